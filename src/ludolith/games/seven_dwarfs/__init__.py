"""Seven Dwarfs and the Gem Mine: knock gems out of a column without bringing it down."""

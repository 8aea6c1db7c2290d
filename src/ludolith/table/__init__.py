"""One table: who sits at it, what they play, what each may see. No sockets, no files."""

"""One table: its seats, its game, and what each viewer may see. No sockets, no files."""

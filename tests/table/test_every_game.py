"""Taking back, in every game: what is free to take back changes nothing for other players."""

from ludolith.testing.test_undo import *  # noqa: F403

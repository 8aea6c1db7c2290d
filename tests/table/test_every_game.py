"""Taking back, in every game: what is free to take back changes nothing for anybody else."""

from ludolith.testing.test_undo import *  # noqa: F403

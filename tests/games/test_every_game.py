"""What is true of every game, for every number of players and every set of options."""

from ludolith.testing.test_rules import *  # noqa: F403

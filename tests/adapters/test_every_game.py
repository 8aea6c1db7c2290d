"""What the libraries of those who train demand of every game."""

from ludolith.testing.test_learners import *  # noqa: F403

"""The rows of numbers that learners see: what they hold is in the view, and nothing else."""

from ludolith.testing.test_observations import *  # noqa: F403

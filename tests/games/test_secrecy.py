"""No view shows, and no bot uses, what a seat cannot know."""

from ludolith.testing.test_event_secrecy import *  # noqa: F403
from ludolith.testing.test_redeal import *  # noqa: F403
from ludolith.testing.test_secrecy import *  # noqa: F403

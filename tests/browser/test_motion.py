"""Motion explains; people who want none get none."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.party import finished, party
from tests.browser.person import Invite, Person
from tests.server.process import Process


def moved(anna: Person) -> bool:
    """Whether anything has moved since the page was told to watch."""
    return bool(anna.page.evaluate("() => window.moved"))


def watch(anna: Person) -> None:
    anna.page.evaluate(
        """() => {
          window.moved = false;
          const look = () => {
            const moving = (one) => one.effect.getComputedTiming().duration > 20;
            window.moved ||= document.getAnimations().some(moving);
            requestAnimationFrame(look);
          };
          look();
        }"""
    )


def test_cards_and_rubies_move_for_those_who_like_it(invite: Invite, server: Process) -> None:
    anna = invite(motion=True)
    party(server, "Anna", bots=2).seat(anna)
    expect(anna.button("move-leave")).to_be_enabled()
    watch(anna)
    anna.decides("leave")
    expect(anna.button("move-leave")).to_be_enabled()
    assert moved(anna)


def test_reduced_motion_leaves_everything_still(invite: Invite, server: Process) -> None:
    anna = invite(motion=False)
    party(server, "Anna", bots=2).seat(anna)
    expect(anna.button("move-leave")).to_be_enabled()
    watch(anna)
    anna.decides("leave")
    expect(anna.button("move-leave")).to_be_enabled()
    assert not moved(anna)


def test_the_count_at_the_end_can_be_skipped(invite: Invite, server: Process) -> None:
    anna = invite(motion=True)
    finished(server).seat(anna)
    anna.button("board-diamant-skip").click()
    expect(anna.button("board-diamant-skip")).to_have_count(0)
    expect(anna.region("board-diamant-finale").get_by_text("?", exact=True)).to_have_count(0)

"""A redeal draws everything anew that a seat cannot know, and draws it fairly."""

from __future__ import annotations

from collections import Counter, defaultdict
from math import sqrt

from ludolith.engine.rng import new_rng
from ludolith.testing.game_setups import few_settings, steps_of
from ludolith.testing.test_secrecy import seen, without_who_has_chosen
from ludolith.testing.view_places import hidden, places

PLAYED = 6  # games of each setting, to their end
GAMES = 120  # of each setting, ...
OPEN = 12  # ... unless nothing is hidden at the start of so many
ENOUGH = 12  # games in which something is the same by chance: too many
BEYOND_DOUBT = 5  # standard errors


def test_a_seat_cannot_tell_a_redeal_from_the_truth(game_name: str) -> None:
    """Whatever is hidden from a seat, it sees the same, may do the same, and so may a spectator."""
    for setting in few_settings(game_name):
        for seed in range(PLAYED):
            for step in steps_of(setting, seed):
                state = step.state
                for seat in {step.seat, step.number % setting.players}:
                    known = state.known_to(seat, new_rng(step.number))
                    assert list(known.legal(seat)) == list(state.legal(seat))
                    for viewer in (None, seat):
                        there, here = seen(known, viewer), seen(state, viewer)
                        assert without_who_has_chosen(there) == without_who_has_chosen(here)


def test_a_redeal_draws_all_anew_that_others_see_alone(game_name: str) -> None:
    """At the start of a game, of which none can remember more than they see: what differs from game
    to game in the view of another seat only is not always the same after a redeal. A seat that can
    work it out from its own view should see it there.
    """
    values: dict[str, list[object]] = defaultdict(list)
    drawn: set[str] = set()
    for setting in few_settings(game_name):
        for seed in range(GAMES):
            if seed == OPEN and not values:
                break
            state = setting.new(seed)
            viewer = seed % setting.players
            seat = (seed // setting.players) % setting.players
            known = places(state.known_to(viewer, new_rng(seed)), seat)
            for place, value in hidden(state, seat, viewer).items() if seat != viewer else ():
                what = f"{place} of seat {seat}"
                values[what].append(value)
                if known.get(place) != value:
                    drawn.add(what)
    kept = [
        what
        for what, found in values.items()
        if len(found) >= ENOUGH and len(set(found)) > 1 and what not in drawn
    ]
    assert not kept, f"never drawn anew: {', '.join(sorted(kept))}"


def test_a_redeal_draws_as_often_what_is_there_as_often(game_name: str) -> None:
    """At the start of a game: in how many games each value is hidden, in truth and redealt."""
    for setting in few_settings(game_name):
        true: Counter[str] = Counter()
        redealt: Counter[str] = Counter()
        for seed in range(GAMES):
            if seed == OPEN and not true:
                break
            state = setting.new(seed)
            viewer = seed % setting.players
            seat = (viewer + 1) % setting.players
            known = state.known_to(viewer, new_rng(seed + GAMES))
            for position, count in ((state, true), (known, redealt)):
                found = hidden(position, seat, viewer)
                count.update({f"{place.partition('.')[0]} {found[place]}" for place in found})
        for value in true | redealt:
            here, there = true[value], redealt[value]
            assert abs(here - there) <= BEYOND_DOUBT * sqrt(here + there), (
                f"{value} is hidden in {here} games, and in {there} of as many redealt ones"
            )

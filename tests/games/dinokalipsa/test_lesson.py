"""The guided first game of Dinokalipsa."""

from __future__ import annotations

from ludolith.games.dinokalipsa.lesson import lesson


def test_a_newcomer_sees_nobody_elses_secrets() -> None:
    drawn = [
        event["seat"]
        for frame in lesson().frames
        for event in frame.events
        if event["event"] == "card-drawn"
    ]
    assert drawn
    assert set(drawn) == {0}

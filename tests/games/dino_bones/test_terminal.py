"""The game in a terminal."""

from __future__ import annotations

from tests.cli.conftest import Ludolith, ludolith

__all__ = ["ludolith"]  # a fixture


def test_a_decision_is_taken_back_at_the_prompt(ludolith: Ludolith) -> None:
    said = ludolith("play", "dino_bones", "--players", 2, "--seed", 3, typed="<\n*\n1\n<\n")
    assert said.code == 0, said.err
    assert said.out.count("There is nothing to take back") == 1
    assert said.out.count("Lay your chisels") == 3, "asked, asked after 1, and asked again"


def test_many_moves_are_listed_on_request_only(ludolith: Ludolith) -> None:
    asked = ("play", "dino_bones", "--players", 2, "--seed", 3)
    short = ludolith(*asked, typed="").out
    assert "Chisel between" not in short
    assert "“39 40”" in " ".join(short.split())
    listed = ludolith(*asked, typed="*\n").out
    assert listed.count("Chisel between") > 50

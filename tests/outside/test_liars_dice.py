"""The example of a game in a package of its own, through everything there is."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from ludolith.text import LANGUAGES
from tests.cli.conftest import Ludolith, ludolith
from tests.outside.conftest import Install
from tests.server.conftest import serve
from tests.server.live import Live

__all__ = ["ludolith", "serve"]  # fixtures
ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "liars_dice"
NAME = "liars_dice"


@pytest.fixture(autouse=True)
def example(install: Install) -> None:
    install("ludolith-liars-dice", EXAMPLE / "src", liars_dice="ludolith_liars_dice:GAME")


def test_its_package_registers_what_the_tests_do() -> None:
    assert 'liars_dice = "ludolith_liars_dice:GAME"' in (EXAMPLE / "pyproject.toml").read_text()


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_stands_among_the_games(ludolith: Ludolith, language: str) -> None:
    shelf = json.loads(ludolith("games", "--json", "--lang", language).out)
    (game,) = (each for each in shelf if each["name"] == NAME)
    assert game["bots"] == ["random", "casual", "steady", "strong"]
    assert game["languages"] == list(LANGUAGES)
    assert "LD-20" in ludolith("rules", NAME, "--lang", language).out


def test_it_is_simulated_studied_recorded_and_replayed(ludolith: Ludolith, tmp_path: Path) -> None:
    figures = ludolith("simulate", NAME, "--games", 8, "--jobs", 1, "--bots", "steady", "--json")
    assert json.loads(figures.out)["games"] == 8
    assert ludolith("study", NAME, "--games", 4, "--jobs", 1, "--json").code == 0
    tournament = ["tournament", NAME, "--games", 4, "--jobs", 1, "--bots", "strong,casual"]
    assert ludolith(*tournament, "--json").code == 0
    file = tmp_path / "game.json"
    assert ludolith("record", NAME, "--bots", "strong", "--seed", 3, "-o", file).code == 0
    assert ludolith("verify", file).code == 0
    assert "побеждает: у остальных костей нет" in ludolith("replay", file, "--lang", "ru").out


def test_it_is_played_in_a_terminal(ludolith: Ludolith) -> None:
    said = ludolith("play", NAME, "--players", 2, "--lang", "pl", "--seed", 1, typed="1\nq\n\n")
    assert "Twoje kości" in said.out


def test_a_table_of_it_is_played_to_the_end(serve: Callable[..., Live]) -> None:
    live = serve()
    assert NAME in [game["name"] for game in live.http.get("/api/games").json()]
    made = live.make(game=NAME, players=3, bots="steady", start=True, options={"dice": 3})
    ann = live.player(made["table"], made["key"])
    while ann.snapshot["table"]["phase"] != "over":
        choices = ann.open_choices()
        if not choices:
            ann.until_received("update")
            continue
        (choice,) = choices
        number = f"{choice['seat']}-{choice['asked']}"
        move = choice["moves"][0]
        ann.ask("decide", seat=0, move=move, version=choice["asked"], id=number)
    assert ann.log[-1]["event"]["event"] == "game-ended"
    replay = live.http.get(f"/api/tables/{made['table']}/replay").json()
    assert replay["frames"][-1]["view"]["over"]


def test_a_page_built_without_it_gets_its_texts_and_rules(serve: Callable[..., Live]) -> None:
    http = serve().http
    assert "Кости лжеца" in http.get("/api/games/texts?lang=ru").json()[NAME]
    assert "event-bid-made = " in http.get(f"/api/games/{NAME}/texts?lang=pl").text
    assert "LD-20" in http.get(f"/api/games/{NAME}/rulebook?lang=ru").text
    assert http.get("/api/games/no_such_game/texts").status_code == 404


def test_learners_know_it() -> None:
    """In a process of its own: what those libraries register stays."""
    ask = f"""
import gymnasium, pyspiel
from ludolith.adapters import openspiel, pettingzoo
import ludolith.adapters.gymnasium
openspiel.register()
gymnasium.make("ludolith/LiarsDice-v0").reset(seed=1)
pyspiel.load_game("ludolith_{NAME}(players=3,wild=true)").new_initial_state()
pettingzoo.env("{NAME}", dice=3).reset(seed=1)
"""
    subprocess.run([sys.executable, "-c", ask], check=True, timeout=60)


def test_it_passes_what_every_game_must_pass_and_its_own_tests() -> None:
    run = [sys.executable, "-m", "ludolith.cli", "test-game", NAME]
    every = subprocess.Popen(run, stdout=subprocess.PIPE, text=True)
    own = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", EXAMPLE / "tests"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert own.returncode == 0, own.stdout
    said, _ = every.communicate(timeout=300)
    assert every.returncode == 0, said
    assert "skipped" not in said


CHECKSUM = """
import sys, ludolith, ludolith_liars_dice.rules as rules
from ludolith.engine.random_playout import playouts
from ludolith.engine.rng import DECISIONS, new_rng
template = ludolith.game("liars_dice").template(4)
print(rules.__file__.endswith(".py"), *playouts(template, 30, 7, new_rng(7, DECISIONS)))
"""


def checksum(path: str) -> str:
    environment = {**os.environ, "PYTHONPATH": path}
    command = [sys.executable, "-c", CHECKSUM]
    return subprocess.run(
        command, env=environment, capture_output=True, text=True, check=True, timeout=60
    ).stdout


@pytest.mark.long
def test_compiled_apart_from_ludolith_it_plays_the_same_games(tmp_path: Path) -> None:
    home = tmp_path / "liars_dice"
    shutil.copytree(EXAMPLE, home)
    build = [sys.executable, "setup.py", "-q", "build_ext", "--inplace"]
    environment = {**os.environ, "LUDOLITH_COMPILE": "1"}
    subprocess.run(build, cwd=home, env=environment, check=True, capture_output=True, timeout=300)
    plain = os.environ["PYTHONPATH"]
    compiled = plain.replace(str(EXAMPLE / "src"), str(home / "src"))
    assert checksum(plain).split()[0] == "True"
    assert checksum(compiled) == checksum(plain).replace("True", "False")

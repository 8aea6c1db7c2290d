"""A misspelt command line is told in the reader's language, also where typer found the mistake."""

from __future__ import annotations

import pytest
import typer

from ludolith.cli.errors import language_in
from ludolith.cli.translations import words
from ludolith.cli.usage_errors import usage
from tests.cli.conftest import Ludolith

ORDER = ("en", "ru", "pl")  # of the sentences below
EXPECTED = {
    "simulat diamant": (
        "there is no command “simulat”; did you mean simulate?",
        "нет команды «simulat»; может быть, simulate?",
        "nie ma polecenia „simulat”; może chodziło o simulate?",
    ),
    "nonsense": (
        "there is no command “nonsense”; see ludolith --help",
        "нет команды «nonsense»; см. ludolith --help",
        "nie ma polecenia „nonsense”; zob. ludolith --help",
    ),
    "simulate diamant --plyers 4": (
        "there is no option --plyers; did you mean --players?",
        "нет параметра --plyers; может быть, --players?",
        "nie ma parametru --plyers; może chodziło o --players?",
    ),
    "games -x": (
        "there is no option -x; see ludolith games --help",
        "нет параметра -x; см. ludolith games --help",
        "nie ma parametru -x; zob. ludolith games --help",
    ),
    "simulate": (
        "GAME is missing; see ludolith simulate --help",
        "не указано: GAME; см. ludolith simulate --help",
        "brakuje: GAME; zob. ludolith simulate --help",
    ),
    "rules diamant DIA-01 and more": (
        "these words are too many: and more; see ludolith rules --help",
        "лишние слова: and more; см. ludolith rules --help",
        "te słowa są zbędne: and more; zob. ludolith rules --help",
    ),
    "games now": (
        "this is one word too many: now; see ludolith games --help",
        "лишнее слово: now; см. ludolith games --help",
        "to słowo jest zbędne: now; zob. ludolith games --help",
    ),
    "play diamant --players nine": (
        "--players is a whole number, not “nine”; see ludolith play --help",
        "--players — целое число, а не «nine»; см. ludolith play --help",
        "--players to liczba całkowita, a nie „nine”; zob. ludolith play --help",
    ),
    "serve --pace 1 soon": (
        "--pace is a number, not “soon”; see ludolith serve --help",
        "--pace — число, а не «soon»; см. ludolith serve --help",
        "--pace to liczba, a nie „soon”; zob. ludolith serve --help",
    ),
    "play diamant --players": (
        "option --players needs a value; see ludolith play --help",
        "параметру --players нужно значение; см. ludolith play --help",
        "parametr --players wymaga wartości; zob. ludolith play --help",
    ),
    "serve --pace 1": (
        "option --pace needs 2 values; see ludolith serve --help",
        "параметру --pace нужно 2 значения; см. ludolith serve --help",
        "parametr --pace wymaga 2 wartości; zob. ludolith serve --help",
    ),
    "games --json=3": (
        "option --json takes no value; see ludolith games --help",
        "параметр --json не принимает значения; см. ludolith games --help",
        "parametr --json nie przyjmuje wartości; zob. ludolith games --help",
    ),
    "play": (
        "name a game to play in the terminal, such as diamant, or --web; see ludolith play --help",
        "назовите игру для терминала, например diamant, или --web; см. ludolith play --help",
        "podaj grę do terminala, na przykład diamant, albo --web; zob. ludolith play --help",
    ),
    "play --web --players 3": (
        "--web opens the tables in your browser; a game is chosen there, so nothing else goes "
        "with it; see ludolith play --help",
        "--web открывает столы в браузере; игру выбирают там, поэтому других параметров с ним нет; "
        "см. ludolith play --help",
        "--web otwiera stoły w przeglądarce; grę wybiera się tam, więc nic więcej do niego nie "
        "pasuje; zob. ludolith play --help",
    ),
    "play diamant --continue game.json": (
        "--continue takes everything but --lang and --save from the record; "
        "see ludolith play --help",
        "--continue берёт из записи всё, кроме --lang и --save; см. ludolith play --help",
        "--continue bierze z zapisu wszystko oprócz --lang i --save; zob. ludolith play --help",
    ),
}


@pytest.mark.parametrize("language", ORDER)
@pytest.mark.parametrize("line", EXPECTED)
def test_what_is_misspelt_is_told_in_the_language_of_the_locale(
    ludolith: Ludolith, monkeypatch: pytest.MonkeyPatch, line: str, language: str
) -> None:
    monkeypatch.setenv("LANG", f"{language}_XX.UTF-8")
    said = ludolith(*line.split())
    assert said.is_refusal(), said
    assert said.err == f"ludolith: {EXPECTED[line][ORDER.index(language)]}\n"


@pytest.mark.parametrize("line", ["games --lang ru now", "--lang=ru games", "games -x --lang ru"])
def test_a_language_asked_for_counts_wherever_it_stands(ludolith: Ludolith, line: str) -> None:
    said = ludolith(*line.split())
    assert said.is_refusal()
    assert "; см. ludolith" in said.err


def test_of_a_language_that_does_not_exist_the_locales_words_tell(
    ludolith: Ludolith, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    assert "zbędne: now" in ludolith("games", "--lang", "xx", "now").err
    assert "Nie ma tekstów w tym języku." in ludolith("games", "--lang", "xx").err


def test_the_last_language_counts_as_it_does_for_the_command() -> None:
    assert language_in(["games", "--lang", "ru", "--lang=pl"]) == "pl"
    assert language_in(["games", "--lang", "ru", "--lang", "xx"]) is None
    assert language_in(["games", "--lang"]) is None


def test_a_number_with_too_many_digits_is_told_as_such(ludolith: Ludolith) -> None:
    said = ludolith("simulate", "diamant", "--lang", "pl", "--games", "9" * 5000)
    assert said.is_refusal()
    assert "--games ma za dużo cyfr: 999" in said.err


@pytest.mark.parametrize("word", ["4_0", "٤", "+4", " 4", "4.0", "４"])
def test_a_whole_number_is_plain_digits(ludolith: Ludolith, word: str) -> None:
    said = ludolith("simulate", "diamant", "--games", word)
    assert said.is_refusal(), said
    assert f"--games is a whole number, not “{word.strip()}”" in said.err.replace("“ ", "“")


@pytest.mark.parametrize("line", ["--pace 1_0 2_0", "--pace 1 ٤", "--keep-lobbies 1_4"])
def test_a_number_is_plain_digits(
    ludolith: Ludolith, monkeypatch: pytest.MonkeyPatch, line: str
) -> None:
    monkeypatch.setattr("ludolith.cli.serve.run_server", lambda *_, **__: None)
    said = ludolith("serve", *line.split())
    assert said.is_refusal(), said
    assert "is a number, not “" in said.err


def test_help_is_given_whatever_else_is_typed(ludolith: Ludolith) -> None:
    assert ludolith("simulate", "diamant", "--games", "4_0", "--help").code == 0


@pytest.mark.parametrize(
    "line",
    [
        "--continue half.json --players 7",
        "--continue half.json --humans 0",
        "--continue half.json --names=",
        "--continue half.json --bots=",
        "--continue half.json --option relics=on",
        "--web diamant",
        "--web --lang ru",
        "--web --save game.json",
        "--web --continue half.json",
        "--web --seed 0",
        "--web --option relics=on",
    ],
)
def test_what_does_not_go_together_is_refused(
    ludolith: Ludolith, monkeypatch: pytest.MonkeyPatch, line: str
) -> None:
    monkeypatch.setattr("ludolith.cli.serve.run_server", lambda *_, **__: None)
    monkeypatch.setattr("ludolith.cli.play.go_on", lambda *_: None)
    said = ludolith("play", *line.split())
    assert said.is_refusal(), said


def test_several_words_may_be_near(ludolith: Ludolith) -> None:
    assert "did you mean play or replay?" in ludolith("pplay").err


@pytest.mark.parametrize("line", ["{}", "games {}", "games --{}", "simulate diamant --jobs {}"])
def test_however_much_is_typed_the_answer_is_one_line(ludolith: Ludolith, line: str) -> None:
    assert ludolith(*line.format("x" * 5000).split()).is_refusal()


def test_what_nobody_foresaw_is_told_in_typers_words() -> None:
    said = usage(typer.TyperException("The moon is full."), words("pl"))
    assert said == "the moon is full; zob. ludolith --help"
    said = usage(typer.BadParameter("The moon is full."), words("ru"))
    assert said == "invalid value: The moon is full; см. ludolith --help"

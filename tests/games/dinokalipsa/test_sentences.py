"""Sentences of Dinokalipsa that are easy to get wrong: cards by name, one or several players."""

from __future__ import annotations

import re

import pytest

import ludolith
from ludolith.engine.events import Event
from ludolith.games.dinokalipsa import events
from ludolith.games.dinokalipsa.components import BOARDS, CARDS, DISASTERS
from ludolith.games.dinokalipsa.effects.table import EFFECTS
from ludolith.games.dinokalipsa.view import STAGES
from ludolith.text import LANGUAGES, Speech

GAME = ludolith.game("dinokalipsa")
NAMES = {
    "en": ("Anna", "Bob", "Eve"),
    "ru": ("Анна", "Боб", "Ева"),
    "pl": ("Anna", "Bob", "Ewa"),
}


@pytest.mark.parametrize(
    ("event", "en", "ru", "pl"),
    [
        (
            events.ScoreLowered(seat=0, card="headwind", target=2, points=4),
            "Anna plays “Headwind”: Eve loses 4 points.",
            "Анна играет карту «Встречный ветер»: Ева теряет 4 очка.",
            "Anna zagrywa kartę „Wiatr w oczy”: Ewa traci 4 punkty.",
        ),
        (
            events.ScoresInverted(highest=(2,), lowest=(0, 1), high=9, low=3),
            "Eve falls from the highest score to 3, Anna and Bob rise to 9.",
            "Ева падает с вершины до 3, Анна и Боб поднимаются до 9.",
            "Ewa spada ze szczytu na 3, Anna i Bob wskakują na 9.",
        ),
        (
            events.ValueAdded(seat=1, effect="tame_pebble", card="bone_helmet", points=4),
            "Bob adds “Bone Helmet” to “Tame Pebble”: 4 points more.",
            "Боб добавляет карту «Костяной шлем» к карте «Ручной камешек»: плюс 4 очка.",
            "Bob dokłada kartę „Kościany hełm” do karty „Oswojony kamyk”: plus 4 punkty.",
        ),
        (
            events.DisasterTurnedUp(round_number=3, disaster="meteor", type="meteor"),
            "Round 3: “Meteor” (counts as any type).",
            "Раунд 3: «Метеорит» (считается за любой вид).",
            "Runda 3: „Meteoryt” (liczy się jako dowolny rodzaj).",
        ),
        (
            events.OutOfPointCards(seats=(0, 1)),
            "Anna and Bob have no point card left: the sudden death is over.",
            "Анна и Боб остаются без карт очков: внезапная смерть окончена.",
            "Anna i Bob nie mają już kart punktów: nagła śmierć dobiega końca.",
        ),
        (
            events.ScoreCounted(
                seat=0, value=5, bonus=0, trait=-1, instants=2, disasters=0, score=6
            ),
            "Anna: 6 (card 5, trait −1, instants +2).",
            "Анна: 6 (карта 5, черта −1, мгновенные карты +2).",
            "Anna: 6 (karta 5, cecha −1, karty natychmiastowe +2).",
        ),
        (
            events.ScoreCounted(
                seat=2, value=0, bonus=9, trait=1, instants=0, disasters=2, score=12
            ),
            "Eve: 12 (card 0, effects +9, trait +1, disasters +2).",
            "Ева: 12 (карта 0, эффекты +9, черта +1, катастрофы +2).",
            "Ewa: 12 (karta 0, efekty +9, cecha +1, katastrofy +2).",
        ),
        (
            events.GameEnded(seats=(1,), place=52, rule="HLD-52"),
            "Bob wins, 52 spaces down the escape route!",
            "Побеждает Боб! Пройдено клеток: 52.",
            "Wygrywa Bob! Pokonane pola: 52.",
        ),
        (
            events.GameEnded(seats=(0,), place=0, rule="HLD-53"),
            "Anna is the last dinosaur alive and wins!",
            "Побеждает Анна: это последний живой динозавр!",
            "Wygrywa Anna: to ostatni żywy dinozaur!",
        ),
        (
            events.ScoreCounted(
                seat=1, value=1, bonus=0, trait=0, instants=-4, disasters=0, score=-3
            ),
            "Bob: −3 (card 1, instants −4).",
            "Боб: −3 (карта 1, мгновенные карты −4).",
            "Bob: −3 (karta 1, karty natychmiastowe −4).",
        ),
        (
            events.InstantsMultiplied(factor=2),
            "Starfruit: “Tailwind” and “Headwind” count ×2 this round.",
            "Карамбола: «Попутный ветер» и «Встречный ветер» в этом раунде считаются ×2.",
            "Karambola: „Wiatr w plecy” i „Wiatr w oczy” liczą się w tej rundzie ×2.",
        ),
        (
            events.PassedForRound(seat=0),
            "Anna passes until the scores stand.",
            "Анна пропускает до конца подсчёта.",
            "Anna pasuje do podliczenia wyników.",
        ),
    ],
)
def test_the_sentence_is_right_in_every_language(event: Event, en: str, ru: str, pl: str) -> None:
    for language, sentence in (("en", en), ("ru", ru), ("pl", pl)):
        assert Speech(language, GAME).event(event, NAMES[language]) == sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_board_and_disaster_has_a_name_of_its_own(language: str) -> None:
    speech = Speech(language, GAME)
    for message, variable, things in (
        ("card-name", "card", CARDS),
        ("board-name", "board", BOARDS),
        ("disaster-name", "disaster", DISASTERS),
    ):
        names = {speech.say(message, **{variable: thing}) for thing in things}
        assert len(names) == len(set(things))


@pytest.mark.parametrize(
    ("kind", "ids"), [("card", CARDS), ("disaster", DISASTERS), ("board", BOARDS)]
)
def test_ids_are_the_names_on_screen(kind: str, ids: tuple[str, ...]) -> None:
    speech = Speech("en", GAME)
    for one in ids:
        name = speech.say(f"{kind}-name", **{kind: one})
        assert "_".join(re.findall("[a-z]+", name.lower().replace("’", ""))) == one


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_words(language: str) -> None:
    speech = Speech(language, GAME)
    for stage in set(STAGES.values()) - {"over"}:
        assert speech.say(f"ask-{stage}", card="pocket_flamethrower")


@pytest.mark.parametrize("language", LANGUAGES)
def test_exactly_the_cards_with_an_effect_have_words_for_it(language: str) -> None:
    """The client tells by its words whether a card does anything."""
    speech = Speech(language, GAME)
    none = speech.say("card-effect", card="other")
    described = {card for card in CARDS if speech.say("card-effect", card=card) != none}
    assert described == set(EFFECTS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_starfruit_names_the_two_cards_that_it_doubles(language: str) -> None:
    speech = Speech(language, GAME)
    described = speech.say("card-effect", card="lucky_starfruit")
    for card in CARDS:
        name = speech.say("card-name", card=card)
        assert (name in described) == (card in ("tailwind", "headwind")), name

"""Sentences of Diamant that are easy to get wrong: no name, one or several, plurals."""

from __future__ import annotations

import pytest

import ludolith
from ludolith.engine.events import Event
from ludolith.games.diamant import events
from ludolith.text import Speech

NAMES = {
    "en": ("Anna", "Bob", "Eve"),
    "ru": ("Анна", "Боб", "Ева"),
    "pl": ("Anna", "Bob", "Ewa"),
}


@pytest.mark.parametrize(
    ("event", "en", "ru", "pl"),
    [
        (
            events.ChoicesRevealed(leaving=(0,), staying=(1, 2)),
            "Anna leaves; Bob and Eve go on.",
            "Анна выходит; Боб и Ева идут дальше.",
            "Anna wychodzi; Bob i Ewa idą dalej.",
        ),
        (
            events.ChoicesRevealed(leaving=(), staying=(2,)),
            "No player leaves: Eve goes on.",
            "Никто не выходит: Ева идёт дальше.",
            "Nikt nie wychodzi: Ewa idzie dalej.",
        ),
        (
            events.ChoicesRevealed(leaving=(0, 1, 2), staying=()),
            "Anna, Bob and Eve leave; no player goes on.",
            "Анна, Боб и Ева выходят; дальше не идёт никто.",
            "Anna, Bob i Ewa wychodzą; nikt nie idzie dalej.",
        ),
        (
            events.TreasureFound(rubies=14, share=4, rest=2, seats=(0, 1, 2)),
            "Treasure: 14 rubies. Anna, Bob and Eve take 4 each, 2 stay on the card.",
            "Сокровище: 14 рубинов. Анна, Боб и Ева берут по 4, на карте остаются 2.",
            "Skarb: 14 rubinów. Anna, Bob i Ewa biorą po 4, na karcie zostają 2.",
        ),
        (
            events.TreasureFound(rubies=2, share=0, rest=2, seats=(0, 1, 2)),
            "Treasure: 2 rubies. Too little to share: it stays on the card.",
            "Сокровище: 2 рубина. На всех не хватает, всё остаётся на карте.",
            "Skarb: 2 rubiny. Nie wystarczy dla wszystkich, całość zostaje na karcie.",
        ),
        (
            events.TrapSprung(trap="snakes", seats=(0, 2), lost=(11, 11)),
            "Snakes everywhere! This is the second such trap: "
            "Anna and Eve flee and lose 22 rubies in all.",
            "Змеи повсюду! Это уже вторая такая ловушка: "
            "Анна и Ева спасаются бегством, потеряв на всех 22 рубина.",
            "Wszędzie węże! To już druga taka pułapka: "
            "Anna i Ewa uciekają i tracą łącznie 22 rubiny.",
        ),
        (
            events.PathGathered(seats=(0, 1), share=2, rest=1),
            "Anna and Bob pick up 2 rubies each on the way out, 1 stays in the cave.",
            "Анна и Боб подбирают на обратном пути по 2 рубина, в пещере остаётся 1.",
            "Anna i Bob zbierają w drodze powrotnej po 2 rubiny, w jaskini zostaje 1.",
        ),
        (
            events.PutInChest(seat=1, rubies=21),
            "Bob puts 21 rubies into the chest.",
            "Боб убирает в сундук 21 рубин.",
            "Bob wkłada do skrzyni 21 rubinów.",
        ),
        (
            events.RelicsTaken(seat=0, relics=(5, 7)),
            "Anna leaves alone and takes the relics 5, 7 (12 points in all).",
            "Анна выходит в одиночку и забирает реликвии (5, 7), всего на 12 очков.",
            "Anna wychodzi w pojedynkę i zabiera artefakty (5, 7), razem warte 12 punktów.",
        ),
        (
            events.RelicsLeftLying(seats=(0, 1), relics=(8,)),
            "Anna and Bob leave together, so none of them takes the relic worth 8 points.",
            "Анна и Боб выходят вместе, поэтому никому не достаётся реликвия на 8 очков.",
            "Anna i Bob wychodzą razem, więc nikomu nie przypada artefakt wart 8 punktów.",
        ),
        (
            events.GameEnded(seats=(0, 2), points=31),
            "Anna and Eve share the victory with 31 points each.",
            "Победу делят Анна и Ева: по 31 очку.",
            "Zwycięstwem dzielą się Anna i Ewa: po 31 punktów.",
        ),
    ],
)
def test_the_sentence_is_right_in_every_language(event: Event, en: str, ru: str, pl: str) -> None:
    game = ludolith.game("diamant")
    for language, sentence in (("en", en), ("ru", ru), ("pl", pl)):
        assert Speech(language, game).event(event, NAMES[language]) == sentence

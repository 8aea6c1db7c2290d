"""`ludolith games` and `ludolith rules`: what there is, and how it is played."""

from __future__ import annotations

import json

from rich.console import Console
from rich.table import Table
from rich.text import Text

from ludolith import bots, games
from ludolith.cli.printing import cited, console, emphasised, rule_in_full
from ludolith.cli.translations import Words, words
from ludolith.engine.errors import BadRequest
from ludolith.engine.game import Game
from ludolith.games import game as find_game
from ludolith.text import MissingText, rules_of
from ludolith.text.languages import languages_of
from ludolith.text.rule_texts import Chapter


def show_games(as_json: bool, lang: str | None) -> None:
    speeches = [words(lang, find_game(name)) for name in games.NAMES]
    if as_json:
        print(json.dumps([as_object(speech) for speech in speeches], ensure_ascii=False))
        return
    screen = console()
    for speech in speeches:
        screen.print(as_table(speech))


def game_of(speech: Words) -> Game:
    assert speech.game is not None
    return speech.game


def as_object(speech: Words) -> dict[str, object]:
    game = game_of(speech)
    return {
        "name": game.name,
        "title": speech.say("game-name"),
        "players": {"least": game.player_counts[0], "most": game.player_counts[-1]},
        "options": [
            {
                "name": option.name,
                "title": speech.option(option),
                "values": option.values,
                "default": option.default,
                "rule": option.rule,
                "file": option.is_file,
                "seats": option.is_seats,
            }
            for option in game.options
        ],
        "bots": bots.names(game),
        "rulebook": game.rulebook,
        "languages": languages_of(game.package),
    }


def as_table(speech: Words) -> Table:
    game = game_of(speech)
    table = Table.grid(padding=(0, 2))
    table.add_column(style="bold")
    counts = game.player_counts
    table.add_row(
        Text(game.name, style="bold yellow"),
        Text.assemble((speech.say("game-name"), "bold"), f". {speech.say('game-tagline')}"),
    )
    table.add_row(speech.tell("players"), speech.tell("range", least=counts[0], most=counts[-1]))
    table.add_row(speech.say("rules"), game.rulebook)
    for option in game.options:
        default = speech.option_value(option, option.default)
        table.add_row(
            f"--option {option.name}{'=FILE' if option.is_file else '=SEATS' * option.is_seats}",
            f"{speech.option(option)} ({default}). {speech.option_help(option)}",
        )
    spoken = languages_of(game.package)
    if speech.language not in spoken:
        named = speech.join([speech.say(f"language-{each}") for each in spoken])
        table.add_row(speech.tell("texts"), speech.tell("texts-in", languages=named))
    for level in bots.names(game):
        table.add_row(f"--bots {level}", f"{speech.level(level)}. {speech.level_help(level)}")
    return table


def show_rules(game: str, only: str | None, lang: str | None) -> None:
    found = find_game(game)
    speech = words(lang, found)
    rules = rules_of(found, speech.language)
    screen = console()
    if only is not None:
        try:
            screen.print(rule_in_full(rules.rule(only.upper())))
        except MissingText:
            first, last = rules.rules[0].id, rules.rules[-1].id
            raise BadRequest(
                f"{game} has no rule {only!r}; its rules are from {first} to {last}"
            ) from None
        return
    screen.print(Text(rules.title, style="bold yellow"))
    if rules.intro:
        screen.print(emphasised(rules.intro))
    for chapter in rules.chapters:
        print_chapter(screen, chapter)


def print_chapter(screen: Console, chapter: Chapter) -> None:
    screen.print()
    screen.print(Text(chapter.title, style="bold"))
    for paragraph in chapter.paragraphs:
        screen.print(emphasised(paragraph))
    for item in chapter.items:
        line = Table.grid()
        line.add_row("  • ", emphasised(item))
        screen.print(line)
    for rule in chapter.rules:
        screen.print(rule_in_full(rule))
    for ruling in chapter.rulings:
        line = cited()
        line.add_row(f"  {ruling.rule}", emphasised(f"{ruling.silent_on} → {ruling.reading}"))
        screen.print(line)

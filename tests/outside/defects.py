"""Broken variants of the example game, each with one defect that `ludolith test-game` must find."""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

EXAMPLE: Final = Path(__file__).parents[2] / "examples" / "liars_dice" / "src"
PACKAGE: Final = "ludolith_liars_dice"


class Defect(NamedTuple):
    """What is changed in one file of the example, and the test that must fail then."""

    name: str
    test: str  # begins with the module: `secrecy::a_view_shows…`
    file: str
    old: str  # stands there once
    new: str
    also: tuple[str, str, str] | None = None  # a change in another file that belongs to it

    @property
    def module(self) -> str:
        return self.test.partition("::")[0]

    @property
    def test_name(self) -> str:
        return self.test.partition("::")[2]

    @property
    def changes(self) -> list[tuple[str, str, str]]:
        change = (self.file, self.old, self.new)
        return [change] if self.also is None else [change, self.also]


RULES_HEAD = "    # -- a round (LD-01 to LD-04)\n"
NEXT_HIDDEN = "game.cups[(seat + 1) % game.players]"

DEFECTS: Final = (
    # -- what a seat cannot know
    Defect(
        "spectators see the dice of a seat",
        "redeal::a_seat_cannot_tell",
        "view.py",
        "() if seat is None else tuple(game.cups[seat])",
        "tuple(game.cups[seat or 0])",
    ),
    Defect(
        "a seat sees the dice of the next one",
        "secrecy::a_view_shows",
        "view.py",
        "tuple(game.cups[seat])",
        f"(*game.cups[seat], *{NEXT_HIDDEN})",
    ),
    Defect(
        "a view counts hidden dice",
        "secrecy::a_view_shows",
        "view.py",
        "bid_count=None if game.bid is None else game.bid.count",
        "bid_count=None if game.bid is None else game.found(game.bid.face)",
    ),
    Defect(
        "choices depend on hidden dice",
        "redeal::a_seat_cannot_tell",
        "rules.py",
        "return ALL_MOVES[0], *BIDS",
        "if self.found(self.bid.face) >= self.bid.count:\n"
        "            return BIDS[self.code(self.bid) : highest] or ALL_MOVES[:1]\n"
        "        return ALL_MOVES[0], *BIDS",
    ),
    Defect(
        "a refusal depends on hidden dice",
        "secrecy::choices_depend",
        "rules.py",
        'return "LD-12" if move.count > self.in_play()',
        'return "LD-12" if move.count > self.found(move.face)',
    ),
    Defect(
        "all are told what a seat rolled",
        "event_secrecy::an_event_says",
        "rules.py",
        "self.emit_to(1 << seat, events.Rolled(",
        "self.emit_to(-1, events.Rolled(",
    ),
    Defect(
        "a bid tells of hidden dice",
        "event_secrecy::events_tell_nothing_of_hidden",
        "rules.py",
        "self.emit(events.BidMade(seat=seat, count=move.count,",
        "self.emit(events.BidMade(seat=seat, count=self.found(move.face),",
    ),
    Defect(
        "a redeal changes the seat's own dice",
        "secrecy::a_redeal_changes",
        "rules.py",
        "if other != seat:\n                self.cups",
        "if True:\n                self.cups",
    ),
    Defect(
        "a redeal changes nothing",
        "redeal::a_redeal_draws_all",
        "rules.py",
        "if other != seat:\n                self.cups",
        "if False:\n                self.cups",
    ),
    Defect(
        "a redeal keeps the dice of one other seat",
        "redeal::a_redeal_draws_all",
        "rules.py",
        "if other != seat:\n                self.cups",
        "if other not in (seat, 0):\n                self.cups",
    ),
    Defect(
        "a redeal keeps the chance to come",
        "secrecy::a_redeal_leaves",
        "rules.py",
        RULES_HEAD,
        "    def redeal(self, seat: int, rng: Rng) -> None:\n"
        "        chance = self.rng\n"
        "        super().redeal(seat, rng)\n"
        "        self.rng = chance\n\n" + RULES_HEAD,
    ),
    Defect(
        "a redeal draws some faces only",
        "redeal::a_redeal_draws_as_often",
        "rules.py",
        "self.cups[other] = rolled(len(cup), rng)\n\n    def numbers",
        "self.cups[other] = [min(die, 3) for die in rolled(len(cup), rng)]\n\n    def numbers",
    ),
    Defect(
        "a number shows hidden dice",
        "observations::a_row",
        "observe.py",
        "game.cups[seat].count(face)",
        f"{NEXT_HIDDEN}.count(face)",
    ),
    Defect(
        "a bot looks at the true dice",
        "secrecy::a_bot_chooses",
        "bot.py",
        "own = state.cups[seat]\n",
        "own = state.cups[seat] + state.copied[0].cups[seat - 1]\n",
        also=(
            "rules.py",
            RULES_HEAD,
            "    copied = []\n\n"
            "    def clone(self):\n"
            "        self.copied[:] = [self]\n"
            "        return super().clone()\n\n" + RULES_HEAD,
        ),
    ),
    # -- rules
    Defect(
        "a move that is not listed is accepted",
        "rules::listed_moves",
        "rules.py",
        RULES_HEAD,
        "    def allows(self, seat: int, move: int) -> bool:\n        return True\n\n" + RULES_HEAD,
    ),
    Defect(
        "a listed move is refused",
        "rules::listed_moves",
        "rules.py",
        RULES_HEAD,
        "    def allows(self, seat: int, move: int) -> bool:\n"
        "        return move > 0 and super().allows(seat, move)\n\n" + RULES_HEAD,
    ),
    Defect(
        "a random move is not any move",
        "rules::a_random_move",
        "rules.py",
        RULES_HEAD,
        "    def random_move(self, seat: int, rng: Rng) -> int:\n"
        "        return list(self.legal(seat))[0]\n\n" + RULES_HEAD,
    ),
    Defect(
        "a listed move cannot be made",
        "rules::listed_moves",
        "rules.py",
        "            self.bid, self.bidder = move, seat\n",
        "            assert move.count < 6\n            self.bid, self.bidder = move, seat\n",
    ),
    Defect(
        "a refusal changes the position",
        "rules::listed_moves",
        "rules.py",
        'return "LD-12" if move',
        "self.active = 0\n        return 'LD-12' if move",
    ),
    Defect(
        "a refusal names a rule that does not exist",
        "rules::listed_moves",
        "rules.py",
        'return "LD-10"\n',
        'return "LD-99"\n',
    ),
    Defect(
        "moves are listed out of order",
        "rules::legal_moves",
        "rules.py",
        "return BIDS[:highest]",
        "return BIDS[:highest][::-1]",
    ),
    Defect(
        "a game goes on without a choice",
        "rules::a_game_is_over",
        "rules.py",
        "[] if self.over else [self.active]",
        "[self.active]",
    ),
    Defect(
        "chance from elsewhere",
        "rules::two_copies",
        "rules.py",
        "FACES[rng.below(len(FACES))]",
        "__import__('random').choice(FACES)",
    ),
    Defect(
        "the order of a set",
        "rules::a_game_is_the_same_in_another_process",
        "rules.py",
        "[(seat + step) % self.players for step in range(1, self.players + 1)]",
        "[int(other) for other in {str(other) for other in range(self.players)}]",
    ),
    Defect(
        "the same game whatever the seed",
        "rules::another_seed",
        "rules.py",
        "        self.begin_round(self.rng.below(self.players))",
        "        self.rng = Rng()\n        self.begin_round(0)",
    ),
    Defect(
        "what happens depends on being listened to",
        "rules::listening",
        "rules.py",
        "        found, bid = self.found(self.bid.face), self.bid\n",
        "        found, bid = self.found(self.bid.face) + (self.emitted is None), self.bid\n",
    ),
    Defect(
        "an end without a rule",
        "rules::a_game_is_over",
        "rules.py",
        'return "LD-30"',
        'return ""',
    ),
    Defect(
        "an end by a rule that does not exist",
        "rules::a_game_is_over",
        "rules.py",
        'return "LD-30"',
        'return "LD-40"',
    ),
    Defect(
        "a broken invariant",
        "rules::no_invariant",
        "rules.py",
        "FACES[rng.below(len(FACES))]",
        "FACES[rng.below(len(FACES))] % 6",
    ),
    Defect(
        "a view that says the wrong seat must choose",
        "rules::every_view",
        "view.py",
        "**game.seen(seat),",
        "**(game.seen(seat) | {'deciding': (0,)}),",
    ),
    Defect(
        "points beyond the widest margin",
        "rules::no_seat",
        "__init__.py",
        "most_behind = components.MOST_DICE",
        "most_behind = 2",
    ),
    # -- moves
    Defect(
        "a move that is described as another one",
        "rules::views_events_and_moves",
        "__init__.py",
        "    def fields(self",
        "    def describe(self, code: int):\n"
        "        return super().describe(code ^ (code > 7))\n\n"
        "    def fields(self",
    ),
    # -- copies
    Defect(
        "a clone shares its dice",
        "rules::playing_a_clone",
        "rules.py",
        RULES_HEAD,
        "    def clone(self):\n"
        "        twin = super().clone()\n"
        "        twin.cups = self.cups\n"
        "        return twin\n\n" + RULES_HEAD,
    ),
    Defect(
        "pickling loses a field",
        "rules::a_pickled",
        "rules.py",
        RULES_HEAD,
        "    def __reduce__(self):\n"
        "        make, (*rest, own) = super().__reduce__()\n"
        "        return make, (*rest, own | {'bid': None, 'bidder': None})\n\n" + RULES_HEAD,
    ),
    # -- numbers
    Defect(
        "a number out of its bounds",
        "observations::every_number",
        "observe.py",
        'Field("bid_face", 0, max(FACES)',
        'Field("bid_face", 0, 5',
    ),
    Defect(
        "a number too few",
        "observations::every_number",
        "observe.py",
        "        (game.active - seat) % players,\n",
        "",
    ),
    # -- undo
    Defect(
        "a claim that all work side by side",
        "undo::what_others_did",
        "rules.py",
        RULES_HEAD,
        "    def apart(self) -> int:\n        return 1\n\n" + RULES_HEAD,
    ),
    # -- bots
    Defect(
        "bots out of order",
        "levels::a_level",
        "__init__.py",
        '{"casual": bot.Casual, "steady": bot.Steady, "strong": bot.Strong}',
        '{"casual": bot.Steady, "steady": bot.Casual, "strong": bot.Strong}',
    ),
    Defect(
        "a bot that chooses an illegal move",
        "rules::every_bot",
        "bot.py",
        "return favourite(near, own)",
        "return Bid(1, 1)",
    ),
    Defect(
        "a bot with chance of its own",
        "rules::a_bot_that_is_asked_again",
        "bot.py",
        "if rng.below(4):",
        "if __import__('random').random() < 0.7:",
    ),
    # -- texts
    Defect(
        "an event without a sentence",
        "texts::messages_and_kinds",
        "locales/en.ftl",
        "event-challenged = ",
        "# ",
    ),
    Defect(
        "a translation that lacks a sentence",
        "texts::every_language",
        "locales/pl.ftl",
        "event-challenged = ",
        "# ",
    ),
    Defect(
        "an event with a rule that does not exist",
        "texts::every_rule_an_event",
        "events.py",
        'rule: str = "LD-10"',
        'rule: str = "LD-98"',
    ),
    Defect(
        "a rule that is missing in a translation",
        "texts::the_rules_are",
        "RULES.ru.md",
        "- **LD-13**",
        "-",
    ),
)


def write(defect: Defect | None, folder: Path, name: str) -> None:
    """The example as a game of another name, with this defect."""
    changes = [] if defect is None else defect.changes
    for file, old, _ in changes:
        text = (EXAMPLE / PACKAGE / file).read_text(encoding="utf-8")
        assert text.count(old) == 1, f"nothing to break in {file}: {old}"
    class_name = "".join(part.capitalize() for part in name.split("_"))
    for source in (EXAMPLE / PACKAGE).rglob("*"):
        if source.suffix not in (".py", ".ftl", ".md"):
            continue
        text = source.read_text(encoding="utf-8")
        path = source.relative_to(EXAMPLE / PACKAGE)
        for file, old, new in changes:
            if str(path) == file:
                text = text.replace(old, new)
        target = folder / f"ludolith_{name}" / path
        target.parent.mkdir(parents=True, exist_ok=True)
        text = text.replace("liars_dice", name).replace("LiarsDice", class_name)
        target.write_text(text, encoding="utf-8")

"""The rule that forbids a move, and the moves that an earlier version of the rules allowed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludolith.engine.bits import count
from ludolith.games.dino_bones import codes
from ludolith.games.dino_bones.components import (
    BONE_PILE,
    JACKHAMMER,
    KINDS,
    MUSEUM_CONTRACT,
    PLASTER_CAST,
    SELLABLE,
    VOUCHER_CARD,
)
from ludolith.games.dino_bones.geometry import WORD
from ludolith.games.dino_bones.leader_help import help_price, reachable
from ludolith.games.dino_bones.moves import (
    TABLE,
    Assemble,
    AssembleWithCast,
    BuyFossil,
    BuyQuickSharpening,
    BuyStrongTool,
    ChoosePart,
    DigOut,
    EndTurn,
    LiftChisel,
    LookUnder,
    PlaceChisel,
    PlaceWithTool,
    PlayCard,
    SellFossil,
    TakeFind,
)

if TYPE_CHECKING:
    from ludolith.engine.moves import Move
    from ludolith.games.dino_bones.position import Position

_ASKED: Final = {
    codes.VOUCHER: "DB-63",
    codes.FRACTURE_MAP: "DB-62",
    codes.RADAR: "DB-62",
    codes.HELMET: "DB-63",
    codes.DIVISION: "DB-25",
    codes.BRUSH: "DB-63",
    codes.BRUSH_FIND: "DB-62",
    codes.LAST_TWO: "DB-50",
    codes.CLOSING: "DB-50",
    codes.LAST_SKELETONS: "DB-30",
}
# Kinds of moves that are always forbidden by the same rule: the one that says when they are legal.
_DIVIDING: Final[dict[type[Move], str]] = {
    Assemble: "DB-30",
    AssembleWithCast: "DB-30",
    BuyStrongTool: "DB-15",
    BuyQuickSharpening: "DB-15",
    BuyFossil: "DB-15",
    DigOut: "DB-15",
    SellFossil: "DB-15",
    LookUnder: "DB-15",
    PlaceChisel: "DB-20",
    PlaceWithTool: "DB-20",
    LiftChisel: "DB-20",
    EndTurn: "DB-20",
}
_IN_TURN: Final[dict[type[Move], str]] = {
    BuyStrongTool: "DB-40",
    BuyQuickSharpening: "DB-40",
    ChoosePart: "DB-21",
    TakeFind: "DB-25",
    LookUnder: "DB-62",
    LiftChisel: "DB-10",
}


def asked_rule(game: Position) -> str:
    """The rule that says which moves are legal now."""
    if game.stage == codes.PART:
        return "DB-43" if game.by_master else "DB-21"
    if game.stage == codes.TURN:
        return "DB-10" if game.owed else "DB-11"
    return _ASKED.get(game.stage, "DB-50")


def forbidding_rule(game: Position, seat: int, move: int) -> str:
    """The rule that forbids this move now; for an unknown code, the rule of the decision."""
    if move not in TABLE.moves:
        return asked_rule(game)
    kind = type(TABLE.moves[move])
    stage = game.stage
    if stage == codes.TURN:
        return in_turn(game, seat, move, kind)
    if stage in (codes.PART, codes.HELMET, codes.DIVISION, codes.BRUSH, codes.BRUSH_FIND):
        return in_division(game, seat, move, kind)
    if kind in (Assemble, AssembleWithCast) and stage in (codes.CLOSING, codes.LAST_SKELETONS):
        return of_assembly(game, seat, move)
    if stage == codes.CLOSING:
        return in_last_turn(game, seat, move, kind)
    if stage == codes.VOUCHER:
        return with_voucher(game, kind)
    if stage in (codes.RADAR, codes.FRACTURE_MAP) and kind not in (LookUnder, LiftChisel):
        return "DB-63"
    return asked_rule(game)


# -- by stage


def in_turn(game: Position, seat: int, move: int, kind: type[Move]) -> str:
    if kind in (PlaceChisel, PlaceWithTool):
        return of_border(game, seat, move, kind)
    if kind is EndTurn:
        possible = codes.END_TURN in list(game.legal(seat))
        return "DB-16" if possible else asked_rule(game)
    if kind in (Assemble, AssembleWithCast):
        return of_assembly(game, seat, move)
    if kind is BuyFossil:
        return of_purchase(game, move)
    if kind is SellFossil:
        return of_sale(game, seat, move)
    if kind is DigOut:
        return "DB-40" if reachable(game, seat) >> move - codes.DIG & 1 else "DB-42"
    if kind is PlayCard:
        return "DB-63" if holds(game, seat, move - codes.PLAY) else "DB-60"
    return _IN_TURN.get(kind, asked_rule(game))


def in_division(game: Position, seat: int, move: int, kind: type[Move]) -> str:
    if kind is PlayCard:
        return "DB-63" if holds(game, seat, move - codes.PLAY) else "DB-60"
    return _DIVIDING.get(kind, asked_rule(game))


def in_last_turn(game: Position, seat: int, move: int, kind: type[Move]) -> str:
    """Assembling, sale and purchase have their own rules; no other move is legal (DB-50)."""
    if kind is BuyFossil:
        return of_purchase(game, move)
    if kind is SellFossil:
        return of_sale(game, seat, move)
    if kind is PlayCard and not holds(game, seat, move - codes.PLAY):
        return "DB-60"
    belonging = (VOUCHER_CARD, MUSEUM_CONTRACT, PLASTER_CAST)
    if kind is PlayCard and move - codes.PLAY in belonging:
        return "DB-63"
    return "DB-50"


def with_voucher(game: Position, kind: type[Move]) -> str:
    """A voucher is for a help only (DB-63), in the last turn only for a purchase (DB-50)."""
    if kind not in (BuyStrongTool, BuyQuickSharpening, BuyFossil, DigOut):
        return "DB-63"
    if kind is BuyFossil:
        return "DB-45"
    if game.resume == codes.CLOSING:
        return "DB-50"
    return "DB-42" if kind is DigOut else "DB-40"


# -- by what is chosen


def of_border(game: Position, seat: int, move: int, kind: type[Move]) -> str:
    """Check in this order: chisels to lift, a free border, its price in chisels, the tool."""
    if game.owed:
        return "DB-10"
    border = move - (codes.USE_TOOL if kind is PlaceWithTool else codes.PLACE)
    word, place = divmod(border, WORD)
    if not game.slab.free[word] >> place & 1:
        return "DB-12"
    return "DB-41" if kind is PlaceWithTool and game.sharp[seat] else "DB-13"


def of_assembly(game: Position, seat: int, move: int) -> str:
    with_cast = move >= codes.ASSEMBLE_WITH_CAST
    if with_cast and not holds(game, seat, PLASTER_CAST):
        return "DB-60"
    species = move - (codes.ASSEMBLE_WITH_CAST if with_cast else codes.ASSEMBLE)
    parts = game.box.parts[species]
    if with_cast and count(parts & ~game.held[seat]) == 0:
        return "DB-62"
    return "DB-31" if with_cast or game.owned[seat * KINDS + BONE_PILE] else "DB-30"


def of_purchase(game: Position, move: int) -> str:
    return "DB-40" if game.in_stock >> move - codes.BUY & 1 else "DB-45"


def of_sale(game: Position, seat: int, move: int) -> str:
    """An empty supply forbids a sale that would otherwise be legal (DB-34)."""
    owned = (game.held[seat] & SELLABLE) >> move - codes.SELL & 1
    return "DB-34" if owned and not game.sold else "DB-46"


def holds(game: Position, seat: int, card: int) -> bool:
    return bool(game.hand[seat] >> card & 1)


# -- what was allowed before


def allowed_before(game: Position, seat: int, move: int) -> bool:
    """A help without effect (DB-40), or ending the last turn without a last skeleton."""
    if not 0 <= seat < game.players or not game.asked >> seat & 1:
        return False
    if game.stage == codes.CLOSING:
        return move == codes.END_TURN
    return game.stage in (codes.TURN, codes.VOUCHER) and helped_before(game, seat, move)


def helped_before(game: Position, seat: int, move: int) -> bool:
    """Whether this is a help or card without effect, which an earlier version allowed."""
    vouched = game.stage == codes.VOUCHER
    if move in (codes.STRONG_TOOL, codes.QUICK_SHARPENING):
        if game.amber[seat] < help_price(game) or (vouched and game.resume == codes.CLOSING):
            return False
        return move == codes.STRONG_TOOL or game.dull[seat] + game.on_slab(seat) > 0
    if vouched or not codes.PLAY <= move < codes.DIG:
        return False
    card = move - codes.PLAY
    affordable = game.amber[seat] >= help_price(game) - 1
    return holds(game, seat, card) and (card == JACKHAMMER or (card == VOUCHER_CARD and affordable))

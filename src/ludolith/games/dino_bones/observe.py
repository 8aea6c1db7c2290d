# Compiled with mypyc.
"""The observation of a seat in Dino Bones, and the meaning of its numbers (DB-07)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ludolith.engine.bits import count, index_of
from ludolith.engine.observation_fields import Field
from ludolith.games.dino_bones import codes
from ludolith.games.dino_bones.codes import (
    DIVISION,
    FRACTURE_MAP,
    LAST_TWO,
    PART,
    RADAR,
    TURN,
)
from ludolith.games.dino_bones.component_file import MOST_AMBER, MOST_POINTS
from ludolith.games.dino_bones.components import (
    CARDS,
    CHISELS,
    KINDS,
    MOST_PLAYERS,
    PTERODACTYL_SPECIES,
    Box,
)
from ludolith.games.dino_bones.geometry import (
    BORDER_COUNT,
    MOST_PARTS,
    PLACES,
    WORD,
    WORDS,
)
from ludolith.games.dino_bones.leader_help import help_price
from ludolith.games.dino_bones.position import UNKNOWN, Position
from ludolith.games.dino_bones.split_and_share import smallest_fragments

MOST: Final = 100  # of anything in the box; an owner's file may have more than the built-in one
MOST_TURNS: Final = 10_000
MOST_SCORE: Final = PLACES * MOST_POINTS + MOST_AMBER  # only tiles and amber score


def most_score(box: Box) -> int:
    """A limit of the points with this box: all its amber, all plants, and for each place of the
    slab the points of a whole skeleton.
    """
    plants, skeletons = list(box.plant_points), list(box.points)
    return box.amber + max(plants) + PLACES * max(1, *skeletons)


def fields(players: int) -> tuple[Field, ...]:
    last, cards = players - 1, len(CARDS)
    return (
        Field("stage", codes.TURN, codes.OVER, "what the deciding player chooses"),
        Field(
            "left", -1, MOST, "how many they may still lift, take or look under; -1: not counted"
        ),
        Field("first_player", 0, last, "the first player"),
        Field("active", 0, last, "whose turn it is"),
        Field("turn_number", 0, MOST_TURNS, "the number of the turn"),
        Field("idle_turns", 0, MOST_TURNS, "in a row without a tile leaving the slab"),
        Field("supply", 0, MOST_AMBER, "amber in the supply"),
        Field("help_price", 0, MOST, "amber for the next help"),
        Field("owed", 0, CHISELS, "chisels that must still be lifted"),
        Field("placed", 0, MOST, "chisels placed in this turn"),
        Field("charges", 0, MOST, "chisels that may ignore boulders in this turn"),
        Field("sold", 0, 1, "the sale of this turn is made"),
        Field("sale_pays", 0, MOST, "amber for a sale"),
        Field("stock", 0, MOST, "the leader's tiles, by kind", KINDS),
        Field("unseen", 0, MOST, "what unseen tiles may be, by kind", KINDS),
        Field("hand", 0, 1, "own equipment", cards),
        Field("tile", -2, KINDS - 1, "on each place: -2 no tile, -1 unknown, or its kind", PLACES),
        Field("face_up", 0, 1, "tiles that lie face up", PLACES),
        Field("find", -1, KINDS - 1, "tiles that came off: kind; -1: none", PLACES),
        Field("part", -1, MOST_PARTS - 1, "equal parts to choose from; -1: in none", PLACES),
        Field("price", 0, 3, "of a chisel on each border; 0: there is none", BORDER_COUNT),
        Field("chisel", -1, last, "whose chisel lies there; -1: none", BORDER_COUNT),
        Field("sharp", 0, CHISELS, "sharp chisels", players),
        Field("dull", 0, CHISELS, "dull chisels", players),
        Field("keeps", 0, CHISELS, "sharp chisels that may be kept", players),
        Field("amber", 0, MOST_AMBER, "amber", players),
        Field("cards", 0, cards, "equipment in hand", players),
        Field("points", 0, MOST_SCORE, "points so far", players),
        Field("participant", 0, 1, "takes part in the division", players),
        Field("built", 0, MOST, "skeletons, by player and species", players * PTERODACTYL_SPECIES),
        Field("owned", 0, MOST, "loose tiles, by player and kind", players * KINDS),
        Field("played", 0, 1, "equipment played, by player", players * cards),
    )


CARD_COUNT: Final = 12
NO_TILE: Final = -2
# Where the parts of the row begin; literals, because the compiler inlines only these.
STOCK_AT: Final = 13
HAND_AT: Final = 47
TILES_AT: Final = 59
BORDERS_AT: Final = 291
PLAYERS_AT: Final = 585
PLAYER_FIELDS: Final = 7  # numbers for each player
OF_A_PLAYER: Final = 40  # these, and those by species, kind and card

# The notes on a row. Sets of places: tiles, those in sight, those face up, finds. Whether it shows
# parts. Sets of borders: those between tiles, then the chisels of each player. Sets of cards: the
# viewer's hand, then what each player has played.
TILES: Final = 0
VISIBLE: Final = 1
FACE_UP: Final = 2
FINDS: Final = 3
PARTS: Final = 4
HAND: Final = 5
INNER: Final = 6
OF_PLAYERS: Final = 9
NOTES_OF_PLAYER: Final = 4
_NO_NOTES: Final = vec[i64]([0] * (OF_PLAYERS + NOTES_OF_PLAYER * MOST_PLAYERS))


def observe(game: Position, seat: i64, row: vec[i16], at: i64) -> i64:
    """The numbers in the order of the fields: the decision, the slab, the players."""
    nothing_there(game, row, at)
    players = game.players
    write_changes(game, seat, row, at, _NO_NOTES[: OF_PLAYERS + NOTES_OF_PLAYER * players])
    return at + PLAYERS_AT + OF_A_PLAYER * players


def observe_changes(game: Position, seat: i64, row: vec[i16], at: i64) -> None:
    """The same, for a row that has what this wrote last."""
    if not len(game.noted):
        nothing_there(game, row, at)
        game.noted = _NO_NOTES[: OF_PLAYERS + NOTES_OF_PLAYER * game.players]
    write_changes(game, seat, row, at, game.noted)


def nothing_there(game: Position, row: vec[i16], at: i64) -> None:
    """No tile, no border, no card."""
    for place in range(at + HAND_AT, at + PLAYERS_AT + OF_A_PLAYER * game.players):
        row[place] = 0
    for place in range(at + TILES_AT, at + TILES_AT + PLACES):
        row[place] = NO_TILE
        row[place + 2 * PLACES] = -1
        row[place + 3 * PLACES] = -1
    for place in range(at + BORDERS_AT + BORDER_COUNT, at + PLAYERS_AT):
        row[place] = -1


def write_changes(game: Position, seat: i64, row: vec[i16], at: i64, notes: vec[i64]) -> None:
    """All numbers; of tiles, borders and cards those that the row does not have by its notes."""
    observe_turn(game, seat, row, at)
    observe_stock(game, seat, row, at + STOCK_AT)
    change_set(game.hand[seat], row, at + HAND_AT, notes, HAND)
    observe_tiles(game, seat, row, at + TILES_AT, notes)
    observe_parts(game, row, at + TILES_AT + 3 * PLACES, notes)
    observe_borders(game, seat, row, at + BORDERS_AT, notes)
    observe_players(game, seat, row, at + PLAYERS_AT, notes)


def observe_turn(game: Position, seat: i64, row: vec[i16], at: i64) -> None:
    """The decision, and what its turn has brought so far."""
    stage = game.stage
    left: i64 = -1
    if stage in (FRACTURE_MAP, RADAR, DIVISION):
        left = game.left
    elif stage == TURN and game.owed > 0:
        left = game.owed
    row[at] = i16(stage)
    row[at + 1] = i16(left)
    row[at + 2] = i16(relative(game, game.first_player, seat))
    row[at + 3] = i16(relative(game, game.active, seat))
    row[at + 4] = i16(game.turn_number)
    row[at + 5] = i16(game.idle_turns)
    row[at + 6] = i16(game.supply)
    row[at + 7] = i16(help_price(game))
    row[at + 8] = i16(game.owed)
    row[at + 9] = i16(game.placed)
    row[at + 10] = i16(game.charges)
    row[at + 11] = i16(game.sold)
    row[at + 12] = i16(game.sale_pays)


def observe_stock(game: Position, seat: i64, row: vec[i16], at: i64) -> None:
    """The leader's tiles, and what unseen tiles may be."""
    stock, bag, front = game.stock, game.bag, game.front
    kind: i64
    place: i64
    for kind in range(KINDS):
        row[at + kind] = i16(stock[kind])
        row[at + KINDS + kind] = i16(bag[kind])
    at += KINDS
    hidden = game.slab.tiles & ~game.face_up & ~game.looked[seat]
    for place in range(PLACES):
        if hidden >> place & 1 and front[place] != UNKNOWN:
            row[at + front[place]] += 1  # only other players have looked under it


def observe_tiles(game: Position, seat: i64, row: vec[i16], at: i64, notes: vec[i64]) -> None:
    """The slab, and the tiles that came off."""
    front = game.front
    there = game.slab.tiles
    face_up = there & game.face_up
    visible = face_up | there & game.looked[seat]
    finds = game.finds
    changed = there ^ notes[TILES] | visible ^ notes[VISIBLE]
    changed |= face_up ^ notes[FACE_UP] | finds ^ notes[FINDS]
    notes[TILES] = there
    notes[VISIBLE] = visible
    notes[FACE_UP] = face_up
    notes[FINDS] = finds
    while changed:
        low = changed & -changed
        changed ^= low
        place = index_of(low)
        tile: i64 = NO_TILE
        find: i64 = -1
        if visible & low:
            tile = front[place]
        elif there & low:
            tile = UNKNOWN
        if finds & low:
            find = front[place]
        row[at + place] = i16(tile)
        row[at + PLACES + place] = i16(face_up >> place & 1)
        row[at + 2 * PLACES + place] = i16(find)


def observe_parts(game: Position, row: vec[i16], at: i64, notes: vec[i64]) -> None:
    """The equal parts that the slab has fallen into, while one of them is chosen."""
    choosing = i64(game.stage == PART)
    if not choosing and not notes[PARTS]:
        return
    notes[PARTS] = choosing
    for place in range(at, at + PLACES):
        row[place] = -1
    if choosing:
        parts = smallest_fragments(game)
        for number in range(len(parts)):
            for place in range(PLACES):
                if parts[number] >> place & 1:
                    row[at + place] = i16(number)


def observe_borders(game: Position, seat: i64, row: vec[i16], at: i64, notes: vec[i64]) -> None:
    """The price of a chisel on each border, and the owner of the chisel there."""
    slab = game.slab
    chisels = slab.chisels
    word: i64
    for word in range(WORDS):
        inner = slab.inner[word]
        border = at + word * WORD
        write_prices(game, word, inner ^ notes[INNER + word], row, border)
        notes[INNER + word] = inner
        border += BORDER_COUNT
        owner = seat
        for player in range(game.players):
            note = OF_PLAYERS + NOTES_OF_PLAYER * player + word
            laid = chisels[owner * WORDS + word] & inner
            write_number(notes[note] & ~laid, -1, row, border)
            owner = game.after(owner)
        for player in range(game.players):
            note = OF_PLAYERS + NOTES_OF_PLAYER * player + word
            laid = chisels[owner * WORDS + word] & inner
            write_number(laid & ~notes[note], player, row, border)
            notes[note] = laid
            owner = game.after(owner)


def write_prices(game: Position, word: i64, changed: i64, row: vec[i16], at: i64) -> None:
    """What a chisel costs on some borders of a word; 0 where there is no border any more."""
    inner = game.slab.inner[word]
    plain = changed & inner & ~game.one_boulder[word] & ~game.two_boulders[word]
    write_number(changed & ~inner, 0, row, at)
    write_number(plain, 1, row, at)
    write_number(changed & inner & game.one_boulder[word], 2, row, at)
    write_number(changed & inner & game.two_boulders[word], 3, row, at)


def write_number(members: i64, number: i64, row: vec[i16], at: i64) -> None:
    """The same number for all members of a set."""
    while members:
        low = members & -members
        members ^= low
        row[at + index_of(low)] = i16(number)


def observe_players(game: Position, seat: i64, row: vec[i16], at: i64, notes: vec[i64]) -> None:
    """All players, the viewer first."""
    players = game.players
    scores = game.scores()
    built, owned = game.built, game.owned
    built_at = at + PLAYER_FIELDS * players
    owned_at = built_at + PTERODACTYL_SPECIES * players
    played_at = owned_at + KINDS * players
    species: i64
    kind: i64
    owner = seat
    for place in range(players):
        observe_player(game, owner, row, at + place)
        row[at + 5 * players + place] = i16(scores[owner])
        for species in range(PTERODACTYL_SPECIES):
            row[built_at + species] = i16(built[owner * PTERODACTYL_SPECIES + species])
        for kind in range(KINDS):
            row[owned_at + kind] = i16(owned[owner * KINDS + kind])
        note = OF_PLAYERS + NOTES_OF_PLAYER * place + WORDS
        change_set(game.played[owner], row, played_at, notes, note)
        built_at += PTERODACTYL_SPECIES
        owned_at += KINDS
        played_at += CARD_COUNT
        owner = game.after(owner)


def observe_player(game: Position, owner: i64, row: vec[i16], at: i64) -> None:
    """The fields with one number per player; numbers of one player are `players` places apart."""
    players = game.players
    dividing: i64 = 0
    if game.finds:
        if game.stage == LAST_TWO:
            dividing = i64(owner == game.active)
        else:
            dividing = game.participants >> owner & 1
    row[at] = i16(game.sharp[owner])
    row[at + players] = i16(game.dull[owner])
    row[at + 2 * players] = i16(game.keeps(owner))
    row[at + 3 * players] = i16(game.amber[owner])
    row[at + 4 * players] = i16(count(game.hand[owner]))
    row[at + 6 * players] = i16(dividing)


def relative(game: Position, other: i64, seat: i64) -> i64:
    """A seat counted from the viewer's."""
    if other < seat:
        other += game.players
    return other - seat


def change_set(members: i64, row: vec[i16], at: i64, notes: vec[i64], note: i64) -> None:
    """1 for every member of a set, in place of those noted."""
    before = notes[note]
    if before != members:
        write_number(before & ~members, 0, row, at)
        write_number(members & ~before, 1, row, at)
        notes[note] = members

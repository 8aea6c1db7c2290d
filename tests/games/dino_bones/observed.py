"""The numbers a learner of Dino Bones gets, worked out anew from the view."""

from __future__ import annotations

from ludolith.engine.view import View
from ludolith.games.dino_bones.components import CARDS, SPECIES, TILES, TileKind
from ludolith.games.dino_bones.geometry import BORDERS, PLACES
from ludolith.games.dino_bones.view import STAGES, Digger, DinoBonesView


def expected(view: View) -> dict[str, list[int]]:
    assert isinstance(view, DinoBonesView)
    seat = view.seat
    assert seat is not None
    people = view.diggers[seat:] + view.diggers[:seat]
    order = [(seat + step) % view.players for step in range(view.players)]
    question, division = view.question, view.division
    stage = "over" if question is None else question.stage
    tiles = {tile.place: tile for tile in view.slab}
    finds = {} if division is None else {find.place: find.tile for find in division.finds}
    borders = {(border.one, border.other): border for border in view.borders}
    part = {place: number for number, places in enumerate(view.parts) for place in places}
    return {
        "stage": [next(number for number, name in STAGES.items() if name == stage)],
        "left": [-1 if question is None or question.left is None else question.left],
        "first_player": [(view.first_player - seat) % view.players],
        "active": [(view.active - seat) % view.players],
        "turn_number": [view.turn_number],
        "idle_turns": [view.idle_turns],
        "supply": [view.supply],
        "help_price": [view.help_price],
        "owed": [view.owed],
        "placed": [view.placed],
        "charges": [view.charges],
        "sold": [int(view.sold)],
        "sale_pays": [view.sale_pays],
        "stock": by_kind(view.stock),
        "unseen": by_kind(view.unseen),
        "hand": [int(card in view.hand) for card in CARDS],
        "tile": [kind_on(tiles[place].tile) if place in tiles else -2 for place in range(PLACES)],
        "face_up": [int(place in tiles and tiles[place].face_up) for place in range(PLACES)],
        "find": [kind_on(finds.get(place)) for place in range(PLACES)],
        "part": [part.get(place, -1) for place in range(PLACES)],
        "price": [borders[pair].price if pair in borders else 0 for pair in BORDERS],
        "chisel": [
            -1
            if pair not in borders or (owner := borders[pair].chisel) is None
            else (owner - seat) % view.players
            for pair in BORDERS
        ],
        "sharp": [each.sharp for each in people],
        "dull": [each.dull for each in people],
        "keeps": [each.keeps for each in people],
        "amber": [each.amber for each in people],
        "cards": [each.cards for each in people],
        "points": [view.scores[each] or 0 for each in order],
        "participant": [int(division is not None and p in division.participants) for p in order],
        "built": [
            [skeleton.species for skeleton in each.skeletons].count(species)
            for each in people
            for species in SPECIES[:4]
        ],
        "owned": [number for each in people for number in by_kind(loose(each))],
        "played": [int(card in each.played) for each in people for card in CARDS],
    }


def kind_on(tile: str | None) -> int:
    return -1 if tile is None else TILES.index(tile)


def by_kind(numbers: dict[TileKind, int]) -> list[int]:
    return [numbers.get(tile, 0) for tile in TILES]


def loose(digger: Digger) -> dict[TileKind, int]:
    return {**digger.loose, "plant": digger.plants, "pterodactyl": digger.pterodactyls}

"""Set-up: DB-01 to DB-07."""

from __future__ import annotations

import pytest

from ludolith.engine.errors import BadOptionValue, WrongPlayerCount
from ludolith.games.dino_bones import events
from ludolith.games.dino_bones.components import CARDS, TILES
from ludolith.games.dino_bones.geometry import BORDERS, CELLS, SIDE_BORDER
from tests.games.dino_bones.scenario import GAME, PEOPLE, Dig, new_game


def tiles_of(dig: Dig) -> int:
    return len(dig.view.slab)


@pytest.mark.rule("DB-01")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_all_58_tiles_are_used_at_every_number_of_players(players: int) -> None:
    dig = Dig(players)
    assert tiles_of(dig) == 58
    assert sum(dig.view.unseen.values()) + 29 == 58


@pytest.mark.rule("DB-01")
@pytest.mark.parametrize("players", [1, 6])
def test_one_or_six_cannot_play(players: int) -> None:
    with pytest.raises(WrongPlayerCount, match="2 to 5 players"):
        GAME.new(players)


@pytest.mark.rule("DB-02")
@pytest.mark.parametrize("seed", range(5))
def test_slab_a_has_a_bone_pile_in_the_centre_and_every_other_tile_face_up(seed: int) -> None:
    slab = Dig(seed=seed).view.slab
    assert slab[0].tile == "bone_pile"
    assert [tile.face_up for tile in slab] == [place % 2 == 0 for place in range(58)]
    assert sum(tile.face_up for tile in slab) == 29


@pytest.mark.rule("DB-03")
def test_slab_b_is_all_face_down() -> None:
    dig = Dig(layout="B")
    assert not any(tile.face_up for tile in dig.view.slab)
    assert sum(dig.view.unseen.values()) == 58
    assert dig.view.unseen["bone_pile"] == 3


@pytest.mark.rule("DB-04")
def test_the_slab_is_a_clockwise_spiral_without_jumps_and_with_147_borders() -> None:
    rings = [max(abs(q), abs(r), abs(q + r)) for q, r in CELLS]
    assert [rings.count(ring) for ring in range(5)] == [1, 6, 12, 18, 21]
    assert len(BORDERS) == 147
    assert sum(border < 0 for border in SIDE_BORDER) == 54
    assert all((place, place + 1) in BORDERS for place in range(57))
    assert CELLS[:7] == ((0, 0), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
    assert not {(2, -4), (3, -4), (4, -4)} & set(CELLS)


@pytest.mark.rule("DB-05")
def test_everybody_begins_with_twelve_dull_chisels_and_the_leader_with_amber_only() -> None:
    state = new_game(2, 1, {"first_player": "first_seat"})
    view = state.view(None)
    anna = view.diggers[0]
    assert (anna.sharp, anna.dull, anna.on_slab) == (3, 9, 0), "three are sharpened at once"
    assert view.diggers[1].dull == 11
    assert view.supply == 20
    assert view.stock == {}


@pytest.mark.rule("DB-06")
def test_later_players_begin_with_a_sharp_chisel_or_amber() -> None:
    dig = Dig(5)
    assert [dig.digger(name).sharp for name in PEOPLE] == [3, 1, 0, 1, 1]
    assert [dig.digger(name).amber for name in PEOPLE] == [0, 0, 1, 1, 1]
    assert dig.view.supply == 17


@pytest.mark.rule("DB-06")
def test_play_goes_clockwise_and_the_marker_stays() -> None:
    dig = Dig(3)
    for name in ("Anna", "Boris", "Celia", "Anna"):
        assert dig.asked == name
        move = dig.moves_of(type(dig.moves()[-1]))[0]
        dig.do(name, move)
        dig.end_turn(name)
    assert dig.view.first_player == 0


@pytest.mark.rule("DB-06")
def test_the_first_player_is_drawn_by_lot_unless_a_seat_is_named() -> None:
    by_lot = {new_game(3, seed).view(None).first_player for seed in range(30)}
    assert by_lot == {0, 1, 2}
    for seat, word in enumerate(("first_seat", "second_seat", "third_seat")):
        views = [new_game(3, s, {"first_player": word}).view(None) for s in range(5)]
        assert {(view.first_player, view.active) for view in views} == {(seat, seat)}
    with pytest.raises(BadOptionValue, match="fourth_seat: there are 3 seats"):
        new_game(3, 0, {"first_player": "fourth_seat"})
    late = new_game(3, 1)
    first = late.view(None).first_player
    assert late.view(None).diggers[(first + 2) % 3].amber == 1


@pytest.mark.rule("DB-07")
def test_backs_and_boulders_are_open_and_fronts_of_face_down_tiles_are_not() -> None:
    view = new_game(3, 5).view(1)
    down = [tile for tile in view.slab if not tile.face_up]
    assert all(tile.tile is None for tile in down)
    assert any(tile.boulders for tile in down)
    assert not any(tile.boulders for tile in view.slab if tile.face_up)


@pytest.mark.rule("DB-07")
def test_a_back_says_nothing_of_its_front() -> None:
    """Whatever lies face up beside it, the backs are dealt from all 58."""
    seen: dict[int, int] = {}
    for seed in range(400):
        for tile in new_game(2, seed, {"layout": "B"}).view(None).slab:
            number = len(tile.boulders)
            seen[number] = seen.get(number, 0) + 1
    shares = {number: round(58 * total / (400 * 58)) for number, total in seen.items()}
    assert shares == {0: 10, 1: 20, 2: 18, 3: 10}


@pytest.mark.rule("DB-07")
def test_only_its_player_sees_the_cards_in_hand() -> None:
    state = new_game(3, 1, {"equipment": 2})
    assert [state.view(seat).hand for seat in range(3)] == [
        tuple(CARDS[card] for card in range(12) if state.hand[seat] >> card & 1)
        for seat in range(3)
    ]
    assert state.view(None).hand == ()
    assert [digger.cards for digger in state.view(None).diggers] == [2, 2, 2]


def test_the_box_has_the_tiles_the_rules_name() -> None:
    unseen = new_game(2, 1, {"layout": "B"}).view(None).unseen
    assert list(unseen) == list(TILES)
    assert sum(unseen.values()) == 58
    assert unseen["plant"] == 10
    assert unseen["pterodactyl"] == 8


def test_the_set_up_is_told() -> None:
    state = GAME.new(4, 3, {"equipment": 1}, keep_events=True)
    emitted = state.take_events()
    kinds = [type(one.event) for one in emitted]
    assert kinds[:2] == [events.SlabLaid, events.FirstPlayerChosen]
    assert kinds.count(events.HeadStart) == 3
    dealt = [one for one in emitted if isinstance(one.event, events.CardDealt)]
    assert [one.seats for one in dealt] == [1, 2, 4, 8], "each to its player only"

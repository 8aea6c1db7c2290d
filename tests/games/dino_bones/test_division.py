"""Split and division: DB-20 to DB-29."""

from __future__ import annotations

import pytest

from ludolith.games.dino_bones import events
from ludolith.games.dino_bones.moves import ChoosePart, PlaceChisel
from tests.games.dino_bones.scenario import PEOPLE, Dig, Pair, around

ARC = tuple(range(38, 47))  # nine tiles of the outer ring
DISC = tuple(range(19))  # the centre and two rings
THREE = (0, 1, 2)  # tiles that all touch each other: a chisel inside cuts none of them off
SEVEN = tuple(range(7))


def share_out(dig: Dig, borders: list[Pair], **numbers: int) -> None:
    """Lay these borders' chisels, so many for each player; the last one is Anna's to place."""
    left = borders[1:]
    for name, number in numbers.items():
        dig.lay(name, *left[:number])
        left = left[number:]
    assert not left
    dig.sharp("Anna", max(1, dig.digger("Anna").sharp))
    dig.place("Anna", *borders[0])


@pytest.mark.rule("DB-20")
def test_a_group_cut_off_by_chisels_and_rim_is_divided_at_once_and_the_turn_goes_on() -> None:
    dig = Dig()
    dig.hide("plant")
    dig.lay("Anna", *around(57)[1:])
    dig.place("Anna", *around(57)[0])
    assert [one.places for one in dig.events(events.SlabSplit)] == [(57,)]
    assert dig.took("Anna") == ["plant"]
    assert dig.digger("Anna").plants == 1
    assert dig.asked == "Anna"
    assert dig.question.stage == "turn"
    assert dig.digger("Anna").sharp == 2, "the turn goes on with the other chisels"


@pytest.mark.rule("DB-20")
def test_the_smaller_part_is_divided_whichever_side_the_chisel_is_laid_from() -> None:
    dig = Dig()
    share_out(dig, around(*ARC), Anna=7, Boris=6, Celia=len(around(*ARC)) - 14)
    assert dig.events(events.SlabSplit)[0].places == ARC
    assert len(dig.view.slab) == 58 - 9


@pytest.mark.rule("DB-21")
def test_of_equal_parts_the_active_player_chooses_before_anything_is_turned_up() -> None:
    dig = Dig()
    dig.leave(0, 1, 2, 3, 4, 5)
    dig.lay("Boris", (0, 1), (0, 2))
    cut = [pair for pair in around(1, 2, 3) if pair[1] < 6]
    dig.lay("Boris", *[pair for pair in cut if pair not in ((0, 1), (0, 2), cut[-1])])
    before = dig.view.unseen
    dig.place("Anna", *cut[-1])
    assert dig.question.stage == "part"
    assert dig.asked == "Anna"
    assert sorted(dig.view.parts) == [(0, 4, 5), (1, 2, 3)]
    assert dig.view.unseen == before
    assert not dig.events(events.FindsTurnedUp)
    chosen = dig.view.parts[1]
    dig.do("Anna", ChoosePart(1))
    dig.take_anything()
    assert {tile.place for tile in dig.view.slab} == set(range(6)) - set(chosen)


@pytest.mark.rule("DB-22")
def test_a_hole_is_a_split_like_any_other() -> None:
    dig = Dig()
    dig.lay("Boris", *around(20)[1:])
    dig.place("Anna", *around(20)[0])
    assert dig.events(events.SlabSplit)[0].places == (20,)
    assert dig.events(events.SlabSplit)[0].rule == "DB-22"
    assert len(dig.view.slab) == 57


@pytest.mark.rule("DB-22")
def test_the_outside_is_divided_if_it_is_smaller_than_the_inside() -> None:
    dig = Dig()
    inside = tuple(range(19))
    dig.leave(*range(27))
    cut = [pair for pair in around(*inside) if pair[1] < 27]
    dig.lay("Boris", *cut[1:9])
    dig.lay("Celia", *cut[9:])
    dig.place("Anna", *cut[0])
    dig.take_anything()
    assert {tile.place for tile in dig.view.slab} == set(inside)


@pytest.mark.rule("DB-23")
def test_all_tiles_of_the_part_are_turned_face_up() -> None:
    dig = Dig()
    dig.show(p20="triceratops_body")
    dig.hide("plant bone_pile")
    group = around(19, 20, 21)
    share_out(dig, group, Anna=2, Boris=len(group) - 3)
    assert dig.events(events.FindsTurnedUp)[0].places == (19, 21)
    assert dig.events(events.FindsTurnedUp)[0].tiles == ("plant", "bone_pile")
    division = dig.view.division
    assert division is not None
    assert [find.tile for find in division.finds] == ["plant", "triceratops_body", "bone_pile"]


@pytest.mark.rule("DB-24")
def test_only_owners_of_chisels_on_the_cut_take_part_most_chisels_first() -> None:
    dig = Dig(4)
    dig.lay("David", (0, 1))
    share_out(dig, around(*SEVEN), Boris=8, Anna=4, Celia=5)
    shares = [(PEOPLE[one.seat], one.chisels) for one in dig.events(events.ShareSet)]
    assert shares == [("Boris", 8), ("Anna", 5), ("Celia", 5)]
    assert dig.digger("David").on_slab == 0, "inside the part: it went back and did not count"


@pytest.mark.rule("DB-24")
def test_chisels_spent_on_boulders_do_not_count() -> None:
    dig = Dig(boulders={57: (0, 1, 2, 3, 4, 5)})
    cut = around(57)
    dig.lay("Boris", *cut[:-1])
    dig.place("Anna", *cut[-1])
    assert dig.digger("Anna").spent == 1
    weights = {PEOPLE[one.seat]: one.chisels for one in dig.events(events.ShareSet)}
    assert weights == {"Boris": len(cut) - 1, "Anna": 1}


@pytest.mark.rule("DB-24")
@pytest.mark.parametrize(
    ("tie", "order"),
    [("marker", ["Anna", "Boris", "Celia"]), ("active", ["Celia", "Anna", "Boris"])],
)
def test_a_tie_goes_to_the_nearest_clockwise_from_the_first_player_or_by_option_the_active_one(
    tie: str, order: list[str]
) -> None:
    dig = Dig(tie=tie)
    cut = around(*SEVEN)
    dig.lay("Anna", *cut[:6])
    dig.lay("Boris", *cut[6:12])
    dig.lay("Celia", *cut[12:17])
    dig.begin_turn("Celia")
    dig.place("Celia", *cut[17])
    assert [PEOPLE[one.seat] for one in dig.events(events.ShareSet)] == order


@pytest.mark.rule("DB-25")
def test_nine_tiles_among_three_are_5_2_1_and_one_for_the_leader() -> None:
    """The first example of the rulebook."""
    dig = Dig()
    group = around(*ARC)
    share_out(dig, group, Anna=8, Boris=6, Celia=len(group) - 15)
    assert [one.tiles for one in dig.events(events.ShareSet)] == [5, 2, 1]
    dig.take_anything()
    assert [len(dig.took(name)) for name in ("Anna", "Boris", "Celia")] == [5, 2, 1]
    assert len(dig.events(events.FindsLeft)[0].places) == 1
    assert sum(dig.view.stock.values()) == 1


@pytest.mark.rule("DB-25")
def test_nineteen_tiles_among_five_are_6_6_4_2_1_and_nothing_for_the_leader() -> None:
    """The second example of the rulebook."""
    dig = Dig(5)
    share_out(dig, around(*DISC), Anna=8, Boris=7, Celia=6, David=5, Eva=3)
    assert [one.tiles for one in dig.events(events.ShareSet)] == [6, 6, 4, 2, 1]
    dig.take_anything()
    assert [len(dig.took(name)) for name in PEOPLE] == [6, 6, 4, 2, 1]
    assert not dig.events(events.FindsLeft)
    assert dig.view.stock == {}


@pytest.mark.rule("DB-25")
def test_tiles_are_of_choice_and_a_full_share_is_taken() -> None:
    dig = Dig()
    dig.show(p20="triceratops_body", p22="velociraptor_rear")
    dig.hide("plant bone_pile")
    group = around(20, 21, 22, 23)
    share_out(dig, group, Anna=len(group) - 4, Boris=3)
    assert dig.asked == "Anna"
    assert dig.question.left == 2
    assert [getattr(move, "tile", None) for move in dig.moves()] == [
        "triceratops_body",
        "velociraptor_rear",
        "plant",
        "bone_pile",
    ]
    dig.take("Anna", "bone_pile", "triceratops_body")
    assert dig.asked == "Boris"
    assert dig.question.left == 1


@pytest.mark.rule("DB-26")
def test_the_rest_goes_to_the_leaders_stock_face_up() -> None:
    dig = Dig()
    dig.show(p20="triceratops_body")
    dig.hide("plant")
    group = around(20, 21)
    share_out(dig, group, Anna=len(group) - 1)
    dig.take("Anna", "triceratops_body")
    assert dig.view.stock == {"plant": 1}


@pytest.mark.rule("DB-27")
def test_chisels_on_the_cut_go_back_dull_those_inside_sharp_and_those_in_the_rest_stay() -> None:
    dig = Dig()
    dig.lay("Celia", (0, 1), (30, 31))
    share_out(dig, around(*THREE), Boris=11)
    dig.take_anything()
    celia, boris, anna = (dig.digger(name) for name in ("Celia", "Boris", "Anna"))
    assert (celia.sharp, celia.dull, celia.on_slab) == (1, 10, 1)
    assert (boris.sharp, boris.dull, boris.on_slab) == (1, 11, 0)
    assert (anna.sharp, anna.dull) == (2, 10)
    returned = {one.seat: (one.dull, one.sharp) for one in dig.events(events.ChiselsReturned)}
    assert returned == {0: (1, 0), 1: (11, 0), 2: (0, 1)}


@pytest.mark.rule("DB-28")
def test_sharp_chisels_that_come_back_can_be_used_in_the_same_turn() -> None:
    dig = Dig()
    dig.lay("Anna", (0, 1))
    dig.lay("Boris", *around(*THREE)[1:])
    dig.sharp("Anna", 1)
    dig.place("Anna", *around(*THREE)[0])
    dig.take_anything()
    assert dig.digger("Anna").sharp == 1
    assert dig.moves_of(PlaceChisel)


@pytest.mark.rule("DB-28")
def test_the_chisels_of_others_stay_sharp_until_their_next_turn() -> None:
    dig = Dig()
    dig.lay("Celia", (0, 1))
    dig.sharp("Celia", 3)
    share_out(dig, around(*THREE), Boris=11)
    dig.take_anything()
    dig.end_turn("Anna")
    assert dig.digger("Celia").sharp == 4, "the limit is for the end of one's own turn"


@pytest.mark.rule("DB-29")
def test_who_is_left_over_when_the_tiles_run_out_gets_nothing() -> None:
    dig = Dig()
    cut = around(57)
    dig.lay("Boris", *cut[1:])
    [preview] = dig.state.view(0).previews
    boris, anna = preview.parts[0].shares
    assert (boris.seat, boris.tiles) == (1, 1)
    assert (anna.seat, anna.chisels, anna.tiles) == (0, 1, 0)
    dig.place("Anna", *cut[0])
    assert len(dig.took("Boris")) == 1
    assert dig.took("Anna") == []
    assert not dig.events(events.FindsLeft)
    emitted = [(one.seat, one.tiles, one.rule) for one in dig.events(events.ShareSet)]
    assert emitted == [(1, 1, "DB-25"), (0, 0, "DB-29")]


@pytest.mark.rule("DB-29", "DB-50")
def test_who_was_left_over_earlier_has_no_share_in_the_last_two_tiles() -> None:
    dig = Dig()
    dig.show(p0="pterodactyl", p2="plant")
    dig.leave(0, 1, 2)
    dig.lay("Boris", (0, 1))
    dig.place("Anna", 1, 2)
    division = dig.view.division
    assert division is not None
    assert (division.participants, division.shares) == ((0,), ())


@pytest.mark.rule("DB-29")
def test_a_single_participant_takes_half_and_the_leader_gets_the_rest() -> None:
    dig = Dig(2)
    dig.leave(*range(37))
    dig.sharp("Anna", 3)
    cut = [pair for pair in around(*range(19, 23)) if pair[1] < 37]
    dig.lay("Anna", *cut[1:])
    dig.place("Anna", *cut[0])
    dig.take_anything()
    assert len(dig.took("Anna")) == 2
    assert len(dig.events(events.FindsLeft)[0].places) == 2


def test_finds_that_leave_no_choice_are_taken_without_a_question() -> None:
    dig = Dig()
    dig.show(p20="plant")
    dig.hide("plant")
    group = around(20, 21)
    share_out(dig, group, Boris=len(group) - 1)
    assert dig.took("Boris") == ["plant"]
    assert dig.question.stage == "turn"


def test_a_preview_says_what_a_chisel_would_split_off_and_who_would_get_how_much() -> None:
    dig = Dig()
    group = around(*ARC)
    dig.lay("Boris", *group[1:7])
    dig.lay("Celia", *group[7:])
    assert dig.state.view(1).previews == ()
    assert dig.state.view(None).previews == ()
    found = {(one.one, one.other): one for one in dig.state.view(0).previews}
    preview = found[group[0]]
    [part] = preview.parts
    assert part.places == ARC
    assert [(PEOPLE[one.seat], one.chisels, one.tiles) for one in part.shares] == [
        ("Celia", len(group) - 7, 5),
        ("Boris", 6, 2),
        ("Anna", 1, 1),
    ]
    assert part.leader == 1
    dig.place("Anna", *group[0])
    emitted = [(one.seat, one.chisels, one.tiles) for one in dig.events(events.ShareSet)]
    assert emitted == [(one.seat, one.chisels, one.tiles) for one in part.shares]


def test_a_preview_of_equal_parts_shows_both() -> None:
    dig = Dig()
    dig.leave(0, 1, 2, 3)
    cut = [pair for pair in around(0, 1) if pair[1] < 4]
    dig.lay("Boris", *cut[1:])
    [preview] = [each for each in dig.state.view(0).previews if (each.one, each.other) == cut[0]]
    assert [part.places for part in preview.parts] in ([(0, 1), (2, 3)], [(2, 3), (0, 1)])

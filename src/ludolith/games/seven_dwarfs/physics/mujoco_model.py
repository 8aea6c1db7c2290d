"""The column as a MuJoCo model.

A gem is a child of its block on a vertical slide joint: the slot holds it sideways, and only two
small feet under its tongue, on the layer below, hold it up. When its block overhangs by the tongue,
the feet lose their support and the gem slides down. When it is out of the slot, it is hidden, and a
loose gem, a free body from a small pool, replaces it.

In a sketch, which bots use to try blows, gems are fixed in their slots and time steps are larger: a
quarter of the work.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from ludolith.games.seven_dwarfs.column import (
    BASE_HEIGHT,
    BLOCK_HEIGHT,
    FOOT_HEIGHT,
    FOOT_RADIUS,
    SLOTS,
    Column,
)
from ludolith.games.seven_dwarfs.physics.part_dimensions import Materials

Parts = tuple[tuple[int, tuple[int, ...]], ...]  # each block with the slots that hold a gem

STEP: Final = 0.001  # seconds
SKETCH_STEP: Final = 0.002
LOOSE_GEMS: Final = 12  # gems falling at once; if all are in use, the first one is reused
SLIDE_DAMPING: Final = 0.02
FOOT: Final = 0.001  # radius
LOWEST_SLIDE: Final = -0.04
HIGHEST_SLIDE: Final = 0.001

# Kinds of contacts: a geom of a kind touches the geoms that name this kind.
STACKED: Final = 1
CARRIES: Final = 2  # gems rest on it
GROUND: Final = 8
FALLEN: Final = 16


def parts_of(column: Column) -> Parts:
    return tuple(
        (block.number, tuple(slot for slot in range(SLOTS) if block.gems[slot] is not None))
        for block in column.blocks
    )


def numbers(*values: float) -> str:
    return " ".join(f"{value:.9g}" for value in values)


def turned(angle: float) -> str:
    """A quaternion about the vertical."""
    return numbers(math.cos(angle / 2), 0, 0, math.sin(angle / 2))


def model_text(make: Materials, parts: Parts) -> str:
    """The XML of a column of these parts; their positions are not in the model."""
    gems = sum(len(slots) for _, slots in parts)
    bodies = [block_text(make, number, slots, gem_text) for number, slots in parts]
    bodies += [loose_gem_text(number) for number in range(min(gems, LOOSE_GEMS))]
    # MuJoCo's older way to find contacts (nativeccd off) finds the same points from step to step:
    # shifts scatter by 0.6 % instead of 2.3 %. With steps as long as a sketch's it loses contacts.
    return text_of(make, bodies, f'timestep="{STEP}"', 'nativeccd="disable"')


def sketch_text(make: Materials, parts: Parts) -> str:
    """The same without the joints and feet that let gems drop."""
    bodies = [block_text(make, number, slots, fast_gem_text) for number, slots in parts]
    return text_of(make, bodies, f'timestep="{SKETCH_STEP}" jacobian="sparse"')


def text_of(make: Materials, bodies: list[str], pace: str, flags: str = "") -> str:
    return f"""<mujoco model="gem column">
<compiler angle="radian" autolimits="true"/>
<option {pace} integrator="implicitfast" cone="elliptic" impratio="5" solver="Newton"
  iterations="30" tolerance="1e-8">
  <flag multiccd="enable" {flags} autoreset="disable"/></option>
<size memory="16M"/>
<default>
  <geom solref="0.004 1" solimp="0.95 0.99 0.0005" condim="3"/>
  <default class="stack"><geom contype="{STACKED | CARRIES}" conaffinity="{STACKED}"
    friction="{make.friction} 0.003 0.0001"/></default>
  <default class="ground"><geom contype="{STACKED | CARRIES | FALLEN | GROUND}" conaffinity="0"
    friction="0.6 0.01 0.01" condim="6" priority="3"/></default>
  <default class="foot"><geom type="sphere" size="{FOOT}" mass="0" contype="0"
    conaffinity="{CARRIES}" friction="{make.gem_friction} 0.002 0.0001" priority="1"/></default>
  <default class="gem"><geom type="box" size="{gem_size(make)}" mass="{make.gem_mass}"
    contype="0" conaffinity="{GROUND}"/></default>
  <default class="loose"><geom type="box" size="{gem_size(make)}" mass="{make.gem_mass}"
    contype="{FALLEN}" conaffinity="{FALLEN | CARRIES}" friction="0.5 0.003 0.0005"/></default>
</default>
<worldbody>
<geom name="table" class="ground" type="plane" size="1 1 .1"/>
<geom name="foot" class="ground" type="cylinder" size="{numbers(FOOT_RADIUS, FOOT_HEIGHT / 2)}"
  pos="0 0 {FOOT_HEIGHT / 2}"/>
<geom name="base" class="stack" type="cylinder" size="{numbers(make.widest, BASE_HEIGHT / 2)}"
  pos="0 0 {BASE_HEIGHT / 2}"/>
<body name="pick" mocap="true"><geom name="tip" type="sphere" size="{make.pick_tip}"
  contype="0" conaffinity="0"/></body>
{chr(10).join(bodies)}
</worldbody></mujoco>"""


def block_text(
    make: Materials, number: int, slots: tuple[int, ...], gem: Callable[[Materials, int, int], str]
) -> str:
    size = numbers(make.radius_of_block(number), BLOCK_HEIGHT / 2)
    return "\n".join(
        [
            f'<body name="block{number}"><freejoint/>',
            f'<geom name="block{number}" class="stack" type="cylinder" size="{size}"'
            f' mass="{make.mass_of_block(number):.9g}"/>',
            *(gem(make, number, slot) for slot in slots),
            "</body>",
        ]
    )


def gem_text(make: Materials, number: int, slot: int) -> str:
    inside = make.feet_of_gem(number)
    low = FOOT - BLOCK_HEIGHT / 2
    return f"""<body name="gem{number}.{slot}" quat="{turned(slot * math.pi / 2)}">
  <joint type="slide" axis="0 0 1" damping="{SLIDE_DAMPING}"
    range="{LOWEST_SLIDE} {HIGHEST_SLIDE}"/>
  <geom class="foot" pos="{numbers(inside, make.foot_apart, low)}"/>
  <geom class="foot" pos="{numbers(inside, -make.foot_apart, low)}"/>
  <geom name="gem{number}.{slot}" class="gem"
    pos="{numbers(make.gem_outward(number), 0, make.gem_up)}"/></body>"""


def fast_gem_text(make: Materials, number: int, slot: int) -> str:
    way, out = slot * math.pi / 2, make.gem_outward(number)
    place = out * math.cos(way), out * math.sin(way), make.gem_up
    return f"""<geom name="gem{number}.{slot}" class="gem" pos="{numbers(*place)}"
  quat="{turned(way)}"/>"""


def loose_gem_text(number: int) -> str:
    return f"""<body name="loose{number}" pos="{numbers(1 + 0.1 * number, 1, -1)}" gravcomp="1">
  <freejoint/><geom name="loose{number}" class="loose"/></body>"""


def gem_size(make: Materials) -> str:
    return numbers(make.gem_half_length, make.gem_half_width, make.gem_half_height)

"""The column as a MuJoCo model.

A gem is a child of its block on a vertical slide: the slot holds it sideways, and nothing but two
small feet under its tongue, on the layer below, holds it up. When its block overhangs by the
tongue, the feet lose their hold and the gem slides down. Once out of the slot it is hidden and a
loose gem, a free body from a small pool, takes its place.

In a sketch, for those who try a blow in the mind, gems are fast in their slots and time goes by in
larger steps: a quarter of the work.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from ludolith.games.seven_dwarfs.column import (
    BASE_HEIGHT,
    BLOCK_HEIGHT,
    BLOCK_RADIUS,
    SLOTS,
    Column,
)
from ludolith.games.seven_dwarfs.physics.part_dimensions import Materials

Parts = tuple[tuple[int, tuple[int, ...]], ...]  # each block with the slots that hold a gem

STEP: Final = 0.001  # seconds; near the thresholds of falling another step gives other results
SKETCH_STEP: Final = 0.002
LOOSE_GEMS: Final = 12  # gems under way at once; the one that fell first is used again
PARKED: Final = "1 0 1"  # where the hand waits, far from everything
BACK: Final = -0.45  # the hinge's angle at which the pick rests
SWING: Final = 6.0  # rad/s, natural frequency of the sprung hinge
SWING_DAMPING: Final = 0.5
SLIDE_DAMPING: Final = 0.02
FOOT: Final = 0.001  # radius
LOWEST_SLIDE: Final = -0.04
HIGHEST_SLIDE: Final = 0.001

# Who touches whom: a geom of a kind meets those that name the kind.
STACKED: Final = 1
CARRIES: Final = 2  # gems rest on it
FALLEN: Final = 16
STRUCK: Final = 32


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
    """The XML of a column of these parts; where they stand is no part of the model."""
    gems = sum(len(slots) for _, slots in parts)
    bodies = [block_text(make, number, slots, gem_text) for number, slots in parts]
    bodies += [loose_gem_text(make, number) for number in range(min(gems, LOOSE_GEMS))]
    return text_of(make, bodies, f'timestep="{STEP}"')


def sketch_text(make: Materials, parts: Parts) -> str:
    """The same without anything that makes a gem drop."""
    bodies = [block_text(make, number, slots, fast_gem_text) for number, slots in parts]
    return text_of(make, bodies, f'timestep="{SKETCH_STEP}" jacobian="sparse"')


def text_of(make: Materials, bodies: list[str], pace: str) -> str:
    return f"""<mujoco model="gem column">
<compiler angle="radian" autolimits="true"/>
<option {pace} integrator="implicitfast" cone="elliptic" impratio="5" solver="Newton"
  iterations="30" tolerance="1e-8"><flag multiccd="enable" autoreset="disable"/></option>
<size memory="16M"/>
<default>
  <geom solref="0.004 1" solimp="0.95 0.99 0.0005" condim="3"/>
  <default class="stack"><geom contype="{STACKED | CARRIES | STRUCK}" conaffinity="{STACKED}"
    friction="{make.friction} 0.003 0.0001"/></default>
  <default class="ground"><geom contype="{STACKED | CARRIES | FALLEN}" conaffinity="0"
    friction="0.6 0.01 0.01" condim="6" priority="3"/></default>
  <default class="foot"><geom type="sphere" size="{FOOT}" mass="0" contype="0"
    conaffinity="{CARRIES}" friction="{make.gem_friction} 0.002 0.0001" priority="1"/></default>
  <default class="struck"><geom contype="{STRUCK}" conaffinity="0"/></default>
  <default class="loose"><geom contype="{FALLEN}" conaffinity="{FALLEN | CARRIES}"
    friction="0.5 0.003 0.0005"/></default>
  <default class="pick"><geom contype="0" conaffinity="{STRUCK}" priority="2"
    friction="{make.pick_friction} 0.002 0.0001"
    solref="0.002 0.7" solimp="0.9 0.95 0.001"/></default>
</default>
<worldbody>
<geom name="table" class="ground" type="plane" size="1 1 .1"/>
<geom name="foot" class="ground" type="cylinder" size=".055 .003" pos="0 0 .003"/>
<geom name="base" class="stack" type="cylinder" size="{numbers(make.face_radius, BASE_HEIGHT / 2)}"
  pos="0 0 {BASE_HEIGHT / 2}"/>
{pick_text(make)}
{chr(10).join(bodies)}
</worldbody></mujoco>"""


def pick_text(make: Materials) -> str:
    """A head on a handle that swings about a sprung wrist; the hand itself is led."""
    inertia = make.pick_mass * make.handle**2
    return f"""<body name="hand" mocap="true" pos="{PARKED}"><body name="pick">
  <joint name="swing" type="hinge" axis="0 0 1" stiffness="{SWING**2 * inertia:.6g}"
    damping="{2 * SWING_DAMPING * SWING * inertia:.6g}" springref="{BACK}"/>
  <geom name="tip" class="pick" type="sphere" size="{make.pick_tip}" mass="{make.pick_mass}"
    pos="{numbers(make.handle, -make.pick_tip, 0)}"/></body></body>"""


def block_text(
    make: Materials, number: int, slots: tuple[int, ...], gem: Callable[[Materials, int, int], str]
) -> str:
    half = BLOCK_HEIGHT / 2
    face = make.face_of_block(number)
    text = [
        f'<body name="block{number}"><freejoint/>',
        f'<geom name="block{number}" class="stack" type="cylinder"'
        f' size="{numbers(face, half)}" mass="{make.mass_of_block(number):.9g}"/>',
    ]
    if face < BLOCK_RADIUS:
        text.append(
            f'<geom name="rim{number}" class="struck" type="cylinder"'
            f' size="{numbers(BLOCK_RADIUS, half - 0.002)}" mass="0"/>'
        )
    text += [gem(make, number, slot) for slot in slots]
    return "\n".join([*text, "</body>"])


def gem_text(make: Materials, number: int, slot: int) -> str:
    inside = make.feet_of_gem(number)
    low = FOOT - BLOCK_HEIGHT / 2
    return f"""<body name="gem{number}.{slot}" quat="{turned(slot * math.pi / 2)}">
  <joint type="slide" axis="0 0 1" damping="{SLIDE_DAMPING}"
    range="{LOWEST_SLIDE} {HIGHEST_SLIDE}"/>
  <geom class="foot" pos="{numbers(inside, make.tongue_half_width, low)}"/>
  <geom class="foot" pos="{numbers(inside, -make.tongue_half_width, low)}"/>
  <geom name="gem{number}.{slot}" class="struck" type="box" size="{gem_size(make)}"
    pos="{numbers(make.gem_outward, 0, make.gem_up)}" mass="{make.gem_mass}"/></body>"""


def fast_gem_text(make: Materials, number: int, slot: int) -> str:
    way = slot * math.pi / 2
    place = make.gem_outward * math.cos(way), make.gem_outward * math.sin(way), make.gem_up
    return f"""<geom name="gem{number}.{slot}" class="struck" type="box" size="{gem_size(make)}"
  pos="{numbers(*place)}" quat="{turned(way)}" mass="{make.gem_mass}"/>"""


def loose_gem_text(make: Materials, number: int) -> str:
    return f"""<body name="loose{number}" pos="{numbers(1 + 0.1 * number, 1, -1)}" gravcomp="1">
  <freejoint/><geom name="loose{number}" class="loose" type="box" size="{gem_size(make)}"
    mass="{make.gem_mass}"/></body>"""


def gem_size(make: Materials) -> str:
    return numbers(make.gem_half_length, make.gem_half_width, make.gem_half_height - 0.0005)

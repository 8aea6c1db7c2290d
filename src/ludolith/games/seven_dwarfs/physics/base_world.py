"""What every simulated column has: blocks on a base, gems that can be struck, and a pick."""

from __future__ import annotations

from typing import Final

import mujoco
import numpy as np
from numpy.typing import NDArray

from ludolith.games.seven_dwarfs.column import BLOCK_RADIUS
from ludolith.games.seven_dwarfs.physics.mujoco_model import BACK, Parts
from ludolith.games.seven_dwarfs.physics.part_dimensions import Materials

Numbers = NDArray[np.float64]
Indices = NDArray[np.int64]

FAR: Final = 3.0  # metres: nothing gets so far that is simulated well


class Unstable(Exception):
    """The simulation left what is physically possible."""


def silence(_: str) -> None:
    """What MuJoCo warns of is found by looking; it shall write no log files."""


mujoco.set_mju_user_warning(silence)


class BaseWorld:
    """One compiled model and its data. Blocks and gems are numbered in the order of the parts."""

    def __init__(self, make: Materials, parts: Parts, text: str) -> None:
        self.make = make
        model = mujoco.MjModel.from_xml_string(text)
        self.model = model
        self.data = mujoco.MjData(model)
        self.block_numbers = [number for number, _ in parts]
        self.gem_places = [(number, slot) for number, slots in parts for slot in slots]
        self.blocks = body_ids(model, [f"block{number}" for number in self.block_numbers])
        joints = model.body_jntadr[self.blocks]
        self.block_places = model.jnt_qposadr[joints][:, None] + np.arange(7)
        self.block_geoms = model.body_geomadr[self.blocks]
        rimmed = [make.face_of_block(number) < BLOCK_RADIUS for number in self.block_numbers]
        self.rims = self.block_geoms[np.array(rimmed, bool)] + 1
        heads = [model.geom(f"gem{number}.{slot}").id for number, slot in self.gem_places]
        self.heads = np.array(heads, np.int64)
        self.tip = model.geom("tip").id
        self.pick = model.body("pick").id
        self.base = model.geom("base").id
        self.ground = (model.geom("table").id, model.geom("foot").id)
        self.swing = model.joint("swing").qposadr[0]
        self.swing_speed = model.joint("swing").dofadr[0]

    def pick_is_away(self) -> bool:
        return bool(self.data.mocap_pos[0, 0] == 1)

    def take_pick_away(self) -> None:
        self.data.mocap_pos[0] = (1, 0, 1)
        self.data.qpos[self.swing] = BACK
        self.data.qvel[self.swing_speed] = 0

    def check(self) -> None:
        """Raise Unstable if something has run away."""
        if not np.abs(self.data.qpos).max() < FAR:  # NaN is not less than anything, either
            raise Unstable


def body_ids(model: mujoco.MjModel, names: list[str]) -> Indices:
    return np.array([model.body(name).id for name in names], np.int64)

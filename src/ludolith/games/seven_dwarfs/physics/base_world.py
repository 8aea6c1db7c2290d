"""The common part of simulated columns: blocks on a base, gems that can be struck, and a pick."""

from __future__ import annotations

from typing import Final

import mujoco
import numpy as np
from numpy.typing import NDArray

from ludolith.games.seven_dwarfs.physics.mujoco_model import Parts
from ludolith.games.seven_dwarfs.physics.part_dimensions import Materials

Numbers = NDArray[np.float64]
Indices = NDArray[np.int64]

FAR: Final = 3.0  # metres: a part farther away than this is a simulation error


class Unstable(Exception):
    """The simulation reached a physically impossible state."""


def silence(_: str) -> None:
    """Ignore MuJoCo's warnings: `check` finds the problems, and no log files must be written."""


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
        heads = [model.geom(f"gem{number}.{slot}").id for number, slot in self.gem_places]
        self.heads = np.array(heads, np.int64)
        self.tip = model.geom("tip").id
        self.base = model.geom("base").id
        self.ground = (model.geom("table").id, model.geom("foot").id)

    def check(self) -> None:
        """Raise Unstable if a part is too far away."""
        if not np.abs(self.data.qpos).max() < FAR:  # `not <` also finds NaN
            raise Unstable


def body_ids(model: mujoco.MjModel, names: list[str]) -> Indices:
    return np.array([model.body(name).id for name in names], np.int64)

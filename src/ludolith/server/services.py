"""What all rooms of a server share."""

from __future__ import annotations

import msgspec

from ludolith.server.bot_pool import BotPool
from ludolith.server.metrics import Metrics
from ludolith.server.settings import Settings
from ludolith.server.signing import Signer
from ludolith.server.simulation_pool import SimulationPool
from ludolith.server.store import Store
from ludolith.table.option_files import NO_FILES, Files


class Services(msgspec.Struct, frozen=True):
    """The store, the pools, the metrics and the settings."""

    store: Store
    bot_pool: BotPool
    simulation_pool: SimulationPool
    metrics: Metrics
    settings: Settings
    files: Files = NO_FILES
    signer: Signer | None = None  # None: records are not signed

"""Settings of a server: pauses, time limits and other limits."""

from __future__ import annotations

from typing import Final

import msgspec

KILO: Final = 1024
DAY: Final = 86400.0


class Rate(msgspec.Struct, frozen=True):
    """So many at once, then so many a second."""

    burst: float
    per_second: float


class Limits(msgspec.Struct, frozen=True):
    """What one connection, one address and the whole server may take."""

    message_bytes: int = 16 * KILO
    body_bytes: int = 16 * KILO
    record_bytes: int = KILO * KILO
    messages: Rate = Rate(60, 20)  # of one connection
    signals: Rate = Rate(60, 20)  # pings, pongs and pieces of messages of one connection
    chat: Rate = Rate(6, 1)  # reactions and texts of one person at a table
    wrong_messages: int = 20  # then the connection is closed
    waiting_bytes: int = 512 * KILO  # not yet taken by a slow reader
    tables_made: Rate = Rate(20, 0.2)  # by one address
    joins: Rate = Rate(40, 1)
    replays: Rate = Rate(20, 1)
    connects: Rate = Rate(200, 10)
    connections_of_address: int = 200
    connections: int = 10_000
    connections_of_table: int = 256
    requests_of_address: int = 100  # under way at the same time
    requests: int = 1000  # connections that are no WebSockets
    tables: int = 10_000  # in memory
    address_limits: bool = True  # False: for tests and for load from one machine


class Settings(msgspec.Struct, frozen=True):
    """Times are in seconds."""

    pace: tuple[float, float] = (0.7, 1.8)  # a bot's pause, drawn without a look at the game
    bot_workers: int = 2  # for quick bots, and as many for long thoughts; one besides for charts
    bot_seconds: float = 10.0  # after that its process is ended and the game's default is played
    bots_alone: float | None = 600.0  # so long bots play on without viewers; None: for ever
    find_workers: int = 1  # for what the rules alone do not decide
    find_spare: int = 3  # more of them, while others are stuck
    find_seconds: float = 8.0  # after that it is tried once more, then nothing has come of it
    worker_jobs: int = 10_000  # then a worker process is replaced
    win_chance_seconds: float = 60.0  # for the chart of a finished game
    hello_within: float = 10.0
    header_within: float = 10.0  # of a request, from its first byte or the connection's begin
    body_within: float = 30.0
    read_within: float = 30.0  # for a kilobyte per second of an answer that waits to be read
    keep_alive: int = 5  # between two requests on a connection
    undo_within: float = 45.0
    parts_within: float = 1.0  # then a game begins without the parts of its chance that are missing
    pages_within: float = 10.0  # the same while none of those people is there: their pages load
    presence_grace: float = 3.0
    keep_lobbies: float | None = 14 * DAY  # tables where no game was begun; None: for ever
    idle: float = 300.0  # after that a table without viewers leaves the memory
    origins: tuple[str, ...] = ()  # other sites that may ask, besides this server's own
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")  # believed when they say whom they ask for
    limits: Limits = Limits()

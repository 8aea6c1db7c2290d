# Compiled with mypyc.
"""The game at a live table: its chance comes from a secret, and its record proves that."""

from __future__ import annotations

from collections.abc import Sequence

from ludolith.engine import chance_source
from ludolith.engine.game import Game
from ludolith.engine.records import Record, Seat, sealed
from ludolith.engine.replay import described, result_of
from ludolith.engine.simulation_findings import as_value
from ludolith.engine.undoable_game import UndoableGame


class LiveGame(UndoableGame):
    """The moves of one game. Its key is the secret mixed with the parts of the players' devices."""

    def __init__(
        self,
        game: Game,
        players: int,
        options: dict[str, bool | int | str],
        secret: bytes,
        contributions: Sequence[chance_source.Contribution] = (),
    ) -> None:
        super().__init__(
            game, players, options, key=chance_source.chance_key(secret, contributions)
        )
        self.secret = secret
        self.commitment = chance_source.commitment(secret)
        self.contributions = tuple(contributions)

    def record(self, seats: tuple[Seat, ...], signer: str | None = None) -> Record:
        """The game so far; its secret and numbers are in it only when the game is over.

        `signer` is the public key of the server that is going to sign it.
        """
        over = self.state.over
        findings = tuple(as_value(ply.finding) for ply in self.plies)
        return sealed(
            Record(
                game=self.game.name,
                options=self.options,
                seats=seats,
                secret=self.secret.hex() if over else None,
                commitment=self.commitment if over else None,
                contributions=self.contributions or None if over else None,
                numbers=tuple(ply.number for ply in self.plies) if over else None,
                moves=described(self.game, [(ply.seat, ply.code) for ply in self.plies]),
                findings=findings if any(findings) else None,
                result=result_of(self.state),
                signer=signer,
            )
        )

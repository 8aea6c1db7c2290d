# Compiled with mypyc.
"""Thousands of games that take a step together, compiled: actions in, observations and masks out.

Everything a learner reads lies in a few vecs that are written in place and shown to it as arrays.
"""

from __future__ import annotations

from typing import Final, final

from librt.strings import read_i64_le
from librt.vecs import append, vec
from mypy_extensions import i16, i64, mypyc_attr, u8

from ludolith.adapters.bot_turns import let_others_play
from ludolith.adapters.move_and_view_numbers import Numbers
from ludolith.adapters.point_margins import write_margins
from ludolith.engine.bot import Bot
from ludolith.engine.chance_source import decisions
from ludolith.engine.rng import CHANCE, Rng
from ludolith.engine.state import State

ALL_SEATS: Final = -1  # the learner decides for all seats
BY_LOT: Final = -2  # the learner's seat is drawn for every game
BYTES: Final = 8  # of an action
BLOCK: Final = (
    32  # games that act and are asked in turn, so that they stay in the processor's cache
)
NOTHING: Final = vec[i64]()
NO_RANGE: Final = -1
RANGE_SIZE: Final = 20  # bits for the number of moves


@final
@mypyc_attr(acyclic=True)
class Batch:
    """A number of games of one kind, each begun anew as soon as it is over."""

    template: State
    numbers: Numbers
    games: i64
    seat: i64  # the learner's, or ALL_SEATS, or BY_LOT
    opponents: list[Bot]  # from the seat after the learner's on; none if it plays all seats
    by_margin: bool  # rewards: points ahead of the best other one, instead of shares in a victory
    forfeited: float  # the reward of an action that is not legal

    states: vec[State]
    lots: list[Rng]  # by game: the chance of the games that follow
    streams: list[Rng]  # by game and seat: what bots draw from
    own: vec[i64]  # by game: the learner's seat, or ALL_SEATS

    asked: vec[i64]  # by game: whose decision it is
    choices: vec[vec[i64]]  # by game: the codes of the moves that the mask marks, ...
    ranges: vec[i64]  # ... and the first and the number of them, if there is no gap
    observations: vec[i16]
    masks: vec[u8]
    # What came of the last step in games that have ended; zeros in all others.
    rewards: vec[float]  # of the seat that acted
    shares: vec[float]  # by game and seat
    ended: vec[u8]
    illegal: vec[u8]  # ended because the action was not legal
    finals: vec[i16]  # the last observations
    over: vec[i64]  # which games these are, ...
    number_over: i64  # ... and how many

    def __init__(
        self,
        template: State,
        numbers: Numbers,
        games: int,
        seat: int,
        opponents: list[Bot],
        by_margin: bool,
        forfeited: float,
    ) -> None:
        players = template.players
        self.template = template
        self.numbers = numbers
        self.games = games
        self.seat = seat
        self.opponents = opponents
        self.by_margin = by_margin
        self.forfeited = forfeited
        self.states = vec[State]()
        self.lots = []
        self.streams = []
        self.own = vec[i64]([seat] * games)
        self.asked = vec[i64]([0] * games)
        self.choices = vec[vec[i64]]([NOTHING] * games)
        self.ranges = vec[i64]([NO_RANGE] * games)
        self.observations = vec[i16]([0] * (games * numbers.width))
        self.masks = vec[u8]([0] * (games * numbers.count))
        self.rewards = vec[float]([0.0] * games)
        self.shares = vec[float]([0.0] * (games * players))
        self.ended = vec[u8]([0] * games)
        self.illegal = vec[u8]([0] * games)
        self.finals = vec[i16]([0] * (games * numbers.width))
        self.over = vec[i64]([0] * games)
        self.number_over = 0

    def reset(self, seeds: list[int]) -> None:
        """Begin all games anew, each from its seed."""
        players = self.template.players
        self.forget_ends()
        self.states = vec[State]()
        self.lots = []
        self.streams = []
        for game in range(self.games):
            chance = Rng()
            chance.seed(seeds[game], CHANCE)
            self.states = append(self.states, self.template.fresh(chance))
            self.lots.append(decisions(seeds[game]))
            for seat in range(players if self.opponents else 0):
                self.streams.append(decisions(seeds[game], seat))
            self.sit_down(game)
        self.ask(0, self.games)

    def step(self, actions: bytes) -> i64:
        """Take one action in every game (eight bytes each); returns how many games ended."""
        self.forget_ends()
        first: i64 = 0
        while first < self.games:
            last = first + BLOCK
            if last > self.games:
                last = self.games
            self.act(actions, first, last)
            self.ask(first, last)
            first = last
        return self.number_over

    def forget_ends(self) -> None:
        """Clear what came of the games that ended in the step before."""
        players = self.template.players
        width = self.numbers.width
        for place in range(self.number_over):
            game = self.over[place]
            self.rewards[game] = 0.0
            self.ended[game] = 0
            self.illegal[game] = 0
            for share in range(game * players, (game + 1) * players):
                self.shares[share] = 0.0
            finals = self.finals
            for number in range(game * width, (game + 1) * width):
                finals[number] = 0
        self.number_over = 0

    def act(self, actions: bytes, first: i64, last: i64) -> None:
        """Take the actions of some games."""
        numbers = self.numbers
        count = numbers.count
        # What is read for every game, looked up once.
        states, codes, masks, asked = self.states, numbers.all_codes, self.masks, self.asked
        alone = self.seat == ALL_SEATS
        for game in range(first, last):
            action = read_i64_le(actions, game * BYTES)
            state = states[game]
            seat = asked[game]
            if not 0 <= action < count or not masks[game * count + action]:
                self.forfeit(game, seat)
                continue
            state.act(seat, codes[seat * count + action])
            if not (alone or state.over):
                self.let_others_play(game, state)
            if state.over:
                self.finish(game, state, seat)

    def ask(self, first: i64, last: i64) -> None:
        """Show in some games what the seat sees that must decide now, and what it may do."""
        numbers, states, asked, choices = self.numbers, self.states, self.asked, self.choices
        observations, masks, ranges = self.observations, self.masks, self.ranges
        count, width = numbers.count, numbers.width
        alike = numbers.alike
        for game in range(first, last):
            state = states[game]
            seat = state.deciders()[0]
            moves = state.legal(seat)
            size = len(moves)
            # Moves without a gap are known by the first and their number, so most masks that stay
            # the same are found out quickly.
            known: i64 = NO_RANGE
            if alike and size and moves[size - 1] - moves[0] == size - 1:
                known = moves[0] << RANGE_SIZE | size
            if known == NO_RANGE or known != ranges[game]:
                numbers.mark(choices[game], asked[game], masks, game * count, 0)
                numbers.mark(moves, seat, masks, game * count, 1)
                choices[game] = moves
                ranges[game] = known
            asked[game] = seat
            state.observe_changes(seat, observations, game * width)

    def draw_actions(self, rng: Rng, actions: vec[i64]) -> None:
        """Write a legal action of each game, each as likely as the others."""
        tables = self.numbers.actions
        for game in range(self.games):
            moves = self.choices[game]
            table = tables[self.asked[game]]
            action: i64 = -1
            while action < 0:  # some moves of large games are no actions
                code = moves[rng.below(len(moves))]
                if code < len(table):
                    action = i64(table[code])
            actions[game] = action

    def let_others_play(self, game: i64, state: State) -> None:
        """Bots decide until the learner must, or the game is over."""
        first = game * state.players
        let_others_play(state, self.own[game], self.opponents, self.streams, first)

    def finish(self, game: i64, state: State, seat: i64) -> None:
        """Give the rewards, and begin the next game."""
        players = state.players
        first = game * players
        if self.by_margin:
            write_margins(state, self.shares, first)
        else:
            victors = state.victors()
            share = 1.0 / float(len(victors))
            for each in victors:
                self.shares[first + each] = share
        self.rewards[game] = self.shares[first + seat]
        self.begin_next(game, state, seat)

    def forfeit(self, game: i64, seat: i64) -> None:
        """An action that is not legal ends the game at the cost of the seat that took it."""
        state = self.states[game]
        self.shares[game * state.players + seat] = self.forfeited
        self.rewards[game] = self.forfeited
        self.illegal[game] = 1
        self.begin_next(game, state, seat)

    def begin_next(self, game: i64, state: State, seat: i64) -> None:
        """Keep the last observation of a game that has ended, and set up the next."""
        self.ended[game] = 1
        self.over[self.number_over] = game
        self.number_over += 1
        state.observe(seat, self.finals, game * self.numbers.width)
        lot = self.lots[game]
        chance = Rng()
        a = lot.word()
        b = lot.word()
        c = lot.word()
        chance.seed_words(a, b, c)
        self.states[game] = self.template.fresh(chance)
        self.sit_down(game)

    def sit_down(self, game: i64) -> None:
        """Find the learner's seat in a new game, and let bots play until it must decide."""
        state = self.states[game]
        if self.seat == BY_LOT:
            self.own[game] = self.lots[game].below(state.players)
        if self.seat != ALL_SEATS:
            self.let_others_play(game, state)

"""The commands and their options. Each command's work is in its own module, imported late."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from ludolith.cli import store
from ludolith.cli.command_parsing import Command, Group, Misuse
from ludolith.cli.parameters import Data, Language

Game = Annotated[str, typer.Argument(metavar="GAME", help="A game's name, such as diamant.")]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A record of a game.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="A variant, e.g. relics=on; repeatable."),
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]
Jobs = Annotated[
    int | None, typer.Option("--jobs", metavar="N", help="Processes; default: all cores.")
]
Ray = Annotated[
    str | None,
    typer.Option("--ray", metavar="ADDRESS", help="On a Ray cluster; `local` starts one here."),
]
Players = Annotated[int, typer.Option("--players", metavar="N", help="How many play.")]

USUAL_PLAYERS: Final = 4

app = typer.Typer(
    cls=Group,
    add_completion=False,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.add_typer(store.app, name="store")


def show_version(asked: bool) -> None:
    if asked:
        from ludolith.cli.version import version_line

        print(version_line())
        raise typer.Exit


@app.callback(invoke_without_command=True)
def ludolith(
    context: typer.Context,
    _version: Annotated[
        bool,
        typer.Option(
            "--version",
            callback=show_version,
            is_eager=True,
            help="Print the version and whether the rules run compiled.",
        ),
    ] = False,
) -> None:
    """Tabletop games with one set of rules: for people, for bots, for a million simulations.

    Begin with:
      ludolith games                       what there is
      ludolith play --web                  the tables in your browser
      ludolith play diamant                a game against bots, in this terminal
      ludolith rules diamant --lang ru     the rules, in Russian
      ludolith simulate diamant            how random players do

    Every command explains itself: ludolith play --help
    """
    if context.invoked_subcommand is None:
        print(context.get_help())


@app.command(cls=Command)
def games(as_json: Json = False, lang: Language = None) -> None:
    """List the games: who can play, their variants and their bots.

    Examples:
      ludolith games
      ludolith games --json

    """
    from ludolith.cli import catalog

    catalog.show_games(as_json, lang)


@app.command(cls=Command)
def rules(
    game: Game,
    rule: Annotated[str | None, typer.Argument(metavar="RULE", help="Only this rule.")] = None,
    lang: Language = None,
) -> None:
    """Print the rules of a game, each with its id.

    Examples:
      ludolith rules diamant
      ludolith rules diamant DIA-09
      ludolith rules diamant --lang pl

    """
    from ludolith.cli import catalog

    catalog.show_rules(game, rule, lang)


@app.command(cls=Command)
def play(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="A game's name, such as diamant.")
    ] = None,
    players: Annotated[
        int | None, typer.Option("--players", metavar="N", help="How many play; default 4.")
    ] = None,
    humans: Annotated[
        int | None,
        typer.Option("--humans", metavar="N", help="How many of them are people; default 1."),
    ] = None,
    names: Annotated[
        str | None, typer.Option("--names", metavar="A,B,…", help="The people's names.")
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option("--bots", metavar="A,B,…", help="One bot for all other seats, or one each."),
    ] = None,
    seed: Annotated[
        int | None, typer.Option("--seed", metavar="S", help="The same seed, the same chance.")
    ] = None,
    option: Options = None,
    lang: Language = None,
    save: Annotated[
        Path | None, typer.Option("--save", metavar="FILE", help="Write the game's record here.")
    ] = None,
    continued: Annotated[
        Path | None,
        typer.Option("--continue", metavar="FILE", help="Go on with a game that was kept."),
    ] = None,
    web: Annotated[
        bool, typer.Option("--web", help="Open the tables in your browser instead.")
    ] = False,
) -> None:
    """Play in the terminal, against bots or with others at the same keyboard; or in the browser.

    With several people the screen is cleared and handed on, so that choices stay secret.
    While you play: ? explains what just happened, a rule's id shows that rule, q leaves and asks
    where to keep the game, Ctrl-C stops at once and keeps it if --save is given.

    Examples:
      ludolith play diamant
      ludolith play diamant --names Anna,Bob --players 5 --bots strong
      ludolith play diamant --option relics=on --lang ru --save evening.json
      ludolith play --continue evening.json
      ludolith play --web

    """
    about = (game, players, humans, names, bots, seed, option or None)  # a game from its beginning
    begun = any(given is not None for given in about)
    if web:
        if begun or any(given is not None for given in (lang, save, continued)):
            raise Misuse("usage-web")
        from ludolith.cli import serve as serve_

        serve_.serve("127.0.0.1", 8000, None, open_browser=True, or_next_ports=20)
        return
    from ludolith.cli import play as play_

    if continued is not None:
        if begun:
            raise Misuse("usage-continue")
        play_.go_on(continued, lang, save)
        return
    if game is None:
        raise Misuse("usage-which-game")
    players = USUAL_PLAYERS if players is None else players
    play_.play(game, players, humans, names, bots, seed, option, lang, save)


@app.command(cls=Command)
def serve(
    host: Annotated[
        str, typer.Option("--host", metavar="ADDRESS", help="0.0.0.0 lets other devices in.")
    ] = "127.0.0.1",
    port: Annotated[
        int, typer.Option("--port", metavar="N", help="0: any port that is free.")
    ] = 8000,
    data: Data = None,
    open_browser: Annotated[bool, typer.Option("--open", help="Open a browser, too.")] = False,
    pace: Annotated[
        tuple[float, float],
        typer.Option("--pace", metavar="A B", help="Seconds a bot waits, from and to."),
    ] = (0.7, 1.8),
    origin: Annotated[
        list[str] | None,
        typer.Option("--origin", metavar="URL", help="Another site that may ask; repeatable."),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option("--proxy", metavar="ADDRESS", help="A reverse proxy to believe; repeatable."),
    ] = None,
    keep_lobbies: Annotated[
        float,
        typer.Option("--keep-lobbies", metavar="DAYS", help="Tables never begun; 0: for ever."),
    ] = 14,
    no_address_limits: Annotated[
        bool, typer.Option("--no-address-limits", help="For load from one machine.")
    ] = False,
) -> None:
    """Serve tables to browsers until you press Ctrl-C. Every game survives a restart.

    Examples:
      ludolith serve --open
      ludolith serve --host 0.0.0.0 --port 8080 --data /srv/ludolith

    """
    from ludolith.cli import serve as serve_

    serve_.serve(
        host,
        port,
        data,
        open_browser=open_browser,
        pace=pace,
        origins=origin,
        proxies=proxy,
        keep_lobbies=keep_lobbies,
        address_limits=not no_address_limits,
    )


@app.command(cls=Command)
def simulate(
    game: Game,
    players: Players = 4,
    games: Annotated[
        int, typer.Option("--games", metavar="N", help="How many games; up to a thousand million.")
    ] = 10_000,
    bots: Annotated[
        str, typer.Option("--bots", metavar="A,B,…", help="One bot for all seats, or one each.")
    ] = "random",
    seed: Annotated[int, typer.Option("--seed", metavar="S", help="From 0 to 2147483647.")] = 0,
    option: Options = None,
    jobs: Annotated[
        int | None, typer.Option("--jobs", metavar="N", help="Processes; default: all cores.")
    ] = None,
    as_json: Json = False,
    lang: Language = None,
) -> None:
    """Let bots play many games and print what comes out.

    The same seed gives the same figures with any number of processes. Game g (from 0) of
    seed S is the game with seed S × 4294967296 + g: `ludolith record` can write it down.
    Ctrl-C stops and shows the figures of the games that were over.

    Examples:
      ludolith simulate diamant --games 1000000
      ludolith simulate diamant --players 3 --bots casual,steady,strong
      ludolith simulate diamant --option relics=on --bots steady --seed 7 --json

    """
    from ludolith.cli import simulate as simulate_

    simulate_.simulate(game, players, games, bots, seed, option, jobs, as_json, lang)


@app.command(cls=Command)
def tournament(
    game: Game,
    bots: Annotated[
        str, typer.Option("--bots", metavar="A,B,…", help="Two bots or more.")
    ] = "casual,steady,strong",
    players: Players = 4,
    games: Annotated[
        int, typer.Option("--games", metavar="N", help="How many games each contest has.")
    ] = 400,
    seating: Annotated[
        str,
        typer.Option(
            "--seating",
            metavar="pairs|one|all",
            help="Every two bots; the first against the others; all at one table.",
        ),
    ] = "pairs",
    seed: Annotated[int, typer.Option("--seed", metavar="S", help="From 0 to 2147483647.")] = 0,
    option: Options = None,
    output: Annotated[
        Path | None,
        typer.Option(
            "--output", "-o", metavar="DIR", help="A folder for games and report; resumes there."
        ),
    ] = None,
    jobs: Jobs = None,
    ray: Ray = None,
    as_json: Json = False,
    lang: Language = None,
) -> None:
    """Let bots meet on equal seats and with equal luck, and say who is better.

    Every deal is played once for each way of sitting. A share of victories comes with its 95 %
    interval. With --output every game is kept at once: a tournament that was stopped goes on where
    it was, and ends with games as Parquet and a report as one HTML page.

    Examples:
      ludolith tournament diamant --games 100
      ludolith tournament diamant --bots strong,casual --seating one --games 40 -o evening
      ludolith tournament diamant --bots master@30,strong --games 4 --json

    """
    from ludolith.cli import tournament as tournament_

    tournament_.tournament(
        game, bots, players, games, seating, seed, option, output, jobs, ray, as_json, lang
    )


@app.command(cls=Command)
def study(
    game: Game,
    players: Players = 4,
    games: Annotated[int, typer.Option("--games", metavar="N", help="How many games.")] = 1000,
    bots: Annotated[
        str, typer.Option("--bots", metavar="A,B,…", help="One bot for all seats, or one each.")
    ] = "steady",
    seed: Annotated[int, typer.Option("--seed", metavar="S", help="From 0 to 2147483647.")] = 0,
    option: Options = None,
    versus: Annotated[
        list[str] | None,
        typer.Option("--versus", metavar="NAME=VALUE", help="Compare with this; repeatable."),
    ] = None,
    watcher: Annotated[
        list[str] | None,
        typer.Option("--with", metavar="MODULE:CLASS", help="One more accumulator; repeatable."),
    ] = None,
    output: Annotated[
        Path | None,
        typer.Option("--output", "-o", metavar="FILE", help="Write the report as an HTML page."),
    ] = None,
    jobs: Jobs = None,
    ray: Ray = None,
    as_json: Json = False,
    lang: Language = None,
) -> None:
    """Say what a game is like, or what an option changes in it.

    Seats, length, branching, scores, and how often every event, rule, card and tile occurs. With
    --versus the same games are played under other options, and the largest effects come first.

    Examples:
      ludolith study diamant --games 200
      ludolith study diamant --games 100 --versus relics=on -o relics.html

    """
    from ludolith.cli import study as study_

    study_.study(
        game, players, games, bots, seed, option, versus, watcher, output, jobs, ray, as_json, lang
    )


@app.command(cls=Command)
def record(
    game: Game,
    players: Players = 4,
    bots: Annotated[
        str, typer.Option("--bots", metavar="A,B,…", help="One bot for all seats, or one each.")
    ] = "random",
    seed: Annotated[
        int, typer.Option("--seed", metavar="S", help="From 0 to 9223372036854775807.")
    ] = 0,
    option: Options = None,
    output: Annotated[
        Path | None,
        typer.Option("--output", "-o", metavar="FILE", help="The file; default: print it."),
    ] = None,
    force: Annotated[
        bool, typer.Option("--force", help="Replace the file if there is one.")
    ] = False,
) -> None:
    """Let bots play one game and write its record; stopped by Ctrl-C, of the game so far.

    Examples:
      ludolith record diamant --bots steady --seed 7 -o game.json
      ludolith record diamant --players 3 --bots casual,steady,strong

    """
    from ludolith.cli import records

    records.record(game, players, bots, seed, option, output, force)


@app.command(cls=Command)
def replay(
    file: RecordFile,
    lang: Language = None,
    seat: Annotated[
        str | None,
        typer.Option(
            "--seat", metavar="N", help="See only what this player (1, 2, … or name) saw."
        ),
    ] = None,
    ply: Annotated[
        int | None,
        typer.Option("--ply", metavar="K", help="Only the position after move K (0: the set-up)."),
    ] = None,
    step: Annotated[bool, typer.Option("--step", help="Wait for Enter after each move.")] = False,
) -> None:
    """Tell a recorded game move by move, with the rule behind everything that happens.

    While a game is not over, only what all players saw is told, or with --seat what one player saw.

    Examples:
      ludolith replay game.json
      ludolith replay game.json --seat 2 --step
      ludolith replay game.json --ply 12 --lang pl

    """
    from ludolith.cli import records

    records.replay(file, lang, seat, ply, step)


@app.command(cls=Command)
def verify(
    file: RecordFile,
    key: Annotated[
        str | None,
        typer.Option(
            "--key",
            metavar="FILE|HEX",
            help="Demand its signer: the public key of a server, or the fingerprint of it.",
        ),
    ] = None,
    lang: Language = None,
) -> None:
    """Recompute a recorded game and check every claim of its record.

    Tells whose devices had a hand in the chance of a live game, and which server signed the record.

    Exit code 0: the record is true. 1: it is not. 2: it cannot be read.

    Examples:
      ludolith verify game.json

    """
    from ludolith.cli import records

    records.verify(file, key, lang)


@app.command(cls=Command)
def bench(
    only: Annotated[
        str | None, typer.Option("--only", metavar="NAME", help="Only those whose names begin so.")
    ] = None,
    as_json: Json = False,
    lang: Language = None,
) -> None:
    """Measure speed as ratios, each against a yardstick taken in the same run.

    Examples:
      ludolith bench
      ludolith bench --only diamant.playout.vs_c --json

    """
    from ludolith.cli import bench as bench_

    bench_.bench(only, as_json, lang)


@app.command("new-game", cls=Command)
def new_game(
    name: Annotated[str, typer.Argument(metavar="NAME", help="Its name, such as liars_dice.")],
    folder: Annotated[
        Path | None,
        typer.Option("--folder", metavar="DIR", help="Where to; default: a folder of its name."),
    ] = None,
    lang: Language = None,
) -> None:
    """Write the skeleton of a game of your own: a package that works, to be changed.

    Examples:
      ludolith new-game my_game --folder my_game

    """
    from ludolith.cli import new_game as new_game_

    new_game_.make(name, folder, lang)


@app.command("test-game", cls=Command)
def test_game(game: Game) -> None:
    """Run the tests that every game must pass, against one of them.

    Needs pip install 'ludolith[testing]'.

    Examples:
      ludolith test-game diamant

    """
    from ludolith.cli import new_game as new_game_

    new_game_.test(game)

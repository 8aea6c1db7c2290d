"""Compile the hot modules with mypyc; without a C compiler install the very same files as they are.

LUDOLITH_COMPILE=1 makes a failed compile fatal (CI), =0 never compiles, unset tries.

The modules are compiled in pieces, one for each game and each other floor: all cores work, and an
edit of one game compiles that game only. A piece is kept by the content of all it was made from.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import cache
from importlib.metadata import version
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.extension import Extension

ROOT = Path(__file__).parent
PACKAGE = ROOT / "src" / "ludolith"
STAMP = "_compiled.json"
WHY_NOT = "_uncompiled.txt"  # why it could not be compiled; pip hides what a build prints
MARK = "# Compiled with mypyc."  # the first line of a module that is to be compiled
# Hidden symbols let the C compiler inline (4 to 30 % faster); no fused multiply-add, because
# compiled and interpreted floats must agree to the last bit. Warnings are about what mypyc wrote,
# not about our code, and looking for them takes as long as compiling (gcc, 350,000 lines: 120 s
# or 60).
FLAGS = ["-fvisibility=hidden", "-ffp-contract=off", "-Wno-all"]
MOST_REASON = 160
MODE = os.environ.get("LUDOLITH_COMPILE", "auto")
# pip runs this file three times to install once; only the last time it wants the modules.
ASKING = {"egg_info", "dist_info", "sdist"}


def reason_of(problem: object) -> str:
    """The gist of a failed compile in one line."""
    if isinstance(problem, SystemExit):  # mypyc has printed its objections
        return "mypyc refused the sources; pip install -v shows why"
    reason = (str(problem).strip().splitlines() or [type(problem).__name__])[-1]
    command = re.match(
        r"(?:[Cc]ommand '?\[?|\[Errno 2\] No such file or directory: )'([^']+)'", reason
    )
    if command:
        return f"the C compiler did not work: {command[1]}"
    if len(reason) > MOST_REASON:
        reason = f"{reason[: MOST_REASON // 2]} … {reason[-MOST_REASON // 2 :]}"
    return reason


def leave_note(home: Path, reason: str) -> None:
    """Say once that plain Python files will be used; `ludolith --version` tells the reason."""
    print(f"warning: ludolith is installed uncompiled (slower): {reason}", file=sys.stderr)
    home.mkdir(parents=True, exist_ok=True)
    (home / WHY_NOT).write_text(reason + "\n", encoding="utf-8")


class Build(build_py):
    """Packs what is there now; notes why nothing is compiled, unless that was asked for."""

    def run(self) -> None:
        if not self.editable_mode:  # what an earlier build left there would be packed too
            shutil.rmtree(self.build_lib, ignore_errors=True)
        super().run()
        if failed and not self.editable_mode:
            leave_note(Path(self.build_lib) / "ludolith", failed)


class BuildOrLeave(build_ext):
    """Compile, and note which sources were compiled; on failure leave plain Python that works."""

    def run(self) -> None:
        self.force = True  # by dates nothing can be known: a piece is kept by its content
        self.build_temp = str(kept_folder() / "objects")
        home = PACKAGE if self.inplace else Path(self.build_lib) / "ludolith"
        try:
            super().run()
        except Exception as problem:
            drop_compiled(home)
            if MODE == "1":
                raise
            self.extensions[:] = []
            leave_note(home, reason_of(problem))
        if self.extensions:
            (home / WHY_NOT).unlink(missing_ok=True)  # of an earlier build in this tree
            (home / STAMP).write_text(json.dumps(taken, indent=1) + "\n")

    def build_extensions(self) -> None:
        """Compile on all cores, the largest first."""
        self.extensions.sort(key=lambda each: -sum(os.path.getsize(name) for name in each.sources))
        pool = ThreadPoolExecutor(cores())
        try:
            for built in [pool.submit(self.build_extension, each) for each in self.extensions]:
                built.result()
        finally:
            pool.shutdown(cancel_futures=True)
            shutil.rmtree(self.build_temp, ignore_errors=True)
        wanted = {self.kept_file(each) for each in self.extensions}
        for left in set(kept_folder().glob("*.made")) - wanted:
            left.unlink()

    def build_extension(self, extension: Extension) -> None:
        """Take the piece made before of the very same things, or make it."""
        file = self.kept_file(extension)
        place = Path(self.get_ext_fullpath(extension.name))
        if file.exists():
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, place)
        else:
            super().build_extension(extension)
            half = file.with_suffix(".half")
            shutil.copyfile(place, half)
            half.replace(file)

    def kept_file(self, extension: Extension) -> Path:
        """Where a piece is kept: its name has the content of all that it is made from."""
        made_from = [
            digest(Path(name).read_bytes() for name in [*extension.sources, *extension.depends]),
            *extension.extra_compile_args,
            *self.compiler.compiler_so,
            *self.compiler.linker_so,
            version_of(self.compiler.compiler_so[0]),
        ]
        return (
            kept_folder() / f"{extension.name}-{digest(word.encode() for word in made_from)}.made"
        )

    def copy_extensions_to_source(self) -> None:
        """Put the pieces into the package: none of them counts until the note is written.

        A file that is in use is replaced and not written to: a running server keeps its own.
        """
        (PACKAGE / STAMP).unlink(missing_ok=True)
        build = self.get_finalized_command("build_py")
        places = [self._get_inplace_equivalent(build, each) for each in self.extensions]
        for place, piece in places:
            half = Path(place).with_suffix(".half")
            shutil.copy(piece, half)
            half.replace(place)
        for left in compiled_files(PACKAGE) - {Path(place).resolve() for place, _ in places}:
            left.unlink()


def cores() -> int:
    """How many processes may run at once."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def compiled_files(home: Path) -> set[Path]:
    """Everything in and beside a package that a build made there, of this Python or another."""
    return {
        path.resolve()
        for suffix in ("so", "pyd", "half")
        for path in [*home.rglob(f"*.{suffix}"), *home.parent.glob(f"ludolith_*.{suffix}")]
    }


def drop_compiled(home: Path) -> None:
    """Remove what an earlier build left in a package: a module may not be compiled now."""
    (home / STAMP).unlink(missing_ok=True)
    (home / WHY_NOT).unlink(missing_ok=True)
    for left in compiled_files(home):
        left.unlink()


def marked() -> list[Path]:
    """The modules to compile: those that say so in their first line."""
    sources = sorted(PACKAGE.rglob("*.py"))
    return [path for path in sources if path.read_text(encoding="utf-8").startswith(MARK + "\n")]


def digest(contents: Iterable[bytes]) -> str:
    """A name for a list of contents."""
    total = hashlib.blake2b(digest_size=16)
    for content in contents:
        total.update(b"%d " % len(content))
        total.update(content)
    return total.hexdigest()


def fingerprints() -> dict[str, str]:
    """The content of every source of the compiled floors; the package checks it when imported.

    All of a floor, because the compiler copies constants out of modules that stay Python.
    """
    floors = sorted({path.relative_to(PACKAGE).parts[0] for path in marked()})
    sources = sorted(path for floor in floors for path in (PACKAGE / floor).rglob("*.py"))
    return {
        path.relative_to(PACKAGE).as_posix(): hashlib.blake2b(
            path.read_bytes(), digest_size=16
        ).hexdigest()
        for path in sources
    }


def piece_of(path: Path) -> str:
    """The piece that a module belongs to: its game, or its floor."""
    floor, *inside = path.relative_to(PACKAGE).with_suffix("").parts
    return f"ludolith_{floor}_{inside[0]}" if floor == "games" else f"ludolith_{floor}"


def version_of(command: str) -> str:
    """What a compiler says of itself; nothing if it does not run."""
    try:
        done = subprocess.run([command, "--version"], check=False, capture_output=True, text=True)
    except OSError:
        return ""
    return done.stdout


@cache
def kept_folder() -> Path:
    """Where C code, types and pieces are kept between builds by the very same tools."""
    import mypyc

    runtime = (Path(mypyc.__file__).parent / "lib-rt").rglob("*.[ch]")
    tools = [sys.version, sys.platform, version("mypy"), version("librt"), version("setuptools")]
    name = digest(
        [
            *(tool.encode() for tool in tools),
            *(path.read_bytes() for path in sorted(runtime)),
            Path(__file__).read_bytes(),
        ]
    )
    folder = Path("build", f"{sys.implementation.cache_tag}-{name[:12]}")
    for old in Path("build").glob(f"{sys.implementation.cache_tag}-*"):
        if old != folder:  # of a compiler, a Python or a setup.py that is gone
            shutil.rmtree(old, ignore_errors=True)
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def forget_types_where_dates_lie(folder: Path) -> None:
    """Drop the compiler's memory if a source has changed behind an unchanged size and date.

    The compiler takes such a source for unchanged, and files unpacked or copied may be dated so.
    """
    note = folder / "sources.json"
    now = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        facts = path.stat()
        now[path.as_posix()] = [int(facts.st_mtime), facts.st_size, digest([path.read_bytes()])]
    try:
        before = json.loads(note.read_bytes())
    except (OSError, ValueError):
        before = {}
    dated = {name: facts[:2] for name, facts in before.items()}
    if not before or any(
        dated.get(name) == facts[:2] and before[name] != facts for name, facts in now.items()
    ):
        shutil.rmtree(folder / "types", ignore_errors=True)
    note.write_text(json.dumps(now), encoding="utf-8")


# A call into another piece goes through a table, and cannot be inlined: `bit` or `below` would cost
# a tenth of all playouts. So each piece gets a copy of the small functions of others that it calls.
CALL = re.compile(r"\bexports_(\w+)\.(CPyDef_\w+)\(")
MOST_LINES = 80  # of what is called small
# Names in C code: a text or a field, which stay as they are, or a name of something.
NAME = re.compile(r'"(?:\\.|[^"\\])*"|(?:->|\.)\s*\w+|\b[A-Za-z_]\w*')
LOCAL = re.compile(
    r"""
    cpy_r_\w+ | CPyL\d+ | ludolith___\w+Object | PyObject | CPyTagged | NULL | PyErr_Occurred
    | char | double | u?int\d*(_t)? | void | if | else | goto | return | (un)?likely
    | CPy_AddTraceback
""",
    re.X,
)


def share_small_functions(code: dict[str, str]) -> None:
    """Give each piece copies of the small functions of other pieces that it calls."""
    places = {Path(name).name: name for name in code}
    for name in [name for name in code if name.endswith(".c")]:
        copies: dict[str, str] = {}

        def call(match: re.Match[str], copies: dict[str, str] = copies) -> str:
            piece, function = match.groups()
            if function not in copies:
                copies[function] = ""  # if it comes back to itself, it is called as before
                texts = (code[places[f"__native_{piece}.{kind}"]] for kind in "ch")
                copy = CALL.sub(call, copied(piece, function, *texts))
                del copies[function]
                copies[function] = copy  # after those that it calls
            return f"copied_{function}(" if copies[function] else match[0]

        own_header = f'#include "__native_internal_{Path(name).stem.removeprefix("__native_")}.h"\n'
        before, header, after = CALL.sub(call, code[name]).partition(own_header)
        code[name] = "".join([before, header, *copies.values(), after])


def copied(piece: str, name: str, text: str, header: str) -> str:
    """A function of a piece as another one can have it; nothing if it is long or needs more."""
    start = re.search(rf"^\w[\w *]*\b{name}\([^;\n]*\) \{{\n", text, re.M)
    if start is None:
        return ""
    function = text[start.start() : text.index("\n}\n", start.end()) + 3]
    if function.count("\n") > MOST_LINES:
        return ""

    def from_elsewhere(match: re.Match[str]) -> str:
        word = match[0]
        if word[0] in '"-.' or LOCAL.fullmatch(word):
            return word
        if word == name:
            return f"copied_{name}"
        if re.search(rf"\(\*{word}\)\(", header):
            return f"exports_{piece}.{word}"
        if re.search(rf"\*{word};$", header, re.M):
            return f"(*exports_{piece}.{word})"
        raise LookupError(word)

    try:
        return "static " + NAME.sub(from_elsewhere, function)
    except LookupError:
        return ""


@contextmanager
def alone() -> Iterator[None]:
    """One build of this tree at a time: another one waits, and finds the pieces made."""
    Path("build").mkdir(exist_ok=True)
    try:
        import fcntl
    except ImportError:
        yield
        return
    with Path("build", "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def extensions() -> tuple[list[Extension], str]:
    """What to compile; if that cannot even be begun, nothing and why."""
    if MODE == "0" or ASKING & set(sys.argv):
        return [], ""
    try:
        return c_extensions(), ""
    except (Exception, SystemExit) as problem:
        if MODE == "1":
            raise
        return [], reason_of(problem)


def c_extensions() -> list[Extension]:
    """The C code of all pieces.

    mypyc looks at the modules as one program (which methods are never overridden, which attributes
    are always there), as it does if all are one piece, and then writes each piece apart. It does so
    anew every time, in two seconds; only the types of other libraries are kept.
    """
    from mypy.errors import CompileError
    from mypy.fscache import FileSystemCache
    from mypyc import build
    from mypyc.codegen import emitmodule
    from mypyc.errors import Errors
    from mypyc.irbuild.mapper import Mapper
    from mypyc.options import CompilerOptions

    kept = kept_folder()
    forget_types_where_dates_lie(kept)
    target = str(kept / "c")
    whole = CompilerOptions(target_dir=target)
    pieces: dict[str, list[str]] = {}
    for path in marked():
        pieces.setdefault(piece_of(path), []).append(path.relative_to(ROOT).as_posix())
    files = [
        "--cache-dir",
        str(kept / "types"),
        *(name for each in pieces.values() for name in each),
    ]
    cache = FileSystemCache()
    sources, _, options = build.get_mypy_config(files, None, whole, cache)
    options.incremental = True
    groups = build.construct_groups(
        sources, [(each, name) for name, each in pieces.items()], True, None
    )
    errors = Errors(options)
    try:
        one = build.construct_groups(sources, False, True, "ludolith")
        checked = emitmodule.parse_and_typecheck(sources, options, whole, one, cache)
        checked.manager.errors.set_file("<mypyc>", module=None, scope=None, options=options)
        mapper = Mapper({source.module: name for group, name in groups for source in group})
        modules = emitmodule.compile_modules_to_ir(checked, mapper, whole, errors)
        checked.manager.metastore.close()
    except CompileError as problem:
        sys.exit("\n".join(problem.messages))
    if errors.num_errors:
        sys.exit("\n".join(errors.new_messages()))
    apart = CompilerOptions(target_dir=target, separate=True)
    written = emitmodule.compile_ir_to_c(groups, modules, checked, mapper, apart)
    code = {os.path.join(target, name): text for files in written.values() for name, text in files}
    share_small_functions(code)
    for name, text in code.items():
        build.write_file(name, text)
    build.setup_mypycify_vars()
    flags = build.get_cflags(opt_level="3")
    if sys.platform != "win32":
        flags += FLAGS
    found = []
    for group, piece in groups:
        assert piece is not None
        names = [os.path.join(target, name) for name, _ in written[piece]]
        texts = [name for name in names if name.endswith(".c")]
        included = build.get_header_deps([(name, code[name]) for name in names])
        headers = sorted(build.resolve_cfile_deps(target, included, target))
        found += build.build_using_shared_lib(group, piece, texts, headers, target, flags, [])
    return found


os.chdir(ROOT)
with alone():
    taken = fingerprints()  # before anything is read: an edit during the compile must count as one
    found, failed = extensions()
    if not found and {"editable_wheel", "--inplace"} & set(sys.argv):
        drop_compiled(PACKAGE)  # nothing will be built, and what was built before must not be used
        if failed:
            leave_note(PACKAGE, failed)
    setup(ext_modules=found, cmdclass={"build_ext": BuildOrLeave, "build_py": Build})

"""Check that package and changelog say the same version, then tag it.

scripts/release.py 1.0.0           check both, make the tag v1.0.0
scripts/release.py --check v1.0.0  check only (a release workflow calls this)
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import tomllib
from datetime import date
from pathlib import Path

ROOT = Path(__file__).parent.parent


def problems(version: str) -> list[str]:
    """Every place that does not say this version, or is not ready for a release."""
    if not re.fullmatch(r"\d+\.\d+\.\d+((a|b|rc)\d+)?", version):
        return [f"{version!r} is no version: 1.0.0, 1.0.0rc1"]
    said = tomllib.loads(read("pyproject.toml"))["project"]["version"]
    found = [f"pyproject.toml says {said}"] if said != version else []
    heading = re.search(r"^## (\S+) \((.*)\)$", read("CHANGELOG.md"), re.M)
    if heading is None or heading[1] != version:
        found.append(f"the first chapter of CHANGELOG.md is not about {version}")
    elif not is_date(heading[2]):
        found.append(f"CHANGELOG.md gives no date for {version}: {heading[2]}")
    return found


def read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def is_date(text: str) -> bool:
    try:
        date.fromisoformat(text)
    except ValueError:
        return False
    return True


def git(*words: str) -> str:
    return subprocess.run(
        ["git", *words], cwd=ROOT, check=True, capture_output=True, text=True
    ).stdout


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("version")
    parser.add_argument("--check", action="store_true", help="make no tag")
    wanted = parser.parse_args()
    version = wanted.version.removeprefix("v")
    found = problems(version)
    if not wanted.check and git("status", "--porcelain"):
        found.append("there are changes that are not committed")
    for problem in found:
        print(problem, file=sys.stderr)
    if found:
        return 1
    if not wanted.check:
        git("tag", "-a", f"v{version}", "-m", f"Ludolith {version}")
        print(f"tagged v{version}; push it with: git push origin v{version}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

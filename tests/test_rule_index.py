from __future__ import annotations

from pathlib import Path

import pytest

import ludolith
from tests import rule_index

SHOWN = rule_index.shown_in(rule_index.TESTS)


@pytest.mark.parametrize("game", ludolith.NAMES)
def test_every_rule_has_a_test(game: str) -> None:
    rules = rule_index.rules_of(game)
    assert rules, f"{rule_index.rules_file(game)} names no rule"
    missing = rule_index.without_test(rules, SHOWN)
    assert not missing, f"no test shows {', '.join(missing)}"


@pytest.mark.parametrize("game", ludolith.NAMES)
def test_no_rule_is_listed_twice(game: str) -> None:
    rules = rule_index.rules_of(game)
    assert sorted(set(rules)) == sorted(rules)


def test_every_rule_named_by_a_test_exists() -> None:
    rules = [rule for game in ludolith.NAMES for rule in rule_index.rules_of(game)]
    unknown = rule_index.without_rule(rules, SHOWN)
    assert not unknown, f"no RULES.md has {', '.join(unknown)}"


def test_the_index_reads_markers_titles_and_rules(tmp_path: Path) -> None:
    source = tmp_path / "test_cave.py"
    source.write_text(
        "import pytest\n"
        '@pytest.mark.parametrize("n", [1])\n'
        '@pytest.mark.rule("X-01", "X-02")\n'
        "def test_a_cave_is_dark(n): ...\n"
        "def test_unmarked(): ...\n"
    )
    shown = rule_index.shown_in(tmp_path)
    assert [(test.rule, test.title) for test in shown] == [
        ("X-01", "A cave is dark."),
        ("X-02", "A cave is dark."),
    ]
    assert rule_index.RULE.findall("- **X-01** Text.\n\nX-09\n- **X-03** More.\n") == [
        "X-01",
        "X-03",
    ]
    assert rule_index.without_test(["X-01", "X-03"], shown) == ["X-03"]
    assert [text.split()[0] for text in rule_index.without_rule(["X-01"], shown)] == ["X-02"]

"""Every numbered rule has a test that cites it, and every citation names a rule."""

from tests import rules_page
from tests.citations import (
    ROOT,
    citations,
    cited_on,
    lines_of_tests,
    python_files,
    rules_tested,
)


def test_every_rule_is_tested() -> None:
    """At least one test cites each."""
    tested: set[str] = set()
    for path in python_files("tests"):
        if path.name.startswith("test_"):
            tested |= rules_tested(path.read_text(encoding="utf-8"))
    untested = [rule for rule in rules_page.rules() if rule not in tested]
    assert not untested, f"no test cites RULES {', '.join(untested)}"


def test_every_citation_names_a_rule() -> None:
    """A citation of a rule or section that is not there is a slip."""
    known = {*rules_page.rules(), *rules_page.sections()}
    unknown = [
        f"{path.relative_to(ROOT)}:{line}: RULES {rule}"
        for path in python_files("src", "tests", "benchmarks")
        for line, rule in citations(path.read_text(encoding="utf-8"))
        if rule not in known
    ]
    assert not unknown, "docs/rules.md has no such rule:\n" + "\n".join(unknown)


def test_the_rules_page_is_numbered_without_gaps() -> None:
    """Eleven sections, and twelve tools."""
    rules, sections = rules_page.rules(), rules_page.sections()
    assert sections == [str(number) for number in range(1, 12)]
    assert [rule for rule in rules if rule.startswith("tool")] == [
        f"tool {number}" for number in range(1, 13)
    ]
    for section in sections:
        inside = [rule for rule in rules if rule.startswith(f"{section}.")]
        assert inside
        assert inside == [f"{section}.{number}" for number in range(1, len(inside) + 1)]


CITE = "RULES"
SAMPLE = f'''"""{CITE} 1.1: the module."""

def helper():
    # {CITE} 1.2
    return 1

# {CITE} 2.1

# {CITE} 2.2
# and more of the same comment
@decorated("{CITE} 2.3")
def test_something():
    """{CITE} 2.4"""
    assert 1  # {CITE} 2.5

TABLE = "{CITE} 2.6"

class TestMore:
    def test_inside(self):
        # {CITE} tool 9, 5.3: with words
        assert 1

    def helper(self):
        return "{CITE} 2.7"
'''


def test_a_citation_counts_only_in_a_test() -> None:
    """Or right above one: a table or the docstring of a module proves nothing."""
    assert rules_tested(SAMPLE) == {"2.2", "2.3", "2.4", "2.5", "tool 9", "5.3"}
    assert len(list(citations(SAMPLE))) == 11
    assert 1 not in lines_of_tests(SAMPLE)


def test_how_citations_are_read() -> None:
    assert cited_on(f"# {CITE} 5.2, 5.3") == ["5.2", "5.3"]
    assert cited_on(f"({CITE} tool 1, tool 11).") == ["tool 1", "tool 11"]
    assert cited_on(f"# {CITE} 8.4, tool 9: 5.2 would hold") == ["8.4", "tool 9"]
    assert cited_on(f"the end ({CITE} 3.2–3.4)") == ["3.2", "3.3", "3.4"]
    assert cited_on(f"{CITE} 10: what each rulebook changes; {CITE} 8.2") == ["10", "8.2"]
    assert cited_on("no rules 5.3 here, and RULES alone cite nothing") == []

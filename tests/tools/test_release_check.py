"""A release has one version: the tag's, the package's, the changelog's."""

from tools.release_check import problems

PACKAGE = '"""Sagrada."""\n\n__version__ = "1.2.3"\n'
CHANGELOG = "# Changelog\n\n## [Unreleased]\n\n## [1.2.3] - 2030-01-02\n"


def test_a_release_that_fits() -> None:
    assert problems("v1.2.3", PACKAGE, CHANGELOG) == []


def test_another_version() -> None:
    assert problems("v1.2.4", PACKAGE, CHANGELOG.replace("1.2.3", "1.2.4")) == [
        "the tag is v1.2.4, but the version is 1.2.3"
    ]


def test_a_changelog_without_the_release() -> None:
    for other in ("", "## [Unreleased]\n", "## [1.2.3]\n", CHANGELOG.replace("1.2.3", "1x2.3")):
        assert problems("v1.2.3", PACKAGE, other) == [
            "CHANGELOG.md has no section [1.2.3] with a date"
        ]


def test_a_package_without_a_version() -> None:
    assert problems("v1.2.3", "", CHANGELOG) == ["the tag is v1.2.3, but the version is missing"]

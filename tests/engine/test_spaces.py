from hypothesis import given
from hypothesis import strategies as st

from sagrada.engine.spaces import (
    ALL,
    AROUND,
    AROUND_MASK,
    COLUMN_SPACES,
    COUNT,
    DIAGONAL,
    EDGE,
    EDGE_MASK,
    NAMES,
    ORTHOGONAL,
    ORTHOGONAL_MASK,
    ROW_SPACES,
    SPACES,
    mask,
    members,
)
from tests.windows import at


def names(spaces: tuple[int, ...]) -> str:
    return " ".join(NAMES[space] for space in spaces)


def test_four_rows_of_five() -> None:
    # RULES 1.2
    assert COUNT == len(SPACES) == len(set(NAMES)) == 20
    assert NAMES[:6] == ("A1", "A2", "A3", "A4", "A5", "B1")
    assert NAMES[-1] == "D5"
    assert [names(row) for row in ROW_SPACES] == [
        "A1 A2 A3 A4 A5",
        "B1 B2 B3 B4 B5",
        "C1 C2 C3 C4 C5",
        "D1 D2 D3 D4 D5",
    ]
    assert [names(column) for column in COLUMN_SPACES] == [
        "A1 B1 C1 D1",
        "A2 B2 C2 D2",
        "A3 B3 C3 D3",
        "A4 B4 C4 D4",
        "A5 B5 C5 D5",
    ]


def test_neighbours_in_the_middle_at_the_edge_and_in_the_corner() -> None:
    # RULES 5.3, 5.5
    assert names(ORTHOGONAL[at("B2")]) == "A2 B1 B3 C2"
    assert names(DIAGONAL[at("B2")]) == "A1 A3 C1 C3"
    assert names(AROUND[at("B2")]) == "A1 A2 A3 B1 B3 C1 C2 C3"
    assert names(AROUND[at("C5")]) == "B4 B5 C4 D4 D5"
    assert names(AROUND[at("D1")]) == "C1 C2 D2"


def test_neighbours_by_distance() -> None:
    # RULES 5.3, 5.5: written down again, as distances of rows and columns
    for one in SPACES:
        for other in SPACES:
            down = abs("ABCD".index(NAMES[one][0]) - "ABCD".index(NAMES[other][0]))
            right = abs(int(NAMES[one][1]) - int(NAMES[other][1]))
            assert (other in ORTHOGONAL[one]) == (down + right == 1)
            assert (other in DIAGONAL[one]) == (down == right == 1)
            assert (other in AROUND[one]) == (max(down, right) == 1)


def test_the_edge_is_all_but_the_six_inner_spaces() -> None:
    # RULES 5.2
    inner = tuple(space for space in SPACES if space not in EDGE)
    assert names(inner) == "B2 B3 B4 C2 C3 C4"


def test_the_masks_say_the_same_as_the_lists() -> None:
    assert members(ALL) == tuple(SPACES)
    assert set(members(EDGE_MASK)) == EDGE
    for space in SPACES:
        assert members(ORTHOGONAL_MASK[space]) == ORTHOGONAL[space]
        assert members(AROUND_MASK[space]) == AROUND[space]


@given(st.sets(st.sampled_from(SPACES)))
def test_members_undoes_mask(spaces: set[int]) -> None:
    assert members(mask(spaces)) == tuple(sorted(spaces))

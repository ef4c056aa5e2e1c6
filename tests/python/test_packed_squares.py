"""Tours whose squares are numbers until they are asked for."""

from __future__ import annotations

import copy
import dataclasses
import pickle
from array import array

import pytest
from hypothesis import given
from hypothesis import strategies as st

import pybridge
from pybridge.packed_squares import codes_of, index_codes, pairs, run_codes
from pybridge.tour_model import Tour

RING = ((1, 1), (2, 3), (3, 1), (1, 2), (3, 3), (2, 1), (1, 3), (3, 2))
PLAIN = Tour(3, 3, RING, True, holes=frozenset({(2, 2)}), method="exact")


def packed() -> Tour:
    return Tour.packed(codes_of(RING, 3), 3, 3, True, holes=frozenset({(2, 2)}), method="exact")


def test_a_packed_tour_is_equal_to_a_plain_one() -> None:
    assert packed() == PLAIN
    assert hash(packed()) == hash(PLAIN)
    assert repr(packed()) == repr(PLAIN)
    assert packed() != dataclasses.replace(packed(), closed=False)


def test_the_squares_are_made_once() -> None:
    tour = packed()
    assert tour.squares is tour.squares
    assert tour.squares == RING


def test_everything_about_it_is_as_of_a_plain_one() -> None:
    for ask in (len, Tour.numbers, Tour.algebraic, Tour.to_dict, Tour.text, Tour.to_svg, Tour.codes):
        assert ask(packed()) == ask(PLAIN)  # type: ignore[operator]
    assert (packed().start, packed().end) == (PLAIN.start, PLAIN.end) == (RING[0], RING[-1])


def test_as_an_array() -> None:
    pytest.importorskip("numpy")
    assert packed().to_array().tolist() == PLAIN.to_array().tolist() == [[1, 4, 7], [6, 0, 2], [3, 8, 5]]


def test_copies_are_equal() -> None:
    for copied in (copy.copy(packed()), copy.deepcopy(packed()), pickle.loads(pickle.dumps(packed()))):
        assert copied == PLAIN
        assert copied.codes() == PLAIN.codes()
    assert dataclasses.asdict(packed()) == dataclasses.asdict(PLAIN)


def test_it_is_frozen_and_has_nothing_else() -> None:
    with pytest.raises(dataclasses.FrozenInstanceError):
        packed().squares = ()  # type: ignore[misc]
    with pytest.raises(AttributeError, match="'Tour' object has no attribute 'size'"):
        packed().size  # type: ignore[attr-defined]  # noqa: B018


@given(st.integers(1, 300).flatmap(lambda columns: st.tuples(st.just(columns), st.lists(st.integers(0, 10_000)))))
def test_codes_of_indices_are_those_of_pairs(case: tuple[int, list[int]]) -> None:
    columns, indices = case
    squares = tuple((index // columns + 1, index % columns + 1) for index in indices)
    codes = index_codes(indices, columns)
    assert codes == codes_of(squares, columns)
    assert pairs(codes, columns) == squares


@given(st.lists(st.lists(st.tuples(st.integers(0, 3), st.integers(0, 3)), min_size=1), min_size=1), st.data())
def test_runs_are_the_same_squares_elsewhere(runs: list[list[tuple[int, int]]], data: st.DataObject) -> None:
    columns = 9
    corner = st.tuples(st.integers(0, len(runs) - 1), st.integers(0, 20), st.integers(0, columns - 4))
    path = data.draw(st.lists(corner))
    lists = [[row * columns + column for row, column in run] for run in runs]
    flat = [number for place, top, left in path for number in (place, top * columns + left)]
    expected = [(top + row + 1, left + column + 1) for place, top, left in path for row, column in runs[place]]
    assert run_codes(lists, flat, columns) == codes_of(expected, columns)


def test_a_large_code_keeps_its_place() -> None:
    assert run_codes([[0, 1]], [0, 9_999_998], 10_000_000) == array("I", [19_999_999 + 1, 19_999_999 + 2])


@pytest.mark.parametrize("question", [{}, {"closed": True}, {"start": (77, 31)}, {"end": (5, 8)}])
def test_a_tour_in_runs_is_a_tour(question: dict[str, object]) -> None:
    tour = pybridge.tour(104, 106, **question).tour  # type: ignore[arg-type]
    assert tour is not None
    assert pybridge.check_tour(tour).valid
    assert question.get("start", tour.start) == tour.start
    assert question.get("end", tour.end) == tour.end

"""Golden files for every view of a tour, under tests/golden/knight; no Prolog is asked."""

from __future__ import annotations

from pathlib import Path

import pytest

from pybridge.render.tour_text import TOUR_VIEWS, tour_text
from tests.python import pictured

GOLDEN = Path(__file__).parents[1] / "golden" / "knight"
TOURS = {"article": pictured.article_tour, "closed": pictured.closed_tour, "holed": pictured.holed_tour}


@pytest.mark.parametrize("view", TOUR_VIEWS)
@pytest.mark.parametrize("name", TOURS)
def test_each_view(name: str, view: str) -> None:
    expected = (GOLDEN / f"{name}.{view}.txt").read_text(encoding="utf-8")
    assert tour_text(TOURS[name](), view) + "\n" == expected


def test_every_golden_file_is_used() -> None:
    names = {f"{name}.{view}.txt" for name in TOURS for view in TOUR_VIEWS}
    assert {path.name for path in GOLDEN.iterdir()} == names


def test_an_unknown_view_names_those_that_there_are() -> None:
    with pytest.raises(ValueError, match="there is no view 'magic': the views are board, columns, squares"):
        tour_text(pictured.article_tour(), "magic")


def test_columns_never_run_together() -> None:
    tour = pictured.boustrophedon(30, 400)
    assert all(line.count("[") == line.count(" [") for line in tour_text(tour, "columns", columns=6).splitlines())
    assert " 10 [1,10]" in tour_text(tour, "columns", columns=100)

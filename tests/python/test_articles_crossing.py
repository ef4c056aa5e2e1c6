"""Every figure about river crossings in the five articles, through the Python API and the command line."""

from __future__ import annotations

import json
from itertools import product
from typing import Any

import pytest

from pybridge import cli, crossing
from pybridge.model import Plan, State

ALL_STRATEGIES = ["breadth-first", "depth-first", "iterative-deepening"]

WOLF_FIRST = ["F G", "F", "F W", "F G", "F C", "F", "F G"]
CABBAGE_FIRST = ["F G", "F", "F C", "F G", "F W", "F", "F G"]

ONE_ISLAND = (
    "Ha Wa L-I, Ha I-L, Hb Wb L-R, Hb R-L, Ha Hb L-R, Ha R-L, Hc Wc L-R, Wb R-I, Wa I-L, Ha Wa L-R, Hb R-L, "
    "Hb Hd L-R, Hb R-I, Hb Wb I-R, Hd R-L, Hd Wd L-R"
)
BY_HAND = (
    "Hd Wd L-I, Hd I-L, Ha Wa L-R, Ha R-L, Ha Hd L-I, Ha I-L, Wb Wc L-R, Wa R-L, Hb Hc L-R, Hc Wc R-L, Ha Hc L-R, "
    "Wb R-L, Wb Wc L-R, Ha R-I, Ha Hd I-R, Hd R-I, Hd Wd I-R, Ha R-L, Ha Wa L-R"
)
PRINTED = [
    ({"couples": 2}, 5, "Ha Wa over, Ha back, Ha Hb over, Hb back, Hb Wb over"),
    (
        {"couples": 3},
        11,
        "Ha Wa over, Ha back, Wb Wc over, Wa back, Hb Hc over, Hb Wb back, Ha Hb over, Wc back, Wa Wb over, "
        "Hc back, Hc Wc over",
    ),
    (
        {"couples": 3, "rowers": "husband,wife(a)"},
        13,
        "Hb Wb over, Hb back, Wa Wc over, Wa back, Hb Hc over, Hb Wb back, Ha Wa over, Hc Wc back, Hb Hc over, "
        "Wa back, Wa Wb over, Hc back, Hc Wc over",
    ),
    ({"couples": 4, "island": True}, 16, ONE_ISLAND),
]


def parties(plan: Plan) -> list[str]:
    return [" ".join(map(plan.puzzle.symbol, move.party)) for move in plan.moves]


def output(capsys: pytest.CaptureFixture[str], *arguments: str, status: int = 0) -> str:
    assert cli.run(list(arguments)) == status
    return capsys.readouterr().out


# Wolf, goat and cabbage


@pytest.mark.parametrize("strategy", [*ALL_STRATEGIES, "uniform-cost"])
@pytest.mark.parametrize("puzzle", ["wolf-goat-cabbage", "wolf-sheep-cabbage"])
def test_seven_trips_and_two_plans_the_wolf_first(puzzle: str, strategy: str) -> None:
    result = crossing.solve(puzzle, all=True, strategy=strategy)
    plans = [[party.replace("S", "G") for party in parties(plan)] for plan in result.solutions]
    assert plans == [WOLF_FIRST, CABBAGE_FIRST]
    assert result.trips == 7


def test_ten_states_and_ten_edges() -> None:
    graph = crossing.state_graph("wolf-goat-cabbage")
    assert (len(graph.nodes), len(graph.undirected())) == (10, 10)


def test_ten_of_the_sixteen_ways_to_place_four_passengers_are_allowed() -> None:
    """The farmer is where the boat is, so that the ways are the sums of codes on the starting bank."""
    graph = crossing.state_graph("wolf-goat-cabbage")
    info = graph.puzzle
    sums = {sum(info.code(who) for who in node.state.at("west")) for node in graph.nodes}
    every = {sum(codes) for codes in product((0, 1), (0, 2), (0, 4), (0, 8))}
    assert len(every) == 16
    assert every - sums == {1, 5, 6, 9, 10, 14}


def test_the_codes_are_odd_while_the_farmer_is_at_home() -> None:
    graph = crossing.state_graph("wolf-goat-cabbage")
    info = graph.puzzle
    for node in graph.nodes:
        code = sum(info.code(who) for who in node.state.at("west"))
        assert (code % 2 == 1) == ("farmer" in node.state.at("west"))


def test_the_banks_of_the_go_article(capsys: pytest.CaptureFixture[str]) -> None:
    assert output(capsys, "solve", "wolf-goat-cabbage", "--view", "banks").splitlines() == [
        "[[Goat Wolf Cabbage Ferryman] | []]",
        "[[Wolf Cabbage] | [Goat Ferryman]]",
        "[[Wolf Cabbage Ferryman] | [Goat]]",
        "[[Cabbage] | [Goat Wolf Ferryman]]",
        "[[Goat Cabbage Ferryman] | [Wolf]]",
        "[[Goat] | [Wolf Cabbage Ferryman]]",
        "[[Goat Ferryman] | [Wolf Cabbage]]",
        "[[] | [Goat Wolf Cabbage Ferryman]]",
    ]


@pytest.mark.parametrize("strategy", ALL_STRATEGIES)
def test_the_codes_of_the_python_article(capsys: pytest.CaptureFixture[str], strategy: str) -> None:
    printed = output(capsys, "solve", "wolf-goat-cabbage", "--all", "--view", "codes", "--strategy", strategy)
    assert printed.splitlines() == ["[15, 12, 13, 4, 7, 2, 3, 0]", "[15, 12, 13, 8, 11, 2, 3, 0]"]


@pytest.mark.parametrize("strategy", ALL_STRATEGIES)
def test_the_arrows_of_the_java_article(capsys: pytest.CaptureFixture[str], strategy: str) -> None:
    printed = output(capsys, "solve", "wolf-sheep-cabbage", "--all", "--view", "arrows", "--strategy", strategy)
    assert printed.splitlines() == [
        "Solution 1",
        "No. of moves: 7",
        "{L:CFSW R:}--FS moves right->>{L:CW R:FS}--F moves left->>{L:CFW R:S}--FW moves right->>{L:C R:FSW}"
        "--FS moves left->>{L:CFS R:W}--FC moves right->>{L:S R:CFW}--F moves left->>{L:FS R:CW}"
        "--FS moves right->>{L: R:CFSW}",
        "",
        "Solution 2",
        "No. of moves: 7",
        "{L:CFSW R:}--FS moves right->>{L:CW R:FS}--F moves left->>{L:CFW R:S}--FC moves right->>{L:W R:CFS}"
        "--FS moves left->>{L:FSW R:C}--FW moves right->>{L:S R:CFW}--F moves left->>{L:FS R:CW}"
        "--FS moves right->>{L: R:CFSW}",
    ]


def test_iterative_deepening_finds_nothing_up_to_6_and_both_plans_at_7() -> None:
    lines: list[str] = []
    crossing.solve("wolf-sheep-cabbage", strategy="iterative-deepening", on_event=lines.append)
    rounds = [line for line in lines if line.startswith("Starting")]
    assert rounds == [f"Starting depth-first search with depth limit {n}" for n in range(1, 8)]
    assert [line for line in lines if "Found solution" in line] == ["  Found solution at level 7: [] | [F W S C *]"]
    assert crossing.count("wolf-sheep-cabbage", strategy="iterative-deepening") == 2
    for depth in range(7):
        result = crossing.solve("wolf-sheep-cabbage", strategy="iterative-deepening", max_depth=depth)
        assert (result.status, result.limit) == ("limit", "depth")


@pytest.mark.parametrize("strategy", ALL_STRATEGIES)
def test_the_search_narrates_itself(strategy: str) -> None:
    lines: list[str] = []
    crossing.solve("wolf-goat-cabbage", strategy=strategy, on_event=lines.append)
    assert "Processing level 0: [F W G C *] | []" in lines
    assert "  Adding state [W C] | [F G *] (F G)" in lines
    assert "  Found solution at level 7: [] | [F W G C *]" in lines
    assert "  Illegal: F from the west bank to the east bank: the wolf would eat the goat on the west bank" in lines
    assert any("Depth limit reached at level 6" in line for line in lines) == (strategy == "iterative-deepening")


def test_the_state_graph_is_printed_level_by_level(capsys: pytest.CaptureFixture[str]) -> None:
    lines = output(capsys, "graph", "wolf-sheep-cabbage").splitlines()
    assert [line for line in lines if line.startswith("Level")] == [f"Level {n}" for n in range(8)]
    assert "  0: {L:CFSW R:}" in lines
    assert "  9: {L: R:CFSW}  goal" in lines


def test_the_salmon_who_gets_on_with_everyone() -> None:
    result = crossing.solve("wolf-goat-cabbage-salmon", all=True)
    assert (result.trips, len(result.solutions)) == (9, 4)
    assert ["F G", "F", "F S", "F", "F C", "F G", "F W", "F", "F G"] in map(parties, result.solutions)
    assert crossing.analyse("wolf-goat-cabbage-salmon").states == 20


# Jealous husbands


@pytest.mark.parametrize(
    ("parameters", "trips", "plans"),
    [
        ({"couples": 2}, 5, 8),
        ({"couples": 2, "rule": "pair"}, 5, 32),
        ({"couples": 3}, 11, 486),
        ({"couples": 3, "rowers": "husband,wife(a)"}, 13, 32),
        ({"couples": 4, "island": True}, 16, 677376),
    ],
)
def test_couples(parameters: dict[str, Any], trips: int, plans: int) -> None:
    result = crossing.count_plans("jealous-husbands", **parameters)
    assert (result.status, result.trips, result.count) == ("solved", trips, plans)


def test_under_the_weaker_rule_both_husbands_may_begin() -> None:
    plans = crossing.solve("jealous-husbands", couples=2, rule="pair", all=True).solutions
    assert len(plans) == 32
    assert any(plan.moves[0].party == ("husband(a)", "husband(b)") for plan in plans)


def test_three_couples_have_forty_states() -> None:
    assert crossing.analyse("jealous-husbands").states == 40


def test_three_couples_have_four_plans_up_to_their_names() -> None:
    plans = crossing.solve("jealous-husbands", all=True).solutions
    assert len(plans) == 486

    def nameless(state: State) -> tuple[str, tuple[tuple[str, ...], ...]]:
        """The boat, and for each couple where the husband and the wife are, whoever they may be."""
        place = {who: where for where, group in state.groups for who in group}
        return state.boat, tuple(sorted((place[f"husband({name})"], place[f"wife({name})"]) for name in "abc"))

    assert len({tuple(map(nameless, plan.states)) for plan in plans}) == 4


@pytest.mark.parametrize("strategy", ALL_STRATEGIES)
def test_four_couples_without_an_island_are_impossible(strategy: str, capsys: pytest.CaptureFixture[str]) -> None:
    result = crossing.solve("jealous-husbands", couples=4, strategy=strategy)
    assert (result.status, result.states, result.trips) == ("impossible", 44, None)
    printed = output(capsys, "solve", "jealous-husbands", "couples=4", "--strategy", strategy, status=1)
    assert printed == "The jealous husbands: impossible; all 44 states that can be reached were looked at.\n"


def test_four_couples_with_a_boat_for_three() -> None:
    assert crossing.solve("jealous-husbands", couples=4, boat=3).trips == 9


def test_four_couples_with_an_island() -> None:
    assert crossing.solve("jealous-husbands", couples=4, island=True).trips == 16
    assert crossing.analyse("jealous-husbands", couples=4, island=True).states == 2625


@pytest.mark.parametrize(("parameters", "trips", "plan"), PRINTED)
def test_the_printed_plans_are_optimal(parameters: dict[str, Any], trips: int, plan: str) -> None:
    result = crossing.check("jealous-husbands", plan, **parameters)
    assert (result.valid, result.trips, result.optimum) == (True, trips, trips)


def test_the_plan_made_by_hand_is_three_over_the_optimum(capsys: pytest.CaptureFixture[str]) -> None:
    result = crossing.check("jealous-husbands", BY_HAND, couples=4, island=True)
    assert (result.valid, result.trips, result.optimum) == (True, 19, 16)
    printed = output(capsys, "check", "jealous-husbands", "couples=4", "island=true", BY_HAND)
    assert printed == "Valid: 19 trips, 3 more than the least possible, 16.\n"


def test_missionaries_and_cannibals() -> None:
    result = crossing.solve("missionaries-cannibals", distinct=True)
    assert result.trips == 11

    def kinds(names: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(sorted(name.split("(")[0] for name in names))

    plans = {tuple(kinds(move.party) for move in plan.moves) for plan in result.solutions}
    assert len(plans) == len(result.solutions) == 4
    graph = crossing.state_graph("missionaries-cannibals")
    assert len({(node.state.boat, kinds(node.state.at("west"))) for node in graph.nodes}) == 16


def test_json_of_an_article_plan(capsys: pytest.CaptureFixture[str]) -> None:
    answer = json.loads(output(capsys, "solve", "wolf-goat-cabbage", "--json"))
    assert [" ".join(move["party"]) for move in answer["solutions"][0]["moves"]] == [
        "farmer goat",
        "farmer",
        "farmer wolf",
        "farmer goat",
        "farmer cabbage",
        "farmer",
        "farmer goat",
    ]

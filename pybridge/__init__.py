"""River crossings and knight's tours: rules in Prolog, asked from Python, and any other Prolog too.

Importing this package starts nothing and imports nothing heavy: each name is loaded when it is first used.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pybridge.certificates import Verdict as Verdict
    from pybridge.certificates import certificate as certificate
    from pybridge.certificates import verify as verify
    from pybridge.choices import Choice as Choice
    from pybridge.choices import moves as moves
    from pybridge.conflicts import AlcuinResult as AlcuinResult
    from pybridge.conflicts import alcuin as alcuin
    from pybridge.crossing import analyse as analyse
    from pybridge.crossing import check as check
    from pybridge.crossing import count as count
    from pybridge.crossing import describe as describe
    from pybridge.crossing import puzzles as puzzles
    from pybridge.crossing import solutions as solutions
    from pybridge.crossing import solve as solve
    from pybridge.crossing import state_graph as state_graph
    from pybridge.engine.pool import PrologPool as PrologPool
    from pybridge.engine.rows import Rows as Rows
    from pybridge.engine.session import Prolog as Prolog
    from pybridge.errors import BoardTooLarge as BoardTooLarge
    from pybridge.errors import ConsultError as ConsultError
    from pybridge.errors import EngineClosed as EngineClosed
    from pybridge.errors import EngineError as EngineError
    from pybridge.errors import EngineLost as EngineLost
    from pybridge.errors import EngineUnavailable as EngineUnavailable
    from pybridge.errors import InferenceLimitReached as InferenceLimitReached
    from pybridge.errors import LimitReached as LimitReached
    from pybridge.errors import MemoryLimitReached as MemoryLimitReached
    from pybridge.errors import Message as Message
    from pybridge.errors import PrologError as PrologError
    from pybridge.errors import PuzzleError as PuzzleError
    from pybridge.errors import PybridgeError as PybridgeError
    from pybridge.errors import QueryInterrupted as QueryInterrupted
    from pybridge.errors import SearchLimitReached as SearchLimitReached
    from pybridge.errors import StackLimitReached as StackLimitReached
    from pybridge.errors import TimeLimitReached as TimeLimitReached
    from pybridge.knight import check_tour as check_tour
    from pybridge.knight import count_tours as count_tours
    from pybridge.knight import tour as tour
    from pybridge.knight import tours as tours
    from pybridge.model import Analysis as Analysis
    from pybridge.model import CatalogueEntry as CatalogueEntry
    from pybridge.model import CheckResult as CheckResult
    from pybridge.model import Edge as Edge
    from pybridge.model import IllegalTrip as IllegalTrip
    from pybridge.model import Move as Move
    from pybridge.model import Node as Node
    from pybridge.model import Parameter as Parameter
    from pybridge.model import Plan as Plan
    from pybridge.model import PuzzleInfo as PuzzleInfo
    from pybridge.model import SolveResult as SolveResult
    from pybridge.model import State as State
    from pybridge.model import StateGraph as StateGraph
    from pybridge.paths import prolog_dir as prolog_dir
    from pybridge.puzzle import Conflict as Conflict
    from pybridge.puzzle import Outnumber as Outnumber
    from pybridge.puzzle import Owner as Owner
    from pybridge.puzzle import PartyDuration as PartyDuration
    from pybridge.puzzle import Passenger as Passenger
    from pybridge.puzzle import Puzzle as Puzzle
    from pybridge.tour_model import Tour as Tour
    from pybridge.tour_model import TourCheck as TourCheck
    from pybridge.tour_model import TourResult as TourResult
    from pybridge.values import Blob as Blob
    from pybridge.values import Compound as Compound
    from pybridge.values import PrologDict as PrologDict
    from pybridge.values import String as String
    from pybridge.values import Variable as Variable
    from pybridge.writing import Problem as Problem
    from pybridge.writing import languages as languages
    from pybridge.writing import lint as lint
    from pybridge.writing import riddle as riddle

_MODULES = {
    "Verdict": "pybridge.certificates",
    "certificate": "pybridge.certificates",
    "verify": "pybridge.certificates",
    "Choice": "pybridge.choices",
    "moves": "pybridge.choices",
    "AlcuinResult": "pybridge.conflicts",
    "alcuin": "pybridge.conflicts",
    "analyse": "pybridge.crossing",
    "check": "pybridge.crossing",
    "count": "pybridge.crossing",
    "describe": "pybridge.crossing",
    "puzzles": "pybridge.crossing",
    "solutions": "pybridge.crossing",
    "solve": "pybridge.crossing",
    "state_graph": "pybridge.crossing",
    "PrologPool": "pybridge.engine.pool",
    "Rows": "pybridge.engine.rows",
    "Prolog": "pybridge.engine.session",
    "BoardTooLarge": "pybridge.errors",
    "ConsultError": "pybridge.errors",
    "EngineClosed": "pybridge.errors",
    "EngineError": "pybridge.errors",
    "EngineLost": "pybridge.errors",
    "EngineUnavailable": "pybridge.errors",
    "InferenceLimitReached": "pybridge.errors",
    "LimitReached": "pybridge.errors",
    "MemoryLimitReached": "pybridge.errors",
    "Message": "pybridge.errors",
    "PrologError": "pybridge.errors",
    "PuzzleError": "pybridge.errors",
    "PybridgeError": "pybridge.errors",
    "QueryInterrupted": "pybridge.errors",
    "SearchLimitReached": "pybridge.errors",
    "StackLimitReached": "pybridge.errors",
    "TimeLimitReached": "pybridge.errors",
    "check_tour": "pybridge.knight",
    "count_tours": "pybridge.knight",
    "tour": "pybridge.knight",
    "tours": "pybridge.knight",
    "Analysis": "pybridge.model",
    "CatalogueEntry": "pybridge.model",
    "CheckResult": "pybridge.model",
    "Edge": "pybridge.model",
    "IllegalTrip": "pybridge.model",
    "Move": "pybridge.model",
    "Node": "pybridge.model",
    "Parameter": "pybridge.model",
    "Plan": "pybridge.model",
    "PuzzleInfo": "pybridge.model",
    "SolveResult": "pybridge.model",
    "State": "pybridge.model",
    "StateGraph": "pybridge.model",
    "prolog_dir": "pybridge.paths",
    "Conflict": "pybridge.puzzle",
    "Outnumber": "pybridge.puzzle",
    "Owner": "pybridge.puzzle",
    "PartyDuration": "pybridge.puzzle",
    "Passenger": "pybridge.puzzle",
    "Puzzle": "pybridge.puzzle",
    "Tour": "pybridge.tour_model",
    "TourCheck": "pybridge.tour_model",
    "TourResult": "pybridge.tour_model",
    "Blob": "pybridge.values",
    "Compound": "pybridge.values",
    "PrologDict": "pybridge.values",
    "String": "pybridge.values",
    "Variable": "pybridge.values",
    "Problem": "pybridge.writing",
    "languages": "pybridge.writing",
    "lint": "pybridge.writing",
    "riddle": "pybridge.writing",
}

__all__ = sorted(_MODULES)


def __getattr__(name: str) -> Any:
    if name in _MODULES:
        return getattr(importlib.import_module(_MODULES[name]), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *_MODULES})

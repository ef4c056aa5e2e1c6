"""The engine `pyswip`: SWI-Prolog in this process, by ctypes.

pyswip finds and starts libswipl; nothing else of it is used, because its conversions lose data. The prototypes here
are our own and carry sizes, so that a text may hold any character.
"""

from __future__ import annotations

import atexit
import ctypes
import importlib.util
import sys
from ctypes import byref, c_char_p, c_int, c_int64, c_size_t, c_void_p, py_object
from typing import Any

from pybridge.engine.embedded import Embedded, check_home, check_version
from pybridge.engine.protocol import UncaughtInProlog
from pybridge.errors import EngineUnavailable
from pybridge.paths import prolog_dir

# PL_Q_NODEBUG and PL_Q_CATCH_EXCEPTION: never the tracer, and errors stay in the query.
_FLAGS = 0x04 | 0x08


class _Place:
    """Where Prolog puts the address and the length of a text, and which of its buffers were in use before."""

    __slots__ = ("mark", "mark_ref", "size", "size_ref", "text", "text_ref")

    def __init__(self) -> None:
        self.size, self.text, self.mark = c_size_t(), c_void_p(), c_size_t()
        self.size_ref, self.text_ref, self.mark_ref = byref(self.size), byref(self.text), byref(self.mark)


class PyswipEngine(Embedded):
    """SWI-Prolog through the library that pyswip finds."""

    name = "pyswip"

    def __init__(self) -> None:
        core = _import_core()
        check_version(core.PL_VERSION)
        self._bind(core)
        self._predicates: dict[tuple[str, int], int] = {}
        self._places: list[_Place] = []
        self._load_bridge(str(prolog_dir() / "bridge.pl"))
        super().__init__()

    def _bind(self, core: Any) -> None:
        slow = ctypes.CDLL(core._path)
        # These neither run Prolog nor wait: keeping Python's lock is cheaper than giving it up and taking it again.
        quick = ctypes.PyDLL(core._path)

        def bind(library: Any, name: str, result: Any, *arguments: Any) -> Any:
            function = library[name]
            function.restype, function.argtypes = result, arguments
            return function

        size_p, text_p = ctypes.POINTER(c_size_t), ctypes.POINTER(c_void_p)
        self._call_predicate = bind(slow, "PL_call_predicate", c_int, c_void_p, c_int, c_void_p, c_size_t)
        self._thread_self = bind(quick, "PL_thread_self", c_int)
        self._attach_engine = bind(slow, "PL_thread_attach_engine", c_int, c_void_p)
        self._destroy_engine = bind(slow, "PL_thread_destroy_engine", c_int)
        self._open_frame = bind(quick, "PL_open_foreign_frame", c_size_t)
        self._discard_frame = bind(quick, "PL_discard_foreign_frame", None, c_size_t)
        self._new_terms = bind(quick, "PL_new_term_refs", c_size_t, c_size_t)
        self._put_int = bind(quick, "PL_put_int64", c_int, c_size_t, c_int64)
        self._put_text = bind(quick, "PL_put_chars", c_int, c_size_t, c_int, c_size_t, c_char_p)
        self._put_nil = bind(quick, "PL_put_nil", c_int, c_size_t)
        self._get_text = bind(quick, "PL_get_nchars", c_int, c_size_t, size_p, text_p, ctypes.c_uint)
        self._predicate = bind(slow, "PL_predicate", c_void_p, c_char_p, c_int, c_char_p)
        self._clear_exception = bind(quick, "PL_clear_exception", None)
        self._mark = bind(quick, "PL_mark_string_buffers", None, size_p)
        self._release_mark = bind(quick, "PL_release_string_buffers_from_mark", None, c_size_t)
        decode = ctypes.PYFUNCTYPE(py_object, c_void_p, c_size_t, c_char_p)
        self._decode = decode(("PyUnicode_DecodeUTF8", ctypes.pythonapi))
        self._atom_type = core.PL_ATOM | core.REP_UTF8
        self._string_type = core.PL_STRING | core.REP_UTF8
        self._text_flags = core.CVT_ATOM | core.CVT_STRING | core.REP_UTF8

    def _load_bridge(self, path: str) -> None:
        if self._thread_self() < 0:
            self._attach_engine(None)
        frame = self._open_frame()
        try:
            terms = self._new_terms(2)
            data = path.encode()
            self._put_text(terms, self._atom_type, len(data), data)
            self._put_nil(terms + 1)
            predicate = self._predicate(b"use_module", 2, b"user")
            if not self._call_predicate(None, _FLAGS, predicate, terms):
                raise EngineUnavailable(f"the Prolog files of pybridge cannot be loaded from {path}")
        finally:
            self._discard_frame(frame)

    def call(self, predicate: str, *args: int | str) -> str:
        """See Backend."""
        try:
            self._local.attached  # noqa: B018
        except AttributeError:
            self.attach()
        count = len(args)
        key = (predicate, count)
        handle = self._predicates.get(key)
        if handle is None:
            handle = self._predicates[key] = self._predicate(predicate.encode(), count + 1, b"bridge")
        frame = self._open_frame()
        try:
            terms = term = self._new_terms(count + 1)
            for arg in args:
                if type(arg) is int:
                    self._put_int(term, arg)
                else:
                    data = arg.encode()  # type: ignore[union-attr]
                    if not self._put_text(term, self._string_type, len(data), data):
                        self._clear_exception()
                        raise MemoryError("Prolog has no room for the text that it was sent")
                term += 1
            # One call into C, so that a signal handler of Python that raises cannot leave a query open.
            if not self._call_predicate(None, _FLAGS, handle, terms):
                raise UncaughtInProlog(predicate)
            return self._text_of(term)
        finally:
            self._discard_frame(frame)

    def _text_of(self, term: int) -> str:
        try:
            place = self._places.pop()
        except IndexError:
            place = _Place()
        self._mark(place.mark_ref)
        try:
            if not self._get_text(term, place.size_ref, place.text_ref, self._text_flags):
                self._clear_exception()
                raise UncaughtInProlog("no text")
            decoded: str = self._decode(place.text, place.size, b"surrogatepass")
        finally:
            self._release_mark(place.mark)
        self._places.append(place)
        return decoded

    def _attach_thread(self) -> bool:
        return bool(self._thread_self() < 0 and self._attach_engine(None) > 0)

    def _detach_thread(self) -> None:
        self._destroy_engine()


def _import_core() -> Any:
    check_home()
    if importlib.util.find_spec("pyswip") is None:
        raise EngineUnavailable("the Python package pyswip is not installed")
    first = "pyswip" not in sys.modules
    plain_exit = sys.exit
    try:
        core = importlib.import_module("pyswip.core")
        importlib.import_module("pyswip.prolog")
    except Exception as error:
        raise EngineUnavailable(f"pyswip cannot use SWI-Prolog here: {_reason(error)}") from error
    # Its clean-up at exit crashes when a query is open and waits for threads.
    atexit.unregister(core.cleanupProlog)
    if first:
        sys.exit = plain_exit
    return core


def _reason(error: Exception) -> str:
    if type(error).__name__ == "SwiPrologNotFoundError":
        return "no SWI-Prolog was found"
    return str(error) or type(error).__name__

"""Keep signal handlers off the alternate signal stacks of SWI-Prolog.

SWI-Prolog gives a thread an alternate signal stack for each engine that is made in it and frees it with the engine, but
the kernel still knows it. Python runs its C handlers on the alternate stack if there is one (SA_ONSTACK), those of all
signals, so that a signal after a query would write into freed memory.
"""

from __future__ import annotations

import contextlib
import ctypes
import faulthandler
import os
import sys
from pathlib import Path

_SA_ONSTACK_DARWIN = 0x0001
_ATTRIBUTES_BYTES = 256  # pthread_attr_t has 56 or 64


class _Stack(ctypes.Structure):
    _fields_ = (("address", ctypes.c_void_p), ("flags", ctypes.c_int), ("size", ctypes.c_size_t))


class _DarwinAction(ctypes.Structure):
    _fields_ = (("handler", ctypes.c_void_p), ("mask", ctypes.c_uint32), ("flags", ctypes.c_int))


def keep_ordinary_stack() -> bool:
    """Let all handlers that this thread will run do so on its ordinary stack; whether that is so now.

    On Linux a thread counts as being on its alternate stack while its stack pointer is within it. Here the ordinary
    stack is declared to be the alternate one: then handlers stay where they are, and the kernel refuses any other
    alternate stack (EPERM) for as long as the thread lives. SWI-Prolog does without; it uses its own only for SIGSEGV,
    which it leaves alone when it is embedded.
    """
    if sys.platform != "linux":
        return False
    libc = ctypes.CDLL(None)
    _make_stack_of_faulthandler()
    libc.pthread_self.restype = ctypes.c_size_t
    attributes = ctypes.create_string_buffer(_ATTRIBUTES_BYTES)
    if libc.pthread_getattr_np(ctypes.c_size_t(libc.pthread_self()), attributes) != 0:
        return False
    address, size = ctypes.c_void_p(), ctypes.c_size_t()
    libc.pthread_attr_getstack(attributes, ctypes.byref(address), ctypes.byref(size))
    libc.pthread_attr_destroy(attributes)
    stack = _Stack(address.value, 0, size.value)
    return bool(libc.sigaltstack(ctypes.byref(stack), None) == 0)


def _make_stack_of_faulthandler() -> None:
    """Python's faulthandler declares an alternate stack when it is first enabled, and fails where it may not."""
    if not faulthandler.is_enabled():
        with contextlib.suppress(OSError), Path(os.devnull).open("w") as nowhere:
            faulthandler.enable(nowhere)
            faulthandler.disable()


def leave_signal_stack(signal_number: int) -> bool:
    """Let the handler of one signal run on the ordinary stack, where macOS knows no way for all; whether that is so."""
    if sys.platform != "darwin":
        return False
    libc = ctypes.CDLL(None)
    action = _DarwinAction()
    if libc.sigaction(signal_number, None, ctypes.byref(action)) != 0:
        return False
    action.flags &= ~_SA_ONSTACK_DARWIN
    return bool(libc.sigaction(signal_number, ctypes.byref(action), None) == 0)

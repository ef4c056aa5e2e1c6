"""Keep Python's signal handlers off the alternate signal stack of SWI-Prolog.

SWI-Prolog gives a thread an alternate signal stack for each of its engines and frees it with the engine, but the kernel
still knows it. Python runs its C signal handlers on the alternate stack if there is one (SA_ONSTACK), so that Ctrl-C
after a query would write into freed memory.
"""

from __future__ import annotations

import ctypes
import sys

_SA_ONSTACK = {"linux": 0x08000000, "darwin": 0x0001}


class _LinuxAction(ctypes.Structure):
    _fields_ = (
        ("handler", ctypes.c_void_p),
        ("mask", ctypes.c_ulong * (1024 // (8 * ctypes.sizeof(ctypes.c_ulong)))),
        ("flags", ctypes.c_int),
        ("restorer", ctypes.c_void_p),
    )


class _DarwinAction(ctypes.Structure):
    _fields_ = (("handler", ctypes.c_void_p), ("mask", ctypes.c_uint32), ("flags", ctypes.c_int))


def leave_signal_stack(signal_number: int) -> bool:
    """Let the handler of a signal run on the ordinary stack; whether that is so now."""
    flag = _SA_ONSTACK.get(sys.platform)
    if flag is None:
        return False
    libc = ctypes.CDLL(None)
    action = _DarwinAction() if sys.platform == "darwin" else _LinuxAction()
    if libc.sigaction(signal_number, None, ctypes.byref(action)) != 0:
        return False
    action.flags &= ~flag
    return bool(libc.sigaction(signal_number, ctypes.byref(action), None) == 0)

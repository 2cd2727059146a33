"""Being told to end, by whoever started a command."""

from __future__ import annotations

import contextlib
import signal
from typing import TYPE_CHECKING, Any, NoReturn

if TYPE_CHECKING:
    from collections.abc import Iterator


@contextlib.contextmanager
def terminated_like_interrupted() -> Iterator[None]:
    """Take a signal to end as an interrupt, so that nothing is left running or half written; also a decorator."""
    before = signal.signal(signal.SIGTERM, _interrupt)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _interrupt(_signal: int, _frame: Any) -> NoReturn:
    raise KeyboardInterrupt

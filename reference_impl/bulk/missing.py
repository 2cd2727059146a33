"""What is said where games cannot be screened."""

from __future__ import annotations


class NoBulkError(ImportError):
    """Numba or numpy is not installed; every game has to be looked at by the readable verifier, which is slow."""

    def __init__(self) -> None:
        super().__init__("fast verifying needs numba and numpy: pip install 'hartenjagen[bulk]'")

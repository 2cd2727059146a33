"""Packed bytes, unpacked piece by piece: however well something is packed, only a piece of it is in memory."""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

_OUT: Final = 1 << 20
"""Bytes of a piece of unpacked gzip."""
_IN: Final = 1 << 10
"""Bytes of zstd unpacked at once; they can stand for 32 MB, and never for more."""
_GZIP: Final = 31
_OTHERS: Final = (
    (b"BZh", "bzip2"),
    (b"\xfd7zXZ", "xz"),
    (b"PK\x03\x04", "zip"),
    (b"\xff\xfe", "UTF-16"),
    (b"\xfe\xff", "UTF-16"),
)
_HINT: Final = "what stands before it was read; get the file again"


class DamagedError(Exception):
    """Packed bytes that cannot be unpacked, or not to their end."""

    def __init__(self, code: str, message: str, hint: str = _HINT) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.hint = hint


def unpacker(head: bytes) -> Callable[[Iterable[bytes]], Iterator[bytes]] | None:
    """Return what unpacks a file that begins so; None where it is not packed.

    Raises:
        DamagedError: it is packed in a way that nobody here unpacks.
    """
    if head[:2] == b"\x1f\x8b":
        return unpack_gzip
    if head[:4] == b"\x28\xb5\x2f\xfd" or (head[1:4] == b"\x2a\x4d\x18" and 0x50 <= head[0] <= 0x5F):
        return unpack_zstd
    for magic, name in _OTHERS:
        if head.startswith(magic):
            hint = "plain JSON Lines in UTF-8, gzip, zstd and Parquet are read"
            raise DamagedError("unknown-packing", f"this is {name}", hint)
    return None


def unpack_gzip(pieces: Iterable[bytes]) -> Iterator[bytes]:
    """Yield what gzip has packed, one member or several.

    Raises:
        DamagedError: it is cut short or corrupt; everything before that was yielded.

    >>> import gzip
    >>> b"".join(unpack_gzip([gzip.compress(b"one "), gzip.compress(b"two")]))
    b'one two'
    """
    member = None
    for piece in pieces:
        rest = piece
        while rest:
            if member is None:
                rest = rest.lstrip(b"\0")
                if not rest:
                    break
                member = zlib.decompressobj(_GZIP)
            try:
                out = member.decompress(rest, _OUT)
            except zlib.error as fault:
                raise DamagedError("corrupt-file", f"corrupt gzip: {fault}") from fault
            if out:
                yield out
            rest = member.unused_data if member.eof else member.unconsumed_tail
            member = None if member.eof else member
    if member is not None:
        yield member.flush()
        if not member.eof:
            raise DamagedError("truncated-file", "the gzip file is cut short")


def unpack_zstd(pieces: Iterable[bytes]) -> Iterator[bytes]:
    """Yield what zstd has packed, one frame or several.

    Raises:
        DamagedError: it is cut short or corrupt, everything before that was yielded; or nothing here unpacks zstd.
    """
    try:
        import zstandard
    except ImportError:
        hint = "install hartenjagen[files], or unpack the file first"
        raise DamagedError("needs-files", "zstd is read with the package zstandard, which is not here", hint) from None
    frame = None
    for piece in pieces:
        for start in range(0, len(piece), _IN):
            rest = piece[start : start + _IN]
            while rest:
                frame = frame or zstandard.ZstdDecompressor().decompressobj()
                try:
                    out = frame.decompress(rest)
                except zstandard.ZstdError as fault:
                    raise DamagedError("corrupt-file", f"corrupt zstd: {fault}") from fault
                if out:
                    yield out
                rest = frame.unused_data if frame.eof else b""
                frame = None if frame.eof else frame
    if frame is not None:
        raise DamagedError("truncated-file", "the zstd file is cut short")

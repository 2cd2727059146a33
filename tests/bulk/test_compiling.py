from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from reference_impl.bulk.compiling import kept_in

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture(autouse=True)
def _asked_anew() -> Iterator[None]:
    kept_in.cache_clear()
    yield
    kept_in.cache_clear()


def test_compiled_code_is_kept_where_numba_is_told_to(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    folder = kept_in()
    assert folder is not None
    assert folder.parent == tmp_path
    assert folder.is_dir()


def test_compiled_code_is_not_kept_where_nothing_can_be_written(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("no folder")
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "file"))
    assert kept_in() is None


def test_other_code_is_kept_elsewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    for name in ("one", "other"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "module.py").write_text(f"NAME = '{name}'")
    assert kept_in(tmp_path / "one") != kept_in(tmp_path / "other")
    assert kept_in(tmp_path / "one") == kept_in(tmp_path / "one")

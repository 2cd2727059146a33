"""Who may import whom, and how large and how named a module may be."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parent.parent
PACKAGES = ("conformance", "reference_impl", "reports")
JUDGING = (
    "conformance.protocol",
    "conformance.transports",
    "conformance.runner",
    "conformance.cases",
    "conformance.games",
    "conformance.probes",
    "conformance.perft",
    "conformance.records",
    "conformance.verification",
)
LONGEST_MODULE = 300
NO_NAMES = {"utils", "util", "helpers", "helper", "common", "manager", "misc", "base"}


@cache
def modules() -> dict[str, Path]:
    paths = [path for package in PACKAGES for path in (ROOT / package).rglob("*.py")]
    return {".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"): path for path in paths}


@dataclass(frozen=True, kw_only=True)
class Module:
    imports: frozenset[str]
    """What it imports anywhere."""
    needs: frozenset[str]
    """What it needs to be loaded, types left aside."""
    texts: frozenset[str]
    """The texts in it that are no docstrings."""


@cache
def read(module: str) -> Module:
    tree = ast.parse(modules()[module].read_text(encoding="utf-8"))
    nodes = list(ast.walk(tree))
    documents = {
        ast.get_docstring(node, clean=False)
        for node in nodes
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
    }
    texts = {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    return Module(
        imports=imported(nodes),
        needs=imported(at_load(tree)),
        texts=frozenset(texts - {each or "" for each in documents}),
    )


def imports_of(module: str, *, lazy: bool = True) -> frozenset[str]:
    """Return what a module imports; without ``lazy`` what it needs to be loaded, types left aside."""
    return read(module).imports if lazy else read(module).needs


def imported(nodes: list[ast.AST]) -> frozenset[str]:
    found = {alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names}
    for node in nodes:
        if isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module} | {f"{node.module}.{alias.name}" for alias in node.names}
    return frozenset(name for name in found if name.split(".")[0] in PACKAGES)


def at_load(tree: ast.AST) -> list[ast.AST]:
    found: list[ast.AST] = []
    for node in ast.iter_child_nodes(tree):
        typing_only = isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test)
        if not typing_only and not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            found += [node, *at_load(node)]
    return found


def reached_from(start: str) -> set[str]:
    known, waiting = set[str](), [start]
    while waiting:
        module = waiting.pop()
        if module in known or module not in modules():
            continue
        known.add(module)
        waiting += [name for name in imports_of(module, lazy=False) if name in modules()]
    return known


def test_what_judges_never_mentions_the_engine() -> None:
    guilty = [
        (module, name)
        for module in modules()
        if module.startswith(JUDGING)
        for name in imports_of(module)
        if name.startswith("reference_impl")
    ]
    assert guilty == []


def test_loading_what_judges_never_loads_the_engine() -> None:
    guilty = {
        module: sorted(name for name in reached_from(module) if name.startswith("reference_impl"))
        for module in modules()
        if module.startswith(JUDGING)
    }
    assert {module: reached for module, reached in guilty.items() if reached} == {}


def test_the_engine_knows_cards_and_messages_and_nothing_else_of_the_suite() -> None:
    allowed = (
        "reference_impl",
        "conformance.cards",
        "conformance.cases",
        "conformance.games.game",
        "conformance.positions",
        "conformance.protocol",
        "conformance.records.record",
        "conformance.spec_files",
        "conformance.verification.finding",
    )
    guilty = [
        (module, name)
        for module in modules()
        if module.startswith("reference_impl")
        for name in imports_of(module)
        if not name.startswith(allowed) and name not in ("conformance", "conformance.games")
    ]
    assert guilty == []


def test_renderers_never_see_the_engine() -> None:
    guilty = [
        (module, name)
        for module in modules()
        if module.startswith("reports")
        for name in imports_of(module)
        if name.startswith("reference_impl")
    ]
    assert guilty == []


def test_no_code_knows_a_variant() -> None:
    names = [path.stem for folder in ("profiles", "house_rules") for path in (ROOT / "spec" / folder).glob("*.yaml")]
    assert names
    guilty = [(module, text) for module in modules() for text in read(module).texts if text in names]
    assert guilty == []


def test_modules_are_short_and_say_what_they_are() -> None:
    long = {
        name: lines
        for name, path in modules().items()
        if (lines := len(path.read_text().splitlines())) > LONGEST_MODULE
    }
    assert long == {}
    assert [name for name in modules() if name.rpartition(".")[2] in NO_NAMES] == []

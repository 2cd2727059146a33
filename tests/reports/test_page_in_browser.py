"""Pages as a browser lays them out: on a phone and a desk, light and dark, and on paper. There only where one is."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from functools import cache
from html import escape, unescape
from typing import TYPE_CHECKING, Any

import pytest

from conformance.cards import LANGUAGES
from conformance.rule_sheet.sheet import build_sheet
from conformance.rule_sheet.tricks import choose_trick
from conformance.rules import load_profile
from conformance.rules.resolve import load_parent
from reports.page import page
from reports.rule_sheet_html import as_html

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from conformance.rule_sheet.tricks import Trick

BROWSER = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome", "chrome"))), None)
QUIET = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync",
         "--disable-background-networking", "--disable-component-update", "--hide-scrollbars"]  # fmt: skip
DARK = ["--blink-settings=preferredColorScheme=0"]
LEAST_CONTRAST = 4.5
WIDTHS = (320, 390, 1280)
MEASURE = """
const measure = frame => {
  const inner = frame.contentDocument, root = inner.documentElement;
  const all = names => [...inner.querySelectorAll(names)];
  const outside = all("body *").filter(
    each => each.getBoundingClientRect().right > root.clientWidth + 0.5 && !each.closest(".table, svg"));
  const colours = all("h1, h2, p, li, a, span[class^=suit], svg .rank, svg .order").map(each => {
    const face = each.matches(".rank") && each.closest("g").querySelector(".face");
    let behind = face ? getComputedStyle(face).fill : "";
    for (let box = each; !face && box; box = box.parentElement) {
      behind = getComputedStyle(box).backgroundColor;
      if (!/, 0\\)$/.test(behind)) break;
    }
    const style = getComputedStyle(each);
    return [each.tagName, each.matches("svg *") ? style.fill : style.color, behind];
  });
  return {
    inner: root.clientWidth, whole: root.scrollWidth, colours, outside: outside.map(each => each.outerHTML),
    boxes: all(".table").map(box => box.scrollWidth > box.clientWidth),
  };
};
addEventListener("load", () => {
  document.body.textContent = JSON.stringify([...document.querySelectorAll("iframe")].map(measure));
});
"""
WIDE_TABLE = page("t", "en", '<div class="table"><table><tr>' + "<td>many words here</td>" * 30 + "</tr></table></div>")


def browse(folder: Path, text: str, *options: str) -> str:
    file = folder / "page.html"
    file.write_text(text, encoding="utf-8")
    command = [str(BROWSER), *QUIET, f"--user-data-dir={folder / 'user'}", *options, file.as_uri()]
    return subprocess.run(command, capture_output=True, text=True, check=True, timeout=120).stdout


def measure(folder: Path, shown: Iterable[tuple[str, int]], *options: str) -> list[dict[str, Any]]:
    """Return how pages are laid out in frames of some width."""
    frames = (f'<iframe style="width:{width}px;border:0" srcdoc="{escape(text)}"></iframe>' for text, width in shown)
    outer = f"<!DOCTYPE html><meta charset=utf-8><body>{''.join(frames)}<script>{MEASURE}</script></body>"
    dumped = browse(folder, outer, "--window-size=1400,1000", "--dump-dom", *options)
    found = re.search(r"<body>(\[.*\])</body>", dumped, re.DOTALL)
    assert found, dumped[-500:]
    return list(json.loads(unescape(found[1])))


@cache
def trick_of(profile: str) -> Trick | None:
    return choose_trick(load_profile(profile))


def sheet(profile: str, language: str) -> str:
    parent = load_parent(profile)
    return as_html(build_sheet(load_profile(profile), language, trick=trick_of(profile), parent=parent))


def luminance(colour: str) -> float:
    parts = [int(part) / 255 for part in re.findall(r"\d+", colour)[:3]]
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(colour: str, behind: str) -> float:
    light, dark = sorted((luminance(colour), luminance(behind)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


if BROWSER:

    def test_nothing_of_a_sheet_runs_out_sideways(tmp_path: Path) -> None:
        sheets = [sheet("black-lady+pit-subtracts", language) for language in LANGUAGES]
        shown = [(text, width) for text in sheets for width in WIDTHS]
        for (_, width), found in zip(shown, measure(tmp_path, shown), strict=True):
            assert found["inner"] == width
            assert found["outside"] == []
            assert found["whole"] == width

    def test_a_table_too_wide_scrolls_in_its_own_box(tmp_path: Path) -> None:
        shown = [(WIDE_TABLE, width) for width in WIDTHS]
        for (_, width), found in zip(shown, measure(tmp_path, shown), strict=True):
            assert found["boxes"] == [True]
            assert (found["whole"], found["outside"]) == (width, [])

    @pytest.mark.parametrize("scheme", [[], DARK], ids=["light", "dark"])
    def test_every_word_and_card_stands_out_from_what_is_behind_it(tmp_path: Path, scheme: list[str]) -> None:
        (found,) = measure(tmp_path, [(sheet("nl-omslag+free-opening", "nl"), 390)], *scheme)
        colours = found["colours"]
        assert {"H1", "H2", "P", "LI", "A", "SPAN", "text"} <= {name for name, _, _ in colours}
        assert [each for each in colours if contrast(each[1], each[2]) < LEAST_CONTRAST] == []
        letters, ground = colours[0][1:]
        assert (luminance(letters) > luminance(ground)) == (scheme == DARK)

    @pytest.mark.parametrize("profile", ["nl-short", "nl-omslag", "international", "black-lady"])
    def test_a_sheet_prints_on_one_page(tmp_path: Path, profile: str) -> None:
        file = tmp_path / "sheet.pdf"
        browse(tmp_path, sheet(profile, "fr"), "--no-pdf-header-footer", f"--print-to-pdf={file}")
        assert len(re.findall(rb"/Type\s*/Page\b(?!s)", file.read_bytes())) == 1

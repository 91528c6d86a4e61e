"""Holds this reader to a conformance suite (tests/conformance/README.md)."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import record as records
import table
from record import Record, Refused


class BadSuite(Exception):
    """The suite itself cannot be read."""


def bytes_of(lines: list[str | dict] | str) -> bytes:
    """The text of a case: lines, each ended by LF, or the text itself.

    A line that comes often is said once, with how many times.
    """
    if isinstance(lines, str):
        return lines.encode()
    often = [line if isinstance(line, dict) else {"line": line, "times": 1} for line in lines]
    return "".join((line["line"] + "\n") * line["times"] for line in often).encode()


def read_only(text: bytes) -> Record:
    """Reads the one record of a file; raises Refused."""
    found = list(records.split_records(text))
    if len(found) != 1:
        raise BadSuite(f"{len(found)} records where one was meant: {text!r}")
    return table.read_whole(found[0][1])


def place_of(text: bytes) -> str:
    """The place of the first problem; empty if there is none."""
    try:
        read_only(text)
    except Refused as refused:
        return "{0.line}:{0.column}".format(refused.problems[0])
    return ""


def _canonical(case: dict) -> tuple[object, object]:
    text = bytes_of(case["record"])
    return text.decode(), records.write(read_only(text))


def _rewritten(case: dict) -> tuple[object, object]:
    return (
        bytes_of(case["canonical"]).decode(),
        records.write(read_only(bytes_of(case["record"]))),
    )


def _refused(case: dict) -> tuple[object, object]:
    return case["place"], place_of(bytes_of(case["record"]))


def _folded(case: dict) -> tuple[object, object]:
    cut = table.first_events(read_only(bytes_of(case["record"])), case["after"])
    return case["table"], table.to_json(table.fold(cut))


def _files(case: dict) -> tuple[object, object]:
    found = []
    for first_line, text in records.split_records(bytes_of(case["record"])):
        found.append({"line": first_line, "refused": place_of(text)})
    return case["records"], found


# By the folder's name: what is expected of a case, and what this reader makes of it. Rulings are
# for engines that know the games' rules; this reader knows none.
CHECKS: dict[str, Callable[[dict], tuple[object, object]]] = {
    "canonical": _canonical,
    "rewritten": _rewritten,
    "refused": _refused,
    "folded": _folded,
    "files": _files,
}
NOT_CHECKED = {"ruled"}


def cases(folder: Path) -> Iterator[tuple[str, str, dict]]:
    """Each case: its kind, the name it has for people, and itself."""
    kinds = sorted(path.name for path in folder.iterdir() if path.is_dir())
    if set(kinds) != CHECKS.keys() | NOT_CHECKED:
        raise BadSuite(f"{folder}: not the folders of a suite: {', '.join(kinds)}")
    for kind in kinds:
        for path in sorted((folder / kind).glob("*.json")):
            try:
                read = json.loads(path.read_text(encoding="utf-8"))
            except ValueError as error:
                raise BadSuite(f"{path}: {error}") from error
            for case in read:
                yield kind, f"{kind}/{path.stem}: {case['what']}", case


def run(folder: Path) -> int:
    """Runs the suite; prints each case that differs and how many were tried. 0: none differs."""
    tried = passed_over = 0
    differ = []
    for kind, name, case in cases(folder):
        if kind in NOT_CHECKED:
            passed_over += 1
            continue
        tried += 1
        try:
            expected, found = CHECKS[kind](case)
        except Refused as refused:
            expected, found = "a record", f"refused at {refused}"
        if expected != found:
            differ.append(f"{name}\n  expected {expected!r}\n  found    {found!r}")
    print("\n".join(differ + [f"{tried} cases, {len(differ)} differ; {passed_over} are rulings"]))
    return 1 if differ or not tried else 0

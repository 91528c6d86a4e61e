"""Reads records of hands by the Open Table Record (docs/open-table-record).

    python3 otr.py check FILE...    every problem as FILE:LINE:COLUMN, and how many records are good
    python3 otr.py write FILE...    the records in canonical form
    python3 otr.py fold FILE N      what lies on the table of the first record after N lines
    python3 otr.py suite FOLDER     holds this reader to a conformance suite

Exit status: 0 right, 1 a case of the suite differs, 2 something cannot be read.
"""

import argparse
import json
import sys
from pathlib import Path

import record as records
import suite
import table
from record import Problem, Record, Refused


def read_file(name: str) -> tuple[list[Record], list[str]]:
    """The records of a file, and what is wrong with the others, each with its place."""
    good, wrong = [], []
    for first_line, text in records.split_records(Path(name).read_bytes()):
        try:
            good.append(table.read_whole(text))
        except Refused as refused:
            for problem in refused.problems:
                moved = Problem(problem.line + first_line - 1, problem.column, problem.what)
                wrong.append(f"{name}:{moved}")
    return good, wrong


def check(files: list[str], written: bool) -> int:
    """Reads files; prints how many records are good, or the records, and each problem."""
    status = 0
    for number, name in enumerate(files):
        good, wrong = read_file(name)
        if written:
            blank = "\n" if number else ""
            print(blank + "\n".join(map(records.write, good)), end="")
        else:
            print(f"{name}: {len(good)} records")
        for line in wrong:
            print(line, file=sys.stderr)
            status = 2
    return status


def fold(name: str, count: int) -> int:
    """Prints the table of a file's first record after so many lines."""
    good, wrong = read_file(name)
    if wrong or not good:
        print("\n".join(wrong) or f"{name}: no record", file=sys.stderr)
        return 2
    cut = table.first_events(good[0], count)
    print(json.dumps(table.to_json(table.fold(cut)), indent=1))
    return 0


def main() -> int:
    """Reads the command line and runs the command."""
    parser = argparse.ArgumentParser(description="Reads Open Table Records of hands.")
    commands = parser.add_subparsers(dest="command", required=True)
    for command, what in (("check", "finds every problem"), ("write", "prints canonical form")):
        commands.add_parser(command, help=what).add_argument("files", nargs="+")
    folding = commands.add_parser("fold", help="prints the table of a record after N lines")
    folding.add_argument("file")
    folding.add_argument("count", type=int, metavar="N")
    commands.add_parser("suite", help="runs a conformance suite").add_argument("folder", type=Path)
    asked = parser.parse_args()
    try:
        if asked.command == "suite":
            return suite.run(asked.folder)
        if asked.command == "fold":
            return fold(asked.file, asked.count)
        return check(asked.files, asked.command == "write")
    except (OSError, suite.BadSuite) as error:
        print(error, file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.dont_write_bytecode = True
    sys.exit(main())

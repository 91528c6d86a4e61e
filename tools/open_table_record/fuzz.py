"""Compares two readers of the Open Table Record, and the grammar, on records made at random.

    python3 fuzz.py --reader PROGRAM [--seconds N] [--seed N]

PROGRAM reads a line of hexadecimal digits, the bytes of a file, and answers with a line of JSON:
for each record of the file its first line and either "refused", the place of its first problem, or
its "canonical" text and the "table" after its last event (forms.md). FAIRDEAL_SEED in the
environment stands for --seed. Exit status 1 if anything differs; the shortest file found that
differs in the same way is printed with both answers.
"""

import argparse
import json
import os
import random
import re
import subprocess
import sys
import time
from pathlib import Path

import record as records
import suite
import table
import words
from abnf import Grammar
from record import Refused

PROJECT = Path(__file__).resolve().parents[2]
SUITE = PROJECT / "tests/conformance"
GRAMMAR = PROJECT / "docs/open-table-record/grammar.abnf"
MOST_SHOWN = 10
LONGEST_SEED = 4096  # bytes
FOREIGN = ["\r", "\t", "\0", "\x7f", "\x80", "\xff", " ", "  ", "#", "\n", "=", ".", "0", ","]
EDGES = ["0", "1", "9", "10", "16", "17", "99", "100", "9999", "10000", "0.00", "0.01", "5.5", "05",
         "9999999999.99", "10000000000", "1.16", "1.17", "2.0", "(??)", "??", "dealer", "shoe"]


class OtherReader:
    """The program that is compared with the reader in Python."""

    def __init__(self, program: str) -> None:
        self.process = subprocess.Popen(
            [program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def answer(self, text: bytes) -> list:
        """What it makes of a file."""
        assert self.process.stdin and self.process.stdout
        self.process.stdin.write(text.hex() + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        return json.loads(line) if line else [f"ended with status {self.process.wait()}"]


def own_answer(text: bytes) -> list:
    """What the reader in Python makes of a file."""
    answers = []
    for first_line, part in records.split_records(text):
        answer: dict = {"line": first_line}
        try:
            record = records.read(part)
            answer |= {"table": table.to_json(table.fold(record))}
            answer |= {"canonical": records.write(record)}
        except Refused as refused:
            answer["refused"] = "{0.line}:{0.column}".format(refused.problems[0])
        answers.append(answer)
    return answers


def against_grammar(grammar: re.Pattern[str], text: bytes) -> str:
    """How reader and grammar differ about one record; empty if they do not.

    Below the header they say the same; of the header the grammar does not say everything.
    """
    matches = grammar.fullmatch(text.decode("latin-1")) is not None
    try:
        records.read(text)
    except Refused as refused:
        too_long = len(text) > records.LONGEST_RECORD
        if matches and not too_long and any(problem.line > 1 for problem in refused.problems):
            return f"the grammar takes it, the reader refuses it at {refused}"
        return ""
    return "" if matches else "the reader takes it, the grammar does not"


class Maker:
    """Makes files at random: from the grammar, by growing hands, and by spoiling either."""

    def __init__(self, grammar: Grammar, dice: random.Random) -> None:
        self.grammar, self.dice = grammar, dice
        self.seeds = [
            suite.bytes_of(case["record"]).decode("latin-1")
            for kind, _, case in suite.cases(SUITE)
            if kind in ("canonical", "rewritten", "folded", "files")
        ]
        self.seeds = [seed for seed in self.seeds if len(seed) < LONGEST_SEED]

    def file(self) -> bytes:
        """One file, mostly of one record."""
        make = self.dice.choice((self._sampled, self._grown, self._seed, self._seed))
        text = make()
        for _ in range(self.dice.choice((0, 1, 1, 2, 4))):
            text = self._spoilt(text)
        return text.encode("latin-1")

    def _seed(self) -> str:
        return self.dice.choice(self.seeds)

    def _sampled(self) -> str:
        return self.grammar.sample("record", self.dice)

    def _line(self, game: str) -> str:
        """A line of two seats and few cards, so that it may follow what lies there."""
        rule = f"{game}-event"
        if self.dice.random() < 0.3:
            rule = self.dice.choice(("event-2", f"{game}-event-2"))
        line = self.grammar.sample(rule, self.dice)
        line = re.sub(r"\b[1-9](?=[ .])", lambda _: self.dice.choice("12"), line)
        line = re.sub(r"\.\d+ ", lambda _: f".{self.dice.randint(1, 3)} ", line)
        few = ("8h", "8c", "Ah", "Td", "8?")
        return re.sub(r"\b[2-9TJQKA?][shdc?]", lambda _: self.dice.choice(few), line)

    def _grown(self) -> str:
        """A hand that can happen, as far as it was grown."""
        game = self.dice.choice(list(words.GAMES))
        header = "extreme notation=2 minimum=5 mode=regular\ndealer chips 500"
        text = (header if game == "extreme" else f"{game} notation=2") + "\n"
        for seat in "12":
            text += f"{seat} deal 8h 8c\n" if self.dice.random() < 0.5 else ""
        for _ in range(self.dice.randint(1, 40)):
            longer = text + self._line(game) + "\n"
            if "refused" not in own_answer(longer.encode())[0]:
                text = longer
        return text

    def _spoilt(self, text: str) -> str:
        spoil = self.dice.choice((self._spoil_byte, self._spoil_word, self._spoil_line))
        return spoil(text)

    def _spoil_byte(self, text: str) -> str:
        at = self.dice.randrange(len(text) + 1)
        new = self.dice.choice(FOREIGN + [chr(self.dice.randrange(256)), ""])
        return text[:at] + new + text[at + self.dice.choice((0, 1)):]

    def _spoil_word(self, text: str) -> str:
        parts = re.split(r"([ \n=])", text)
        at = self.dice.randrange(0, len(parts), 2)
        parts[at] = self.dice.choice((
            self.dice.choice(EDGES),
            self.dice.choice(re.split(r"[ \n=]", self._seed())),
            self.dice.choice(list(words.VERBS)),
            self.dice.choice(words.KEYS).name,
        ))
        return "".join(parts)

    def _spoil_line(self, text: str) -> str:
        lines = text.split("\n")
        at, other = self.dice.randrange(len(lines)), self.dice.randrange(len(lines))
        change = self.dice.randrange(5)
        if change == 0:
            lines[at], lines[other] = lines[other], lines[at]
        elif change == 1:
            lines.insert(at, lines[other])
        elif change == 2:
            del lines[at]
        elif change == 3:
            lines.insert(at, self._line(self.dice.choice(list(words.GAMES))))
        else:
            lines[0] += " " + self._header_word()
        return "\n".join(lines)

    def _header_word(self) -> str:
        game = self.dice.choice(list(words.GAMES))
        return self.grammar.sample(self.dice.choice((f"{game}-key", "key-2")), self.dice)


def shortest(text: bytes, differs) -> bytes:
    """The file without every line and every word that it differs without, too."""
    for separator in (b"\n", b" "):
        parts = text.split(separator)
        at = 0
        while at < len(parts):
            less = parts[:at] + parts[at + 1:]
            if differs(separator.join(less)):
                parts = less
            else:
                at += 1
        text = separator.join(parts)
    return text


def compare(program: str, seconds: float, seed: int) -> int:
    """Compares for so long; prints what differs and how many files were tried."""
    grammar = Grammar(GRAMMAR)
    pattern = grammar.regex("record")
    maker = Maker(grammar, random.Random(seed))
    other = OtherReader(program)
    tried = taken = differ = 0
    end = time.monotonic() + seconds
    while time.monotonic() < end and differ < MOST_SHOWN:
        text = maker.file()
        tried += 1
        own = own_answer(text)
        taken += sum("canonical" in answer for answer in own)
        if own != other.answer(text):
            differ += 1
            text = shortest(text, lambda less: own_answer(less) != other.answer(less))
            print(f"differs: {text!r}\n  Python {own_answer(text)}\n  other  {other.answer(text)}")
        for _, part in records.split_records(text):
            if why := against_grammar(pattern, part):
                differ += 1
                part = shortest(part, lambda less: bool(against_grammar(pattern, less)))
                print(f"{why}: {part!r}")
    print(f"seed {seed}: {tried} files tried, {taken} records taken, {differ} differences")
    return 1 if differ or not taken else 0


def main() -> int:
    """Reads the command line."""
    parser = argparse.ArgumentParser(description="Compares two readers on records made at random.")
    parser.add_argument("--reader", required=True, help="the other reader's program")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--seed", type=int, default=int(os.environ.get("FAIRDEAL_SEED", "1")))
    asked = parser.parse_args()
    return compare(asked.reader, asked.seconds, asked.seed)


if __name__ == "__main__":
    sys.exit(main())

"""Reads and writes records: text to a Record, a Record to canonical text.

Reading repairs nothing. A record that is not of the notation raises Refused, with every problem's
line and column, the first one first.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

import values
import words
from values import DEALER, Dealt, Who

LONGEST_RECORD = 65536  # bytes, without the last line end


class Problem(NamedTuple):
    """What is wrong, and where: line 1 is the header, columns count bytes from 1."""

    line: int
    column: int
    what: str

    def __str__(self) -> str:
        return f"{self.line}:{self.column}: {self.what}"


class Refused(Exception):
    """The text is no record; `problems` are in the order of their places."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__("\n".join(map(str, problems)))
        self.problems = sorted(problems)


class _Wrong(Exception):
    """One line's first problem."""

    def __init__(self, column: int, what: str) -> None:
        super().__init__(what)
        self.column = column


@dataclass(frozen=True)
class Event:
    """One line after the header, by the kinds of its words; what a verb does not have is empty."""

    who: Who | str  # "shoe" and "floor" are nobody at the table
    verb: str
    line: int = field(compare=False)
    cards: tuple[Dealt, ...] = ()
    wager: str = ""  # of a verb that names none: what it is about
    amount: int = 0  # cents
    number: int = 0  # a place, a count, 1 or 2
    to: Who = DEALER
    way: str = ""  # pay or take
    names: tuple[str, ...] = ()
    text: str = ""  # the line in canonical form

    @property
    def version(self) -> int:
        """The version of the notation that has this line."""
        return words.VERBS[self.verb].since


@dataclass(frozen=True)
class Record:
    """A hand: `header` holds the canonical text of each key that is no default."""

    game: str
    version: int
    header: dict[str, str]
    events: tuple[Event, ...]


def write(record: Record) -> str:
    """The canonical text: header and events, a line each, every line ended by LF."""
    parts = [record.game] + ["notation=2"] * (record.version == 2)
    for name in words.keys_of(record.game, record.version):
        if name in record.header:
            parts.append(f"{name}={record.header[name]}")
    return "\n".join([" ".join(parts)] + [event.text for event in record.events]) + "\n"


def split_records(text: bytes) -> Iterator[tuple[int, bytes]]:
    """Each record of a file with the number of its first line, from 1.

    Blank lines end a record; lines of nothing but a comment before a header belong to none.
    """
    first, lines = 0, []
    for number, line in enumerate(text.split(b"\n"), start=1):
        if lines and not line:
            yield first, b"\n".join(lines)
            lines = []
        elif lines or _without_comment(line.decode("latin-1"))[0]:
            first = first if lines else number
            lines.append(line)
    if lines:
        yield first, b"\n".join(lines)


def read(text: bytes) -> Record:
    """Reads the lines of one record; whether its events can happen is for table.py to say."""
    lines = text.decode("latin-1").removesuffix("\n").split("\n")
    if len(text.removesuffix(b"\n")) > LONGEST_RECORD:
        raise Refused([Problem(1, 1, f"a record of more than {LONGEST_RECORD} bytes")])
    problems: list[Problem] = []
    game, version, header = "", 0, {}
    events: list[Event] = []
    for number, raw in enumerate(lines, start=1):
        try:
            line, has_comment = _clean(raw)
            if number == 1:
                game, version = _game_of(line)
                header = _read_header(line, game, version, problems)
            elif not line and not has_comment:
                raise _Wrong(1, "a blank line within a record")
            elif line and game:
                events.append(_LineReader(line, game, version, number).read())
        except _Wrong as wrong:
            problems.append(Problem(number, wrong.column, str(wrong)))
    if problems:
        raise Refused(problems)
    return Record(game, version, header, tuple(events))


def _without_comment(line: str) -> tuple[str, bool]:
    text, hash_sign, _ = line.partition("#")
    return (text.rstrip(" "), True) if hash_sign else (line, False)


def _clean(raw: str) -> tuple[str, bool]:
    """A line without its comment; no byte of it, nor of the comment, is foreign."""
    for column, char in enumerate(raw, start=1):
        if not " " <= char <= "~":
            raise _Wrong(column, f"the byte 0x{ord(char):02x} is no text of the notation")
    return _without_comment(raw)


def _game_of(line: str) -> tuple[str, int]:
    game, _, rest = line.partition(" ")
    if game not in words.GAMES:
        raise _Wrong(1, f"'{game}' is not a game")
    return game, 2 if rest.split(" ")[0] == "notation=2" else 1


def _read_header(
    line: str, game: str, version: int, problems: list[Problem]
) -> dict[str, str]:
    """The keys after the game, and after `notation=2`, which stands nowhere else."""
    keys = words.keys_of(game, version)
    header: dict[str, str] = {}
    seen: set[str] = set()
    pairs = list(_words_with_columns(line))[version:]
    for column, word in pairs:
        name, equals, value = word.partition("=")
        if not word:
            what = "more than one space, or a space at an end of the line"
        elif not equals:
            what = f"'{word}' is not key=value"
        elif name in seen:
            what = f"'{name}' is given twice"
        elif name not in keys:
            what = f"'{name}' is not a key of a {game} hand of version {version}"
        else:
            text = keys[name].read(value) if value else None
            what = f"'{value}' is not a value of {name}" if text is None else ""
            if text:
                header[name] = text
        seen.add(name)
        if what:
            problems.append(Problem(1, column, what))
    if game == "extreme":
        for needed in ("minimum", "mode"):
            if not any(word.startswith(needed + "=") for _, word in pairs):
                problems.append(Problem(1, 1, f"an extreme hand needs {needed}="))
    return header


def _words_with_columns(line: str) -> Iterator[tuple[int, str]]:
    column = 1
    for word in line.split(" "):
        yield column, word
        column += len(word) + 1


class _LineReader:
    """Reads one line of a record, without its comment, word by word."""

    def __init__(self, line: str, game: str, version: int, number: int) -> None:
        self.game, self.version, self.number = game, version, number
        self.end = len(line) + 1
        self.words = list(_words_with_columns(line))
        self.next = 0

    def read(self) -> Event:
        """The event; raises _Wrong at the first word that may not stand where it stands."""
        for column, word in self.words:
            if not word:
                raise _Wrong(column, "more than one space, or a space at an end of the line")
        who = self._who()
        verb, form = self._verb()
        if self._kind_of(who) not in form.who.split():
            raise _Wrong(1, f"'{who}' cannot '{verb}'")
        found = self._rest(form)
        text = " ".join([str(who), verb] + found.pop("written"))
        found.setdefault("wager", form.about)
        return Event(who, verb, self.number, text=text, **found)

    def _take(self, what: str) -> tuple[int, str]:
        if self.next == len(self.words):
            raise _Wrong(self.end, f"expected {what} here")
        self.next += 1
        return self.words[self.next - 1]

    def _more(self) -> bool:
        return self.next < len(self.words)

    def _is_of_version_2(self) -> bool:
        verb = self.words[1][1] if len(self.words) > 1 else ""
        return self.version == 2 and verb in words.VERBS and words.VERBS[verb].since == 2

    def _who(self) -> Who | str:
        column, word = self._take("who acts")
        if word in ("shoe", "floor") and self._is_of_version_2():
            return word
        who = values.who_from(word)
        if who is None:
            if word in words.GAMES:
                raise _Wrong(column, f"'{word}' begins a record")
            raise _Wrong(column, f"'{word}' is not the dealer, a seat or a hand")
        return who

    def _verb(self) -> tuple[str, words.Form]:
        column, verb = self._take("a verb")
        form = words.VERBS.get(verb)
        if form is None or form.since > self.version:
            raise _Wrong(column, f"'{verb}' is not a verb of version {self.version}")
        if words.GAMES[self.game] not in form.games:
            raise _Wrong(column, f"'{verb}' is not used in {self.game}")
        return verb, form

    @staticmethod
    def _kind_of(who: Who | str) -> str:
        if isinstance(who, str):
            return who
        return "D" if who == DEALER else "H" if who.hand else "S"

    def _rest(self, form: words.Form) -> dict:
        """The words after the verb, by the fields of Event, and as they are written."""
        found: dict = {"written": []}
        for kind in form.words.split():
            if kind[-1] not in "?*":
                self._word(kind, found)
            elif kind[-1] == "?" and self._more():
                self._word(kind[:-1], found)
            while kind[-1] == "*" and self._more():
                self._word(kind[:-1], found)
        if self._more():
            column, word = self._take("")
            raise _Wrong(column, f"'{word}' is one word too many")
        return found

    def _word(self, kind: str, found: dict) -> None:
        column, word = self._take(_KINDS[kind].called)
        value = _KINDS[kind].read(word)
        if value is None or (kind == "bet-wager" and word == "insurance"):
            raise _Wrong(column, f"'{word}' is not {_KINDS[kind].called}")
        if kind in ("wager", "bet-wager") and words.GAMES[self.game] not in words.WAGERS[word]:
            raise _Wrong(column, f"{word} is not a wager of {self.game}")
        if _KINDS[kind].field in ("cards", "names"):
            value = found.get(_KINDS[kind].field, ()) + (value,)
        found[_KINDS[kind].field] = value
        found["written"].append(values.amount_text(value) if kind == "amount" else word)


class _Kind(NamedTuple):
    """A kind of word after a verb: what it is called, where it is kept, how it is read."""

    called: str
    field: str
    read: Callable[[str], object | None]


def _face_up(word: str) -> Dealt | None:
    card = values.card_from(word)
    return Dealt(card) if card else None


def _one_of(*allowed: str) -> Callable[[str], str | None]:
    return lambda word: word if word in allowed else None


def _number(most: int) -> Callable[[str], int | None]:
    return lambda word: values.number_from(word, 1, most)


_KINDS = {
    "amount": _Kind("an amount", "amount", values.amount_from),
    "wager": _Kind("a wager", "wager", _one_of(*words.WAGERS)),
    "bet-wager": _Kind("a wager that is bet", "wager", _one_of(*words.WAGERS)),
    "card": _Kind("a card that lies face up", "cards", _face_up),
    "dealt": _Kind("a card", "cards", values.dealt_from),
    "insurance": _Kind("'insurance'", "wager", _one_of("insurance")),
    "place": _Kind("a place", "number", _number(9)),
    "count": _Kind("a number of cards", "number", _number(9999)),
    "first-or-second": _Kind("1 or 2", "number", _number(2)),
    "to": _Kind("the dealer, a seat or a hand", "to", values.who_from),
    "way": _Kind("'pay' or 'take'", "way", _one_of("pay", "take")),
    "name": _Kind("a clause or a remedy", "names", values.name_from),
}

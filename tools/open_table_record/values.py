"""Values of the Open Table Record: amounts, numbers, cards, times, and who acts.

Each reader takes one word and gives back what it stands for, or None if the word is none.
The rules are those of docs/open-table-record/grammar.abnf; what the grammar cannot say (a day that
exists, a list that rises) is in meaning.md.
"""

import datetime
import re
from typing import NamedTuple

LARGEST_AMOUNT = 999_999_999_999  # cents: 9 999 999 999.99
HIGHEST_SEAT = 9
HIGHEST_HAND = 16
LONGEST_IDENTITY = 64
LONGEST_NAME = 32

_AMOUNT = re.compile(r"(0|[1-9][0-9]{0,9})(?:\.([0-9]{2}))?")
_NUMBER = re.compile(r"0|[1-9][0-9]{0,17}")
_CARD = re.compile(r"[23456789TJQKA?][shdc?]")
_TIME = re.compile(r"(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)(?:\.\d{1,6})?Z", re.ASCII)
_NAME = re.compile(r"[A-Za-z0-9-]{1,32}")


class Who(NamedTuple):
    """Who acts: the dealer is seat 0; hand 0 is the seat itself, or its only hand."""

    seat: int
    hand: int = 0

    def __str__(self) -> str:
        if self.seat == 0:
            return "dealer"
        return f"{self.seat}.{self.hand}" if self.hand else str(self.seat)


DEALER = Who(0)


class Dealt(NamedTuple):
    """A card as it was laid: "Ts", face down "(Ts)"."""

    card: str
    face_down: bool = False

    def __str__(self) -> str:
        return f"({self.card})" if self.face_down else self.card


def amount_from(word: str) -> int | None:
    """The cents of "25" or "12.50"."""
    match = _AMOUNT.fullmatch(word)
    return int(match[1]) * 100 + int(match[2] or 0) if match else None


def amount_text(cents: int) -> str:
    """The shortest way to write an amount."""
    whole, rest = divmod(cents, 100)
    return f"{whole}.{rest:02}" if rest else str(whole)


def number_from(word: str, least: int, most: int) -> int | None:
    """A whole number without sign or leading zero."""
    if not _NUMBER.fullmatch(word):
        return None
    number = int(word)
    return number if least <= number <= most else None


def card_from(word: str) -> str | None:
    """A card that lies face up; rank or suit may be unknown."""
    return word if _CARD.fullmatch(word) else None


def dealt_from(word: str) -> Dealt | None:
    """A card, in brackets if it lies face down."""
    face_down = len(word) == 4 and word[0] == "(" and word[3] == ")"
    card = card_from(word[1:3] if face_down else word)
    return Dealt(card, face_down) if card else None


def who_from(word: str) -> Who | None:
    """The dealer, a seat or a hand of a seat."""
    if word == "dealer":
        return DEALER
    seat_word, point, hand_word = word.partition(".")
    seat = number_from(seat_word, 1, HIGHEST_SEAT)
    hand = number_from(hand_word, 1, HIGHEST_HAND) if point else 0
    return None if seat is None or hand is None else Who(seat, hand)


def name_from(word: str) -> str | None:
    """A clause or a remedy as a floor names it: "IRR-7", "deal-last"."""
    return word if _NAME.fullmatch(word) else None


def is_time(word: str) -> bool:
    """A UTC time of RFC 3339 whose day exists; there is no leap second."""
    match = _TIME.fullmatch(word)
    if not match:
        return False
    year, month, day, hour, minute, second = map(int, match.groups())
    try:
        # The calendar repeats after 400 years; Python's has no year 0.
        datetime.datetime(year % 400 + 400, month, day, hour, minute, second)
    except ValueError:
        return False
    return True

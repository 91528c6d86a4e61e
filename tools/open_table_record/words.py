"""The words of the Open Table Record as data: header keys, house options, remedies, verbs.

Games are letters: B Breakout, M Midnight, X eXtreme, L League.
"""

from collections.abc import Callable
from typing import NamedTuple

from values import (
    HIGHEST_SEAT,
    LONGEST_IDENTITY,
    amount_from,
    amount_text,
    is_time,
    number_from,
)

GAMES = {"breakout": "B", "midnight": "M", "extreme": "X", "league": "L"}
ALL = "BMXL"

# Reads a value: its canonical text, "" where that is to leave the key out, None if it is no value.
ValueReader = Callable[[str], str | None]


def identity(value: str) -> str | None:
    """Any text without a space or '#', not too long."""
    return value if len(value) <= LONGEST_IDENTITY else None


def time(value: str) -> str | None:
    """A UTC time; it stays as it was written."""
    return value if is_time(value) else None


def amount(default: str = "") -> ValueReader:
    """An amount, in its shortest form."""

    def read(value: str) -> str | None:
        cents = amount_from(value)
        if cents is None:
            return None
        text = amount_text(cents)
        return "" if text == default else text

    return read


def number(least: int, most: int, default: str = "") -> ValueReader:
    """A whole number."""

    def read(value: str) -> str | None:
        if number_from(value, least, most) is None:
            return None
        return "" if value == default else value

    return read


def choice(values: str, default: str = "") -> ValueReader:
    """One of the words, which '|' separates."""
    words = values.split("|")

    def read(value: str) -> str | None:
        if value not in words:
            return None
        return "" if value == default else value

    return read


def price(default: str) -> ValueReader:
    """What a wager pays: "3:2"."""

    def read(value: str) -> str | None:
        parts = value.split(":")
        if len(parts) != 2 or any(number_from(part, 1, 1000) is None for part in parts):
            return None
        return "" if value == default else value

    return read


def rising(numbers: list[int | None]) -> bool:
    """Whether each number is there and larger than the one before."""
    return None not in numbers and all(a < b for a, b in zip(numbers, numbers[1:]))


def number_list(most: int) -> ValueReader:
    """Rising numbers from 1 on: "1,2"."""

    def read(value: str) -> str | None:
        return value if rising([number_from(item, 1, most) for item in value.split(",")]) else None

    return read


def by_seat(is_value: Callable[[str], bool]) -> ValueReader:
    """What each seat has, by rising seats: "1:P77,3:P12"."""

    def read(value: str) -> str | None:
        items = [item.partition(":") for item in value.split(",")]
        seats = [number_from(seat, 1, HIGHEST_SEAT) for seat, _, _ in items]
        good = rising(seats) and all(colon and is_value(what) for _, colon, what in items)
        return value if good else None

    return read


def limits(value: str) -> str | None:
    """The least and the most of a wager: "25-500"."""
    least_word, _, most_word = value.partition("-")
    least, most = amount_from(least_word), amount_from(most_word)
    if least is None or most is None or least > most:
        return None
    return f"{amount_text(least)}-{amount_text(most)}"


class Key(NamedTuple):
    """A key of the header."""

    name: str
    games: str
    read: ValueReader
    since: int = 1  # the version that knows it


YES_NO = "yes|no"

# In canonical order.
KEYS = (
    Key("id", ALL, identity),
    Key("table", ALL, identity),
    Key("dealer", ALL, identity),
    Key("shoe", ALL, identity),
    Key("pack", ALL, identity, 2),
    Key("at", ALL, time),
    Key("until", ALL, time, 2),
    Key("minimum", "XL", amount()),
    Key("mode", "X", choice("tournament|regular")),
    Key("hand", "L", number(1, 9999)),
    Key("eliminations", "L", number_list(9999)),
    Key("start", "L", number(1, 9)),
    Key("prizes", "L", number_list(9)),
    Key("feeders", "L", number_list(9)),
    Key("seats", "L", number(1, 9)),
    Key("final", "L", choice(YES_NO, "no")),
    Key("secrets", "L", number_list(9)),
    Key("left", "X", number(0, 9999)),
    Key("passes", "X", by_seat(lambda times: number_from(times, 0, 99) is not None)),
    Key("offers", ALL, choice("known|unknown", "known")),
    Key("settlements", ALL, choice("known|unknown", "known")),
    Key("out", ALL, number(0, 9999), 2),
    Key("behind", ALL, number(0, 9999), 2),
    Key("sign", ALL, identity, 2),
    Key("limits", ALL, limits, 2),
    Key("players", ALL, by_seat(lambda name: 1 <= len(name) <= LONGEST_IDENTITY), 2),
    # House options.
    Key("decks", "B", number(1, 99, "6")),
    Key("dealer-style", "B", choice("peek|no-hole", "peek")),
    Key("hit-soft-17", "B", choice(YES_NO, "no")),
    Key("bj-pays", "B", price("3:2")),
    Key("max-hands", "B", number(1, 99, "4")),
    Key("split-aces", "B", choice("one-card|play-on", "one-card")),
    Key("double-after-split", "B", choice(YES_NO, "yes")),
    Key("surrender", "B", choice("late|none", "late")),
    Key("dealer-bj-pays", "B", price("3:2")),
    Key("dealer-win-pays", "B", price("1:1")),
    Key("super-tie-min", "B", amount("5")),
    Key("bust17-soft", "B", choice(YES_NO, "yes")),
    Key("sweet17-soft", "B", choice(YES_NO, "yes")),
    Key("pair-by", "B", choice("rank|value", "rank")),
    Key("suited-by", "B", choice("suit|colour", "suit")),
    Key("pair-up-both", "B", choice("any|both-unsuited|not-both-suited", "any")),
    Key("pair-up-rows", "B", choice("best|sum", "best")),
    Key("tip-from", "B", choice("house|player", "house")),
    Key("super-tie-short", "B", choice("void|play", "void")),
    Key("illegal-side", "B", choice("void|play", "void")),
    Key("bj-vs-21", "B", choice("beats|push", "beats")),
    Key("no-hole-loses-all", "B", choice(YES_NO, "yes")),
    Key("natural-stays-live", "B", choice(YES_NO, "no")),
    Key("insurance-all-bust", "M", choice("draw-one|lose|return", "draw-one")),
    Key("all-naturals", "M", choice("draw-out|check-only", "draw-out")),
    Key("bj-vs-21", "M", choice("win|push", "win")),
    Key("dealer-bj-vs-21", "M", choice("lose|push", "lose")),
    Key("dealer-bj-takes", "M", choice("all|original", "all")),
    Key("double-value", "M", choice("best|either", "best")),
    Key("double-when", "M", choice("two-cards|any-time", "two-cards")),
    Key("double-after-split", "M", choice("split-hand|pre-split", "split-hand")),
    Key("split-aces", "M", choice("play-on|one-card", "play-on")),
    Key("stand-21", "M", choice(YES_NO, "yes")),
    Key("insurance-of-bust-hand", "M", choice("stands|lost", "stands")),
    Key("insurance-amount", "M", choice("exact-half|up-to-half", "exact-half")),
    Key("odd", "M", choice("exact|down|up", "exact")),
    Key("unit", "M", amount("1")),
    Key("natural-vs-dealer-natural", "X", choice("push|paid", "push")),
    Key("natural-on-dealer-fold", "X", choice("half|three-two", "half")),
    Key("partial", "X", choice("partial|skip|stop", "partial")),
    Key("minimum-basis", "X", choice("table|smallest-blind", "table")),
    Key("dealer-natural-vs-21", "X", choice("beats|push", "beats")),
    Key("split-blackjack", "X", choice("plain-21|blackjack", "plain-21")),
    Key("doubled-split-card", "X", choice("split-card|third-card", "split-card")),
    Key("odd", "X", choice("exact|player|dealer", "exact")),
    Key("unit", "X", amount("1")),
    Key("round5-order", "X", choice("seat|hand", "seat")),
    Key("cover-basis", "X", choice("minimum|blind", "minimum")),
    Key("losing-bet", "X", choice("full|covered-only", "full")),
    Key("all-in-raise", "X", choice(YES_NO, "no")),
    Key("any-amount", "X", choice("legal|free", "legal")),
    Key("draw-with-none-live", "X", choice(YES_NO, "no")),
    Key("decks", "X", number(1, 8, "2")),
    Key("bust-taken", "X", choice("at-once|at-end", "at-once")),
    Key("pass-until", "X", choice("cards|blind", "cards")),
    Key("decks", "L", number(1, 99, "6")),
    Key("dealer-style", "L", choice("peek|no-hole", "peek")),
    Key("hit-soft-17", "L", choice(YES_NO, "yes")),
    Key("bj-pays", "L", price("3:2")),
    Key("max-hands", "L", number(1, 99, "4")),
    Key("split-aces", "L", choice("one-card|play-on", "one-card")),
    Key("double-after-split", "L", choice(YES_NO, "yes")),
    Key("surrender", "L", choice("late|none", "late")),
    Key("tied-lowest-out", "L", choice("one|all-but-one|all", "one")),
    Key("bust-is-the-elimination", "L", choice(YES_NO, "yes")),
    Key("three-way", "L", choice("step-by-step|unique-largest", "step-by-step")),
    Key("both-rewarded", "L", choice("sudden-death|shared", "sudden-death")),
    Key("starter-distance", "L", choice("zero|full-lap", "zero")),
    Key("secret-per", "L", choice("round|hand", "round")),
    Key("secret-reveal", "L", choice("hand|round", "hand")),
    Key("autoplay", "L", choice("below-12|two-cards", "below-12")),
    Key("short-min-bet", "L", choice("all-in|none", "all-in")),
    # Remedies.
    Key("boxed-card", ALL, choice("discard|void-if-two", "discard"), 2),
    Key("loose-unseen", ALL, choice("next|burn", "next"), 2),
    Key("loose-seen", ALL, choice("offer|burn|void", "offer"), 2),
    Key("deal-seen", ALL, choice("play|void", "play"), 2),
    Key("overdraw", ALL, choice("burn|count", "burn"), 2),
    Key("dealer-missed", ALL, choice("complete|players-option", "complete"), 2),
    Key("seat-missed", ALL, choice("return|deal-last", "return"), 2),
    Key("one-card", ALL, choice("deal-last|seat-option|table-option", "deal-last"), 2),
    Key("empty-box", ALL, choice("burn|move-one|players-option", "burn"), 2),
    Key("cards-out", ALL, choice("shuffle-discards|void", "shuffle-discards"), 2),
    Key("misplaced", ALL, choice("move-if-last|floor-moves|stays", "move-if-last"), 2),
    Key("misscan", ALL, choice("cancel-if-matters|rescan|table-counts", "cancel-if-matters"), 2),
    Key("hole-seen", ALL, choice("play|void", "play"), 2),
    Key("bad-card", ALL, choice("replace|void-round", "replace"), 2),
    Key("late-bet", ALL, choice("return-change", "return-change"), 2),
    Key("off-limit", ALL, choice("stands|return", "stands"), 2),
    Key("mispay", ALL, choice("correct|until-next-deal", "correct"), 2),
    Key("early-pickup", ALL, choice("rebuild|push", "rebuild"), 2),
    Key("no-decision", ALL, choice("stand|draw-to-17", "stand"), 2),
    Key("machine", ALL, choice("void-if-matters|go-on", "void-if-matters"), 2),
)


def keys_of(game: str, version: int) -> dict[str, Key]:
    """The keys that a header of this game and version may have, in canonical order."""
    letter = GAMES[game]
    return {key.name: key for key in KEYS if letter in key.games and key.since <= version}


WAGERS = {
    "insurance": "BML",
    "player": "BML",
    "dealer": "B",
    "blind": "X",
    "double-up": "X",
    "pair-up": "B",
    "sweet-17": "B",
    "breakout-bonus": "B",
    "super-tie": "B",
}


class Form(NamedTuple):
    """What a line looks like around its verb.

    `who`: D the dealer, S a seat, H a hand of a seat, shoe, floor. `words`: one kind each; a kind
    with '?' may be missing, one with '*' may come again. `about`: the wager of a verb that names
    none.
    """

    who: str
    words: str
    games: str = ALL
    about: str = ""
    since: int = 1


VERBS = {
    "chips": Form("S D", "amount", "XL"),
    "bet": Form("S", "bet-wager amount", "BML"),
    "secret": Form("S", "amount", "L", "player"),
    "blind": Form("S", "amount", "X", "blind"),
    "deal": Form("S H D", "dealt dealt?"),
    "turn": Form("S D", "card"),
    "offer": Form("D", "insurance"),
    "insure": Form("S", "amount", ALL, "insurance"),
    "peek": Form("D", ""),
    "raise": Form("S", "amount", "X", "double-up"),
    "check": Form("S", "", "X"),
    "fold": Form("S D", "", "X"),
    "pass": Form("S D", "", "X"),
    "play": Form("D", "", "X"),
    "hit": Form("S H D", "card"),
    "stand": Form("S H D", ""),
    "double": Form("S H", "card?"),
    "split": Form("S H", ""),
    "surrender": Form("S H", ""),
    "even-money": Form("S", ""),
    "sit-out": Form("S", "", "L"),
    "sit-in": Form("S", "", "L"),
    "disconnect": Form("S", "", "L"),
    "reconnect": Form("S", "", "L"),
    "take": Form("S H", "wager amount"),
    "pay": Form("S H", "wager amount"),
    "push": Form("S H", "wager"),
    "return": Form("S H", "wager amount"),
    "tip": Form("S H", "amount", "B"),
    "out": Form("S", "place", "L"),
    "place": Form("S", "place", "L"),
    "draw": Form("D", "dealt", since=2),
    "accept": Form("S H", "dealt", since=2),
    "refuse": Form("S H", "dealt", since=2),
    "burn": Form("shoe", "dealt dealt*", since=2),
    "boxed": Form("shoe", "dealt", since=2),
    "shuffle": Form("shoe", "count", since=2),
    "skip": Form("S D", "first-or-second", since=2),
    "move": Form("S H D", "dealt to", since=2),
    "withdraw": Form("S", "wager", since=2),
    "misread": Form("S H D", "dealt dealt", since=2),
    "void": Form("S D", "name", since=2),
    "correct": Form("S H", "wager way amount", since=2),
    "rules": Form("floor", "name name", since=2),
}

# What says who won what; it changes nothing that lies on the table.
SETTLEMENT = {"take", "pay", "push", "return", "tip", "out", "place"}

"""A record of version 2 as a plain one: its cards where they came to lie.

A card that was moved or misread lies as it was put right, and who accepts a card has drawn it. What
is folded, and ruled, is this hand.
"""

from collections.abc import Sequence
from dataclasses import replace

from record import Event, Problem, Record, Refused
from values import Dealt, Who


def may_be(a: str, b: str) -> bool:
    """Whether two cards, either read in part, can be one."""
    return all(x == y or "?" in (x, y) for x, y in zip(a, b))


def as_played(record: Record) -> list[Event]:
    """The events of the play with what version 2 changes; no line of version 2 is left.

    Raises Refused where a card is moved or put right that nobody has.
    """
    laid: list[Event] = []
    named: set[tuple[int, int]] = set()  # lines and cards that name a moved card again
    problems: list[Problem] = []
    for at, event in enumerate(record.events):
        if event.version == 1:
            laid.append(event)
        elif event.verb == "accept":
            laid.append(Event(event.who, "hit", event.line, cards=(Dealt(event.cards[0].card),)))
        elif event.verb == "refuse":
            laid.append(Event(event.who, "stand", event.line))
        elif event.verb in ("move", "misread"):
            spot = _last_laid(laid, event)
            if spot is None:
                what = f"{event.who} has no {event.cards[0].card} before this line"
                problems.append(Problem(event.line, 1, what))
            elif event.verb == "misread":
                _put_right(laid, spot, event)
            else:
                moved = _take_away(laid, spot, event)
                if moved and not _is_named_again(record.events[at:], moved, named):
                    laid.append(moved)
    if problems:
        raise Refused(problems)
    return laid


def _is_named_again(rest: Sequence[Event], moved: Event, named: set[tuple[int, int]]) -> bool:
    """Whether the next line of the play that brings its new hand cards is a `deal` of it, too."""
    theirs = (e for e in rest if e.version == 1 and e.who == moved.who and e.cards)
    event = next(theirs, None)
    if event is None or event.verb != "deal":
        return False
    for k, card in enumerate(event.cards):
        if card.card == moved.cards[0].card and (event.line, k) not in named:
            named.add((event.line, k))
            return True
    return False


def _last_laid(laid: list[Event], event: Event) -> tuple[int, int] | None:
    """Where the card was laid or turned up last of those that look so: an event and a card of it.

    A hand of a split may also have it from before the split.
    """
    card = event.cards[0].card
    for i in reversed(range(len(laid))):
        if laid[i].who not in (event.who, Who(event.who.seat)):
            continue
        for k in reversed(range(len(laid[i].cards))):
            if laid[i].cards[k].card == card:
                return i, k
    return None


def _laid_before(laid: list[Event], turn: int) -> tuple[int, int] | None:
    """Where the card was laid face down that a `turn` showed."""
    shown = laid[turn].cards[0].card
    fitting = [
        (i, k)
        for i, event in enumerate(laid[:turn])
        if event.verb == "deal" and event.who == laid[turn].who
        for k, card in enumerate(event.cards)
        if card.face_down and may_be(card.card, shown)
    ]
    very = [(i, k) for i, k in fitting if laid[i].cards[k].card == shown]
    return next(iter(very + fitting), None)


def _put_right(laid: list[Event], spot: tuple[int, int], event: Event) -> None:
    spots = [spot]
    if laid[spot[0]].verb == "turn":
        spots.append(_laid_before(laid, spot[0]))
    for at, place in filter(None, spots):
        cards = list(laid[at].cards)
        cards[place] = Dealt(event.cards[1].card, cards[place].face_down)
        laid[at] = replace(laid[at], cards=tuple(cards))


def _take_away(laid: list[Event], spot: tuple[int, int], event: Event) -> Event | None:
    """Takes the card away and gives the line that lays it at its new hand."""
    moved = laid[spot[0]].cards[spot[1]]
    if laid[spot[0]].verb == "turn":
        came_from = _laid_before(laid, spot[0])
        if came_from is None:
            return None  # nothing was turned up: the fold refuses that line
        del laid[spot[0]]
        spot = came_from
    at, place = spot
    source = laid[at]
    cards = source.cards[:place] + source.cards[place + 1:]
    if cards or source.verb == "double":
        laid[at] = replace(source, cards=cards)
    else:
        del laid[at]
    verb = "hit" if source.verb == "double" else source.verb
    return Event(event.to, verb, event.line, cards=(moved,))

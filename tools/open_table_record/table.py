"""What lies on a table, folded from the events of a record.

The fold knows the layout and no rules: a card that a clause forbids lies there all the same. An
event that cannot happen on the table (meaning.md, "What cannot happen") raises Impossible.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

import record as records
from as_played import as_played, may_be
from record import Event, Problem, Record, Refused
from values import DEALER, LARGEST_AMOUNT, HIGHEST_HAND, Dealt, Who, amount_text
from words import SETTLEMENT

MOST_CARDS = 32  # of one hand
MOST_WAGERS = 16  # put up on one seat
MOST_DOUBLES = 4  # of one hand


class Impossible(Exception):
    """The event cannot happen on this table."""


@dataclass
class Wager:
    """What is up on a spot; a double or a split leaves it as it is."""

    name: str
    stake: int
    secret: bool = False


@dataclass
class Hand:
    """The cards of one hand."""

    who: Who
    cards: list[Dealt] = field(default_factory=list)
    first_cards: int = 0  # how many came by `deal` before any split
    from_split: bool = False
    doubles: int = 0
    stood: bool = False
    surrendered: bool = False
    matched: int = 0  # eXtreme: the whole wager of a split hand after the first

    def add(self, card: Dealt) -> None:
        """One card more."""
        if len(self.cards) == MOST_CARDS:
            raise Impossible(f"a hand of more than {MOST_CARDS} cards")
        self.cards.append(card)

    def must_have_cards(self) -> None:
        """Before a hand acts it has its first cards; the dealer may have but one."""
        needed = 1 if self.who == DEALER else 2
        if self.first_cards < needed:
            raise Impossible(f"{self.who} has not been dealt its first cards")

    def total(self) -> tuple[int, bool]:
        """Points, and whether an ace counts 11 among them; an unknown rank counts nothing."""
        ranks = [card.card[0] for card in self.cards]
        points = sum(_points(rank) for rank in ranks)
        soft = "A" in ranks and points <= 11
        return points + 10 * soft, soft


def _points(rank: str) -> int:
    if rank == "?":
        return 0
    return 1 if rank == "A" else int(rank) if rank.isdigit() else 10


@dataclass
class Seat:
    """A seat: its wagers and hands, and what it decided."""

    number: int
    chips: int | None = None
    wagers: list[Wager] = field(default_factory=list)
    put_up: int = 0  # how often a wager was put up
    hands: list[Hand] = field(default_factory=list)
    adjusted: str = ""  # eXtreme: the verb
    even_money: bool = False
    sits_out: bool = False
    disconnected: bool = False

    def put(self, name: str, amount: int, secret: bool) -> None:
        """A wager goes up; one of the same name adds to it."""
        if self.put_up == MOST_WAGERS:
            raise Impossible(f"seat {self.number} has too many wagers")
        wager = next((wager for wager in self.wagers if wager.name == name), None)
        if wager is None:
            self.wagers.append(Wager(name, amount, secret))
        elif wager.stake + amount > LARGEST_AMOUNT:
            raise Impossible(f"the {name} wager of {self.number} is more than an amount can be")
        else:
            wager.stake += amount
        self.put_up += 1

    def total_bet(self, hand: Hand) -> int:
        """What a split puts up on the new hand in eXtreme; elsewhere 0."""
        if hand.who.hand > 1:
            return hand.matched
        return sum(wager.stake for wager in self.wagers if wager.name in ("blind", "double-up"))


class Table:
    """The table; `apply` lays one event after another."""

    def __init__(self) -> None:
        self.dealer = Hand(DEALER)
        self.dealer_chips: int | None = None
        self.dealer_decision = ""  # eXtreme: the verb
        self.seats: dict[int, Seat] = {}
        self.offered = False
        self.peeked = False

    def seat(self, number: int) -> Seat:
        """The seat, which comes to be when it is first spoken of."""
        return self.seats.setdefault(number, Seat(number))

    def hand(self, who: Who) -> Hand:
        """The hand an event speaks of."""
        if who == DEALER:
            return self.dealer
        hands = self.seat(who.seat).hands
        if not hands and not who.hand:
            hands.append(Hand(who))
        for hand in hands:
            if hand.who == who:
                return hand
        raise Impossible(f"there is no hand {who}")

    def apply(self, event: Event) -> None:
        """Lays one event of the play; settlement changes nothing."""
        if event.verb in SETTLEMENT:
            return
        if event.verb in ("deal", "turn", "hit", "stand", "double", "split", "surrender"):
            self._apply_to_hand(self.hand(event.who), event)
        elif event.who == DEALER:
            self._apply_to_dealer(event)
        else:
            self._apply_to_seat(self.seat(event.who.seat), event)

    def _apply_to_hand(self, hand: Hand, event: Event) -> None:
        if event.verb == "deal":
            return self._deal(hand, event)
        if event.verb == "turn":
            return self._turn(hand, event.cards[0].card)
        hand.must_have_cards()
        if event.verb == "hit":
            hand.add(event.cards[0])
        elif event.verb == "double":
            self._double(hand, event)
        elif event.verb == "split":
            self._split(hand, self.seat(event.who.seat))
        elif event.verb == "stand":
            hand.stood = True
        else:
            hand.surrendered = True

    @staticmethod
    def _deal(hand: Hand, event: Event) -> None:
        have = len(hand.cards) if hand.from_split else hand.first_cards
        if have + len(event.cards) > 2:
            raise Impossible(f"{hand.who} has its first two cards already")
        for card in event.cards:
            hand.add(card)
            if not hand.from_split:
                hand.first_cards += 1

    @staticmethod
    def _turn(hand: Hand, shown: str) -> None:
        """Turns up the very card, else the first face down that it may be."""
        down = [i for i, card in enumerate(hand.cards) if card.face_down]
        fitting = [i for i in down if may_be(hand.cards[i].card, shown)]
        if not fitting:
            raise Impossible(f"no card of {hand.who} that lies face down is {shown}")
        at = next((i for i in fitting if hand.cards[i].card == shown), fitting[0])
        known = hand.cards[at].card
        hand.cards[at] = Dealt(shown if "?" in known else known)

    @staticmethod
    def _double(hand: Hand, event: Event) -> None:
        if hand.doubles == MOST_DOUBLES:
            raise Impossible(f"{hand.who} has doubled too often")
        for card in event.cards:
            hand.add(card)
        hand.doubles += 1

    @staticmethod
    def _split(hand: Hand, seat: Seat) -> None:
        if len(hand.cards) != 2:
            raise Impossible("only a hand of two cards can be split")
        if len(seat.hands) == HIGHEST_HAND:
            raise Impossible(f"a seat with more than {HIGHEST_HAND} hands")
        hand.who = Who(hand.who.seat, hand.who.hand or 1)
        hand.from_split, hand.stood = True, False
        new = Who(hand.who.seat, len(seat.hands) + 1)
        seat.hands.append(
            replace(hand, who=new, cards=[hand.cards.pop()], matched=seat.total_bet(hand))
        )

    def _apply_to_dealer(self, event: Event) -> None:
        if event.verb == "chips":
            self.dealer_chips = event.amount
        elif event.verb == "offer":
            self.offered = True
        elif event.verb == "peek":
            self.peeked = True
        else:
            self.dealer_decision = event.verb

    @staticmethod
    def _apply_to_seat(seat: Seat, event: Event) -> None:
        verb = event.verb
        if event.wager:
            seat.put(event.wager, event.amount, verb == "secret")
        if verb == "chips":
            seat.chips = event.amount
        elif verb == "even-money":
            seat.even_money = True
        elif verb in ("sit-out", "sit-in"):
            seat.sits_out = verb == "sit-out"
        elif verb in ("disconnect", "reconnect"):
            seat.disconnected = verb == "disconnect"
        elif verb in ("raise", "check", "fold", "pass"):
            seat.adjusted = verb


def fold(record: Record) -> Table:
    """The table after the last event. Raises Refused where the record's events cannot happen."""
    table, problems = Table(), []
    for event in as_played(record):
        try:
            table.apply(event)
        except Impossible as why:
            problems.append(Problem(event.line, 1, str(why)))
    if problems := problems or _missing_chips(record):
        raise Refused(problems)
    return table


def _missing_chips(record: Record) -> list[Problem]:
    """In eXtreme the dealer's chips are counted before the first card."""
    if record.game != "extreme":
        return []
    for event in record.events:
        if event.who == DEALER and event.verb == "chips":
            return []
        if event.verb == "deal" or (event.who == DEALER and event.verb == "pass"):
            return [Problem(event.line, 1, "the dealer's chips must be written before this")]
    return []


def read_whole(text: bytes) -> Record:
    """Reads one record whose events can happen; raises Refused."""
    record = records.read(text)
    fold(record)
    return record


def first_events(record: Record, count: int) -> Record:
    """The record as it stood after its first `count` lines after the header."""
    return replace(record, events=record.events[:count])


def to_json(table: Table) -> dict:
    """The table as the suite writes it: what is not there, not yet or no is left out."""
    dealer = _hand_json(table.dealer) | {
        "chips": None if table.dealer_chips is None else amount_text(table.dealer_chips),
        "decision": table.dealer_decision,
    }
    return {
        "dealer": _said(dealer.items()),
        "seats": [_seat_json(seat) for _, seat in sorted(table.seats.items())],
    } | _said([("offered", table.offered), ("peeked", table.peeked)])


def _said(items: Iterable[tuple[str, object]]) -> dict:
    return {key: value for key, value in items if value not in (None, "", False, 0, [])}


def _hand_json(hand: Hand) -> dict:
    points, soft = hand.total()
    return {
        "cards": [str(card) for card in hand.cards],
        "points": points,
        "soft": soft,
        "doubles": hand.doubles,
        "match": amount_text(hand.matched) if hand.matched else "",
        "stood": hand.stood,
        "surrendered": hand.surrendered,
    }


def _seat_json(seat: Seat) -> dict:
    wagers = [
        {"wager": wager.name, "stake": amount_text(wager.stake)}
        | ({"secret": True} if wager.secret else {})
        for wager in seat.wagers
    ]
    items = {
        "seat": seat.number,
        "chips": None if seat.chips is None else amount_text(seat.chips),
        "wagers": wagers,
        "adjusted": seat.adjusted,
        "even-money": seat.even_money,
        "sits-out": seat.sits_out,
        "disconnected": seat.disconnected,
        "hands": [
            _said([("hand", str(hand.who)), *_hand_json(hand).items()]) for hand in seat.hands
        ],
    }
    return _said(items.items())

"""Writes records as the feed of a studio's replay interface would have them: a JSON document a round.

The way back is the mapping db/mappings/studio-replay. Only rounds in which guests bet on their own
hands can be written; a line that the feed has no words for is an error. As in such an interface,
cards stand where they came to lie: that they were moved stands in the floor's order alone.
"""

import json
import sys
from datetime import datetime
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "open_table_record"))

import record  # noqa: E402
import values  # noqa: E402

SUITS = {"s": "S", "h": "H", "d": "D", "c": "C"}
ACTIONS = {"hit": "HIT", "stand": "STAND", "double": "DOUBLE", "split": "SPLIT", "surrender": "SURRENDER",
           "even-money": "EVEN_MONEY"}
# What the interface has no field for is what its floor notes: such lines as they are.
FLOOR = ("draw", "accept", "refuse", "burn", "boxed", "withdraw", "misread", "rules", "correct")


class CannotSay(Exception):
    """The feed has no words for this line of the record."""


def card_text(dealt: values.Dealt) -> str:
    """Kh as H_K; a card that nobody saw has no text."""
    rank, suit = str(dealt.card)[0], str(dealt.card)[1]
    return f"{SUITS[suit]}_{'10' if rank == 'T' else rank}"


def milliseconds(time: str) -> int:
    return round(datetime.fromisoformat(time.replace("Z", "+00:00")).timestamp() * 1000)


def money(cents: int) -> str:
    return f"{cents // 100}.{cents % 100:02}"


class Hand:
    """One hand of a seat while its round is written."""

    def __init__(self, name: int, parent: int | None) -> None:
        self.name, self.parent = name, parent
        self.cards: list[tuple[str, int]] = []
        self.actions: list[tuple[str, int]] = []
        self.bets: list[tuple[str, int]] = []  # type and cents
        self.won = 0  # cents, the stake included

    def stake(self) -> int:
        return sum(cents for _, cents in self.bets)

    def document(self) -> dict:
        return {
            "parentHandId": None if self.parent is None else str(self.parent),
            "cards": cards_document(self.cards),
            "actionIdToGameAction": {
                str(100 + i): {"action": action, "date": date}
                for i, (action, date) in enumerate(self.actions)
            },
            "cancelledCards": [],
            "cancelledActions": [],
        }


def cards_document(cards: list[tuple[str, int]]) -> dict:
    return {str(i): {"card": card, "dealtDate": date} for i, (card, date) in enumerate(cards)}


class Round:
    """A record on its way into a document, line by line."""

    def __init__(self, hand: record.Record) -> None:
        self.header = hand.header
        self.start = milliseconds(self.header["at"])
        self.end = milliseconds(self.header["until"])
        self.step = (self.end - self.start) // (len(hand.events) + 1)
        if self.step < 1:
            raise CannotSay("a round with more lines than milliseconds")
        self.now = self.start
        self.settled = 0
        self.seats: dict[int, dict[int, Hand]] = {}
        self.dealer: list[tuple[str, int]] = []
        self.insured: dict[int, list[int]] = {}  # by seat: the stake, and what came back
        self.floor: list[dict] = []
        for event in hand.events:
            self.now += self.step
            self.add(event)

    def hand_of(self, who: values.Who) -> Hand:
        hands = self.seats[who.seat]
        return hands[who.hand or 1]

    def add(self, event: record.Event) -> None:
        if event.verb == "move":
            self.move(event)
        elif event.verb in FLOOR:
            self.add_floor(event)
        elif event.who == values.DEALER:
            self.add_dealer(event)
        elif event.verb == "bet" and event.wager == "player":
            self.seats[event.who.seat] = {1: Hand(1, None)}
            self.hand_of(event.who).bets.append(("BJ_MAIN", event.amount))
        elif event.verb == "deal" or event.verb in ACTIONS:
            self.play(event)
        elif event.verb == "insure":
            self.insured[event.who.seat] = [event.amount, 0]
        elif event.verb in ("take", "pay", "push", "return") and event.wager in ("player", "insurance"):
            hand = self.hand_of(event.who)
            stake = hand.stake() if event.wager == "player" else self.insured[event.who.seat][0]
            back = {"take": 0, "push": stake, "pay": stake + event.amount, "return": event.amount}[event.verb]
            if event.wager == "player":
                hand.won += back
            else:
                self.insured[event.who.seat][1] += back
            self.settled = self.end - self.start  # what the floor notes now, it notes after the round
        else:
            raise CannotSay(event.text)

    def play(self, event: record.Event) -> None:
        hand = self.hand_of(event.who)
        if event.verb in ACTIONS:
            hand.actions.append((ACTIONS[event.verb], self.now))
        if event.verb == "double":
            hand.bets.append(("BJ_DOUBLE", hand.stake()))
        if event.verb == "split":
            hands = self.seats[event.who.seat]
            child = Hand(len(hands) + 1, hand.name)
            child.cards.append(hand.cards.pop())
            child.bets.append(("BJ_SPLIT", hands[1].bets[0][1]))
            hands[child.name] = child
        for dealt in event.cards:
            self.now += 1
            hand.cards.append((card_text(dealt), self.now))

    def move(self, event: record.Event) -> None:
        """To the dealer nothing is laid: the line of the dealer's deal names the card again."""
        moved = card_text(event.cards[0])
        cards = self.hand_of(event.who).cards
        cards.remove(next(card for card in cards if card[0] == moved))
        if event.to != values.DEALER:
            self.hand_of(event.to).cards.append((moved, self.now))

    def add_dealer(self, event: record.Event) -> None:
        if event.verb in ("deal", "hit"):
            for dealt in event.cards:
                self.now += 1
                self.dealer.append((card_text(dealt), self.now))
        elif event.verb not in ("turn", "peek", "stand", "offer", "skip"):
            raise CannotSay(event.text)

    def add_floor(self, event: record.Event) -> None:
        line = {"date": self.now + self.settled, "who": str(event.who), "verb": event.verb}
        seen = [dealt for dealt in event.cards if dealt.card != "??"]
        if seen:
            line["cards"] = list(map(card_text, seen))
        if event.verb in ("withdraw", "correct"):
            line["wager"] = event.wager
        if event.verb == "correct":
            line |= {"way": event.way, "amount": money(event.amount)}
        if event.verb == "rules":
            line["clause"], line["value"] = event.names
        self.floor.append(line)

    def bets_of(self, seat: int) -> list[dict]:
        rows = []
        for hand in self.seats[seat].values():
            for i, (name, cents) in enumerate(hand.bets):
                rows.append((hand.name, name, cents, hand.won if i == 0 else 0))
        if seat in self.insured:
            rows.append((1, "BJ_INSURANCE", *self.insured[seat]))
        return [
            {
                "seatId": seat - 1,
                "handId": hand,
                "betType": name,
                "betAmount": money(stake),
                "payoffAmount": money(back),
                "playerBetStatus": "PAID",
            }
            for hand, name, stake, back in rows
        ]

    def document(self) -> dict:
        header = self.header
        players = dict(pair.split(":") for pair in header.get("players", "").split(",") if pair)
        facts = {name: header[key] for name, key in FACTS.items() if key in header}
        return {
            "gameUid": header["id"],
            "gameType": "BLACKJACK",
            "gameplay": {
                ".BlackjackGameplay": {
                    "seats": {
                        str(seat - 1): {
                            "seatId": seat - 1,
                            "hands": {str(hand.name): hand.document() for hand in hands.values()},
                        }
                        for seat, hands in self.seats.items()
                    },
                    "dealerHand": {"cards": cards_document(self.dealer)},
                }
            },
            "startDate": self.start,
            "endDate": self.end,
            "floorLog": self.floor,
            "playersBets": [
                {"playerId": players.get(str(seat), f"seat-{seat}"), "bets": self.bets_of(seat)}
                for seat in self.seats
            ],
        } | facts


# What the interface calls a fact of the header.
FACTS = {
    "tableId": "table",
    "dealerName": "dealer",
    "shoeId": "shoe",
    "packId": "pack",
    "cardsOut": "out",
    "cardsBehind": "behind",
    "ruleSign": "sign",
}
OF_THE_ROUND = {"id", "at", "until", "players", "offers", *FACTS.values()}


def table_card(hand: record.Record) -> dict[str, str]:
    """The rules of the table, which no feed says: a house writes them into its mapping."""
    return {key: value for key, value in hand.header.items() if key not in OF_THE_ROUND}


def main() -> int:
    """Records from the standard input, documents to the standard output.

    With --table-card, the rules they were dealt by instead: "decks=8 hit-soft-17=yes".
    """
    hands = [record.read(text) for _, text in record.split_records(sys.stdin.buffer.read())]
    if sys.argv[1:] == ["--table-card"]:
        cards = {" ".join(f"{key}={value}" for key, value in table_card(hand).items()) for hand in hands}
        if len(cards) != 1:
            print(f"{len(cards)} table cards in one file of records", file=sys.stderr)
            return 1
        print(cards.pop())
        return 0
    for hand in hands:
        try:
            print(json.dumps(Round(hand).document(), separators=(",", ":")))
        except CannotSay as line:
            print(f"{hand.header.get('id')}: the feed cannot say '{line}'", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())

#pragma once
// What any blackjack table shares, for the second settlements of Midnight and the league: what
// cards count, a row for every hand, a line that falls due, and the answer that is compared with
// the engine's. Only the notation is read with src/record; nothing here asks for a rule of src.

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "record/record.h"

namespace second::basic {

using fairdeal::Card;
using fairdeal::Event;
using fairdeal::HandRecord;
using fairdeal::Verb;
using fairdeal::Wager;
using fairdeal::Who;

using Cents = std::int64_t;
using Cards = std::vector<Card>;
constexpr int no_event = -1;

struct Count {
    int best = 0;  // the higher total that is not over 21, else the lower one
    int low = 0;   // every ace as one
    [[nodiscard]] bool soft() const { return best != low; }
};
Count count_of(const Cards& cards);
/// 1 the ace, 2 to 10; faces 10.
int value_of(Card card);
/// An ace and a ten-valued card, nothing else.
bool ace_and_ten(const Cards& cards);
/// What a hand amounts to, in the order of the rows and columns of an outcome table.
enum Standing { Low, S17, S18, S19, S20, S21, Blackjack, Bust };
Standing standing_of(const Cards& cards, bool natural);

/// One hand of a seat: all that the outcome tables ask about it.
struct Row {
    Who who;
    Cards cards;
    Cents base = 0, stake = 0;  // what went up on the hand first; with a double
    bool doubled = false, card_owed = false, stood = false;
    bool of_split = false, of_aces = false;
    int pair_total = 0;  // of the hand before its first split
    int bust_at = no_event;
    int given_up_at = no_event;  // surrender, or even money
    bool even_money = false;
    [[nodiscard]] bool bust() const { return bust_at != no_event; }
    [[nodiscard]] bool natural() const { return !of_split && ace_and_ten(cards); }
};
/// The rows of all seats, by seat and number.
using Rows = std::vector<Row>;

/// Null where there is no such hand.
Row* find_row(Rows& rows, Who who);
/// Splits the two cards of a row; the second goes to the next free number of the seat.
void split_row(Rows& rows, Who who);

/// A settlement line: its words, the event that makes it due, and whether the next card waits.
struct Due {
    Event line;
    int at = no_event;
    bool urgent = false;
};
Due due(Who who, Verb verb, Wager wager, Cents amount, int at, bool urgent = false);
/// The same for a seat that is out, or placed.
Due due_place(int seat, Verb verb, int place, int at);

/// What a settlement says of a record, in the notation's words.
struct Answer {
    bool complete = false;
    std::vector<std::string> lines;  // in order
    std::multiset<std::string> next;
    std::set<std::string> may;
    std::set<int> faults;       // lines of the record
    std::optional<bool> right;  // where the record claims anything
    bool operator==(const Answer&) const = default;
};

/// Fills lines and right from what is due and what the record claims.
void hold_claim(Answer& answer, const std::vector<Due>& dues, const HandRecord& record);
/// The lines that are due and not yet claimed, each with its urgency.
std::vector<Due> unclaimed(const std::vector<Due>& dues, const HandRecord& record);

/// The lines that show a card more often than there are decks are at fault.
void count_the_shoe(Answer& answer, const HandRecord& record, int decks);

/// The words of a house option in a record's header.
std::string option(const HandRecord& record, std::string_view name);

/// An act as `next` names it: "1.2 decides", "dealer hit".
std::string act(Who who, std::string_view words);

}  // namespace second::basic

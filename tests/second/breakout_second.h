#pragma once
// A second, separate settlement of Breakout Blackjack. It has its own reader of the notation and
// its own outcome tables, and uses nothing from src: where the two differ, one of them is wrong.

#include <cstdint>
#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace second {

using Cents = std::int64_t;

struct Card {
    int rank = 0;     // 1 the ace, 2 to 10, 11 jack, 12 queen, 13 king; 0 unknown
    char suit = '?';  // s h d c, ? unknown
    bool face_down = false;
};
using Cards = std::vector<Card>;

struct Price {
    std::int64_t pays = 1, to = 1;
};

/// The house options that matter to Breakout, with the rule book's defaults.
struct House {
    int decks = 6;
    bool no_hole = false, hit_soft_17 = false;
    Price bj_pays{3, 2};
    int max_hands = 4;
    bool aces_play_on = false, double_after_split = true, late_surrender = true;
    Price dealer_bj_pays{3, 2}, dealer_win_pays{1, 1};
    Cents super_tie_min = 500;
    bool bust17_soft = true, sweet17_soft = true;
    bool pair_by_value = false, suited_by_colour = false;
    enum class Both { Any, BothUnsuited, NotBothSuited } pair_up_both = Both::Any;
    bool rows_sum = false, tip_from_player = false, short_tie_plays = false;
    bool illegal_side_plays = false, bj_pushes_21 = false;
    bool no_hole_loses_all = true, natural_stays_live = false;
};

struct Event {
    int line = 0;  // within its record, the header being 1
    int seat = 0;  // 0 is the dealer
    int hand = 0;  // after a split 1, 2, ...; otherwise 0
    std::string verb, wager;
    std::optional<Cents> amount;
    Cards cards;
};

struct Problem {
    int line = 0;  // within its record
    std::string what;
};

struct Record {
    std::string id;
    House house;
    bool offers_known = true;
    std::vector<Event> events;
    std::vector<Problem> problems;  // not empty: the record is refused
};

/// One settlement line. A push carries its stake, a tip has no wager.
struct Line {
    int seat = 0, hand = 0;
    std::string verb, wager;
    Cents amount = 0;
    int due_after = -1;     // index of the event that makes it due
    bool blocking = false;  // must be done before another card is dealt
};

struct Fault {
    int line = 0;
    std::string clause, what;
};

struct Ruling {
    bool complete = false;
    std::vector<Line> lines;  // in the order in which they become due
    std::vector<std::string> next, may;
    std::vector<Fault> faults;  // by line
    std::optional<bool> right;  // absent when the record claims nothing
};

// cards and text (notation.cpp)
int points_of_rank(int rank);
/// Best total and whether an ace still counts eleven in it.
std::pair<int, bool> total_of(const Cards& cards);
std::string text_of(const Card& card);
std::string text_of(Cents amount);
std::string who_text(int seat, int hand);
/// The line as it is written in a record.
std::string text_of(const Line& line);
bool is_settlement(std::string_view verb);
/// Reads every record of the stream. A bad line becomes a problem of its record.
std::vector<Record> read_records(std::istream& in);
/// The option's name and every value tried by the random dealer, the default first, in rule book
/// order.
struct OptionRow {
    const char* name;
    std::vector<const char*> values;
};
const std::vector<OptionRow>& option_rows();
/// False when the value does not fit the option.
bool set_option(House& house, std::string_view name, std::string_view value);

// the settlement (breakout_second.cpp)
Ruling settle(const Record& record);
/// The same with only the first `count` events seen.
Ruling settle_cut(const Record& record, std::size_t count);
std::string json_of(std::size_t number, const Record& record, const Ruling& ruling);

// random hands (deal_random.cpp)
struct Dealt {
    std::string text;                // the record, without the blank line
    std::vector<std::string> lines;  // what the random dealer finds due, in order
    std::vector<int> fault_lines;    // ascending
    bool right = true;
};
Dealt deal_hand(std::uint64_t seed, std::uint64_t number, bool faulty);

// self-check (check.cpp)
/// Deals `count` hands, settles each whole and cut at every event; says what differs. Returns the
/// number of hands with a difference.
std::uint64_t check_hands(std::uint64_t seed, std::uint64_t count, bool faulty, std::ostream& out);

}  // namespace second

#pragma once
// What holds for every whole, legal hand of any game: it is settled as its row says, without a
// fault, and at each of its moments the engine expects what really came next.

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <vector>

#include "rulings.h"

namespace fairdeal {

/// A whole, legal hand with what is due on it, early settlement in its place; what is due at the
/// end is left out. The clause is one that some line rests on; empty: that of none is named.
struct WholeHand {
    std::string clause, record, lines;
};

/// The hands that are filed in tests/hands, in their order.
const std::vector<WholeHand>& whole_hands(Game game);

/// The hand with all that is still due settled at its end.
inline HandRecord settled(HandRecord record) {
    for (const Line& line : rule(record).lines) {
        const auto made = [&](const Event& event) {
            return event.who == line.who && event.verb == line.verb && event.wager == line.wager;
        };
        if (std::any_of(record.events.begin(), record.events.end(), made)) continue;
        Event event;
        event.who = line.who;
        event.verb = line.verb;
        event.wager = line.wager;
        if (line.verb != Verb::Push) event.amount = line.amount;
        event.place = line.place;
        event.line = static_cast<int>(record.events.size()) + 2;
        record.events.push_back(event);
    }
    return record;
}

/// The event as `next` would name it, without its card.
inline std::string as_act(const Event& event) {
    return to_text(Act{event.who, event.verb, event.wager, event.amount, false});
}

/// Was this event to be expected here?
inline bool is_said(const Ruling& ruling, const Event& event) {
    const auto is_open =
        std::find(ruling.may.begin(), ruling.may.end(), event.verb) != ruling.may.end();
    const std::string names[] = {as_act(event), to_text(event.who) + " decides"};
    for (const Act& act : ruling.next) {
        if (to_text(act) == names[0]) return true;
        if (to_text(act) == names[1] && is_open) return true;
    }
    constexpr std::array of_a_seat{Verb::Chips,  Verb::Bet,        Verb::Secret,
                                   Verb::Insure, Verb::EvenMoney,  Verb::SitOut,
                                   Verb::SitIn,  Verb::Disconnect, Verb::Reconnect};
    if (std::find(of_a_seat.begin(), of_a_seat.end(), event.verb) != of_a_seat.end())
        return is_open;
    if (!ruling.complete) return false;
    return std::any_of(ruling.lines.begin(), ruling.lines.end(),
                       [&](const Line& line) { return to_text(line) == to_text(event); });
}

inline void each_is_over_without_a_fault_and_settled_as_its_row_says(
    std::span<const WholeHand> hands) {
    for (const WholeHand& row : hands) {
        BOOST_TEST_CONTEXT(row.clause << ": " << row.record) {
            const Ruling ruling = rule(hand_record(row.record));
            BOOST_TEST(joined_texts(ruling.lines) == row.lines);
            BOOST_TEST(next_in_words(ruling) == "over");
            BOOST_TEST(joined_texts(ruling.breaches) == "");
            if (!row.clause.empty()) BOOST_TEST(cites(ruling, row.clause));
        }
    }
}

inline void every_line_has_its_reason_among_the_games_clauses(std::span<const WholeHand> hands,
                                                              Game game) {
    const auto known = rules_of(game)->clauses();
    for (const WholeHand& row : hands) {
        BOOST_TEST_CONTEXT(row.record) {
            for (const Line& line : rule(hand_record(row.record)).lines) {
                BOOST_TEST(!line.because.empty(), to_text(line));
                for (const ClauseId& clause : line.because) {
                    BOOST_TEST((std::find(known.begin(), known.end(), clause) != known.end()),
                               clause.id);
                }
            }
        }
    }
}

inline void settled_as_ruled_each_is_right(std::span<const WholeHand> hands) {
    for (const WholeHand& row : hands) {
        BOOST_TEST_CONTEXT(row.record) {
            const HandRecord record = settled(hand_record(row.record));
            const Ruling ruling = rule(record);
            BOOST_TEST(joined_texts(ruling.lines) == row.lines);
            BOOST_TEST(joined_texts(ruling.breaches) == "");
            BOOST_TEST(judge(claim_of(record), ruling).right);
            BOOST_TEST(read_record(write(record)).has_value());
        }
    }
}

inline void cut_anywhere_what_came_next_must_happen_or_may(std::span<const WholeHand> hands) {
    for (const WholeHand& row : hands) {
        const HandRecord whole = settled(hand_record(row.record));
        HandRecord cut = whole;
        for (cut.events.clear(); cut.events.size() < whole.events.size();) {
            const Event& next = whole.events[cut.events.size()];
            const Ruling ruling = rule(cut);
            BOOST_TEST(is_said(ruling, next), as_row(write(cut))
                                                  << "\n  then '" << to_text(next)
                                                  << "', but: " << next_in_words(ruling));
            BOOST_TEST(joined_texts(ruling.breaches) == "", as_row(write(cut)));
            cut.events.push_back(next);
        }
    }
}

inline void a_line_that_is_due_stays_due_and_the_same(std::span<const WholeHand> hands) {
    for (const WholeHand& row : hands) {
        const HandRecord whole = hand_record(row.record);
        const std::string in_the_end = ", " + joined_texts(rule(whole).lines) + ",";
        HandRecord cut = whole;
        for (; !cut.events.empty(); cut.events.pop_back()) {
            for (const Line& line : rule(cut).lines) {
                BOOST_TEST((in_the_end.find(", " + to_text(line) + ",") != std::string::npos),
                           as_row(write(cut))
                               << "\n  " << to_text(line) << " is not in " << in_the_end);
            }
        }
    }
}

}  // namespace fairdeal

#pragma once
// A hand that is to be spoilt, and what the kinds of error have in common.

#include <algorithm>
#include <optional>
#include <vector>

#include "dealing/dice.h"
#include "questions/asked.h"

namespace fairdeal {

using Spoilt = std::optional<HandRecord>;

/// A hand without an error, with its ruling.
struct ValidHand {
    const HandRecord& record;
    Ruling ruling;
    TableState table;
    Dice& dice;

    /// What was put up for the wager of a settlement event, as doubles have made it; nothing if
    /// the event settles none.
    [[nodiscard]] Money stake_of(const Event& event) const {
        return stake_on(table, event.who, event.wager);
    }

    /// The ruled line that an event makes.
    [[nodiscard]] const Line* line_of(const Event& event) const {
        const auto found =
            std::find_if(ruling.lines.begin(), ruling.lines.end(), [&](const Line& line) {
                return line.who == event.who && line.wager == event.wager &&
                       line.verb == event.verb;
            });
        return found == ruling.lines.end() ? nullptr : &*found;
    }

    /// The index of one of the events that `fits`, by chance.
    template <class Fits>
    [[nodiscard]] std::optional<std::size_t> one_where(Fits fits) const {
        std::vector<std::size_t> all;
        for (std::size_t i = 0; i < record.events.size(); ++i) {
            if (fits(record.events[i])) all.push_back(i);
        }
        if (all.empty()) return std::nullopt;
        return dice.one_of<std::size_t>(all);
    }
};

inline HandRecord with_event(const HandRecord& record, std::size_t at, Event event) {
    HandRecord changed = record;
    changed.events[at] = std::move(event);
    return changed;
}

inline HandRecord without_event(const HandRecord& record, std::size_t at) {
    HandRecord changed = record;
    changed.events.erase(changed.events.begin() + static_cast<std::ptrdiff_t>(at));
    return changed;
}

/// One of the events that `fits`, changed as `change` says; nothing if none fits.
template <class Fits, class Change>
Spoilt one_changed(const ValidHand& hand, Fits fits, Change change) {
    const auto at = hand.one_where(fits);
    if (!at) return std::nullopt;
    Event event = hand.record.events[*at];
    change(event);
    return with_event(hand.record, *at, event);
}

/// One of the events that `fits`, left out; nothing if none fits.
template <class Fits>
Spoilt one_left_out(const ValidHand& hand, Fits fits) {
    const auto at = hand.one_where(fits);
    if (!at) return std::nullopt;
    return without_event(hand.record, *at);
}

// The errors that belong to some games only (spoil_by_game.cpp).

Spoilt tip_multiplied(const ValidHand& hand);
Spoilt bust_paid(const ValidHand& hand);
Spoilt insurance_unpaid(const ValidHand& hand);
Spoilt natural_paid_even(const ValidHand& hand);
Spoilt double_paid_once(const ValidHand& hand);
Spoilt half_not_returned(const ValidHand& hand);
Spoilt fold_paid_whole(const ValidHand& hand);
Spoilt out_of_turn(const ValidHand& hand);
Spoilt paid_beyond_bank(const ValidHand& hand);
Spoilt wrong_seat_out(const ValidHand& hand);
Spoilt nobody_out(const ValidHand& hand);

}  // namespace fairdeal

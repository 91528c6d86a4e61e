// Dealers' errors, put into a hand that was dealt without one.

#include <algorithm>
#include <array>

#include "training/deal.h"

namespace fairdeal {

namespace {

using Spoilt = std::optional<HandRecord>;

/// A hand that is to be spoilt, with its ruling.
struct Sound {
    const HandRecord& record;
    Ruling ruling;
    TableState table;
    Dice& dice;

    /// What was put up for the wager of a settlement event, as doubles have made it.
    [[nodiscard]] Money stake_of(const Event& event) const {
        const TableSeat* seat = table.find(event.who.seat);
        const PlacedWager* wager = seat == nullptr ? nullptr : seat->find(event.wager);
        if (wager == nullptr) return {};
        const TableHand* hand = table.find(event.who);
        return is_main(event.wager) && hand != nullptr ? hand->grown(wager->stake) : wager->stake;
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

HandRecord with_event(const HandRecord& record, std::size_t at, Event event) {
    HandRecord changed = record;
    changed.events[at] = std::move(event);
    return changed;
}

HandRecord without_event(const HandRecord& record, std::size_t at) {
    HandRecord changed = record;
    changed.events.erase(changed.events.begin() + static_cast<std::ptrdiff_t>(at));
    return changed;
}

constexpr std::array ladder{Odds{1, 1},  Odds{6, 5},  Odds{3, 2},   Odds{2, 1},   Odds{3, 1},
                            Odds{5, 1},  Odds{6, 1},  Odds{8, 1},   Odds{15, 1},  Odds{25, 1},
                            Odds{30, 1}, Odds{50, 1}, Odds{100, 1}, Odds{150, 1}, Odds{250, 1}};

/// Where on the ladder of prices a payment stands.
std::optional<std::size_t> rung_of(Money stake, Money paid) {
    for (std::size_t i = 0; i < ladder.size(); ++i) {
        if (pay_at(stake, ladder[i]) == paid) return i;
    }
    return std::nullopt;
}

Spoilt wrong_odds(const Sound& hand) {
    const auto at = hand.one_where([&](const Event& event) {
        return event.verb == Verb::Pay && !hand.stake_of(event).is_zero() &&
               rung_of(hand.stake_of(event), event.amount);
    });
    if (!at) return std::nullopt;
    Event event = hand.record.events[*at];
    const std::size_t rung = *rung_of(hand.stake_of(event), event.amount);
    const bool up = rung == 0 || (rung + 1 < ladder.size() && hand.dice.chance(50));
    event.amount = pay_at(hand.stake_of(event), ladder[up ? rung + 1 : rung - 1]);
    return with_event(hand.record, *at, event);
}

Spoilt tip_multiplied(const Sound& hand) {
    const auto stake_behind = [&](const Event& tip) {
        Event wager = tip;
        wager.wager = Wager::SuperTie;
        return hand.stake_of(wager);
    };
    const auto at = hand.one_where([&](const Event& event) {
        return event.verb == Verb::Tip && stake_behind(event) > Money::dollars(1);
    });
    if (!at) return std::nullopt;
    Event event = hand.record.events[*at];
    event.amount = pay_at(event.amount, {stake_behind(event).in_cents() / 100, 1});
    return with_event(hand.record, *at, event);
}

/// A push that `fits`, made a payment or a take of the stake.
template <class Fits>
Spoilt push_becomes(const Sound& hand, Verb verb, Fits fits) {
    const auto at = hand.one_where([&](const Event& event) {
        return event.verb == Verb::Push && !hand.stake_of(event).is_zero() && fits(event);
    });
    if (!at) return std::nullopt;
    Event event = hand.record.events[*at];
    event.verb = verb;
    event.amount = hand.stake_of(event);
    return with_event(hand.record, *at, event);
}

bool is_bust_against_17(const Sound& hand, const Event& event) {
    const Line* line = hand.line_of(event);
    return line != nullptr && cites(line->because, {"BRK-PUSH-3"});
}

Spoilt bust_paid(const Sound& hand) {
    return push_becomes(hand, Verb::Pay,
                        [&](const Event& event) { return is_bust_against_17(hand, event); });
}

Spoilt late_take(const Sound& hand) {
    const auto at = hand.one_where([&](const Event& event) {
        const Line* line = is_settlement(event.verb) ? hand.line_of(event) : nullptr;
        return line != nullptr && line->before_card_after != never;
    });
    if (!at) return std::nullopt;
    HandRecord changed = hand.record;
    std::rotate(changed.events.begin() + static_cast<std::ptrdiff_t>(*at),
                changed.events.begin() + static_cast<std::ptrdiff_t>(*at) + 1,
                changed.events.end());
    return changed;
}

Spoilt missed_wager(const Sound& hand) {
    const auto at = hand.one_where(
        [](const Event& event) { return is_settlement(event.verb) && is_side(event.wager); });
    if (!at) return std::nullopt;
    return without_event(hand.record, *at);
}

Spoilt seats_swapped(const Sound& hand) {
    const auto differ = [](const Event& one, const Event& other) {
        return is_settlement(one.verb) && one.wager == other.wager && one.wager != Wager::None &&
               one.who.seat != other.who.seat && is_settlement(other.verb) &&
               (one.verb != other.verb || one.amount != other.amount);
    };
    const auto& events = hand.record.events;
    const auto first = hand.one_where([&](const Event& one) {
        return std::any_of(events.begin(), events.end(),
                           [&](const Event& other) { return differ(one, other); });
    });
    if (!first) return std::nullopt;
    const auto second =
        hand.one_where([&](const Event& other) { return differ(events[*first], other); });
    HandRecord changed = hand.record;
    std::swap(changed.events[*first].who, changed.events[*second].who);
    return changed;
}

Spoilt miscounted(const Sound& hand) {
    constexpr Money chip = Money::dollars(5);
    const auto at = hand.one_where(
        [](const Event& event) { return event.verb == Verb::Pay || event.verb == Verb::Take; });
    if (!at) return std::nullopt;
    Event event = hand.record.events[*at];
    const bool too_much = event.amount <= chip || hand.dice.chance(50);
    if (too_much)
        event.amount += chip;
    else
        event.amount -= chip;
    return with_event(hand.record, *at, event);
}

/// The dealer takes one more card though he stands; it is left out of the settlement.
Spoilt overdrawn(const Sound& hand) {
    const auto at = hand.one_where(
        [](const Event& event) { return event.who.is_dealer() && event.verb == Verb::Stand; });
    if (!at) return std::nullopt;
    const Card extra = hand.dice.one_of<Card>(deck());
    HandRecord changed = hand.record;
    changed.events.insert(
        changed.events.begin() + static_cast<std::ptrdiff_t>(*at) + 1,
        {the_dealer, Verb::Hit, Wager::None, {}, 0, {DealtCard{extra, false}}, 0});
    return changed;
}

/// Insurance offered after the first cards, where the ruling did not ask for it.
Spoilt offered_in_vain(const Sound& hand) {
    if (hand.one_where([](const Event& event) { return event.verb == Verb::Offer; }))
        return std::nullopt;
    const auto at = hand.one_where(
        [](const Event& event) { return event.who.is_dealer() && event.verb == Verb::Deal; });
    if (!at) return std::nullopt;
    HandRecord changed = hand.record;
    changed.events.insert(changed.events.begin() + static_cast<std::ptrdiff_t>(*at) + 1,
                          {the_dealer, Verb::Offer, Wager::Insurance, {}, 0, {}, 0});
    return changed;
}

Spoilt spoil_one(const Sound& hand, DealerError error) {
    const auto any = [](const Event&) { return true; };
    switch (error) {
        case DealerError::WrongOdds: return wrong_odds(hand);
        case DealerError::TipMultiplied: return tip_multiplied(hand);
        case DealerError::PushPaid: return push_becomes(hand, Verb::Pay, any);
        case DealerError::PushTaken: return push_becomes(hand, Verb::Take, any);
        case DealerError::BustPaid: return bust_paid(hand);
        case DealerError::LateTake: return late_take(hand);
        case DealerError::MissedWager: return missed_wager(hand);
        case DealerError::SeatsSwapped: return seats_swapped(hand);
        case DealerError::Miscounted: return miscounted(hand);
        case DealerError::Overdrawn: return overdrawn(hand);
        case DealerError::OfferedInVain: return offered_in_vain(hand);
    }
    throw Fault("an error that is none");
}

/// Wrong in the log's eyes: the claim is not what is due, or a clause was broken.
bool shows(const HandRecord& record) {
    const Ruling ruling = rule(record);
    return !ruling.breaches.empty() || !judge(claim_of(record), ruling).right;
}

}  // namespace

std::string_view to_text(DealerError error) {
    switch (error) {
        case DealerError::WrongOdds: return "wrong-odds";
        case DealerError::TipMultiplied: return "tip-multiplied";
        case DealerError::PushPaid: return "push-paid";
        case DealerError::PushTaken: return "push-taken";
        case DealerError::BustPaid: return "bust-paid";
        case DealerError::LateTake: return "late-take";
        case DealerError::MissedWager: return "missed-wager";
        case DealerError::SeatsSwapped: return "seats-swapped";
        case DealerError::Miscounted: return "miscounted";
        case DealerError::Overdrawn: return "overdrawn";
        case DealerError::OfferedInVain: return "offered-in-vain";
    }
    throw Fault("an error that is none");
}

std::optional<HandRecord> spoil(const HandRecord& hand, DealerError error, Dice& dice) {
    const Ruling ruling = rule(hand);
    const TableState table = table_after(hand, hand.events.size(), ruling.effects);
    const auto changed = spoil_one({hand, ruling, table, dice}, error);
    if (!changed) return std::nullopt;
    auto record =
        read_record(write(*changed));  // its lines numbered anew, and only what can lie on a table
    if (!record || !shows(*record)) return std::nullopt;
    return *std::move(record);
}

}  // namespace fairdeal

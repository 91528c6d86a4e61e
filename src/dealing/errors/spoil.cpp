// Dealers' errors, put into a hand that was dealt without one.

#include <array>

#include "dealing/deal.h"
#include "dealing/errors/valid_hand.h"
#include "questions/steps/prices.h"

namespace fairdeal {

namespace {

/// Where on the ladder of prices a payment stands.
std::optional<std::size_t> rung_of(Money stake, Money paid) {
    const auto ladder = ladder_of_prices();
    for (std::size_t i = 0; i < ladder.size(); ++i) {
        if (pay_at(stake, ladder[i]) == paid) return i;
    }
    return std::nullopt;
}

Spoilt wrong_odds(const ValidHand& hand) {
    const auto has_price = [&](const Event& event) {
        return event.verb == Verb::Pay && !hand.stake_of(event).is_zero() &&
               rung_of(hand.stake_of(event), event.amount);
    };
    return one_changed(hand, has_price, [&](Event& event) {
        const auto ladder = ladder_of_prices();
        const std::size_t rung = *rung_of(hand.stake_of(event), event.amount);
        const bool up = rung == 0 || (rung + 1 < ladder.size() && hand.dice.chance(50));
        event.amount = pay_at(hand.stake_of(event), ladder[up ? rung + 1 : rung - 1]);
    });
}

/// An event with one verb gets another, and moves the whole stake.
Spoilt verb_becomes(const ValidHand& hand, Verb was, Verb is) {
    const auto fits = [&](const Event& event) {
        return event.verb == was && !hand.stake_of(event).is_zero();
    };
    return one_changed(hand, fits, [&](Event& event) {
        event.verb = is;
        event.amount = hand.stake_of(event);
    });
}
Spoilt push_paid(const ValidHand& hand) { return verb_becomes(hand, Verb::Push, Verb::Pay); }
Spoilt push_taken(const ValidHand& hand) { return verb_becomes(hand, Verb::Push, Verb::Take); }
Spoilt loser_paid(const ValidHand& hand) { return verb_becomes(hand, Verb::Take, Verb::Pay); }
Spoilt winner_taken(const ValidHand& hand) { return verb_becomes(hand, Verb::Pay, Verb::Take); }

Spoilt late_take(const ValidHand& hand) {
    const auto at = hand.one_where([&](const Event& event) {
        const Line* line = is_settlement(event.verb) ? hand.line_of(event) : nullptr;
        return line != nullptr && line->before_card_after != no_event;
    });
    if (!at) return std::nullopt;
    HandRecord changed = hand.record;
    std::rotate(changed.events.begin() + static_cast<std::ptrdiff_t>(*at),
                changed.events.begin() + static_cast<std::ptrdiff_t>(*at) + 1,
                changed.events.end());
    return changed;
}

Spoilt missed_wager(const ValidHand& hand) {
    return one_left_out(
        hand, [](const Event& event) { return is_settlement(event.verb) && is_side(event.wager); });
}

Spoilt missed_pay(const ValidHand& hand) {
    return one_left_out(hand, [](const Event& event) {
        return event.verb == Verb::Pay && !is_side(event.wager) && event.wager != Wager::Insurance;
    });
}

Spoilt seats_swapped(const ValidHand& hand) {
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

Spoilt miscounted(const ValidHand& hand) {
    constexpr Money chip = Money::dollars(5);
    const auto moves_chips = [](const Event& event) {
        return event.verb == Verb::Pay || event.verb == Verb::Take;
    };
    return one_changed(hand, moves_chips, [&](Event& event) {
        if (event.amount <= chip || hand.dice.chance(50))
            event.amount += chip;
        else
            event.amount -= chip;
    });
}

/// One event breaks several clauses, as a card does that the shoe does not hold. The event has no
/// line of its own yet.
bool breaks_several(const HandRecord& record) {
    const Ruling ruling = rule(record);
    return std::count_if(ruling.breaches.begin(), ruling.breaches.end(),
                         [](const Breach& breach) { return breach.line == 0; }) > 1;
}

/// The dealer takes one more card though they stand; it is left out of the settlement.
Spoilt overdrawn(const ValidHand& hand) {
    const auto at = hand.one_where(
        [](const Event& event) { return event.who.is_dealer() && event.verb == Verb::Stand; });
    if (!at) return std::nullopt;
    HandRecord changed = hand.record;
    const auto place = changed.events.begin() + static_cast<std::ptrdiff_t>(*at) + 1;
    const auto extra =
        changed.events.insert(place, {the_dealer, Verb::Hit, Wager::None, {}, 0, {DealtCard{}}, 0});
    constexpr int most_looks = 100;
    for (int look = 0; look < most_looks; ++look) {
        extra->cards.front().card = hand.dice.one_of<Card>(deck());
        if (!breaks_several(changed)) return changed;
    }
    return std::nullopt;
}

/// Insurance offered after the first cards, where the ruling did not ask for it.
Spoilt offered_in_vain(const ValidHand& hand) {
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

/// Wrong in the log's eyes: the claim is not what is due, or a clause was broken.
bool shows(const HandRecord& record) {
    const Ruling ruling = rule(record);
    return !ruling.breaches.empty() || !judge(claim_of(record), ruling).right;
}

struct Kind {
    DealerError error;
    std::string_view name;
    Spoilt (*spoil)(const ValidHand& hand);
};
constexpr std::array kinds{
    Kind{DealerError::WrongOdds, "wrong-odds", wrong_odds},
    Kind{DealerError::TipMultiplied, "tip-multiplied", tip_multiplied},
    Kind{DealerError::PushPaid, "push-paid", push_paid},
    Kind{DealerError::PushTaken, "push-taken", push_taken},
    Kind{DealerError::BustPaid, "bust-paid", bust_paid},
    Kind{DealerError::LateTake, "late-take", late_take},
    Kind{DealerError::MissedWager, "missed-wager", missed_wager},
    Kind{DealerError::SeatsSwapped, "seats-swapped", seats_swapped},
    Kind{DealerError::Miscounted, "miscounted", miscounted},
    Kind{DealerError::Overdrawn, "overdrawn", overdrawn},
    Kind{DealerError::OfferedInVain, "offered-in-vain", offered_in_vain},
    Kind{DealerError::LoserPaid, "loser-paid", loser_paid},
    Kind{DealerError::WinnerTaken, "winner-taken", winner_taken},
    Kind{DealerError::MissedPay, "missed-pay", missed_pay},
    Kind{DealerError::InsuranceUnpaid, "insurance-unpaid", insurance_unpaid},
    Kind{DealerError::NaturalPaidEven, "natural-paid-even", natural_paid_even},
    Kind{DealerError::DoublePaidOnce, "double-paid-once", double_paid_once},
    Kind{DealerError::HalfNotReturned, "half-not-returned", half_not_returned},
    Kind{DealerError::FoldPaidWhole, "fold-paid-whole", fold_paid_whole},
    Kind{DealerError::OutOfTurn, "out-of-turn", out_of_turn},
    Kind{DealerError::PaidBeyondBank, "paid-beyond-bank", paid_beyond_bank},
    Kind{DealerError::WrongSeatOut, "wrong-seat-out", wrong_seat_out},
    Kind{DealerError::NobodyOut, "nobody-out", nobody_out},
};
static_assert(kinds.size() == dealer_error_count);

const Kind& kind_of(DealerError error) {
    const Kind& kind = kinds.at(static_cast<std::size_t>(error));
    if (kind.error != error) throw Fault("the kinds of error are out of order");
    return kind;
}

}  // namespace

std::string_view to_text(DealerError error) { return kind_of(error).name; }

std::optional<HandRecord> spoil(const HandRecord& hand, DealerError error, Dice& dice) {
    const Ruling ruling = rule(hand);
    const TableState table = table_after(hand, hand.events.size(), ruling.effects);
    const auto changed = kind_of(error).spoil({hand, ruling, table, dice});
    if (!changed) return std::nullopt;
    auto record =
        read_record(write(*changed));  // its lines renumbered, and only what can lie on a table
    if (!record || !shows(*record)) return std::nullopt;
    return *std::move(record);
}

}  // namespace fairdeal

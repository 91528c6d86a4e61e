#include "games/extreme/short_stack.h"

#include <algorithm>

#include "base/sort.h"
#include "games/extreme/clauses.h"

namespace fairdeal::bjx {

namespace {

/// What one round is to pay, in order, as far as the bank goes.
using Dues = InlineVector<WinnerPayment, most_winners>;
/// The dues of one round and the clause that sets it up.
struct Round {
    explicit Round(ClauseId set_up_by) : clause(set_up_by) {}  // without clearing the room for dues
    ClauseId clause;
    Dues dues;
};

template <class List>
void add_due(List& dues, std::size_t winner, Money amount, Clauses because) {
    if (!amount.is_zero()) dues.push_back({winner, amount, because});
}

/// BJX-SHORT-2: blackjacks in full, clockwise (AMB-BJX-19).
Round blackjacks(const Winners& winners) {
    Round round(short_2);
    const auto naturals = std::count_if(winners.begin(), winners.end(),
                                        [](const Winner& winner) { return winner.natural; });
    Clauses because{short_2};
    if (naturals > 1) because.push_back(several_naturals);
    for (std::size_t i = 0; i < winners.size(); ++i) {
        if (winners[i].natural) add_due(round.dues, i, winners[i].owed, because);
    }
    return round;
}

/// BJX-SHORT-3: every winner the minimum blind.
Round minimum_blinds(const Winners& winners, Money minimum) {
    Round round(short_3);
    for (std::size_t i = 0; i < winners.size(); ++i) {
        const Money due = std::min(winners[i].blind, minimum);
        add_due(round.dues, i, due, {short_3, minimum_blind, clockwise_from});
    }
    return round;
}

/// BJX-SHORT-4: every winner the rest of their blind.
Round balances(const Winners& winners, Money minimum) {
    Round round(short_4);
    for (std::size_t i = 0; i < winners.size(); ++i) {
        const Money due = winners[i].blind - std::min(winners[i].blind, minimum);
        add_due(round.dues, i, due, {short_4, minimum_blind, clockwise_from});
    }
    return round;
}

/// Round 5: what a winner is owed beside a blind.
Money double_up_due(const Winner& winner) {
    return winner.natural ? Money{} : winner.owed - winner.blind;
}

void add_double_up(Dues& dues, const Winners& winners, std::size_t i) {
    Clauses because{short_5, clockwise_from};
    if (winners[i].who.hand > 1) because = {short_6, short_5, round_five};
    add_due(dues, i, double_up_due(winners[i]), because);
}

/// BJX-SHORT-5, -6: double ups and whole later hands, seat by seat, or hand by hand (AMB-BJX-09).
Round double_ups(const Winners& winners, const Sheet& sheet) {
    Round round(short_5);
    if (sheet.house.round5_order == Round5Order::Seat) {
        for (std::size_t i = 0; i < winners.size(); ++i) add_double_up(round.dues, winners, i);
        return round;
    }
    for (int hand = 1; hand <= highest_hand; ++hand) {
        for (std::size_t i = 0; i < winners.size(); ++i) {
            const int number = std::max<int>(1, winners[i].who.hand);
            if (number == hand) add_double_up(round.dues, winners, i);
        }
    }
    return round;
}

// --- a reader who has the order otherwise

template <class List>
void order_otherwise(List& dues, std::optional<OrderSlip> slip) {
    if (slip == OrderSlip::Reversed) std::reverse(dues.begin(), dues.end());
    const auto larger = [](const WinnerPayment& a, const WinnerPayment& b) {
        return a.amount > b.amount;
    };
    const auto smaller = [](const WinnerPayment& a, const WinnerPayment& b) {
        return a.amount < b.amount;
    };
    if (slip == OrderSlip::LargestFirst) sort_stably(dues, larger);
    if (slip == OrderSlip::SmallestFirst) sort_stably(dues, smaller);
}

using Rounds = InlineVector<Round, 5>;

/// Anybody who misreads BJX-SHORT-6 pays later hands in a round of their own.
void set_later_hands_apart(Rounds& rounds, const Winners& winners, const Sheet& sheet) {
    if (!sheet.order_slip(short_6)) return;
    Dues& last = rounds.back().dues;
    const auto is_later = [&](const WinnerPayment& due) {
        return winners[due.winner].who.hand > 1;
    };
    sort_stably(last, [&](const WinnerPayment& a, const WinnerPayment& b) {
        return !is_later(a) && is_later(b);
    });
    const auto later = std::find_if(last.begin(), last.end(), is_later);
    Round apart(short_6);
    apart.dues.assign(later, last.end());
    rounds.push_back(std::move(apart));
    last.erase(later, last.end());
}

/// The rounds one after another, as this reader orders them.
Payments in_a_row(Rounds rounds, const Winners& winners, const Sheet& sheet) {
    set_later_hands_apart(rounds, winners, sheet);
    const auto turn_of = [&](const Round& round) {
        const auto slip = sheet.order_slip(round.clause);
        return slip == OrderSlip::First ? -1 : slip == OrderSlip::Last ? 1 : 0;
    };
    sort_stably(rounds, [&](const Round& a, const Round& b) { return turn_of(a) < turn_of(b); });
    Payments dues;
    for (Round& round : rounds) {
        order_otherwise(round.dues, sheet.order_slip(round.clause));
        order_otherwise(round.dues, sheet.order_slip(clockwise_from));
        dues.insert(dues.end(), round.dues.begin(), round.dues.end());
    }
    return dues;
}

}  // namespace

Money total_owed(const Winners& winners) {
    Money owed;
    for (const Winner& winner : winners) owed += winner.owed;
    return owed;
}

Payments full_payouts(const Winners& winners) {
    Payments dues;
    for (const bool naturals : {true, false}) {
        for (std::size_t i = 0; i < winners.size(); ++i) {
            if (winners[i].natural == naturals) add_due(dues, i, winners[i].owed, {});
        }
    }
    return dues;
}

Payments short_stack_dues(const Winners& winners, Money minimum, const Sheet& sheet) {
    if (!sheet.knows(short_3)) minimum = Money{};
    Rounds rounds;  // one by one: a list of them would be cleared and copied whole
    rounds.push_back(blackjacks(winners));
    rounds.push_back(minimum_blinds(winners, minimum));
    rounds.push_back(balances(winners, minimum));
    rounds.push_back(double_ups(winners, sheet));
    return in_a_row(std::move(rounds), winners, sheet);
}

Payments one_round(const Winners& winners, Clauses because, const Sheet& sheet) {
    Payments dues;
    because.push_back(clockwise_from);
    for (std::size_t i = 0; i < winners.size(); ++i) add_due(dues, i, winners[i].owed, because);
    order_otherwise(dues, sheet.order_slip(clockwise_from));
    return dues;
}

Payments pay_down(const Payments& dues, Money bank, const Sheet& sheet) {
    Payments payments;
    for (WinnerPayment due : dues) {
        const bool reaches = bank >= due.amount;
        if (!reaches) due.because.push_back(too_small_for_next);
        if (!reaches && sheet.house.partial == Partial::Stop) break;
        if (!reaches && sheet.house.partial == Partial::Skip) continue;
        if (!reaches) due.amount = bank;
        if (due.amount.is_zero()) break;
        bank -= due.amount;
        payments.push_back(due);
    }
    return payments;
}

Money paid_to(std::size_t winner, const Payments& payments) {
    Money paid;
    for (const WinnerPayment& payment : payments) {
        if (payment.winner == winner) paid += payment.amount;
    }
    return paid;
}

}  // namespace fairdeal::bjx

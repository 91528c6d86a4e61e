#include "games/extreme/short_stack.h"

#include <algorithm>

#include "games/extreme/clauses.h"

namespace fairdeal::bjx {

namespace {

using Winners = std::vector<Winner>;
/// What is to be paid, in order, as far as the bank goes.
using Dues = std::vector<Payment>;

void add_due(Dues& dues, std::size_t winner, Money amount, Clauses because) {
    if (!amount.is_zero()) dues.push_back({winner, amount, because});
}

/// BJX-SHORT-2: blackjacks in full, clockwise (AMB-BJX-19).
void blackjacks(Dues& dues, const Winners& winners) {
    const auto naturals = std::count_if(winners.begin(), winners.end(),
                                        [](const Winner& winner) { return winner.natural; });
    Clauses because{short_2};
    if (naturals > 1) because.push_back(several_naturals);
    for (std::size_t i = 0; i < winners.size(); ++i) {
        if (winners[i].natural) add_due(dues, i, winners[i].owed, because);
    }
}

/// BJX-SHORT-3: every winner the minimum blind.
void minimum_blinds(Dues& dues, const Winners& winners, Money minimum) {
    for (std::size_t i = 0; i < winners.size(); ++i) {
        const Money due = std::min(winners[i].blind, minimum);
        add_due(dues, i, due, {short_3, minimum_blind, clockwise_from});
    }
}

/// BJX-SHORT-4: every winner the rest of his blind.
void balances(Dues& dues, const Winners& winners, Money minimum) {
    for (std::size_t i = 0; i < winners.size(); ++i) {
        const Money due = winners[i].blind - std::min(winners[i].blind, minimum);
        add_due(dues, i, due, {short_4, minimum_blind, clockwise_from});
    }
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
void double_ups(Dues& dues, const Winners& winners, const Sheet& sheet) {
    if (sheet.house.round5_order == Round5Order::Seat) {
        for (std::size_t i = 0; i < winners.size(); ++i) add_double_up(dues, winners, i);
        return;
    }
    for (int hand = 1; hand <= highest_hand; ++hand) {
        for (std::size_t i = 0; i < winners.size(); ++i) {
            const int number = std::max<int>(1, winners[i].who.hand);
            if (number == hand) add_double_up(dues, winners, i);
        }
    }
}

/// AMB-BJX-03: pays what is due in order. Where the bank does not reach, the next winner gets what
/// is left, or is passed over, or everything stops.
std::vector<Payment> pay_down(const Dues& dues, Money bank, const Sheet& sheet) {
    std::vector<Payment> payments;
    for (Payment due : dues) {
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

}  // namespace

Money total_owed(const Winners& winners) {
    Money owed;
    for (const Winner& winner : winners) owed += winner.owed;
    return owed;
}

std::vector<Payment> full_payouts(const Winners& winners) {
    Dues dues;
    for (const bool naturals : {true, false}) {
        for (std::size_t i = 0; i < winners.size(); ++i) {
            if (winners[i].natural == naturals) add_due(dues, i, winners[i].owed, {});
        }
    }
    return dues;
}

std::vector<Payment> short_payouts(const Winners& winners, Money bank, Money minimum,
                                   const Sheet& sheet) {
    Dues dues;
    blackjacks(dues, winners);
    if (sheet.knows(short_3)) minimum_blinds(dues, winners, minimum);
    balances(dues, winners, sheet.knows(short_3) ? minimum : Money{});
    double_ups(dues, winners, sheet);
    return pay_down(dues, bank, sheet);
}

std::vector<Payment> short_fold_payouts(const Winners& winners, Money bank, const Sheet& sheet) {
    Dues dues;
    for (std::size_t i = 0; i < winners.size(); ++i)
        add_due(dues, i, winners[i].owed, {fold_short, clockwise_from});
    return pay_down(dues, bank, sheet);
}

Money paid_to(std::size_t winner, const std::vector<Payment>& payments) {
    Money paid;
    for (const Payment& payment : payments) {
        if (payment.winner == winner) paid += payment.amount;
    }
    return paid;
}

}  // namespace fairdeal::bjx

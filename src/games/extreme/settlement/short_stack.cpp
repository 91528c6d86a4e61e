#include "games/extreme/settlement/short_stack.h"

#include <algorithm>

#include "base/translation.h"
#include "games/extreme/clauses.h"
#include "rules/sheet/rounds.h"

namespace fairdeal::bjx {

namespace {

// --- what a round owes a winner

Money nothing(const Winner& /*winner*/, Money /*minimum*/) { return {}; }
Money all_of_it(const Winner& winner, Money /*minimum*/) { return winner.owed; }
Money natural_in_full(const Winner& winner, Money /*minimum*/) {
    return winner.natural ? winner.owed : Money{};
}
Money minimum_of_blind(const Winner& winner, Money minimum) {
    return std::min(winner.blind, minimum);
}
Money balance_of_blind(const Winner& winner, Money minimum) {
    return winner.blind - minimum_of_blind(winner, minimum);
}
/// What a winner is owed beside a blind.
Money beside_blind(const Winner& winner) {
    return winner.natural ? Money{} : winner.owed - winner.blind;
}
Money double_up(const Winner& winner, Money /*minimum*/) {
    return winner.who.hand > 1 ? Money{} : beside_blind(winner);
}
Money later_hand(const Winner& winner, Money /*minimum*/) {
    return winner.who.hand > 1 ? beside_blind(winner) : Money{};
}

bool several_win_naturals(const Winners& winners) {
    return std::count_if(winners.begin(), winners.end(),
                         [](const Winner& winner) { return winner.natural; }) > 1;
}

// --- whether and how a bank that does not suffice is paid out

bool bank_suffices(const Debts& debts) { return !debts.bank || debts.owed <= *debts.bank; }
bool dealer_folded(const Debts& debts) { return debts.dealer_folds; }
bool in_regular_play(const Debts& debts) { return !debts.tournament; }

// --- what an unpaid winner takes back

bool paid_in_full(const Paid& winner) { return winner.paid == winner.owed; }
bool paid_in_part(const Paid& winner) { return !winner.paid.is_zero(); }
bool won_in_regular_play(const Paid& winner) { return !winner.tournament; }
bool never_in_part(const Paid& winner) { return winner.never_in_part; }

// clang-format off
constexpr Where minimum_of_table{Option::MinimumBasis, MinimumBasis::Table}, smallest_blind{Option::MinimumBasis, MinimumBasis::SmallestBlind};
constexpr Where seat_by_seat{Option::Round5Order, Round5Order::Seat}, hand_by_hand{Option::Round5Order, Round5Order::Hand};

constexpr const char* from_the_left = sentence("clockwise, from the first seat on the dealer's left");

constexpr Round in_rounds[] = {
    {short_1, sentence("every losing bet is collected"), sentence("first of all; it joins the bank"), nothing},
    {short_2, sentence("every natural that wins and was not raised, 3:2 in full"), from_the_left, natural_in_full, {short_2},
              Citation<Winners>{several_naturals, sentence("several naturals are to be paid"),
                                sentence("each its whole 3:2 in turn, as far as the bank reaches"), several_win_naturals}},
    {.clause = short_3, .pays = sentence("every other first hand that wins: of its blind, the table's minimum, or all if the blind is less"), .order = from_the_left,
     .due = minimum_of_blind, .because = {short_3, minimum_blind, clockwise_from}, .where = minimum_of_table},
    {.clause = short_3, .pays = sentence("every other first hand that wins: of its blind, as much as the smallest blind that is up"), .order = from_the_left,
     .due = minimum_of_blind, .because = {short_3, minimum_blind, clockwise_from}, .where = smallest_blind},
    {short_4, sentence("every other first hand that wins: the balance of its blind"), from_the_left, balance_of_blind,
              {short_4, minimum_blind, clockwise_from}},
    {short_5, sentence("every other first hand that wins: its double up in full"), from_the_left, double_up,
              {short_5, clockwise_from}},
    {.clause = short_6, .pays = sentence("after a split: every second, third and later hand that wins, its whole bet"),
     .order = sentence("in the same round, clockwise: each seat's double up and hands before the next seat's"),
     .due = later_hand, .because = {short_6, short_5, round_five}, .with_above = true, .where = seat_by_seat},
    {.clause = short_6, .pays = sentence("after a split: every second, third and later hand that wins, its whole bet"),
     .order = sentence("in the same round: all double ups clockwise, then all second hands, then all third hands"),
     .due = later_hand, .because = {short_6, short_5, round_five}, .with_above = true, .hand_by_hand = true, .where = hand_by_hand}};
constexpr Round halves_at_fold[] = {
    {fold_short, sentence("every remaining player, half of the blind"), sentence("clockwise"), all_of_it,
                 {fold_short, clockwise_from}}};
/// Of somebody who knows of no rounds: one winner after another gets everything.
constexpr Round one_by_one[] = {
    {short_0, "", "", all_of_it, {short_0, clockwise_from}}};

constexpr Row<Debts, Payout> payout_rows[] = {  // the first that holds rules
    {set_2,      sentence("the bank holds all that is owed"), bank_suffices,
                 {.how = sentence("pay everybody in full"), .in_full = true}},
    {fold_short, sentence("the dealer has folded and cannot pay all the halves"), dealer_folded,
                 {sentence("pay each remaining player half of the blind in one round, clockwise, until the chips are gone; who is not paid takes the bet back"), halves_at_fold}},
    {short_0,    sentence("more is owed than the bank holds: the dealer is all in"), otherwise,
                 {sentence("pay in the rounds of the short stack, until the chips are gone"), in_rounds},
                 {short_0, allin_1, when_formula_applies, what_the_bank_is}}};
constexpr Payout in_full{.how = "", .in_full = true}, breaks_off{""}, pays_one_by_one{"", one_by_one};
constexpr Forgotten<Debts, Payout> payout_forgotten[] = {
    // somebody stands behind the dealer
    {.clause = game_4,  .before = set_2,      .row = Row<Debts, Payout>{game_4, "", otherwise, in_full}},
    // a dealer who is all in breaks the hand off
    {.clause = allin_1, .before = fold_short, .row = Row<Debts, Payout>{allin_1, "", otherwise, breaks_off}},
    // there are no rounds; there are some in tournaments only
    {.clause = short_0, .before = short_0,    .row = Row<Debts, Payout>{short_0, "", otherwise, pays_one_by_one}},
    {.clause = when_formula_applies, .before = short_0,
     .row = Row<Debts, Payout>{when_formula_applies, "", in_regular_play, pays_one_by_one}}};

constexpr Row<NoFacts, Partial> unreached_rows[] = {  // the first that stands on the card rules
    {too_small_for_next, sentence("the bank is too small for the next payment"), otherwise, Partial::Partial, {}, Where{Option::Partial, Partial::Partial}},
    {too_small_for_next, sentence("the bank is too small for the next payment"), otherwise, Partial::Skip, {}, Where{Option::Partial, Partial::Skip}},
    {too_small_for_next, sentence("the bank is too small for the next payment"), otherwise, Partial::Stop, {}, {},
                         {either(Option::Partial, Partial::Stop)}}};

constexpr Row<Paid, PullBack> pull_back_rows[] = {
    {set_2,   sentence("a winner was paid in full"), paid_in_full, PullBack::Nothing},
    {short_7, sentence("the bank did not reach to pay a winner in full"), otherwise, PullBack::WholeStake,
              {short_7, allin_1, what_the_bank_is}}};
constexpr Citation<Paid> pull_back_citations[] = {
    {part_paid,            sentence("a part was paid"), sentence("the winner keeps that part, and takes the whole bet back beside it"), paid_in_part},
    {too_small_for_next,   sentence("the winner was passed over, or all payments stopped"),
                           sentence("the winner takes the bet back, though the dealer still has chips"), never_in_part, false, {},
                           {either(Option::Partial, Partial::Skip, Partial::Stop)}},
    {when_formula_applies, sentence("regular play"), sentence("the same as in a tournament"), won_in_regular_play}};
constexpr Forgotten<Paid, PullBack> pull_back_forgotten[] = {
    // the dealer keeps the bets of winners who were not paid; the part that was paid is taken off the stake
    {.clause = short_7,   .before = short_7, .row = Row<Paid, PullBack>{short_7, "", otherwise, PullBack::Nothing}},
    {.clause = part_paid, .before = short_7, .row = Row<Paid, PullBack>{part_paid, "", paid_in_part, PullBack::UnpaidPart}}};
// clang-format on

constexpr const char* rounds_name = "short-stack";

/// Notes which rounds pay.
void note_rounds(std::span<const Round> rounds, const Payments& dues, const Sheet& sheet) {
    if (sheet.misread() == nullptr || rounds.data() != in_rounds) return;
    for (std::size_t i = 0; i < rounds.size(); ++i) {
        const bool pays = std::any_of(dues.begin(), dues.end(), [&](const WinnerPayment& due) {
            return due.round == &rounds[i];
        });
        if (pays || rounds[i].clause == short_1) sheet.note_row(rounds_name, i);
    }
}

using Group = std::span<const Turn<Round>>;  // made together

void add_due(const Group& group, const Winners& winners, std::size_t i, Money minimum,
             Payments& dues) {
    for (const auto& [round, with_above] : group) {
        const Money due = round->due(winners[i], minimum);
        if (!due.is_zero()) dues.push_back({static_cast<std::uint8_t>(i), false, round, due});
    }
}

/// Once round the table, or once for every hand of a seat (AMB-BJX-09).
void add_round(const Group& group, const Winners& winners, Money minimum, Payments& dues) {
    if (!group.back().round->hand_by_hand) {
        for (std::size_t i = 0; i < winners.size(); ++i) add_due(group, winners, i, minimum, dues);
        return;
    }
    for (int hand = 1; hand <= highest_hand; ++hand) {
        for (std::size_t i = 0; i < winners.size(); ++i) {
            if (std::max<int>(1, winners[i].who.hand) == hand)
                add_due(group, winners, i, minimum, dues);
        }
    }
}

}  // namespace

const Section<Debts, Payout> payout_section{"payout", sentence("Whether the bank suffices"),
                                            payout_rows, payout_forgotten};
const Section<NoFacts, Partial> unreached_section{
    "unreached", sentence("A bank too small for the next payment"), unreached_rows};
const Section<Paid, PullBack> pull_back_section{
    "pull-back", sentence("A winner's own stake, when all is paid"), pull_back_rows,
    pull_back_forgotten, pull_back_citations};

PrintedSection printed_rounds() {
    PrintedSection page{rounds_name, sentence("Short stack payouts, round by round"), {}};
    page.read = ReadAs::InOrder;
    for (const Round& round : in_rounds) {
        PrintedRow line{
            round.clause, round.pays, {}, {}, round.order, {}, choices_of(round.where, {})};
        for (const ClauseId clause : round.because) {
            if (!clause.id.empty()) line.because.push_back(clause);
        }
        page.rows.push_back(std::move(line));
        if (round.note)
            page.notes.push_back({round.note->clause, round.note->when, round.note->then});
    }
    page.notes.push_back({what_the_bank_is, sentence("the bank"),
                          sentence("the dealer's stack at the start of the hand, every losing bet "
                                   "and every half that a player has folded")});
    page.notes.push_back({too_small_for_next, sentence("the bank is too small for a payment"),
                          sentence("see the section on it (unreached)")});
    page.notes.push_back({later_hand_wins, sentence("a later hand wins and the first does not"),
                          sentence("it still waits for the last round")});
    return page;
}

Money total_owed(const Winners& winners) {
    Money owed;
    for (const Winner& winner : winners) owed += winner.owed;
    return owed;
}

Payments dues_of(std::span<const Round> rounds, const Winners& winners, Money minimum,
                 const Sheet& sheet) {
    const Turns<Round> turns = turns_of(rounds, sheet);
    Payments dues;
    for (auto turn = turns.begin(); turn != turns.end();) {
        const auto next = std::find_if(turn + 1, turns.end(),
                                       [](const Turn<Round>& other) { return !other.with_above; });
        const std::size_t before = dues.size();
        add_round({&*turn, static_cast<std::size_t>(next - turn)}, winners, minimum, dues);
        const std::span<WinnerPayment> added{dues.data() + before, dues.size() - before};
        put_in_order(added, turn->round->clause, sheet);
        put_in_order(added, clockwise_from, sheet);
        turn = next;
    }
    note_rounds(rounds, dues, sheet);
    return dues;
}

Payments pay_down(const Payments& dues, Money bank, const Sheet& sheet) {
    NoFacts none;
    const Partial unreached = first_row(unreached_section, none, sheet).then;
    Payments payments;
    for (WinnerPayment due : dues) {
        due.in_part = bank < due.amount;
        if (due.in_part && unreached == Partial::Stop) break;
        if (due.in_part && unreached == Partial::Skip) continue;
        if (due.in_part) due.amount = bank;
        if (due.amount.is_zero()) break;
        bank -= due.amount;
        payments.push_back(due);
    }
    return payments;
}

Clauses clauses_of(const WinnerPayment& payment, const Winners& winners) {
    const Round& round = *payment.round;
    Clauses because;
    for (const ClauseId clause : round.because) {
        if (!clause.id.empty()) because.push_back(clause);
    }
    if (round.note && round.note->holds(winners)) because.push_back(round.note->clause);
    if (payment.in_part) because.push_back(too_small_for_next);
    return because;
}

Money paid_to(std::size_t winner, const Payments& payments) {
    Money paid;
    for (const WinnerPayment& payment : payments) {
        if (payment.winner == winner) paid += payment.amount;
    }
    return paid;
}

}  // namespace fairdeal::bjx

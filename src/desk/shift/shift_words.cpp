#include "desk/shift/shift_words.h"

#include <algorithm>

#include "base/translation.h"
#include "desk/school/school_screen.h"
#include "words/may_words.h"

namespace fairdeal {

namespace {

std::int64_t an_hour(std::int64_t rounds, Millis time) {
    return time == 0 ? 0 : (rounds * 60 * a_minute + time / 2) / time;
}

std::string pace_in_words(const ShiftRun& shift) {
    const ShiftTally& tally = shift.tally;
    if (tally.rounds == 0) return tr("No round was dealt to its end.");
    return tr(
        "Pace: {rounds} rounds an hour. A floor deals {floor} with as many players at ordinary "
        "blackjack.",
        "rounds"_a = an_hour(tally.rounds, shift.spent),
        "floor"_a = an_hour(tally.rounds, tally.floor));
}

int asks_wrong(const ShiftRun& shift, bool let_through) {
    return static_cast<int>(std::count_if(
        shift.asks.begin(), shift.asks.end(),
        [&](const AskMark& mark) { return !mark.right() && mark.allowed == let_through; }));
}

void add_errors(ShiftSheet& sheet, const ShiftRun& shift) {
    const RoundCount& count = shift.tally.count;
    sheet.errors.push_back(
        tr("Steps: {right} of {all} right", "right"_a = count.right, "all"_a = count.acts));
    sheet.errors.push_back(tr("Amounts: {right} of {all} right", "right"_a = count.right_amounts,
                              "all"_a = count.amounts));
    sheet.errors.push_back(
        tr("Wagers settled out of order: {number}", "number"_a = count.out_of_order));
    sheet.errors.push_back(
        tr("Players refused what they may do: {number}", "number"_a = asks_wrong(shift, false)));
}

/// What a floor's cameras would be asked about.
void add_protection(ShiftSheet& sheet, const ShiftRun& shift) {
    const RoundCount& count = shift.tally.count;
    const auto add = [&](const char* words, int number) {
        sheet.protection.push_back(tr_of(words, "number"_a = number));
    };
    add(sentence("Forbidden wagers and plays let through: {number}"), asks_wrong(shift, true));
    add(sentence("Losers paid, winners taken, open wagers settled: {number}"), count.critical);
    add(sentence("Cards dealt out of turn: {number}"), count.out_of_turn);
    add(sentence("Losing wagers left on the table too long: {number}"), count.late);
    add(sentence("Checks and offers passed over: {number}"), count.missed);
}

AskSlipScreen slip_of(const AskMark& mark) {
    const Scenario& asked = mark.ask.scenario;
    AskSlipScreen slip;
    slip.asked = may_in_words(*asked.question.event, unit_of(asked.hand.header));
    slip.due = mark.allowed ? tr("You allowed it: it is forbidden.")
                            : tr("You refused it: it is allowed.");
    for (const ClauseId clause : mark.because)
        slip.clauses += (slip.clauses.empty() ? "" : ", ") + std::string(clause.id);
    slip.spoken = tr("{asked} {due} {clauses}", "asked"_a = slip.asked, "due"_a = slip.due,
                     "clauses"_a = slip.clauses);
    return slip;
}

}  // namespace

ShiftSheet shift_sheet(const ShiftRun& shift) {
    ShiftSheet sheet;
    const ShiftTally& tally = shift.tally;
    sheet.heading = tr_n("Your shift: {count} round and {hands} hands, {time}",
                         "Your shift: {count} rounds and {hands} hands, {time}", tally.rounds,
                         "hands"_a = tally.hands, "time"_a = about_time(shift.spent));
    sheet.pace = pace_in_words(shift);
    add_errors(sheet, shift);
    add_protection(sheet, shift);
    for (const AskMark& mark : shift.asks) {
        if (!mark.right()) sheet.slips.push_back(slip_of(mark));
    }
    sheet.clean = sheet.slips.empty() && tally.count.right == tally.count.acts;
    return sheet;
}

}  // namespace fairdeal

#include "desk/shift/shift_words.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/translation.h"
#include "desk/practise/scenario_list.h"
#include "desk/school/school_screen.h"
#include "words/may_words.h"
#include "words/words.h"

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
        "blackjack (Kilby and Fox, Casino Operations Management).",
        "rounds"_a = an_hour(tally.rounds, shift.spent),
        "floor"_a = an_hour(tally.rounds, tally.floor));
}

std::string away_in_words(const ShiftRun& shift) {
    const Millis minutes = (shift.away + a_minute / 2) / a_minute;
    if (minutes == 0) return {};
    return tr_n("Not counted: {count} minute away. A pause counts for three minutes at most.",
                "Not counted: {count} minutes away. A pause counts for three minutes at most.",
                minutes);
}

void add_errors(ShiftSheet& sheet, const ShiftTally& tally) {
    const RoundCount& count = tally.count;
    sheet.errors = {
        tr("Steps: {right} of {all} right", "right"_a = count.right, "all"_a = count.acts),
        tr("Amounts: {right} of {all} right", "right"_a = count.right_amounts,
           "all"_a = count.amounts),
        tr("Wagers settled out of order: {number}", "number"_a = count.out_of_order),
        tr("Players refused what they may do: {number}", "number"_a = tally.turned_away)};
}

/// What a floor's cameras would be asked about.
void add_protection(ShiftSheet& sheet, const ShiftTally& tally) {
    const RoundCount& count = tally.count;
    const auto add = [&](const char* words, int number) {
        sheet.protection.push_back(tr_of(words, "number"_a = number));
    };
    add(sentence("Forbidden wagers and plays let through: {number}"), tally.let_through);
    add(sentence("Losers paid, winners taken, open wagers settled: {number}"), count.critical);
    add(sentence("Cards dealt out of turn: {number}"), count.out_of_turn);
    add(sentence("Losing wagers left on the table too long: {number}"), count.late);
    add(sentence("Checks and offers passed over: {number}"), count.missed);
}

std::string question_of(const GuestAsk& ask) {
    return may_in_words(*ask.scenario.question.event, unit_of(ask.scenario.hand.header));
}

std::string due_of(const AskMark& mark) {
    return mark.allowed ? tr("You allowed it: it is forbidden.")
                        : tr("You refused it: it is allowed.");
}

RoundSlipScreen slip_screen(const AskMark& mark, const Library& library) {
    RoundSlipScreen slip;
    slip.title = mark.allowed ? tr("Let through what is forbidden") : tr("Refused what is allowed");
    slip.said = question_of(mark.ask);
    slip.due = due_of(mark);
    slip.clause = words_of_first(mark.because, mark.ask.scenario.hand, library);
    slip.clauses = named_clauses(library, mark.because);
    return slip;
}

RoundSlipScreen slip_screen(const ShiftRun& shift, const ShiftSlip& at, const Library& library) {
    const ShiftRound& past = shift.with_slips[at.round];
    RoundSlipScreen slip =
        at.is_answer ? slip_screen(past.asks[at.mark], library)
                     : slip_screen(past.round.marks[at.mark], past.round.round.so_far(), library);
    slip.spoken = spoken_of(slip);
    return slip;
}

/// Points to the seat and to the wager they ask about; if it is not up, to their hand, or to any
/// wager they have up.
void point_to(TableScreen& table, const GuestAsk& ask) {
    const Event& asked = *ask.scenario.question.event;
    table.asking = asked.who.seat;
    const TableState state = table_after(ask.scenario.hand, ask.scenario.hand.events.size());
    const auto seat =
        std::find_if(state.seats.begin(), state.seats.end(),
                     [&](const TableSeat& each) { return each.seat == asked.who.seat; });
    if (seat == state.seats.end()) return;
    if (asked.wager != Wager::None && seat->find(asked.wager) != nullptr) {
        table.current = std::pair(who_of(*seat), asked.wager);
    } else if (!seat->hands.empty()) {
        const bool is_there =
            std::any_of(seat->hands.begin(), seat->hands.end(),
                        [&](const TableHand& hand) { return hand.who == asked.who; });
        table.active = is_there ? asked.who : seat->hands.front().who;
    } else if (!seat->wagers.empty()) {
        table.current = std::pair(who_of(*seat), seat->wagers.front().name);
    }
}

void show_clause(RoundScreen& screen, const AskMark& mark, const Library& library) {
    screen.clauses = named_clauses(library, mark.because);
    screen.clause.reset();
    if (mark.because.empty()) return;
    const HandRecord& hand = mark.ask.scenario.hand;
    screen.clause = clause_screen(screen.clauses.front().id, library, hand.header.card);
    screen.clause->text = words_of_first(mark.because, hand, library);
}

/// What the trainee hears of the answer they gave last.
void show_answer(RoundScreen& screen, const AskMark& mark, const Library& library) {
    screen.feedback_right = mark.right();
    screen.feedback = !mark.right()  ? tr("Wrong. {what}", "what"_a = due_of(mark))
                      : mark.allowed ? tr("Right: it is allowed.")
                                     : tr("Right: it is forbidden.");
    screen.due = question_of(mark.ask);
    show_clause(screen, mark, library);
}

void show_last(RoundScreen& screen, const ShiftRun& shift, const Library& library) {
    if (shift.answered_last && !shift.asks.empty())
        return show_answer(screen, shift.asks.back(), library);
    if (shift.before && !shift.before->marks.empty())
        show_act(screen, shift.before->marks.back(), shift.before->round.so_far(), library);
}

/// What was wrong with the act before stays in sight.
void ask(ShiftScreen& screen, const GuestAsk& ask) {
    RoundScreen& table = screen.table;
    screen.guest_asks = true;
    table.prompt = question_of(ask);
    table.your_turn = false;
    table.targets.clear();
    table.acts.clear();
    table.asks.clear();
    if (table.feedback_right) {
        table.feedback.clear();
        table.due.clear();
        table.clause.reset();
    }
    table.table.current.reset();
    table.table.active.reset();
    point_to(table.table, ask);
}

void show_picked(RoundScreen& screen, const ShiftRun& shift, const Library& library) {
    const auto slips = slips_of(shift);
    if (slips.empty()) return;
    const ShiftSlip& slip = slips[std::min(shift.picked, slips.size() - 1)];
    const ShiftRound& past = shift.with_slips[slip.round];
    if (!slip.is_answer)
        return show_moment(screen, past.round.marks[slip.mark], past.round.round.so_far(), library);
    const AskMark& mark = past.asks[slip.mark];
    screen.table.record = mark.ask.scenario.hand;
    screen.table.step = mark.at();
    point_to(screen.table, mark.ask);
    show_clause(screen, mark, library);
}

ShiftScreen sheet_screen(const ShiftRun& shift, const Library& library) {
    ShiftScreen screen;
    screen.sheet = shift_sheet(shift, library);
    screen.table.stage = RoundStage::Over;
    screen.table.heading = screen.sheet->heading;
    screen.table.slips = screen.sheet->slips;
    screen.table.empty = screen.sheet->clean;
    show_picked(screen.table, shift, library);
    return screen;
}

std::string left_in_words(const ShiftRun& shift, Millis now) {
    const Millis left = shift.minutes * a_minute - spent_until(shift, now);
    if (left <= 0) return tr("Time is up: this round is the last");
    return tr_n("{count} minute left", "{count} minutes left", (left + a_minute - 1) / a_minute);
}

}  // namespace

std::vector<ShiftSlip> slips_of(const ShiftRun& shift) {
    std::vector<ShiftSlip> slips;
    for (std::size_t round = 0; round < shift.with_slips.size(); ++round) {
        const ShiftRound& past = shift.with_slips[round];
        std::vector<std::pair<std::size_t, ShiftSlip>> at;  // events on the table
        for (std::size_t i = 0; i < past.asks.size(); ++i)
            at.emplace_back(past.asks[i].at(), ShiftSlip{round, i, true});
        for (const std::size_t mark : slips_of(past.round))
            at.emplace_back(past.round.marks[mark].at, ShiftSlip{round, mark, false});
        std::stable_sort(at.begin(), at.end(),
                         [](const auto& a, const auto& b) { return a.first < b.first; });
        for (const auto& [events, slip] : at) slips.push_back(slip);
    }
    return slips;
}

ShiftSheet shift_sheet(const ShiftRun& shift, const Library& library) {
    ShiftSheet sheet;
    const ShiftTally& tally = shift.tally;
    sheet.heading = tr_n("Your shift: {count} round and {hands} hands, {time}",
                         "Your shift: {count} rounds and {hands} hands, {time}", tally.rounds,
                         "hands"_a = tally.hands, "time"_a = about_time(shift.spent));
    sheet.pace = pace_in_words(shift);
    sheet.away = away_in_words(shift);
    add_errors(sheet, tally);
    add_protection(sheet, tally);
    for (const ShiftSlip& slip : slips_of(shift))
        sheet.slips.push_back(slip_screen(shift, slip, library));
    if (sheet.slips.empty()) sheet.clean = tr("Every step and every answer was right. Well dealt.");
    return sheet;
}

ShiftPrint shift_print(const ShiftRun& shift, const Library& library, const std::string& dealer,
                       const UtcTime& made) {
    const ShiftSheet sheet = shift_sheet(shift, library);
    ShiftPrint print{tr("{game}: a shift at a simulated table", "game"_a = title_of(shift.game)),
                     dealer,
                     made,
                     sheet.heading,
                     sheet.pace,
                     sheet.away,
                     sheet.clean,
                     sheet.errors,
                     sheet.protection,
                     {}};
    for (const RoundSlipScreen& slip : sheet.slips)
        print.slips.push_back(
            {slip.critical ? tr("{slip} (critical)", "slip"_a = slip.title) : slip.title, slip.said,
             slip.due, slip.clause, to_text(slip.clauses)});
    return print;
}

std::string shift_crumb(const ShiftRun& shift, Millis now) {
    if (shift.over) return std::string(title_of(shift.game));
    const std::string game(short_title_of(shift.game));
    RoundCount steps = count_of(shift.round);
    steps.right += shift.tally.count.right;
    steps.acts += shift.tally.count.acts;
    std::string words = game + dot + left_in_words(shift, now);
    if (shift.tally.rounds > 0)
        words += dot + tr("{rounds} rounds an hour",
                          "rounds"_a = an_hour(shift.tally.rounds, spent_until(shift, now)));
    return words + dot + steps_right(steps);
}

ShiftScreen shift_to_choose(Game game, bool another_is_open) {
    ShiftScreen screen;
    screen.chooses = true;
    screen.table.heading = tr("Deal a shift");
    screen.table.crumb = std::string(title_of(game));
    screen.story = tr(
        "Round after round at one table: you deal, call and pay. Players bet, play and ask, and "
        "put "
        "up late or wrong wagers; you allow or refuse each. When the time is up, the round on the "
        "table is the last. Then a sheet shows your pace beside a floor\u2019s, and what went "
        "wrong. A pause counts for three minutes at most, and a shift that you leave goes on where "
        "it was.");
    screen.can_resume = another_is_open;
    if (another_is_open)
        screen.warning = tr(
            "You are in the middle of another shift. Resume it, or start a new one: then the open "
            "one ends, and its answers are kept.");
    return screen;
}

ShiftScreen shift_screen(const ShiftRun& shift, const Library& library, Millis now) {
    ShiftScreen screen;
    if (shift.over) {
        screen = sheet_screen(shift, library);
    } else {
        screen.table = round_screen(shift.round, library);
        screen.table.heading = tr("A shift, round {number}", "number"_a = shift.tally.rounds + 1);
        show_last(screen.table, shift, library);
        if (shift.ask) ask(screen, *shift.ask);
    }
    screen.table.crumb = shift_crumb(shift, now);
    return screen;
}

}  // namespace fairdeal

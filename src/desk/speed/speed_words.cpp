#include "desk/speed/speed_words.h"

#include <fmt/format.h>

#include "base/text.h"
#include "base/translation.h"
#include "desk/answer/practice_screen.h"
#include "questions/words/chip_words.h"
#include "words/amounts.h"
#include "words/words.h"

namespace fairdeal {

namespace {

std::string wager_of(const PayoutItem& item) {
    const Question& question = item.scenario.question;
    return wager_in_words(question.who, question.wager);
}

std::string minutes_left(Millis left) {
    const Millis seconds = (left + 999) / 1000;
    return tr("{time} left", "time"_a = fmt::format("{}:{:02}", seconds / 60, seconds % 60));
}

std::string heading_of(const SpeedRun& run) {
    return run.timed() ? tr("Two minutes of payouts") : tr("Twenty payouts, without a clock");
}

std::string task_of(const SpeedRun& run) {
    const bool chips = run.asks == QuestionKind::Chips;
    if (run.level == SpeedLevel::Table)
        return chips
                   ? tr("Each comes with its table: see what wins and at what price, and count the "
                        "chips you pay out of your tray: the exact sum in as few chips as can be.")
                   : tr("Each comes with its table: see what wins and at what price, and type what "
                        "you pay.");
    return chips ? tr("Each gives the bet and the price it wins at: count the chips you pay "
                      "out of your tray: the exact sum in as few chips as can be.")
                 : tr("Each gives the bet and the price it wins at: type what you pay.");
}

std::string story_of(const SpeedRun& run) {
    return task_of(run) + " " +
           tr("Enter marks it, and the next one is there. The stake itself stays out of it.");
}

void fill_clock(SpeedScreen& screen, const SpeedRun& run, const SchoolSession& session) {
    if (run.timed()) {
        const Millis left = time_left(run, session);
        screen.clock = minutes_left(left);
        screen.per_mille = static_cast<int>(left * 1000 / speed_time);
        return;
    }
    const int given = static_cast<int>(run.answers.size());
    screen.clock =
        tr("Payout {number} of {all}", "number"_a = given + 1, "all"_a = untimed_payouts);
    screen.per_mille = given * 1000 / untimed_payouts;
}

std::string title_of_answer(const SpeedAnswer& answer) {
    const Question& question = answer.practice.scenario.question;
    std::string wager = wager_in_words(question.who, question.wager);
    const auto& wagers = answer.practice.wagers;
    if (wagers.empty()) return wager;
    return tr("{wager}, {amount} bet", "wager"_a = wager,
              "amount"_a = amount_in_words(wagers.front().stake, answer.practice.unit()));
}

bool is_in_chips(const SpeedAnswer& answer) {
    return answer.practice.scenario.question.kind == QuestionKind::Chips;
}

/// "$120", in chips "$120: 1 × $100 + 4 × $5".
std::string due_in_words(const SpeedAnswer& answer) {
    const Unit unit = answer.practice.unit();
    return is_in_chips(answer) ? chips_in_words(answer.practice.mark->key.chips, unit)
                               : amount_in_words(answer.due, unit);
}

std::string said_in_words(const SpeedAnswer& answer) {
    const Unit unit = answer.practice.unit();
    const auto chips = is_in_chips(answer) ? chips_from(answer.typed) : std::nullopt;
    return chips ? chips_in_words(*chips, unit) : amount_in_words(answer.said, unit);
}

std::string feedback_of(const SpeedAnswer& answer) {
    const Question& question = answer.practice.scenario.question;
    const std::string what = wager_in_words(question.who, question.wager);
    const std::string due = due_in_words(answer);
    if (answer.right) return tr("Right: {wager} is paid {due}.", "wager"_a = what, "due"_a = due);
    if (answer.practice.mark->payment.exact && answer.practice.mark->payment.legal)
        return tr("The sum is right, but in fewer chips it is {chips}.", "chips"_a = due);
    const std::string price =
        price_in_words(answer.practice.scenario.hand, question.who, question.wager);
    const std::string not_quite =
        tr("Not quite: {wager} is paid {due}, not {said}.", "wager"_a = what, "due"_a = due,
           "said"_a = amount_in_words(answer.said, answer.practice.unit()));
    return price.empty() ? not_quite : not_quite + " " + price;
}

/// What is counted of a value in a text such as "100:2 25:x".
std::string count_of(Money value, const std::string& typed) {
    for (const std::string_view pile : split_at(typed, ' ')) {
        const std::size_t colon = pile.find(':');
        if (colon != std::string_view::npos && pile.substr(0, colon) == to_text(value))
            return std::string(pile.substr(colon + 1));
    }
    return "";
}

void fill_rack(SpeedScreen& screen, const SpeedRun& run) {
    const Scenario& scenario = run.ahead.front().scenario;
    const Unit unit = unit_of(scenario.hand.header);
    for (const ChipPile& pile : scenario.question.tray)
        screen.chips.push_back(
            {pile.value, brief_amount(pile.value, unit), count_of(pile.value, run.typed)});
}

void fill_payout(SpeedScreen& screen, const SpeedRun& run) {
    if (!run.answers.empty()) {
        screen.feedback = feedback_of(run.answers.back());
        screen.feedback_right = run.answers.back().right;
    }
    screen.standing = run.answers.empty()
                          ? tr("Nothing answered yet")
                          : tr("{right} of {all} right", "right"_a = right_answers(run),
                               "all"_a = run.answers.size());
    screen.prompt = run.asks == QuestionKind::Chips
                        ? tr("Count the chips, Tab goes on, then Enter.")
                        : tr("Type the amount, then Enter.");
    screen.problem = run.problem;
    const PayoutItem& item = run.ahead.front();
    const std::string stake = amount_in_words(item.stake, unit_of(item.scenario.hand.header));
    const bool by_price = run.level == SpeedLevel::Price;
    screen.question =
        tr("{wager} wins: what do you pay?",
           "wager"_a = by_price ? title_in_words(item.scenario.question.wager) : wager_of(item));
    screen.bet = by_price ? tr("Bet: {amount}, at {price}", "amount"_a = stake,
                               "price"_a = odds_in_words(item.price))
                          : tr("Bet: {amount}", "amount"_a = stake);
    if (run.asks == QuestionKind::Chips) fill_rack(screen, run);
    if (by_price) return;
    screen.table = table_screen(item.scenario);
    screen.table->current = std::pair(item.scenario.question.who, item.scenario.question.wager);
}

SpeedRowScreen row_of(const SpeedAnswer& answer, const Library& library) {
    SpeedRowScreen row;
    row.right = answer.right;
    row.title = title_of_answer(answer);
    row.said = answer.right ? tr("Paid {due}", "due"_a = due_in_words(answer))
                            : tr("You said {said}, due was {due}", "said"_a = said_in_words(answer),
                                 "due"_a = due_in_words(answer));
    row.took = seconds_in_words(answer.took);
    std::vector<ClauseName> clauses;
    for (const std::string& id : answer.clauses) clauses.push_back(named_clause(library, id));
    row.clauses = to_text(clauses);
    row.spoken = tr_of(answer.right ? sentence("Right: {wager}. {said}, {time}. {clauses}")
                                    : sentence("Wrong: {wager}. {said}, {time}. {clauses}"),
                       "wager"_a = row.title, "said"_a = row.said, "time"_a = row.took,
                       "clauses"_a = row.clauses);
    return row;
}

void fill_sheet(SpeedScreen& screen, const SpeedRun& run, const Library& library) {
    screen.result = tr_of(run.to_the_end ? sentence("{right} of {all} right in two minutes")
                                         : sentence("{right} of {all} right"),
                          "right"_a = right_answers(run), "all"_a = run.answers.size());
    if (const auto median = median_time(run))
        screen.median =
            tr("Half of the answers took less than {time}.", "time"_a = seconds_in_words(*median));
    bool wrong = false;
    for (const std::size_t i : worth_a_look(run)) {
        screen.rows.push_back(row_of(run.answers[i], library));
        wrong = wrong || !run.answers[i].right;
    }
    screen.rows_heading = wrong ? tr("The wrong ones, then the slowest") : tr("The slowest");
}

/// On the sheet the run itself counts, too.
std::string best_in_words(const SpeedRun& run) {
    const bool over = run.stage == SpeedStage::Over && run.timed();
    const int now = right_answers(run);
    if (over && (!run.best || now > *run.best)) return tr("That is your best so far.");
    return run.best ? tr("Best so far: {right} right", "right"_a = *run.best) : "";
}

}  // namespace

std::string chips_typed(const std::vector<SpeedChipScreen>& chips) {
    std::string typed;
    for (const SpeedChipScreen& pile : chips) {
        if (pile.count.empty() || pile.count == "0") continue;
        typed += (typed.empty() ? "" : " ") + to_text(pile.value) + ":" + pile.count;
    }
    return typed;
}

SpeedScreen speed_screen(const SpeedRun& run, const SchoolSession& session,
                         const Library& library) {
    SpeedScreen screen;
    screen.stage = run.stage;
    screen.heading = heading_of(run);
    screen.crumb =
        std::string(title_of(run.game)) + dot +
        (run.level == SpeedLevel::Table ? tr("with the table") : tr("price and bet only"));
    if (run.asks == QuestionKind::Chips) screen.crumb += dot + tr("in chips");
    screen.story = story_of(run);
    screen.why = run.permit.why;
    screen.best = best_in_words(run);
    if (run.stage == SpeedStage::Running) {
        fill_clock(screen, run, session);
        fill_payout(screen, run);
    }
    if (run.stage == SpeedStage::Over) fill_sheet(screen, run, library);
    return screen;
}

}  // namespace fairdeal

#include "desk/speed/speed_words.h"

#include <fmt/format.h>

#include "base/text.h"
#include "desk/answer/practice_screen.h"
#include "questions/chip_words.h"
#include "words/amounts.h"
#include "words/words.h"

namespace fairdeal {

namespace {

/// "8 to 1".
std::string price_in_words(Odds price) { return fmt::format("{} to {}", price.pays, price.to); }

std::string wager_of(const PayoutItem& item) {
    const Question& question = item.scenario.question;
    return wager_in_words(question.who, question.wager);
}

std::string minutes_left(Millis left) {
    const Millis seconds = (left + 999) / 1000;
    return fmt::format("{}:{:02} left", seconds / 60, seconds % 60);
}

std::string heading_of(const SpeedRun& run) {
    return run.timed() ? "Two minutes of payouts" : "Twenty payouts, without a clock";
}

std::string story_of(const SpeedRun& run) {
    const std::string action =
        run.asks == QuestionKind::Chips
            ? "count the chips you pay out of your rack: the exact sum in as "
              "few chips as can be."
            : "type what you pay.";
    const std::string shown = (run.level == SpeedLevel::Table
                                   ? "Each comes with its table: see what wins and at what price, "
                                     "and "
                                   : "Each says what is bet and at what price it wins: ") +
                              action;
    return shown + " Enter marks it, and the next one is there. The stake itself stays out of it.";
}

void show_clock(SpeedScreen& screen, const SpeedRun& run, const SchoolRoom& room) {
    if (run.timed()) {
        const Millis left = time_left(run, room);
        screen.clock = minutes_left(left);
        screen.per_mille = static_cast<int>(left * 1000 / speed_time);
        return;
    }
    const int given = static_cast<int>(run.answers.size());
    screen.clock = fmt::format("Payout {} of {}", given + 1, untimed_payouts);
    screen.per_mille = given * 1000 / untimed_payouts;
}

std::string title_of_answer(const SpeedAnswer& answer) {
    const Question& question = answer.practice.scenario.question;
    const std::string wager = wager_in_words(question.who, question.wager);
    const auto& wagers = answer.practice.wagers;
    return wagers.empty()
               ? wager
               : wager + ", " + amount_in_words(wagers.front().stake, answer.practice.unit()) +
                     " bet";
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
    if (answer.right) return fmt::format("Right: {} is paid {}.", what, due);
    if (answer.practice.mark->payment.exact && answer.practice.mark->payment.legal)
        return fmt::format("The sum is right, but in fewer chips it is {}.", due);
    const std::string price =
        price_in_words(answer.practice.scenario.hand, question.who, question.wager);
    return fmt::format("Not quite: {} is paid {}, not {}.{}{}", what, due,
                       amount_in_words(answer.said, answer.practice.unit()),
                       price.empty() ? "" : " ", price);
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

void show_rack(SpeedScreen& screen, const SpeedRun& run) {
    const Scenario& scenario = run.ahead.front().scenario;
    const Unit unit = unit_of(scenario.hand.header);
    for (const ChipPile& pile : scenario.question.tray)
        screen.chips.push_back(
            {pile.value, brief_amount(pile.value, unit), count_of(pile.value, run.typed)});
}

void show_payout(SpeedScreen& screen, const SpeedRun& run) {
    if (!run.answers.empty()) {
        screen.feedback = feedback_of(run.answers.back());
        screen.feedback_right = run.answers.back().right;
    }
    screen.standing = run.answers.empty()
                          ? "Nothing answered yet"
                          : fmt::format("{} of {} right", right_answers(run), run.answers.size());
    screen.prompt = run.asks == QuestionKind::Chips ? "Count the chips, Tab goes on, then Enter."
                                                    : "Type the amount, then Enter.";
    screen.problem = run.problem;
    const PayoutItem& item = run.ahead.front();
    screen.question = wager_of(item) + " wins: what do you pay?";
    screen.bet = amount_in_words(item.stake, unit_of(item.scenario.hand.header)) + " is bet";
    if (run.asks == QuestionKind::Chips) show_rack(screen, run);
    if (run.level == SpeedLevel::Price) {
        screen.question =
            std::string(title_of(item.scenario.question.wager)) + " wins: what do you pay?";
        screen.bet += ", at " + price_in_words(item.price);
        return;
    }
    screen.table = table_screen(item.scenario);
    screen.table->current = std::pair(item.scenario.question.who, item.scenario.question.wager);
}

SpeedRowScreen row_of(const SpeedAnswer& answer) {
    SpeedRowScreen row;
    row.right = answer.right;
    row.title = title_of_answer(answer);
    row.said = answer.right ? "Paid " + due_in_words(answer)
                            : fmt::format("You said {}, due was {}", said_in_words(answer),
                                          due_in_words(answer));
    row.took = seconds_in_words(answer.took);
    for (const std::string& clause : answer.clauses)
        row.clauses += (row.clauses.empty() ? "" : ", ") + clause;
    row.spoken = fmt::format("{}: {}. {}, {}. {}", answer.right ? "Right" : "Wrong", row.title,
                             row.said, row.took, row.clauses);
    return row;
}

void show_sheet(SpeedScreen& screen, const SpeedRun& run) {
    screen.result = fmt::format("{} of {} right{}", right_answers(run), run.answers.size(),
                                run.to_the_end ? " in two minutes" : "");
    if (const auto median = median_time(run))
        screen.median =
            fmt::format("Half of the answers took less than {}.", seconds_in_words(*median));
    bool wrong = false;
    for (const std::size_t i : worth_a_look(run)) {
        screen.rows.push_back(row_of(run.answers[i]));
        wrong = wrong || !run.answers[i].right;
    }
    screen.rows_heading = wrong ? "The wrong ones, then the slowest" : "The slowest";
}

/// On the sheet the run itself counts, too.
std::string best_in_words(const SpeedRun& run) {
    const bool over = run.stage == SpeedStage::Over && run.timed();
    const int now = right_answers(run);
    if (over && (!run.best || now > *run.best)) return "That is your best so far.";
    return run.best ? fmt::format("Best so far: {} right", *run.best) : "";
}

}  // namespace

std::string seconds_in_words(Millis time) {
    return fmt::format("{}.{} s", time / 1000, time % 1000 / 100);
}

std::string chips_typed(const std::vector<SpeedChipScreen>& chips) {
    std::string typed;
    for (const SpeedChipScreen& pile : chips) {
        if (pile.count.empty() || pile.count == "0") continue;
        typed += (typed.empty() ? "" : " ") + to_text(pile.value) + ":" + pile.count;
    }
    return typed;
}

SpeedScreen speed_screen(const SpeedRun& run, const SchoolRoom& room) {
    SpeedScreen screen;
    screen.stage = run.stage;
    screen.heading = heading_of(run);
    screen.crumb = std::string(title_of(run.game)) + " \u00b7 " +
                   (run.level == SpeedLevel::Table ? "with the table" : "price and bet only") +
                   (run.asks == QuestionKind::Chips ? " \u00b7 in chips" : "");
    screen.story = story_of(run);
    screen.why = run.leave.why;
    screen.best = best_in_words(run);
    if (run.stage == SpeedStage::Running) {
        show_clock(screen, run, room);
        show_payout(screen, run);
    }
    if (run.stage == SpeedStage::Over) show_sheet(screen, run);
    return screen;
}

}  // namespace fairdeal

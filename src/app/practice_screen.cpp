#include "app/practice_screen.h"

#include <algorithm>

#include "app/choices.h"
#include "app/payments.h"
#include "app/scenario_list.h"
#include "app/words.h"

namespace fairdeal {

namespace {

std::string status_of(const Practice& practice, const std::vector<RowScreen>& rows) {
    const auto wagers = static_cast<std::ptrdiff_t>(practice.wagers.size());
    const auto answered = std::count_if(rows.begin(), rows.begin() + wagers,
                                        [](const RowScreen& row) { return row.answered; });
    return std::to_string(answered) + " of " + counted(wagers, "wager", "wagers") + " answered";
}

void add_rows(PracticeScreen& screen, const Practice& practice) {
    screen.rows = row_screens(practice);
    screen.status = status_of(practice, screen.rows);
    screen.payments = payments_screen(practice);
}

std::string key_of_choice(const Practice& practice, std::size_t i) {
    if (practice.scenario.question.kind == QuestionKind::May) return i == 0 ? "A" : "N";
    return i < 9 ? std::to_string(i + 1) : "";
}

bool is_due(const Practice& practice, const Choice& choice) {
    const auto& acts = practice.mark->key.acts;
    if (practice.scenario.question.kind == QuestionKind::May)
        return practice.mark->key.allowed == (choice.act == "allowed");
    return std::find(acts.begin(), acts.end(), choice.act) != acts.end();
}

void add_choices(PracticeScreen& screen, const Practice& practice) {
    std::string whom;
    for (std::size_t i = 0; i < practice.choices.size(); ++i) {
        const Choice& choice = practice.choices[i];
        ChoiceScreen shown{choice.label,
                           choice.whom == whom ? "" : choice.whom,
                           key_of_choice(practice, i),
                           i == practice.current && !practice.mark,
                           practice.chosen == i,
                           false};
        shown.right = practice.mark && is_due(practice, choice);
        whom = choice.whom;
        screen.choices.push_back(std::move(shown));
    }
}

std::string joined(const std::vector<std::string>& parts, const std::string& between) {
    std::string all;
    for (const std::string& part : parts) all += (all.empty() ? "" : between) + part;
    return all;
}

std::string due_acts(const Practice& practice) {
    std::vector<std::string> words;
    for (const std::string& act : practice.mark->key.acts)
        words.push_back(act_in_words(act, practice.scenario.game()));
    return joined(words, ", or ");
}

/// Why something is forbidden, each reason once, from the engine's own words.
std::string reasons(const std::vector<Breach>& breaches) {
    std::vector<std::string> words;
    for (const Breach& breach : breaches) {
        const std::string what = capital(breach.what);
        if (std::find(words.begin(), words.end(), what) == words.end()) words.push_back(what);
    }
    std::string all = joined(words, ". ");
    return all.empty() || all.back() == '.' ? all : all + ".";
}

void add_answer_verdict(PracticeScreen& screen, const Practice& practice) {
    const Mark& mark = *practice.mark;
    const bool may = practice.scenario.question.kind == QuestionKind::May;
    VerdictScreen verdict;
    verdict.right = mark.right;
    verdict.word = mark.right ? "Right" : "Wrong";
    verdict.title = may ? "The call" : "What happens now";
    verdict.yours = practice.chosen ? practice.choices[*practice.chosen].label : "";
    verdict.due = may ? (mark.key.allowed ? "Allowed" : "Not allowed") : due_acts(practice);
    verdict.trainer_says = may ? reasons(mark.key.why_not) : reasons(mark.breaches);
    for (const ClauseId clause : mark.key.because) {
        const std::string id(clause.id);
        if (std::find(verdict.clauses.begin(), verdict.clauses.end(), id) == verdict.clauses.end())
            verdict.clauses.push_back(id);
    }
    for (const std::string& id : practice.scenario.clauses) {
        if (std::find(verdict.clauses.begin(), verdict.clauses.end(), id) == verdict.clauses.end())
            verdict.clauses.push_back(id);
    }
    screen.verdicts.push_back(std::move(verdict));
}

Banner banner_of(const Practice& practice) {
    const Mark& mark = *practice.mark;
    Banner banner;
    banner.right = mark.right;
    if (mark.right) {
        banner.title = "Right";
        banner.text = practice.is_settlement() ? "Every wager is settled as the sheet has it."
                                               : "That is what the sheet says.";
        return banner;
    }
    banner.title = "Not quite";
    if (!practice.is_settlement()) {
        banner.text = "The sheet says otherwise. Here is why.";
        return banner;
    }
    const auto wrong = static_cast<std::int64_t>(mark.verdict.discrepancies().size());
    const auto all = static_cast<std::int64_t>(mark.verdict.wagers.size());
    banner.text =
        std::to_string(all - wrong) + " of " + counted(all, "line is", "lines are") + " right.";
    return banner;
}

void add_mark(PracticeScreen& screen, const Practice& practice) {
    screen.banner = banner_of(practice);
    screen.can_try_again = !practice.mark->right;
    if (!practice.is_settlement()) return add_answer_verdict(screen, practice);
    screen.order = order_screen(practice);
    screen.verdicts = verdict_screens(practice.mark->verdict);
}

void add_story(PracticeScreen& screen, const Practice& practice, const Library& library) {
    const Scenario& scenario = practice.scenario;
    screen.title = scenario.title;
    screen.crumb = std::string(title_of(scenario.game())) + " \u00b7 Level " +
                   std::to_string(scenario.level) + ", " + level_in_words(scenario.level);
    screen.story = scenario.story;
    screen.question = question_in_words(scenario.question);
    if (scenario.question.event) {
        Event asked = *scenario.question.event;
        asked.cards.clear();  // whether it may happen does not hang on the card that would come
        screen.event = event_in_words(asked) + "?";
    }
    const TableCardFile* table = find_table(library, scenario.table);
    if (table != nullptr)
        screen.table = table->title + (table->note.empty() ? "" : ": " + table->note);
}

std::string key_line(const Practice& practice) {
    switch (practice.scenario.question.kind) {
        case QuestionKind::Spot:
        case QuestionKind::Table: break;
        case QuestionKind::Next: return "1\u20139 choose \u00b7 or \u2191 \u2193 and Enter";
        case QuestionKind::May: return "A allowed \u00b7 N not allowed";
        case QuestionKind::Total:
        case QuestionKind::Active:
        case QuestionKind::Outcome:
        case QuestionKind::Amount:
        case QuestionKind::Chips:
        case QuestionKind::Order:
        case QuestionKind::Out:
        case QuestionKind::Error:
        case QuestionKind::Clause:
        case QuestionKind::Talk: break;
    }
    if (practice.current >= practice.wagers.size())
        return "S stays in \u00b7 O out \u00b7 P placed \u00b7 1\u20139 the place";
    const auto at = payment_at(practice, practice.current);
    if (at && !practice.payments[*at].amount.empty())
        return "P pay once more \u00b7 R take the stake back \u00b7 \u2212 + earlier, later";
    return "T take \u00b7 U push \u00b7 P pay \u00b7 R return \u00b7 Enter checks";
}

void add_hints(PracticeScreen& screen, const Practice& practice) {
    const auto& hints = practice.scenario.hints;
    const std::size_t shown = std::min(practice.hints, hints.size());
    screen.hints.assign(hints.begin(), hints.begin() + static_cast<std::ptrdiff_t>(shown));
    screen.more_hints = shown < hints.size() && !practice.mark;
    screen.hint_label = practice.hints == 0 ? "Hint" : "Next hint";
}

}  // namespace

ClauseScreen clause_screen(const std::string& id, const Library& library, const TableCard& card) {
    ClauseScreen screen;
    screen.id = id;
    screen.open_point = id.rfind("AMB-", 0) == 0;
    const RuleBook* book = find_book(library, card.game());
    const auto words = book == nullptr ? std::nullopt : what_clause_says(*book, id, card);
    if (!words) {
        screen.heading = "Not in the rule book";
        screen.text = "The rule book that is installed has no words for this clause.";
        return screen;
    }
    screen.heading = words->heading;
    screen.text = words->text;
    screen.source = screen.open_point
                        ? "Open point \u00b7 this house\u2019s reading"
                        : book->title + (words->place.empty() ? "" : " \u00b7 " + words->place);
    return screen;
}

PracticeScreen screen_of(const Practice& practice, const Library& library) {
    PracticeScreen screen;
    add_story(screen, practice, library);
    add_rows(screen, practice);
    add_choices(screen, practice);
    add_hints(screen, practice);
    screen.can_check = can_check(practice);
    screen.shows_check = practice.is_settlement() && !practice.mark;
    if (practice.mark)
        add_mark(screen, practice);
    else
        screen.key_line = key_line(practice);
    if (!practice.clause.empty())
        screen.clause = clause_screen(practice.clause, library, practice.scenario.hand.header.card);
    return screen;
}

}  // namespace fairdeal

#include "app/practice_screen.h"

#include <algorithm>
#include <array>

#include "app/choices.h"
#include "app/scenario_list.h"
#include "app/words.h"

namespace fairdeal {

namespace {

constexpr std::array call_words{"take", "push", "pay", "return"};

std::string capital(std::string text) {
    if (!text.empty() && text[0] >= 'a' && text[0] <= 'z')
        text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text;
}

std::string amount_hint(const WagerAnswer& wager) {
    const bool whole = wager.call == Call::Take || wager.call == Call::Return;
    return whole ? dollars(wager.stake) : "$";
}

std::string spoken_row(const WagerAnswer& wager) {
    std::string spoken = place_in_words(wager.who) + ", " + std::string(title_of(wager.wager)) +
                         " " + dollars(wager.stake) + ": ";
    if (!wager.call) return spoken + "not answered";
    spoken += call_words.at(static_cast<std::size_t>(*wager.call));
    if (wager.call != Call::Push)
        spoken += " " + (wager.amount.empty() ? dollars(wager.stake) : wager.amount);
    if (wager.asks_tip() && !wager.tip.empty()) spoken += ", dealer tip " + wager.tip;
    return spoken;
}

WagerScreen wager_screen(const WagerAnswer& wager, bool current, bool in_tip) {
    WagerScreen row;
    row.place = place_in_words(wager.who);
    row.title = title_of(wager.wager);
    row.stake = dollars(wager.stake);
    row.call = wager.call;
    row.takes_amount = wager.call != Call::Push;
    row.amount = wager.amount;
    row.amount_hint = amount_hint(wager);
    row.asks_tip = wager.asks_tip();
    row.tip = wager.tip;
    row.current = current;
    row.in_tip = current && in_tip && row.asks_tip;
    row.answered = answer_problem(wager).empty();
    if (wager.call && !wager.amount.empty()) row.problem = answer_problem(wager);
    row.spoken = spoken_row(wager);
    row.who = wager.who;
    row.wager = wager.wager;
    return row;
}

void add_wagers(PracticeScreen& screen, const Practice& practice) {
    std::size_t answered = 0;
    for (std::size_t i = 0; i < practice.wagers.size(); ++i) {
        const WagerAnswer& wager = practice.wagers[i];
        screen.wagers.push_back(wager_screen(wager, i == practice.current, practice.in_tip));
        if (screen.wagers.back().answered) ++answered;
        if (i > 0 && practice.wagers[i - 1].who.seat == wager.who.seat &&
            practice.wagers[i - 1].who == wager.who)
            screen.wagers.back().place.clear();
    }
    screen.status = std::to_string(answered) + " of " +
                    counted(static_cast<std::int64_t>(practice.wagers.size()), "wager", "wagers") +
                    " answered";
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
    for (const WagerVerdict& verdict : practice.mark->verdict.wagers) {
        screen.verdicts.push_back(verdict_screen(verdict));
        if (verdict.wager ==
            Wager::None)  // a line about no wager in Breakout is the Super Tie's tip
            screen.verdicts.back().title = "Dealer tip";
    }
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

std::string key_line(QuestionKind kind) {
    switch (kind) {
        case QuestionKind::Spot:
        case QuestionKind::Table:
            return "T take \u00b7 U push \u00b7 P pay \u00b7 R return \u00b7 Enter checks";
        case QuestionKind::Next: return "1\u20139 choose \u00b7 or \u2191 \u2193 and Enter";
        case QuestionKind::May: return "A allowed \u00b7 N not allowed";
    }
    return {};
}

void add_hints(PracticeScreen& screen, const Practice& practice) {
    const auto& hints = practice.scenario.hints;
    const std::size_t shown = std::min(practice.hints, hints.size());
    screen.hints.assign(hints.begin(), hints.begin() + static_cast<std::ptrdiff_t>(shown));
    screen.more_hints = shown < hints.size() && !practice.mark;
    screen.hint_label = practice.hints == 0 ? "Hint" : "Next hint";
}

}  // namespace

VerdictScreen verdict_screen(const WagerVerdict& verdict) {
    VerdictScreen screen;
    screen.right = verdict.standing == Standing::Right;
    screen.word = capital(std::string(to_text(verdict.standing)));
    screen.title = verdict.wager == Wager::None ? "Tip" : std::string(title_of(verdict.wager));
    screen.place = place_in_words(verdict.who);
    screen.yours = capital(settlement_for_people(verdict.claimed));
    screen.due = capital(settlement_for_people(verdict.ruled));
    for (const ClauseId clause : verdict.because) screen.clauses.emplace_back(clause.id);
    screen.trainer_says = verdict.trainer_says;
    screen.who = verdict.who;
    screen.wager = verdict.wager;
    return screen;
}

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
    add_wagers(screen, practice);
    add_choices(screen, practice);
    add_hints(screen, practice);
    screen.can_check = can_check(practice);
    screen.shows_check = practice.is_settlement() && !practice.mark;
    if (practice.mark)
        add_mark(screen, practice);
    else
        screen.key_line = key_line(practice.scenario.question.kind);
    if (!practice.clause.empty())
        screen.clause = clause_screen(practice.clause, library, practice.scenario.hand.header.card);
    return screen;
}

}  // namespace fairdeal

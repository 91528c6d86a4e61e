// How an answer that is no settlement was judged: what was said beside what is right.

#include <algorithm>

#include "desk/answer/choices.h"
#include "desk/answer/practice_screen.h"
#include "words/chip_words.h"
#include "words/words.h"

namespace fairdeal {

namespace {

template <class All, class InWords>
std::string joined(const All& parts, const std::string& between, InWords in_words) {
    std::string all;
    for (const auto& part : parts) all += (all.empty() ? "" : between) + in_words(part);
    return all;
}

std::string due_acts(const Practice& practice) {
    return joined(practice.mark->key.acts, ", or ", [&](const std::string& act) {
        return act_in_words(act, practice.scenario.hand.header);
    });
}

/// Why something is forbidden, each reason once, from the engine's own words.
std::string reasons(const std::vector<Breach>& breaches) {
    std::vector<std::string> words;
    for (const Breach& breach : breaches) {
        const std::string what = capital(breach.what);
        if (std::find(words.begin(), words.end(), what) == words.end()) words.push_back(what);
    }
    std::string all = joined(words, ". ", [](const std::string& what) { return what; });
    return all.empty() || all.back() == '.' ? all : all + ".";
}

std::string wagers_in_words(const std::vector<WagerOf>& wagers, const std::string& none) {
    if (wagers.empty()) return none;
    return joined(wagers, "; ", [](const WagerOf& wager) {
        return wager.wager == Wager::None ? place_in_words(wager.who)
                                          : wager_in_words(wager.who, wager.wager);
    });
}

std::string talk_in_words(const Question& question, const std::vector<std::size_t>& chosen) {
    return joined(chosen, " ", [&](std::size_t i) { return question.talk.at(i).words; });
}

std::string label_of_chosen(const Practice& practice) {
    return practice.chosen ? practice.choices.at(*practice.chosen).label : "";
}

/// "BRK-PUSH-3"; of a question that no clause decides, that none does.
std::string due_clauses(const Key& key) {
    std::vector<std::string> ids;
    for (const Line& line : key.lines) {
        const std::string id(line.because.front().id);
        if (std::find(ids.begin(), ids.end(), id) == ids.end()) ids.push_back(id);
    }
    if (ids.empty()) return "Nobody goes out: no clause";
    return joined(ids, ", or ", [](const std::string& id) { return id; });
}

/// What the title of the verdict names.
std::string title_of_answer(const Question& question) {
    switch (question.kind) {
        case QuestionKind::May: return "The call";
        case QuestionKind::Total: return place_in_words(question.who);
        case QuestionKind::Active: return "Whose turn it is";
        case QuestionKind::Error: return "The error";
        case QuestionKind::Outcome:
        case QuestionKind::Chips: return std::string(title_of(question.wager));
        case QuestionKind::Out:
        case QuestionKind::Clause: return "The clause";
        case QuestionKind::Talk: return "What you say";
        case QuestionKind::Next:
        case QuestionKind::Spot:
        case QuestionKind::Table:
        case QuestionKind::Amount:
        case QuestionKind::Order: break;
    }
    return "What happens now";
}

std::string due_of(const Practice& practice) {
    const Key& key = practice.mark->key;
    switch (practice.scenario.question.kind) {
        case QuestionKind::May: return key.allowed ? "Allowed" : "Not allowed";
        case QuestionKind::Total: return capital(to_text(key.count));
        case QuestionKind::Active: return wagers_in_words(key.wagers, "None of them");
        case QuestionKind::Error:
            return wagers_in_words(key.wagers, "Everything is settled correctly");
        case QuestionKind::Outcome: return capital(std::string(to_text(key.outcome)));
        case QuestionKind::Chips: return chips_in_words(key.chips, practice.unit());
        case QuestionKind::Out:
        case QuestionKind::Clause: return due_clauses(key);
        case QuestionKind::Talk: return talk_in_words(practice.scenario.question, key.talk);
        case QuestionKind::Next:
        case QuestionKind::Spot:
        case QuestionKind::Table:
        case QuestionKind::Amount:
        case QuestionKind::Order: break;
    }
    return due_acts(practice);
}

struct AnswerInWords {
    const Practice& practice;
    std::string operator()(const SettlementAnswer&) const { return {}; }
    std::string operator()(const ActAnswer& answer) const {
        return act_in_words(answer.act, practice.scenario.hand.header);
    }
    std::string operator()(const PermissionAnswer&) const { return label_of_chosen(practice); }
    std::string operator()(const TotalAnswer& answer) const {
        return capital(to_text(answer.count));
    }
    std::string operator()(const WagersAnswer& answer) const {
        const bool error = practice.scenario.question.kind == QuestionKind::Error;
        return wagers_in_words(answer.wagers,
                               error ? "Everything is settled correctly" : "None of them");
    }
    std::string operator()(const OutcomeAnswer&) const { return label_of_chosen(practice); }
    std::string operator()(const ChipsAnswer& answer) const {
        return chips_in_words(answer.chips, practice.unit());
    }
    std::string operator()(const OutAnswer&) const { return label_of_chosen(practice); }
    std::string operator()(const ClauseAnswer& answer) const { return answer.clause; }
    std::string operator()(const TalkAnswer& answer) const {
        return talk_in_words(practice.scenario.question, answer.chosen);
    }
};

std::string word_of_payment(const PaymentMark& payment) {
    if (!payment.exact) return "Wrong amount";
    if (!payment.legal) return "Not in the tray";
    return payment.in_style ? "Right" : "Not as the house pays";
}

/// What a wrong choice of wagers left out and what it took in.
std::string missed_in_words(const Mark& mark) {
    std::string words;
    if (!mark.missed.empty()) words = "Missed: " + wagers_in_words(mark.missed, "") + ".";
    if (mark.false_alarms.empty()) return words;
    return words + (words.empty() ? "" : " ") +
           "Not one of them: " + wagers_in_words(mark.false_alarms, "") + ".";
}

std::string said_of(const Practice& practice) {
    const Mark& mark = *practice.mark;
    if (!mark.trainer_says.empty()) return mark.trainer_says;
    switch (practice.scenario.question.kind) {
        case QuestionKind::May: return reasons(mark.key.why_not);
        case QuestionKind::Next: return reasons(mark.breaches);
        case QuestionKind::Active:
        case QuestionKind::Error: return missed_in_words(mark);
        case QuestionKind::Chips:
        case QuestionKind::Spot:
        case QuestionKind::Table:
        case QuestionKind::Total:
        case QuestionKind::Outcome:
        case QuestionKind::Amount:
        case QuestionKind::Order:
        case QuestionKind::Out:
        case QuestionKind::Clause:
        case QuestionKind::Talk: break;
    }
    return {};
}

void add_once(std::vector<std::string>& ids, const std::string& id) {
    if (std::find(ids.begin(), ids.end(), id) == ids.end()) ids.push_back(id);
}

/// Those that make the key so, then what else the scenario teaches.
std::vector<std::string> clauses_of(const Practice& practice) {
    std::vector<std::string> ids;
    for (const ClauseId clause : practice.mark->key.because) add_once(ids, std::string(clause.id));
    for (const std::string& id : practice.scenario.clauses) add_once(ids, id);
    return ids;
}

}  // namespace

std::vector<VerdictScreen> answer_verdicts(const Practice& practice) {
    const Question& question = practice.scenario.question;
    const Mark& mark = *practice.mark;
    const Answer answer = typed_answer(practice);
    if (std::holds_alternative<SettlementAnswer>(answer)) return {};
    const bool out = question.kind == QuestionKind::Out;
    VerdictScreen verdict;
    verdict.right = out ? mark.right_clause : mark.right;
    verdict.word = verdict.right ? "Right" : "Wrong";
    if (question.kind == QuestionKind::Chips) verdict.word = word_of_payment(mark.payment);
    verdict.title = title_of_answer(question);
    verdict.yours = std::visit(AnswerInWords{practice}, answer);
    verdict.due = due_of(practice);
    verdict.trainer_says = said_of(practice);
    verdict.clauses = clauses_of(practice);
    return {std::move(verdict)};
}

}  // namespace fairdeal

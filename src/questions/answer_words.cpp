// Answers in words that compare: what somebody said, or would say.

#include <fmt/format.h>

#include <algorithm>

#include "base/text.h"
#include "questions/answer_text.h"
#include "questions/asked.h"
#include "questions/key.h"

namespace fairdeal {

namespace {

/// The lines of an answer's text in one.
std::string in_one_line(std::string_view text) {
    return fmt::format("{}", fmt::join(split_at(text, '\n'), ", "));
}

std::string joined(std::vector<std::string> parts, bool sorted) {
    if (sorted) std::sort(parts.begin(), parts.end());
    return fmt::format("{}", fmt::join(parts, ", "));
}

std::string words_of(const Claim& claim, bool sorted) {
    std::vector<std::string> lines;
    for (const ClaimedLine& line : claim) lines.push_back(to_text(line));
    return joined(std::move(lines), sorted);
}

/// Wagers that may be named or not say nothing.
std::string words_of(const std::vector<WagerOf>& wagers, const std::vector<WagerOf>& may_wait) {
    std::vector<std::string> names;
    for (const WagerOf& wager : wagers) {
        if (std::find(may_wait.begin(), may_wait.end(), wager) == may_wait.end())
            names.push_back(to_text(wager));
    }
    return joined(std::move(names), true);
}

/// Answers that say the same though their texts differ; every other answer is its text.
struct InWords {
    const Scenario& scenario;
    std::string operator()(const SettlementAnswer& answer) const {
        return words_of(answer.lines, scenario.question.kind != QuestionKind::Order);
    }
    std::string operator()(const WagersAnswer& answer) const {
        const bool active = scenario.question.kind == QuestionKind::Active;
        return words_of(answer.wagers,
                        active ? key_as_read(scenario, nullptr).may_wait : std::vector<WagerOf>{});
    }
    std::string operator()(const ChipsAnswer& answer) const {
        return to_text(worth_of(answer.chips));
    }
    std::string operator()(const OutAnswer& answer) const {
        return words_of(answer.lines, true) + " by " + answer.clause;
    }
    template <class AnyAnswer>
    std::string operator()(const AnyAnswer& answer) const {
        return in_one_line(text_of(answer, scenario));
    }
};

/// The payments that settle a whole table, in their order: a short bank's are told apart by it
/// (BJX-SHORT), though the words of the answer leave it open.
std::string payments_as_read(const Scenario& scenario, const Misreading* misread) {
    if (scenario.question.kind != QuestionKind::Table) return {};
    Claim payments;
    for (const Line& line : key_as_read(scenario, misread).lines) {
        if (line.verb == Verb::Pay) payments.push_back(as_claimed(line));
    }
    return words_of(payments, false);
}

/// A reader whose sheet gives no line for the wager has no answer.
bool has_an_answer(const Key& key, QuestionKind kind) {
    const bool needs_a_line = is_about_one_wager(kind);
    return !needs_a_line || !key.lines.empty();
}

}  // namespace

std::string to_text(const WagerOf& wager) {
    const std::string who = to_text(wager.who);
    return wager.wager == Wager::None ? who : fmt::format("{} {}", who, to_text(wager.wager));
}

std::string to_text(const HandCount& count) {
    if (count.natural) return "natural";
    // "soft 22" is what nobody's hand counts, but somebody may say it
    if (count.soft) return fmt::format("soft {}", count.points);
    return is_bust(hard(count.points)) ? to_text(hard(count.points))
                                       : fmt::format("hard {}", count.points);
}

std::string answer_in_words(const Answer& answer, const Scenario& scenario) {
    return std::visit(InWords{scenario}, answer);
}

std::vector<std::string> answers_as_read(const Scenario& scenario, const Misreading* misread) {
    const Key key = key_as_read(scenario, misread);
    const QuestionKind kind = scenario.question.kind;
    if (kind == QuestionKind::Next) return key.acts;
    if (!has_an_answer(key, kind)) return {};
    // What is to be paid, whether the tray can or not.
    if (kind == QuestionKind::Chips) return {to_text(key.amount)};
    return {answer_in_words(right_answer(scenario, key), scenario)};
}

bool is_caught(const Misreading& misreading, const Scenario& scenario) {
    if (misreading.game != scenario.game()) return false;
    return answers_as_read(scenario, nullptr) != answers_as_read(scenario, &misreading) ||
           payments_as_read(scenario, nullptr) != payments_as_read(scenario, &misreading);
}

}  // namespace fairdeal

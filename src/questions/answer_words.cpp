// Answers in words that compare: what somebody said, or would say.

#include <fmt/format.h>

#include <algorithm>

#include "questions/asked.h"
#include "questions/key.h"

namespace fairdeal {

namespace {

std::string joined(std::vector<std::string> parts, bool sorted) {
    if (sorted) std::sort(parts.begin(), parts.end());
    return fmt::format("{}", fmt::join(parts, ", "));
}

std::string words_of(const ClaimedLine& line) {
    const Money amount = line.verb == Verb::Push ? Money() : line.amount;
    return to_text(Event{line.who, line.verb, line.wager, amount, line.place, {}, 0});
}

std::string words_of(const Claim& claim, bool sorted) {
    std::vector<std::string> lines;
    for (const ClaimedLine& line : claim) lines.push_back(words_of(line));
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

struct InWords {
    const Scenario& scenario;
    std::string operator()(const SettlementAnswer& answer) const {
        return words_of(answer.lines, scenario.question.kind != QuestionKind::Order);
    }
    std::string operator()(const ActAnswer& answer) const { return answer.act; }
    std::string operator()(const PermissionAnswer& answer) const {
        return answer.allowed ? "allowed" : "not allowed";
    }
    std::string operator()(const TotalAnswer& answer) const { return to_text(answer.count); }
    std::string operator()(const WagersAnswer& answer) const {
        const bool active = scenario.question.kind == QuestionKind::Active;
        return words_of(answer.wagers,
                        active ? key_as_read(scenario, nullptr).may_wait : std::vector<WagerOf>{});
    }
    std::string operator()(const OutcomeAnswer& answer) const {
        return std::string(to_text(answer.verb));
    }
    std::string operator()(const ChipsAnswer& answer) const {
        return to_text(worth_of(answer.chips));
    }
    std::string operator()(const OutAnswer& answer) const {
        return words_of(answer.lines, true) + " by " + answer.clause;
    }
    std::string operator()(const ClauseAnswer& answer) const { return answer.clause; }
    std::string operator()(const TalkAnswer& answer) const {
        std::vector<std::size_t> chosen = answer.chosen;
        std::sort(chosen.begin(), chosen.end());
        return fmt::format("{}", fmt::join(chosen, " "));
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
    const Total total{count.points, count.soft};
    return count.soft || is_bust(total) ? to_text(total) : fmt::format("hard {}", count.points);
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

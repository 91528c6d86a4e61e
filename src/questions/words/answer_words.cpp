// Answers in words that compare: what somebody said, or would say.

#include <fmt/format.h>

#include "base/translation.h"
#include "questions/asked.h"
#include "questions/key.h"
#include "questions/kinds/shared/settlement.h"

namespace fairdeal {

namespace {

/// The payments that settle a whole table, in their order: a short bank's are told apart by it
/// (BJX-SHORT), though the words of the answer leave it open.
std::string payments_as_read(const Scenario& scenario, const Misreading* misread) {
    if (scenario.question.kind != QuestionKind::Table) return {};
    Key key = key_as_read(scenario, misread);
    std::erase_if(key.lines, [](const Line& line) { return line.verb != Verb::Pay; });
    return lines_in_one(claim_of(key), false);
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
    if (is_bust(hard(count.points))) return fixed("bust with ") + std::to_string(count.points);
    return fmt::format("hard {}", count.points);
}

std::string answer_in_words(const Answer& answer, const Scenario& scenario) {
    return kind_of(scenario).in_one_line(answer, scenario);
}

std::vector<std::string> answers_as_read(const Scenario& scenario, const Misreading* misread) {
    return kind_of(scenario).answers(scenario, key_as_read(scenario, misread));
}

bool is_caught(const Misreading& misreading, const Scenario& scenario) {
    if (!misreading.is_of(scenario.hand.header)) return false;
    return answers_as_read(scenario, nullptr) != answers_as_read(scenario, &misreading) ||
           payments_as_read(scenario, nullptr) != payments_as_read(scenario, &misreading);
}

}  // namespace fairdeal

#include "questions/kinds/shared/settlement.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "base/translation.h"
#include "questions/asked.h"

namespace fairdeal {

namespace {

template <class Holds>
Claim those_that(const Claim& claim, Holds holds) {
    Claim some;
    std::copy_if(claim.begin(), claim.end(), std::back_inserter(some), holds);
    return some;
}

/// Takes and pushes, the payments as they are made, then what goes back.
Texts settled_in_order(const Claim& claim) {
    const auto is_pay = [](const ClaimedLine& line) { return line.verb == Verb::Pay; };
    const auto is_return = [](const ClaimedLine& line) { return line.verb == Verb::Return; };
    Texts lines = sorted_lines(texts_of(those_that(
        claim, [&](const ClaimedLine& line) { return !is_pay(line) && !is_return(line); })));
    const Texts paid = texts_of(those_that(claim, is_pay));
    const Texts returned = sorted_lines(texts_of(those_that(claim, is_return)));
    lines.insert(lines.end(), paid.begin(), paid.end());
    lines.insert(lines.end(), returned.begin(), returned.end());
    return lines;
}

bool is_a_settlement(Verb verb) { return is_settlement(verb); }

}  // namespace

CannotAsk settlement_problem(const Scenario& scenario, const Key& key) {
    if (!key.ruling.complete)
        return tr("the play is not over where the hand stops, so nothing can be settled yet");
    const Ruling asked = ruling_asked(scenario, key.ruling, key.lines);
    if (asked.lines.empty() && asked.undecided.empty())
        return tr("there is nothing left to settle");
    return std::nullopt;
}

Claim claim_of(const Key& key) {
    Claim claim;
    for (const Line& line : key.lines) claim.push_back(as_claimed(line));
    return claim;
}

Verdict judge_lines(const Claim& lines, const Mark& mark, const Scenario& scenario,
                    std::span<const Misreading> misreadings) {
    const Ruling asked = ruling_asked(scenario, mark.key.ruling, mark.key.lines);
    return judge(lines, scenario.hand, asked, misreadings);
}

std::string lines_in_one(const Claim& claim, bool in_any_order) {
    const Texts lines = in_any_order ? sorted_lines(texts_of(claim)) : texts_of(claim);
    return fmt::format("{}", fmt::join(lines, ", "));
}

CannotAsk SettlementKind::problem(const Scenario& scenario) const {
    return settlement_problem(scenario, key_of(scenario));
}

std::vector<KindOfQuestion::Moment> SettlementKind::moments(const HandRecord&,
                                                            std::size_t played) const {
    return {{played, {facts.kind}}};
}

Answer SettlementKind::right_answer(const Scenario&, const Key& key) const {
    return SettlementAnswer{claim_of(key)};
}

void SettlementKind::mark(Mark& mark, const Answer& answer, const Scenario& scenario,
                          std::span<const Misreading> misreadings) const {
    mark.verdict = judge_lines(of(answer).lines, mark, scenario, misreadings);
    mark.right = mark.verdict.discrepancies().empty();
}

std::string SettlementKind::text(const Answer& answer, const Scenario& scenario) const {
    const Claim& lines = of(answer).lines;
    const bool in_order = scenario.game() == Game::Extreme;
    return joined_lines(in_order ? settled_in_order(lines) : sorted_lines(texts_of(lines)),
                        no_lines);
}

Answer SettlementKind::read(AnswerLines& lines) const {
    return SettlementAnswer{lines.claim_or(no_lines, is_a_settlement)};
}

std::string SettlementKind::in_one_line(const Answer& answer, const Scenario&) const {
    return lines_in_one(of(answer).lines, true);
}

Form SettlementKind::form(const Scenario& scenario) const {
    Form form;
    form.wagers = open_wagers(scenario.hand);
    return form;
}

Answer SettlementKind::answer(const FilledIn& filled, const Scenario&) const {
    return SettlementAnswer{filled.lines};
}

}  // namespace fairdeal

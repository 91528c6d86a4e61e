#include "exam/records/appeal.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.h"
#include "base/translation.h"
#include "exam/records/transcript.h"

namespace fairdeal {

namespace {

std::vector<std::string> facts_of(const AppealGrant& grant) {
    return {std::string(to_text(grant.follows)), places_in_text(grant.items),
            grant.passed ? "pass" : "fail", std::to_string(grant.right),
            std::to_string(grant.wrong)};
}

std::optional<std::string> why_not_void(const MarkedExam& exam, const std::vector<int>& items) {
    const auto known = static_cast<int>(exam.answers.size());
    if (items.empty()) return tr("say which items are void");
    for (const int place : items) {
        if (place < 1 || place > known) return tr("there is no item {number}", "number"_a = place);
        if (exam.answers[static_cast<std::size_t>(place) - 1].result.right)
            return tr("item {number} was answered right: it does not count against anybody",
                      "number"_a = place);
    }
    return std::nullopt;
}

/// The marks after the decision.
Result<AppealGrant> grant_of(const Office& office, const Sitting& sitting,
                             const AppealDecision& decision, const Library& library) {
    const SittingResult& was = *sitting.result;
    AppealGrant grant{decision.follows, {}, was.passed, was.right, was.wrong};
    if (decision.follows != AppealConsequence::ItemsVoid) return grant;
    const auto exam_key = exam_key_of(office, sitting);
    if (!exam_key) return tl::make_unexpected(exam_key.error());
    const auto exam = marked_exam(sitting, library);
    if (!exam) return tl::make_unexpected(exam.error());
    if (auto drawn = drawn_as_shown(sitting, *exam, library); !drawn)
        return tl::make_unexpected(drawn.error());
    if (auto why = why_not_void(*exam, decision.items)) return refused({sitting.id, 0, 0}, *why);
    const ExamOutcome after = outcome_of(
        exam->paper.blueprint, marks_after_appeal(marks_of(exam->answers), decision.items));
    if (!after.over)
        return refused({sitting.id, 0, 0},
                       tr("without these items the exam is not decided: grant a resit, or let the "
                          "result stand"));
    return AppealGrant{decision.follows, decision.items, after.passed, after.count.right,
                       after.count.wrong};
}

}  // namespace

Result<std::vector<int>> items_from(std::string_view text) {
    std::vector<int> items;
    for (std::string_view word : split_at(text, ',')) {
        while (word.starts_with(' ')) word.remove_prefix(1);
        while (word.ends_with(' ')) word.remove_suffix(1);
        const auto place = whole_number_from(word, 1000);
        if (!place || *place < 1 || std::find(items.begin(), items.end(), *place) != items.end())
            return refused({}, tr("say the numbers of items, each once: 3 or 3, 17"));
        items.push_back(static_cast<int>(*place));
    }
    std::sort(items.begin(), items.end());
    return items;
}

Result<LoggedSitting> hear_appeal(Office& office, const SignedIn& who, const std::string& sitting,
                                  const AppealDecision& decision, const Library& library) {
    if (!decision.granted)
        return office.act(who, sitting, SittingEventKind::Resolve, {"rejected"}, decision.reason);
    if (auto allowed = office.must_be_allowed(who, OfficeRight::ResolveAppeal); !allowed)
        return tl::make_unexpected(std::move(allowed.error()));
    const auto found = find_sitting(office.log(), sitting);
    if (!found) return tl::make_unexpected(found.error());
    if (found->state.stage() != SittingStage::Appealed)
        return refused({sitting, 0, 0}, tr("there is no open appeal"));
    if (who.id() == found->state.candidate || who.id() == found->state.examiner)
        return refused({sitting, 0, 0},
                       tr("an appeal is resolved by somebody else than candidate and examiner"));
    const auto grant = grant_of(office, found->state, decision, library);
    if (!grant) return tl::make_unexpected(grant.error());
    return office.act(who, sitting, SittingEventKind::Grant, facts_of(*grant), decision.reason);
}

bool is_void(const Sitting& sitting, int place) {
    if (!sitting.grant) return false;
    const std::vector<int>& items = sitting.grant->items;
    return std::find(items.begin(), items.end(), place) != items.end();
}

std::string shortfall_of(const BlueprintCell& cell, const CellOutcome& outcome) {
    if (outcome.met) return "";
    if (outcome.asked < cell.least)
        return tr_n("{count} item needed", "{count} items needed", cell.least);
    const int needed = (outcome.asked * cell.share + 999) / 1000;  // of thousandths, rounded up
    return tr("{number} right needed", "number"_a = needed);
}

std::string in_words(const AppealGrant& grant) {
    switch (grant.follows) {
        case AppealConsequence::Resit: return tr("a resit is granted: this result does not count");
        case AppealConsequence::Stands: return tr("the result stands");
        case AppealConsequence::ItemsVoid: break;
    }
    const auto items = static_cast<std::int64_t>(grant.items.size());
    const std::string list = fmt::format("{}", fmt::join(grant.items, ", "));
    return grant.passed
               ? tr_n("item {items} is void: {right} right, {wrong} wrong, passed",
                      "items {items} are void: {right} right, {wrong} wrong, passed", items,
                      "items"_a = list, "right"_a = grant.right, "wrong"_a = grant.wrong)
               : tr_n("item {items} is void: {right} right, {wrong} wrong, failed",
                      "items {items} are void: {right} right, {wrong} wrong, failed", items,
                      "items"_a = list, "right"_a = grant.right, "wrong"_a = grant.wrong);
}

}  // namespace fairdeal

#include "duty/same_findings.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "audit/cases/case.h"
#include "audit/cases/hand_spans.h"
#include "base/translation.h"

namespace fairdeal {

namespace {

constexpr const char* finding_kind = fixed("duty");

/// Rows of the decision that say that something is not on record.
constexpr std::array<std::string_view, 5> not_known_rows{
    "no-profile", "unknown-dealer", "unknown-table", "no-role", "pack-unknown"};

std::string label_of(std::int64_t hand, const std::string& id) {
    return id.empty() ? fmt::format("#{}", hand) : fmt::format("#{} {}", hand, id);
}

/// The facts that it rests on, by their numbers in the file.
std::string facts_line(const Decision& decision) {
    std::string numbers;
    for (const Fact* fact : decision.facts())
        numbers += fmt::format("{}#{}", numbers.empty() ? "" : ", ", fact->number);
    if (numbers.empty()) return "";
    return tr("By these facts of the file of who may deal where: {numbers}.",
              "numbers"_a = numbers) +
           "\n";
}

}  // namespace

void FindingGroups::add(const DutyFinding& finding) {
    const auto [at, is_new] = places_.try_emplace(in_words(finding), groups_.size());
    if (is_new) groups_.push_back({finding, {}, {}});
    SameFindings& group = groups_[at->second];
    group.hands.push_back(finding.hand);
    group.last = finding.id;
}

bool is_not_known(const DutyFinding& finding) {
    return !finding.decision ||
           std::ranges::find(not_known_rows, finding.decision->row().name) != not_known_rows.end();
}

std::string in_words(const DutyFinding& finding) {
    if (!finding.decision) return tr("the record does not say {what}=", "what"_a = finding.lacks);
    return tr("table {table}: {answer}: {reason}", "table"_a = finding.decision->question.table,
              "answer"_a = in_words(finding.decision->answer()),
              "reason"_a = reason_in_words(*finding.decision));
}

std::string hands_in_words(const SameFindings& found) {
    const std::string first = label_of(found.hands.front(), found.first.id);
    if (found.hands.size() == 1) return first;
    return tr_n("{count} hand, {first} to {last}", "{count} hands, {first} to {last}",
                std::ssize(found.hands), "first"_a = first,
                "last"_a = label_of(found.hands.back(), found.last));
}

CaseSubject case_subject(const SameFindings& found) {
    const InEnglish kept;
    CaseSubject subject;
    subject.hand = found.hands.front();
    subject.finding = finding_kind;
    subject.claimant = claimant_of_findings;
    subject.hands = hand_spans(found.hands);
    subject.text = is_not_known(found.first) ? tr("It is not on record that who dealt might deal")
                                             : tr("Dealt by somebody who might not deal");
    subject.text += "\n" + in_words(found.first) + "\n" + hands_in_words(found) + "\n";
    if (found.first.decision) {
        const Decision& decision = *found.first.decision;
        subject.text += facts_line(decision) +
                        tr("What would have changed it: {what}.",
                           "what"_a = change_in_words(decision.first())) +
                        "\n";
    }
    return subject;
}

}  // namespace fairdeal

#include "exam/office/exam_rules.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "base/text.h"
#include "base/translation.h"
#include "exam/office/office.h"
#include "words/words.h"

namespace fairdeal {

namespace {

struct SlipDetailRow {
    std::string_view word;
    const char* words = nullptr;
};
constexpr std::array<SlipDetailRow, slip_detail_count> slip_details{
    {{"result", sentence("Whether the exam was passed, and no more")},
     {"cells", sentence("The result, and right of asked part by part")},
     {"clauses", sentence("The result, its parts, and the clauses of what was wrong")}}};

std::optional<int> number_after(std::string_view word, std::string_view name, int most) {
    if (!word.starts_with(name)) return std::nullopt;
    const auto number = whole_number_from(word.substr(name.size()), most);
    return number ? std::optional(static_cast<int>(*number)) : std::nullopt;
}

bool is_valid(const RetakeRule& rule) {
    return rule.days >= 0 && rule.days <= most_retake_days && rule.sittings >= 0 &&
           rule.sittings <= most_retake_sittings;
}

bool was_begun(const Sitting& sitting) { return sitting.is_started() || !sitting.items.empty(); }

bool counts(const Sitting& sitting) {
    const SittingStage stage = sitting.stage();
    if (stage == SittingStage::Resit) return false;
    return stage != SittingStage::Stopped || was_begun(sitting);
}

UtcTime sat_at(const Sitting& sitting) {
    return sitting.is_started() ? sitting.start.at : sitting.opened_at;
}

bool is_failed(const Sitting& sitting) {
    return sitting.result &&
           (!sitting.final_result().passed || (sitting.table_test && !sitting.table_test->granted));
}

/// When it was failed: at the screen, or at the table.
UtcTime failed_at(const Sitting& sitting) {
    return sitting.final_result().passed ? sitting.table_test->at : sitting.result->at;
}

std::optional<RetakeBar> bar_of_days(const std::vector<const Sitting*>& sat, const RetakeRule& rule,
                                     const UtcTime& at) {
    if (rule.days == 0) return std::nullopt;
    const Sitting* last = nullptr;
    for (const Sitting* one : sat)
        if (is_failed(*one) && (last == nullptr || failed_at(*last) < failed_at(*one))) last = one;
    if (last == nullptr) return std::nullopt;
    const UtcTime from = days_after(failed_at(*last), rule.days);
    if (from <= at) return std::nullopt;
    return RetakeBar{
        from, tr_n("{person} failed {sitting} on {time}. By the house\u2019s rule it "
                   "can be sat again after {count} day, from {from}",
                   "{person} failed {sitting} on {time}. By the house\u2019s rule it "
                   "can be sat again after {count} days, from {from}",
                   rule.days, "person"_a = last->candidate, "sitting"_a = last->id,
                   "time"_a = time_in_words(failed_at(*last)), "from"_a = time_with_zone(from))};
}

std::optional<RetakeBar> bar_of_sittings(const std::vector<const Sitting*>& sat,
                                         const RetakeRule& rule, const UtcTime& at) {
    if (rule.sittings == 0) return std::nullopt;
    std::vector<UtcTime> times;
    for (const Sitting* one : sat)
        if (at < days_after(sat_at(*one), days_of_a_retake_year)) times.push_back(sat_at(*one));
    const auto most = static_cast<std::size_t>(rule.sittings);
    if (times.size() < most) return std::nullopt;
    std::sort(times.begin(), times.end());
    const UtcTime from = days_after(times.at(times.size() - most), days_of_a_retake_year);
    return RetakeBar{
        from, tr_n("{person} has {count} sitting of this exam within 365 days, and the "
                   "house\u2019s rule allows {most}: it can be sat again from {from}",
                   "{person} has {count} sittings of this exam within 365 days, and "
                   "the house\u2019s rule allows {most}: it can be sat again from "
                   "{from}",
                   std::ssize(times), "person"_a = sat.front()->candidate, "most"_a = rule.sittings,
                   "from"_a = time_with_zone(from))};
}

}  // namespace

std::string_view to_text(SlipDetail detail) {
    return slip_details.at(static_cast<std::size_t>(detail)).word;
}

std::optional<SlipDetail> slip_detail_from(std::string_view word) {
    for (std::size_t i = 0; i < slip_details.size(); ++i)
        if (slip_details.at(i).word == word) return static_cast<SlipDetail>(i);
    return std::nullopt;
}

std::string in_words(SlipDetail detail) {
    return tr(slip_details.at(static_cast<std::size_t>(detail)).words);
}

std::string to_text(const RetakeRule& rule) {
    return fmt::format("days={} sittings={}", rule.days, rule.sittings);
}

std::optional<RetakeRule> retake_rule_from(std::string_view what) {
    const auto words = split_at(what, ' ');
    if (words.size() != 2) return std::nullopt;
    const auto days = number_after(words[0], "days=", most_retake_days);
    const auto sittings = number_after(words[1], "sittings=", most_retake_sittings);
    if (!days || !sittings) return std::nullopt;
    const RetakeRule rule{*days, *sittings};
    return to_text(rule) == what ? std::optional(rule) : std::nullopt;
}

std::string in_words(const RetakeRule& rule) {
    std::string words;
    if (rule.days > 0)
        words = tr_n("A failed exam can be sat again after {count} day.",
                     "A failed exam can be sat again after {count} days.", rule.days);
    if (rule.sittings == 0) return words;
    if (!words.empty()) words += " ";
    return words + tr_n("An exam can be sat at most {count} time within 365 days.",
                        "An exam can be sat at most {count} times within 365 days.", rule.sittings);
}

std::optional<RetakeBar> retake_bar(std::span<const Sitting> earlier, const std::string& candidate,
                                    const std::string& exam, const RetakeRule& rule,
                                    const UtcTime& at) {
    std::vector<const Sitting*> sat;
    for (const Sitting& one : earlier)
        if (one.candidate == candidate && one.exam == exam && counts(one)) sat.push_back(&one);
    const auto by_days = bar_of_days(sat, rule, at), by_number = bar_of_sittings(sat, rule, at);
    if (!by_days || !by_number) return by_days ? by_days : by_number;
    return by_days->from < by_number->from ? by_number : by_days;
}

// --- as the office's log has them

Result<void> Office::set_slip_detail(const SignedIn& who, SlipDetail detail) {
    if (auto allowed = must_be_allowed(who, OfficeRight::SetRules); !allowed) return allowed;
    return note(
        {OfficeEventKind::Slip, who.id(), who.id(), clock_(), std::string(to_text(detail))});
}

SlipDetail Office::slip_detail() const {
    SlipDetail newest = SlipDetail::Cells;
    for (const OfficeEvent& event : events_of("")) {
        if (event.kind != OfficeEventKind::Slip) continue;
        if (const auto detail = slip_detail_from(event.what)) newest = *detail;
    }
    return newest;
}

Result<void> Office::note_slip(const SignedIn& who, const Sitting& sitting) {
    const std::string what = fixed("result slip ") + sitting.id;
    if (sitting.candidate != who.id()) return note_export(who, what);
    if (auto allowed = must_be_allowed(who, OfficeRight::SitExam); !allowed) return allowed;
    return note({OfficeEventKind::Export, who.id(), who.id(), clock_(), what});
}

Result<void> Office::set_retake_rule(const SignedIn& who, const RetakeRule& rule) {
    if (auto allowed = must_be_allowed(who, OfficeRight::SetRules); !allowed) return allowed;
    if (!is_valid(rule))
        return refused_about(who.id(),
                             tr("a retake rule is 0 to {days} days and 0 to {sittings} "
                                "sittings, 0 for none",
                                "days"_a = most_retake_days, "sittings"_a = most_retake_sittings));
    return note({OfficeEventKind::Retake, who.id(), who.id(), clock_(), to_text(rule)});
}

RetakeRule Office::retake_rule() const {
    RetakeRule newest;
    for (const OfficeEvent& event : events_of("")) {
        if (event.kind != OfficeEventKind::Retake) continue;
        if (const auto rule = retake_rule_from(event.what)) newest = *rule;
    }
    return newest;
}

}  // namespace fairdeal

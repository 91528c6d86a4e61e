// `fairdeal may-deal`, and `fairdeal duty audit`, which asks the same of hands that were dealt.

#include <fmt/format.h>

#include "base/time/utc_now.h"
#include "base/translation.h"
#include "cli/content/content.h"
#include "cli/duty/duty.h"
#include "cli/duty/duty_json.h"
#include "cli/output.h"
#include "duty/duty_audit.h"
#include "log/office_log.h"

namespace fairdeal {

namespace {

std::string line_of(const Fact& fact, const UtcTime& now) {
    return fmt::format("  #{} {} ({})\n", fact.number, in_words(fact),
                       tr_n("entered {count} day ago by {who}", "entered {count} days ago by {who}",
                            days_between(fact.at, now), "who"_a = fact.by));
}

std::string text_of(const Decision& decision, const UtcTime& now) {
    std::string text = fmt::format("{}: {}  # {}\n", in_words(decision.answer()),
                                   reason_in_words(decision), decision.row->number);
    if (decision.until) text += tr("until {time}", "time"_a = to_text(*decision.until)) + "\n";
    if (!may_deal_alone(decision.answer()))
        text += tr("what would change it: {what}", "what"_a = change_in_words(decision)) + "\n";
    if (!decision.facts.empty()) text += tr("by these facts:") + "\n";
    for (const Fact* fact : decision.facts) text += line_of(*fact, now);
    return text;
}

std::string text_of(const DutyFinding& finding) {
    const std::string hand = finding.id.empty() ? fmt::format("#{}", finding.hand)
                                                : fmt::format("#{} {}", finding.hand, finding.id);
    if (!finding.decision)
        return tr("{hand}: the record does not say {what}=", "hand"_a = hand,
                  "what"_a = finding.lacks) +
               "\n";
    std::string text = fmt::format("{}: {}: {}", hand, in_words(finding.decision->answer()),
                                   reason_in_words(*finding.decision));
    for (const Fact* fact : finding.decision->facts) text += fmt::format(" #{}", fact->number);
    return text + "\n";
}

Json json_of(const DutyFinding& finding, const UtcTime& now) {
    Json json{{"hand", finding.hand}};
    if (!finding.id.empty()) json["id"] = finding.id;
    if (!finding.decision)
        json["lacks"] = finding.lacks;
    else
        json.update(json_of(*finding.decision, now, 0));
    return json;
}

/// The summary at the end.
void print_sums(const DutyAudit& audit, bool json) {
    if (json)
        return print_json({{"hands", audit.hands},
                           {"findings", audit.findings},
                           {"unreadable", audit.unreadable}});
    print(tr_n("{count} hand, {findings} by somebody who might not deal",
               "{count} hands, {findings} by somebody who might not deal", audit.hands,
               "findings"_a = audit.findings) +
          "\n");
}

}  // namespace

ExitStatus run_may_deal(const DutyOptions& options) {
    const auto english = english_for_programs(options.json);
    auto file = opened_duty(options, Access::Write);
    if (!file) return unusable(file.error());
    const auto books = books_of(options.content);
    if (!books) return unusable(books.error());
    auto office = DutyOffice::make(file->facts(), *books);
    if (!office) return unusable(office.error());
    const UtcTime now = utc_now();
    const Decision decision =
        office->decide({options.dealer, options.table, options.at.value_or(now)});
    const auto record = file->keep({kept_answer_of(decision, options.asker, now)});
    if (!record) return unusable(record.error());
    if (options.json)
        print_json(json_of(decision, now, *record));
    else
        print(text_of(decision, now));
    return may_deal_alone(decision.answer()) ? ExitStatus::Fine : ExitStatus::Wrong;
}

ExitStatus run_duty_audit(const DutyOptions& options) {
    const auto english = english_for_programs(options.json);
    const auto file = opened_duty(options, Access::Read);
    if (!file) return unusable(file.error());
    const auto books = books_of(options.content);
    if (!books) return unusable(books.error());
    auto office = DutyOffice::make(file->facts(), *books);
    if (!office) return unusable(office.error());
    const auto log = open_hand_log(options.log, Access::Read, {});
    if (!log) return unusable(log.error());
    const UtcTime now = utc_now();
    const DutyAudit audit = audit_duty(*log, *office, [&](const DutyFinding& finding) {
        if (options.json)
            print_json(json_of(finding, now));
        else
            print(text_of(finding));
    });
    print_sums(audit, options.json);
    if (audit.unreadable != 0)
        return unusable(tr_n("{count} hand cannot be read any more",
                             "{count} hands cannot be read any more", audit.unreadable));
    return audit.findings == 0 ? ExitStatus::Fine : ExitStatus::Wrong;
}

}  // namespace fairdeal

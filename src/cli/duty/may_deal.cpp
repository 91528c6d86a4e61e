// `fairdeal may-deal`, and `fairdeal duty audit`, which asks the same of hands that were dealt.

#include <fmt/format.h>

#include "base/time/utc_now.h"
#include "base/translation.h"
#include "cli/content/content.h"
#include "cli/duty/duty.h"
#include "cli/duty/duty_json.h"
#include "cli/output.h"
#include "duty/same_findings.h"
#include "log/office_log.h"

namespace fairdeal {

namespace {

std::string line_of(const Fact& fact, const UtcTime& now) {
    return fmt::format("  #{} {} ({})\n", fact.number, in_words(fact),
                       tr_n("entered {count} day ago by {who}", "entered {count} days ago by {who}",
                            days_between(fact.at, now), "who"_a = fact.by));
}

/// What would change it, with the command that enters it.
std::string change_line(const DutyReason& reason) {
    std::string what = change_in_words(reason);
    if (reason.row->adds)
        what += fmt::format(fixed(" (fairdeal duty add {})"), spec_of(*reason.row->adds).word);
    return tr("what would change it: {what}", "what"_a = what) + "\n";
}

std::string text_of(const DutyReason& reason, const UtcTime& now) {
    std::string text;
    if (!may_deal_alone(reason.row->answer)) text += change_line(reason);
    if (!reason.facts.empty()) text += tr("by these facts:") + "\n";
    for (const Fact* fact : reason.facts) text += line_of(*fact, now);
    return text;
}

std::string text_of(const Decision& decision, const UtcTime& now) {
    std::string text = fmt::format("{}: {}  # {}\n", in_words(decision.answer()),
                                   reason_in_words(decision), decision.row().number);
    if (decision.until) text += tr("until {time}", "time"_a = to_text(*decision.until)) + "\n";
    text += text_of(decision.first(), now);
    for (std::size_t i = 1; i < decision.reasons.size(); ++i) {
        const DutyReason& also = decision.reasons[i];
        text += "\n" +
                tr("also {answer}: {reason}", "answer"_a = in_words(also.row->answer),
                   "reason"_a = reason_in_words(decision, also)) +
                fmt::format("  # {}\n", also.row->number) + text_of(also, now);
    }
    return text;
}

std::string text_of(const FindingGroups& findings) {
    std::string text;
    for (const SameFindings& same : findings.all())
        text += in_words(same.first) + " (" + hands_in_words(same) + ")\n";
    return text;
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

/// Packs that are to be counted, entered where somebody signs in for it.
Result<void> enter_packs(const std::vector<Fact>& packs, DutyFile& file,
                         const DutyOptions& options) {
    std::vector<std::int64_t> numbers(packs.size(), 0);
    if (!options.as.empty() && !packs.empty()) {
        const auto signed_in = signed_in_to(file, options);
        if (!signed_in) return signed_in;
        auto added = file.add(packs, options.as, utc_now());
        if (!added) return tl::make_unexpected(std::move(added.error()));
        numbers = *std::move(added);
    }
    for (std::size_t i = 0; i < packs.size(); ++i) {
        const Fact& pack = packs[i];
        if (options.json) {
            Json json{{"table", pack.subject},
                      {"pack", pack.value("pack")},
                      {"since", pack.value("since")},
                      {"why", pack.value("why")}};
            if (numbers[i] != 0) json["record"] = numbers[i];
            print_json(json);
            continue;
        }
        print(tr("table {table}: the pack is to be counted since {time} ({why})",
                 "table"_a = pack.subject, "time"_a = pack.value("since"),
                 "why"_a = pack.value("why")) +
              (numbers[i] != 0 ? ": #" + std::to_string(numbers[i])
                               : ": " + tr("not entered yet, see --as")) +
              "\n");
    }
    return {};
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
        office->decide_fully({options.dealer, options.table, options.at.value_or(now)});
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
    auto file = opened_duty(options, options.as.empty() ? Access::Read : Access::Write);
    if (!file) return unusable(file.error());
    const auto books = books_of(options.content);
    if (!books) return unusable(books.error());
    auto office = DutyOffice::make(file->facts(), *books);
    if (!office) return unusable(office.error());
    const auto log = open_hand_log(options.log, Access::Read, {});
    if (!log) return unusable(log.error());
    const UtcTime now = utc_now();
    FindingGroups findings;
    const DutyAudit audit = audit_duty(*log, *office, [&](const DutyFinding& finding) {
        if (options.json)
            print_json(json_of(finding, now));
        else
            findings.add(finding);
    });
    print(text_of(findings));
    const auto packs = pack_facts_of(audit.packs, file->facts());
    if (auto entered = enter_packs(packs, *file, options); !entered)
        return unusable(entered.error());
    print_sums(audit, options.json);
    if (audit.unreadable != 0)
        return unusable(tr_n("{count} hand cannot be read any more",
                             "{count} hands cannot be read any more", audit.unreadable));
    return audit.findings == 0 && packs.empty() ? ExitStatus::Fine : ExitStatus::Wrong;
}

}  // namespace fairdeal

#include "duty/duty_audit.h"

#include "exam/sitting/exam_text.h"
#include "record/record.h"

namespace fairdeal {

namespace {

/// What a record does not say; empty: nothing is lacking.
std::string lacking_in(const Identity& identity) {
    if (identity.dealer.empty()) return "dealer";
    if (identity.table.empty()) return "table";
    if (!utc_time_from(identity.at)) return "at";
    return "";
}

/// Nothing: the dealer might deal.
std::optional<DutyFinding> finding_of(std::int64_t idx, const Header& header, DutyOffice& office) {
    DutyFinding finding{idx, header.identity.id, lacking_in(header.identity), {}};
    if (!finding.lacks.empty()) return finding;
    finding.decision = office.decide({header.identity.dealer, header.identity.table,
                                      *utc_time_from(header.identity.at), card_line(header.card),
                                      header.facts.sign});
    if (may_deal_alone(finding.decision->answer())) return std::nullopt;
    return finding;
}

}  // namespace

DutyAudit audit_duty(const HandLog& log, DutyOffice& office,
                     const std::function<void(const DutyFinding&)>& use) {
    DutyAudit audit;
    log.for_each_record(0, [&](std::int64_t idx, std::string_view text) {
        ++audit.hands;
        const auto record = read_record(text);
        if (!record) {
            ++audit.unreadable;
            return true;
        }
        if (const auto finding = finding_of(idx, record->header, office)) {
            ++audit.findings;
            use(*finding);
        }
        return true;
    });
    return audit;
}

}  // namespace fairdeal

#include "duty/duty_audit.h"

#include <algorithm>

#include "base/translation.h"
#include "exam/sitting/exam_text.h"
#include "record/record.h"

namespace fairdeal {

namespace {

constexpr std::string_view bad_card_clause = "IRR-17";

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

bool names_bad_card(const FloorEvent& event) {
    const bool has_clause = event.verb == FloorVerb::Rules || event.verb == FloorVerb::Void;
    return has_clause && event.clause == bad_card_clause;
}

/// What is on record of the table's pack at a moment, whatever follows later; null: nothing.
const Fact* pack_at(const Facts& facts, const PackEvent& event) {
    return Facts::newest_at(facts.of(FactKind::Pack, event.table), event.at);
}

/// Kept in the file, so the same in every language.
std::string why_of(const PackEvent& event) { return fixed("IRR-17 in hand ") + event.hand; }

/// One that was corrected or withdrawn too: somebody has dealt with it.
bool is_on_record(std::span<const Fact> all, const PackEvent& event) {
    return std::any_of(all.begin(), all.end(), [&](const Fact& fact) {
        return fact.kind == FactKind::Pack && fact.subject == event.table &&
               fact.from == event.at && fact.value("why") == why_of(event);
    });
}

std::optional<PackEvent> pack_event_of(std::int64_t idx, const HandRecord& record) {
    if (std::none_of(record.floor.begin(), record.floor.end(), names_bad_card)) return std::nullopt;
    const Identity& identity = record.header.identity;
    const auto at = utc_time_from(identity.at);
    if (!at || identity.table.empty()) return std::nullopt;
    // This hand was under way already: the hands after it may not be dealt.
    return PackEvent{identity.table, identity.id.empty() ? "#" + std::to_string(idx) : identity.id,
                     UtcTime{at->time + std::chrono::seconds(1)}};
}

}  // namespace

std::vector<Fact> pack_facts_of(const std::vector<PackEvent>& events, std::span<const Fact> all) {
    const Facts facts(all);
    std::vector<Fact> made;
    for (const PackEvent& event : events) {
        if (facts.of(FactKind::Table, event.table).empty() || is_on_record(all, event)) continue;
        const Fact* pack = pack_at(facts, event);
        auto fact = fact_from(FactKind::Pack, event.table,
                              {{"pack", pack == nullptr ? "unknown" : pack->value("pack"), {}},
                               {"state", "to-count", {}},
                               {"since", to_text(event.at), {}},
                               {"why", why_of(event), {}}},
                              {event.hand, 0, 0});
        if (fact) made.push_back(*std::move(fact));
    }
    return made;
}

DutyAudit audit_duty(const HandLog& log, DutyOffice& office,
                     const std::function<void(const DutyFinding&)>& use, const Progress& progress) {
    DutyAudit audit;
    const std::int64_t of = log.size();
    log.for_each_record(0, [&](std::int64_t idx, std::string_view text) {
        if (progress && !progress(idx, of)) return false;
        ++audit.hands;
        const auto record = read_record(text);
        if (!record) {
            ++audit.unreadable;
            return true;
        }
        if (auto event = pack_event_of(idx, *record)) audit.packs.push_back(*std::move(event));
        if (const auto finding = finding_of(idx, record->header, office)) {
            ++audit.findings;
            use(*finding);
        }
        return true;
    });
    return audit;
}

}  // namespace fairdeal

#include "audit/report/report_json.h"

#include "audit/report/cause_json.h"

namespace fairdeal {

namespace {

using Json = nlohmann::ordered_json;

Json or_null(std::string_view text) { return text.empty() ? Json(nullptr) : Json(text); }

/// Amounts of one unit; those of another are never added to them.
Json json_of(const Exposure& exposure) {
    return {{"overpaid", to_text(exposure.overpaid)}, {"underpaid", to_text(exposure.underpaid)}};
}

Json json_of(const AuditSums& sums) {
    return {{"hands", sums.hands},
            {"wrong-hands", sums.wrong_hands},
            {"with-faults", sums.with_faults},
            {"lines", sums.lines},
            {"wrong-wagers", sums.wrong_wagers},
            {"cash", json_of(sums.exposures.in(Unit::Cash))},
            {"chips", json_of(sums.exposures.in(Unit::Chips))}};
}

Json json_of(const NamedCell& named) {
    Json json{{"name", named.name == nothing_said ? Json(nullptr) : Json(named.name)}};
    json.update(json_of(named.cell.sums));
    json["first-hands"] = named.cell.first_hands;
    return json;
}

Json json_of(const Pattern& pattern) {
    return {{"dealer", pattern.dealer}, {"cause", json_of(pattern.cause)}};
}

Json json_of(const HandCounts& counts) {
    Json json{{"right", counts.right},         {"wrong", counts.wrong},
              {"unclaimed", counts.unclaimed}, {"undecided", counts.undecided},
              {"unruled", counts.unruled},     {"unreadable", counts.unreadable}};
    if (counts.order_unknown > 0) json["order-unknown"] = counts.order_unknown;
    return json;
}

/// What is not ASCII, or not even text, must not stop the output: a damaged log is audited too.
std::string line_of(const Json& json) {
    return json.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace

std::string json_of(const Finding& finding) {
    const Identity& identity = finding.identity;
    Json json{{"hand", finding.idx},
              {"id", or_null(identity.id)},
              {"game", or_null(finding.game ? to_text(*finding.game) : "")},
              {"table", or_null(identity.table)},
              {"dealer", or_null(identity.dealer)},
              {"at", or_null(identity.at)},
              {"kind", to_text(finding.kind)}};
    if (finding.kind == Finding::Kind::Wager) {
        json.update({{"who", finding.who},
                     {"wager", finding.wager},
                     {"standing", finding.standing},
                     {"ruled", finding.ruled},
                     {"claimed", finding.claimed},
                     {"difference", to_text(finding.difference)},
                     {"unit", to_text(finding.unit)},
                     {"misreading", or_null(finding.misreading)}});
    } else {
        json.update({{"line", finding.line}, {"what", finding.what}});
    }
    json["clause"] = or_null(finding.clause);
    return line_of(json);
}

std::string json_of(const AuditReport& report, std::span<const Dimension> dimensions) {
    Json json{{"finished", report.finished},
              {"records", report.records},
              {"standing", json_of(report.counts)},
              {"sums", json_of(report.all.sums)},
              {"breaks", report.breaks}};
    for (const Dimension dimension : dimensions) {
        Json cells = Json::array();
        for (const NamedCell& cell : report.by(dimension)) cells.push_back(json_of(cell));
        json["by"][std::string(to_text(dimension))] = std::move(cells);
    }
    json["patterns"] = Json::array();
    for (const Pattern& pattern : report.patterns) json["patterns"].push_back(json_of(pattern));
    return line_of(json);
}

}  // namespace fairdeal

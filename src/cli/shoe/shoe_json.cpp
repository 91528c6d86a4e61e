#include "cli/shoe/shoe_json.h"

#include <cmath>

#include "cli/json_line.h"
#include "forensics/shoe_count.h"
#include "forensics/words/finding_words.h"
#include "forensics/words/report_words.h"

namespace fairdeal {

namespace {

void put(Json& json, const char* key, const std::string& text) {
    if (!text.empty()) json[key] = text;
}

/// A decimal logarithm to six decimals, which are the same on every machine; null: minus infinity,
/// nothing of the kind could have shown these cards.
Json log10_of(double natural) {
    if (std::isinf(natural)) return nullptr;
    constexpr double sixth = 1e6;
    return std::round(natural / std::log(10.0) * sixth) / sixth + 0.0;  // no minus zero
}

void put(Json& json, const char* key, const std::optional<double>& natural) {
    if (natural) json[key] = log10_of(*natural);
}

Json json_of(const HandRef& hand) {
    Json json{{"number", hand.number}};
    put(json, "id", hand.id);
    return json;
}

Json json_of(const std::vector<Card>& cards) {
    Json list = Json::array();
    for (const Card card : cards) list.push_back(to_text(card));
    return list;
}

Json json_of(const ShoeReport& shoe) {
    Json json{{"is", "shoe"}};
    put(json, "pack", shoe.pack);
    put(json, "table", shoe.table);
    put(json, "shoe", shoe.shoe);
    json["decks"] = shoe.decks;
    json["hands"] = shoe.hands;
    json["cards"] = cards_in(shoe.decks);
    json["read"] = shoe.seen;
    json["first"] = json_of(shoe.first);
    json["last"] = json_of(shoe.last);
    put(json, "log10-missing", shoe.log_missing);
    put(json, "log10-missing-since-some-shoe", shoe.log_restarts);
    return json;
}

Json json_of(const PackReport& pack) {
    Json json{{"is", "pack"}};
    put(json, "pack", pack.pack);
    put(json, "table", pack.table);
    json["decks"] = pack.decks;
    json["shoes"] = pack.shoes;
    json["hands"] = pack.hands;
    json["read"] = pack.seen;
    put(json, "log10-missing", pack.log_missing);
    put(json, "log10-missing-since-some-shoe", pack.log_restarts);
    json["log10-one-too-many"] = log10_of(pack.log_extra);
    json["log10-swapped"] = log10_of(pack.log_swapped);
    json["log10-other-decks"] = log10_of(pack.log_wrong_decks);
    json["retired"] = pack.retired;
    put(json, "not-provable", not_provable_in_words(pack.not_provable));
    return json;
}

Json json_of(const ShoeFinding& finding, std::size_t number) {
    Json json{{"is", "finding"}, {"number", number}, {"kind", std::string(to_text(finding.kind))}};
    put(json, "pack", finding.pack);
    put(json, "shoe", finding.shoe);
    put(json, "table", finding.table);
    put(json, "dealer", finding.dealer);
    put(json, "player", finding.player);
    json["first"] = json_of(finding.first);
    json["last"] = json_of(finding.last);
    put(json, "log10-odds", finding.log_odds);
    if (!finding.suspects.empty()) json["missing"] = json_of(finding.suspects);
    if (!finding.extra.empty()) json["extra"] = json_of(finding.extra);
    json["found"] = finding.found;
    json["expected"] = finding.expected;
    json["times"] = finding.times;
    json["details"] = finding.details;
    json["hands"] = finding.hands;
    const FindingWords words = in_words(finding);
    json["what"] = words.what;
    json["since"] = words.since;
    json["sure"] = words.sure;
    json["look"] = words.look;
    return json;
}

}  // namespace

std::string findings_as_json(const WatchReport& report) {
    std::string text;
    for (std::size_t i = 0; i < report.findings.size(); ++i)
        text += line_of(json_of(report.findings[i], i + 1));
    return text;
}

std::string json_of(const WatchReport& report) {
    std::string text;
    for (const ShoeReport& shoe : report.shoes) text += line_of(json_of(shoe));
    for (const PackReport& pack : report.packs) text += line_of(json_of(pack));
    text += findings_as_json(report);
    Json all{{"is", "all"}, {"hands", report.hands}, {"findings", report.findings.size()}};
    Json unsaid = Json::object();
    for (std::size_t i = 0; i < unsaid_count; ++i)
        unsaid[std::string(header_word_of(static_cast<Unsaid>(i)))] = report.unsaid[i];
    all["hands-without"] = unsaid;
    return text + line_of(all);
}

}  // namespace fairdeal

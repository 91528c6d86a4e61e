#include "cli/duty/duty_json.h"

#include "base/translation.h"

namespace fairdeal {

std::int64_t days_between(const UtcTime& from, const UtcTime& to) {
    constexpr std::int64_t seconds_of_a_day = 86400;
    return std::chrono::duration_cast<std::chrono::seconds>(to.time - from.time).count() /
           seconds_of_a_day;
}

Json json_of(const Fact& fact, const UtcTime& now) {
    const FactSpec& spec = spec_of(fact.kind);
    Json values = Json::object();
    for (std::size_t i = 0; i < spec.keys.size(); ++i) {
        if (!fact.values[i].empty()) values[std::string(spec.keys[i].name)] = fact.values[i];
    }
    Json json{{"number", fact.number}, {"kind", spec.word}};
    if (!fact.subject.empty()) json[std::string(to_text(spec.subject))] = fact.subject;
    json["values"] = values;
    if (fact.corrects) json["corrects"] = *fact.corrects;
    json["by"] = fact.by;
    json["entered"] = to_text(fact.at);
    json["age-days"] = days_between(fact.at, now);
    json["hash"] = to_hex(fact.hash);
    return json;
}

namespace {

Json json_of(const Decision& decision, const DutyReason& reason, const UtcTime& now) {
    Json json{{"answer", to_text(reason.row->answer)},
              {"row", reason.row->number},
              {"rule", reason.row->name},
              {"reason", reason_in_words(decision, reason)},
              {"change", change_in_words(reason)}};
    if (reason.row->adds) json["add"] = spec_of(*reason.row->adds).word;
    json["facts"] = Json::array();
    for (const Fact* fact : reason.facts) json["facts"].push_back(json_of(*fact, now));
    return json;
}

}  // namespace

Json json_of(const Decision& decision, const UtcTime& now, std::int64_t record) {
    Json json{{"dealer", decision.question.dealer},
              {"table", decision.question.table},
              {"at", to_text(decision.question.at)}};
    json.update(json_of(decision, decision.first(), now));
    if (decision.until) json["until"] = to_text(*decision.until);
    json["also"] = Json::array();
    for (std::size_t i = 1; i < decision.reasons.size(); ++i)
        json["also"].push_back(json_of(decision, decision.reasons[i], now));
    if (record != 0) json["record"] = record;
    return json;
}

Json json_of(const KeptAnswer& answer) {
    Json json{
        {"record", answer.number},     {"dealer", answer.dealer},          {"table", answer.table},
        {"at", to_text(answer.about)}, {"answer", to_text(answer.answer)}, {"rule", answer.row},
        {"reason", answer.reason}};
    if (answer.until) json["until"] = to_text(*answer.until);
    json["asker"] = answer.by;
    json["asked"] = to_text(answer.at);
    json["facts"] = answer.facts;
    if (!answer.facts.empty()) json["hash"] = to_hex(answer.hash);
    return json;
}

Json json_of(const DueItem& item) {
    Json json{{"who", item.who}, {"kind", spec_of(item.fact->kind).word}};
    if (!item.what.empty()) json["what"] = item.what;
    json["due"] = to_text(item.due);
    json["days"] = item.days;
    json["fact"] = item.fact->number;
    return json;
}

}  // namespace fairdeal

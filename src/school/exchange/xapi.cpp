#include "school/exchange/xapi.h"

#include <fmt/format.h>

#include <chrono>
#include <nlohmann/json.hpp>

#include "base/translation.h"
#include "ledger/hash.h"

namespace fairdeal {

namespace {

using Json = nlohmann::ordered_json;

constexpr const char* language = "en";
constexpr const char* verbs = "http://adlnet.gov/expapi/verbs/";
constexpr const char* activities = "http://adlnet.gov/expapi/activities/";
constexpr const char* ours = "urn:fairdeal:xapi:";

/// "2026-03-14T21:05:09.123Z".
std::string time_of(Millis at) {
    namespace chrono = std::chrono;
    const chrono::sys_time<chrono::milliseconds> moment{chrono::milliseconds(at)};
    const auto day = chrono::floor<chrono::days>(moment);
    const chrono::year_month_day date(day);
    const chrono::hh_mm_ss clock(moment - day);
    return fmt::format("{:04}-{:02}-{:02}T{:02}:{:02}:{:02}.{:03}Z", static_cast<int>(date.year()),
                       static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()),
                       clock.hours().count(), clock.minutes().count(), clock.seconds().count(),
                       clock.subseconds().count());
}

/// A name made of a text (RFC 9562, version 8): the same text, the same id.
std::string uuid_of(const std::string& text) {
    std::string hex = to_hex(sha256(text)).substr(0, 32);
    hex[12] = '8';
    hex[16] = "89ab"[hex[16] % 4];
    return fmt::format("{}-{}-{}-{}-{}", hex.substr(0, 8), hex.substr(8, 4), hex.substr(12, 4),
                       hex.substr(16, 4), hex.substr(20));
}

Json actor(const std::string& person, const std::string& home) {
    return {{"objectType", "Agent"}, {"account", {{"homePage", home}, {"name", person}}}};
}

Json verb(const char* word) {
    return {{"id", std::string(verbs) + word}, {"display", {{language, word}}}};
}

Json activity(const std::string& id) { return {{"objectType", "Activity"}, {"id", id}}; }

/// Whether an event is allowed is answered yes or no; the others are in the words of our notation.
bool is_yes_or_no(const GivenAnswer& answer) { return answer.kind == "may"; }

std::string yes_or_no(bool yes) { return yes ? "true" : "false"; }

std::string decided_by(const GivenAnswer& answer) {
    if (answer.clauses.empty()) return fixed("Decided by the cards alone");
    return fmt::format(fixed("Decided by {}"), fmt::join(answer.clauses, ", "));
}

Json definition_of(const GivenAnswer& answer) {
    const char* type = is_yes_or_no(answer) ? "true-false" : "other";
    Json json{{"type", std::string(activities) + "cmi.interaction"},
              {"name", {{language, fmt::format("{}: {}", title_of(answer.game), answer.kind)}}},
              {"description", {{language, decided_by(answer)}}},
              {"interactionType", type}};
    // Of two answers the right one is known by whether this one was.
    if (is_yes_or_no(answer))
        json["correctResponsesPattern"] =
            Json::array({yes_or_no((answer.said == "allowed") == answer.right)});
    return json;
}

/// An item is known by what it was: the same scenario or seed, the same activity.
std::string item_id(const GivenAnswer& answer) {
    const std::string what =
        fmt::format("{}\n{}\n{}", to_text(answer.game), answer.kind, answer.item);
    return "urn:fairdeal:item:" + to_hex(sha256(what)).substr(0, 32);
}

std::string response_of(const GivenAnswer& answer) {
    return is_yes_or_no(answer) ? yes_or_no(answer.said == "allowed") : answer.said;
}

Json extensions_of(const GivenAnswer& answer) {
    const std::string prefix = ours;
    Json json{{prefix + "item", answer.item},
              {prefix + "clauses", answer.clauses},
              {prefix + "hints", answer.hints},
              {prefix + "steps-wrong", answer.steps_wrong}};
    if (!answer.blamed.empty()) json[prefix + "blamed"] = answer.blamed;
    if (!answer.misreading.empty()) json[prefix + "misreading"] = answer.misreading;
    if (answer.norm > 0) json[prefix + "norm-ms"] = answer.norm;
    return json;
}

Json result_of(const GivenAnswer& answer) {
    const int score = answer.right ? 1 : 0;
    return {{"score", {{"scaled", score}, {"raw", score}, {"min", 0}, {"max", 1}}},
            {"success", answer.right},
            {"completion", true},
            {"response", response_of(answer)},
            {"duration", fmt::format("PT{}.{:03}S", answer.took / 1000, answer.took % 1000)},
            {"extensions", extensions_of(answer)}};
}

Json context_of(const GivenAnswer& answer) {
    return {{"platform", "Fairdeal"},
            {"language", language},
            {"contextActivities",
             {{"grouping",
               Json::array({activity(fmt::format("urn:fairdeal:game:{}", to_text(answer.game)))})},
              {"category", Json::array({activity(
                               fmt::format("urn:fairdeal:source:{}", to_text(answer.source)))})}}}};
}

std::string line_of(const Json& statement) {
    return statement.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace

std::string xapi_of(const GivenAnswer& answer, const std::string& home,
                    const std::string& imported) {
    Json object = activity(item_id(answer));
    object["definition"] = definition_of(answer);
    Json context = context_of(answer);
    if (!imported.empty()) context["extensions"] = {{std::string(ours) + "imported", imported}};
    return line_of({{"id", uuid_of(fmt::format("{}\n{}\n{}\n{}", home, answer.person, answer.number,
                                               answer.at))},
                    {"actor", actor(answer.person, home)},
                    {"verb", verb("answered")},
                    {"object", std::move(object)},
                    {"result", result_of(answer)},
                    {"context", std::move(context)},
                    {"timestamp", time_of(answer.at)}});
}

std::string xapi_of(const std::string& person, const LessonProgress& lesson,
                    const std::string& home) {
    Json object = activity("urn:fairdeal:lesson:" + lesson.lesson);
    object["definition"] = {{"type", std::string(activities) + "lesson"},
                            {"name", {{language, lesson.lesson}}}};
    Json context{{"platform", "Fairdeal"}};
    if (!lesson.imported.empty())
        context["extensions"] = {{std::string(ours) + "imported", lesson.imported}};
    return line_of({{"id", uuid_of(fmt::format("{}\n{}\n{}\nlesson\n{}", home, person,
                                               lesson.lesson, lesson.at))},
                    {"context", std::move(context)},
                    {"actor", actor(person, home)},
                    {"verb", verb("completed")},
                    {"object", std::move(object)},
                    {"result", {{"completion", true}}},
                    {"timestamp", time_of(lesson.at)}});
}

std::string school_as_xapi(const School& school, const std::string& who, const std::string& home) {
    std::string text;
    for (const Person& person : school.people()) {
        if (!who.empty() && person.id != who) continue;
        const auto imports = school.imports_of(person.id);
        for (const GivenAnswer& answer : school.answers_of(person.id)) {
            const ImportedAnswers* import = import_of(imports, answer.number);
            text += xapi_of(answer, home, import == nullptr ? "" : to_text(import->source));
        }
        for (const LessonProgress& lesson : school.lessons_of(person.id)) {
            if (lesson.done) text += xapi_of(person.id, lesson, home);
        }
    }
    return text;
}

}  // namespace fairdeal

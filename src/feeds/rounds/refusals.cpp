#include "feeds/rounds/refusals.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "base/text.h"
#include "base/translation.h"
#include "feeds/documents/json_pointer.h"

namespace fairdeal {

namespace {

using Json = nlohmann::json;

struct RuleSentence {
    std::string_view rule;
    const char* says;
};

constexpr std::array sentences{
    RuleSentence{"R1", sentence("{value} is no card that the mapping knows")},
    RuleSentence{"R2", sentence("{value} is no bet, action or status that the mapping knows")},
    RuleSentence{"R3", sentence("{value} is no amount of whole cents")},
    RuleSentence{"R4", sentence("{value} is no seat from 1 to 9, or a seat is there twice")},
    RuleSentence{"R5", sentence("more than one hand, and which of them was split is not said: "
                                "{value}")},
    RuleSentence{"R6", sentence("{value} is there more often than the shoe holds it")},
    RuleSentence{"R7", sentence("{value} is not the sum of its parts")},
    RuleSentence{"R8", sentence("{value} is no time that can be told")},
    RuleSentence{"R9", sentence("{value} is the id of another round, too")},
    RuleSentence{"R10", sentence("what was played is not said and does not follow: {value}")},
    RuleSentence{"R11", sentence("the round was cancelled without a reason that the mapping knows: "
                                 "{value}")},
    RuleSentence{"R12", sentence("no table card is in force at {value}")},
    RuleSentence{"R13", sentence("{value} is beyond what a document may hold")},
    RuleSentence{"R14", sentence("version {value} of the source is newer than the mapping")}};

std::string value_in_words(const Json& value) {
    if (value.is_string()) return in_quotes(value.get_ref<const std::string&>());
    if (value.is_null()) return tr("nothing");
    return in_quotes(value.dump(-1, ' ', true, Json::error_handler_t::replace));
}

std::vector<std::string> path_of_json(const Json& path) {
    std::vector<std::string> parts;
    if (!path.is_array()) return parts;
    for (const Json& part : path)
        parts.push_back(part.is_string() ? part.get<std::string>() : part.dump());
    return parts;
}

}  // namespace

FeedRefusal refusal_of(const std::string& error) {
    const Json json = Json::parse(error, nullptr, false);
    if (!json.is_object() || !json.contains("rule") || !json["rule"].is_string()) {
        const std::string words = json.is_string() ? json.get<std::string>() : error;
        return {"", "", tr("the mapping's program: {error}", "error"_a = words)};
    }
    FeedRefusal refusal{json["rule"], pointer_of(path_of_json(json.value("path", Json()))), ""};
    const std::string value = value_in_words(json.value("value", Json()));
    const auto* const found =
        std::find_if(sentences.begin(), sentences.end(),
                     [&](const RuleSentence& known) { return known.rule == refusal.rule; });
    if (found != sentences.end()) {
        refusal.what = tr_of(found->says, "value"_a = value);
        return refusal;
    }
    refusal.what = refusal.rule == "missing" ? tr("this field is not there, and it must be")
                                             : refusal.rule + ": " + value;
    refusal.rule.clear();
    return refusal;
}

std::string in_words(const FeedRefusal& refusal, std::int64_t document) {
    const std::string where = refusal.pointer.empty()
                                  ? tr("document {document}", "document"_a = document)
                                  : tr("document {document}, {pointer}", "document"_a = document,
                                       "pointer"_a = refusal.pointer);
    const std::string rule = refusal.rule.empty() ? "" : " (" + refusal.rule + ")";
    return where + ": " + refusal.what + rule;
}

}  // namespace fairdeal

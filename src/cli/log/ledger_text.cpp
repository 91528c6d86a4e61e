#include "cli/log/ledger_text.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

namespace fairdeal {

namespace {

using Json = nlohmann::ordered_json;

std::string line_of(const Json& json) {
    return json.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

std::string counted(std::int64_t count, const char* one, const char* many) {
    return fmt::format("{} {}", count, count == 1 ? one : many);
}

std::string text_of(const Damage& damage) {
    if (damage.idx == 0) return damage.what + "\n";
    const std::string id = damage.id.empty() ? "" : " " + damage.id;
    return fmt::format("#{}{}: {}\n", damage.idx, id, damage.what);
}

/// Records after the newest checkpoint: who can write to the file can change them unseen.
std::int64_t under_no_checkpoint(const CheckReport& report) {
    const std::int64_t records = report.hands + report.entries;
    return report.checkpoints.empty() ? records : records - report.checkpoints.back().size;
}

}  // namespace

std::string text_of(const LedgerHead& head) {
    std::string text = fmt::format("records     {}\nroot        {}\n", head.head.size,
                                   to_base64(bytes_of(head.head.root)));
    text += head.checkpoint ? fmt::format("checkpoint  of {} records\n", *head.checkpoint)
                            : "checkpoint  none\n";
    for (const PublicKey& key : head.keys) text += fmt::format("key         {}\n", to_text(key));
    return text;
}

std::string json_of(const LedgerHead& head) {
    Json json{{"records", head.head.size}, {"root", to_base64(bytes_of(head.head.root))}};
    json["checkpoint"] = head.checkpoint ? Json(*head.checkpoint) : Json(nullptr);
    json["keys"] = Json::array();
    for (const PublicKey& key : head.keys) json["keys"].push_back(to_text(key));
    return line_of(json);
}

std::string text_of(const CheckReport& report) {
    std::string text;
    for (const Damage& damage : report.damages) text += text_of(damage);
    text += fmt::format("{} and {} read again", counted(report.hands, "hand", "hands"),
                        counted(report.entries, "other record", "other records"));
    if (!report.checkpoints.empty())
        text += fmt::format(", {} compared with them, the newest of {} records",
                            counted(static_cast<std::int64_t>(report.checkpoints.size()),
                                    "checkpoint", "checkpoints"),
                            report.checkpoints.back().size);
    text +=
        report.damages.empty()
            ? ": nothing is damaged\n"
            : fmt::format(": {} found\n", counted(static_cast<std::int64_t>(report.damages.size()),
                                                  "damage", "damages"));
    if (const auto open = under_no_checkpoint(report); open > 0)
        text += fmt::format("{} under no checkpoint: a change to {} is not seen until {} signed\n",
                            counted(open, "record is", "records are"), open == 1 ? "it" : "them",
                            open == 1 ? "it is" : "they are");
    return text;
}

std::string json_of(const CheckReport& report) {
    Json json{{"sound", report.is_sound()},      {"hands", report.hands},
              {"other_records", report.entries}, {"stale", report.stale},
              {"checkpoints", Json::array()},    {"damages", Json::array()}};
    for (const TreeHead& head : report.checkpoints)
        json["checkpoints"].push_back(
            {{"records", head.size}, {"root", to_base64(bytes_of(head.root))}});
    for (const Damage& damage : report.damages) {
        Json entry{{"record", damage.idx == 0 ? Json(nullptr) : Json(damage.idx)},
                   {"id", damage.id.empty() ? Json(nullptr) : Json(damage.id)},
                   {"what", damage.what}};
        json["damages"].push_back(std::move(entry));
    }
    return line_of(json);
}

}  // namespace fairdeal

#include "cli/log/ledger/ledger_text.h"

#include <fmt/format.h>

#include "base/translation.h"
#include "cli/json_line.h"

namespace fairdeal {

namespace {

/// A line of a list of names and values.
std::string row_of(const std::string& name, const std::string& value) {
    return fmt::format("{:<12}{}\n", name, value);
}

std::string what_was_read(const CheckReport& report) {
    const std::string hands =
        tr_n("{number} hand", "{number} hands", report.hands, "number"_a = report.hands);
    const std::string entries = tr_n("{number} other record", "{number} other records",
                                     report.entries, "number"_a = report.entries);
    if (report.checkpoints.empty())
        return tr("{hands} and {records} read again", "hands"_a = hands, "records"_a = entries);
    const std::int64_t checkpoints = std::ssize(report.checkpoints);
    return tr(
        "{hands} and {records} read again, {checkpoints} compared with them, the newest of {size} "
        "records",
        "hands"_a = hands, "records"_a = entries,
        "checkpoints"_a = tr_n("{number} checkpoint", "{number} checkpoints", checkpoints,
                               "number"_a = checkpoints),
        "size"_a = report.checkpoints.back().size);
}

std::string what_was_found(const CheckReport& report) {
    if (report.damages.empty()) return tr("nothing is damaged");
    const std::int64_t damages = std::ssize(report.damages);
    return tr_n("{number} damage found", "{number} damages found", damages, "number"_a = damages);
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
    std::string text = row_of(tr("records"), std::to_string(head.head.size)) +
                       row_of(tr("root"), to_base64(bytes_of(head.head.root))) +
                       row_of(tr("checkpoint"), head.checkpoint ? tr("of {records} records",
                                                                     "records"_a = *head.checkpoint)
                                                                : tr("none"));
    for (const PublicKey& key : head.keys) text += row_of(tr("key"), to_text(key));
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
    text += what_was_read(report) + ": " + what_was_found(report) + "\n";
    if (const auto open = under_no_checkpoint(report); open > 0)
        text +=
            tr_n(
                "{number} record is under no checkpoint: a change to it is not seen until it is "
                "signed",
                "{number} records are under no checkpoint: a change to them is not seen until "
                "they are signed",
                open, "number"_a = open) +
            "\n";
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

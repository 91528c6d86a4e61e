#include "cli/houses/houses.h"

#include <fmt/format.h>

#include "base/translation.h"
#include "cli/json_line.h"
#include "cli/log/ledger/public_keys.h"
#include "cli/output.h"
#include "log/houses/ship.h"
#include "store/places.h"

namespace fairdeal {

namespace {

Result<ServerAddress> address_in(const char* option, const std::string& url) {
    auto address = ServerAddress::from(url);
    if (!address) return refused({option, 0, 0}, address.error().front().what);
    return address;
}

std::string json_of(const ShipReport& report) {
    Json json{{"log", report.log},
              {"shipped", report.shipped},
              {"checkpoint",
               {{"records", report.checkpoint.size},
                {"root", to_base64(bytes_of(report.checkpoint.root))}}},
              {"left", report.left},
              {"objection", report.objection.empty() ? Json(nullptr) : Json(report.objection)},
              {"had_seen", nullptr}};
    if (report.had_seen)
        json["had_seen"] = {{"records", report.had_seen->size},
                            {"time", to_text(report.had_seen->at)}};
    return line_of(json);
}

std::string text_of(const ShipReport& report) {
    const std::string shipped =
        report.shipped == 0
            ? tr("nothing new to ship")
            : tr_n("{count} record shipped", "{count} records shipped", report.shipped);
    std::string text =
        tr("{log}: {shipped}; the server holds the {records} records under the newest checkpoint",
           "log"_a = report.log, "shipped"_a = shipped, "records"_a = report.checkpoint.size) +
        "\n";
    if (report.left > 0)
        text +=
            tr_n("{count} record is under no checkpoint yet and was not shipped",
                 "{count} records are under no checkpoint yet and were not shipped", report.left) +
            "\n";
    return text;
}

std::string text_of(const std::vector<ListedLog>& logs) {
    std::string text;
    for (const ListedLog& log : logs)
        text += tr("{log}: {records} records, {signed} of them under the newest checkpoint, "
                   "shipped by {shipper}",
                   "log"_a = log.name, "records"_a = log.held, "signed"_a = log.under_checkpoint,
                   "shipper"_a = log.shipper) +
                "\n";
    return logs.empty() ? tr("there is no log that this account may read") + "\n" : text;
}

std::string json_of(const std::vector<ListedLog>& logs) {
    Json json{{"logs", Json::array()}};
    for (const ListedLog& log : logs)
        json["logs"].push_back({{"log", log.name},
                                {"key", log.key},
                                {"shipper", log.shipper},
                                {"records", log.held},
                                {"under_checkpoint", log.under_checkpoint}});
    return line_of(json);
}

}  // namespace

ExitStatus run_ship(const ShipOptions& options) {
    const auto kept = english_for_programs(options.json);
    const auto address = address_in("--to", options.to);
    if (!address) return unusable(address.error());
    const auto report = ship_log({options.log, *address, seen_logs_file()}, told_progress());
    if (!report) return unusable(report.error());
    if (report->had_seen)
        complain(
            tr("{log}: the server held fewer than the {records} records that this account saw "
               "there at {time}: it lost some, or an older copy of it was brought back",
               "log"_a = report->log, "records"_a = report->had_seen->size,
               "time"_a = to_text(report->had_seen->at)));
    const bool is_fine = report->objection.empty();
    if (options.json || is_fine) print(options.json ? json_of(*report) : text_of(*report));
    if (!is_fine && !options.json) complain(report->log + ": " + report->objection);
    return is_fine ? ExitStatus::Fine : ExitStatus::Wrong;
}

ExitStatus run_server_create(const ServerOptions& options) {
    const auto address = address_in("--to", options.url);
    if (!address) return unusable(address.error());
    Server server(*address);
    print(
        (set_up_houses(server)
             ? tr("{server} is ready for the logs of many houses: give each house a role in "
                  "fairdeal_shipper, and each reader one in fairdeal_reader",
                  "server"_a = server.shown())
             : tr("{server} was set up before; nothing was changed", "server"_a = server.shown())) +
        "\n");
    return ExitStatus::Fine;
}

ExitStatus run_server_list(const ServerOptions& options) {
    const auto kept = english_for_programs(options.json);
    const auto address = address_in("--of", options.url);
    if (!address) return unusable(address.error());
    HousesServer houses = open_houses(*address);
    const auto logs = logs_held(houses.server);
    print(options.json ? json_of(logs) : text_of(logs));
    return ExitStatus::Fine;
}

Result<ServerLog> log_to_audit(const AuditCommandOptions& options) {
    const auto address = address_in("--of", options.of);
    if (!address) return tl::make_unexpected(address.error());
    const auto keys = keys_in(options.keys, "--key");
    if (!keys) return tl::make_unexpected(keys.error());
    auto log = ServerLog::open({*address, options.log_id, *keys, seen_logs_file()});
    if (!log) return log;
    complain(tr("{log} is read from {server} under its checkpoint of {records} records",
                "log"_a = log->name(), "server"_a = address->shown(),
                "records"_a = log->head().size));
    if (keys->empty())
        complain(
            tr("the checkpoint was checked with the key that the server says: give --key to "
               "compare it with what you know"));
    return log;
}

}  // namespace fairdeal

#include "log/houses/server_log.h"

#include <algorithm>

#include "base/time/utc_now.h"
#include "base/translation.h"
#include "log/entry.h"
#include "store/server/houses_sql.h"

namespace fairdeal {

namespace {

constexpr std::string_view order_line = "\norder ";  // as hands_without_order() looks for it

/// The hand of which an entry says that its source gives no order.
std::optional<std::int64_t> hand_without_order(std::string_view text) {
    if (text.find(order_line) == std::string_view::npos || !is_entry(text)) return std::nullopt;
    const auto entry = read_entry(text);
    return entry && entry->kind == EntryKind::Source ? entry->about : std::nullopt;
}

void put_in_order(std::vector<std::int64_t>& hands) {
    std::sort(hands.begin(), hands.end());
    hands.erase(std::unique(hands.begin(), hands.end()), hands.end());
}

/// The log of this name, or the only one.
Result<HeldLog> chosen_log(Server& server, const std::string& asked) {
    std::string name = asked;
    if (name.empty()) {
        const auto logs = logs_held(server);
        if (logs.size() != 1) {
            std::vector<std::string> names;
            for (const ListedLog& log : logs) names.push_back(log.name);
            return refused_about(server.shown(),
                                 logs.empty() ? tr("this account may read no log there")
                                              : tr("there are several logs, say which: {logs}",
                                                   "logs"_a = and_list(names)));
        }
        name = logs.front().name;
    }
    auto held = held_log(server, name);
    if (!held) return tl::make_unexpected(std::move(held.error()));
    if (!*held)
        return refused_about(name,
                             tr("{server} holds no such log, or none that this account may read",
                                "server"_a = server.shown()));
    return **std::move(held);
}

}  // namespace

ServerLog::ServerLog(ServerLog&&) noexcept = default;
ServerLog::~ServerLog() = default;

ServerLog::ServerLog(const ServerLogOrder& order, HousesServer houses, Checkpoint checkpoint,
                     const std::optional<SeenLog>& seen)
    : checkpoint_(std::move(checkpoint)),
      memory_(order.memory),
      seen_(seen),
      identity_(identity_of(houses, checkpoint_.origin)),
      server_(std::make_unique<Server>(std::move(houses.server))) {}

Result<ServerLog> ServerLog::open(const ServerLogOrder& order) {
    HousesServer houses = open_houses(order.at);
    const auto held = chosen_log(houses.server, order.name);
    if (!held) return tl::make_unexpected(held.error());
    auto checkpoint = order.keys.empty() ? checkpoint_of(*held, {&held->key, 1})
                                         : checkpoint_of(*held, order.keys);
    if (!checkpoint) return tl::make_unexpected(std::move(checkpoint.error()));
    std::optional<SeenLog> seen;
    if (!order.memory.empty()) {
        auto known = seen_log_in(order.memory, identity_of(houses, held->name));
        if (!known) return tl::make_unexpected(std::move(known.error()));
        seen = *std::move(known);
    }
    if (seen && seen->size > checkpoint->head.size)
        return refused_about(
            held->name, tr("the server shows an older state of this log: this account saw "
                           "{records} records there at {time}, and its newest checkpoint is of "
                           "{left} now",
                           "records"_a = seen->size, "time"_a = to_text(seen->at),
                           "left"_a = checkpoint->head.size));
    ServerLog log(order, std::move(houses), *std::move(checkpoint), seen);
    log.find_hands_without_order();
    return log;
}

void ServerLog::find_hands_without_order() {
    ServerQuery entries(*server_, houses_sql_records_that_begin);
    entries.add(name()).add(head().size).add_bytes(to_text(EntryKind::Source));
    entries.add_bytes(order_line);
    while (entries.step()) {
        if (const auto hand = hand_without_order(entries.bytes(0))) stated_.push_back(*hand);
    }
    put_in_order(stated_);
}

ServerError ServerLog::untrue(const std::string& what) const {
    return {"", "", name() + ": " + what};
}

void ServerLog::read_to(std::int64_t last,
                        const std::function<void(std::int64_t idx, std::string_view text)>& use) {
    if (!records_) {
        records_ = std::make_unique<ServerQuery>(*server_, houses_sql_records_up_to);
        records_->add(name()).add(position()).add(head().size);
    }
    while (position() < last) {
        if (!records_->step() || records_->number(0) != position() + 1)
            throw untrue(
                tr("record #{number} is missing on the server", "number"_a = position() + 1));
        const std::string_view text = records_->bytes(1);
        take(text, records_->bytes(2));
        if (position() == head().size) compare_whole();
        use(position(), text);
    }
}

void ServerLog::take(std::string_view text, std::string_view leaf) {
    const Hash hash = leaf_hash(text);
    if (bytes_of(hash) != leaf)
        throw untrue(tr("record #{number} was changed on the server: it is not what its hash says",
                        "number"_a = position() + 1));
    frontier_.push(hash);
    if (const auto hand = hand_without_order(text)) found_.push_back(*hand);
    if (seen_ && seen_->size == position() && seen_->root != to_hex(frontier_.root()))
        throw untrue(
            tr("this is another history of the log: its first {records} records are not "
               "those that this account saw at {time}",
               "records"_a = seen_->size, "time"_a = to_text(seen_->at)));
}

/// The last record was read, and is not given out before the whole is what was signed.
void ServerLog::compare_whole() {
    if (frontier_.root() != head().root)
        throw untrue(
            tr("the records on the server are not what the checkpoint of {records} "
               "records was signed for: a record up to #{records} was changed there",
               "records"_a = head().size));
    put_in_order(found_);
    if (found_ != stated_)
        throw untrue(
            tr("the server does not say what the records say of hands whose order of "
               "settlement is not known"));
    if (memory_.empty()) return;
    const auto kept =
        keep_seen_log(memory_, {identity_, head().size, to_hex(head().root), utc_now()});
    if (!kept) throw untrue(kept.error().front().what);
}

}  // namespace fairdeal

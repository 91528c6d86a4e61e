#include "log/houses/ship.h"

#include <algorithm>
#include <array>

#include "base/time/utc_now.h"
#include "base/translation.h"
#include "ledger/tile.h"
#include "log/houses/held_log.h"
#include "log/ledger/log_tree.h"
#include "log/office_log.h"
#include "log/schema.h"
#include "store/server/houses_sql.h"

namespace fairdeal {

namespace {

constexpr std::size_t bytes_in_a_step = 4U << 20U;  // at most about

/// What fairdeal.ship() refuses, by the states that db/houses/001_houses.sql names.
struct ShipRefusal {
    std::string_view state;
    const char* words;
};
constexpr std::array ship_refusals{
    ShipRefusal{"FD001", sentence("another account ships a log of this name to the server: each "
                                  "log is shipped by one account")},
    ShipRefusal{"FD002", sentence("the server holds a log of this name that another key signs")},
    ShipRefusal{"FD003", sentence("the server holds {number} records under a newer checkpoint than "
                                  "this log's: its end was cut off, or an older copy of it was "
                                  "put back")},
    ShipRefusal{"FD004", sentence("the records after #{number}, or those that the server holds, "
                                  "are not what the checkpoint is of")},
    ShipRefusal{"FD005", sentence("the server lost records while they were shipped: it holds "
                                  "{number}; ship again")},
    ShipRefusal{"FD006", sentence("the server holds another record #{number} of this log")},
    ShipRefusal{"FD007", sentence("the server takes this for no part of a log")},
};

/// Of a state that is among them.
const char* words_of(std::string_view state) {
    return std::ranges::find(ship_refusals, state, &ShipRefusal::state)->words;
}

/// A log that may be shipped: signed, and of hands.
struct SignedLog {
    HandLog log;
    PublicKey key;
    Note note;
    Checkpoint checkpoint;
};

Result<SignedLog> signed_log_in(const std::filesystem::path& file) {
    auto log = open_hand_log(file, Access::Read, {});
    if (!log) return tl::make_unexpected(std::move(log.error()));
    const auto note = log->newest_checkpoint();
    if (!note)
        return refused_about(file.string(), tr("no checkpoint was signed yet: only signed records "
                                               "are shipped; 'fairdeal ledger checkpoint' signs"));
    std::string why;
    for (const PublicKey& key : log->signers()) {
        const auto checkpoint = open_checkpoint(*note, key);
        if (!checkpoint) {
            why = checkpoint.error().front().what;
            continue;
        }
        const TreeHead& head = checkpoint->head;
        if (head.size > log->size() || log->root_at(head.size) != head.root)
            return refused_about(file.string(),
                                 tr("the log is damaged: its records are not what was signed; "
                                    "'fairdeal ledger verify' names the damage"));
        return SignedLog{*std::move(log), key, *note, *checkpoint};
    }
    return refused_about(file.string(),
                         tr("the log's newest checkpoint is not good: {why}", "why"_a = why));
}

/// Why the log is not what the server holds with more records after it; nothing: it is.
std::optional<std::string> why_another(const SignedLog& own, const HeldLog& held) {
    if (held.key != own.key) return tr(words_of("FD002"));
    const std::int64_t size = own.checkpoint.head.size;
    std::int64_t most = held.frontier.size();
    std::optional<TreeHead> known;
    if (held.note) {
        const auto checkpoint = checkpoint_of(held, {&own.key, 1});
        if (!checkpoint) return checkpoint.error().front().what;
        known = checkpoint->head;
        most = std::max(most, known->size);
    }
    if (most > size) return tr_of(words_of("FD003"), "number"_a = most);
    const auto is_other = [&](const TreeHead& head) {
        return own.log.root_at(head.size) != head.root;
    };
    if (known && is_other(*known))
        return tr(
            "these are two histories of one log: its first {records} records are not those that "
            "the server holds under a signed checkpoint",
            "records"_a = known->size);
    if (held.frontier.size() > 0 && is_other({held.frontier.size(), held.frontier.root()}))
        return tr("the {records} records that the server holds are not the first of this log",
                  "records"_a = held.frontier.size());
    return std::nullopt;
}

/// Hands over what follows what is held, step by step.
class Shipper {
public:
    Shipper(Server& server, const SignedLog& own, const ShipOrder& order, Frontier frontier,
            const Progress& progress)
        : server_(server),
          own_(own),
          records_in_a_step_(order.tiles_in_a_step * hashes_in_a_tile),
          database_(must_open(order.log)),
          tree_(database_),
          frontier_(std::move(frontier)),
          progress_(progress) {}

    /// Nothing, or why it stopped. `is_known`: the server has the checkpoint already, where it has
    /// all the records.
    std::optional<std::string> ship(bool is_known) {
        const std::int64_t size = own_.checkpoint.head.size;
        if (frontier_.size() == size && !is_known) return hand_over();
        std::optional<std::string> stopped;
        const std::int64_t after = frontier_.size();
        if (after == size) return stopped;
        own_.log.for_each_text(after, [&](std::int64_t idx, std::string_view text) {
            records_.emplace_back(text);
            bytes_ += text.size();
            frontier_.push(leaf_hash(text));
            const bool is_much = std::ssize(records_) > records_in_a_step_ - hashes_in_a_tile ||
                                 bytes_ >= bytes_in_a_step;
            const bool is_whole = is_much && idx % hashes_in_a_tile == 0;
            if (idx == size || is_whole) stopped = hand_over();
            return !stopped && idx < size;
        });
        if (!stopped && frontier_.size() < size) return tr("records of the log are missing");
        return stopped;
    }

    [[nodiscard]] std::int64_t shipped() const { return shipped_; }

private:
    static Database must_open(const std::filesystem::path& file) {
        auto database = open_log_file(file, Access::Read);
        if (!database) throw damaged(database.error().front().what);
        return *std::move(database);
    }

    /// What was collected, with the proof that it is under the checkpoint.
    std::optional<std::string> hand_over() {
        const TreeHead& head = own_.checkpoint.head;
        const std::int64_t last = frontier_.size();
        const std::int64_t first = last - std::ssize(records_) + 1;
        if (root_of(0, last, tree_.nodes()) != frontier_.root())
            return tr(
                "a record from #{first} to #{last} was changed after it was hashed; 'fairdeal "
                "ledger verify' names it",
                "first"_a = first, "last"_a = last);
        std::vector<std::string> path;
        for (const Hash& hash : consistency_path(last, head.size, tree_.nodes()))
            path.emplace_back(bytes_of(hash));
        try {
            ServerQuery ship(server_, houses_sql_ship);
            ship.add(own_.checkpoint.origin).add(to_text(own_.key)).add(first).add_list(records_);
            ship.add(head.size).add_bytes(bytes_of(head.root)).add(fairdeal::write(own_.note));
            ship.add_list(path).run();
        } catch (const ServerError& error) {
            if (auto words = in_words(error)) return words;
            throw;
        }
        shipped_ += std::ssize(records_);
        records_.clear();
        bytes_ = 0;
        if (progress_ && !progress_(last, head.size)) return tr("the shipping was stopped");
        return std::nullopt;
    }

    /// What ship() refuses; nothing: it is another trouble.
    static std::optional<std::string> in_words(const ServerError& error) {
        for (const ShipRefusal& row : ship_refusals) {
            if (row.state == error.state()) return tr_of(row.words, "number"_a = error.detail());
        }
        return std::nullopt;
    }

    Server& server_;
    const SignedLog& own_;
    const std::int64_t records_in_a_step_;
    Database database_;
    TreeReader tree_;
    Frontier frontier_;  // of what is held and collected
    const Progress& progress_;
    std::vector<std::string> records_;
    std::size_t bytes_ = 0;
    std::int64_t shipped_ = 0;
};

}  // namespace

Result<ShipReport> ship_log(const ShipOrder& order, const Progress& progress) {
    const auto own = signed_log_in(order.log);
    if (!own) return tl::make_unexpected(own.error());
    const std::string& name = own->checkpoint.origin;
    const TreeHead& head = own->checkpoint.head;
    HousesServer houses = open_houses(order.to);
    const auto held = held_log(houses.server, name);
    if (!held) return tl::make_unexpected(held.error());
    ShipReport report{name, 0, head, "", own->log.size() - head.size, {}};
    const Frontier frontier = *held ? (*held)->frontier : Frontier();
    const std::string identity = identity_of(houses, name);
    if (!order.memory.empty()) {
        const auto seen = seen_log_in(order.memory, identity);
        if (!seen) return tl::make_unexpected(seen.error());
        if (*seen && (*seen)->size > frontier.size()) report.had_seen = *seen;
    }
    bool is_known = false;
    if (*held) {
        report.objection = why_another(*own, **held).value_or("");
        is_known = (*held)->note && checkpoint_from((*held)->note->text)->head == head;
    }
    if (!report.objection.empty()) return report;
    Shipper shipper(houses.server, *own, order, frontier, progress);
    report.objection = shipper.ship(is_known).value_or("");
    report.shipped = shipper.shipped();
    if (!report.objection.empty() || order.memory.empty()) return report;
    const SeenLog now{identity, head.size, to_hex(head.root), utc_now()};
    if (auto kept = keep_seen_log(order.memory, now); !kept)
        return tl::make_unexpected(std::move(kept.error()));
    return report;
}

}  // namespace fairdeal

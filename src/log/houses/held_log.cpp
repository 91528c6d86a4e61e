#include "log/houses/held_log.h"

#include "base/translation.h"
#include "store/server/houses_sql.h"

namespace fairdeal {

namespace {

tl::unexpected<Problems> changed_there(const std::string& name, const std::string& what) {
    return refused_about(
        name, tr("what the server says of this log was changed there: {what}", "what"_a = what));
}

/// The signed text in the row of the newest checkpoint; nothing: there is no row.
Result<std::optional<Note>> newest_note(Server& server, const std::string& name) {
    ServerQuery newest(server, houses_sql_newest_checkpoint);
    if (!newest.add(name).step()) return std::optional<Note>();
    const TreeHead row{newest.number(0), hash_from(newest.bytes(1)).value_or(Hash{})};
    auto note = read_note(newest.text(2));
    if (!note) return changed_there(name, tr("its newest checkpoint cannot be read"));
    const auto said = checkpoint_from(note->text);
    if (!said || said->head != row)
        return changed_there(name, tr("its newest checkpoint is not what its row says"));
    return std::optional(*std::move(note));
}

}  // namespace

Result<std::optional<HeldLog>> held_log(Server& server, const std::string& name) {
    HeldLog held;
    held.name = name;
    {
        ServerQuery row(server, houses_sql_log_held);
        if (!row.add(name).step()) return std::optional<HeldLog>();
        auto key = public_key_from(row.text(0));
        if (!key || key->name != name) return changed_there(name, tr("its public key is none"));
        held.key = *std::move(key);
        auto frontier = Frontier::from(row.number(1), row.bytes(2));
        if (!frontier) return changed_there(name, tr("its size and hashes do not go together"));
        held.frontier = *std::move(frontier);
    }
    auto note = newest_note(server, name);
    if (!note) return tl::make_unexpected(std::move(note.error()));
    held.note = *std::move(note);
    return std::optional(std::move(held));
}

Result<Checkpoint> checkpoint_of(const HeldLog& held, std::span<const PublicKey> keys) {
    if (!held.note)
        return refused_about(held.name, tr("the server holds no checkpoint of this log"));
    std::string why = tr("no key to check it with is known");
    for (const PublicKey& key : keys) {
        auto checkpoint = open_checkpoint(*held.note, key);
        if (checkpoint && checkpoint->origin == held.name) return checkpoint;
        why = checkpoint ? tr("it is of the log {log}", "log"_a = checkpoint->origin)
                         : checkpoint.error().front().what;
    }
    return refused_about(
        held.name, tr("the newest checkpoint on the server is not good: {why}", "why"_a = why));
}

std::vector<ListedLog> logs_held(Server& server) {
    std::vector<ListedLog> logs;
    ServerQuery rows(server, houses_sql_every_log);
    while (rows.step())
        logs.push_back({std::string(rows.text(0)), std::string(rows.text(1)),
                        std::string(rows.text(2)), rows.number(3), rows.number(4)});
    return logs;
}

std::string identity_of(const HousesServer& houses, const std::string& log) {
    return to_hex(sha256(houses.id + "\n" + log));
}

}  // namespace fairdeal

// Checkpoints of a log: signed only over what was read and computed twice; and proofs under them.

#include <algorithm>

#include "base/translation.h"
#include "log/hand_log.h"
#include "store/sql.h"

namespace fairdeal {

namespace {

struct StoredCheckpoint {
    TreeHead head;
    std::string note;
};

std::optional<StoredCheckpoint> newest(const Database& database) {
    Statement row(database, sql_newest_checkpoint);
    if (!row.step()) return std::nullopt;
    return StoredCheckpoint{{row.number(0), hash_of(row, 1)}, std::string(row.text(2))};
}

/// With the lines of the witnesses.
Note whole_note(const Database& database, const StoredCheckpoint& checkpoint) {
    std::string text = checkpoint.note;
    Statement lines(database, sql_cosignatures_of);
    lines.bind(":size", checkpoint.head.size);
    while (lines.step()) text += lines.text(1);
    auto note = read_note(text);
    if (!note) throw damaged(tr("the newest checkpoint cannot be read any more"));
    return *std::move(note);
}

/// The hashes of the records after `after`, made again from their texts.
Leaves leaves_again(Statement& records, std::int64_t after) {
    records.bind(":after", after);
    return [&records] {
        if (!records.step()) throw damaged(tr("a record is missing"));
        return leaf_hash(records.text(1));
    };
}

std::string signature_line(const Note& note) {
    const std::string text = fairdeal::write(Note{"-\n", {note.signatures.back()}});
    return text.substr(3);
}

}  // namespace

tl::unexpected<Problems> HandLog::refusal(std::string what) const {
    return refused({file_.string(), 0, 0}, std::move(what));
}

TreeHead HandLog::head() const {
    const Frontier frontier = read_head(database_);
    return {frontier.size(), frontier.root()};
}

Hash HandLog::root_at(std::int64_t size) const {
    TreeReader reader(database_);
    return root_of(0, size, reader.nodes());
}

std::vector<PublicKey> HandLog::signers() const {
    std::vector<PublicKey> keys;
    Statement rows(database_, sql_signers);
    while (rows.step()) {
        auto key = public_key_from(rows.text(0));
        if (!key) throw damaged(tr("a public key in the log is damaged"));
        keys.push_back(*std::move(key));
    }
    return keys;
}

std::optional<Note> HandLog::newest_checkpoint() const {
    const auto checkpoint = newest(database_);
    if (!checkpoint) return std::nullopt;
    return whole_note(database_, *checkpoint);
}

std::optional<std::string> HandLog::why_not_to_sign(const Frontier& head,
                                                    const std::optional<TreeHead>& last,
                                                    bool read_all) const {
    const Database again(file_, Access::Read);
    TreeReader reader(again);
    const std::int64_t known = last && !read_all ? last->size : 0;
    Statement records(again, sql_every_record);
    const Nodes nodes = by_recursion(known, reader.nodes(), leaves_again(records, known));
    if (root_of(0, head.size(), nodes) != head.root())
        return tr(
            "the records read again do not give the root that was kept: the log is damaged, and "
            "nothing was signed; 'fairdeal ledger verify' names the damage");
    if (!last) return std::nullopt;
    const HashPath path = consistency_path(last->size, head.size(), reader.nodes());
    if (is_consistent(*last, {head.size(), head.root()}, path)) return std::nullopt;
    return tr(
        "the log is not the one of its last checkpoint with more records after it: nothing was "
        "signed");
}

Result<Note> HandLog::sign_checkpoint(const SigningKey& key) {
    const auto signers_now = signers();
    const PublicKey& own = key.public_key();
    if (own.use != KeyUse::Log)
        return refusal(
            tr("{key} is a witness's key: a log is signed by its own", "key"_a = own.name));
    if (!signers_now.empty() && signers_now.front().name != own.name)
        return refusal(tr("this log is {log}; the key is of {other}",
                          "log"_a = signers_now.front().name, "other"_a = own.name));
    const Frontier head = read_head(database_);
    if (head.size() == 0) return refusal(tr("there is nothing to sign: the log is empty"));
    const auto last = newest(database_);
    if (last && last->head.size == head.size()) {
        Note note = whole_note(database_, *last);
        if (signed_by(note, own)) return note;
        return refusal(
            tr("nothing was added since the newest checkpoint, which another key signed"));
    }
    if (auto why = why_not_to_sign(head, last ? std::optional(last->head) : std::nullopt, false))
        return refusal(*std::move(why));
    Note note{to_text(Checkpoint{own.name, {head.size(), head.root()}}), {}};
    key.sign(note);
    Transaction both(database_);
    if (std::find(signers_now.begin(), signers_now.end(), own) == signers_now.end())
        Statement(database_, sql_add_signer).bind(":vkey", to_text(own)).run();
    Statement add(database_, sql_add_checkpoint);
    add.bind(":size", head.size()).bind_bytes(":root", bytes_of(head.root()));
    add.bind(":note", fairdeal::write(note)).run();
    both.commit();
    return note;
}

Result<Note> HandLog::cosign_checkpoint(const SigningKey& witness, const std::optional<Note>& seen,
                                        std::int64_t time) {
    const PublicKey& own = witness.public_key();
    const auto last = newest(database_);
    if (own.use != KeyUse::Witness || !last)
        return refusal(last ? tr("{key} is not a witness's key", "key"_a = own.name)
                            : tr("there is no checkpoint to witness"));
    Note note = whole_note(database_, *last);
    if (signed_by(note, own)) return note;
    Trust trust{{}, {}};
    if (seen) trust.checkpoints.push_back(*seen);
    const CheckReport report = check({}, trust);
    if (!report.is_sound())
        return refusal(tr("nothing was signed: {why}", "why"_a = report.damages.front().what));
    witness.cosign(note, time);
    Statement add(database_, sql_add_cosignature);
    add.bind(":size", last->head.size).bind(":witness", to_text(own));
    add.bind(":line", signature_line(note)).run();
    return note;
}

Result<LogProof> HandLog::prove(std::int64_t idx) const {
    const auto text = text_of(idx);
    if (!text) return tl::make_unexpected(text.error());
    const auto last = newest(database_);
    if (!last || last->head.size < idx)
        return refusal(tr("no checkpoint covers #{number} yet: sign one first", "number"_a = idx));
    TreeReader reader(database_);
    LogProof proof{idx - 1, inclusion_path(idx - 1, last->head.size, reader.nodes()),
                   whole_note(database_, *last)};
    for (const PublicKey& key : signers()) {
        if (check_proof(proof, *text, key)) return proof;
    }
    return refusal(
        tr("#{number} is not what was signed: the log is damaged; 'fairdeal ledger "
           "verify' names the damage",
           "number"_a = idx));
}

Result<HashPath> HandLog::prove_consistency(std::int64_t size) const {
    const auto last = newest(database_);
    if (!last || last->head.size < size)
        return refusal(tr("no checkpoint covers #{number} yet: sign one first", "number"_a = size));
    TreeReader reader(database_);
    return consistency_path(size, last->head.size, reader.nodes());
}

}  // namespace fairdeal

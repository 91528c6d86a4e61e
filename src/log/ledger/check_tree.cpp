#include "log/ledger/check_tree.h"

#include <algorithm>

#include "base/translation.h"
#include "store/sql.h"

namespace fairdeal {

namespace {

constexpr std::int64_t most_named = 20;         // of records missing in a row
constexpr std::int64_t highest_level = 7;       // whose numbers fit 64 bits
constexpr std::int64_t most_missing = 1 << 16;  // in a row; beyond, the tree is given up

/// Of a checkpoint of the log itself over `size` records, or of one that was kept elsewhere.
std::string another_root(bool kept_elsewhere, std::int64_t size, std::int64_t last) {
    if (kept_elsewhere)
        return tr(
            "the checkpoint that was kept elsewhere has another root: a record up to #{last} "
            "was changed after it was signed",
            "last"_a = last);
    return tr(
        "the checkpoint of {records} records has another root: a record up to #{last} was "
        "changed after it was signed",
        "records"_a = size, "last"_a = last);
}

std::string cut_off(bool kept_elsewhere, std::int64_t size, std::int64_t left) {
    if (kept_elsewhere)
        return tr(
            "the checkpoint that was kept elsewhere is of {records} records, and the log has "
            "{left}: its end was cut off",
            "records"_a = size, "left"_a = left);
    return tr(
        "the checkpoint of {records} records is of {records} records, and the log has "
        "{left}: its end was cut off",
        "records"_a = size, "left"_a = left);
}

}  // namespace

TreeChecker::TreeChecker(const Database& database, const Trust& trust, CheckReport& report)
    : database_(database), trust_(trust), report_(report), node_at_(database, sql_node_at) {
    try {
        head_ = read_head(database);
    } catch (const StoreError& error) {
        if (!error.is_damaged()) throw;
        note(0, tr("the head of the ledger is damaged ({what})", "what"_a = error.statement()));
    }
    read_checkpoints();
}

void TreeChecker::note(std::int64_t idx, std::string what) {
    report_.damages.push_back({idx, "", std::move(what)});
}

void TreeChecker::read_checkpoints() {
    Statement signers(database_, sql_signers);
    while (signers.step()) {
        auto key = public_key_from(signers.text(0));
        if (key)
            signers_.push_back(*std::move(key));
        else
            note(0, tr("a public key in the log is damaged: {what}",
                       "what"_a = key.error().front().what));
    }
    Statement rows(database_, sql_checkpoints_after);
    rows.bind(":after", 0);
    while (rows.step()) read_checkpoint({rows.number(0), hash_of(rows, 1)}, rows.text(2));
    for (const Note& kept : trust_.checkpoints) {
        const auto checkpoint = opened(kept);
        if (checkpoint)
            claims_.push_back({checkpoint->head, true});
        else
            note(0, tr("the checkpoint that was kept elsewhere is not good: {what}",
                       "what"_a = checkpoint.error().front().what));
    }
    std::stable_sort(
        claims_.begin(), claims_.end(),
        [](const ClaimedRoot& a, const ClaimedRoot& b) { return a.head.size < b.head.size; });
}

Result<Checkpoint> TreeChecker::opened(const Note& note) const {
    const auto& keys = trust_.keys.empty() ? signers_ : trust_.keys;
    Result<Checkpoint> checkpoint = refused({}, tr("no known key has signed it"));
    for (const PublicKey& key : keys) {
        if (key.use == KeyUse::Log) checkpoint = open_checkpoint(note, key);
        if (checkpoint) break;
    }
    return checkpoint;
}

void TreeChecker::read_checkpoint(const TreeHead& row, std::string_view note_text) {
    auto note_read = read_note(note_text);
    if (!note_read)
        return note(0, tr("the checkpoint of {records} records is damaged: {what}",
                          "records"_a = row.size, "what"_a = note_read.error().front().what));
    const auto checkpoint = opened(*note_read);
    if (!checkpoint)
        return note(0, tr("the checkpoint of {records} records is not good: {what}",
                          "records"_a = row.size, "what"_a = checkpoint.error().front().what));
    if (checkpoint->head != row)
        return note(
            0, tr("the checkpoint of {records} records is damaged: its row is not what was signed",
                  "records"_a = row.size));
    claims_.push_back({row, false});
    check_cosignatures(*note_read, row.size);
}

void TreeChecker::check_cosignatures(const Note& signed_note, std::int64_t size) {
    Statement rows(database_, sql_cosignatures_of);
    rows.bind(":size", size);
    while (rows.step()) {
        const auto witness = public_key_from(rows.text(0));
        const auto cosigned = read_note(signed_note.text + "\n" + std::string(rows.text(1)));
        if (!witness || !cosigned || !signed_by(*cosigned, *witness))
            note(0, tr("a witness's signature under the checkpoint of {records} records is damaged",
                       "records"_a = size));
    }
}

void TreeChecker::add(std::int64_t idx, const Hash& stored, bool suspect) {
    if (given_up_) return;
    if (suspect) last_suspect_ = idx;
    if (head_ && idx > head_->size() && !suspect) {
        note(idx, tr("the ledger does not know it: it was put in without the log"));
        last_suspect_ = idx;
    }
    push(stored);
}

void TreeChecker::miss(std::int64_t last) {
    if (given_up_) return;
    const std::int64_t first = expected();
    for (std::int64_t idx = first; idx <= std::min(last, first + most_named - 1); ++idx)
        note(idx, tr("the hand is missing"));
    if (last >= first + most_named)
        note(first + most_named, tr("from here up to #{last} all are missing", "last"_a = last));
    last_suspect_ = last;
    given_up_ = last - first >= most_missing;
    if (given_up_) return;
    while (frontier_.size() < last) push({});
}

void TreeChecker::push(const Hash& hash) {
    frontier_.push(hash, [this](int height, std::int64_t number, const Hash& made) {
        if (height > 0 && height % heights_in_a_level == 0)
            check_node(height / heights_in_a_level, number, made);
    });
    check_claims();
}

void TreeChecker::check_node(int level, std::int64_t number, const Hash& hash) {
    const int height = level * heights_in_a_level;
    const std::int64_t first = (number << height) + 1;
    if (suspects_since(first) || !head_) return;
    const std::int64_t last = (number + 1) << height;
    node_at_.reset();
    const bool there = node_at_.bind(":level", level).bind(":n", number).step();
    if (!there)
        note(first,
             tr("the hash of the records from here up to #{last} is missing", "last"_a = last));
    else if (node_at_.bytes(0) != bytes_of(hash))
        note(first, tr("the records from here up to #{last} do not give the hash that the "
                       "ledger holds of them",
                       "last"_a = last));
    node_at_.reset();
}

void TreeChecker::check_claims() {
    const std::int64_t size = frontier_.size();
    for (; next_claim_ < claims_.size() && claims_[next_claim_].head.size <= size; ++next_claim_) {
        const ClaimedRoot& claim = claims_[next_claim_];
        if (claim.head.root == frontier_.root())
            hold(claim.head);
        else if (!suspects_since(1))
            note(0, another_root(claim.kept_elsewhere, claim.head.size, size));
    }
    if (head_ && size == head_->size() && *head_ != frontier_ && !suspects_since(1))
        note(0, tr("the head of the ledger is not what the records give"));
}

void TreeChecker::hold(const TreeHead& head) {
    auto& held = report_.checkpoints;
    if (held.empty() || held.back() != head) held.push_back(head);
}

void TreeChecker::check_stray_nodes() {
    Statement rows(database_, sql_every_node);
    while (rows.step()) {
        const std::int64_t level = rows.number(0);
        const std::int64_t number = rows.number(1);
        const bool fits = level >= 1 && level <= highest_level && number >= 0 &&
                          number < frontier_.size() >> (level * heights_in_a_level);
        if (!fits)
            note(0, tr("the ledger holds a hash of records that are not there: level {level}, "
                       "number {number}",
                       "level"_a = level, "number"_a = number));
    }
}

void TreeChecker::check_consistency() {
    if (report_.checkpoints.empty() || !report_.damages.empty()) return;
    TreeReader reader(database_);
    const Nodes nodes = reader.nodes();
    const TreeHead& newest = report_.checkpoints.back();
    for (const TreeHead& earlier : report_.checkpoints) {
        const HashPath path = consistency_path(earlier.size, newest.size, nodes);
        if (!is_consistent(earlier, newest, path))
            note(0, tr("the checkpoint of {records} records is no beginning of the newest",
                       "records"_a = earlier.size));
    }
}

void TreeChecker::finish() {
    if (head_ && head_->size() > frontier_.size()) miss(head_->size());
    if (given_up_) return;
    for (; next_claim_ < claims_.size(); ++next_claim_)
        note(0, cut_off(claims_[next_claim_].kept_elsewhere, claims_[next_claim_].head.size,
                        frontier_.size()));
    if (!suspects_since(1)) check_stray_nodes();
    check_consistency();
}

}  // namespace fairdeal

#pragma once
// The part of a log's check that is about the ledger: record by record the tree is grown again and
// compared with the hashes, the head and the checkpoints that are stored.

#include "log/hand_log.h"

namespace fairdeal {

class TreeChecker {
public:
    TreeChecker(const Database& database, const Trust& trust, CheckReport& report);

    /// The next record, with its hash as stored. `suspect`: something about the record is damaged
    /// and has been named; what follows from it is not named once more.
    void add(std::int64_t idx, const Hash& stored, bool suspect);
    /// Records that are not there, up to and including `last`; names them.
    void miss(std::int64_t last);
    /// After the last record.
    void finish();

    /// The number that the next record should have.
    [[nodiscard]] std::int64_t expected() const { return frontier_.size() + 1; }

private:
    /// A root that the tree must have had at a size, as a checkpoint says.
    struct ClaimedRoot {
        TreeHead head;
        bool kept_elsewhere = false;
    };

    void note(std::int64_t idx, std::string what);
    void read_checkpoints();
    void read_checkpoint(const TreeHead& row, std::string_view note_text);
    void check_cosignatures(const Note& note, std::int64_t size);
    [[nodiscard]] Result<Checkpoint> opened(const Note& note) const;
    void push(const Hash& hash);
    void check_node(int level, std::int64_t number, const Hash& hash);
    void check_claims();
    void hold(const TreeHead& head);
    void check_stray_nodes();
    void check_consistency();
    [[nodiscard]] bool suspects_since(std::int64_t first) const { return last_suspect_ >= first; }

    const Database& database_;
    const Trust& trust_;
    CheckReport& report_;
    Statement node_at_;
    std::optional<Frontier> head_;
    std::vector<PublicKey> signers_;
    std::vector<ClaimedRoot> claims_;  // the smallest first
    std::size_t next_claim_ = 0;
    Frontier frontier_;
    std::int64_t last_suspect_ = 0;
    bool given_up_ = false;  // too much is missing to go on with the tree
};

}  // namespace fairdeal

#pragma once
// What every archive of records with their proofs has in common: its parts by name, the key that
// signed, the one checkpoint under which all of them stand.

#include <cstdint>
#include <optional>

#include "audit/cases/archive.h"
#include "ledger/checkpoint.h"

namespace fairdeal {

/// Takes an archive apart for anybody who knows what it should hold. The first thing that is wrong
/// ends it: what returns false or nothing has said why, with the part's name.
class ArchiveProof {
protected:
    /// `source` names the archive in problems. The archive must outlive this.
    ArchiveProof(const Archive& archive, std::string source)
        : archive_(archive), source_(std::move(source)) {}

    bool wrong(const std::string& part, const std::string& what);
    bool wrong(const std::string& part, const Problems& problems);
    [[nodiscard]] const Problems& problems() const { return problems_; }

    [[nodiscard]] const Archive& archive() const { return archive_; }
    /// Null: there is no such part.
    [[nodiscard]] const std::string* part(std::string_view name) const;

    /// A part that is one line, a public key.
    std::optional<PublicKey> read_key(const std::string& name);
    /// NAME.record stands in the log by NAME.proof, under the archive's checkpoint, signed by this
    /// key: its number in the log, from 1.
    std::optional<std::int64_t> prove(const std::string& name, const PublicKey& key);
    /// Under which all that was proven so far stands, and as it was signed.
    [[nodiscard]] const Checkpoint& checkpoint() const { return checkpoint_; }
    [[nodiscard]] const std::string& note() const { return note_; }

private:
    const Archive& archive_;
    std::string source_;
    Problems problems_;
    Checkpoint checkpoint_;
    std::string note_;
};

}  // namespace fairdeal

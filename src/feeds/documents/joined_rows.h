#pragma once
// A second file beside a feed's, whose rows are joined to its documents by table and time: what a
// shoe's reader saw, beside the rounds that were dealt from it.

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "feeds/mapping/mapping.h"
#include "ledger/hash.h"

namespace fairdeal {

class JoinedRows {
public:
    /// A CSV without a row of names: the mapping's join names its columns. Refused with every row
    /// of another length or whose time cannot be told.
    static Result<JoinedRows> read(const std::string& bytes, const Mapping& mapping,
                                   const std::string& source);

    /// The rows of the document's table from so long before its start to its end, by time, each as
    /// an object of its columns. Empty where the document has no table, start or end.
    [[nodiscard]] nlohmann::json beside(const nlohmann::json& document,
                                        const Mapping& mapping) const;
    /// Of the file.
    [[nodiscard]] const Hash& hash() const { return hash_; }

private:
    struct JoinedRow {
        UtcTime time;
        std::string table;
        nlohmann::json row;
    };
    Hash hash_{};
    std::vector<JoinedRow> rows_;  // by time
};

}  // namespace fairdeal

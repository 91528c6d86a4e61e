#pragma once
// What stands beside a feed's documents in other files: rows of a second file, joined by table and
// time (what a shoe's reader saw, beside the rounds that were dealt from it), or rows of lists,
// joined by the id of the round (bets, beside the cards that they were made on).

#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "feeds/mapping/mapping.h"
#include "ledger/hash.h"

namespace fairdeal {

/// A file of rows; `list`: which of the mapping's lists it is. `source` names it in problems.
struct JoinedFile {
    std::string list, bytes, source;
};

class JoinedRows {
public:
    /// As the mapping's join has it. By table and time: one file without a list, a CSV without a
    /// row of names, whose columns the join names. By id: every list once, each of JSON values, or
    /// one list of them. Refused with every row that has no round or time, or another length.
    static Result<JoinedRows> read(const std::vector<JoinedFile>& files, const Mapping& mapping);
    /// The same of the one file that is joined by table and time.
    static Result<JoinedRows> read(const std::string& bytes, const Mapping& mapping,
                                   const std::string& source);

    /// By table and time: the rows of the document's table from so long before its start to its
    /// end, by time, each as an object of its columns; none where the document has no table, start
    /// or end. By id: the rows of its round, list by list as the mapping names them, each in its
    /// file's order and with the name of its list as "list".
    [[nodiscard]] nlohmann::json beside(const nlohmann::json& document,
                                        const Mapping& mapping) const;

    /// Of the file; of lists that of all their hashes.
    [[nodiscard]] const Hash& hash() const { return hash_; }

    /// A round that is in the lists, and the first row of it.
    struct Round {
        std::string id, list;
        Place where;
    };
    /// Those of none of the documents, whose rounds' ids these are: in the order of the lists.
    [[nodiscard]] std::vector<Round> rounds_without(const std::set<std::string>& documents) const;

private:
    struct JoinedRow {
        UtcTime time;
        std::string table;
        nlohmann::json row;
    };
    struct ListedRow {
        Round of;
        nlohmann::json row;
    };
    Problems add_list(const JoinedFile& file, const Mapping& mapping);

    Hash hash_{};
    std::vector<JoinedRow> rows_;                             // by time
    std::vector<ListedRow> listed_;                           // list by list
    std::map<std::string, std::vector<std::size_t>> rounds_;  // by id the places of listed_
};

/// The id of a document's round, as the mapping's join of lists has it; empty: it says none.
std::string joined_id_of(const nlohmann::json& document, const Mapping& mapping);

}  // namespace fairdeal

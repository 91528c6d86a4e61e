#pragma once
// A file of a feed, made rounds by its mapping. Nothing is stored here.

#include <functional>
#include <span>
#include <string>
#include <vector>

#include "feeds/documents/joined_rows.h"
#include "feeds/mapping/mapping.h"
#include "feeds/mapping/sandbox.h"
#include "feeds/rounds/rounds.h"
#include "ledger/hash.h"

namespace fairdeal {

/// A round, and where in its file it stands.
struct FeedRound {
    MappedRound round;
    std::int64_t document = 1;  // from 1
    int line = 1;               // of the file, where the document begins
    Hash hash{};                // of the document's bytes
};

struct MappedFile {
    Hash hash{};                   // of the file
    std::optional<Hash> joined{};  // of what was joined to it
    std::vector<FeedRound> rounds;
    std::int64_t refused = 0;          // rounds, or documents of which none could be told apart
    std::int64_t repeated = 0;         // rounds that the file has again from the same bytes
    Problems problems;                 // why, in the order of the file; of many the first
    std::vector<std::string> unknown;  // fields that the mapping does not know, each once
    bool cancelled = false;            // called off midway: the rounds are not all there
};
/// So many of them are told.
constexpr std::size_t most_unknown_fields = 100;

/// Called after each document with how many have been given to the program, and how many there are;
/// false calls the rest off.
using FeedProgress = std::function<bool(std::int64_t documents, std::int64_t of)>;

/// Runs the mapping on every document, as many at a time as there are sandboxes; what comes of it
/// is the same however many there are. Two rounds of the same id from documents of other bytes are
/// both refused (R9), of the same bytes the first is taken. After `most_broken_in_a_row`
/// documents that the program did not come to an end with, the rest of the file is refused without
/// it. `source` names the file in the problems. A mapping with a join must have the `joined` rows,
/// and no other may. A round of a joined list that no document is counts as a refused one.
MappedFile map_file(std::span<Sandbox> sandboxes, const Mapping& mapping, const std::string& bytes,
                    const std::string& source, const JoinedRows* joined = nullptr,
                    const FeedProgress& progress = {});
MappedFile map_file(Sandbox& sandbox, const Mapping& mapping, const std::string& bytes,
                    const std::string& source, const JoinedRows* joined = nullptr);
constexpr int most_broken_in_a_row = 3;

/// One for each core, at most most_sandboxes, so that documents are mapped beside each other.
Result<std::vector<Sandbox>> start_sandboxes(const Mapping& mapping);
constexpr unsigned most_sandboxes = 8;

}  // namespace fairdeal

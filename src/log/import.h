#pragma once
// Files of hand records, in any format, into the log. What cannot be read is refused with its place
// and reason and never repaired; the other records are stored. The same file may be imported again
// at any time: what is in the log already is not stored twice, so an import that was broken off is
// finished by doing it again.

#include <istream>

#include "formats/record_source.h"
#include "log/hand_log.h"

namespace fairdeal {

struct ImportReport {
    std::int64_t read = 0;  // records met; each is one of the next three
    std::int64_t stored = 0;
    std::int64_t duplicates = 0;  // their very text is in the log
    std::int64_t refused = 0;     // unreadable, or another hand of the same id is in the log
    Problems problems;            // of those refused, the first most_problems
    std::int64_t doubtful = 0;    // of those stored: not over and not settled, or perhaps cut
    Problems doubtful_first;      // where the first most_problems of them begin, and why
    std::int64_t in_shoes = 0;    // of those stored: they name their pack or shoe
    bool cancelled = false;       // what was stored before is kept
};
constexpr std::size_t most_problems = 100;

/// Hands in one transaction. What is acknowledged to `progress` outlasts a loss of power.
constexpr std::int64_t hands_in_a_batch = 1000;

/// Called after each batch with the report so far and the bytes read; false stops the import there.
using ImportProgress = std::function<bool(const ImportReport& so_far, std::int64_t bytes)>;

enum class RefusalKind : std::uint8_t { Unreadable, OtherHandOfThisId, CutOff };
/// Told of every problem as it is met, however many there are.
using ImportRefusal = std::function<void(const Problem& problem, RefusalKind kind)>;

/// A file of records, and how it is taken.
struct RecordFile {
    std::string name;                    // in the problems
    std::optional<FileFormat> format{};  // none: by the name
    std::string id_prefix{};             // put before every id that there is
    /// What is kept in the log of where a hand came from, by the line of the file on which its
    /// record begins: the entry is added together with the hand, and only if that is stored. Null:
    /// nothing is.
    std::function<Entry(int line)> source{};
};

/// Imports a file of records. A StoreError leaves whole batches.
ImportReport import_records(HandLog& log, std::istream& in, const RecordFile& file,
                            const ImportProgress& progress = {}, const ImportRefusal& refusal = {});

/// Reads it as import_records would, and writes nothing: `stored` is what would be. Without a log:
/// as if there were an empty one. Holds in memory the ids that it meets.
ImportReport try_import(const HandLog* log, std::istream& in, const RecordFile& file,
                        const ImportProgress& progress = {}, const ImportRefusal& refusal = {});

/// A log that was made for an import into which nothing came: a wrong file leaves nothing behind.
/// One into which somebody else has written meanwhile stays.
void remove_without_hands(HandLog log, const std::filesystem::path& file);

}  // namespace fairdeal

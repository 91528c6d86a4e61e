#pragma once
// The text of one record in, everything the engine says of it out: what `fairdeal rule` prints.

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "formats/record_source.h"
#include "games/all_games.h"

namespace fairdeal {

/// The misreadings, asked for when the first wrong claim needs them.
using MisreadingSource = std::function<const std::vector<Misreading>&()>;

struct RuledRecord {
    std::int64_t number = 0;  // in the input, from 1
    std::string id;           // as the header has it; empty: none
    Problems problems;        // why it is refused, by lines of the record (of its file,
                              // where its rows make no record); empty: it is ruled
    HandRecord record;
    Ruling ruling;
    std::optional<Verdict> verdict;     // where the record holds settlement lines
    std::vector<SequenceBreak> breaks;  // league: what does not follow from the hand before
    [[nodiscard]] bool is_refused() const { return !problems.empty(); }
    /// A claim that differs from the ruling; one that hangs on an unreadable card does not.
    [[nodiscard]] bool is_wrong() const { return verdict && !verdict->discrepancies().empty(); }
};

/// `order_known`: false where the source does not say in which order it settled, which is then not
/// judged.
RuledRecord rule_record(const SourcedRecord& text, std::int64_t number,
                        const MisreadingSource& misreadings, bool order_known = true);

/// Why no ruling can be given of a record that can be read, or nothing.
std::optional<Problem> not_ruled(const HandRecord& record);

}  // namespace fairdeal

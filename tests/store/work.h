#pragma once
// Work on a log that can be broken off anywhere and done again: all the ways in which one is
// written.

#include <filesystem>
#include <functional>
#include <string>

#include "log/hand_log.h"

namespace fairdeal {

/// What the log has said to be done.
struct Acknowledged {
    std::int64_t records = 0;     // so many are in the log
    std::int64_t checkpoint = 0;  // so many are under the newest checkpoint
    bool ruled_again = false;     // no row is stale
};

/// Work on a log that can be broken off anywhere and done again.
struct Work {
    std::string before;  // the log's bytes
    Acknowledged known;  // of what is in it
    std::function<void(const std::filesystem::path& file, Acknowledged& done)> run;
};

/// Ten more hands and notes, each in a commit of its own, after so many hands.
Work recording_behind(int hands);
/// Checkpoints signed and witnessed, with hands between them.
Work signing_as_it_grows();
/// 2,300 hands from a file, a thousand in a commit.
Work importing();
/// All rows made again, by rules that give other rows than those in the log.
Work ruling_again();
/// A log of a former version opened for writing.
Work bringing_up_to_date(int version);

/// Hands recorded one by one, with a note about every third, until there are `most` records.
void record_hands(HandLog& log, std::int64_t most, Acknowledged& done);
/// A log opened for writing; what is refused is thrown as a StoreError in the same words.
HandLog opened_or_thrown(const std::filesystem::path& file,
                         std::vector<Misreading> misreadings = {});

/// The test fails unless the log holds what was acknowledged, and all of it is sound.
void must_hold(const std::filesystem::path& file, const Acknowledged& done);

/// A number from the environment.
std::uint64_t from_outside(const char* name, std::uint64_t otherwise);

}  // namespace fairdeal

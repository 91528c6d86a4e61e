#pragma once
// A played hand kept as a scenario: a file that says neither who nor when, and beside it the table
// card where no known one has the hand's options.

#include <filesystem>

#include "audit/hand/to_scenario.h"
#include "log/hand_log.h"

namespace fairdeal {

/// Writes the scenario as this file and its table card, if it needs one of its own, as ID.xml
/// beside it; neither over a file that is there, but for a table card that is the very same.
/// Refused where there is no question to be asked of the hand (see scenario_from_hand).
Result<PitScenario> keep_scenario(const HandRecord& hand, const Library& library,
                                  const std::filesystem::path& file,
                                  PitQuestion asked = PitQuestion::Settlement);
/// The same in a folder, under a name that says what is in it; what is there already is the same.
Result<PitScenario> keep_scenario_in(const HandRecord& hand, const Library& library,
                                     const std::filesystem::path& folder,
                                     PitQuestion asked = PitQuestion::Settlement);

/// A hand of a log.
Result<HandRecord> hand_in(const HandLog& log, std::int64_t idx);
/// "pit-breakout-0f1e2d3c4b5a.xml": the file name to suggest for a hand, if there is one.
Result<std::string> scenario_file_name(const Result<HandRecord>& hand, const Library& library,
                                       PitQuestion asked = PitQuestion::Settlement);
/// keep_scenario() of a hand, if there is one; what the machine refuses is a reason, too.
Result<PitScenario> make_pit_scenario(const Result<HandRecord>& hand, const Library& library,
                                      const std::filesystem::path& file,
                                      PitQuestion asked = PitQuestion::Settlement);

}  // namespace fairdeal

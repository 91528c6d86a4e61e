#pragma once
// Long runs of cases whose texts are too many to keep: of each stretch a hash is kept, so that a
// change shows in which stretch it lies. FAIRDEAL_WHOLE=1 in the environment goes through the whole
// run, else its first stretch alone. FAIRDEAL_SHOW=NAME:STRETCH prints a stretch's texts, to be
// compared with those of the program before:
//
//     FAIRDEAL_SHOW=rulings/league:7 build/bin/test-golden --run_test=rulings

#include <functional>
#include <string>

namespace fairdeal {

/// What was asked, and what the program says to it.
struct AskedAndSaid {
    std::string asked, said;
};

struct Run {
    std::string name;                // of the kept file, without ".txt"
    int stretch = 0, stretches = 0;  // cases of each; how many are the whole run
    std::function<AskedAndSaid()> next;
};

/// Holds the run against the kept hashes, a line a stretch: its number, the hash of what was asked,
/// the hash of what was said. Renewed, a run of which the first stretch has changed keeps only what
/// was gone through.
void must_hash_as_kept(const Run& run);

/// Sixteen hexadecimal digits of the SHA-256 of a text.
std::string short_hash(std::string_view text);

/// The text is asked for by FAIRDEAL_SHOW.
bool is_to_be_shown(const std::string& name);

}  // namespace fairdeal

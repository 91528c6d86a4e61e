#pragma once
// Every reader of what comes from outside, as a function of bytes. What a reader refuses is fine;
// what it takes must hold together: a Fault says what does not.

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace fairdeal {

struct Reader {
    const char* name;
    void (*read)(std::string_view bytes);
    std::vector<std::string> (*seeds)();  // small sound files, to begin with
};

/// notation, xml, csv, jsonl, proof, checkpoint, case-file, claims, marks, panel, certificate,
/// badge, revocations.
std::span<const Reader> readers();

}  // namespace fairdeal

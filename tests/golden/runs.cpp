#include "golden/runs.h"

#include <fmt/format.h>

#include <cstdlib>
#include <iostream>

#include "golden/kept.h"
#include "ledger/hash.h"
#include "support/file_text.h"

namespace fairdeal {

namespace {

bool is_whole() { return std::getenv("FAIRDEAL_WHOLE") != nullptr; }

std::string line_of_stretch(const Run& run, int number) {
    std::string asked, said;
    for (int i = 0; i < run.stretch; ++i) {
        const AskedAndSaid one = run.next();
        asked += one.asked;
        said += one.said;
        if (is_to_be_shown(fmt::format("{}:{}", run.name, number)))
            std::cout << one.asked << one.said << "\n";
    }
    return fmt::format("{:>3} {} {}\n", number, short_hash(asked), short_hash(said));
}

}  // namespace

std::string short_hash(std::string_view text) { return to_hex(sha256(text)).substr(0, 16); }

bool is_to_be_shown(const std::string& name) {
    const char* asked = std::getenv("FAIRDEAL_SHOW");
    return asked != nullptr && name == asked;
}

void must_hash_as_kept(const Run& run) {
    const std::string file = run.name + ".txt", kept = text_of_file(kept_file(file));
    std::string now;
    for (int number = 1; number <= (is_whole() ? run.stretches : 1); ++number)
        now += line_of_stretch(run, number);
    // What was not gone through stands as it was where all that was gone through does.
    must_be_as_kept(file, kept.starts_with(now) ? kept : now);
}

}  // namespace fairdeal

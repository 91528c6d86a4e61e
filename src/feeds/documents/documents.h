#pragma once
// A file of a feed cut into documents, of which a mapping's program gets one at a time:
//
//     json    every value of the file, or every element of a list that is all of it
//     csv     {"rows": [{column: value, ...}, ...]} of rows that follow each other with the same
//             value in the mapping's column
//     xml     every element of the mapping's name, an attribute as "@name", elements within it as
//             lists by their name, text as "#text"

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "feeds/mapping/mapping.h"
#include "ledger/hash.h"

namespace fairdeal {

/// No file is larger, in bytes.
constexpr std::size_t largest_feed_file = std::size_t{256} << 20U;

struct FeedDocument {
    std::string json;      // the whole of it, without numbers (plain_json.h)
    int line = 1;          // of the file, where it begins
    Hash hash{};           // of its own bytes
    std::string why_none;  // why it is no document; `json` is then empty
    std::string rule;      // of that refusal: R13, or empty
};

/// In their order. A file that cannot be cut, as a CSV of rows of unequal length, is refused as a
/// whole. `source` names it.
Result<std::vector<FeedDocument>> documents_in(const std::string& bytes, const Mapping& mapping,
                                               const std::string& source);

}  // namespace fairdeal

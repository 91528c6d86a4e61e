#pragma once
// What a file in one of the formats gives, in one text.

#include <sstream>

#include "formats/record_source.h"

namespace fairdeal {

/// The records' texts, a blank line after each; for one that is refused its problems, "line: what".
inline std::string sourced(std::string_view file, FileFormat format) {
    std::istringstream in{std::string(file)};
    const auto source = open_source(in, format);
    std::string all;
    SourcedRecord record;
    while (source->next(record)) {
        if (record.too_long) all += std::to_string(record.first_line()) + ": too long\n";
        for (const Problem& problem : record.problems)
            all += std::to_string(problem.where.line) + ": " + problem.what + "\n";
        if (!record.too_long && record.problems.empty()) all += record.text;
        all += "\n";
    }
    return all;
}

}  // namespace fairdeal

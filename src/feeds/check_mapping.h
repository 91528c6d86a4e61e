#pragma once
// Is a mapping as it says? Its samples are mapped and compared with what is expected of them.

#include <filesystem>

#include "base/problem.h"

namespace fairdeal {

struct MappingReport {
    Problems problems;
    std::string name;  // name@version; empty: it cannot be read
    int samples = 0;
    int records = 0;  // that the samples give
    int refused = 0;  // rounds of them
};

/// Of every file in samples/ there must be one of its name and .txt in expected/, with what
/// text_of (feed_import.h) gives, and no other. Where the mapping joins a second file, it is in
/// joined/ by the sample's name and .csv; where it joins lists, each by the sample's name, the
/// list's and .json. A mapping without samples does not pass.
MappingReport check_mapping(const std::filesystem::path& folder);

/// Does the folder hold a mapping?
bool is_mapping_folder(const std::filesystem::path& folder);

}  // namespace fairdeal

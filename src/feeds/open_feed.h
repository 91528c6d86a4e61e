#pragma once
// A mapping that is ready to be run, with what it joins to its documents read.

#include <memory>
#include <optional>
#include <vector>

#include "feeds/feed_file.h"

namespace fairdeal {

struct OpenedFeed {
    std::unique_ptr<Mapping> mapping;  // the sandboxes know it
    std::vector<Sandbox> sandboxes;
    std::optional<JoinedRows> joined;
    [[nodiscard]] const JoinedRows* joined_rows() const { return joined ? &*joined : nullptr; }
};

/// Refused where the program does not compile, or other files are joined than the mapping names.
Result<OpenedFeed> open_feed(Mapping mapping, const std::vector<JoinedFile>& joined);

}  // namespace fairdeal

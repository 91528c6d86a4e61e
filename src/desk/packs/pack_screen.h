#pragma once
// All that the page of content packs shows.

#include <string>
#include <vector>

namespace fairdeal {

/// What of them is shown beside the list.
enum class PackPart : std::uint8_t { Installed, ToAdd, Removal };

struct PackRow {
    std::string title, detail, word;  // `word`: in use, or left out
    bool is_used = false;
    std::string spoken;
};

/// A lesson, scenario or table card of a pack; or something that is wrong with it.
struct PackLine {
    std::string title, detail, spoken;
};

struct PackScreen {
    std::string forbidden;  // why nothing of it is shown; empty: it is
    std::vector<PackRow> rows;
    std::size_t picked = 0;
    std::string empty;  // in place of the list; empty: there is one
    PackPart part = PackPart::Installed;
    std::string title, standing, story;  // of the picked pack, or the one to add
    bool is_wrong = false;               // `lines` are problems
    std::vector<PackLine> lines;
    std::string error, notice;
};

}  // namespace fairdeal

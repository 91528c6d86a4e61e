#pragma once
// The keys of a header that are no house option and no remedy: identity and the facts of the table.

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "record/header.h"

namespace fairdeal {

/// What is wrong with a value, in words, or nothing.
using Wrong = std::optional<std::string>;

struct HeaderKey {
    std::string_view name;
    unsigned games;  // game_sets.h
    Wrong (*read)(Header&, std::string_view);
    std::string (*write)(const Header&);  // empty: left out
    int since = 1;                        // the version of the notation
};
constexpr std::size_t header_key_count = 26;

/// In canonical order.
std::span<const HeaderKey, header_key_count> header_keys();
/// The one of this name that a record of the header's game and version knows; or null.
const HeaderKey* find_key(const Header& header, const Word& name);

}  // namespace fairdeal

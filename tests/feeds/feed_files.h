#pragma once
// Mappings and documents to test with.

#include <string>

#include "feeds/mapping/mapping.h"

namespace fairdeal {

/// A mapping that knows every field, with this program: two suits and ranks' worth of nothing.
Mapping mapping_with(const std::string& program);

/// mapping.xml of one that takes {"id", "cards", "bet", "win"} of one seat against one card more,
/// with `from` put in place of `by` once.
std::string small_mapping_xml(const std::string& from = "", const std::string& by = "");

/// The shipped mapping of this name.
Mapping shipped_mapping(const std::string& name);
/// One of its samples.
std::string sample(const std::string& mapping, const std::string& name);

/// So many documents of the studio's warehouse, numbered from `first`.
std::string warehouse_night(int rounds, int first = 1);

}  // namespace fairdeal

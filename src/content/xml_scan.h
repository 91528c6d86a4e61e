#pragma once
// The strict door before the XML parser: what is not plain, small, well-formed XML of the kind our
// files are made of never reaches it.

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/problem.h"

namespace fairdeal {

constexpr std::size_t largest_xml = 8U << 20U;  // bytes
constexpr std::size_t deepest_xml = 64;         // elements within each other
constexpr std::size_t most_attributes = 64;     // of one element

/// Where the lines of a text begin, so that an offset becomes a line and a column (in bytes, from
/// 1).
class LineIndex {
public:
    explicit LineIndex(std::string_view text);
    [[nodiscard]] Place place_of(std::size_t offset, const std::string& source) const;

private:
    std::vector<std::size_t> starts_;
};

/// Every problem that keeps the text from being read as XML; empty: it is well-formed and within
/// the limits. Refused are: more than largest_xml bytes, deeper than deepest_xml, what is not
/// UTF-8, control characters, document types, processing instructions, CDATA, entities but the five
/// of XML and characters by number, attributes given twice, more than one root and text outside of
/// it. After a broken tag nothing more is read.
Problems scan_xml(std::string_view xml, const std::string& source);

/// The same for characters alone: bytes that are no UTF-8 text, control characters.
std::optional<std::pair<std::size_t, std::string>> foreign_character(std::string_view text);

}  // namespace fairdeal

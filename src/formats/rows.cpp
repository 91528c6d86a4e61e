#include "formats/rows.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.h"
#include "base/translation.h"

namespace fairdeal {

namespace {

constexpr std::array<std::string_view, column_count> names{
    "record", "hand",   "game",  "table", "dealer",   "shoe", "at",    "facts", "who",    "verb",
    "wager",  "amount", "place", "cards", "notation", "to",   "count", "way",   "clause", "value"};

}  // namespace

std::string_view to_text(RowColumn column) { return names.at(static_cast<std::size_t>(column)); }

std::optional<RowColumn> column_from(std::string_view word) {
    const auto found = std::find(names.begin(), names.end(), word);
    if (found == names.end()) return std::nullopt;
    return static_cast<RowColumn>(found - names.begin());
}

std::string not_a_column(std::string_view word) {
    return tr("{word} is no column of a hand; they are {columns}", "word"_a = in_quotes(word),
              "columns"_a = fmt::join(names, ", "));
}

}  // namespace fairdeal

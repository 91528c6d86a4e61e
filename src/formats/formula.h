#pragma once
// A value that a spreadsheet would take for a formula is written after an apostrophe, and read
// without it: what is written is read as it was.

#include <string>
#include <string_view>

namespace fairdeal {

/// Apostrophes, then what begins a formula.
[[nodiscard]] inline bool needs_formula_guard(std::string_view value) {
    const auto first = value.find_first_not_of('\'');
    return first != std::string_view::npos &&
           std::string_view("=+-@\t\r").find(value[first]) != std::string_view::npos;
}
[[nodiscard]] inline std::string with_formula_guard(std::string_view value) {
    return needs_formula_guard(value) ? "'" + std::string(value) : std::string(value);
}
[[nodiscard]] inline std::string without_formula_guard(std::string_view value) {
    const bool guarded = !value.empty() && value.front() == '\'' && needs_formula_guard(value);
    return std::string(guarded ? value.substr(1) : value);
}

}  // namespace fairdeal

#include "base/problem.h"

#include <fmt/format.h>

#include "base/printable.h"

namespace fairdeal {

std::string to_text(const Problem& problem) {
    std::string text;
    if (!problem.where.source.empty()) text += printable(problem.where.source) + ":";
    if (problem.where.line > 0) text += fmt::format("{}:", problem.where.line);
    if (problem.where.column > 0) text += fmt::format("{}:", problem.where.column);
    const std::string what = printable_lines(problem.what);
    return text.empty() ? what : text + " " + what;
}

tl::unexpected<Problems> refused(Place where, std::string what) {
    return tl::make_unexpected(Problems{Problem{std::move(where), std::move(what)}});
}

tl::unexpected<Problems> refused_about(std::string about, std::string what) {
    return refused({std::move(about), 0, 0}, std::move(what));
}

}  // namespace fairdeal

#include "base/problem.h"

#include <fmt/format.h>

namespace fairdeal {

std::string to_text(const Problem& problem) {
    std::string text;
    if (!problem.where.source.empty()) text += problem.where.source + ":";
    if (problem.where.line > 0) text += fmt::format("{}:", problem.where.line);
    if (problem.where.column > 0) text += fmt::format("{}:", problem.where.column);
    return text.empty() ? problem.what : text + " " + problem.what;
}

tl::unexpected<Problems> refused(Place where, std::string what) {
    return tl::make_unexpected(Problems{Problem{std::move(where), std::move(what)}});
}

}  // namespace fairdeal

#include "school/packs/packs_left_out.h"

#include <fmt/format.h>

#include <algorithm>

#include "content/packs/pack.h"

namespace fairdeal {

namespace {

/// "evening" of evening.zip, of each pack that has a problem.
std::vector<std::string> packs_with(const Problems& problems, const std::filesystem::path& packs) {
    std::vector<std::string> names;
    for (const std::filesystem::path& pack :
         packs_in(packs).value_or(std::vector<std::filesystem::path>())) {
        const bool has = std::any_of(problems.begin(), problems.end(), [&](const Problem& problem) {
            return problem.where.source.starts_with(pack.string());
        });
        if (has) names.push_back(pack.stem().string());
    }
    return names;
}

/// Its place is told from the packs folder on.
std::string told_shortly(Problem problem, const std::filesystem::path& packs) {
    const std::string folder = (packs / "").string();
    if (problem.where.source.starts_with(folder)) problem.where.source.erase(0, folder.size());
    return to_text(problem);
}

}  // namespace

std::string packs_left_out(const Problems& problems, const std::filesystem::path& packs) {
    if (problems.empty()) return "";
    const auto names = packs_with(problems, packs);
    if (names.empty()) return to_text(problems.front());
    const std::string more =
        problems.size() == 1 ? "" : fmt::format(" and {} more", problems.size() - 1);
    return fmt::format(
        "The {} {} {} left out: {}{}. 'fairdeal pack list' tells all of it; the packs are in {}.",
        names.size() == 1 ? "pack" : "packs", fmt::join(names, ", "),
        names.size() == 1 ? "is" : "are", told_shortly(problems.front(), packs), more,
        packs.string());
}

}  // namespace fairdeal

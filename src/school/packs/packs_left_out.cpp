#include "school/packs/packs_left_out.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/translation.h"
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
    std::string why = told_shortly(problems.front(), packs);
    if (problems.size() > 1)
        why =
            tr("{problem} and {number} more", "problem"_a = why, "number"_a = problems.size() - 1);
    return tr_n(
        "The pack {packs} is left out: {why}. Trainers find all of it under \u201cPacks\u201d in "
        "Learn.",
        "The packs {packs} are left out: {why}. Trainers find all of it under \u201cPacks\u201d in "
        "Learn.",
        static_cast<std::int64_t>(names.size()), "packs"_a = fmt::join(names, ", "), "why"_a = why);
}

}  // namespace fairdeal

// The clauses that stand beside the right one where a trainee is to choose: those of its own family
// (BRK-PUSH), then the nearest on the sheet. Open points stand beside open points.

#include <algorithm>

#include "questions/asked.h"

namespace fairdeal {

namespace {

constexpr std::size_t most_choices = 4;

std::string_view family_of(ClauseId clause) { return clause.id.substr(0, clause.id.rfind('-')); }

bool is_open_point(ClauseId clause) { return clause.id.substr(0, 4) == "AMB-"; }

/// How far two clauses stand apart, less within a family.
std::size_t apart(std::span<const ClauseId> sheet, std::size_t a, std::size_t b) {
    const std::size_t far = family_of(sheet[a]) == family_of(sheet[b]) ? 0 : sheet.size();
    return far + (a < b ? b - a : a - b);
}

bool is_cited(ClauseId clause, const std::vector<Line>& lines) {
    return std::any_of(lines.begin(), lines.end(),
                       [&](const Line& line) { return cites(line.because, clause); });
}

}  // namespace

std::vector<ClauseId> clause_choices(Game game, ClauseId right, const std::vector<Line>& lines) {
    const std::span<const ClauseId> sheet =
        right.id.starts_with(irregular_prefix) ? irregular_clauses() : rules_of(game)->clauses();
    const auto found = std::find(sheet.begin(), sheet.end(), right);
    if (found == sheet.end()) return {right};
    const auto at = static_cast<std::size_t>(found - sheet.begin());
    std::vector<std::size_t> others;
    for (std::size_t i = 0; i < sheet.size(); ++i) {
        const bool of_a_kind = is_open_point(sheet[i]) == is_open_point(right);
        if (i != at && of_a_kind && !is_cited(sheet[i], lines)) others.push_back(i);
    }
    std::stable_sort(others.begin(), others.end(), [&](std::size_t a, std::size_t b) {
        return apart(sheet, at, a) < apart(sheet, at, b);
    });
    others.resize(std::min(others.size(), most_choices - 1));
    others.push_back(at);
    std::sort(others.begin(), others.end());
    std::vector<ClauseId> choices;
    choices.reserve(others.size());
    for (const std::size_t i : others) choices.push_back(sheet[i]);
    return choices;
}

}  // namespace fairdeal

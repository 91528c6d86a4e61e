#include "questions/scenario.h"

#include <algorithm>
#include <array>

namespace fairdeal {

namespace {

struct KindName {
    QuestionKind kind;
    std::string_view name;
};
constexpr std::array names{
    KindName{QuestionKind::Spot, "spot"},       KindName{QuestionKind::Table, "table"},
    KindName{QuestionKind::Next, "next"},       KindName{QuestionKind::May, "may"},
    KindName{QuestionKind::Total, "total"},     KindName{QuestionKind::Active, "active"},
    KindName{QuestionKind::Outcome, "outcome"}, KindName{QuestionKind::Amount, "amount"},
    KindName{QuestionKind::Chips, "chips"},     KindName{QuestionKind::Order, "order"},
    KindName{QuestionKind::Out, "out"},         KindName{QuestionKind::Error, "error"},
    KindName{QuestionKind::Clause, "clause"},   KindName{QuestionKind::Talk, "talk"}};

}  // namespace

std::span<const QuestionKind> every_question_kind() {
    static constexpr auto kinds = [] {
        std::array<QuestionKind, names.size()> all{};
        for (std::size_t i = 0; i < all.size(); ++i) all[i] = names[i].kind;
        return all;
    }();
    return kinds;
}

std::string_view to_text(QuestionKind kind) {
    const auto found = std::find_if(names.begin(), names.end(),
                                    [&](const KindName& name) { return name.kind == kind; });
    if (found == names.end()) throw Fault("a question of no kind");
    return found->name;
}

std::optional<QuestionKind> question_kind_from(std::string_view word) {
    const auto found = std::find_if(names.begin(), names.end(),
                                    [&](const KindName& name) { return name.name == word; });
    return found == names.end() ? std::nullopt : std::optional(found->kind);
}

bool teaches(const Scenario& scenario, std::string_view clause) {
    return std::find(scenario.clauses.begin(), scenario.clauses.end(), clause) !=
           scenario.clauses.end();
}

}  // namespace fairdeal

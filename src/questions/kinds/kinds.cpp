#include "questions/kinds/kinds.h"

#include <algorithm>
#include <array>

#include "questions/scenario.h"

namespace fairdeal {

namespace {

/// In the order of QuestionKind, which drills and exams draw by.
const auto& all_kinds() {
    static const std::array kinds{&spot_kind(),   &table_kind(),  &next_kind(),    &may_kind(),
                                  &total_kind(),  &active_kind(), &outcome_kind(), &amount_kind(),
                                  &chips_kind(),  &order_kind(),  &out_kind(),     &error_kind(),
                                  &clause_kind(), &talk_kind(),   &remedy_kind()};
    return kinds;
}

}  // namespace

const KindOfQuestion& kind_of(QuestionKind kind) {
    const auto at = static_cast<std::size_t>(kind);
    if (at >= all_kinds().size() || all_kinds()[at]->facts.kind != kind)
        throw Fault("a question of no kind");
    return *all_kinds()[at];
}

std::span<const QuestionKind> every_question_kind() {
    static const auto kinds = [] {
        std::vector<QuestionKind> every;
        for (const KindOfQuestion* kind : all_kinds()) every.push_back(kind->facts.kind);
        return every;
    }();
    return kinds;
}

std::string_view to_text(QuestionKind kind) { return kind_of(kind).facts.word; }

std::optional<QuestionKind> question_kind_from(std::string_view word) {
    const auto found =
        std::find_if(all_kinds().begin(), all_kinds().end(),
                     [&](const KindOfQuestion* kind) { return kind->facts.word == word; });
    return found == all_kinds().end() ? std::nullopt : std::optional((*found)->facts.kind);
}

bool is_about_one_wager(QuestionKind kind) { return kind_of(kind).facts.needs.wager; }

Form form_of(const Scenario& scenario) { return kind_of(scenario).form(scenario); }

AnswerForm answer_form(const Question& question) { return kind_of(question).answer_form(question); }

Answer answer_of(const FilledIn& filled, const Scenario& scenario) {
    return kind_of(scenario).answer(filled, scenario);
}

}  // namespace fairdeal

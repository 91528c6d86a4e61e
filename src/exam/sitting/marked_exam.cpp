#include "exam/sitting/marked_exam.h"

#include "base/translation.h"
#include "questions/answer_text.h"

namespace fairdeal {

namespace {

Result<std::optional<Answer>> answer_to(const ExamItem& item, const SittingItem& closed,
                                        const Sitting& sitting) {
    if (!closed.answer) return std::optional<Answer>();
    std::string_view text = *closed.answer;
    if (text.ends_with('\n')) text.remove_suffix(1);
    auto answer = answer_from(text, item.scenario);
    if (!answer)
        return refused_about(item_in_words(sitting.id, closed.place),
                             tr("what is recorded is no answer to this item: {why}",
                                "why"_a = answer.error().front().what));
    return std::optional(*std::move(answer));
}

Result<ExamItem> item_of(const SittingItem& shown, const Sitting& sitting, const ExamPaper& paper,
                         const ItemKeys& keys) {
    const auto text = opened_item(shown, sitting.id, keys);
    if (!text) return tl::make_unexpected(text.error());
    return shown_item_from(*text, shown, paper, sitting.id);
}

/// Why these are not the contributions that were committed to at the start, or nothing.
std::optional<std::string> wrong_contributions(const Sitting& sitting,
                                               const Contributions& contributions) {
    for (const auto& [role, commitment] :
         {std::pair{StartRole::Invigilator, &sitting.start.invigilator},
          std::pair{StartRole::Candidate, &sitting.start.candidate}}) {
        if (commitment_to(contributions.of(role), sitting.id, role) == *commitment) continue;
        return role == StartRole::Invigilator
                   ? tr("the invigilator's contribution is not the one the exam started with")
                   : tr("the candidate's contribution is not the one the exam started with");
    }
    return std::nullopt;
}

}  // namespace

Result<ExamDraw> draw_of(const Sitting& sitting) {
    if (!sitting.result) return refused_about(sitting.id, tr("the exam is not decided yet"));
    auto draw = draw_from(sitting.result->draw, sitting.id);
    if (!draw) return draw;
    if (commitment_to(draw->ticket) != sitting.commitment)
        return refused_about(sitting.id, tr("the ticket is not the one the sitting began with"));
    if (draw->contributions.has_value() != sitting.is_started())
        return refused_about(sitting.id, tr("its items were not drawn as it was started"));
    if (!draw->contributions) return draw;
    if (const auto why = wrong_contributions(sitting, *draw->contributions))
        return refused_about(sitting.id, *why);
    return draw;
}

MarkedAnswer marked(ExamItem item, const std::optional<Answer>& answer, const Blueprint& blueprint,
                    const Library& library) {
    MarkedAnswer one{std::move(item), {}, answer, std::nullopt};
    one.result.cell = one.item.cell;
    if (!answer) return one;
    one.mark = grade(*answer, one.item.scenario, library.misreadings);
    one.result.right = one.mark->right;
    one.result.critical = critical_errors(blueprint, *answer, *one.mark);
    return one;
}

std::optional<std::string> why_not_marked(const Sitting& sitting) {
    for (const SittingItem& item : sitting.items) {
        if (item.sealed.empty())
            return tr(
                "it was sat with an earlier edition of the program, which kept no items in the "
                "log: its answers are marked by that edition alone");
    }
    return std::nullopt;
}

bool is_of_this_edition(const Sitting& sitting, const Library& library) {
    return exam_edition(sitting.blueprint, library.misreadings) == sitting.edition;
}

Result<std::vector<MarkedAnswer>> marked_answers(const Sitting& sitting, const ExamPaper& paper,
                                                 const ItemKeys& keys, const Library& library) {
    if (const auto why = why_not_marked(sitting)) return refused_about(sitting.id, *why);
    std::vector<MarkedAnswer> all;
    for (const SittingItem& shown : sitting.items) {
        if (!shown.closed) break;
        auto item = item_of(shown, sitting, paper, keys);
        if (!item) return tl::make_unexpected(std::move(item.error()));
        const auto answer = answer_to(*item, shown, sitting);
        if (!answer) return tl::make_unexpected(answer.error());
        all.push_back(marked(*std::move(item), *answer, paper.blueprint, library));
    }
    return all;
}

std::vector<MarkedItem> marks_of(const std::vector<MarkedAnswer>& answers) {
    std::vector<MarkedItem> marks;
    marks.reserve(answers.size());
    for (const MarkedAnswer& answer : answers) marks.push_back(answer.result);
    return marks;
}

std::vector<MarkedItem> marks_after_appeal(std::vector<MarkedItem> marks,
                                           const std::vector<int>& void_items) {
    for (const int place : void_items) {
        MarkedItem& mark = marks.at(static_cast<std::size_t>(place) - 1);
        mark.right = true;
        mark.critical.clear();
    }
    return marks;
}

ExamOutcome final_outcome(const Sitting& sitting, const Blueprint& blueprint,
                          const std::vector<MarkedItem>& marks) {
    const bool is_marked_again = sitting.grant && !sitting.grant->items.empty();
    return outcome_of(blueprint,
                      is_marked_again ? marks_after_appeal(marks, sitting.grant->items) : marks);
}

Result<MarkedExam> marked_exam(const Sitting& sitting, const Library& library) {
    const auto draw = draw_of(sitting);
    if (!draw) return tl::make_unexpected(draw.error());
    const auto keys = item_keys_of(*draw, sitting.id);
    if (!keys) return tl::make_unexpected(keys.error());
    auto paper = read_exam_text(sitting.blueprint, sitting.id);
    if (!paper) return tl::make_unexpected(std::move(paper.error()));
    auto answers = marked_answers(sitting, *paper, *keys, library);
    if (!answers) return tl::make_unexpected(std::move(answers.error()));
    const auto marks = marks_of(*answers);
    ExamOutcome outcome = outcome_of(paper->blueprint, marks);
    ExamOutcome final = final_outcome(sitting, paper->blueprint, marks);
    return MarkedExam{*std::move(paper), *std::move(answers), std::move(outcome), std::move(final)};
}

Result<MarkedExam> marked_as_decided(const Sitting& sitting, const Library& library) {
    auto exam = marked_exam(sitting, library);
    if (!exam || is_of_this_edition(sitting, library)) return exam;
    const ExamCount& count = exam->outcome.count;
    if (count.right == sitting.result->right && count.wrong == sitting.result->wrong) return exam;
    return refused_about(sitting.id,
                         tr("it was sat under another edition of the program or its content, which "
                            "marks it otherwise: look at it with that one"));
}

Result<void> check_ticket(const Sitting& sitting, const PublicKey& exam_key) {
    const auto draw = draw_of(sitting);
    if (!draw) return tl::make_unexpected(draw.error());
    const auto seeds = seeds_of(*draw, sitting.id, exam_key);
    if (!seeds) return tl::make_unexpected(seeds.error());
    return {};
}

Result<void> drawn_as_shown(const Sitting& sitting, const MarkedExam& exam,
                            const Library& library) {
    if (!is_of_this_edition(sitting, library)) return {};
    if (!sitting.is_started())
        return refused_about(sitting.id,
                             tr("invigilator and candidate took no part in the draw of its items"));
    const auto draw = draw_of(sitting);
    if (!draw) return tl::make_unexpected(draw.error());
    const auto seeds = seeds_of(*draw, sitting.id, std::nullopt);
    if (!seeds) return tl::make_unexpected(seeds.error());
    ExamForm form(exam.paper.blueprint, exam.paper.card, library.misreadings, *seeds);
    for (const MarkedAnswer& answer : exam.answers) {
        const auto drawn = form.next();
        if (!drawn) return refused_about(sitting.id, tr("no hand can be dealt for the next item"));
        const bool same =
            drawn->attempt == answer.item.attempt &&
            shown_item_text(*drawn, exam.paper) == shown_item_text(answer.item, exam.paper);
        if (!same)
            return refused_about(sitting.id, tr("item {number} is not the one that the draw gives",
                                                "number"_a = answer.item.place));
    }
    return {};
}

}  // namespace fairdeal

#include "exam/results/result_slip.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "base/text.h"
#include "base/translation.h"
#include "exam/records/appeal.h"
#include "exam/records/receipt.h"
#include "exam/sitting/exam_text.h"
#include "school/names.h"
#include "words/house/house_settings.h"
#include "words/words.h"

namespace fairdeal {

namespace {

std::string with_id(const School& school, const std::string& id) {
    const auto person = school.person(id);
    return person && !person->name.empty()
               ? tr("{name} ({id})", "name"_a = called(*person), "id"_a = id)
               : id;
}

std::string outcome_sentence(const Sitting& sitting) {
    const bool at_table = sitting.final_result().passed && sitting.table_test;
    switch (sitting.stage()) {
        case SittingStage::TableTest:
            return tr("Passed at the screen. The table test is still to come.");
        case SittingStage::Passed: return tr("Passed, at the screen and at the table.");
        case SittingStage::Certified:
            return tr("Passed. The certificate is {number}.", "number"_a = sitting.certificate);
        case SittingStage::Withdrawn:
            return tr("Passed. The certificate {number} was withdrawn.",
                      "number"_a = sitting.certificate);
        case SittingStage::Appealed:
            return tr("An appeal is open: there is no result until it is heard.");
        case SittingStage::Resit:
            return tr(
                "An appeal was granted: this result does not count, and the exam can be sat "
                "again.");
        case SittingStage::Failed:
        case SittingStage::None:
        case SittingStage::Sitting:
        case SittingStage::Stopped:
        case SittingStage::Decided: break;
    }
    return at_table ? tr("Passed at the screen, failed at the table.") : tr("Failed.");
}

/// What an open appeal and a granted resit leave of a result.
bool has_result(const Sitting& sitting) {
    return sitting.stage() != SittingStage::Appealed && sitting.stage() != SittingStage::Resit;
}

SlipPrint front_of(const Office& office, const School& school, const Sitting& sitting,
                   const std::string& title) {
    SlipPrint slip;
    slip.house = house_in_force()->name;
    slip.made = office.now();
    slip.identity = {{tr("Candidate"), with_id(school, sitting.candidate)},
                     {tr("Exam"), title},
                     {tr("Sitting"), sitting.id},
                     {tr_in("an exam", "Ended"), time_with_zone(sitting.result->at)}};
    slip.outcome = outcome_sentence(sitting);
    return slip;
}

Result<void> add_codes(SlipPrint& slip, const Office& office, const Sitting& sitting) {
    for (const Receipt& receipt : receipts_of(sitting))
        if (receipt.role == StartRole::Candidate)
            slip.codes.emplace_back(tr("Code of the start"), code_of(receipt));
    const auto end = end_code_in(office.log(), sitting.id);
    if (!end) return tl::make_unexpected(end.error());
    if (!end->empty()) slip.codes.emplace_back(tr("Code of the end"), *end);
    slip.of_codes =
        tr("Compare them with those that you wrote down. With a transcript of this exam, "
           "\u201cVerify\u201d "
           "at the desk, or {command}, says whether the office still shows the start and the end "
           "that they were given for.",
           "command"_a = fixed("fairdeal verify --transcript FILE --receipt CODE"));
    return {};
}

void add_cells(SlipPrint& slip, const Sitting& sitting, const MarkedExam& exam) {
    const SittingResult counts = sitting.final_result();
    slip.notes.push_back(
        tr("{right} right, {wrong} wrong.", "right"_a = counts.right, "wrong"_a = counts.wrong));
    const auto cells = cell_scores(exam.paper.blueprint, exam.final);
    for (const CellScore& cell : cells)
        slip.cells.push_back({cell.title, score_in_words(cell),
                              cell.met ? tr_in("a part of an exam", "Met") : cell.lacks});
    slip.notes.push_back(tr("Weakest part: {parts}.", "parts"_a = weakest_in_words(cells)));
    if (const auto errors = std::ssize(exam.final.critical); errors > 0)
        slip.notes.push_back(
            tr_n("{count} answer was a critical error, which fails the exam by itself.",
                 "{count} answers were critical errors, each of which fails the exam by itself.",
                 errors));
}

/// How often each clause decides an item that was wrong. In the order of their ids, which says
/// nothing of the order of the items.
std::map<std::string, int> clauses_of(const Sitting& sitting, const MarkedExam& exam) {
    std::map<std::string, int> clauses;
    for (std::size_t i = 0; i < exam.answers.size(); ++i) {
        const MarkedAnswer& answer = exam.answers[i];
        if (answer.result.right || is_void(sitting, static_cast<int>(i) + 1)) continue;
        const Key key = answer.mark ? answer.mark->key : key_of(answer.item.scenario);
        for (const ClauseId clause : key.because) ++clauses[std::string(clause.id)];
    }
    return clauses;
}

void add_clauses(SlipPrint& slip, const Sitting& sitting, const MarkedExam& exam,
                 const Library& library) {
    const RuleBook* book = find_book(library, exam.paper.blueprint.game);
    for (const auto& [id, times] : clauses_of(sitting, exam)) {
        const auto says =
            book == nullptr ? std::nullopt : what_clause_says(*book, id, exam.paper.card);
        const std::string words = says ? says->text : "";
        slip.clauses.emplace_back(
            id, times == 1 ? words
                           : tr_n("{words} ({count} time)", "{words} ({count} times)", times,
                                  "words"_a = words));
    }
}

/// As far as the house lets it say.
void add_result(SlipPrint& slip, SlipDetail detail, const Sitting& sitting,
                const Library& library) {
    if (detail == SlipDetail::Result || !has_result(sitting)) return;
    const auto exam = marked_as_decided(sitting, library);
    if (!exam) {
        slip.notes.push_back(
            tr("Its parts cannot be shown: {why}.", "why"_a = exam.error().front().what));
        return;
    }
    add_cells(slip, sitting, *exam);
    if (detail == SlipDetail::Clauses) add_clauses(slip, sitting, *exam, library);
}

}  // namespace

Result<SlipPrint> hand_out_slip(Office& office, const School& school, const SignedIn& who,
                                const std::string& sitting, const Library& library) {
    const auto seen = office.see(who, sitting);
    if (!seen) return tl::make_unexpected(seen.error());
    const Sitting& state = seen->state;
    if (state.is_sealed) {
        if (auto allowed = office.must_be_allowed(who, OfficeRight::SeeResults); !allowed)
            return tl::make_unexpected(std::move(allowed.error()));
    }
    if (!state.result)
        return refused_about(sitting, tr("it is not decided: there is no result yet"));
    const auto paper = read_exam_text(state.blueprint, sitting);
    SlipPrint slip = front_of(office, school, state, paper ? paper->blueprint.title : state.exam);
    add_result(slip, office.slip_detail(), state, library);
    if (auto added = add_codes(slip, office, state); !added)
        return tl::make_unexpected(std::move(added.error()));
    if (auto noted = office.note_slip(who, state); !noted)
        return tl::make_unexpected(std::move(noted.error()));
    return slip;
}

}  // namespace fairdeal

// What an exam's decision means, and all that keeps an exam from being used.

#include <algorithm>

#include "assessment/operating_characteristic.h"
#include "base/translation.h"
#include "desk/blueprints/blueprint_fields.h"
#include "training/aims.h"
#include "training/book/clause_title.h"
#include "words/words.h"

namespace fairdeal {

std::string decision_in_words(const Blueprint& exam) {
    if (!problems_of(exam.rule).empty()) return "";
    const DecisionTable table(exam.rule);
    const auto* wald = std::get_if<SequentialRule>(&exam.rule);
    const SequentialRule rates = wald == nullptr ? SequentialRule() : *wald;
    const RuleErrors errors = errors_of(table, rates.p0, rates.p1);
    const auto one = [&](int rate, double passes, double items) {
        return tr(
            "Somebody who is right in {rate} of 100 answers passes {share:.1f} of 100 exams, "
            "after {items:.0f} items on average.",
            "rate"_a = rate / 10.0, "share"_a = 100 * passes, "items"_a = items);
    };
    std::string words = wald == nullptr
                            ? tr("All items are asked, and then it is decided.")
                            : tr("The exam ends as soon as the answers so far decide it.");
    words += " " + one(rates.p0, errors.false_pass, errors.mean_at_p0);
    words += " " + one(rates.p1, 1 - errors.false_fail, errors.mean_at_p1);
    return words + " " +
           tr("To pass, every part must have had its items: {count} in all.",
              "count"_a = least_items(exam));
}

namespace {

/// What is wrong with the figures of its decision, at the field that can mend it.
void add_rule_problems(std::vector<FieldProblem>& found, const Blueprint& exam) {
    const Problems problems = problems_of(exam.rule);
    const auto* wald = std::get_if<SequentialRule>(&exam.rule);
    const auto* form = std::get_if<FixedForm>(&exam.rule);
    if (wald != nullptr && wald->p1 <= wald->p0)
        found.push_back({"p1",
                         {},
                         tr("\u201cGood enough\u201d must be more than \u201cnot good "
                            "enough\u201d.")});
    else if (form != nullptr && form->cut > form->items)
        found.push_back({"cut", {}, tr("No more right answers than items can be asked for.")});
    else
        for (const Problem& problem : problems)
            found.push_back({wald != nullptr ? "right" : "cut", {}, capital(problem.what) + "."});
    if (!problems.empty()) return;
    const int most = DecisionTable(exam.rule).most();
    if (least_items(exam) > most)
        found.push_back({wald != nullptr ? "cap" : "items",
                         {},
                         tr("The parts want {items} items, the exam has {most} at most.",
                            "items"_a = least_items(exam), "most"_a = most)});
}

void add_cell_problems(std::vector<FieldProblem>& found, const Blueprint& exam,
                       const Library& library) {
    for (std::size_t i = 0; i < exam.cells.size(); ++i) {
        const BlueprintCell& cell = exam.cells[i];
        for (const std::string& clause : cell.clauses) {
            if (clause_title(library, clause).empty())
                found.push_back({"cells", i,
                                 tr("The rule book has no {clause} any more, which the part "
                                    "\u201c{part}\u201d asks.",
                                    "clause"_a = clause, "part"_a = cell.title)});
        }
        if (std::none_of(cell.clauses.begin(), cell.clauses.end(), [&](const std::string& clause) {
                return can_be_dealt(exam.game, clause);
            }))
            found.push_back({"cells", i,
                             tr("No dealt hand turns on what the part \u201c{part}\u201d asks: "
                                "choose another clause.",
                                "part"_a = cell.title)});
    }
}

}  // namespace

std::vector<FieldProblem> problems_by_field(const Blueprint& exam, const Library& library) {
    std::vector<FieldProblem> found;
    const TableCardFile* card = find_table(library, exam.table);
    if (card == nullptr || card->card.game() != exam.game)
        found.push_back(
            {"table", {}, tr("This table card is not there any more: choose another.")});
    add_rule_problems(found, exam);
    add_cell_problems(found, exam, library);
    return found;
}

}  // namespace fairdeal

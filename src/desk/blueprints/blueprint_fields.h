#pragma once
// An exam as fields of a form, in words, and what is typed and chosen there put into the exam.

#include "assessment/blueprint.h"
#include "desk/blueprints/blueprint_screen.h"
#include "training/library.h"

namespace fairdeal {

/// Title, what it certifies, table card, decision, critical errors, time, months.
std::vector<ExamField> exam_fields(const Blueprint& exam, const Library& library);
/// Title, least items, share, weight.
std::vector<ExamField> cell_fields(const BlueprintCell& cell);

/// Puts a number, a choice's row or a tick into the exam; within the field's bounds.
void set_exam_number(Blueprint& exam, const std::string& field, int value, const Library& library);
void set_cell_number(BlueprintCell& cell, const std::string& field, int value);

/// The cards that the exam may be dealt under.
std::vector<const TableCardFile*> cards_for(const Blueprint& exam, const Library& library);
/// The clauses of settlement and procedure, in the rule book's order.
std::vector<std::string> clauses_for(Game game, const Library& library);
/// Kinds of question that the machine deals.
std::vector<QuestionKind> kinds_for_exams();

/// The rows of the list beside a cell.
std::vector<CellTick> ticks_of(const BlueprintCell& cell, CellList list, Game game,
                               const Library& library);
/// Sets or takes back one of those rows. False: it is the last clause, which stays.
bool turn_tick(BlueprintCell& cell, CellList list, std::size_t row, Game game,
               const Library& library);

/// What the exam's decision means for candidates, in sentences; empty where its figures do not
/// agree.
std::string decision_in_words(const Blueprint& exam);

struct FieldProblem {
    std::string field;                // "p1"; of a cell "cells"
    std::optional<std::size_t> cell;  // of the exam
    std::string words;
};
/// All that keeps the exam from being used.
std::vector<FieldProblem> problems_by_field(const Blueprint& exam, const Library& library);

}  // namespace fairdeal

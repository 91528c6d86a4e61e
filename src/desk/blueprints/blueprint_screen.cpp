#include "desk/blueprints/blueprint_screen.h"

#include <algorithm>

#include "base/translation.h"
#include "desk/blueprints/blueprint_session.h"
#include "desk/practise/scenario_list.h"
#include "training/book/clause_title.h"
#include "words/words.h"

namespace fairdeal {

namespace {

std::string facts_of(const Blueprint& exam) {
    return std::string(title_of(exam.game)) + dot +
           tr_n("{count} part", "{count} parts", std::ssize(exam.cells)) + dot +
           tr_n("at least {count} item", "at least {count} items", least_items(exam));
}

std::string standing_of(ListedExam::Kind kind) {
    switch (kind) {
        case ListedExam::Kind::Draft: return tr("draft");
        case ListedExam::Kind::InUse: return tr("in use");
        case ListedExam::Kind::Shipped: break;
    }
    return tr("ships, in use");
}

PreviewRow preview_row(const ExamItem& item, const Blueprint& exam, const Library& library) {
    PreviewRow row{tr("{number}. {question}", "number"_a = item.place,
                      "question"_a = question_in_words(item.scenario.question)),
                   exam.cells.at(item.cell).title,
                   {}};
    if (!item.scenario.clauses.empty())
        row.detail += dot + clause_title_with_id(library, item.scenario.clauses.front());
    for (const std::string& id : item.shows) {
        const Misreading* misreading = find_misreading(library, id);
        if (misreading != nullptr)
            row.detail += dot + tr("shows: {misreading}", "misreading"_a = action_of(*misreading));
    }
    row.spoken = row.title + ". " + row.detail + ".";
    return row;
}

PreviewRow row_not_shown(const std::string& id, const Library& library) {
    const Misreading* misreading = find_misreading(library, id);
    PreviewRow row{tr("Not shown: {misreading}",
                      "misreading"_a = misreading == nullptr ? id : action_of(*misreading)),
                   tr("Somebody who reads the rule so could pass this form unseen"),
                   {}};
    row.spoken = row.title + ". " + row.detail + ".";
    return row;
}

void put_at(std::vector<ExamField>& fields, const std::string& name, const std::string& problem) {
    for (ExamField& field : fields)
        if (field.name == name && field.problem.empty()) field.problem = problem;
}

}  // namespace

ListedExamRow BlueprintSession::row_of(const ListedExam& listed) const {
    ListedExamRow row{listed, {}, {}, standing_of(listed.kind), {}};
    const Blueprint* exam = exam_of(listed);
    if (exam == nullptr) return row;
    row.title = exam->title;
    row.detail = facts_of(*exam);
    row.spoken = row.title + ", " + row.word + ". " + row.detail + ".";
    return row;
}

BlueprintScreen BlueprintSession::screen() const {
    BlueprintScreen screen;
    if (!may_change()) {
        screen.forbidden =
            tr("Only an examiner or an administrator can change the house\u2019s "
               "exams.");
        return screen;
    }
    screen.error = error_;
    if (screen.error.empty() && !problems_.empty())
        screen.error =
            tr("An exam is left out: {problem}", "problem"_a = to_text(problems_.front()));
    screen.notice = notice_;
    const auto open = picked();
    for (const ListedExam& listed : listed()) {
        if (listed == open) screen.picked = screen.rows.size();
        screen.rows.push_back(row_of(listed));
    }
    const Blueprint* exam = open_exam();
    if (exam == nullptr) return screen;
    const ListedExamRow& row = screen.rows.at(screen.picked);
    screen.title = row.title;
    screen.standing = capital(row.word) + dot + row.detail;
    screen.part = part_;
    screen.can_change = is_draft_open();
    add_part(screen, *exam);
    if (screen.can_change) add_problems(screen, *exam);
    return screen;
}

void BlueprintSession::add_part(BlueprintScreen& screen, const Blueprint& exam) const {
    if (part_ == BlueprintPart::Exam) {
        screen.fields = exam_fields(exam, library_);
        screen.story = decision_in_words(exam);
    } else if (part_ == BlueprintPart::Cells) {
        add_cells(screen, exam);
    } else {
        add_preview(screen, exam);
    }
}

void BlueprintSession::add_cells(BlueprintScreen& screen, const Blueprint& exam) const {
    for (const BlueprintCell& cell : exam.cells) {
        CellItem item{cell.title,
                      tr_n("at least {count} item", "at least {count} items", cell.least) + dot +
                          tr_n("{count} clause", "{count} clauses", std::ssize(cell.clauses)),
                      {},
                      {}};
        item.spoken = item.title + ". " + item.detail + ".";
        screen.cells.push_back(std::move(item));
    }
    if (exam.cells.empty()) return;
    screen.cell = cell_of(exam);
    const BlueprintCell& open = exam.cells.at(screen.cell);
    screen.fields = cell_fields(open);
    screen.list = list_;
    screen.ticks = ticks_of(open, list_, exam.game, library_);
    switch (list_) {
        case CellList::Clauses:
            screen.story = tr("One of the chosen clauses decides each item of this part.");
            break;
        case CellList::Kinds:
            screen.story = open.kinds.empty()
                               ? tr("Nothing is chosen: every kind of question is asked.")
                               : tr("Only the chosen kinds of question are asked.");
            break;
        case CellList::Features:
            screen.story = open.features.empty()
                               ? tr("Nothing is chosen: any hand will do.")
                               : tr("Every hand of this part has all that is chosen.");
            break;
    }
}

void BlueprintSession::add_preview(BlueprintScreen& screen, const Blueprint& exam) const {
    if (is_working()) screen.story = tr("A form is being dealt\u2026");
    if (!preview_) return;
    if (!preview_->problems.empty())
        screen.story = preview_->problems.front().what;
    else
        screen.story = tr(
            "The {items} items that every candidate gets, as one form has them: they show {shown} "
            "of the {arising} misreadings that can arise at this table. Every candidate gets other "
            "hands.",
            "items"_a = preview_->items.size(),
            "shown"_a = preview_->arising - static_cast<int>(preview_->not_shown.size()),
            "arising"_a = preview_->arising);
    for (const std::string& id : preview_->not_shown)
        screen.preview.push_back(row_not_shown(id, library_));
    for (const ExamItem& item : preview_->items)
        screen.preview.push_back(preview_row(item, exam, library_));
}

void BlueprintSession::add_problems(BlueprintScreen& screen, const Blueprint& exam) const {
    for (const FieldProblem& problem : problems_by_field(exam, library_)) {
        screen.problems.push_back(problem.words);
        put_at(screen.fields, problem.field, problem.words);
        if (problem.cell && *problem.cell < screen.cells.size()) {
            CellItem& cell = screen.cells[*problem.cell];
            cell.word = tr("to be mended");
            cell.spoken += " " + problem.words;
        }
    }
    for (const auto& [name, typed] : blank_) {
        const std::string words = tr("Nothing stands here: type some words.");
        screen.problems.push_back(words);
        put_at(screen.fields, name, words);
        for (ExamField& field : screen.fields)
            if (field.name == name) field.value = typed;
    }
}

}  // namespace fairdeal

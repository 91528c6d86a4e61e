#include "desk/blueprints/blueprint_session.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "base/text.h"
#include "base/translation.h"
#include "training/aims.h"

namespace fairdeal {

namespace {

/// Where the words of a field are kept; null: it is no such field.
std::string* words_at(Blueprint& exam, std::size_t cell, const std::string& field) {
    if (field == "title") return &exam.title;
    if (field == "note") return &exam.note;
    return field == "cell-title" && cell < exam.cells.size() ? &exam.cells[cell].title : nullptr;
}

/// An id that no cell of the exam has.
std::string new_cell_id(const Blueprint& exam) {
    for (int number = static_cast<int>(exam.cells.size()) + 1;; ++number) {
        std::string id = fmt::format("part-{}", number);
        if (std::none_of(exam.cells.begin(), exam.cells.end(),
                         [&](const BlueprintCell& cell) { return cell.id == id; }))
            return id;
    }
}

/// A clause that no part of the exam asks yet and a dealt hand can turn on; of an exam that asks
/// all, the first.
std::string clause_not_asked(const Blueprint& exam, const Library& library) {
    const auto clauses = clauses_for(exam.game, library);
    for (const std::string& clause : clauses) {
        const bool asked =
            std::any_of(exam.cells.begin(), exam.cells.end(), [&](const BlueprintCell& cell) {
                return std::find(cell.clauses.begin(), cell.clauses.end(), clause) !=
                       cell.clauses.end();
            });
        if (!asked && can_be_dealt(exam.game, clause)) return clause;
    }
    return clauses.empty() ? "" : clauses.front();
}

}  // namespace

bool BlueprintSession::may_change() const {
    return office_.may(OfficeRight::OpenSitting) || office_.may(OfficeRight::ManagePeople);
}

void BlueprintSession::enter() {
    error_.clear();
    notice_.clear();
    if (!may_change()) return;
    read();
    std::vector<Blueprint> offered = office_.exams;
    std::erase_if(offered, [&](const Blueprint& exam) {
        return std::any_of(shipped_.begin(), shipped_.end(),
                           [&](const Blueprint& other) { return other.id == exam.id; });
    });
    if (offered != in_use_) office_.renew_exams();
}

std::vector<ListedExam> BlueprintSession::listed() const {
    std::vector<ListedExam> all;
    for (const auto& [id, draft] : drafts_) all.push_back({ListedExam::Kind::Draft, id});
    for (const Blueprint& exam : in_use_) all.push_back({ListedExam::Kind::InUse, exam.id});
    for (const Blueprint& exam : shipped_) all.push_back({ListedExam::Kind::Shipped, exam.id});
    return all;
}

/// What is picked, as long as it is there; else the first.
std::optional<ListedExam> BlueprintSession::picked() const {
    const auto all = listed();
    if (picked_ && std::find(all.begin(), all.end(), *picked_) != all.end()) return picked_;
    return all.empty() ? std::nullopt : std::optional(all.front());
}

const Blueprint* BlueprintSession::exam_of(const ListedExam& exam) const {
    if (exam.kind == ListedExam::Kind::Draft) return &drafts_.at(exam.id).exam;
    const auto& exams = exam.kind == ListedExam::Kind::InUse ? in_use_ : shipped_;
    const auto found = std::find_if(exams.begin(), exams.end(),
                                    [&](const Blueprint& one) { return one.id == exam.id; });
    return found == exams.end() ? nullptr : &*found;
}

const Blueprint* BlueprintSession::open_exam() const {
    const auto open = picked();
    return open ? exam_of(*open) : nullptr;
}

bool BlueprintSession::is_draft_open() const {
    const auto open = picked();
    return open && open->kind == ListedExam::Kind::Draft;
}

std::size_t BlueprintSession::cell_of(const Blueprint& exam) const {
    return exam.cells.empty() ? 0 : std::min(cell_, exam.cells.size() - 1);
}

bool BlueprintSession::can(BlueprintAction action) const {
    if (action == BlueprintAction::Leave) return true;
    const auto open = picked();
    if (!may_change() || !open) return false;
    const bool draft = open->kind == ListedExam::Kind::Draft;
    const bool in_use = open->kind == ListedExam::Kind::InUse;
    switch (action) {
        case BlueprintAction::Copy: return true;
        case BlueprintAction::Change: return in_use && !drafts_.contains(open->id);
        case BlueprintAction::ShowExam: return part_ != BlueprintPart::Exam;
        case BlueprintAction::ShowCells: return part_ != BlueprintPart::Cells;
        case BlueprintAction::ShowPreview: return part_ != BlueprintPart::Preview;
        case BlueprintAction::CallOff: return is_working();
        case BlueprintAction::AnotherForm: return part_ == BlueprintPart::Preview && !is_working();
        case BlueprintAction::AddCell: return draft && part_ == BlueprintPart::Cells;
        case BlueprintAction::RemoveCell:
            return draft && part_ == BlueprintPart::Cells && open_exam()->cells.size() > 1;
        case BlueprintAction::PutInUse:
            return draft && blank_.empty() && problems_by_field(*open_exam(), library_).empty();
        case BlueprintAction::TakeOut: return in_use && !drafts_.contains(open->id);
        case BlueprintAction::Drop: return draft;
        case BlueprintAction::PutBack: return before_.has_value();
        case BlueprintAction::Leave: break;
    }
    return true;
}

void BlueprintSession::apply(BlueprintAction action) {
    if (!can(action)) return;
    error_.clear();
    notice_.clear();
    switch (action) {
        case BlueprintAction::Copy: begin_draft(*open_exam(), true); break;
        case BlueprintAction::Change: begin_draft(*open_exam(), false); break;
        case BlueprintAction::ShowExam:
        case BlueprintAction::CallOff: show(BlueprintPart::Exam); break;
        case BlueprintAction::ShowCells: show(BlueprintPart::Cells); break;
        case BlueprintAction::ShowPreview: show(BlueprintPart::Preview); break;
        case BlueprintAction::AnotherForm:
            ++form_;
            show(BlueprintPart::Preview);
            break;
        case BlueprintAction::AddCell: add_cell(); break;
        case BlueprintAction::RemoveCell: remove_cell(); break;
        case BlueprintAction::PutInUse: put_in_use(); break;
        case BlueprintAction::TakeOut: take_out(); break;
        case BlueprintAction::Drop: drop(); break;
        case BlueprintAction::PutBack: put_back(); break;
        case BlueprintAction::Leave:
            if (part_ == BlueprintPart::Exam)
                office_.show(CertifyView::Sittings);
            else
                show(BlueprintPart::Exam);
    }
}

void BlueprintSession::show(BlueprintPart part) {
    call_off();
    blank_.clear();
    part_ = part;
    if (part == BlueprintPart::Preview) begin_preview();
}

void BlueprintSession::pick(std::size_t row) {
    const auto all = listed();
    if (row >= all.size() || all[row] == picked()) return;
    picked_ = all[row];
    before_.reset();
    cell_ = 0;
    error_.clear();
    notice_.clear();
    show(part_);
}

void BlueprintSession::pick_cell(std::size_t cell) {
    blank_.clear();
    cell_ = cell;
}

// --- the draft

void BlueprintSession::begin_draft(const Blueprint& from, bool is_new) {
    Blueprint fresh = from;
    if (is_new) {
        fresh.id = new_exam_id(folder(), from.game, shipped_);
        fresh.title = tr("{exam}, our own", "exam"_a = from.title);
    }
    const auto bytes = keep_exam_draft(folder(), fresh, "");
    before_.reset();
    if (!bytes) {
        error_ = to_text(bytes.error().front());
        return read();
    }
    picked_ = ListedExam{ListedExam::Kind::Draft, fresh.id};
    drafts_.insert_or_assign(picked_->id, ExamDraft{std::move(fresh), *bytes});
    show(BlueprintPart::Exam);
    notice_ = tr("This is a draft: it is offered for candidates once it is put in use.");
}

/// Keeps it at once. Where another desk was faster, its draft is shown.
bool BlueprintSession::keep(Blueprint changed) {
    ExamDraft& draft = drafts_.at(changed.id);
    const auto bytes = keep_exam_draft(folder(), changed, draft.bytes);
    before_.reset();
    if (bytes) {
        draft = {std::move(changed), *bytes};
        error_.clear();
        return true;
    }
    error_ = to_text(bytes.error().front());
    read();
    return false;
}

void BlueprintSession::type(const std::string& field, const std::string& words) {
    if (!is_draft_open()) return;
    Blueprint changed = *open_exam();
    std::string* at = words_at(changed, cell_of(changed), field);
    if (at == nullptr) return;
    if (trimmed(words).empty()) {
        blank_[field] = words;
        return;
    }
    blank_.erase(field);
    if (*at == words) return;
    *at = words;
    notice_.clear();
    keep(std::move(changed));
}

void BlueprintSession::set(const std::string& field, int value) {
    if (!is_draft_open()) return;
    Blueprint changed = *open_exam();
    if (part_ == BlueprintPart::Cells)
        set_cell_number(changed.cells.at(cell_of(changed)), field, value);
    else
        set_exam_number(changed, field, value, library_);
    if (changed == *open_exam()) return;
    notice_.clear();
    keep(std::move(changed));
}

void BlueprintSession::turn(std::size_t row) {
    if (!is_draft_open() || part_ != BlueprintPart::Cells) return;
    Blueprint changed = *open_exam();
    notice_.clear();
    if (!turn_tick(changed.cells.at(cell_of(changed)), list_, row, changed.game, library_)) {
        error_ = tr("A part asks at least one clause. Choose another first, or remove the part.");
        return;
    }
    if (changed != *open_exam()) keep(std::move(changed));
}

void BlueprintSession::add_cell() {
    Blueprint changed = *open_exam();
    BlueprintCell cell;
    cell.id = new_cell_id(changed);
    cell.title = tr("New part");
    cell.clauses = {clause_not_asked(changed, library_)};
    changed.cells.push_back(std::move(cell));
    const std::size_t last = changed.cells.size() - 1;
    if (!keep(std::move(changed))) return;
    pick_cell(last);
    list_ = CellList::Clauses;
}

void BlueprintSession::remove_cell() {
    Blueprint changed = *open_exam();
    const std::size_t gone = cell_of(changed);
    Blueprint whole = changed;
    changed.cells.erase(changed.cells.begin() + static_cast<std::ptrdiff_t>(gone));
    if (!keep(std::move(changed))) return;
    pick_cell(gone == 0 ? 0 : gone - 1);
    notice_ = tr("The part \u201c{part}\u201d is removed.", "part"_a = whole.cells.at(gone).title);
    before_ = std::move(whole);
}

/// Another change of the draft, or another draft, ends the way back.
void BlueprintSession::put_back() {
    Blueprint whole = *std::exchange(before_, std::nullopt);
    const auto draft = drafts_.find(whole.id);
    const auto bytes =
        keep_exam_draft(folder(), whole, draft == drafts_.end() ? "" : draft->second.bytes);
    if (!bytes) {
        error_ = to_text(bytes.error().front());
        return read();
    }
    picked_ = ListedExam{ListedExam::Kind::Draft, whole.id};
    drafts_.insert_or_assign(picked_->id, ExamDraft{std::move(whole), *bytes});
}

}  // namespace fairdeal

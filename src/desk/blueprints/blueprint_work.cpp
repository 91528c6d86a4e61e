// Reading what lies in the folder, putting it in use, and dealing a form of it.

#include "base/translation.h"
#include "desk/blueprints/blueprint_session.h"
#include "exam/sitting/ticket.h"

namespace fairdeal {

namespace {

/// The seeds of a form that no sitting has.
ExamSeeds seeds_of_preview(int form) {
    return seeds_from(sha256(fixed("fairdeal exam check\n") + std::to_string(form) + fixed("\n")));
}

PreviewedForm dealt_form(const Blueprint& exam, const TableCard& card,
                         const std::vector<Misreading>& misreadings, int number,
                         const std::atomic<bool>& called_off) {
    PreviewedForm form;
    ExamForm dealer(exam, card, misreadings, seeds_of_preview(number));
    const int least = least_items(exam);
    for (int place = 1; place <= least && !called_off; ++place) {
        auto item = dealer.next();
        if (!item) {
            form.problems.push_back(
                {{},
                 tr("No hand could be dealt for item {number}: its clauses, kinds of question "
                    "and features do not go together.",
                    "number"_a = place)});
            break;
        }
        form.items.push_back(*std::move(item));
    }
    form.not_shown = dealer.not_shown();
    form.arising = static_cast<int>(form.not_shown.size());
    for (const ExamItem& item : form.items) form.arising += static_cast<int>(item.shows.size());
    return form;
}

}  // namespace

std::filesystem::path BlueprintSession::folder() const {
    const School* school = office_.school();
    return school == nullptr ? std::filesystem::path() : own_exams_folder(school->file());
}

void BlueprintSession::read() {
    problems_.clear();
    in_use_.clear();
    drafts_.clear();
    auto shipped = load_exams(office_.content);
    if (!shipped) {
        shipped_.clear();
        problems_ = std::move(shipped.error());
        return;
    }
    shipped_ = *std::move(shipped);
    OwnExams own = read_own_exams(folder(), library_, shipped_);
    in_use_ = std::move(own.exams);
    problems_ = std::move(own.problems);
    ExamDrafts drafts = read_exam_drafts(folder());
    problems_.insert(problems_.end(), drafts.problems.begin(), drafts.problems.end());
    for (ExamDraft& draft : drafts.all) {
        const std::string id = draft.exam.id;
        drafts_.emplace(id, std::move(draft));
    }
}

void BlueprintSession::exams_have_changed() {
    read();
    office_.renew_exams();
}

void BlueprintSession::put_in_use() {
    const ExamDraft draft = drafts_.at(open_exam()->id);
    const auto done = put_exam_in_use(folder(), draft, library_, shipped_);
    exams_have_changed();
    if (!done) {
        error_ = to_text(done.error().front());
        return;
    }
    picked_ = ListedExam{ListedExam::Kind::InUse, draft.exam.id};
    show(BlueprintPart::Exam);
    notice_ =
        tr("In use: \u201c{exam}\u201d can be opened for candidates from now on. Exams that "
           "are open stay as they are.",
           "exam"_a = draft.exam.title);
}

void BlueprintSession::take_out() {
    const std::string id = open_exam()->id;
    const auto done = take_exam_out_of_use(folder(), id);
    exams_have_changed();
    if (!done) {
        error_ = to_text(done.error().front());
        return;
    }
    picked_ = ListedExam{ListedExam::Kind::Draft, id};
    show(BlueprintPart::Exam);
    notice_ =
        tr("It is a draft again and can be opened for nobody. Exams that are open stay as "
           "they are.");
}

void BlueprintSession::drop() {
    const ExamDraft draft = drafts_.at(open_exam()->id);
    const auto done = drop_exam_draft(folder(), draft.exam.id, draft.bytes);
    read();
    picked_.reset();
    show(BlueprintPart::Exam);
    if (done) {
        notice_ = tr("The draft is deleted.");
        before_ = draft.exam;
    } else {
        error_ = to_text(done.error().front());
    }
}

void BlueprintSession::begin_preview() {
    const Blueprint* exam = open_exam();
    const TableCardFile* card = exam == nullptr ? nullptr : find_table(library_, exam->table);
    if (card == nullptr || !problems_of(*exam).empty()) return;
    called_off_ = std::make_shared<std::atomic<bool>>(false);
    preview_run_.begin(
        [exam = *exam, card = card->card, misreadings = library_.misreadings, form = form_,
         off = called_off_] { return dealt_form(exam, card, misreadings, form, *off); });
}

void BlueprintSession::call_off() {
    preview_.reset();
    if (!preview_run_.is_under_way()) return;
    *called_off_ = true;
    preview_run_.take();
}

bool BlueprintSession::poll() {
    if (!preview_run_.is_done()) return false;
    preview_ = preview_run_.take();
    return true;
}

void BlueprintSession::wait() {
    if (preview_run_.is_under_way()) preview_ = preview_run_.take();
}

}  // namespace fairdeal

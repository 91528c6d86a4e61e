#pragma once
// The exams of a house: copied from one that ships, changed in a draft, previewed, put in use. A
// draft is kept at every change. Sittings keep the exam that they were opened by.

#include <atomic>
#include <map>
#include <memory>

#include "assessment/exam_form.h"
#include "base/off_thread.h"
#include "desk/blueprints/blueprint_actions.h"
#include "desk/blueprints/blueprint_fields.h"
#include "desk/certify/office_session.h"
#include "desk/frame/destination.h"
#include "school/exams/own_exams.h"

namespace fairdeal {

/// A form that somebody could get: the items that every exam has.
struct PreviewedForm {
    Problems problems;  // why it could not be dealt
    std::vector<ExamItem> items;
    std::vector<std::string> not_shown;  // misreadings that can arise, by id
    int arising = 0;
};

class BlueprintSession {
public:
    /// For who is signed in at the office; its list of exams is read again when one is put in use.
    BlueprintSession(const Library& library, OfficeSession& office)
        : library_(library), office_(office) {}
    ~BlueprintSession() { call_off(); }
    BlueprintSession(const BlueprintSession&) = delete;
    BlueprintSession& operator=(const BlueprintSession&) = delete;

    /// The page comes up: what another desk wrote is seen.
    void enter();
    /// Call it on a timer while it is working. True: show the page again.
    bool poll();
    [[nodiscard]] bool is_working() const { return preview_run_.is_under_way(); }
    /// Waits until the preview is dealt; for tests.
    void wait();

    [[nodiscard]] BlueprintScreen screen() const;
    [[nodiscard]] bool can(BlueprintAction action) const;
    void apply(BlueprintAction action);

    void pick(std::size_t row);
    void pick_cell(std::size_t cell);
    void choose_list(CellList list) { list_ = list; }
    /// Of the fields that are shown: what is typed into one.
    void type(const std::string& field, const std::string& words);
    /// A number, the row of a choice, or a tick (0 or 1).
    void set(const std::string& field, int value);
    void turn(std::size_t tick);

private:
    [[nodiscard]] bool may_change() const;
    [[nodiscard]] std::filesystem::path folder() const;
    [[nodiscard]] std::vector<ListedExam> listed() const;
    [[nodiscard]] std::optional<ListedExam> picked() const;
    [[nodiscard]] const Blueprint* exam_of(const ListedExam& exam) const;
    [[nodiscard]] const Blueprint* open_exam() const;
    [[nodiscard]] bool is_draft_open() const;
    [[nodiscard]] std::size_t cell_of(const Blueprint& exam) const;
    [[nodiscard]] ListedExamRow row_of(const ListedExam& listed) const;
    void add_part(BlueprintScreen& screen, const Blueprint& exam) const;
    void add_cells(BlueprintScreen& screen, const Blueprint& exam) const;
    void add_preview(BlueprintScreen& screen, const Blueprint& exam) const;
    void add_problems(BlueprintScreen& screen, const Blueprint& exam) const;
    void read();
    void show(BlueprintPart part);
    void begin_draft(const Blueprint& from, bool is_new);
    bool keep(Blueprint changed);
    void add_cell();
    void remove_cell();
    void put_in_use();
    void take_out();
    void drop();
    void put_back();
    void begin_preview();
    void call_off();
    void exams_have_changed();

    const Library& library_;
    OfficeSession& office_;
    std::vector<Blueprint> shipped_, in_use_;
    std::map<std::string, ExamDraft> drafts_;  // by id
    Problems problems_;                        // of the files that are left out
    std::optional<ListedExam> picked_;
    BlueprintPart part_ = BlueprintPart::Exam;
    std::size_t cell_ = 0;
    CellList list_ = CellList::Clauses;
    std::map<std::string, std::string> blank_;  // fields that are empty now, and may not be
    std::optional<Blueprint> before_;  // the draft before a part of it, or all of it, was removed
    int form_ = 1;                     // number of the form that is previewed
    std::optional<PreviewedForm> preview_;
    OffThread<PreviewedForm> preview_run_;
    std::shared_ptr<std::atomic<bool>> called_off_;
    std::string error_, notice_;
};

}  // namespace fairdeal

#pragma once
// Cases: the disputes of the open log on the left, the picked one on the right, with what can be
// done next; or a case file that was checked.

#include "desk/cases/case_panel.h"
#include "desk/frame/page.h"
#include "desk/kit/rows/row_list.h"
#include "desk/log/signing/signing_session.h"

namespace fairdeal {

class CasePage : public Page {
public:
    CasePage(wxWindow* parent, PageContext& context, CaseSession& session, SigningSession& signing);
    void show_desk() override;
    bool press(const KeyPress& key) override;
    void theme_changed() override;
    void take_focus() override;

    [[nodiscard]] RowList* list() const { return list_; }
    [[nodiscard]] CasePanel* panel() const { return panel_; }
    /// That send or drop the form, or say what can be done in the case.
    [[nodiscard]] wxButton* button(const std::string& label) const;
    [[nodiscard]] const CaseScreen& shown() const { return shown_; }

private:
    wxSizer* make_head();
    wxWindow* make_invitation();
    wxWindow* make_list();
    wxWindow* make_right();
    void show_right();
    void show_tasks();
    void add_form_buttons(const CaseFormScreen& form);
    void add_button(const std::string& label, const char* kind, void (CasePage::*act)());
    wxButton* make_task_button(wxWindow* parent, CaseTask task, const char* kind);
    void do_task(CaseTask task);
    void do_next() { do_task(next_task(session_)); }
    void leave();
    void drop();
    void stay();
    void submit();
    void sign(const std::string& why);
    void keep_typed_review();
    void check_file();
    void open_a_log();
    void save(CaseTask task);
    void save_proof(CaseTask task);
    void move(int step);
    bool press_in_list(const KeyPress& key);
    void lay_out() override;

    CaseSession& session_;
    SigningSession& signing_;
    CaseScreen shown_;
    bool had_form_ = false;
    std::string tasks_shown_;
    Text* summary_ = nullptr;
    Text* notice_ = nullptr;
    wxButton* open_case_ = nullptr;
    wxButton* check_ = nullptr;
    Tile* invitation_ = nullptr;
    wxButton* open_log_ = nullptr;
    Text* pitch_ = nullptr;
    Tile* list_card_ = nullptr;
    RowList* list_ = nullptr;
    Text* empty_ = nullptr;
    Tile* right_ = nullptr;
    Text* title_ = nullptr;
    Text* word_ = nullptr;
    Text* next_ = nullptr;
    CasePanel* panel_ = nullptr;
    wxSizer* tasks_ = nullptr;
};

}  // namespace fairdeal

#pragma once
// The school's first page: who are you, and then what is to be done today, beside a drill of one's
// own choosing.

#include <wx/checkbox.h>
#include <wx/scrolwin.h>
#include <wx/textctrl.h>

#include "desk/frame/page.h"
#include "desk/kit/canvas/table_canvas.h"
#include "desk/kit/rows/row_list.h"
#include "desk/learn/learn_tabs.h"

namespace fairdeal {

class LearnPage : public Page {
public:
    LearnPage(wxWindow* parent, PageContext& context, LearnSession& session);
    void show_desk() override;
    bool press(const KeyPress& key) override;
    void theme_changed() override;
    void take_focus() override;

    [[nodiscard]] RowList* profiles() const { return profiles_; }
    [[nodiscard]] RowList* plan() const { return plan_; }
    [[nodiscard]] wxButton* start_button() const { return start_; }
    [[nodiscard]] wxButton* lesson_button() const { return lesson_; }
    [[nodiscard]] wxButton* placement_button() const { return placement_; }
    [[nodiscard]] wxButton* resume_button() const { return resume_; }
    [[nodiscard]] wxButton* drill_button() const { return drill_; }
    [[nodiscard]] wxButton* speed_button() const { return speed_; }
    [[nodiscard]] wxButton* round_button() const { return round_; }
    [[nodiscard]] wxButton* shift_button() const { return shift_; }
    [[nodiscard]] wxButton* new_button() const { return new_; }
    [[nodiscard]] wxTextCtrl* name_field() const { return entries_.front().entry; }
    /// Of the form of a new profile, as in profile_fields.
    [[nodiscard]] wxTextCtrl* form_field(std::size_t field) const {
        return entries_.at(field).entry;
    }
    [[nodiscard]] wxTextCtrl* passphrase_field() const { return passphrase_; }

private:
    wxButton* make_action_button(wxWindow* parent, LearnAction action, const char* kind);
    void take(LearnAction action);
    wxWindow* make_people();
    void add_sign_in(wxSizer* column);
    wxWindow* make_form(wxWindow* parent);
    wxWindow* make_appointment(std::size_t first_field);
    wxWindow* make_today();
    wxWindow* make_plan(wxWindow* parent);
    wxWindow* make_drill(wxWindow* parent);
    void add_runs(wxSizer* column);
    wxTextCtrl* add_field(wxWindow* parent, wxSizer* column, std::size_t field);
    void deal_picked();
    /// Profiles or games; they must stay while they are shown.
    template <class Items>
    static void show_rows(RowList* list, const Items& items) {
        list->set_rows(
            items.size(),
            [&items](wxGraphicsContext& gc, const wxRect2DDouble& row, std::size_t number,
                     bool selected) {
                draw_named(gc, row, items.at(number).title, items.at(number).detail, "", selected);
            },
            [&items](std::size_t number) { return items.at(number).spoken; });
    }
    void show_people();
    void show_first_hand();
    void show_form(const ProfilesScreen& screen);
    void make_profile();
    void sign_in();
    void show_today();
    void show_steps();
    [[nodiscard]] wxButton* first_button() const;
    void show_drill();
    void open_planned(int row);
    void lay_out() override;

    LearnSession& session_;
    bool was_inside_ = false;  // as it was shown last
    ProfilesScreen people_;
    TodayScreen today_;
    LearnTabs* tabs_ = nullptr;
    Text* error_ = nullptr;
    // who are you
    Tile* people_ground_ = nullptr;
    Tile* people_card_ = nullptr;
    Text* people_heading_ = nullptr;
    Text* people_story_ = nullptr;
    Text* nobody_ = nullptr;
    RowList* profiles_ = nullptr;
    TableCanvas* first_hand_ = nullptr;  // where there is no profile yet
    Text* passphrase_label_ = nullptr;
    wxTextCtrl* passphrase_ = nullptr;
    wxButton* sign_in_ = nullptr;
    wxButton* new_ = nullptr;
    Tile* form_ = nullptr;
    wxScrolledWindow* form_body_ = nullptr;
    Text* form_story_ = nullptr;
    /// A field of the form, as in profile_fields.
    struct ProfileEntry {
        Text* label = nullptr;
        wxTextCtrl* entry = nullptr;
        Text* problem = nullptr;
    };
    std::array<ProfileEntry, profile_fields.size()> entries_;
    wxCheckBox* trainer_ = nullptr;
    Tile* appointment_ = nullptr;
    wxButton* make_ = nullptr;
    wxButton* cancel_ = nullptr;
    // today
    Tile* today_ground_ = nullptr;
    Tile* plan_card_ = nullptr;
    Tile* drill_card_ = nullptr;
    wxScrolledWindow* drill_body_ = nullptr;
    Text* heading_ = nullptr;
    Text* headline_ = nullptr;
    Text* done_ = nullptr;
    Text* assigned_ = nullptr;
    Text* floor_ = nullptr;
    Text* nothing_ = nullptr;
    RowList* plan_ = nullptr;
    wxButton* start_ = nullptr;
    wxButton* lesson_ = nullptr;
    Text* lesson_text_ = nullptr;
    wxButton* placement_ = nullptr;
    Text* placement_text_ = nullptr;
    wxButton* resume_ = nullptr;
    Text* resume_text_ = nullptr;
    Text* drill_story_ = nullptr;
    std::vector<std::pair<Game, wxToggleButton*>> games_;
    std::vector<std::pair<bool, wxToggleButton*>> irregular_;  // one
    std::vector<std::pair<QuestionKind, wxToggleButton*>> kinds_;
    std::vector<std::pair<int, wxToggleButton*>> levels_;
    wxButton* drill_ = nullptr;
    wxButton* mistakes_ = nullptr;
    wxButton* speed_ = nullptr;
    wxButton* round_ = nullptr;
    wxButton* shift_ = nullptr;
};

}  // namespace fairdeal

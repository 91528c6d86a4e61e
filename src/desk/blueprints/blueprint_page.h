#pragma once
// The exams of a house: the list of them; of the picked one its fields, its parts, or a form of it.

#include <map>

#include "desk/blueprints/blueprint_session.h"
#include "desk/blueprints/exam_fields_panel.h"
#include "desk/certify/office/certify_tabs.h"
#include "desk/frame/page.h"
#include "desk/kit/rows/row_list.h"

namespace fairdeal {

class BlueprintPage : public Page {
public:
    BlueprintPage(wxWindow* parent, PageContext& context, BlueprintSession& session,
                  OfficeSession& office);
    void show_desk() override;
    bool press(const KeyPress& key) override;
    void theme_changed() override;
    void take_focus() override;

    [[nodiscard]] const BlueprintScreen& screen() const { return shown_; }
    [[nodiscard]] wxButton* button(BlueprintAction action) const { return buttons_.at(action); }
    [[nodiscard]] wxToggleButton* list_button(CellList list) const { return lists_.at(list); }
    [[nodiscard]] RowList* exams() const { return exams_; }
    [[nodiscard]] RowList* cells() const { return cells_; }
    [[nodiscard]] RowList* ticks() const { return ticks_; }
    [[nodiscard]] RowList* preview() const { return preview_; }
    [[nodiscard]] wxWindow* field(const std::string& name) const { return fields_->field(name); }

private:
    wxWindow* make_list();
    wxWindow* make_card();
    wxSizer* make_buttons();
    wxSizer* make_lists();
    wxButton* make_action_button(wxWindow* parent, BlueprintAction action, const char* kind);
    void show_list();
    void show_cells();
    void show_ticks();
    void show_preview();
    void show_words();
    bool take(BlueprintAction action);
    void lay_out() override;

    BlueprintSession& session_;
    BlueprintScreen shown_;
    CertifyTabs* tabs_ = nullptr;
    std::map<BlueprintAction, wxButton*> buttons_;
    std::map<CellList, wxToggleButton*> lists_;
    Text* message_ = nullptr;
    Tile* list_card_ = nullptr;
    RowList* exams_ = nullptr;
    Tile* card_ = nullptr;
    Text* title_ = nullptr;
    Text* standing_ = nullptr;
    Text* problem_ = nullptr;
    Text* story_ = nullptr;
    wxBoxSizer* body_ = nullptr;
    RowList* cells_ = nullptr;
    ExamFieldsPanel* fields_ = nullptr;
    RowList* ticks_ = nullptr;
    RowList* preview_ = nullptr;
};

}  // namespace fairdeal

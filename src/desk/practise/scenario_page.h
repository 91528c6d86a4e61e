#pragma once
// Practise, before a scenario is open: the list with its filters on the left, the picked scenario
// on the right.

#include <wx/textctrl.h>

#include "desk/frame/page.h"
#include "desk/kit/canvas/table_canvas.h"
#include "desk/kit/rows/row_list.h"
#include "desk/practise/practise_session.h"

namespace fairdeal {

class ScenarioPage : public Page {
public:
    ScenarioPage(wxWindow* parent, PageContext& context, PractiseSession& session);
    void show_desk() override;
    bool press(const KeyPress& key) override;
    void theme_changed() override;
    void take_focus() override { list_->SetFocus(); }

    [[nodiscard]] wxTextCtrl* search() const { return search_; }
    [[nodiscard]] RowList* list() const { return list_; }
    [[nodiscard]] wxButton* start_button() const { return start_; }

private:
    wxSizer* make_left();
    wxSizer* make_filters(wxWindow* parent);
    wxSizer* make_levels(wxWindow* parent);
    wxSizer* make_games(wxWindow* parent);
    wxWindow* make_preview();
    void show_list();
    void show_preview();
    /// Lists the scenarios by this filter.
    void list(ScenarioFilter filter);
    void pick(int row);
    void lay_out() override;

    PractiseSession& session_;
    ScenarioListScreen shown_;
    std::string previewed_;
    Text* count_ = nullptr;
    Text* empty_ = nullptr;
    wxTextCtrl* search_ = nullptr;
    std::vector<wxToggleButton*> levels_;
    std::vector<std::pair<Game, wxToggleButton*>> games_;
    wxButton* whose_ = nullptr;
    wxToggleButton* open_only_ = nullptr;
    wxToggleButton* irregular_ = nullptr;
    RowList* list_ = nullptr;
    Tile* list_card_ = nullptr;
    Tile* preview_ = nullptr;
    Text* crumb_ = nullptr;
    Text* title_ = nullptr;
    Text* story_ = nullptr;
    TableCanvas* table_ = nullptr;
    wxButton* start_ = nullptr;
};

}  // namespace fairdeal

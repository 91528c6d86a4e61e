#pragma once
// The trainer's group: their trainees, the clauses they get wrong and the mistakes they share, each
// as one list.

#include <wx/choice.h>

#include "desk/frame/desk_page.h"
#include "desk/kit/row_list.h"
#include "desk/learn/learn_tabs.h"

namespace fairdeal {

class GroupPage : public DeskPage {
public:
    GroupPage(wxWindow* parent, Hub& hub);
    void show_desk() override;
    bool press(const KeyPress& key) override;
    void theme_changed() override;
    void take_focus() override { list_->SetFocus(); }

    [[nodiscard]] RowList* list() const { return list_; }
    [[nodiscard]] const GroupScreen& screen() const { return shown_; }

private:
    enum class Part : std::uint8_t { ByTrainee, ByClause, ByMistake };
    wxSizer* make_head();
    void show_teams();
    void show_list();
    [[nodiscard]] std::size_t rows() const;
    [[nodiscard]] std::string spoken(std::size_t row) const;
    void draw(wxGraphicsContext& gc, const wxRect2DDouble& row, std::size_t number,
              bool selected) const;
    void open(int row);
    void lay_out() override;

    GroupScreen shown_;
    Part part_ = Part::ByTrainee;
    LearnTabs* tabs_ = nullptr;
    Text* heading_ = nullptr;
    Text* period_ = nullptr;
    Text* empty_ = nullptr;
    wxChoice* team_ = nullptr;
    std::vector<wxToggleButton*> parts_;
    Tile* card_ = nullptr;
    RowList* list_ = nullptr;
};

}  // namespace fairdeal

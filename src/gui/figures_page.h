#pragma once
// The figures of an exam: its item families, its totals and decisions, and what its rule promises,
// each with its meaning beside it.

#include <wx/choice.h>

#include "app/certify_figures.h"
#include "gui/certify_tabs.h"
#include "gui/picture_canvas.h"
#include "gui/row_list.h"

namespace fairdeal {

class FiguresPage : public Page {
public:
    FiguresPage(wxWindow* parent, Hub& hub);
    void show_desk() override;
    bool press(const KeyPress& key) override;
    void theme_changed() override;
    void take_focus() override;

    [[nodiscard]] wxChoice* exam_choice() const { return exam_; }
    [[nodiscard]] RowList* list() const { return list_; }
    [[nodiscard]] PictureCanvas* curve() const { return curve_; }

private:
    enum class Part : std::uint8_t { Families, Exam, Rule };
    wxSizer* make_head();
    void show_exams();
    void show_rows();
    void draw(wxGraphicsContext& gc, const wxRect2DDouble& row, std::size_t number,
              bool selected) const;
    void lay_out() override;

    std::shared_ptr<const FiguresScreen> shown_;
    std::vector<FigureRow> rows_;  // of the part that is shown, but of families
    Part part_ = Part::Families;
    CertifyTabs* tabs_ = nullptr;
    wxChoice* exam_ = nullptr;
    Text* group_ = nullptr;
    Text* trouble_ = nullptr;
    std::vector<wxToggleButton*> parts_;
    Tile* card_ = nullptr;
    Text* empty_ = nullptr;
    RowList* list_ = nullptr;
    PictureCanvas* curve_ = nullptr;
};

}  // namespace fairdeal

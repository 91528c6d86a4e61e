#pragma once
// The figures of an exam: its item families, its totals and decisions, what its rule promises, the
// cut that a panel of judges sets, and what changed since another edition; each with its meaning
// beside it.

#include <wx/choice.h>
#include <wx/textctrl.h>

#include "desk/certify/office/certify_tabs.h"
#include "desk/figures/figures_session.h"
#include "desk/frame/page.h"
#include "desk/kit/canvas/picture_canvas.h"
#include "desk/kit/rows/row_list.h"

namespace fairdeal {

class FiguresPage : public Page {
public:
    FiguresPage(wxWindow* parent, PageContext& context, FiguresSession& session,
                OfficeSession& office);
    void show_desk() override;
    bool press(const KeyPress& key) override;
    void theme_changed() override;
    void take_focus() override;

    [[nodiscard]] wxChoice* exam_choice() const { return exam_; }
    [[nodiscard]] RowList* list() const { return list_; }
    [[nodiscard]] PictureCanvas* curve() const { return curve_; }
    [[nodiscard]] wxTextCtrl* judgements() const { return judgements_; }
    [[nodiscard]] wxButton* work_out_button() const { return work_out_; }
    [[nodiscard]] wxButton* open_button() const { return open_; }

private:
    wxSizer* make_head();
    wxWindow* make_card();
    wxSizer* make_panel();
    wxButton* make_action_button(FiguresAction action, const char* kind, OnClick click);
    void take(FiguresAction action);
    void open_judgements();
    void show_panel();
    void show_chart();
    void show_exams();
    void show_rows();
    void draw(wxGraphicsContext& gc, const wxRect2DDouble& row, std::size_t number,
              bool selected) const;
    void lay_out() override;

    FiguresSession& session_;
    FiguresScreen shown_;
    CertifyTabs* tabs_ = nullptr;
    wxChoice* exam_ = nullptr;
    Text* group_ = nullptr;
    Text* error_ = nullptr;
    std::vector<wxToggleButton*> parts_;
    Tile* card_ = nullptr;
    Text* empty_ = nullptr;
    RowList* list_ = nullptr;
    PictureCanvas* curve_ = nullptr;
    Text* panel_story_ = nullptr;
    wxTextCtrl* judgements_ = nullptr;
    wxButton* work_out_ = nullptr;
    wxButton* open_ = nullptr;
    wxButton* change_ = nullptr;
};

}  // namespace fairdeal

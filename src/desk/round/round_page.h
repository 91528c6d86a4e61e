#pragma once
// A round that a trainee deals: the table on the left, on the right what they can do and what
// became of their last act; at the end the sheet, with every slip on the table where it was made.

#include <wx/textctrl.h>
#include <wx/timer.h>

#include "desk/frame/page.h"
#include "desk/kit/canvas/table_canvas.h"
#include "desk/kit/row_list.h"
#include "desk/round/round_session.h"
#include "desk/verdict/verdict_card.h"

namespace fairdeal {

class RoundPage : public Page {
public:
    RoundPage(wxWindow* parent, PageContext& context, RoundSession& session);
    void show_desk() override;
    bool press(const KeyPress& key) override;
    void theme_changed() override;
    void take_focus() override;

    [[nodiscard]] const RoundScreen& screen() const { return shown_; }
    [[nodiscard]] const TableCanvas& table() const { return *table_; }
    [[nodiscard]] RowList* targets() const { return targets_; }
    [[nodiscard]] RowList* slips() const { return slips_; }
    [[nodiscard]] const std::vector<wxButton*>& acts() const { return acts_; }
    [[nodiscard]] wxTextCtrl* amount() const { return amount_; }
    [[nodiscard]] wxButton* again_button() const { return again_; }

private:
    wxSizer* make_heading();
    wxWindow* make_panel();
    wxSizer* make_amount();
    void show_dealing();
    void show_acts();
    void show_sheet();
    void enter();
    void go_on();
    void lay_out() override;

    RoundSession& session_;
    RoundScreen shown_;
    std::string built_;   // the acts that the buttons were made for
    bool asked_ = false;  // an amount, when it was shown last
    wxTimer timer_;
    PageHead head_;
    TableCanvas* table_ = nullptr;
    Tile* panel_ = nullptr;
    Text* prompt_ = nullptr;
    Text* feedback_ = nullptr;
    Text* due_ = nullptr;
    Text* clause_ = nullptr;
    RowList* targets_ = nullptr;
    Tile* act_ground_ = nullptr;
    std::vector<wxButton*> acts_;
    Tile* amount_ground_ = nullptr;
    Text* asks_ = nullptr;
    wxTextCtrl* amount_ = nullptr;
    wxButton* enter_ = nullptr;
    Text* problem_ = nullptr;
    Text* counts_ = nullptr;
    RowList* slips_ = nullptr;
    wxButton* again_ = nullptr;
};

}  // namespace fairdeal

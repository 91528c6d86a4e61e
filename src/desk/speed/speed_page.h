#pragma once
// Payouts for speed: chosen, then one after the other on the clock, then what came of it.

#include <wx/gauge.h>
#include <wx/textctrl.h>
#include <wx/timer.h>

#include "desk/frame/page.h"
#include "desk/kit/canvas/chip_rack.h"
#include "desk/kit/canvas/table_canvas.h"
#include "desk/kit/rows/row_list.h"
#include "desk/speed/speed_paper.h"

namespace fairdeal {

class SpeedPage : public Page {
public:
    SpeedPage(wxWindow* parent, PageContext& context, SpeedSession& session);
    void show_desk() override;
    bool press(const KeyPress& key) override;
    void theme_changed() override;
    void take_focus() override;

    [[nodiscard]] const SpeedScreen& screen() const { return shown_; }
    [[nodiscard]] wxTextCtrl* amount() const { return amount_; }
    [[nodiscard]] const ChipRack& rack() const { return *rack_; }
    [[nodiscard]] wxButton* start_button() const { return start_; }
    [[nodiscard]] wxButton* pay_button() const { return pay_; }
    [[nodiscard]] wxButton* again_button() const { return again_; }
    [[nodiscard]] RowList* rows() const { return rows_; }
    [[nodiscard]] const TableCanvas& table() const { return *table_; }
    [[nodiscard]] wxButton* pay_sheet_button() const { return pay_sheet_; }
    [[nodiscard]] wxTextCtrl* sheet_code() const { return sheet_code_; }
    [[nodiscard]] std::string said_above() const {
        return head_.crumb->GetLabelText().utf8_string();
    }
    [[nodiscard]] std::string clock() const { return clock_->GetLabelText().utf8_string(); }

private:
    wxSizer* make_heading();
    wxWindow* make_ready();
    void add_games(wxSizer* column);
    void add_levels(wxSizer* column);
    void add_kinds(wxSizer* column);
    void add_paper(wxSizer* column);
    void put_on_paper(SpeedAction action);
    void focus_on_payout();
    wxWindow* make_payout();
    wxWindow* make_sheet();
    void show_ready();
    void show_payout();
    void show_sheet();
    void show_clock();
    void look_after();
    void enter();
    void look_at(int row);
    void act(SpeedAction action);
    void lay_out() override;

    static constexpr int amount_width = 140, code_width = 220;

    SpeedSession& session_;
    SpeedScreen shown_;
    std::size_t asked_ = 0;  // answers when a payout was shown last
    wxTimer timer_;
    PageHead head_;
    Text* clock_ = nullptr;
    wxGauge* bar_ = nullptr;
    // ready
    Tile* ready_ = nullptr;
    Text* story_ = nullptr;
    Text* why_ = nullptr;
    Text* best_ = nullptr;
    std::vector<std::pair<Game, wxToggleButton*>> games_;
    std::vector<std::pair<SpeedLevel, wxToggleButton*>> levels_;
    std::vector<std::pair<QuestionKind, wxToggleButton*>> kinds_;
    wxButton* start_ = nullptr;
    Text* paper_heading_ = nullptr;
    wxButton* pay_sheet_ = nullptr;
    wxToggleButton* letter_ = nullptr;
    wxTextCtrl* sheet_code_ = nullptr;
    // one payout
    TableCanvas* table_ = nullptr;
    Tile* payout_ = nullptr;
    Text* question_ = nullptr;
    Text* bet_ = nullptr;
    wxTextCtrl* amount_ = nullptr;
    ChipRack* rack_ = nullptr;
    wxButton* pay_ = nullptr;
    Text* feedback_ = nullptr;
    Text* standing_ = nullptr;
    // the sheet
    Tile* sheet_ = nullptr;
    Text* result_ = nullptr;
    Text* median_ = nullptr;
    Text* sheet_best_ = nullptr;
    Text* rows_heading_ = nullptr;
    RowList* rows_ = nullptr;
    wxButton* look_ = nullptr;
    wxButton* again_ = nullptr;
};

}  // namespace fairdeal

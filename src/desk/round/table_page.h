#pragma once
// The table that is dealt at, for a round and for a shift: the felt on the left, on the right what
// the dealer can do, what became of their last act, and at the end the list of what was not right.
// What else belongs to the one or the other is put in by its page.

#include <wx/textctrl.h>
#include <wx/timer.h>

#include "desk/frame/page.h"
#include "desk/kit/canvas/table_canvas.h"
#include "desk/kit/rows/row_list.h"
#include "desk/round/table_session.h"

namespace fairdeal {

class TablePage : public Page {
public:
    void theme_changed() override;
    void take_focus() override;

    [[nodiscard]] const RoundScreen& screen() const { return shown_; }
    [[nodiscard]] const TableCanvas& table() const { return *table_; }
    [[nodiscard]] RowList* targets() const { return targets_; }
    [[nodiscard]] RowList* slips() const { return slips_; }
    [[nodiscard]] const std::vector<wxButton*>& acts() const { return acts_; }
    [[nodiscard]] wxTextCtrl* amount() const { return amount_; }

protected:
    TablePage(wxWindow* parent, PageContext& context, TableSession& session,
              const std::string& way_back);
    /// Shows the round; the page itself shows what it added.
    void show_round(RoundScreen screen);
    [[nodiscard]] std::string typed() const { return amount_->GetValue().utf8_string(); }
    void lay_out() override;

    /// Where the page puts what is its own: above the felt, and in the panel below its heading.
    wxBoxSizer* above_felt_ = nullptr;
    wxBoxSizer* own_ = nullptr;
    Tile* panel_ = nullptr;
    Text* prompt_ = nullptr;
    PageHead head_;
    TableCanvas* table_ = nullptr;
    RoundScreen shown_;

private:
    /// The page's part in what is done.
    virtual void leave() = 0;
    virtual bool go_on() = 0;  // what happens by itself
    virtual void look_at(std::size_t slip) = 0;
    [[nodiscard]] virtual std::size_t picked_slip() const = 0;
    /// The button that has the keyboard where there is no list.
    [[nodiscard]] virtual wxButton* first_button() const = 0;

    wxWindow* make_panel();
    void make_lists(wxSizer* column);
    wxSizer* make_amount();
    void show_dealing();
    void show_targets();
    void show_acts();
    void show_amount();
    void show_slips();
    void show_reason();

    TableSession& dealt_;
    std::string built_;   // the acts that the buttons were made for
    bool asked_ = false;  // an amount, when it was shown last
    wxTimer timer_;
    Text* feedback_ = nullptr;
    Text* due_ = nullptr;
    Text* clause_ = nullptr;
    Text* codes_ = nullptr;
    RowList* targets_ = nullptr;
    Tile* act_ground_ = nullptr;
    std::vector<wxButton*> acts_;
    Tile* amount_ground_ = nullptr;
    Text* asks_ = nullptr;
    wxTextCtrl* amount_ = nullptr;
    wxButton* enter_ = nullptr;
    Text* problem_ = nullptr;
    RowList* slips_ = nullptr;
};

/// How wide words in the panel are.
inline constexpr int inside_panel = panel_inside - grid;

/// The lines below each other.
std::string in_lines(const std::vector<std::string>& lines);

}  // namespace fairdeal

#pragma once
// One row of the answer panel: a wager to take, push, pay or return, and how much; or a seat of the
// league that stays in, goes out or is placed, and where.

#include <wx/textctrl.h>

#include "desk/answer/practice_screen.h"
#include "desk/kit/tile.h"

namespace fairdeal {

class AnswerRow : public Tile {
public:
    /// With as many buttons as the row has.
    AnswerRow(wxWindow* parent, const RowScreen& row, int width);
    void show(const RowScreen& row);
    /// The keyboard goes to the amount, or to the tip.
    void take_focus(bool tip);

    std::function<void(std::size_t button)> on_call;
    std::function<void(const std::string&)> on_amount, on_tip;
    std::function<void()> on_picked;
    /// The keyboard has come into the row, or into its tip.
    std::function<void(bool tip)> on_focus;

    [[nodiscard]] wxTextCtrl* amount() const { return amount_; }
    [[nodiscard]] wxTextCtrl* tip() const { return tip_; }
    [[nodiscard]] wxToggleButton* call(Call call) const {
        return calls_.at(static_cast<std::size_t>(call));
    }
    [[nodiscard]] wxToggleButton* fate(Fate fate) const {
        return calls_.at(static_cast<std::size_t>(fate));
    }

private:
    wxSizer* make_title();
    wxSizer* make_calls(const RowScreen& shown);
    wxSizer* make_tip();
    void show_calls(const RowScreen& row);
    void share_room();
    /// The keyboard has come to one of the buttons by Tab, and nothing was done there since.
    [[nodiscard]] bool is_visited() const;
    wxTextCtrl* make_entry(const std::function<void(const std::string&)>& typed);

    int width_;  // of the words in it
    Text* title_ = nullptr;
    Text* stake_ = nullptr;
    Text* note_ = nullptr;
    Text* problem_ = nullptr;
    std::vector<wxToggleButton*> calls_;
    wxBoxSizer* calls_row_ = nullptr;  // the buttons, and the amount beside or below them
    bool visited_ = false;
    wxTextCtrl* amount_ = nullptr;
    Text* tip_label_ = nullptr;
    wxTextCtrl* tip_ = nullptr;
};

}  // namespace fairdeal

#pragma once
// One wager in the answer panel: take, push, pay or return, and how much.

#include <wx/textctrl.h>
#include <array>

#include "app/practice_screen.h"
#include "gui/tile.h"

namespace fairdeal {

class AnswerRow : public Tile {
public:
    AnswerRow(wxWindow* parent, int width);
    void show(const WagerScreen& wager);
    /// The keyboard goes to the amount, or to the tip.
    void take_focus(bool tip);

    std::function<void(Call)> on_call;
    std::function<void(const std::string&)> on_amount, on_tip;
    std::function<void()> on_picked;

    [[nodiscard]] wxTextCtrl* amount() const { return amount_; }
    [[nodiscard]] wxTextCtrl* tip() const { return tip_; }
    [[nodiscard]] wxToggleButton* call(Call call) const {
        return calls_.at(static_cast<std::size_t>(call));
    }

private:
    wxSizer* make_title();
    wxSizer* make_calls();
    wxSizer* make_tip();
    void show_call(const WagerScreen& wager);
    wxTextCtrl* make_entry(const std::function<void(const std::string&)>& typed);

    Text* title_ = nullptr;
    Text* stake_ = nullptr;
    Text* problem_ = nullptr;
    std::array<wxToggleButton*, 4> calls_{};
    wxTextCtrl* amount_ = nullptr;
    Text* tip_label_ = nullptr;
    wxTextCtrl* tip_ = nullptr;
};

}  // namespace fairdeal

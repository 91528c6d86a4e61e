#pragma once
// eXtreme's payments in the order in which the bank makes them: a list to pick from, and buttons
// that move the picked one, take it out and show what is left in the bank.

#include "desk/answer/practice_screen.h"
#include "desk/kit/rows/row_list.h"
#include "desk/kit/tile.h"

namespace fairdeal {

class PaymentsCard : public Tile {
public:
    explicit PaymentsCard(wxWindow* parent);
    void show(const PaymentsScreen& screen);
    void theme_changed();

    std::function<void(std::size_t payment)> on_pick;
    std::function<void(AnswerAction)> on_action;  // of the picked one, or of the bank

    [[nodiscard]] RowList* list() const { return list_; }
    [[nodiscard]] wxButton* earlier() const { return earlier_; }
    [[nodiscard]] wxButton* later() const { return later_; }
    [[nodiscard]] wxButton* remove_button() const { return remove_; }
    [[nodiscard]] wxToggleButton* bank() const { return bank_; }

private:
    wxSizer* make_heading();
    wxButton* make_action_button(AnswerAction action, Icon icon);
    void show_buttons();

    PaymentsScreen shown_;
    Text* heading_ = nullptr;
    Text* holds_ = nullptr;
    RowList* list_ = nullptr;
    wxButton* earlier_ = nullptr;
    wxButton* later_ = nullptr;
    wxButton* remove_ = nullptr;
    wxToggleButton* bank_ = nullptr;
};

}  // namespace fairdeal

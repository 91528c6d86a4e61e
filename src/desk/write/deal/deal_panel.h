#pragma once
// The felt on which a hand is dealt by clicks: the table, and beside it what is awaited and a
// button for each thing that can come next.

#include <wx/choice.h>
#include <wx/scrolwin.h>

#include "desk/kit/canvas/table_canvas.h"
#include "desk/kit/tile.h"
#include "desk/write/author_actions.h"
#include "desk/write/deal/deal_hand.h"

namespace fairdeal {

class DealPanel : public Tile {
public:
    using OnAction = std::function<void(AuthorAction)>;
    using OnKeys = std::function<void(const std::string& keys)>;
    DealPanel(wxWindow* parent, const OnAction& take, OnKeys pressed,
              std::function<void(int card)> card_chosen);
    void show(const DealScreen& screen);
    void lay_out(int width);
    void take_focus();

    /// The button of this label; null: there is none.
    [[nodiscard]] wxButton* button(const std::string& label) const;
    [[nodiscard]] wxButton* put_in_button() const { return put_in_; }
    [[nodiscard]] TableCanvas* table() const { return table_; }

private:
    void make_buttons();
    void show_put_in();

    OnKeys pressed_;
    DealScreen shown_;
    std::vector<DealGroup> built_;
    wxSizerItem* beside_ = nullptr;  // all but the felt
    wxChoice* card_ = nullptr;
    TableCanvas* table_ = nullptr;
    Text* prompt_ = nullptr;
    Text* status_ = nullptr;
    wxScrolledWindow* ground_ = nullptr;
    std::vector<wxButton*> buttons_;
    wxButton* put_in_ = nullptr;
    Text* why_not_ = nullptr;
};

}  // namespace fairdeal

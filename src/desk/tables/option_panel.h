#pragma once
// One option of a table card: its question, what the documents leave open about it, and what the
// house may choose, as a list of readings or as numbers.

#include <wx/spinctrl.h>
#include <functional>

#include "desk/kit/rows/row_list.h"
#include "desk/kit/tile.h"
#include "desk/tables/house_card_screen.h"

namespace fairdeal {

class OptionPanel : public Tile {
public:
    explicit OptionPanel(wxWindow* parent);
    void show(const HouseOptionScreen& option);
    void theme_changed();
    void take_focus();
    void lay_out();

    std::function<void(std::size_t choice)> on_choose;
    std::function<void(std::size_t field, int value)> on_number;

    [[nodiscard]] RowList* choices() const { return choices_; }
    [[nodiscard]] wxSpinCtrl* number(std::size_t field) const { return numbers_.at(field).spin; }
    [[nodiscard]] wxSpinCtrlDouble* amount() const { return amount_; }

private:
    struct Number {
        Text* name = nullptr;
        wxSpinCtrl* spin = nullptr;
    };
    wxSizer* make_numbers();
    void show_choices();
    void show_numbers();

    HouseOptionScreen shown_;
    Text* question_ = nullptr;
    Text* open_point_ = nullptr;
    RowList* choices_ = nullptr;
    std::vector<Number> numbers_;
    wxSpinCtrlDouble* amount_ = nullptr;
    Text* reading_ = nullptr;
};

}  // namespace fairdeal

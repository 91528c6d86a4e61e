#pragma once
// The window of the house's name, time zone and currency.

#include <wx/dialog.h>
#include <wx/textctrl.h>

#include "desk/house/house_session.h"
#include "desk/kit/tile.h"

namespace fairdeal {

class HouseDialog : public wxDialog {
public:
    HouseDialog(wxWindow* parent, HouseSession& session);

    [[nodiscard]] wxTextCtrl* field(HouseField field) const { return entry(field).typed; }
    [[nodiscard]] std::string error(HouseField field) const;
    [[nodiscard]] std::string problem() const;
    [[nodiscard]] wxButton* save_button() const { return save_; }

private:
    struct HouseEntry {
        wxTextCtrl* typed = nullptr;
        Text* error = nullptr;
    };
    [[nodiscard]] const HouseEntry& entry(HouseField field) const {
        return entries_.at(static_cast<std::size_t>(field));
    }
    void add_field(wxSizer* column, const HouseRow& row);
    wxSizer* make_buttons();
    void save();
    void show_state();
    void close(int answer);

    HouseSession& session_;
    Tile* ground_ = nullptr;
    std::array<HouseEntry, every_house_field.size()> entries_;
    Text* problem_ = nullptr;
    wxButton* save_ = nullptr;
};

}  // namespace fairdeal

#include "desk/kit/dialog.h"

#include "desk/kit/theme.h"
#include "desk/kit/tile.h"

namespace fairdeal {

void put_in_dialog(wxDialog* dialog, wxWindow* ground, wxSizer* column, bool grows) {
    column->SetMinSize(dialog_width, -1);
    auto* around = new wxBoxSizer(wxVERTICAL);
    put(around, column, {3 * grid, Gap::wide, 3 * grid, Gap::wide}, grows);
    ground->SetSizer(around);
    auto* whole = new wxBoxSizer(wxVERTICAL);
    whole->Add(ground, wxSizerFlags(1).Expand());
    dialog->SetSizer(whole);
}

}  // namespace fairdeal

#pragma once
// How a dialog is laid out: one ground in the window's colour, a column with margins around it.

#include <wx/dialog.h>

namespace fairdeal {

/// Puts the column on the ground, which fills the dialog; `grows`: the column takes what the dialog
/// is higher than its rows.
void put_in_dialog(wxDialog* dialog, wxWindow* ground, wxSizer* column, bool grows = false);

}  // namespace fairdeal

#pragma once
// Passphrases in forms: one that was used is gone from its field, too.

#include <wx/textctrl.h>

namespace fairdeal {

/// Empties each field for a secret of which the form holds nothing; `control` finds one by name.
template <class Fields, class Find>
void empty_secrets(const Fields& fields, Find control) {
    for (const auto& field : fields) {
        auto* made = dynamic_cast<wxTextCtrl*>(control(field.name));
        if (made != nullptr && made->HasFlag(wxTE_PASSWORD) && field.value.empty())
            made->ChangeValue("");
    }
}

}  // namespace fairdeal

#pragma once
// The form of an exam's start, filled in as its invigilator and candidate do.

#include "desk/certify/office_session.h"

namespace fairdeal {

/// The picked sitting is released under the invigilator's passphrase: all but the clock.
inline void release_exam(OfficeSession& office, const char* passphrase) {
    office.ask_for_start();
    for (const auto& [name, value] :
         {std::pair{"passphrase", passphrase}, std::pair{"candidate", "yes"},
          std::pair{"pin", "2580"}, std::pair{"pin-again", "2580"}}) {
        if (FormField* field = office.form ? office.form->field(name) : nullptr)
            field->value = value;  // on resuming less is asked
    }
    office.submit();
}

}  // namespace fairdeal

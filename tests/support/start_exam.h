#pragma once
// The form of an exam's start, filled in as its invigilator and candidate do.

#include "desk/certify/certify_start.h"
#include "desk/frame/desk.h"

namespace fairdeal {

/// The picked sitting is released under the invigilator's passphrase: all but the clock.
inline void release_exam(Desk& desk, const char* passphrase) {
    ask_for_start(desk);
    for (const auto& [name, value] :
         {std::pair{"passphrase", passphrase}, std::pair{"candidate", "yes"},
          std::pair{"pin", "2580"}, std::pair{"pin-again", "2580"}}) {
        if (FormField* field = desk.certify.form ? desk.certify.form->field(name) : nullptr)
            field->value = value;  // on resuming less is asked
    }
    do_task(desk);
}

}  // namespace fairdeal

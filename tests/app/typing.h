#pragma once
// Keys as they are typed in the tables of the answer panel's tests.

#include "desk/frame/keys.h"

namespace fairdeal {

/// Letters are letters; '\n' is Enter, 'v' and '^' go down and up, '<' rubs out, '#' deletes.
inline KeyPress key_of(char letter) {
    switch (letter) {
        case '\n': return key(KeyName::Enter);
        case 'v': return key(KeyName::Down);
        case '^': return key(KeyName::Up);
        case '<': return key(KeyName::Backspace);
        case '#': return key(KeyName::Delete);
        default: return key(letter);
    }
}

}  // namespace fairdeal

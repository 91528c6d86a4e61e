#include "desk/kit/keys/choosing.h"

#include <algorithm>
#include <array>

#include "desk/kit/gtk.h"

namespace fairdeal {

bool choice_wants_key(const wxWindow* window, const KeyPress& key) {
    constexpr std::array own{KeyName::Up,     KeyName::Down,     KeyName::Home,  KeyName::End,
                             KeyName::PageUp, KeyName::PageDown, KeyName::Enter, KeyName::Space};
    return !key.control && std::ranges::find(own, key.name) != own.end() &&
           gtk::is_choosing(window);
}

}  // namespace fairdeal

#include "desk/kit/keys/key_press.h"

#include <wx/button.h>
#include <wx/textctrl.h>
#include <wx/tglbtn.h>

#include "base/text.h"

namespace fairdeal {

namespace {

std::optional<KeyName> name_of(int code) {
    switch (code) {
        case WXK_UP:
        case WXK_NUMPAD_UP: return KeyName::Up;
        case WXK_DOWN:
        case WXK_NUMPAD_DOWN: return KeyName::Down;
        case WXK_LEFT:
        case WXK_NUMPAD_LEFT: return KeyName::Left;
        case WXK_RIGHT:
        case WXK_NUMPAD_RIGHT: return KeyName::Right;
        case WXK_HOME:
        case WXK_NUMPAD_HOME: return KeyName::Home;
        case WXK_END:
        case WXK_NUMPAD_END: return KeyName::End;
        case WXK_PAGEUP:
        case WXK_NUMPAD_PAGEUP: return KeyName::PageUp;
        case WXK_PAGEDOWN:
        case WXK_NUMPAD_PAGEDOWN: return KeyName::PageDown;
        case WXK_TAB: return KeyName::Tab;
        case WXK_RETURN:
        case WXK_NUMPAD_ENTER: return KeyName::Enter;
        case WXK_SPACE: return KeyName::Space;
        case WXK_ESCAPE: return KeyName::Escape;
        case WXK_BACK: return KeyName::Backspace;
        case WXK_DELETE: return KeyName::Delete;
        case WXK_F1: return KeyName::F1;
        case WXK_F5: return KeyName::F5;
        case WXK_F6: return KeyName::F6;
        default: return std::nullopt;
    }
}

char character_of(const wxKeyEvent& event) {
    const int code = event.GetKeyCode();
    if (code >= WXK_NUMPAD0 && code <= WXK_NUMPAD9)
        return static_cast<char>('0' + code - WXK_NUMPAD0);
    if (code == WXK_NUMPAD_DECIMAL) return '.';
    const wxChar unicode = event.GetUnicodeKey();
    if (unicode == '/' && event.ShiftDown()) return '?';
    if (unicode < 33 || unicode > 126) return 0;
    const char character = static_cast<char>(unicode);
    return character >= 'A' && character <= 'Z' ? static_cast<char>(character - 'A' + 'a')
                                                : character;
}

bool is_amount_key(const KeyPress& key) {
    switch (key.name) {
        case KeyName::Character: return is_digit(key.character) || key.character == '.';
        case KeyName::Backspace:
        case KeyName::Delete:
        case KeyName::Left:
        case KeyName::Right:
        case KeyName::Home:
        case KeyName::End: return true;
        case KeyName::Up:
        case KeyName::Down:
        case KeyName::PageUp:
        case KeyName::PageDown:
        case KeyName::Tab:
        case KeyName::Enter:
        case KeyName::Space:
        case KeyName::Escape:
        case KeyName::F1:
        case KeyName::F5:
        case KeyName::F6: break;
    }
    return false;
}

/// Undo and Redo in a field of amounts are the answer's, not the field's.
bool takes_back(const wxWindow* field, const KeyPress& key) {
    return field->HasFlag(wxTE_RIGHT) && (key.character == 'z' || key.character == 'y');
}

}  // namespace

std::optional<KeyPress> key_press_of(const wxKeyEvent& event) {
    if (event.AltDown()) return std::nullopt;
    KeyPress press;
    press.shift = event.ShiftDown();
    press.control = event.ControlDown();
    if (const auto name = name_of(event.GetKeyCode())) {
        press.name = *name;
        return press;
    }
    press.character = character_of(event);
    return press.character == 0 ? std::nullopt : std::optional(press);
}

bool wants_key(const wxWindow* focus, const KeyPress& key) {
    if (key.control)
        return dynamic_cast<const wxTextCtrl*>(focus) != nullptr && !takes_back(focus, key);
    if (const auto* field = dynamic_cast<const wxTextCtrl*>(focus)) {
        const bool amounts = field->HasFlag(wxTE_RIGHT);
        if (amounts) return is_amount_key(key);
        return key.name == KeyName::Character || key.name == KeyName::Space ||
               key.name == KeyName::Tab || is_amount_key(key);
    }
    const bool button = dynamic_cast<const wxAnyButton*>(focus) != nullptr;
    if (button && key.name == KeyName::Enter && focus->GetName() == tick_button) return false;
    return button && (key.name == KeyName::Space || key.name == KeyName::Enter);
}

}  // namespace fairdeal

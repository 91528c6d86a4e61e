#pragma once
// What can be done in the rule book, with its keys.

#include <array>

#include "base/translation.h"
#include "desk/frame/actions.h"

namespace fairdeal {

enum class BookAction : unsigned char {
    OpenLink,  // its number
    Terms,     // or back to the clauses
    GameBefore,
    GameAfter,
    Back,
    Close,
    Up,  // and on, in the list
    Down,
    PageUp,
    PageDown,
    First,
    Last
};

inline constexpr std::array book_actions{
    Action<BookAction>{
        .name = BookAction::OpenLink, .help = sentence("Open a link"), .keys = "1\u20139"},
    Action<BookAction>{
        .name = BookAction::Terms, .key = key('g'), .help = sentence("The glossary")},
    Action<BookAction>{.name = BookAction::GameBefore,
                       .key = key(KeyName::Left),
                       .help = sentence("Another game")},
    Action<BookAction>{
        .name = BookAction::GameAfter, .key = key(KeyName::Right), .shares_line = true},
    Action<BookAction>{BookAction::Back, key(KeyName::Backspace), sentence("Back"), "",
                       sentence("What was shown before")},
    Action<BookAction>{.name = BookAction::Close, .key = key(KeyName::Escape)},
    Action<BookAction>{.name = BookAction::Up, .key = key(KeyName::Up)},
    Action<BookAction>{.name = BookAction::Down, .key = key(KeyName::Down)},
    Action<BookAction>{.name = BookAction::PageUp, .key = key(KeyName::PageUp)},
    Action<BookAction>{.name = BookAction::PageDown, .key = key(KeyName::PageDown)},
    Action<BookAction>{.name = BookAction::First, .key = key(KeyName::Home)},
    Action<BookAction>{.name = BookAction::Last, .key = key(KeyName::End)},
};

}  // namespace fairdeal

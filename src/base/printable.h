#pragma once
// Text as it may go to a terminal: the name of a file, or what somebody else wrote, never gets to
// move the cursor, clear the screen or retitle the window.

#include <string>
#include <string_view>

namespace fairdeal {

/// `text` with its control characters, and the bytes that are no UTF-8, shown as \xNN.
std::string printable(std::string_view text);

/// The same, except that line feeds and tabs stay.
std::string printable_lines(std::string_view text);

}  // namespace fairdeal

#pragma once
// The quick reader of events, for record.cpp: most lines of most records are an event and nothing
// else, written as the notation wants it.

#include <string_view>
#include <vector>

#include "record/event.h"

namespace fairdeal {

/// Reads events from the first line of a text on, which has the number `line`, up to a line that is
/// no event or not that alone; adds them to `events`, and gives the text from that line on. What it
/// is and what is wrong with it is for read_event_into to say.
std::string_view read_plain_lines(std::vector<Event>& events, std::string_view text, Game game,
                                  int line);

}  // namespace fairdeal

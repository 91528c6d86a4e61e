#pragma once
// The parts of a scenario file that lessons have too: a hand, and what is asked of it. Only for
// this room: it shows pugixml.

#include "content/readers.h"
#include "content/xml.h"

namespace fairdeal {

/// A hand and the line of its header in the file.
struct ReadHand {
    HandRecord record;
    int first_line = 0;
};

/// The record in an element, whole; nothing if it cannot be read, which is noted.
std::optional<ReadHand> read_hand(const Element& element);

/// Story, clauses, hints, record and question: the child elements that there are, into a scenario.
/// Places: "teaches", "record", "ask", "event".
void read_scenario_body(const Element& root, Sourced<Scenario>& file);

/// The text of the only child of this name, which has no attributes.
std::string words_of(const Element& root, std::string_view name);

}  // namespace fairdeal

#pragma once
// What might be asked about at a stop of a hand: may this be done now? Sensible and forbidden
// events alike; whether they are allowed is the engine's to say.

#include "record/table.h"

namespace fairdeal {

/// Events that can be written in this game, for every hand, seat and the dealer; each can happen on
/// the table, whether a clause forbids it or not.
std::vector<Event> events_to_ask(const HandRecord& hand);

}  // namespace fairdeal

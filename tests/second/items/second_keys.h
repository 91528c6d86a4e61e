#pragma once
// What a second settlement says to a question of a drill, beside the engine's key. It reads the
// notation with src/record and asks nothing of the engine: what may be done is worked out here from
// what the second settlement says must and may happen, and where it sees a fault.

#include "basic/walk.h"
#include "questions/grade.h"

namespace second::items {

/// Where the key and the second settlement part, in words; empty: they agree, or it is a kind whose
/// key is the settlement itself.
std::string difference(const fairdeal::Scenario& scenario, const fairdeal::Key& key,
                       const basic::Settle& settle);

}  // namespace second::items

#pragma once
// How much work the environment asks of a test.

#include <cstdlib>

namespace fairdeal {

/// How many kills: FAIRDEAL_KILLS in the environment, or else so many.
inline int wanted_kills(int otherwise) {
    const char* wanted = std::getenv("FAIRDEAL_KILLS");
    return wanted == nullptr ? otherwise : std::atoi(wanted);
}

}  // namespace fairdeal

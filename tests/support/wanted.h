#pragma once
// How much work the environment asks of a test.

#include <cstdlib>

namespace fairdeal {

/// The number of this name in the environment, or else so many.
inline int wanted(const char* name, int otherwise) {
    const char* number = std::getenv(name);
    return number == nullptr ? otherwise : std::atoi(number);
}

/// How many kills: FAIRDEAL_KILLS.
inline int wanted_kills(int otherwise) { return wanted("FAIRDEAL_KILLS", otherwise); }

}  // namespace fairdeal

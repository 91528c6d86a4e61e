#pragma once
// Counts how often this program takes memory: operator new is its own (counted_memory.cpp).

#include <cstddef>

namespace fairdeal {

/// Since the program began.
std::size_t times_memory_was_taken();

}  // namespace fairdeal

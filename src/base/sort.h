#pragma once
// Sorting of short lists.

#include <algorithm>

namespace fairdeal {

/// Puts a short list in order; equal ones stay as they stood. Allocates nothing.
template <class List, class Before>
void sort_stably(List& list, Before before) {
    for (auto next = list.begin(); next != list.end(); ++next) {
        const auto place = std::upper_bound(list.begin(), next, *next, before);
        std::rotate(place, next, next + 1);
    }
}

}  // namespace fairdeal

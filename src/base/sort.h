#pragma once
// Sorting of short lists.

#include <algorithm>
#include <iterator>
#include <utility>

namespace fairdeal {

/// Puts a short list in order; equal ones stay as they stood. Allocates nothing.
template <class List, class Before>
void sort_stably(List& list, Before before) {
    for (auto next = list.begin(); next != list.end(); ++next) {
        if (next == list.begin() || !before(*next, *std::prev(next))) continue;
        const auto place = std::upper_bound(list.begin(), next, *next, before);
        auto moved = std::move(*next);
        std::move_backward(place, next, std::next(next));
        *place = std::move(moved);
    }
}

}  // namespace fairdeal

#pragma once
// A short list that lives inside its owner: no allocation, a fixed most. Anybody who adds asks
// full() first or knows that there is room; one too many throws std::bad_alloc.

#include <boost/container/static_vector.hpp>
#include <cstddef>

namespace fairdeal {

template <class T, std::size_t Most>
using InlineVector = boost::container::static_vector<T, Most>;

template <class T, std::size_t Most>
[[nodiscard]] bool full(const InlineVector<T, Most>& list) {
    return list.size() == Most;
}

}  // namespace fairdeal

#pragma once
// What a refusal says.

#include <string>

#include "base/problem.h"

namespace fairdeal {

/// The first thing wrong, without its place; "" if nothing is.
template <class T>
std::string why(const Result<T>& result) {
    return result ? "" : result.error().front().what;
}

}  // namespace fairdeal

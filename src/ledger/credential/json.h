#pragma once
// JSON that is signed: read strictly, and written in its one canonical form (RFC 8785, JCS). It
// knows objects, arrays, texts, whole numbers and yes or no; a number with a point or an exponent
// has more than one way to be written and is never signed here.

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>

#include "base/problem.h"

namespace fairdeal {

using SignedJson = nlohmann::json;

constexpr std::size_t largest_signed_json = 65536;  // bytes
constexpr int deepest_json = 16;
/// Whole numbers further from 0 are not the same for every reader (RFC 7493, 2.2).
constexpr std::int64_t largest_json_number = (std::int64_t{1} << 53) - 1;

/// Reads one JSON value. Refused, each in its own words: too large or too deep, a name used twice
/// in an object, null, a number that is not whole or too large, bytes that are no JSON or no UTF-8.
Result<SignedJson> read_json(std::string_view bytes);

/// The canonical form: no blanks, names in the order of their UTF-16 units, the shortest escapes.
/// Throws Fault for what read_json would refuse.
std::string canonical(const SignedJson& json);

}  // namespace fairdeal

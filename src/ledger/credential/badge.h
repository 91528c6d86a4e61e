#pragma once
// A credential baked into a PNG, as Open Badges has it: one iTXt chunk of the keyword
// "openbadgecredential", not compressed. The picture is walked chunk by chunk, never decoded.

#include <string>
#include <string_view>

#include "base/problem.h"

namespace fairdeal {

constexpr std::size_t largest_badge = 16U << 20U;  // bytes

/// Whether these bytes begin as a PNG does.
bool is_png(std::string_view bytes);

/// The picture with the credential in it. Refused where it is no whole PNG, or bears one already.
Result<std::string> baked(std::string_view png, std::string_view credential);

/// The credential in a picture. Refused, each in its own words: no PNG, damaged (a checksum, a
/// length, an order of chunks), bytes after the end, none or several credentials in it.
Result<std::string> credential_in(std::string_view png);

}  // namespace fairdeal

#pragma once
// The day on which the tests of the school begin.

#include "training/memory.h"

namespace fairdeal {

constexpr Millis noon = 1'795'262'400'000;  // 21 November 2026, 12:00 UTC

}  // namespace fairdeal

#pragma once
// Times as tests write them: "2026-03-14T21:05:09Z"_utc.

#include <ostream>

#include "base/time/utc_time.h"

namespace fairdeal {

inline UtcTime operator""_utc(const char* text, std::size_t size) {
    return utc_time_from({text, size}).value();
}

/// For Boost.Test, which prints what it compares.
inline std::ostream& operator<<(std::ostream& out, const UtcTime& time) {
    return out << to_text(time);
}

}  // namespace fairdeal

#include "base/time/utc_now.h"

namespace fairdeal {

namespace {

namespace chrono = std::chrono;

/// Of the whole unit that has passed.
template <class Unit>
std::int64_t now_in() {
    return chrono::floor<Unit>(chrono::system_clock::now()).time_since_epoch().count();
}

}  // namespace

UtcTime utc_now() { return {chrono::floor<chrono::seconds>(chrono::system_clock::now())}; }

std::int64_t utc_seconds_now() { return now_in<chrono::seconds>(); }

std::int64_t utc_milliseconds_now() { return now_in<chrono::milliseconds>(); }

}  // namespace fairdeal

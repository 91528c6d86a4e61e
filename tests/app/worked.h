#pragma once
// What the calling thread has worked, whatever else keeps the machine busy.

#include <ctime>

namespace fairdeal {

/// Milliseconds so far; time spent waiting is none.
inline double worked() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

}  // namespace fairdeal

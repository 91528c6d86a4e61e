#pragma once
// Waiting for a window.

#include <wx/app.h>
#include <wx/utils.h>
#include <chrono>
#include <functional>

namespace fairdeal {

/// Lets the window catch up until `done`, at most so long; false if it never was.
inline bool let_happen(const std::function<bool()>& done, int milliseconds = 3000) {
    const auto end = std::chrono::steady_clock::now() + std::chrono::milliseconds(milliseconds);
    while (std::chrono::steady_clock::now() < end) {
        wxYield();
        if (done()) return true;
        wxMilliSleep(2);
    }
    return done();
}

}  // namespace fairdeal

#pragma once
// One seat for one sitting: two programs at the same exam would each keep a clock of their own.

#include <filesystem>

#include "base/problem.h"

namespace fairdeal {

/// While it lives nobody else has it; it goes with the program, however that ends.
class SeatLock {
public:
    /// Refused where somebody has it, in this program or another, or the file cannot be made.
    static Result<SeatLock> take(const std::filesystem::path& file, const std::string& sitting);
    SeatLock(SeatLock&& other) noexcept;
    SeatLock& operator=(SeatLock&& other) noexcept;
    SeatLock(const SeatLock&) = delete;
    SeatLock& operator=(const SeatLock&) = delete;
    ~SeatLock();

private:
    explicit SeatLock(int file) : file_(file) {}
    int file_ = -1;
};

}  // namespace fairdeal

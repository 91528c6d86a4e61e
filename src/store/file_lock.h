#pragma once
// A file that only one may have at a time, such as the seat of an exam: two programs at the same
// one would each keep a clock of their own.

#include <filesystem>
#include <string>

#include "base/problem.h"

namespace fairdeal {

/// While it lives nobody else has it; it goes with the program, however that ends.
class FileLock {
public:
    /// Makes the file if need be. Refused where it cannot be made, and with the words `taken` where
    /// somebody has it, in this program or another.
    static Result<FileLock> take(const std::filesystem::path& file, const std::string& taken);
    FileLock(FileLock&& other) noexcept;
    FileLock& operator=(FileLock&& other) noexcept;
    FileLock(const FileLock&) = delete;
    FileLock& operator=(const FileLock&) = delete;
    ~FileLock();

private:
    explicit FileLock(int file) : file_(file) {}
    int file_ = -1;
};

}  // namespace fairdeal

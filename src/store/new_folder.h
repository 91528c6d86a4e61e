#pragma once
// New folders that are there whole or not at all.

#include <filesystem>

#include "base/problem.h"

namespace fairdeal {

/// A folder of our own beside the one it is to become, gone with this unless it was put in place.
/// What programs left of such folders that were killed or interrupted on their way to any name
/// beside it is cleared away first.
class HalfMadeFolder {
public:
    explicit HalfMadeFolder(const std::filesystem::path& target);
    ~HalfMadeFolder();
    HalfMadeFolder(const HalfMadeFolder&) = delete;
    HalfMadeFolder& operator=(const HalfMadeFolder&) = delete;

    /// Empty, for its owner alone.
    [[nodiscard]] Result<void> make() const;
    [[nodiscard]] const std::filesystem::path& path() const { return path_; }
    /// Gives it its name, never over another.
    [[nodiscard]] Result<void> place() const;

private:
    std::filesystem::path target_, path_;
};

}  // namespace fairdeal

#pragma once
// New files that are there whole or not at all.

#include <filesystem>
#include <string_view>

#include "store/interrupts.h"

namespace fairdeal {

/// Who may read and write a file, as the system's octal digits.
constexpr unsigned for_its_owner = 0600, for_owner_and_group = 0640;

/// Makes a file of these bytes, never over one that is there already. 0 once it outlasts a loss of
/// power, else the error number of the system (EEXIST: there is such a file) and nothing is left.
/// `mode` is who may read and write it, as the system's octal digits, less what the user's mask
/// forbids.
int make_new_file(const std::filesystem::path& file, std::string_view bytes, unsigned mode);

/// Likewise, in the place of what is there, which stays as it is until the whole has been written.
int replace_file(const std::filesystem::path& file, std::string_view bytes, unsigned mode);

/// Is this, by its name, a file on the way to what it is to become?
bool is_half_made(const std::filesystem::path& file);

/// A file of our own beside the one it is to become, which is not there yet; gone with this unless
/// it was put in place, and at an interrupt. What programs that were killed have left of the same
/// name is cleared away first.
class HalfMadeFile {
public:
    HalfMadeFile(const std::filesystem::path& target, unsigned mode);
    ~HalfMadeFile();
    HalfMadeFile(const HalfMadeFile&) = delete;
    HalfMadeFile& operator=(const HalfMadeFile&) = delete;

    [[nodiscard]] const std::filesystem::path& path() const { return path_; }
    /// 0, or the error number of the system: likewise below.
    [[nodiscard]] int write(std::string_view bytes) const;
    /// Gives the file its name, never over another; at 0 its bytes and name outlast a loss of
    /// power.
    [[nodiscard]] int place() const;
    /// Gives the file its name in the place of whatever bears it; otherwise likewise.
    [[nodiscard]] int replace() const;

private:
    [[nodiscard]] int give_name() const;
    [[nodiscard]] int sync_folder() const;
    std::filesystem::path target_, path_;
    RemovedWhenInterrupted removed_;
    int file_;
    int error_;  // of making it
};

}  // namespace fairdeal

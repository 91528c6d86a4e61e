#include "store/new_file.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <optional>
#include <string>

#include "base/text.h"

namespace fairdeal {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view end_of_name = ".new";
constexpr std::int64_t most_pid = 4'194'304;  // Linux gives no higher number

fs::path half_made_name(const fs::path& target) {
    return fs::absolute(fmt::format("{}.{}{}", target.string(), ::getpid(), end_of_name));
}

/// The number of the program that made this file on the way to `target`; nothing: it is none such.
std::optional<pid_t> maker_of(std::string_view name, const std::string& target) {
    if (!name.starts_with(target + ".") || !name.ends_with(end_of_name)) return std::nullopt;
    name.remove_prefix(target.size() + 1);
    if (name.size() <= end_of_name.size()) return std::nullopt;
    name.remove_suffix(end_of_name.size());
    const auto pid = whole_number_from(name, most_pid);
    return pid && *pid > 0 ? std::optional(static_cast<pid_t>(*pid)) : std::nullopt;
}

/// Is nobody at work on it any more? A number may come again, even as our own.
bool is_left_over(pid_t maker, const fs::path& file) {
    if (maker == ::getpid()) return !is_removed_when_interrupted(file.string());
    return ::kill(maker, 0) != 0 && errno == ESRCH;
}

/// Clears away what killed programs have left on their way to `target`.
fs::path cleared(const fs::path& target) {
    fs::path path = half_made_name(target);
    std::error_code error, ignored;
    const std::string name = target.filename().string();
    for (fs::directory_iterator entry(path.parent_path(), error), end; !error && entry != end;
         entry.increment(error)) {
        const auto maker = maker_of(entry->path().filename().string(), name);
        if (maker && fs::is_regular_file(entry->symlink_status(ignored)) &&
            is_left_over(*maker, entry->path()))
            fs::remove(entry->path(), ignored);
    }
    return path;
}

}  // namespace

bool is_half_made(const fs::path& file) {
    const fs::path target = fs::path(file).replace_extension().replace_extension();
    return maker_of(file.filename().string(), target.filename().string()).has_value();
}

HalfMadeFile::HalfMadeFile(const fs::path& target, unsigned mode)
    : target_(target),
      path_(cleared(target)),
      removed_(path_.string()),
      file_(removed_.is_registered()
                ? ::open(path_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
                : -1),
      error_(file_ >= 0                 ? 0
             : removed_.is_registered() ? errno
                                        : ENFILE) {}

HalfMadeFile::~HalfMadeFile() {
    if (file_ < 0) return;
    ::close(file_);
    ::unlink(path_.c_str());
}

int HalfMadeFile::write(std::string_view bytes) const {
    if (file_ < 0) return error_;
    while (!bytes.empty()) {
        const ssize_t done = ::write(file_, bytes.data(), bytes.size());
        if (done < 0 && errno != EINTR) return errno;
        if (done > 0) bytes.remove_prefix(static_cast<std::size_t>(done));
    }
    return 0;
}

/// The last two steps make the name outlast a loss of power.
int HalfMadeFile::place() const {
    if (file_ < 0) return error_;
    if (::fsync(file_) != 0) return errno;
    if (const int error = give_name(); error != 0) return error;
    const int error = sync_folder();
    if (error != 0) ::unlink(target_.c_str());
    return error;
}

int HalfMadeFile::replace() const {
    if (file_ < 0) return error_;
    if (::fsync(file_) != 0) return errno;
    if (std::rename(path_.c_str(), target_.c_str()) != 0) return errno;
    return sync_folder();
}

int HalfMadeFile::give_name() const {
    if (::link(path_.c_str(), target_.c_str()) == 0) return 0;
    if (errno == EEXIST) return EEXIST;
    return ::renameat2(AT_FDCWD, path_.c_str(), AT_FDCWD, target_.c_str(), RENAME_NOREPLACE) == 0
               ? 0
               : errno;
}

int HalfMadeFile::sync_folder() const {
    const int folder =
        ::open(fs::absolute(target_).parent_path().c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (folder < 0) return 0;  // a folder that cannot be read cannot be synced either
    const int error = ::fsync(folder) == 0 ? 0 : errno;
    ::close(folder);
    return error == EINVAL ? 0 : error;
}

int make_new_file(const fs::path& file, std::string_view bytes, unsigned mode) {
    const HalfMadeFile made(file, mode);
    const int error = made.write(bytes);
    return error != 0 ? error : made.place();
}

int replace_file(const fs::path& file, std::string_view bytes, unsigned mode) {
    const HalfMadeFile made(file, mode);
    const int error = made.write(bytes);
    return error != 0 ? error : made.replace();
}

}  // namespace fairdeal

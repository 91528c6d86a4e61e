#include "store/new_file.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>

namespace fairdeal {

namespace fs = std::filesystem;

HalfMadeFile::HalfMadeFile(const fs::path& target, unsigned mode)
    : target_(target),
      path_(fmt::format("{}.{}.new", target.string(), ::getpid())),
      file_(::open(path_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)),
      error_(file_ < 0 ? errno : 0) {}

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

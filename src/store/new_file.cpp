#include "store/new_file.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>

namespace fairdeal {

namespace fs = std::filesystem;

namespace {

/// A file of our own beside the target, gone again unless it was put in place.
class HalfMade {
public:
    HalfMade(const fs::path& target, mode_t mode)
        : target_(target),
          path_(fmt::format("{}.{}.new", target.string(), ::getpid())),
          file_(::open(path_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)) {}
    ~HalfMade() {
        if (file_ < 0) return;
        ::close(file_);
        ::unlink(path_.c_str());
    }
    HalfMade(const HalfMade&) = delete;
    HalfMade& operator=(const HalfMade&) = delete;

    /// 0, or the error number of the system. The last two steps make the name outlast a loss of
    /// power.
    [[nodiscard]] int write_and_place(std::string_view bytes) const {
        if (file_ < 0) return errno;
        while (!bytes.empty()) {
            const ssize_t done = ::write(file_, bytes.data(), bytes.size());
            if (done < 0 && errno != EINTR) return errno;
            if (done > 0) bytes.remove_prefix(static_cast<std::size_t>(done));
        }
        if (::fsync(file_) != 0) return errno;
        if (const int error = place(); error != 0) return error;
        const int error = sync_folder();
        if (error != 0) ::unlink(target_.c_str());
        return error;
    }

private:
    /// Never over a file that is there already.
    [[nodiscard]] int place() const {
        if (::link(path_.c_str(), target_.c_str()) == 0) return 0;
        if (errno == EEXIST) return EEXIST;
        return ::renameat2(AT_FDCWD, path_.c_str(), AT_FDCWD, target_.c_str(), RENAME_NOREPLACE) ==
                       0
                   ? 0
                   : errno;
    }

    [[nodiscard]] int sync_folder() const {
        const int folder =
            ::open(fs::absolute(target_).parent_path().c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
        if (folder < 0) return 0;  // a folder that cannot be read cannot be synced either
        const int error = ::fsync(folder) == 0 ? 0 : errno;
        ::close(folder);
        return error == EINVAL ? 0 : error;
    }

    fs::path target_;
    fs::path path_;
    int file_;
};

}  // namespace

int make_new_file(const fs::path& file, std::string_view bytes, unsigned mode) {
    return HalfMade(file, mode).write_and_place(bytes);
}

}  // namespace fairdeal

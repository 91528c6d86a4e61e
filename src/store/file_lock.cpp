#include "store/file_lock.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <utility>

#include "base/translation.h"
#include "store/new_file.h"

namespace fairdeal {

Result<FileLock> FileLock::take(const std::filesystem::path& file, const std::string& taken) {
    FileLock lock(::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, for_its_owner));
    if (lock.file_ < 0)
        return refused({file.string(), 0, 0},
                       tr("the file cannot be made: {why}", "why"_a = std::strerror(errno)));
    if (::flock(lock.file_, LOCK_EX | LOCK_NB) != 0) return refused({file.string(), 0, 0}, taken);
    return lock;
}

FileLock::FileLock(FileLock&& other) noexcept : file_(std::exchange(other.file_, -1)) {}

FileLock& FileLock::operator=(FileLock&& other) noexcept {
    std::swap(file_, other.file_);
    return *this;
}

FileLock::~FileLock() {
    if (file_ >= 0) ::close(file_);
}

}  // namespace fairdeal

#include "exam/seat_lock.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <utility>

namespace fairdeal {

Result<SeatLock> SeatLock::take(const std::filesystem::path& file, const std::string& sitting) {
    constexpr mode_t for_its_owner = 0600;
    SeatLock lock(::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, for_its_owner));
    if (lock.file_ < 0)
        return refused({file.string(), 0, 0},
                       std::string("the seat cannot be taken: ") + std::strerror(errno));
    if (::flock(lock.file_, LOCK_EX | LOCK_NB) != 0)
        return refused({sitting, 0, 0}, "this sitting is open in another window or terminal");
    return lock;
}

SeatLock::SeatLock(SeatLock&& other) noexcept : file_(std::exchange(other.file_, -1)) {}

SeatLock& SeatLock::operator=(SeatLock&& other) noexcept {
    std::swap(file_, other.file_);
    return *this;
}

SeatLock::~SeatLock() {
    if (file_ >= 0) ::close(file_);
}

}  // namespace fairdeal

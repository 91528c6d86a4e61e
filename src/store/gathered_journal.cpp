#include "store/gathered_journal.h"

#include <fmt/format.h>
#include <sqlite3.h>

#include <map>
#include <memory>
#include <mutex>
#include <new>
#include <string>
#include <string_view>

namespace fairdeal {

namespace {

constexpr std::size_t most_waiting = 65'536;  // bytes

/// A disk like the one under it, whose functions it has but for `open`.
struct GatheringDisk : sqlite3_vfs {
    GatheringDisk(sqlite3_vfs* disk, std::string its_name);
    sqlite3_vfs* under;
    std::string name;
};

/// An open journal; the file under it lies behind it in the same memory.
struct Journal : sqlite3_file {
    std::string waiting;           // what was written but not handed over
    sqlite3_int64 waiting_at = 0;  // where in the file it belongs
    [[nodiscard]] sqlite3_file* under() {
        return static_cast<sqlite3_file*>(static_cast<void*>(this + 1));
    }
    [[nodiscard]] const sqlite3_io_methods& calls() { return *under()->pMethods; }
};

Journal& journal(sqlite3_file* file) { return *static_cast<Journal*>(file); }

/// Calls the file under the journal.
template <typename Call, typename... Arguments>
int passed_on(sqlite3_file* file, Call call, Arguments... arguments) {
    Journal& its = journal(file);
    return (its.calls().*call)(its.under(), arguments...);
}

/// What cannot be handed over goes on waiting: a page that was changed in memory must not be
/// without what it was before.
int hand_over(sqlite3_file* file) {
    Journal& its = journal(file);
    if (its.waiting.empty()) return SQLITE_OK;
    const int code = passed_on(file, &sqlite3_io_methods::xWrite, its.waiting.data(),
                               static_cast<int>(its.waiting.size()), its.waiting_at);
    if (code == SQLITE_OK) its.waiting.clear();
    return code;
}

template <typename Call, typename... Arguments>
int after_handing_over(sqlite3_file* file, Call call, Arguments... arguments) {
    if (const int code = hand_over(file); code != SQLITE_OK) return code;
    return passed_on(file, call, arguments...);
}

int write(sqlite3_file* file, const void* bytes, int size, sqlite3_int64 at) try {
    Journal& its = journal(file);
    const std::string_view piece(static_cast<const char*>(bytes), static_cast<std::size_t>(size));
    const bool goes_on = at == its.waiting_at + static_cast<sqlite3_int64>(its.waiting.size());
    if (!goes_on || its.waiting.size() + piece.size() > most_waiting) {
        if (const int code = hand_over(file); code != SQLITE_OK) return code;
    }
    if (its.waiting.empty()) its.waiting_at = at;
    its.waiting += piece;
    return SQLITE_OK;
} catch (const std::bad_alloc&) {
    return SQLITE_IOERR_NOMEM;
}

/// What is closed without having been synced is not counted on.
int close(sqlite3_file* file) {
    hand_over(file);
    const int code = passed_on(file, &sqlite3_io_methods::xClose);
    journal(file).~Journal();
    return code;
}

int read(sqlite3_file* file, void* out, int size, sqlite3_int64 at) {
    return after_handing_over(file, &sqlite3_io_methods::xRead, out, size, at);
}
int truncate(sqlite3_file* file, sqlite3_int64 size) {
    return after_handing_over(file, &sqlite3_io_methods::xTruncate, size);
}
int sync(sqlite3_file* file, int how) {
    return after_handing_over(file, &sqlite3_io_methods::xSync, how);
}
int size(sqlite3_file* file, sqlite3_int64* out) {
    return after_handing_over(file, &sqlite3_io_methods::xFileSize, out);
}
int lock(sqlite3_file* file, int level) {
    return passed_on(file, &sqlite3_io_methods::xLock, level);
}
int unlock(sqlite3_file* file, int level) {
    return passed_on(file, &sqlite3_io_methods::xUnlock, level);
}
int is_reserved(sqlite3_file* file, int* out) {
    return passed_on(file, &sqlite3_io_methods::xCheckReservedLock, out);
}
int control(sqlite3_file* file, int code, void* argument) {
    return passed_on(file, &sqlite3_io_methods::xFileControl, code, argument);
}
int sector_size(sqlite3_file* file) { return passed_on(file, &sqlite3_io_methods::xSectorSize); }
int traits(sqlite3_file* file) {
    return passed_on(file, &sqlite3_io_methods::xDeviceCharacteristics);
}

constexpr sqlite3_io_methods journal_calls{
    1,       close,       read,   write,   truncate, sync,    size,    lock,    unlock, is_reserved,
    control, sector_size, traits, nullptr, nullptr,  nullptr, nullptr, nullptr, nullptr};

int open(sqlite3_vfs* vfs, const char* name, sqlite3_file* file, int flags, int* out_flags) {
    sqlite3_vfs* under = static_cast<GatheringDisk*>(vfs)->under;
    if ((flags & SQLITE_OPEN_MAIN_JOURNAL) == 0)
        return under->xOpen(under, name, file, flags, out_flags);
    Journal& its = *new (file) Journal{{nullptr}, {}, 0};
    its.under()->pMethods = nullptr;
    const int code = under->xOpen(under, name, its.under(), flags, out_flags);
    if (code == SQLITE_OK)
        its.pMethods = &journal_calls;
    else
        its.~Journal();
    return code;
}

GatheringDisk::GatheringDisk(sqlite3_vfs* disk, std::string its_name)
    : sqlite3_vfs(*disk), under(disk), name(std::move(its_name)) {
    zName = name.c_str();
    pNext = nullptr;
    szOsFile += static_cast<int>(sizeof(Journal));
    xOpen = open;
}

}  // namespace

const char* disk_with_gathered_journals() {
    static std::mutex one_at_a_time;
    static std::map<sqlite3_vfs*, std::unique_ptr<GatheringDisk>> disks;
    const std::lock_guard lock(one_at_a_time);
    sqlite3_vfs* under = sqlite3_vfs_find(nullptr);
    auto& disk = disks[under];
    if (!disk) {
        disk = std::make_unique<GatheringDisk>(under, fmt::format("gathering-{}", disks.size()));
        sqlite3_vfs_register(disk.get(), 0);
    }
    return disk->zName;
}

}  // namespace fairdeal

#include "store/fault_disk.h"

#include <fstream>
#include <iterator>
#include <new>

namespace fairdeal {

namespace fs = std::filesystem;

namespace {

/// A file as SQLite holds it; the real one lies behind it in the same memory.
struct OpenFile {
    sqlite3_file base;
    FaultDisk* disk;
    const char* name;        // null: a file without a name, of no interest
    sqlite3_int64 step = 0;  // it grows by as many bytes at once; 0: as it is written
    [[nodiscard]] sqlite3_int64 whole_steps(sqlite3_int64 size) const {
        return step == 0 ? size : (size + step - 1) / step * step;
    }
    [[nodiscard]] sqlite3_file* real() {
        return static_cast<sqlite3_file*>(static_cast<void*>(this + 1));
    }
};

OpenFile& as_open(sqlite3_file* file) { return *static_cast<OpenFile*>(static_cast<void*>(file)); }
sqlite3_file* real_of(sqlite3_file* file) { return as_open(file).real(); }
FaultDisk& disk_of(sqlite3_vfs* vfs) { return *static_cast<FaultDisk*>(vfs->pAppData); }

std::string bytes_in(const std::string& name) {
    std::ifstream in(name, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

void leave(const std::string& name, std::string_view bytes) {
    std::ofstream(name, std::ios::binary | std::ios::trunc)
        .write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
}

}  // namespace

/// What SQLite calls.
struct FaultCalls {
    static sqlite3_vfs* real(sqlite3_vfs* vfs) { return disk_of(vfs).real_; }

    static int open(sqlite3_vfs* vfs, const char* name, sqlite3_file* file, int flags,
                    int* out_flags) {
        OpenFile& opened = *new (file) OpenFile{{nullptr}, &disk_of(vfs), name};
        FaultDisk& disk = *opened.disk;
        if (const int code = disk.before(DiskCall::Open); code != SQLITE_OK) return code;
        const bool is_new = name != nullptr && !fs::exists(name);
        if (is_new && (flags & SQLITE_OPEN_CREATE) != 0) {
            if (const int code = disk.before_change(DiskCall::Open); code != SQLITE_OK) return code;
        }
        sqlite3_vfs* under = disk.real_;
        const int code = under->xOpen(under, name, opened.real(), flags, out_flags);
        if (code != SQLITE_OK) return code;
        if (is_new) disk.files_.insert_or_assign(name, StoredFile());
        if (name != nullptr && !disk.files_.contains(name))
            disk.files_.emplace(name, StoredFile(bytes_in(name)));
        opened.base.pMethods = &methods;
        return SQLITE_OK;
    }

    static int unlink(sqlite3_vfs* vfs, const char* name, int sync_folder) {
        FaultDisk& disk = disk_of(vfs);
        if (const int code = disk.before_change(DiskCall::Unlink); code != SQLITE_OK) return code;
        const int code = disk.real_->xDelete(disk.real_, name, 0);
        if (sync_folder != 0)
            disk.files_.erase(name);
        else if (code == SQLITE_OK)
            disk.file(name).unlink();
        return code;
    }

    static int access(sqlite3_vfs* vfs, const char* name, int flags, int* result) {
        FaultDisk& disk = disk_of(vfs);
        if (disk.is_cut_) return SQLITE_IOERR_ACCESS;
        return disk.real_->xAccess(disk.real_, name, flags, result);
    }

    static int full_name(sqlite3_vfs* vfs, const char* name, int size, char* out) {
        return real(vfs)->xFullPathname(real(vfs), name, size, out);
    }
    static int randomness(sqlite3_vfs* vfs, int size, char* out) {
        return real(vfs)->xRandomness(real(vfs), size, out);
    }
    static int sleep(sqlite3_vfs* vfs, int micros) { return real(vfs)->xSleep(real(vfs), micros); }
    static int time(sqlite3_vfs* vfs, double* days) {
        return real(vfs)->xCurrentTime(real(vfs), days);
    }
    static int time64(sqlite3_vfs* vfs, sqlite3_int64* millis) {
        return real(vfs)->xCurrentTimeInt64(real(vfs), millis);
    }
    static int last_error(sqlite3_vfs* vfs, int size, char* out) {
        return real(vfs)->xGetLastError(real(vfs), size, out);
    }

    static int close(sqlite3_file* file) { return real_of(file)->pMethods->xClose(real_of(file)); }

    static int read(sqlite3_file* file, void* out, int size, sqlite3_int64 at) {
        if (const int code = as_open(file).disk->before(DiskCall::Read); code != SQLITE_OK)
            return code;
        return real_of(file)->pMethods->xRead(real_of(file), out, size, at);
    }

    static int write(sqlite3_file* file, const void* bytes, int size, sqlite3_int64 at) {
        OpenFile& opened = as_open(file);
        FaultDisk& disk = *opened.disk;
        const bool was_cut = disk.is_cut_;
        const int code = disk.before_change(DiskCall::Write);
        const std::string_view text(static_cast<const char*>(bytes),
                                    static_cast<std::size_t>(size));
        // The write that was under way when the power went may be on the disk in part.
        if (opened.name != nullptr && (code == SQLITE_OK || (disk.is_cut_ && !was_cut)))
            disk.file(opened.name).write(static_cast<std::size_t>(at), text);
        if (code != SQLITE_OK) return code;
        return real_of(file)->pMethods->xWrite(real_of(file), bytes, size, at);
    }

    static int truncate(sqlite3_file* file, sqlite3_int64 size) {
        OpenFile& opened = as_open(file);
        const int code = opened.disk->before_change(DiskCall::Write);
        if (code != SQLITE_OK) return code == SQLITE_FULL ? SQLITE_IOERR_TRUNCATE : code;
        size = opened.whole_steps(size);
        if (opened.name != nullptr)
            opened.disk->file(opened.name).truncate(static_cast<std::size_t>(size));
        return real_of(file)->pMethods->xTruncate(real_of(file), size);
    }

    static int sync(sqlite3_file* file, int) {
        OpenFile& opened = as_open(file);
        FaultDisk& disk = *opened.disk;
        const int code = disk.before_change(DiskCall::Sync);
        if (opened.name == nullptr) return code;
        if (code == SQLITE_OK)
            disk.file(opened.name).sync();
        else if (!disk.is_cut_)
            disk.file(opened.name).sync_in_vain(disk.dice_);
        return code;
    }

    static int size(sqlite3_file* file, sqlite3_int64* out) {
        if (as_open(file).disk->is_cut_) return SQLITE_IOERR_FSTAT;
        return real_of(file)->pMethods->xFileSize(real_of(file), out);
    }
    static int lock(sqlite3_file* file, int level) {
        return real_of(file)->pMethods->xLock(real_of(file), level);
    }
    static int unlock(sqlite3_file* file, int level) {
        return real_of(file)->pMethods->xUnlock(real_of(file), level);
    }
    static int is_reserved(sqlite3_file* file, int* out) {
        return real_of(file)->pMethods->xCheckReservedLock(real_of(file), out);
    }
    /// Takes room ahead as SQLite's own disk does: a byte in each block that is new.
    static int grow(sqlite3_file* file, sqlite3_int64 expected) {
        constexpr sqlite3_int64 block = 4096;
        sqlite3_int64 is = 0;
        if (const int code = size(file, &is); code != SQLITE_OK) return code;
        const sqlite3_int64 will_be = as_open(file).whole_steps(expected);
        for (sqlite3_int64 last = is / block * block + block - 1; last < will_be; last += block) {
            if (const int code = write(file, "", 1, last); code != SQLITE_OK) return code;
        }
        return SQLITE_OK;
    }

    static int control(sqlite3_file* file, int code, void* argument) {
        if (code == SQLITE_FCNTL_CHUNK_SIZE) {
            as_open(file).step = *static_cast<int*>(argument);
            return SQLITE_OK;
        }
        if (code == SQLITE_FCNTL_SIZE_HINT && as_open(file).step > 0)
            return grow(file, *static_cast<sqlite3_int64*>(argument));
        return real_of(file)->pMethods->xFileControl(real_of(file), code, argument);
    }
    static int sector_size(sqlite3_file* file) {
        return real_of(file)->pMethods->xSectorSize(real_of(file));
    }
    static int traits(sqlite3_file* file) {
        return real_of(file)->pMethods->xDeviceCharacteristics(real_of(file));
    }
    static int map(sqlite3_file* file, int page, int size, int extend, void volatile** out) {
        return real_of(file)->pMethods->xShmMap(real_of(file), page, size, extend, out);
    }
    static int map_lock(sqlite3_file* file, int offset, int count, int flags) {
        return real_of(file)->pMethods->xShmLock(real_of(file), offset, count, flags);
    }
    static void map_barrier(sqlite3_file* file) {
        real_of(file)->pMethods->xShmBarrier(real_of(file));
    }
    static int unmap(sqlite3_file* file, int remove) {
        return real_of(file)->pMethods->xShmUnmap(real_of(file), remove);
    }

    static constexpr sqlite3_io_methods methods{
        2,        close,       read,        write,   truncate,    sync,   size,
        lock,     unlock,      is_reserved, control, sector_size, traits, map,
        map_lock, map_barrier, unmap,       nullptr, nullptr};
};

FaultDisk::FaultDisk() : real_(sqlite3_vfs_find(nullptr)) {
    vfs_.iVersion = 2;
    vfs_.szOsFile = static_cast<int>(sizeof(OpenFile)) + real_->szOsFile;
    vfs_.mxPathname = real_->mxPathname;
    vfs_.zName = "fault";
    vfs_.pAppData = this;
    vfs_.xOpen = FaultCalls::open;
    vfs_.xDelete = FaultCalls::unlink;
    vfs_.xAccess = FaultCalls::access;
    vfs_.xFullPathname = FaultCalls::full_name;
    vfs_.xRandomness = FaultCalls::randomness;
    vfs_.xSleep = FaultCalls::sleep;
    vfs_.xCurrentTime = FaultCalls::time;
    vfs_.xGetLastError = FaultCalls::last_error;
    vfs_.xCurrentTimeInt64 = FaultCalls::time64;
    sqlite3_vfs_register(&vfs_, 1);
}

FaultDisk::~FaultDisk() {
    sqlite3_vfs_register(real_, 1);
    sqlite3_vfs_unregister(&vfs_);
}

void FaultDisk::put(const fs::path& file, std::string_view bytes) {
    for (const char* beside : {"", "-journal", "-wal", "-shm"}) {
        fs::remove(file.string() + beside);
        files_.erase(file.string() + beside);
    }
    leave(file.string(), bytes);
    files_.emplace(file.string(), StoredFile(std::string(bytes)));
    changes_ = 0;
}

void FaultDisk::cut_at(std::int64_t call, std::uint64_t seed) {
    changes_ = 0;
    cut_at_ = call;
    dice_.seed(seed);
}

void FaultDisk::power_on() {
    for (auto at = files_.begin(); at != files_.end();) {
        fs::remove(at->first + "-shm");
        if (at->second.is_there_after_cut(dice_)) {
            std::string bytes = at->second.after_cut(dice_);
            leave(at->first, bytes);
            at->second = StoredFile(std::move(bytes));
            ++at;
        } else {
            fs::remove(at->first);
            at = files_.erase(at);
        }
    }
    is_cut_ = false;
    cut_at_ = 0;
}

void FaultDisk::fail_at(DiskCall kind, std::int64_t nth, int code, bool lasting) {
    fault_ = Fault{kind, nth, code, lasting};
    has_failed_ = false;
}

int FaultDisk::before(DiskCall kind) {
    if (is_cut_) return SQLITE_IOERR;
    if (!fault_ || fault_->kind != kind) return SQLITE_OK;
    if (fault_->left > 0) --fault_->left;
    if (fault_->left > 0) return SQLITE_OK;
    has_failed_ = true;
    const int code = fault_->code;
    if (!fault_->lasting) fault_.reset();
    return code;
}

int FaultDisk::before_change(DiskCall kind) {
    ++changes_;
    if (cut_at_ > 0 && changes_ == cut_at_) is_cut_ = true;
    // A file that is made again was counted as opened already.
    return kind == DiskCall::Open && !is_cut_ ? SQLITE_OK : before(kind);
}

}  // namespace fairdeal

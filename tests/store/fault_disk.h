#pragma once
// A disk that loses its power, fills up or fails, under whatever SQLite does in this process. It
// lies over the real files of a test's folder, as a virtual file system of SQLite: what is written
// is read again as usual, but nothing waits for a real disk, and the disk remembers what would
// outlast a loss of power.

#include <sqlite3.h>

#include <filesystem>
#include <map>
#include <memory>
#include <optional>

#include "store/stored_file.h"

namespace fairdeal {

/// What may fail: a file opened, bytes read or written (a truncation is a write too), a sync, a
/// name taken away.
enum class DiskCall : std::uint8_t { Open, Read, Write, Sync, Unlink };

/// While it lives, every database is opened on it. One at a time.
class FaultDisk {
public:
    FaultDisk();
    ~FaultDisk();
    FaultDisk(const FaultDisk&) = delete;
    FaultDisk& operator=(const FaultDisk&) = delete;

    /// A file of these bytes, safe on the disk, instead of whatever was there.
    void put(const std::filesystem::path& file, std::string_view bytes);

    /// The power goes at the call'th change from now on (1: the next); `seed` says what outlasts
    /// it. From there every call fails.
    void cut_at(std::int64_t call, std::uint64_t seed);
    /// How many changes there were since put() or cut_at().
    [[nodiscard]] std::int64_t changes() const { return changes_; }
    [[nodiscard]] bool is_cut() const { return is_cut_; }
    /// Leaves in the folder what outlasted the cut, and works again. All files must be closed.
    void power_on();

    /// The nth call of a kind from now on (1: the next) fails with an error of SQLite's, and, if
    /// `lasting`, all of its kind after it, until mend(). A failing sync loses what it should keep.
    void fail_at(DiskCall kind, std::int64_t nth, int code, bool lasting);
    void mend() { fault_.reset(); }
    /// Has it failed since fail_at()?
    [[nodiscard]] bool has_failed() const { return has_failed_; }

private:
    friend struct FaultCalls;
    struct Fault {
        DiskCall kind = DiskCall::Write;
        std::int64_t left = 0;
        int code = 0;
        bool lasting = false;
    };
    /// SQLITE_OK, or the error that a call must give without doing anything.
    int before(DiskCall kind);
    int before_change(DiskCall kind);
    StoredFile& file(const std::string& name) { return files_[name]; }

    sqlite3_vfs* real_;
    sqlite3_vfs vfs_{};
    std::map<std::string, StoredFile> files_;
    StoredFile::Dice dice_;
    std::int64_t changes_ = 0;
    std::int64_t cut_at_ = 0;  // 0: never
    bool is_cut_ = false;
    std::optional<Fault> fault_;
    bool has_failed_ = false;
};

}  // namespace fairdeal

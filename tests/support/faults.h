#pragma once
// Machines that fail while a test writes: a folder that is away, a disk that is full or read-only,
// a log that another program holds.

#include <signal.h>
#include <sys/resource.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <utility>
#include <vector>

#include "store/sqlite.h"

namespace fairdeal {

/// While it lives nothing can be written: the office's folder is somewhere else.
struct FolderAway {
    explicit FolderAway(const std::filesystem::path& folder)
        : here(folder), away(folder.string() + ".away") {
        std::filesystem::rename(here, away);
    }
    ~FolderAway() { std::filesystem::rename(away, here); }
    FolderAway(const FolderAway&) = delete;
    FolderAway& operator=(const FolderAway&) = delete;
    std::filesystem::path here, away;
};

/// While it lives no file takes a byte more, as on a full disk.
struct DiskFull {
    explicit DiskFull(const std::filesystem::path& /*of_all*/ = {}) {
        ::signal(SIGXFSZ, SIG_IGN);
        ::getrlimit(RLIMIT_FSIZE, &before);
        rlimit none = before;
        none.rlim_cur = 1;
        ::setrlimit(RLIMIT_FSIZE, &none);
    }
    ~DiskFull() { ::setrlimit(RLIMIT_FSIZE, &before); }
    DiskFull(const DiskFull&) = delete;
    DiskFull& operator=(const DiskFull&) = delete;
    rlimit before{};
};

/// While it lives nothing in the folder can be written, made or removed, as on a disk that turned
/// read-only. What may do so all the same, as the system's own user may, is somebody else
/// meanwhile.
struct ReadOnlyDisk {
    explicit ReadOnlyDisk(const std::filesystem::path& folder) {
        namespace fs = std::filesystem;
        forbid(folder.parent_path(), fs::perms::others_exec, true);  // that it can be read
        forbid(folder, fs::perms(0555), false);
        for (const auto& entry : fs::recursive_directory_iterator(folder))
            forbid(entry.path(), entry.is_directory() ? fs::perms(0555) : fs::perms(0444), false);
        constexpr uid_t nobody = 65534;
        is_somebody_else = ::geteuid() == 0 && ::seteuid(nobody) == 0;
    }
    ~ReadOnlyDisk() {
        if (is_somebody_else && ::seteuid(0) != 0) std::abort();
        for (auto one = before.rbegin(); one != before.rend(); ++one)
            std::filesystem::permissions(one->first, one->second);
    }
    ReadOnlyDisk(const ReadOnlyDisk&) = delete;
    ReadOnlyDisk& operator=(const ReadOnlyDisk&) = delete;

    void forbid(const std::filesystem::path& file, std::filesystem::perms left, bool is_more) {
        namespace fs = std::filesystem;
        before.emplace_back(file, fs::status(file).permissions());
        fs::permissions(file, left, is_more ? fs::perm_options::add : fs::perm_options::replace);
    }
    std::vector<std::pair<std::filesystem::path, std::filesystem::perms>> before;
    bool is_somebody_else = false;
};

/// While it lives another program writes into the log and does not come to an end.
struct LogLocked {
    /// Of an office's folder, or the file itself.
    explicit LogLocked(const std::filesystem::path& log)
        : other(std::filesystem::is_directory(log) ? log / "log.db" : log, Access::Write) {
        other.run("BEGIN IMMEDIATE");
    }
    ~LogLocked() { other.run("ROLLBACK"); }
    LogLocked(const LogLocked&) = delete;
    LogLocked& operator=(const LogLocked&) = delete;
    Database other;
};

}  // namespace fairdeal

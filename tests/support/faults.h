#pragma once
// Machines that fail while a test writes: a folder that is away, a disk that is full, a log that
// another program holds.

#include <signal.h>
#include <sys/resource.h>

#include <filesystem>

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

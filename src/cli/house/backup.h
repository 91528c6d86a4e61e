#pragma once
// `fairdeal backup`: all that a house keeps, copied, checked and brought back.

#include <CLI/App.hpp>
#include <string>

#include "cli/commands.h"

namespace fairdeal {

struct BackupOptions {
    std::string folder;               // the backup
    std::string school, office, log;  // empty: where this account keeps them; of a log: none
    bool without_office = false;
    std::string as, passphrase_file;  // who takes the office's records out
    bool set_aside = false;
    bool json = false;
    std::vector<std::string> only;  // restore: of parts_of_backup; empty: all
    ContentOptions content;
};

/// Adds the sub-command, which tells `options` and leaves its status in `status`; both must outlive
/// the command line.
void add_backup(CLI::App& app, BackupOptions& options, ExitStatus& status);

/// 1 where something is damaged: then no backup is kept.
ExitStatus run_backup_make(const BackupOptions& options);
ExitStatus run_backup_check(const BackupOptions& options);
ExitStatus run_backup_restore(const BackupOptions& options);

}  // namespace fairdeal

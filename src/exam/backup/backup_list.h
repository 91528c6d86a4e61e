#pragma once
// The list that lies in a backup: every file of it, so that anybody can see that none is missing or
// damaged. `sha256sum` gives the same hashes.

#include <filesystem>
#include <string>
#include <vector>

#include "base/problem.h"
#include "base/time/utc_time.h"
#include "ledger/hash.h"

namespace fairdeal {

struct BackedUpFile {
    std::string name;  // "office/log.db": with '/', inside the backup, never the list itself
    std::int64_t bytes = 0;
    Hash sha256{};
    friend bool operator==(const BackedUpFile&, const BackedUpFile&) = default;
};

struct BackupList {
    UtcTime made;
    std::vector<BackedUpFile> files;  // by name
    friend bool operator==(const BackupList&, const BackupList&) = default;
};

constexpr const char* backup_list_name = "backup.json";

/// Whether a file of this name can stand in a list: a path of plain names, in UTF-8, without
/// backslashes and control characters.
bool can_be_listed(const std::string& name);

std::string to_text(const BackupList& list);
/// Refused: what is no such list, one of a newer form, a name that leads out of the folder or
/// stands there twice.
Result<BackupList> backup_list_from(const std::string& text, const Place& where);

/// A file as it lies there. Refused where it cannot be read to its end.
Result<BackedUpFile> listed_file(const std::filesystem::path& file, std::string name);

}  // namespace fairdeal

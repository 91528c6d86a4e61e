#pragma once
// The parts of a backup: which names they have there, where they belong, and how one is copied.

#include <array>

#include "exam/backup/house_backup.h"
#include "store/side_files.h"

namespace fairdeal {

constexpr std::size_t most_of_a_plain_file = std::size_t{256} << 20U;
constexpr const char* school_in_backup = "school.db";
constexpr const char* office_log_in_backup = "office/log.db";
constexpr const char* log_in_backup = "log.db";
constexpr const char* duty_in_backup = "duty.db";
constexpr const char* settings_in_backup = "house.json";

/// A part of a backup that is no database: its name there, and where it lies.
struct BackupPart {
    std::string name;
    std::filesystem::path place;  // file or folder; empty: none
};
std::vector<BackupPart> plain_parts(const HousePlaces& places);
/// Where a file of a backup belongs; nothing: the places have none for it.
std::optional<std::filesystem::path> place_of(const std::string& name, const HousePlaces& places);
/// One of the four that are copied as databases.
bool is_database(const std::string& name);
/// Of the office's log: it, and what SQLite keeps beside it.
bool belongs_to_office_log(const std::string& name);
bool lists(const BackupList& list, const std::string& name);
/// As it is named without a slash at its end: "/srv/office/" and "/srv/office" are one folder.
std::filesystem::path without_slash(const std::filesystem::path& path);
HousePlaces without_slashes(const HousePlaces& places);

/// Of a file, in a user's words.
tl::unexpected<Problems> refused_file(const std::filesystem::path& file, std::string what);
tl::unexpected<Problems> refused_by_system(const std::filesystem::path& file, int error);

/// A new file of the same bytes, for its owner alone, as are the folders on the way to it.
Result<void> copy_plain_file(const std::filesystem::path& from, const std::filesystem::path& to);

void add_damages(Problems& problems, const std::filesystem::path& file, const CheckReport& report);

/// What copies of databases found there.
struct CopiedDatabases {
    std::optional<SchoolCheck> school;
    std::optional<CheckReport> office, log, duty;
    Problems problems;
};

/// Copies databases to new files, each checked there.
class DatabaseCopier {
public:
    DatabaseCopier(const std::vector<Misreading>& misreadings, const Progress& progress)
        : misreadings_(misreadings), progress_(progress) {}
    Result<void> school(const std::filesystem::path& from, const std::filesystem::path& to);
    Result<void> log(const std::filesystem::path& from, const std::filesystem::path& to,
                     std::optional<CheckReport>& report);
    CopiedDatabases copied;

private:
    const std::vector<Misreading>& misreadings_;
    const Progress& progress_;
};

}  // namespace fairdeal

#pragma once
// All that a house keeps, copied into one folder, checked there, and brought back.

#include <array>

#include "exam/backup/backup_list.h"
#include "log/hand_log.h"
#include "school/school.h"

namespace fairdeal {

/// Where it lies. Own lessons, table cards and what was seen of the office's log lie beside the
/// school's file; what is not there is no part of a backup.
struct HousePlaces {
    std::filesystem::path school;      // file
    std::filesystem::path packs;       // folder
    std::filesystem::path office;      // folder; empty: none
    std::filesystem::path log;         // file of hands; empty: none
    std::filesystem::path settings{};  // of the house, house_file(); empty: none
    std::filesystem::path duty{};      // file of who may deal where; empty, or not there: none
};

/// What a backup holds.
struct BackupReport {
    BackupList list;
    std::optional<SchoolCheck> school;
    std::optional<CheckReport> office, log, duty;
    Problems problems;  // every damage that was found; empty: it is sound
};

/// Copies it into a folder that is not there yet, while others may write to the databases. The
/// folder gets its name only if all in it is sound; else the report names what is not, and nothing
/// is kept. Refused: there is no school, or the copy cannot be made. Who takes records out of an
/// office is to be noted there before (Office::note_backup).
Result<BackupReport> back_up_house(const HousePlaces& house,
                                   const std::filesystem::path& new_folder,
                                   const std::vector<Misreading>& misreadings, const UtcTime& now,
                                   const Progress& progress = {});

/// Reads a backup again: every file is there, as it was copied, and no other; the databases are
/// sound. Refused: a folder that is no backup.
Result<BackupReport> check_backup(const std::filesystem::path& folder,
                                  const std::vector<Misreading>& misreadings,
                                  const Progress& progress = {});

/// What was brought back where.
struct RestoreReport {
    BackupReport backup;
    /// Each that is there now, and where it was moved that lay there before; empty: nothing did.
    struct Part {
        std::filesystem::path place, set_aside;
    };
    std::vector<Part> parts;
};

/// What can be brought back alone: a lost log, while school and office go on.
inline constexpr std::array<std::string_view, 9> parts_of_backup{
    "school", "own-lessons", "table-cards", "own-exams", "packs", "office", "log", "duty", "house"};
struct HowToRestore {
    std::optional<UtcTime> set_aside;
    std::vector<std::string> only;  // of parts_of_backup; empty: all that the backup holds
};

/// Brings a backup back, after checking it. Where something of it is there already, it is refused,
/// or with `set_aside` moved to a name that ends in that time ("school.db.20261126T204500Z").
/// Nobody may have these files open. Refused, and everything as it was: a backup that is not
/// sound, one that holds what has no place (a log, or an office), a copy that cannot be made.
Result<RestoreReport> restore_house(const std::filesystem::path& folder, const HousePlaces& house,
                                    const std::vector<Misreading>& misreadings,
                                    const HowToRestore& how, const Progress& progress = {});

}  // namespace fairdeal

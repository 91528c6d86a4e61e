#pragma once
// A database file of one kind: how it is made, recognised and brought up to date. It knows the
// outside of the file and its tables, not what is in them.

#include <functional>
#include <span>
#include <string_view>

#include "base/problem.h"
#include "store/sql.h"
#include "store/sqlite.h"

namespace fairdeal {

/// What people are told of a file of one kind, each a marked sentence.
struct FileSentences {
    const char* is_none;             // "this is not a hand log, nor any database"
    const char* of_another_program;  // "this is another program's database, not a hand log"
    const char* is_empty;            // "the file is empty; it is not a hand log"
    const char* unfinished;          // "this log was not finished when it was made; ..."
    const char* newer;               // "... (its version is {version}, ... up to {newest})"
    const char* older;               // "this log was made by an older Fairdeal: ..."
    const char* changed;             // "the tables of this log are not as Fairdeal made them"
    const char* cannot_be_made;      // "the log cannot be made here: {why}"
};

/// What tells one kind of file from another.
struct FileKind {
    std::int64_t application_id = 0;  // in the file's header, so that another program's database is
                                      // not mistaken for it
    FileSentences says{};
    std::span<const SqlFile> migrations;
    std::function<void(Database& database, const SqlFile& step)> rest{};  // see migrate
    bool small_commits = false;  // it grows by them: see Database::expect_small_commits
    bool is_private = false;     // for its owner's eyes, whatever the user's mask allows
    /// Older files that are read as they are, from this number on: what came later changes nothing
    /// that is read. 0: only the newest.
    std::int64_t readable_from = 0;
    /// The number of the newest migration; a file carries it as user_version.
    [[nodiscard]] std::int64_t newest() const { return migrations.back().number; }
};

/// Makes an empty file at a path where there is none. It appears there whole or not at all; a
/// private one has mode 0600.
Result<void> make_database_file(const std::filesystem::path& file, const FileKind& kind);

/// The same, for anybody who is content with a file that somebody else makes at the same moment.
Result<void> make_database_file_unless_there(const std::filesystem::path& file,
                                             const FileKind& kind);

/// Opens a file after making sure that it is a sound one of this kind. With Access::Write it must
/// be possible to write to it, and an older one is brought up to date; with Access::Read nothing is
/// written to it but the undoing of what another program left half done. A refused file is not
/// changed. A private one that everybody may read, as older programs made it, is closed to them
/// when its owner opens it for writing. Where another program holds the file, it is waited for five
/// seconds in each of so many attempts.
Result<Database> open_database_file(const std::filesystem::path& file, Access access,
                                    const FileKind& kind, int attempts = 1);

/// Copies an open database into an empty file that nobody else uses, as Database::copy_into does.
/// The copy needs no journal on the disk: a broken one is thrown away. False if it was stopped.
bool copy_into_file(const Database& from, const std::filesystem::path& copy,
                    const std::function<bool(std::int64_t done, std::int64_t of)>& progress);

/// Brings a database of a lower user_version up to the last of `migrations`, all or nothing; after
/// each step `rest` does what SQL alone cannot.
void migrate(Database& database, std::span<const SqlFile> migrations,
             const std::function<void(Database& database, const SqlFile& step)>& rest = {});

/// Tables, indexes and triggers of a database as text, to be compared.
std::string schema_of(const Database& database);

}  // namespace fairdeal

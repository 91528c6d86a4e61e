#include "store/database_file.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sqlite3.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <map>
#include <mutex>

#include "base/read.h"
#include "base/translation.h"
#include "store/new_file.h"

namespace fairdeal {

namespace fs = std::filesystem;

namespace {

/// The parts of a database file's first 100 bytes that say what it is.
struct FileHeader {
    bool is_database = false;
    std::int64_t application_id = 0;
    std::int64_t version = 0;
    std::uintmax_t page = 0;  // bytes
};

std::int64_t big_endian(const char* bytes) {
    std::uint32_t number = 0;
    for (int i = 0; i < 4; ++i) number = number << 8U | static_cast<unsigned char>(bytes[i]);
    return static_cast<std::int32_t>(number);
}

Result<FileHeader> read_file_header(const fs::path& file) {
    constexpr std::string_view magic{fixed("SQLite format 3\0"), 16};
    constexpr std::size_t version_at = 60;
    constexpr std::size_t application_at = 68;
    constexpr std::size_t size = 100;
    const auto bytes = read_file(file, size);
    if (!bytes)
        return refused_about(file.string(),
                             tr("the file {problem}", "problem"_a = bytes.error().front().what));
    if (bytes->size() < size || !bytes->starts_with(magic)) return FileHeader();
    constexpr std::size_t page_at = 16;
    constexpr std::uintmax_t largest_page = 65'536;  // which is written as 1
    const auto high = static_cast<unsigned char>((*bytes)[page_at]);
    const auto low = static_cast<unsigned char>((*bytes)[page_at + 1]);
    const std::uintmax_t page = static_cast<std::uintmax_t>(high) << 8U | low;
    return FileHeader{true, big_endian(bytes->data() + application_at),
                      big_endian(bytes->data() + version_at), page == 1 ? largest_page : page};
}

/// A file that does not end with a page was cut.
Result<void> must_end_with_a_page(const fs::path& file) {
    const auto header = read_file_header(file);
    if (!header) return tl::make_unexpected(header.error());
    if (header->page == 0 || fs::file_size(file) % header->page == 0) return {};
    return refused_about(file.string(), tr("the file is damaged: its end is missing"));
}

/// Lies the journal of a write that was broken off beside the file? What is half written, its
/// header too, is put right from there.
Result<bool> is_half_written(const fs::path& file) {
    constexpr std::string_view magic{"\xd9\xd5\x05\xf9\x20\xa1\x63\xd7", 8};
    const auto journal = read_file_if_there(file.string() + "-journal", magic.size());
    if (!journal) return tl::make_unexpected(journal.error());
    return journal->value_or("").starts_with(magic);
}

/// The header must be that of a file of this kind that this program knows.
Result<void> must_have_our_header(const fs::path& file, const FileKind& kind,
                                  const FileHeader& header) {
    if (!header.is_database) return refused_about(file.string(), tr(kind.says.is_none));
    if (header.application_id != kind.application_id)
        return refused_about(file.string(), tr(kind.says.of_another_program));
    if (header.version > kind.newest()) {
        return refused_about(file.string(), tr_of(kind.says.newer, "version"_a = header.version,
                                                  "newest"_a = kind.newest()));
    }
    if (header.version < 1) return refused_about(file, tr(kind.says.unfinished));
    return {};
}

/// Looks at the bytes before SQLite does, so that nothing foreign is ever touched.
Result<void> look_at(const fs::path& file, const FileKind& kind) {
    const auto there = is_there(file);
    if (!there) return tl::make_unexpected(there.error());
    if (!*there) return refused_about(file.string(), tr("there is no such file"));
    std::error_code error;
    if (!fs::is_regular_file(file, error))
        return refused_about(file.string(), tr("this is not a file"));
    const auto header = read_file_header(file);
    if (!header) return tl::make_unexpected(header.error());
    if (fs::file_size(file, error) == 0)
        return refused_about(file.string(), tr(kind.says.is_empty));
    if (header->is_database) return must_have_our_header(file, kind, *header);
    const auto half_written = is_half_written(file);
    if (!half_written) return tl::make_unexpected(half_written.error());
    return *half_written ? Result<void>() : must_have_our_header(file, kind, *header);
}

/// The folder must be writable too: the journal lies beside the file.
Result<void> must_be_writable(const fs::path& file, const Database& database) {
    const fs::path folder = fs::absolute(file).parent_path();
    if (database.is_read_only() || ::faccessat(AT_FDCWD, file.c_str(), W_OK, AT_EACCESS) != 0) {
        return refused_about(file.string(), tr("the file can only be read, not written"));
    }
    if (::faccessat(AT_FDCWD, folder.c_str(), W_OK | X_OK, AT_EACCESS) != 0) {
        return refused_about(file, tr("nothing can be written to the folder {folder}",
                                      "folder"_a = folder.string()));
    }
    return {};
}

/// Made once for each kind and version: it takes longer than all else that opening a file does.
const std::string& expected_schema(const FileKind& kind, std::int64_t version) {
    static std::mutex one_at_a_time;
    static std::map<std::pair<std::int64_t, std::int64_t>, std::string> made;
    const std::lock_guard lock(one_at_a_time);
    std::string& schema = made[{kind.application_id, version}];
    if (schema.empty()) {
        Database fresh;
        migrate(fresh, kind.migrations.first(static_cast<std::size_t>(version)));
        schema = schema_of(fresh);
    }
    return schema;
}

/// The tables must be those that our migrations make, to the letter.
Result<void> must_have_our_tables(const fs::path& file, const FileKind& kind,
                                  const Database& database) {
    const std::int64_t version = database.number(fixed("PRAGMA user_version"));
    const auto header = read_file_header(file);
    if (!header) return tl::make_unexpected(header.error());
    if (auto fine = must_have_our_header(file, kind, *header); !fine) return fine;
    if (auto fine = must_end_with_a_page(file); !fine) return fine;
    if (schema_of(database) == expected_schema(kind, version)) return {};
    return refused_about(file.string(), tr(kind.says.changed));
}

/// What a group was given on purpose stays; of a file that everybody may read nobody meant it.
void close_to_everybody(const fs::path& file) {
    constexpr fs::perms for_its_owner = fs::perms::owner_read | fs::perms::owner_write;
    std::error_code ignored;  // only its owner can
    if ((fs::status(file, ignored).permissions() & fs::perms::others_all) != fs::perms::none)
        fs::permissions(file, for_its_owner, ignored);
}

Result<void> prepare_to_write(const fs::path& file, const FileKind& kind, Database& database) {
    if (auto fine = must_be_writable(file, database); !fine) return fine;
    if (kind.is_private) close_to_everybody(file);
    { const Transaction nobody_else_writes(database); }
    if (kind.small_commits)
        database.expect_small_commits();
    else
        database.run(fixed("PRAGMA journal_mode = TRUNCATE"));
    if (database.number(fixed("PRAGMA user_version")) < kind.newest())
        migrate(database, kind.migrations, kind.rest);
    return {};
}

Result<Database> open_checked(const fs::path& file, Access access, const FileKind& kind) {
    // Even a reader opens for writing where it may, so that what a killed program left half done is
    // undone.
    Database database(file, Access::Write);
    if (auto fine = must_have_our_tables(file, kind, database); !fine)
        return tl::make_unexpected(fine.error());
    if (access == Access::Read) {
        const std::int64_t oldest = kind.readable_from == 0 ? kind.newest() : kind.readable_from;
        if (database.number(fixed("PRAGMA user_version")) < oldest) {
            return refused_about(file.string(), tr(kind.says.older));
        }
        database.run(fixed("PRAGMA query_only = ON"));
    } else if (auto fine = prepare_to_write(file, kind, database); !fine) {
        return tl::make_unexpected(fine.error());
    }
    return database;
}

}  // namespace

Result<void> make_database_file(const fs::path& file, const FileKind& kind) {
    std::error_code error;
    if (fs::exists(fs::symlink_status(file, error)))
        return refused_about(file.string(), tr("there is a file of this name already"));
    Database fresh;
    fresh.run(fmt::format(fixed("PRAGMA application_id = {}"), kind.application_id));
    migrate(fresh, kind.migrations);
    const int failed = make_new_file(file, fresh.bytes(), kind.is_private ? 0600 : 0666);
    if (failed == EEXIST)
        return refused_about(file.string(), tr("there is a file of this name already"));
    if (failed != 0)
        return refused_about(file,
                             tr_of(kind.says.cannot_be_made, "why"_a = std::strerror(failed)));
    return {};
}

Result<void> make_database_file_unless_there(const fs::path& file, const FileKind& kind) {
    std::error_code error;
    if (fs::exists(fs::symlink_status(file, error))) return {};
    auto made = make_database_file(file, kind);
    if (!made && fs::exists(fs::symlink_status(file, error))) return {};
    return made;
}

namespace {

/// Another program holds the file.
bool is_in_use(const StoreError& error) { return (error.code() & 0xff) == SQLITE_BUSY; }

}  // namespace

Result<Database> open_database_file(const fs::path& file, Access access, const FileKind& kind,
                                    int attempts) {
    if (auto fine = look_at(file, kind); !fine) return tl::make_unexpected(fine.error());
    try {
        return open_checked(file, access, kind);
    } catch (const StoreError& error) {
        if (is_in_use(error) && attempts > 1)
            return open_database_file(file, access, kind, attempts - 1);
        if (error.is_damaged()) {
            if (auto fine = must_end_with_a_page(file); !fine)
                return tl::make_unexpected(fine.error());
        }
        return refused_about(file.string(), error.what());
    }
}

namespace {

/// While tables are made again rows stand for a moment without those that they belong to. Within a
/// transaction this cannot be changed.
class WithoutForeignKeys {
public:
    explicit WithoutForeignKeys(Database& database)
        : database_(database), were_on_(database.number(fixed("PRAGMA foreign_keys")) != 0) {
        if (were_on_) database_.run(fixed("PRAGMA foreign_keys = OFF"));
    }
    ~WithoutForeignKeys() {
        try {
            if (were_on_) database_.run(fixed("PRAGMA foreign_keys = ON"));
        } catch (const StoreError&) {
            // a connection that fails even at this writes nothing more
        }
    }
    WithoutForeignKeys(const WithoutForeignKeys&) = delete;
    WithoutForeignKeys& operator=(const WithoutForeignKeys&) = delete;

private:
    Database& database_;
    bool were_on_;
};

}  // namespace

bool copy_into_file(const Database& from, const std::filesystem::path& copy,
                    const std::function<bool(std::int64_t done, std::int64_t of)>& progress) {
    Database to(copy, Access::Write);
    to.run(fixed("PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF"));
    return from.copy_into(to, progress);
}

void migrate(Database& database, std::span<const SqlFile> migrations,
             const std::function<void(Database& database, const SqlFile& step)>& rest) {
    const WithoutForeignKeys meanwhile(database);
    Transaction all_or_nothing(database);
    const std::int64_t version = database.number(fixed("PRAGMA user_version"));
    for (const SqlFile& migration : migrations) {
        if (migration.number <= version) continue;
        database.run(migration.text);
        if (rest) rest(database, migration);
        database.run(fmt::format(fixed("PRAGMA user_version = {}"), migration.number));
    }
    all_or_nothing.commit();
}

std::string schema_of(const Database& database) {
    std::string text;
    Statement statement(database, sql_schema);
    while (statement.step()) {
        for (int column = 0; column < 4; ++column)
            text += fmt::format("{}\n", statement.text(column));
    }
    return text;
}

}  // namespace fairdeal

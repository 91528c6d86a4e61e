#include "store/schema.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <fstream>

#include "store/log_tree.h"
#include "store/new_file.h"

namespace fairdeal {

namespace fs = std::filesystem;

namespace {

constexpr int longer_wait_ms = 5000;  // once the log is open: a check elsewhere may take its time

tl::unexpected<Problems> refused_file(const fs::path& file, std::string what) {
    return refused({file.string(), 0, 0}, std::move(what));
}

/// The parts of a database file's first 100 bytes that say what it is.
struct FileHeader {
    bool is_database = false;
    std::int64_t application_id = 0;
    std::int64_t version = 0;
};

std::int64_t big_endian(const char* bytes) {
    std::uint32_t number = 0;
    for (int i = 0; i < 4; ++i) number = number << 8U | static_cast<unsigned char>(bytes[i]);
    return static_cast<std::int32_t>(number);
}

FileHeader read_file_header(std::istream& in) {
    constexpr std::string_view magic{"SQLite format 3\0", 16};
    constexpr std::size_t version_at = 60;
    constexpr std::size_t application_at = 68;
    std::array<char, 100> bytes{};
    in.read(bytes.data(), bytes.size());
    if (in.gcount() != static_cast<std::streamsize>(bytes.size())) return {};
    if (std::string_view(bytes.data(), magic.size()) != magic) return {};
    return {true, big_endian(&bytes[application_at]), big_endian(&bytes[version_at])};
}

/// Looks at the bytes before SQLite does, so that nothing foreign is ever touched.
Result<void> look_at(const fs::path& file) {
    std::error_code error;
    const fs::file_status status = fs::status(file, error);
    if (!fs::exists(status)) return refused_file(file, "there is no such file");
    if (!fs::is_regular_file(status)) return refused_file(file, "this is not a file");
    std::ifstream in(file, std::ios::binary);
    if (!in)
        return refused_file(file, fmt::format("the file cannot be read: {}", std::strerror(errno)));
    if (fs::file_size(file, error) == 0)
        return refused_file(file, "the file is empty; it is not a hand log");
    const FileHeader header = read_file_header(in);
    if (!header.is_database) return refused_file(file, "this is not a hand log, nor any database");
    if (header.application_id != log_application_id)
        return refused_file(file, "this is another program's database, not a hand log");
    if (header.version > newest_version()) {
        return refused_file(file, fmt::format("this log was made by a newer Fairdeal (its version "
                                              "is {}, this program knows up to {})",
                                              header.version, newest_version()));
    }
    if (header.version < 1)
        return refused_file(file, "this log was not finished when it was made; it holds nothing");
    return {};
}

/// The folder must be writable too: the journal lies beside the log.
Result<void> must_be_writable(const fs::path& file, const Database& database) {
    const fs::path folder = fs::absolute(file).parent_path();
    if (database.is_read_only() || ::faccessat(AT_FDCWD, file.c_str(), W_OK, AT_EACCESS) != 0) {
        return refused_file(file, "the file can only be read, not written");
    }
    if (::faccessat(AT_FDCWD, folder.c_str(), W_OK | X_OK, AT_EACCESS) != 0) {
        return refused_file(
            file, fmt::format("nothing can be written to the folder {}", folder.string()));
    }
    return {};
}

std::string expected_schema(std::int64_t version) {
    Database fresh;
    migrate(fresh, sql_migrations().first(static_cast<std::size_t>(version)));
    return schema_of(fresh);
}

/// The tables must be those that our migrations make, to the letter, and the file must end with a
/// page.
Result<void> must_have_our_tables(const fs::path& file, const Database& database) {
    const std::int64_t version = database.number("PRAGMA user_version");
    const auto page = static_cast<std::uintmax_t>(database.number("PRAGMA page_size"));
    if (fs::file_size(file) % page != 0)
        return refused_file(file, "the file is damaged: its end is missing");
    if (schema_of(database) == expected_schema(version)) return {};
    return refused_file(file,
                        "the tables of this log are not as Fairdeal made them: the file is damaged "
                        "or was changed by another program");
}

Result<void> prepare_to_write(const fs::path& file, Database& database) {
    if (auto fine = must_be_writable(file, database); !fine) return fine;
    { const Transaction nobody_else_writes(database); }
    database.run("PRAGMA journal_mode = TRUNCATE");
    if (database.number("PRAGMA user_version") < newest_version()) {
        migrate(database, sql_migrations(), [&](const SqlFile& step) {
            if (step.name == "002_ledger") plant_tree(database);
        });
    }
    return {};
}

Result<Database> open_checked(const fs::path& file, Access access) {
    // Even a reader opens for writing where it may, so that what a killed program left half done is
    // undone.
    Database database(file, Access::Write);
    if (auto fine = must_have_our_tables(file, database); !fine)
        return tl::make_unexpected(fine.error());
    if (access == Access::Read) {
        if (database.number("PRAGMA user_version") < newest_version()) {
            return refused_file(file,
                                "this log was made by an older Fairdeal: open it once for writing "
                                "to bring it up to date");
        }
        database.run("PRAGMA query_only = ON");
    } else if (auto fine = prepare_to_write(file, database); !fine) {
        return tl::make_unexpected(fine.error());
    }
    database.wait_for_others(longer_wait_ms);
    return database;
}

}  // namespace

std::int64_t newest_version() { return sql_migrations().back().number; }

Result<void> make_log_file(const fs::path& file) {
    std::error_code error;
    if (fs::exists(fs::symlink_status(file, error)))
        return refused_file(file, "there is a file of this name already");
    Database fresh;
    fresh.run(fmt::format("PRAGMA application_id = {}", log_application_id));
    migrate(fresh, sql_migrations());
    const int failed = make_new_file(file, fresh.bytes(), 0666);
    if (failed == EEXIST) return refused_file(file, "there is a file of this name already");
    if (failed != 0)
        return refused_file(file,
                            fmt::format("the log cannot be made here: {}", std::strerror(failed)));
    return {};
}

Result<Database> open_log_file(const fs::path& file, Access access) {
    if (auto fine = look_at(file); !fine) return tl::make_unexpected(fine.error());
    try {
        return open_checked(file, access);
    } catch (const StoreError& error) {
        return refused_file(file, error.what());
    }
}

void migrate(Database& database, std::span<const SqlFile> migrations,
             const std::function<void(const SqlFile& step)>& rest) {
    Transaction all_or_nothing(database);
    const std::int64_t version = database.number("PRAGMA user_version");
    for (const SqlFile& migration : migrations) {
        if (migration.number <= version) continue;
        database.run(migration.text);
        if (rest) rest(migration);
        database.run(fmt::format("PRAGMA user_version = {}", migration.number));
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

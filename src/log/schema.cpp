#include "log/schema.h"

#include "log/ledger/log_tree.h"

namespace fairdeal {

namespace {

FileKind hand_log() {
    return {.application_id = log_application_id,
            .a_name = "a hand log",
            .name = "log",
            .migrations = sql_migrations(),
            .rest =
                [](Database& database, const SqlFile& step) {
                    if (step.name == "002_ledger") plant_tree(database);
                },
            .small_commits = true};
}

}  // namespace

std::int64_t newest_version() { return hand_log().newest(); }

Result<void> make_log_file(const std::filesystem::path& file) {
    return make_database_file(file, hand_log());
}

Result<void> make_log_file_unless_there(const std::filesystem::path& file) {
    return make_database_file_unless_there(file, hand_log());
}

Result<Database> open_log_file(const std::filesystem::path& file, Access access) {
    return open_database_file(file, access, hand_log());
}

}  // namespace fairdeal

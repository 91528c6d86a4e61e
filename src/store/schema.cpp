#include "store/schema.h"

#include "store/log_tree.h"

namespace fairdeal {

namespace {

FileKind hand_log() {
    return {log_application_id, "a hand log", "log", sql_migrations(),
            [](Database& database, const SqlFile& step) {
                if (step.name == "002_ledger") plant_tree(database);
            }};
}

}  // namespace

std::int64_t newest_version() { return hand_log().newest(); }

Result<void> make_log_file(const std::filesystem::path& file) {
    return make_database_file(file, hand_log());
}

Result<Database> open_log_file(const std::filesystem::path& file, Access access) {
    return open_database_file(file, access, hand_log());
}

}  // namespace fairdeal

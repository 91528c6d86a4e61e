#include "log/schema.h"

#include "base/translation.h"
#include "log/ledger/log_tree.h"

namespace fairdeal {

namespace {

FileKind hand_log() {
    return {.application_id = log_application_id,
            .says = {.is_none = sentence("this is not a hand log, nor any database; records are "
                                         "imported into a log first"),
                     .of_another_program =
                         sentence("this is another program's database, not a hand log"),
                     .is_empty = sentence("the file is empty; it is not a hand log"),
                     .unfinished =
                         sentence("this log was not finished when it was made; it holds nothing"),
                     .newer = sentence("this log was made by a newer Fairdeal (its version is "
                                       "{version}, this program knows up to {newest})"),
                     .older = sentence("this log was made by an older Fairdeal: open it once for "
                                       "writing to bring it up to date"),
                     .changed = sentence("the tables of this log are not as Fairdeal made them: "
                                         "the file is damaged or was changed by another program"),
                     .cannot_be_made = sentence("the log cannot be made here: {why}")},
            .migrations = sql_migrations(),
            .rest =
                [](Database& database, const SqlFile& step) {
                    if (step.name == "002_ledger") plant_tree(database);
                },
            .small_commits = true,
            .readable_from = 7};  // 8 takes away what nothing reads
}

}  // namespace

std::int64_t newest_version() { return hand_log().newest(); }

Result<void> make_log_file(const std::filesystem::path& file) {
    return make_database_file(file, hand_log());
}

Result<void> make_log_file_unless_there(const std::filesystem::path& file) {
    return make_database_file_unless_there(file, hand_log());
}

Result<Database> open_log_file(const std::filesystem::path& file, Access access, int attempts) {
    return open_database_file(file, access, hand_log(), attempts);
}

}  // namespace fairdeal

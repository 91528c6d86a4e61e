#include "exam/diagnostics/kept_places.h"

#include <cstdlib>

#include "base/translation.h"
#include "store/places.h"

namespace fairdeal {

namespace fs = std::filesystem;

namespace {

/// A file or folder beside the school's.
fs::path beside(const fs::path& school, const char* name) {
    return school.empty() ? school : school.parent_path() / name;
}

}  // namespace

fs::path path_from_environment(const char* variable) {
    const char* set = std::getenv(variable);
    return set == nullptr ? fs::path() : fs::path(set);
}

fs::path office_of(const fs::path& school) {
    const fs::path named = path_from_environment("FAIRDEAL_OFFICE");
    return named.empty() ? beside(school, "office") : named;
}

fs::path duty_file_of(const fs::path& school) {
    const fs::path named = path_from_environment("FAIRDEAL_DUTY");
    return named.empty() ? beside(school, "duty.db") : named;
}

std::vector<KeptPlace> kept_places(const fs::path& school, const fs::path& content,
                                   const fs::path& packs) {
    return {
        {"content", sentence("Rule books, lessons, scenarios"), "FAIRDEAL_CONTENT", content},
        {"school", sentence("School: people and their answers"), "FAIRDEAL_SCHOOL", school},
        {"own-lessons", sentence("Lessons written here"), "", beside(school, "own-lessons")},
        {"table-cards", sentence("Table cards approved here"), "", beside(school, "table-cards")},
        {"own-exams", sentence("Exams made here"), "", beside(school, "own-exams")},
        {"packs", sentence("Content packs"), "FAIRDEAL_PACKS", packs},
        {"office", sentence("Exam office, with its keys"), "FAIRDEAL_OFFICE", office_of(school)},
        {"duty", sentence("Who may deal where"), "FAIRDEAL_DUTY", duty_file_of(school)},
        {"house", sentence("House: name, time zone, currency"), "FAIRDEAL_HOUSE", house_file()},
        {"log", sentence("Hand log"), "FAIRDEAL_LOG", path_from_environment("FAIRDEAL_LOG")},
        {"state", sentence("Preferences, audits under way, logs seen"), "", state_folder()},
        {"program-log", sentence("What the program did and complained of"), "", program_log_file()},
    };
}

std::string standing_of(const KeptPlace& place) {
    std::error_code error;
    const auto status = fs::status(place.path, error);
    if (!fs::exists(status)) return tr("not there");
    if (!fs::is_directory(status)) {
        const auto bytes = fs::file_size(place.path, error);
        return error ? tr("cannot be read")
                     : tr_n("{count} byte", "{count} bytes", static_cast<std::int64_t>(bytes));
    }
    std::int64_t files = 0;
    for (fs::recursive_directory_iterator at(place.path, error), end; !error && at != end;
         at.increment(error)) {
        std::error_code unread;
        if (at->is_regular_file(unread)) ++files;
    }
    return error ? tr("cannot be read") : tr_n("{count} file", "{count} files", files);
}

}  // namespace fairdeal

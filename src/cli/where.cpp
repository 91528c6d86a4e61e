#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <nlohmann/json.hpp>

#include "base/translation.h"
#include "cli/commands.h"
#include "cli/content/content.h"
#include "cli/output.h"
#include "store/places.h"

namespace fairdeal {

namespace {

namespace fs = std::filesystem;

struct KeptPlace {
    const char* name;      // of JSON
    const char* title;     // a marked sentence
    const char* variable;  // of the environment, that names another place; empty: none does
    fs::path path;         // empty: there is none
};

fs::path from_environment(const char* variable) {
    const char* set = std::getenv(variable);
    return set == nullptr ? fs::path() : fs::path(set);
}

/// A file or folder beside the school's.
fs::path beside(const fs::path& school, const char* name) {
    return school.empty() ? school : school.parent_path() / name;
}

std::vector<KeptPlace> every_place(const ContentOptions& options) {
    const fs::path school = school_file();
    const fs::path office = from_environment("FAIRDEAL_OFFICE");
    return {
        {"content", sentence("Rule books, lessons, scenarios"), "FAIRDEAL_CONTENT",
         content_folder(options).value_or(fs::path())},
        {"school", sentence("School: people and their answers"), "FAIRDEAL_SCHOOL", school},
        {"own-lessons", sentence("Lessons written here"), "", beside(school, "own-lessons")},
        {"table-cards", sentence("Table cards approved here"), "", beside(school, "table-cards")},
        {"packs", sentence("Content packs"), "FAIRDEAL_PACKS", packs_of(options)},
        {"office", sentence("Exam office, with its keys"), "FAIRDEAL_OFFICE",
         office.empty() ? beside(school, "office") : office},
        {"log", sentence("Hand log"), "FAIRDEAL_LOG", from_environment("FAIRDEAL_LOG")},
        {"state", sentence("Preferences, audits under way, logs seen"), "", state_folder()},
    };
}

/// What is there: "not there", "12 files", "1,234 bytes".
std::string standing_of(const fs::path& path) {
    std::error_code error;
    const auto status = fs::status(path, error);
    if (!fs::exists(status)) return tr("not there");
    if (!fs::is_directory(status)) {
        const auto bytes = fs::file_size(path, error);
        return error ? tr("cannot be read")
                     : tr_n("{count} byte", "{count} bytes", static_cast<std::int64_t>(bytes));
    }
    std::int64_t files = 0;
    for (fs::recursive_directory_iterator at(path, error), end; !error && at != end;
         at.increment(error)) {
        std::error_code unread;
        if (at->is_regular_file(unread)) ++files;
    }
    return error ? tr("cannot be read") : tr_n("{count} file", "{count} files", files);
}

std::string text_of(const std::vector<KeptPlace>& places) {
    std::string text;
    for (const KeptPlace& place : places) {
        text += tr(place.title) + "\n    ";
        if (place.path.empty())
            text += tr("none is named");
        else
            text += fmt::format("{}  ({})", place.path.string(), standing_of(place.path));
        if (*place.variable != 0)
            text += "  " + tr("{variable} names another", "variable"_a = place.variable);
        text += "\n";
    }
    return text;
}

std::string json_of(const std::vector<KeptPlace>& places) {
    nlohmann::ordered_json json;
    for (const KeptPlace& place : places) {
        std::error_code error;
        json[place.name] = {
            {"path", place.path.empty() ? nlohmann::ordered_json(nullptr)
                                        : nlohmann::ordered_json(place.path.string())},
            {"exists", !place.path.empty() && fs::exists(place.path, error)}};
    }
    return json.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n";
}

}  // namespace

ExitStatus run_where(const WhereOptions& options) {
    const auto english = english_for_programs(options.json);
    const auto places = every_place(options.content);
    print(options.json ? json_of(places) : text_of(places));
    return ExitStatus::Fine;
}

}  // namespace fairdeal

#include "exam/diagnostics/diagnostics.h"

#include <sys/statvfs.h>
#include <sys/utsname.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <nlohmann/json.hpp>

#include "base/read.h"
#include "base/translation.h"
#include "content/library.h"
#include "exam/diagnostics/redaction.h"
#include "log/hand_log.h"
#include "school/school.h"
#include "store/sqlite.h"

namespace fairdeal {

namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

constexpr std::size_t most_of_a_log = std::size_t{4} << 20U;
constexpr std::uintmax_t largest_checked = std::uintmax_t{256} << 20U;
constexpr std::size_t most_problems = 200;  // of content

constexpr const char* readme = sentence(
    "What Fairdeal says of this machine and of its files, for those who look after them.\n"
    "\n"
    "machine.json    program, system, language and time zone\n"
    "places.json     where everything lies, who may read it, and room on the disk\n"
    "databases.json  whether school, exam office and hand log can be opened, and their size\n"
    "content.txt     what is wrong with rule books, lessons and scenarios\n"
    "program.log     commands, how they ended, and what was complained of\n"
    "\n"
    "Not in it: records of hands, answers, exams, keys, passphrases and names. The home folder is\n"
    "called ~, the account \"account\", and each person of the school \"person-1\" and so on. "
    "Names of\n"
    "other folders and ids of hands and of dealers may stand in program.log.\n"
    "Every part is text: read them before you send them.\n");
constexpr const char* nobody_hidden =
    sentence("The school cannot be read: ids of its people may stand in program.log, too.\n");

/// Its texts as `redaction` has them; numbers and names of fields stay.
Json redacted(const Json& json, const Redaction& redaction) {
    if (json.is_string()) return redaction.applied_to(json.get<std::string>());
    Json shown = json;
    if (json.is_structured())
        for (auto& part : shown) part = redacted(part, redaction);
    return shown;
}

std::string text_of(const Json& json, const Redaction& redaction) {
    return redacted(json, redaction).dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

std::string environment(const char* name) {
    const char* set = std::getenv(name);
    return set == nullptr ? "" : set;
}

/// What this account and this machine are called.
void hide_account(Redaction& redaction) {
    const fs::path home = environment("HOME");
    redaction.hide(home.string(), "~");
    redaction.hide(home.filename().string(), "account");
    redaction.hide(environment("USER"), "account");
    redaction.hide(environment("LOGNAME"), "account");
    utsname machine{};
    if (::uname(&machine) == 0) redaction.hide(machine.nodename, "machine");
}

/// False: there is a school, and nobody can tell who its people are.
bool hide_people(Redaction& redaction, const fs::path& file) {
    if (!may_be_there(file)) return true;
    try {
        const auto school = School::open(file, Access::Read);
        if (!school) return false;
        int number = 0;
        for (const Person& person : school->people()) {
            const std::string shown = "person-" + std::to_string(++number);
            redaction.hide(person.id, shown);
            redaction.hide(person.name, shown);
        }
        return true;
    } catch (const StoreError&) {
        return false;
    }
}

Json machine_part(const DiagnosticsRequest& request) {
    utsname machine{};
    ::uname(&machine);
    Json json{{"version", request.version},
              {"made", to_text(request.now)},
              {"system", std::string(machine.sysname) + " " + machine.release},
              {"processor", machine.machine},
              {"compiler", __VERSION__}};
    const auto release = read_file("/etc/os-release", most_of_a_log);
    json["os-release"] = release ? *release : to_text(release.error().front());
    for (const char* name : {"LANG", "LC_ALL", "LANGUAGE", "TZ", "XDG_SESSION_TYPE", "GDK_SCALE",
                             "FAIRDEAL_THEME", "FAIRDEAL_CONTENT", "FAIRDEAL_SCHOOL",
                             "FAIRDEAL_PACKS", "FAIRDEAL_OFFICE", "FAIRDEAL_LOG"})
        json["environment"][name] = environment(name);
    for (const auto& [name, value] : request.window) json["window"][name] = value;
    return json;
}

/// Who may do what with it, as the system's octal digits.
std::string mode_of(const fs::path& path) {
    std::error_code error;
    const auto mode = static_cast<unsigned>(fs::status(path, error).permissions());
    return error ? "" : fmt::format("{:04o}", mode);
}

/// The nearest folder above that is there: its disk is the one a new file would lie on.
fs::path nearest_there(fs::path path) {
    std::error_code error;
    while (path.has_relative_path() && !fs::exists(path, error)) path = path.parent_path();
    return path;
}

Json places_part(const std::vector<KeptPlace>& places) {
    const InEnglish english;
    Json json = Json::array();
    for (const KeptPlace& place : places) {
        Json one{{"name", place.name}};
        if (!place.path.empty()) {
            one["path"] = place.path.string();
            one["standing"] = standing_of(place);
            one["mode"] = mode_of(place.path);
            one["readable"] = ::access(place.path.c_str(), R_OK) == 0;
            one["writable"] = ::access(place.path.c_str(), W_OK) == 0;
            struct statvfs disk {};
            if (::statvfs(nearest_there(place.path).c_str(), &disk) == 0)
                one["free-bytes"] = std::uint64_t{disk.f_bavail} * disk.f_frsize;
        }
        json.push_back(std::move(one));
    }
    return json;
}

/// What SQLite says of a file, and whether it takes too long to ask it.
void add_database(Json& json, const fs::path& file) {
    std::error_code error;
    const auto bytes = fs::file_size(file, error);
    json["bytes"] = bytes;
    try {
        const Database database(file, Access::Read);
        json["version"] = database.number(fixed("PRAGMA user_version"));
        if (bytes > largest_checked)
            json["damages"] = nullptr;  // not looked for: ledger verify does
        else
            json["damages"] = database.damages();
    } catch (const StoreError& failed) {
        json["error"] = failed.what();
    }
}

Json school_in_words(const fs::path& file) {
    Json json;
    add_database(json, file);
    const auto school = School::open(file, Access::Read);
    if (!school) return json["refused"] = to_text(school.error().front()), json;
    json["people"] = school->people().size();
    return json;
}

Json log_in_words(const fs::path& file) {
    Json json;
    add_database(json, file);
    const auto log = HandLog::open(file, Access::Read, {});
    if (!log) return json["refused"] = to_text(log.error().front()), json;
    json["records"] = log->size();
    return json;
}

struct DatabaseKind {
    const char* name;
    fs::path file;  // empty: none is known
    Json (*in_words)(const fs::path&);
};

Json database_in_words(const DatabaseKind& kind) {
    if (kind.file.empty() || !may_be_there(kind.file)) return nullptr;
    try {
        return kind.in_words(kind.file);
    } catch (const std::exception& failed) {
        return {{"error", failed.what()}};
    }
}

Json databases_part(const HousePlaces& house, const Progress& progress) {
    const InEnglish english;
    const DatabaseKind kinds[] = {
        {"school", house.school, school_in_words},
        {"office", house.office.empty() ? fs::path() : house.office / "log.db", log_in_words},
        {"log", house.log, log_in_words}};
    Json json;
    for (const DatabaseKind& kind : kinds) {
        json[kind.name] = database_in_words(kind);
        const auto done = static_cast<std::int64_t>(json.size());
        if (progress && !progress(done, std::ssize(kinds))) break;
    }
    return json;
}

fs::path content_of(const std::vector<KeptPlace>& places) {
    const auto content = std::ranges::find_if(
        places, [](const KeptPlace& place) { return place.name == std::string_view("content"); });
    return content == places.end() ? fs::path() : content->path;
}

std::string content_part(const fs::path& folder) {
    const InEnglish english;
    if (folder.empty()) return fixed("there is no content\n");
    const auto library = load_library(folder);
    if (library) return fixed("sound\n");
    std::string text;
    std::size_t told = 0;
    for (const Problem& problem : library.error())
        if (++told <= most_problems) text += to_text(problem) + "\n";
    if (told > most_problems) text += fmt::format(fixed("and {} more\n"), told - most_problems);
    return text;
}

/// The older of the last two files first.
std::string log_part(const fs::path& file) {
    if (file.empty()) return "";
    fs::path older = file;
    older.replace_extension(".1" + file.extension().string());
    std::string text;
    for (const fs::path& one : {older, file}) {
        std::error_code error;
        if (!fs::exists(one, error)) continue;
        const auto read = read_file(one.string(), most_of_a_log);
        text += read ? *read : to_text(read.error().front()) + "\n";
    }
    return text;
}

}  // namespace

Archive diagnostics_of(const DiagnosticsRequest& request, const Progress& progress) {
    Redaction redaction;
    hide_account(redaction);
    const bool hidden = hide_people(redaction, request.house.school);
    return {{"readme.txt", tr(readme) + (hidden ? "" : tr(nobody_hidden))},
            {"machine.json", text_of(machine_part(request), redaction)},
            {"places.json", text_of(places_part(request.places), redaction)},
            {"databases.json", text_of(databases_part(request.house, progress), redaction)},
            {"content.txt", redaction.applied_to(content_part(content_of(request.places)))},
            {"program.log", redaction.applied_to(log_part(request.program_log))}};
}

}  // namespace fairdeal

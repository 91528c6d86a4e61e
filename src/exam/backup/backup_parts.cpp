#include "exam/backup/backup_parts.h"

#include <algorithm>
#include <cerrno>
#include <cstring>

#include "base/read.h"
#include "base/translation.h"
#include "log/backup.h"
#include "store/new_file.h"

namespace fairdeal {

namespace fs = std::filesystem;

namespace {

Result<std::string> bytes_in(const fs::path& file) {
    auto bytes = read_file(file, most_of_a_plain_file);
    if (bytes && bytes->size() > most_of_a_plain_file)
        return refused_file(file, tr("it is too large for a file that is no database"));
    return bytes;
}

/// Folders on the way to a file, for their owner alone.
Result<void> make_folders_for(const fs::path& file) {
    std::vector<fs::path> missing;
    for (fs::path folder = file.parent_path(); !folder.empty() && !may_be_there(folder);
         folder = folder.parent_path())
        missing.push_back(folder);
    std::ranges::reverse(missing);
    for (const fs::path& folder : missing) {
        std::error_code error;
        fs::create_directory(folder, error);
        if (!error) fs::permissions(folder, fs::perms::owner_all, error);
        if (error) return refused_file(folder, error.message());
    }
    return {};
}

}  // namespace

std::vector<BackupPart> plain_parts(const HousePlaces& places) {
    const fs::path house = places.school.parent_path();
    return {{"school.db.seen-logs", places.school.string() + ".seen-logs"},
            {"own-lessons", house / "own-lessons"},
            {"table-cards", house / "table-cards"},
            {"own-exams", house / "own-exams"},
            {"packs", places.packs.empty() ? house / "packs" : places.packs},
            {"office", places.office},
            {settings_in_backup, places.settings}};
}

std::optional<fs::path> place_of(const std::string& name, const HousePlaces& places) {
    if (name == school_in_backup) return places.school;
    if (name == log_in_backup) return places.log.empty() ? std::nullopt : std::optional(places.log);
    if (name == duty_in_backup)
        return places.duty.empty() ? std::nullopt : std::optional(places.duty);
    for (const BackupPart& part : plain_parts(places)) {
        if (part.place.empty()) continue;
        if (name == part.name) return part.place;
        if (name.starts_with(part.name + "/"))
            return part.place / name.substr(part.name.size() + 1);
    }
    return std::nullopt;
}

bool is_database(const std::string& name) {
    return name == school_in_backup || name == office_log_in_backup || name == log_in_backup ||
           name == duty_in_backup;
}

bool belongs_to_office_log(const std::string& name) {
    if (!name.starts_with(office_log_in_backup)) return false;
    const std::string_view rest =
        std::string_view(name).substr(std::string_view(office_log_in_backup).size());
    return rest.empty() || std::ranges::find(beside_databases, rest) != beside_databases.end();
}

bool lists(const BackupList& list, const std::string& name) {
    return std::ranges::find(list.files, name, &BackedUpFile::name) != list.files.end();
}

fs::path without_slash(const fs::path& path) {
    fs::path plain = path.lexically_normal();
    if (!plain.has_filename() && plain.has_relative_path()) plain = plain.parent_path();
    return plain;
}

HousePlaces without_slashes(const HousePlaces& places) {
    HousePlaces plain = places;
    for (fs::path* place : {&plain.school, &plain.packs, &plain.office, &plain.log, &plain.duty})
        if (!place->empty()) *place = without_slash(*place);
    return plain;
}

tl::unexpected<Problems> refused_file(const fs::path& file, std::string what) {
    return refused({file.string(), 0, 0}, std::move(what));
}

tl::unexpected<Problems> refused_by_system(const fs::path& file, int error) {
    return refused_file(
        file, error == EEXIST ? tr("there is a file of this name already")
                              : tr("it cannot be written: {why}", "why"_a = std::strerror(error)));
}

Result<void> copy_plain_file(const fs::path& from, const fs::path& to) {
    const auto bytes = bytes_in(from);
    if (!bytes) return tl::make_unexpected(bytes.error());
    if (auto made = make_folders_for(to); !made) return made;
    if (const int failed = make_new_file(to, *bytes, for_its_owner); failed != 0)
        return refused_by_system(to, failed);
    return {};
}

void add_damages(Problems& problems, const fs::path& file, const CheckReport& report) {
    for (const Damage& damage : report.damages) {
        const std::string which = damage.idx == 0 ? "" : "#" + std::to_string(damage.idx) + ": ";
        problems.push_back({{file.string(), 0, 0}, which + damage.what});
    }
    if (report.cancelled) problems.push_back({{file.string(), 0, 0}, tr("it was stopped")});
}

Result<void> DatabaseCopier::school(const fs::path& from, const fs::path& to) {
    const auto opened = School::open(from, Access::Read);
    if (!opened) return tl::make_unexpected(opened.error());
    if (auto made = make_folders_for(to); !made) return made;
    auto check = opened->back_up(to, progress_);
    if (!check) return tl::make_unexpected(std::move(check.error()));
    copied.problems.insert(copied.problems.end(), check->problems.begin(), check->problems.end());
    copied.school = *std::move(check);
    return {};
}

Result<void> DatabaseCopier::log(const fs::path& from, const fs::path& to,
                                 std::optional<CheckReport>& report) {
    if (auto made = make_folders_for(to); !made) return made;
    auto check = back_up(from, to, misreadings_, {}, progress_);
    if (!check) return tl::make_unexpected(std::move(check.error()));
    add_damages(copied.problems, from, *check);
    report = *std::move(check);
    return {};
}

}  // namespace fairdeal

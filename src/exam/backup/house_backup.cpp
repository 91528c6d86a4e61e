#include "exam/backup/house_backup.h"

#include <algorithm>
#include <cerrno>

#include "base/read.h"
#include "base/translation.h"
#include "exam/backup/backup_parts.h"
#include "store/new_file.h"
#include "store/new_folder.h"

namespace fairdeal {

namespace fs = std::filesystem;

namespace {

/// The folder among those copied in which this one would lie; empty: none.
fs::path part_around(const fs::path& folder, const HousePlaces& places) {
    std::error_code error;
    const fs::path inside = fs::weakly_canonical(fs::absolute(folder), error);
    for (const BackupPart& part : plain_parts(places)) {
        if (part.place.empty() || !fs::is_directory(part.place, error)) continue;
        const fs::path whole = fs::weakly_canonical(fs::absolute(part.place), error);
        const auto [left, at] = std::ranges::mismatch(whole, inside);
        if (left == whole.end()) return part.place;
    }
    return {};
}

/// Every regular file of a part, by its name in the backup; those that are on the way to their name
/// are no data yet. Refused: a link, a pipe or the like, which a copy would not be.
Result<std::vector<std::string>> files_of(const BackupPart& part) {
    std::vector<std::string> names;
    std::error_code error;
    const auto take = [&](const fs::path& file, std::string name) -> Result<void> {
        const auto status = fs::symlink_status(file, error);
        const bool is_gone = status.type() == fs::file_type::not_found;
        if (is_gone || fs::is_directory(status) || is_half_made(file)) return {};
        if (!fs::is_regular_file(status))
            return refused_file(file, tr("it is no file but a link, a pipe or a device"));
        if (!can_be_listed(name))
            return refused_file(
                file,
                tr("its name has a backslash or control character, or is no UTF-8: give it another "
                   "one, or it could not be brought back"));
        if (!belongs_to_office_log(name)) names.push_back(std::move(name));
        return {};
    };
    if (part.place.empty() || !fs::exists(fs::symlink_status(part.place, error))) return names;
    if (auto taken = take(part.place, part.name); !taken) return tl::make_unexpected(taken.error());
    if (!fs::is_directory(part.place, error)) return names;
    fs::recursive_directory_iterator at(part.place, error);
    for (const fs::recursive_directory_iterator end; !error && at != end; at.increment(error)) {
        const fs::path inside = at->path().lexically_relative(part.place);
        if (auto taken = take(at->path(), (part.name / inside).generic_string()); !taken)
            return tl::make_unexpected(taken.error());
    }
    if (error) return refused_file(part.place, error.message());
    return names;
}

/// The plain files of a house, into a backup, while others work: what is gone since it was listed
/// is left out. The databases come after them: an office's log may know more than the files beside
/// it, but not less.
Result<void> copy_plain_parts(const HousePlaces& places, const fs::path& into) {
    for (const BackupPart& part : plain_parts(places)) {
        const auto names = files_of(part);
        if (!names) return tl::make_unexpected(names.error());
        for (const std::string& name : *names) {
            const fs::path from = *place_of(name, places);
            if (auto copied = copy_plain_file(from, into / name); !copied && may_be_there(from))
                return copied;
        }
    }
    return {};
}

/// Something lies in its folder, but not the log that all of it belongs to.
bool is_office_without_log(const fs::path& office) {
    std::error_code error;
    return fs::is_directory(office, error) && !fs::is_empty(office, error) &&
           !may_be_there(office / "log.db");
}

/// Without them no exam is opened and no certificate issued.
void look_for_keys(const fs::path& office, Problems& problems) {
    for (const char* key : {"exam.key", "office.key"}) {
        if (!may_be_there(office / key))
            problems.push_back(
                {{(office / key).string(), 0, 0}, tr("a key of the office is gone")});
    }
}

Result<void> copy_databases(const HousePlaces& places, const fs::path& into,
                            DatabaseCopier& copier) {
    if (auto done = copier.school(places.school, into / school_in_backup); !done) return done;
    const fs::path office_log =
        places.office.empty() ? fs::path() : *place_of(office_log_in_backup, places);
    if (!office_log.empty() && is_office_without_log(places.office)) {
        copier.copied.problems.push_back(
            {{office_log.string(), 0, 0}, tr("the office has other files, but its log is gone")});
    } else if (!office_log.empty() && may_be_there(office_log)) {
        look_for_keys(places.office, copier.copied.problems);
        if (auto done = copier.log(office_log, into / office_log_in_backup, copier.copied.office);
            !done)
            return done;
    }
    if (!places.duty.empty() && may_be_there(places.duty)) {
        if (auto done = copier.log(places.duty, into / duty_in_backup, copier.copied.duty); !done)
            return done;
    }
    if (places.log.empty()) return {};
    return copier.log(places.log, into / log_in_backup, copier.copied.log);
}

/// The names of all that lies in a backup but its list.
Result<std::vector<std::string>> names_in(const fs::path& folder) {
    std::vector<std::string> names;
    std::error_code error;
    fs::recursive_directory_iterator at(folder, error);
    for (const fs::recursive_directory_iterator end; !error && at != end; at.increment(error)) {
        const auto status = fs::symlink_status(at->path(), error);
        if (fs::is_directory(status)) continue;
        if (!fs::is_regular_file(status))
            return refused_file(at->path(), tr("it is no file but a link, a pipe or a device"));
        names.push_back(at->path().lexically_relative(folder).generic_string());
    }
    if (error) return refused_file(folder, error.message());
    std::erase(names, backup_list_name);
    std::ranges::sort(names);
    return names;
}

Result<BackupList> list_of(const fs::path& folder, const UtcTime& now) {
    const auto names = names_in(folder);
    if (!names) return tl::make_unexpected(names.error());
    BackupList list{now, {}};
    for (const std::string& name : *names) {
        auto file = listed_file(folder / name, name);
        if (!file) return tl::make_unexpected(std::move(file.error()));
        list.files.push_back(*std::move(file));
    }
    return list;
}

Result<BackupList> list_in(const fs::path& folder) {
    const auto text = read_file(folder / backup_list_name, most_of_a_plain_file);
    if (!text) return tl::make_unexpected(text.error());
    return backup_list_from(*text, {(folder / backup_list_name).string(), 0, 0});
}

/// Whether the files are those of the list.
void compare_files(const fs::path& folder, BackupReport& report) {
    const auto names = names_in(folder);
    if (!names) {
        report.problems = names.error();
        return;
    }
    const auto problem = [&](const std::string& name, std::string what) {
        report.problems.push_back({{(folder / name).string(), 0, 0}, std::move(what)});
    };
    for (const BackedUpFile& file : report.list.files) {
        if (!std::ranges::binary_search(*names, file.name)) {
            problem(file.name, tr("the file is missing"));
            continue;
        }
        const auto there = listed_file(folder / file.name, file.name);
        if (!there)
            problem(file.name, there.error().front().what);
        else if (*there != file)
            problem(file.name, tr("the file is not as it was when the backup was made"));
    }
    for (const std::string& name : *names) {
        if (std::ranges::find(report.list.files, name, &BackedUpFile::name) ==
            report.list.files.end())
            problem(name, tr("the file is not in the list of the backup"));
    }
}

Result<void> check_log(const fs::path& file, const std::vector<Misreading>& misreadings,
                       const Progress& progress, std::optional<CheckReport>& report,
                       Problems& problems) {
    const auto log = HandLog::open(file, Access::Read, misreadings);
    if (!log) return tl::make_unexpected(log.error());
    report = log->check(progress);
    add_damages(problems, file, *report);
    return {};
}

}  // namespace

Result<BackupReport> back_up_house(const HousePlaces& house, const fs::path& new_folder,
                                   const std::vector<Misreading>& misreadings, const UtcTime& now,
                                   const Progress& progress) {
    const HousePlaces places = without_slashes(house);
    const fs::path folder = without_slash(new_folder);
    if (may_be_there(folder)) return refused_by_system(folder, EEXIST);
    if (const fs::path part = part_around(folder, places); !part.empty())
        return refused_file(folder, tr("a backup cannot lie in what it copies: {folder}",
                                       "folder"_a = part.string()));
    const HalfMadeFolder half(folder);
    if (auto made = half.make(); !made) return tl::make_unexpected(made.error());
    if (auto copied = copy_plain_parts(places, half.path()); !copied)
        return tl::make_unexpected(copied.error());
    DatabaseCopier copier(misreadings, progress);
    if (auto copied = copy_databases(places, half.path(), copier); !copied)
        return tl::make_unexpected(copied.error());
    BackupReport report{{},
                        std::move(copier.copied.school),
                        std::move(copier.copied.office),
                        std::move(copier.copied.log),
                        std::move(copier.copied.duty),
                        std::move(copier.copied.problems)};
    if (!report.problems.empty()) return report;
    auto list = list_of(half.path(), now);
    if (!list) return tl::make_unexpected(std::move(list.error()));
    report.list = *std::move(list);
    if (const int failed =
            make_new_file(half.path() / backup_list_name, to_text(report.list), for_its_owner);
        failed != 0)
        return refused_by_system(folder, failed);
    const auto written = list_in(half.path());
    if (!written) return tl::make_unexpected(written.error());
    if (*written != report.list)
        return refused_file(folder, tr("the list of the backup cannot be read as it was written"));
    if (auto placed = half.place(); !placed) return tl::make_unexpected(placed.error());
    return report;
}

Result<BackupReport> check_backup(const fs::path& folder,
                                  const std::vector<Misreading>& misreadings,
                                  const Progress& progress) {
    auto list = list_in(folder);
    if (!list) return tl::make_unexpected(std::move(list.error()));
    BackupReport report{*std::move(list), {}, {}, {}, {}, {}};
    compare_files(folder, report);
    if (!report.problems.empty()) return report;
    if (lists(report.list, school_in_backup)) {
        const auto school = School::open(folder / school_in_backup, Access::Read);
        if (!school) return tl::make_unexpected(school.error());
        report.school = school->check();
        report.problems = report.school->problems;
    }
    if (lists(report.list, office_log_in_backup)) {
        if (auto checked = check_log(folder / office_log_in_backup, misreadings, progress,
                                     report.office, report.problems);
            !checked)
            return tl::make_unexpected(checked.error());
    }
    if (lists(report.list, log_in_backup)) {
        if (auto checked = check_log(folder / log_in_backup, misreadings, progress, report.log,
                                     report.problems);
            !checked)
            return tl::make_unexpected(checked.error());
    }
    if (lists(report.list, duty_in_backup)) {
        if (auto checked = check_log(folder / duty_in_backup, misreadings, progress, report.duty,
                                     report.problems);
            !checked)
            return tl::make_unexpected(checked.error());
    }
    return report;
}

}  // namespace fairdeal

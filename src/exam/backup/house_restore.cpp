// A backup is brought back.

#include <algorithm>
#include <cerrno>
#include <utility>

#include "base/read.h"
#include "base/translation.h"
#include "exam/backup/backup_parts.h"
#include "store/interrupts.h"

namespace fairdeal {

namespace fs = std::filesystem;

namespace {

/// Moves what lies where a backup is to be brought back out of the way, and back again unless it is
/// kept.
class SetAside {
public:
    SetAside() = default;
    ~SetAside() {
        std::error_code ignored;
        for (const RestoreReport::Part& moved : moved_)
            fs::rename(moved.set_aside, moved.place, ignored);
    }
    SetAside(const SetAside&) = delete;
    SetAside& operator=(const SetAside&) = delete;

    Result<void> move(const fs::path& place, const fs::path& to) {
        std::error_code error;
        if (may_be_there(to)) return refused_by_system(to, EEXIST);
        fs::rename(place, to, error);
        if (error) return refused_file(place, error.message());
        moved_.push_back({place, to});
        return {};
    }
    std::vector<RestoreReport::Part> keep() { return std::exchange(moved_, {}); }

private:
    std::vector<RestoreReport::Part> moved_;
};

/// What is being brought back; gone again unless it is kept.
class BroughtBack {
public:
    explicit BroughtBack(std::vector<fs::path> places) : places_(std::move(places)) {}
    ~BroughtBack() {
        std::error_code ignored;
        for (const fs::path& place : places_) fs::remove_all(place, ignored);
    }
    BroughtBack(const BroughtBack&) = delete;
    BroughtBack& operator=(const BroughtBack&) = delete;
    void keep() { places_.clear(); }

private:
    std::vector<fs::path> places_;
};

/// ".20261126T204500Z": a time as files are named by.
std::string ending_of(const UtcTime& time) {
    std::string words = "." + to_text(time);
    std::erase_if(words, [](char c) { return c == '-' || c == ':'; });
    return words;
}

/// "office" of office/log.db, "school" of school.db and what belongs to it.
std::string_view part_of(std::string_view name) {
    if (name.starts_with(school_in_backup)) return "school";
    if (name == log_in_backup) return "log";
    if (name == duty_in_backup) return "duty";
    if (name == settings_in_backup) return "house";
    return name.substr(0, name.find('/'));
}

/// Leaves in the list what is to be brought back. Refused: a part that the backup does not hold.
Result<void> choose_parts(BackupList& list, const std::vector<std::string>& only) {
    if (only.empty()) return {};
    for (const std::string& part : only) {
        if (std::ranges::none_of(
                list.files, [&](const BackedUpFile& file) { return part_of(file.name) == part; }))
            return refused_about(part, tr("the backup holds nothing of it"));
    }
    std::erase_if(list.files, [&](const BackedUpFile& file) {
        return std::ranges::find(only, part_of(file.name)) == only.end();
    });
    return {};
}

/// The settings that are there already need not come back, nor where they have no place.
void leave_same_settings(BackupList& list, const fs::path& folder, const HousePlaces& places) {
    if (!lists(list, settings_in_backup)) return;
    const auto kept = read_file(folder / settings_in_backup, most_of_a_plain_file);
    const auto there =
        places.settings.empty() ? kept : read_file(places.settings, most_of_a_plain_file);
    if (kept && there && *kept == *there)
        std::erase_if(list.files,
                      [](const BackedUpFile& file) { return file.name == settings_in_backup; });
}

/// The files and folders that a backup becomes; refused where it holds what has no place.
Result<std::vector<fs::path>> places_of(const BackupList& list, const HousePlaces& places) {
    std::vector<fs::path> all;
    for (const BackedUpFile& file : list.files) {
        if (!place_of(file.name, places))
            return refused_about(
                file.name,
                tr("the backup holds this, and no place is named for it (--log, --office)"));
    }
    if (lists(list, school_in_backup)) all.push_back(places.school);
    if (lists(list, log_in_backup)) all.push_back(places.log);
    if (lists(list, duty_in_backup)) all.push_back(places.duty);
    for (const BackupPart& part : plain_parts(places)) {
        const bool has_it = std::ranges::any_of(list.files, [&](const BackedUpFile& file) {
            return file.name == part.name || file.name.starts_with(part.name + "/");
        });
        if (has_it) all.push_back(part.place);
    }
    return all;
}

/// Nothing lies any more where files are brought back, nor beside it: a journal that a program left
/// there when it was killed would be rolled back into the database that takes the old one's place.
/// The journal of a database that is gone goes.
Result<void> clear_the_way(const std::vector<fs::path>& wanted,
                           const std::optional<UtcTime>& set_aside, SetAside& aside) {
    Problems in_the_way;
    const std::string ending = set_aside ? ending_of(*set_aside) : "";
    for (const fs::path& place : wanted) {
        const bool has_database = may_be_there(place);
        std::vector<std::string> suffixes{""};
        suffixes.insert(suffixes.end(), beside_databases.begin(), beside_databases.end());
        for (const std::string& suffix : suffixes) {
            const fs::path there = place.string() + suffix;
            if (!may_be_there(there)) continue;
            // Without its database a journal is nothing any more.
            std::error_code error;
            if (!suffix.empty() && !has_database && fs::remove(there, error)) continue;
            if (!set_aside)
                in_the_way.push_back({{there.string(), 0, 0},
                                      tr("there is something here already: --set-aside keeps it "
                                         "under another name")});
            else if (auto moved = aside.move(there, (place.string() + ending).append(suffix));
                     !moved)
                return moved;
        }
    }
    if (!in_the_way.empty()) return tl::make_unexpected(std::move(in_the_way));
    return {};
}

Result<void> bring_back(const fs::path& folder, const BackupList& list, const HousePlaces& places,
                        DatabaseCopier& copier) {
    for (const BackedUpFile& file : list.files) {
        if (is_database(file.name)) continue;
        if (auto copied = copy_plain_file(folder / file.name, *place_of(file.name, places));
            !copied)
            return copied;
    }
    if (lists(list, school_in_backup)) {
        if (auto done = copier.school(folder / school_in_backup, places.school); !done) return done;
    }
    if (lists(list, office_log_in_backup)) {
        if (auto done = copier.log(folder / office_log_in_backup,
                                   *place_of(office_log_in_backup, places), copier.copied.office);
            !done)
            return done;
        std::error_code ignored;
        fs::permissions(*place_of(office_log_in_backup, places),
                        fs::perms::owner_read | fs::perms::owner_write, ignored);
    }
    if (lists(list, duty_in_backup)) {
        if (auto done = copier.log(folder / duty_in_backup, places.duty, copier.copied.duty); !done)
            return done;
    }
    if (!lists(list, log_in_backup)) return {};
    return copier.log(folder / log_in_backup, places.log, copier.copied.log);
}

}  // namespace

Result<RestoreReport> restore_house(const fs::path& folder, const HousePlaces& house,
                                    const std::vector<Misreading>& misreadings,
                                    const HowToRestore& how, const Progress& progress) {
    const HousePlaces places = without_slashes(house);
    auto checked = check_backup(folder, misreadings, progress);
    if (!checked) return tl::make_unexpected(std::move(checked.error()));
    if (!checked->problems.empty()) return tl::make_unexpected(checked->problems);
    if (auto chosen = choose_parts(checked->list, how.only); !chosen)
        return tl::make_unexpected(chosen.error());
    leave_same_settings(checked->list, folder, places);
    const auto wanted = places_of(checked->list, places);
    if (!wanted) return tl::make_unexpected(wanted.error());
    SetAside aside;
    const HeldInterrupts until_all_is_back;
    if (auto clear = clear_the_way(*wanted, how.set_aside, aside); !clear)
        return tl::make_unexpected(clear.error());
    BroughtBack back(*wanted);
    DatabaseCopier copier(misreadings, progress);
    if (auto brought = bring_back(folder, checked->list, places, copier); !brought)
        return tl::make_unexpected(brought.error());
    if (!copier.copied.problems.empty())
        return tl::make_unexpected(std::move(copier.copied.problems));
    RestoreReport report{*std::move(checked), {}};
    const auto moved = aside.keep();
    for (const fs::path& place : *wanted) {
        const auto found = std::ranges::find(moved, place, &RestoreReport::Part::place);
        report.parts.push_back({place, found == moved.end() ? fs::path() : found->set_aside});
    }
    back.keep();
    return report;
}

}  // namespace fairdeal

#include "cli/house/backup.h"

#include <fmt/format.h>

#include "base/read.h"
#include "base/time/utc_now.h"
#include "base/translation.h"
#include "cli/content/misreadings.h"
#include "cli/exam/opened_office.h"
#include "cli/json_line.h"
#include "cli/output.h"
#include "exam/backup/house_backup.h"
#include "exam/diagnostics/kept_places.h"
#include "log/office_log.h"
#include "store/places.h"

namespace fairdeal {

namespace {

namespace fs = std::filesystem;

Result<HousePlaces> places_of(const BackupOptions& options) {
    HousePlaces places;
    places.school = options.school.empty() ? school_file() : fs::path(options.school);
    if (places.school.empty()) return refused({}, tr("there is no home: name the school"));
    places.school = fs::absolute(places.school);
    const fs::path packs = path_from_environment("FAIRDEAL_PACKS");
    places.packs = packs.empty() ? places.school.parent_path() / "packs" : packs;
    if (!options.without_office)
        places.office =
            options.office.empty() ? office_of(places.school) : fs::path(options.office);
    places.log = options.log;
    places.settings = house_file();
    places.duty = duty_file_of(places.school);
    return places;
}

/// What was named by word or variable is to be there: a backup without it would be no backup.
Result<void> must_be_there(const BackupOptions& options, const HousePlaces& places) {
    const bool names_office = !options.without_office && !options.office.empty();
    if (names_office && !may_be_there(places.office / "log.db"))
        return refused({places.office.string(), 0, 0},
                       tr("this is no exam office: name its folder, or leave it out, with "
                          "--without-office"));
    const fs::path packs = path_from_environment("FAIRDEAL_PACKS");
    std::error_code error;
    if (!packs.empty() && !fs::is_directory(packs, error))
        return refused({packs.string(), 0, 0},
                       tr("FAIRDEAL_PACKS names this folder, but it is not there"));
    // Its records leave with the office, by somebody who may.
    const auto log = places.log.empty() ? Result<HandLog>(refused({}, ""))
                                        : HandLog::open(places.log, Access::Read, {});
    if (log && is_office_log(*log))
        return refused(
            {places.log.string(), 0, 0},
            tr("this is the log of an exam office: it goes with its office, by --office"));
    return {};
}

/// What a house can keep and this backup does not hold.
std::vector<std::string> left_out_of(const BackupReport& report, const BackupOptions& options,
                                     const HousePlaces& places) {
    std::vector<std::string> left_out;
    if (!report.office && options.without_office)
        left_out.push_back(tr("the exam office, as was asked for"));
    else if (!report.office)
        left_out.push_back(
            tr("an exam office: there is none at {folder}", "folder"_a = places.office.string()));
    if (!report.log) left_out.push_back(tr("a hand log: none was named, with --log"));
    return left_out;
}

/// Who takes an office's records out says so there first. False: what is wrong was told.
bool may_leave(const BackupOptions& options, const HousePlaces& places) {
    if (places.office.empty() || !may_be_there(places.office / "log.db")) return true;
    if (options.as.empty()) {
        complain(
            tr("{office}: this is an exam office: say who takes its records out, with --as, or "
               "leave it out, with --without-office",
               "office"_a = places.office.string()));
        return false;
    }
    OfficeOptions office;
    office.office = places.office.string();
    office.school = places.school.string();
    office.as = options.as;
    office.passphrase_file = options.passphrase_file;
    auto opened = sign_in_at(office);
    if (!opened) return false;
    const auto noted = opened->office->note_backup(*opened->who);
    if (!noted) complain(noted.error());
    return noted.has_value();
}

std::string files_in_words(const BackupReport& report) {
    std::int64_t bytes = 0;
    for (const BackedUpFile& file : report.list.files) bytes += file.bytes;
    return tr("{files} with {bytes}",
              "files"_a = tr_n("{count} file", "{count} files",
                               static_cast<std::int64_t>(report.list.files.size())),
              "bytes"_a = tr_n("{count} byte", "{count} bytes", bytes));
}

std::string records_in_words(const CheckReport& report) {
    return tr_n("{count} record", "{count} records", report.hands + report.entries);
}

/// A line for each part, then all of it.
std::string text_of(const BackupReport& report) {
    std::string text;
    if (report.school)
        text +=
            tr("School: {people} and {answers}",
               "people"_a = tr_n("{count} person", "{count} people", report.school->people),
               "answers"_a = tr_n("{count} answer", "{count} answers", report.school->answers)) +
            "\n";
    if (report.office)
        text += tr("Exam office: {records}", "records"_a = records_in_words(*report.office)) + "\n";
    if (report.log)
        text += tr("Hand log: {records}", "records"_a = records_in_words(*report.log)) + "\n";
    if (report.duty)
        text += tr("Who may deal where: {records}", "records"_a = records_in_words(*report.duty)) +
                "\n";
    return text;
}

Json json_of(const BackupReport& report) {
    Json json{{"sound", report.problems.empty()},
              {"made", to_text(report.list.made)},
              {"files", Json::array()},
              {"problems", Json::array()}};
    for (const BackedUpFile& file : report.list.files)
        json["files"].push_back(
            {{"name", file.name}, {"bytes", file.bytes}, {"sha256", to_hex(file.sha256)}});
    for (const Problem& problem : report.problems) json["problems"].push_back(to_text(problem));
    return json;
}

}  // namespace

ExitStatus run_backup_make(const BackupOptions& options) {
    const auto kept = english_for_programs(options.json);
    const auto places = places_of(options);
    if (!places) return unusable(places.error());
    if (may_be_there(options.folder))
        return unusable(options.folder + ": " + tr("there is a file of this name already"));
    if (const auto there = must_be_there(options, *places); !there) return unusable(there.error());
    if (!may_leave(options, *places)) return ExitStatus::Unusable;
    const auto report =
        back_up_house(*places, fs::absolute(options.folder), misreadings_or_none(options.content),
                      utc_now(), told_progress());
    if (!report) return unusable(report.error());
    const auto left_out = left_out_of(*report, options, *places);
    if (options.json) {
        Json json = json_of(*report);
        json["left-out"] = left_out;
        print_json(json);
    } else {
        print(text_of(*report));
        for (const std::string& part : left_out)
            print(tr("Not in it: {part}", "part"_a = part) + "\n");
    }
    complain(report->problems);
    if (!report->problems.empty()) {
        complain(tr("no backup was kept"));
        return ExitStatus::Wrong;
    }
    if (!options.json)
        print(tr("{folder}: {files}, sound", "folder"_a = options.folder,
                 "files"_a = files_in_words(*report)) +
              "\n");
    return ExitStatus::Fine;
}

ExitStatus run_backup_check(const BackupOptions& options) {
    const auto kept = english_for_programs(options.json);
    const auto report =
        check_backup(options.folder, misreadings_or_none(options.content), told_progress());
    if (!report) return unusable(report.error());
    if (options.json) {
        print_json(json_of(*report));
    } else {
        print(text_of(*report));
        print(tr_of(report->problems.empty() ? sentence("{folder}: {files}, made {time}, sound")
                                             : sentence("{folder}: {files}, made {time}, damaged"),
                    "folder"_a = options.folder, "files"_a = files_in_words(*report),
                    "time"_a = to_text(report->list.made)) +
              "\n");
    }
    complain(report->problems);
    return report->problems.empty() ? ExitStatus::Fine : ExitStatus::Wrong;
}

ExitStatus run_backup_restore(const BackupOptions& options) {
    const auto kept = english_for_programs(options.json);
    const auto places = places_of(options);
    if (!places) return unusable(places.error());
    const auto report =
        restore_house(options.folder, *places, misreadings_or_none(options.content),
                      {options.set_aside ? std::optional(utc_now()) : std::nullopt, options.only},
                      told_progress());
    if (!report) return unusable(report.error());
    if (options.json) {
        Json json{{"made", to_text(report->backup.list.made)}, {"restored", Json::array()}};
        for (const RestoreReport::Part& part : report->parts)
            json["restored"].push_back(
                {{"path", part.place.string()},
                 {"set_aside",
                  part.set_aside.empty() ? Json(nullptr) : Json(part.set_aside.string())}});
        print_json(json);
        return ExitStatus::Fine;
    }
    for (const RestoreReport::Part& part : report->parts) {
        print(part.place.string() + "\n");
        if (!part.set_aside.empty())
            print("    " + tr("what was there is now {file}", "file"_a = part.set_aside.string()) +
                  "\n");
    }
    print(tr("As it was on {time}: {files}", "time"_a = to_text(report->backup.list.made),
             "files"_a = files_in_words(report->backup)) +
          "\n");
    const bool has_office = std::ranges::any_of(
        report->backup.list.files,
        [](const BackedUpFile& file) { return file.name.starts_with("office/"); });
    if (has_office)
        print(tr("If its log is older than this account has seen, an administrator accepts it: "
                 "{command}",
                 "command"_a =
                     fmt::format(fixed("fairdeal exam office restored --office {} --school {} "
                                       "--as ID --text WHY"),
                                 places->office.string(), places->school.string())) +
              "\n");
    return ExitStatus::Fine;
}

}  // namespace fairdeal

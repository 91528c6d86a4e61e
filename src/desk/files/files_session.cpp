#include "desk/files/files_session.h"

#include <exception>

#include "base/read.h"
#include "base/time/utc_now.h"
#include "base/translation.h"
#include "base/version.h"
#include "exam/office/office.h"
#include "store/new_file.h"
#include "store/places.h"
#include "store/put_file.h"
#include "words/words.h"

namespace fairdeal {

namespace fs = std::filesystem;

namespace {

std::string first_of(const Problems& problems) {
    std::string words = to_text(problems.front());
    if (problems.size() > 1)
        words += " " + tr_n("(and {count} more)", "(and {count} more)",
                            static_cast<std::int64_t>(problems.size()) - 1);
    return words;
}

/// "7 people, 812 answers, 120,000 records in the hand log".
std::string contents_in_words(const BackupReport& report) {
    std::string words;
    if (report.school) {
        add_part(words, tr_n("{count} person", "{count} people", report.school->people));
        add_part(words, tr_n("{count} answer", "{count} answers", report.school->answers));
    }
    if (report.office) add_part(words, tr("the exam office"));
    if (report.log)
        add_part(words, tr_n("{count} record of the hand log", "{count} records of the hand log",
                             report.log->hands + report.log->entries));
    if (report.duty)
        add_part(words, tr_n("{count} record of who may deal where",
                             "{count} records of who may deal where",
                             report.duty->hands + report.duty->entries));
    add_part(words, tr_n("{count} file", "{count} files",
                         static_cast<std::int64_t>(report.list.files.size())));
    return words;
}

/// Whoever takes records out of an office signs in and is noted. What is wrong, or nothing.
std::optional<std::string> why_not_taken_out(const HousePlaces& places, const BackupSignIn& who,
                                             const fs::path& seen_file) {
    auto school = School::open(places.school, Access::Write);
    if (!school) return first_of(school.error());
    auto office = Office::open(places.office, *school, utc_now, seen_file);
    if (!office) return first_of(office.error());
    const auto signed_in = office->sign_in(who.as, who.passphrase);
    if (!signed_in) return first_of(signed_in.error());
    const auto noted = office->note_backup(*signed_in);
    return noted ? std::nullopt : std::optional(first_of(noted.error()));
}

bool has_office(const fs::path& office) {
    return !office.empty() && may_be_there(office / "log.db");
}

}  // namespace

fs::path FilesSession::school_in_use() const { return school_.empty() ? school_file() : school_; }

HousePlaces FilesSession::places() const {
    HousePlaces places;
    places.school = school_in_use();
    places.packs = packs_folder();
    places.office = office_of(places.school);
    if (log_.log) places.log = log_.file;
    places.settings = house_file();
    places.duty = duty_file_of(places.school);
    return places;
}

FilesScreen FilesSession::screen() const {
    FilesScreen screen;
    const fs::path school = school_in_use();
    for (const KeptPlace& place : kept_places(school, content_, packs_folder())) {
        if (!place.path.empty())
            screen.places.push_back({tr(place.title), place.path.string(), standing_of(place)});
    }
    screen.has_office = has_office(office_of(school));
    if (log_.log) screen.log = log_.file;
    screen.busy = work_.is_under_way();
    if (screen.busy)
        screen.busy_words =
            tr("Copying and checking, {percent} %", "percent"_a = shared_->percent.load());
    screen.report = last_.report;
    screen.error = last_.error;
    screen.can_restore = last_.sound.has_value() && !screen.busy;
    screen.log_needs_place = last_.holds_log && screen.log.empty();
    screen.is_restored = last_.restored;
    return screen;
}

Progress FilesSession::progress() const {
    return [shared = shared_](std::int64_t done, std::int64_t of) {
        constexpr std::int64_t whole = 100;
        shared->percent = static_cast<int>(of > 0 ? done * whole / of : 0);
        return !shared->stopped;
    };
}

void FilesSession::begin(std::function<FilesOutcome(const Progress&)> work) {
    last_ = {};
    shared_ = std::make_shared<Shared>();
    work_.begin([work = std::move(work), progress = progress()] {
        try {
            return work(progress);
        } catch (const std::exception& error) {
            return FilesOutcome{"", error.what()};
        }
    });
}

FilesSession::FilesOutcome FilesSession::make_backup(HousePlaces places, const fs::path& folder,
                                                     const BackupSignIn& who,
                                                     const fs::path& seen_file,
                                                     const std::vector<Misreading>& misreadings,
                                                     const UtcTime& now, const Progress& progress) {
    if (who.leave_office_out) places.office.clear();
    if (has_office(places.office)) {
        if (auto why = why_not_taken_out(places, who, seen_file)) return {"", *std::move(why)};
    }
    const auto report = back_up_house(places, folder, misreadings, now, progress);
    if (!report) return {"", first_of(report.error())};
    if (!report->problems.empty())
        return {"", tr("No backup was kept: {problem}", "problem"_a = first_of(report->problems))};
    return {tr("{folder} is there, and sound: {contents}", "folder"_a = folder.string(),
               "contents"_a = contents_in_words(*report)),
            ""};
}

void FilesSession::begin_backup(const fs::path& into, const BackupSignIn& who, const UtcTime& now) {
    if (work_.is_under_way()) return;
    std::string name = "fairdeal-" + to_text(now);
    std::erase(name, ':');
    begin([=, places = places(), seen = seen_file_,
           misreadings = library_.misreadings](const Progress& progress) {
        return make_backup(places, into / name, who, seen, misreadings, now, progress);
    });
}

void FilesSession::begin_check(const fs::path& backup) {
    if (work_.is_under_way()) return;
    begin([=, misreadings = library_.misreadings](const Progress& progress) -> FilesOutcome {
        const auto report = check_backup(backup, misreadings, progress);
        if (!report) return {"", first_of(report.error())};
        if (!report->problems.empty())
            return {"", tr("The backup is damaged: {problem}",
                           "problem"_a = first_of(report->problems))};
        return {tr("The backup of {time} is sound: {contents}",
                   "time"_a = time_in_words(report->list.made),
                   "contents"_a = contents_in_words(*report)),
                "", backup, report->log.has_value()};
    });
}

std::optional<RestoreRequest> FilesSession::restore_request(const fs::path& log_place) const {
    if (!last_.sound) return std::nullopt;
    if (!last_.holds_log) return RestoreRequest{*last_.sound, {}};
    const fs::path place = log_.log ? fs::path(log_.file) : log_place;
    if (place.empty()) return std::nullopt;
    return RestoreRequest{*last_.sound, place};
}

void FilesSession::begin_restore(const RestoreRequest& request, const UtcTime& now) {
    if (work_.is_under_way()) return;
    HousePlaces house = places();
    house.log = request.log;
    begin([=, misreadings = library_.misreadings](const Progress& progress) -> FilesOutcome {
        const auto report = restore_house(request.backup, house, misreadings, {now, {}}, progress);
        if (!report)
            return {"", tr("Nothing was brought back: {problem}",
                           "problem"_a = first_of(report.error()))};
        std::string words = tr("All is as it was on {time}: {contents}.",
                               "time"_a = time_in_words(report->backup.list.made),
                               "contents"_a = contents_in_words(report->backup));
        if (report->backup.office)
            words +=
                " " + tr("If the exam office\u2019s log is older than this account has seen, an "
                         "administrator accepts it under Certify.");
        FilesOutcome outcome{std::move(words), ""};
        outcome.restored = true;
        return outcome;
    });
}

DiagnosticsRequest FilesSession::diagnostics_request() const {
    DiagnosticsRequest request;
    request.house = places();
    request.places = kept_places(request.house.school, content_, request.house.packs);
    request.program_log = program_log_file();
    request.version = fixed("fairdeal-desk ") + std::string(program_version());
    return request;
}

void FilesSession::begin_diagnostics(const fs::path& out,
                                     const std::vector<std::pair<std::string, std::string>>& window,
                                     const UtcTime& now) {
    if (work_.is_under_way()) return;
    DiagnosticsRequest request = diagnostics_request();
    request.window = window;
    request.now = now;
    begin([out, request = std::move(request)](const Progress& progress) -> FilesOutcome {
        const Archive parts = diagnostics_of(request, progress);
        if (progress && !progress(1, 1)) return {"", tr("Nothing was saved.")};
        const auto put = put_new(out, write(parts), for_its_owner);
        if (!put) return {"", first_of(put.error())};
        return {
            tr("{file} is there. It holds no names, answers, records, keys or passphrases; every "
               "part is text that you can read before you send it.",
               "file"_a = out.string()),
            ""};
    });
}

void FilesSession::stop() { shared_->stopped = true; }

bool FilesSession::poll() {
    if (!work_.is_under_way()) return false;
    if (work_.is_done()) last_ = work_.take();
    return true;
}

}  // namespace fairdeal

#include "desk/certify/certify_records.h"

#include <fmt/format.h>

#include "base/translation.h"
#include "desk/certify/certify_results.h"
#include "desk/certify/office/office_row.h"
#include "exam/records/hand_out.h"
#include "store/new_file.h"
#include "store/put_file.h"
#include "words/words.h"

namespace fairdeal {

namespace fs = std::filesystem;

namespace {

constexpr unsigned for_everybody = 0644;

/// The file to write under this ending: a known ending of its own is replaced.
fs::path with_ending(const std::string& file, const char* ending) {
    fs::path path(file);
    if (path.extension() == ".pdf" || path.extension() == ".csv") path.replace_extension();
    path += ending;
    return path;
}

const char* regraded_sentence(const Regraded& one) {
    if (one.was_passed)
        return one.passes ? sentence("was passed with {before} right; would be passed with {now}")
                          : sentence("was passed with {before} right; would be failed with {now}");
    return one.passes ? sentence("was failed with {before} right; would be passed with {now}")
                      : sentence("was failed with {before} right; would be failed with {now}");
}

FactRow regraded_row(const OfficeSession& session, const Regraded& one) {
    return {session.name_of(one.candidate) + ", " + one.sitting,
            tr_of(regraded_sentence(one), "before"_a = one.was_right, "now"_a = one.right)};
}

std::string detail_of(CertifyTask task) {
    if (task == CertifyTask::TrainingFile) return tr("One dealer, one game");
    if (task == CertifyTask::Results) return tr("A candidate, a team, or everybody");
    if (task == CertifyTask::Regrade) return tr("A dry run by today\u2019s rules");
    if (task == CertifyTask::ExamSchedule) return tr("When exams are to be sat");
    if (task == CertifyTask::SignLog) return tr("After each exam: nobody can change it then");
    return tr("The signed list of them");
}

std::string changed_in_words(const Regrading& all) {
    const std::size_t changed = all.changed.size(), problems = all.problems.size();
    std::string words =
        changed == 0
            ? tr("none would come out otherwise")
            : tr_n("{number} would come out otherwise", "{number} would come out otherwise",
                   static_cast<std::int64_t>(changed), "number"_a = changed);
    if (problems == 0) return words;
    return words + ", " +
           tr_n("{number} could not be marked", "{number} could not be marked",
                static_cast<std::int64_t>(problems), "number"_a = problems);
}

std::string verdict_of(const Regrading& all) {
    if (all.exams == 0) return tr("No exam is decided yet: there is nothing to mark again.");
    return tr_n(
        "{count} exam was marked again by today\u2019s rules: {found}. Nothing was changed.",
        "{count} exams were marked again by today\u2019s rules: {found}. Nothing was "
        "changed.",
        all.exams, "found"_a = changed_in_words(all));
}

}  // namespace

/// There is only one line to say it on.
tl::unexpected<Problems> not_written(const Problems& problems) {
    const Problem& first = problems.front();
    const std::string name = fs::path(first.where.source).filename().string();
    return refused({}, name.empty() ? first.what : name + ": " + first.what);
}

Result<void> put_as_chosen(const CertifyForm& form, const std::string& file,
                           const std::function<Result<std::string>(Paper)>& pdf,
                           const std::function<std::string()>& csv) {
    const std::string kind = form.value("kind");
    const fs::path printed = with_ending(file, ".pdf");
    if (kind != "csv") {
        const auto bytes = pdf(paper_named(form.value("paper")));
        if (!bytes) return tl::make_unexpected(bytes.error());
        if (auto put = put_new(printed, *bytes, for_its_owner); !put) return put;
    }
    if (kind == "pdf") return {};
    auto put = put_new(with_ending(file, ".csv"), csv(), for_its_owner);
    std::error_code error;
    if (!put && kind != "csv") fs::remove(printed, error);  // both or none
    return put;
}

Result<std::string> issue_certificate(OfficeSession& session, const CertifyForm& form,
                                      const std::string& folder) {
    const Sitting* sitting = session.picked_sitting();
    if (sitting == nullptr) return refused({}, tr("No sitting is picked."));
    if (form.value("issuer").empty()) return refused({}, tr("The office has no name yet."));
    if (folder.empty()) return refused({}, tr("No folder was chosen."));
    const auto issued = certify(*session.office, *session.who,
                                {sitting->id, form.value("passphrase"), form.value("issuer"),
                                 paper_named(form.value("paper"))},
                                *session.school(), session.library, keeper_in(folder));
    if (!issued) return not_written(issued.error());
    return tr("Certified. {number}.json, {number}.png and {number}.pdf are in {folder}",
              "number"_a = issued->number, "folder"_a = folder);
}

Result<std::string> withdraw_certificate(OfficeSession& session, const CertifyForm& form) {
    const Sitting* sitting = session.picked_sitting();
    if (sitting == nullptr) return refused({}, tr("No sitting is picked."));
    const auto reason = revocation_reason_from(form.value("reason"));
    if (!reason) return refused({}, tr("A reason is missing."));
    const std::string number = sitting->certificate;
    const auto done =
        withdraw(*session.office, *session.who, sitting->id, *reason, form.value("text"));
    if (!done) return tl::make_unexpected(done.error());
    return tr("{certificate} is withdrawn. Hand the list of withdrawn certificates on now.",
              "certificate"_a = number);
}

Result<std::string> save_withdrawn_list(OfficeSession& session, const CertifyForm& form,
                                        const std::string& file) {
    if (file.empty()) return refused({}, tr("No file was chosen."));
    const auto times = list_times(session.office->now(), form.value("next"));
    if (!times) return refused({}, tr("When the next list is due is a day within a year."));
    const auto reader = form.value("kind") == "wallets" ? ListReader::Wallets : ListReader::People;
    const auto list =
        hand_out_withdrawn(*session.office, *session.who, form.value("passphrase"), *times, reader);
    if (!list) return tl::make_unexpected(list.error());
    if (const auto put = put_new(file, *list, for_everybody); !put) return not_written(put.error());
    return tr("The list is in {file}. The next one is due on {day}", "file"_a = file,
              "day"_a = day_of(times->next_update));
}

Result<std::string> sign_office_log(OfficeSession& session, const CertifyForm& form) {
    Office& office = *session.office;
    if (auto may = must_sign_log(office, *session.who); !may)
        return tl::make_unexpected(std::move(may.error()));
    const auto note = office.sign_log(form.value("passphrase"));
    if (!note) return tl::make_unexpected(note.error());
    return tr_n("The log is signed, with its {count} record.",
                "The log is signed, with its {count} records.", office.log().size());
}

Result<std::string> save_transcript(OfficeSession& session, const CertifyForm& form,
                                    const std::string& file) {
    const Sitting* sitting = session.picked_sitting();
    if (sitting == nullptr) return refused({}, tr("No sitting is picked."));
    if (file.empty()) return refused({}, tr("No file was chosen."));
    const auto bytes = hand_out_transcript(*session.office, *session.who, sitting->id,
                                           session.library, form.value("passphrase"));
    if (!bytes) return tl::make_unexpected(bytes.error());
    if (auto put = put_new(file, *bytes, for_its_owner); !put)
        return tl::make_unexpected(std::move(put.error()));
    return tr("The transcript is in {file}", "file"_a = file);
}

Result<std::string> save_training_file(OfficeSession& session, const CertifyForm& form,
                                       const std::string& file) {
    const std::string dealer = form.value("dealer");
    const auto game = game_from(form.value("game"));
    if (!game) return refused({}, tr("No game is picked."));
    if (file.empty()) return refused({}, tr("No file was chosen."));
    const auto training = hand_out_training(*session.office, *session.school(), *session.who,
                                            dealer, *game, session.library);
    if (!training) return tl::make_unexpected(training.error());
    const UtcTime now = session.office->now();
    const auto put = put_as_chosen(
        form, file, [&](Paper paper) { return training_pdf(*training, paper, now); },
        [&] { return training_csv(*training); });
    if (!put) return not_written(put.error());
    return tr("The training file of {name} is in {folder}", "name"_a = session.name_of(dealer),
              "folder"_a = fs::path(file).parent_path().string());
}

Result<std::string> begin_regrading(OfficeSession& session) {
    if (session.regrading.is_under_way())
        return refused({}, tr("Exams are being marked again just now."));
    auto exams = hand_out_exams(*session.office, *session.who);
    if (!exams) return tl::make_unexpected(std::move(exams.error()));
    session.regraded.reset();
    session.regrading.begin(
        [exams = *std::move(exams), library = std::make_shared<const Library>(session.library)] {
            return regrade(exams, *library);
        });
    return std::string();
}

bool OfficeSession::poll_regrading() {
    if (!regrading.is_done()) return false;
    try {
        regraded = regrading.take();
    } catch (const std::exception& why) {
        error = why.what();
    }
    if (!who) regraded.reset();  // the person who asked for it is gone
    return true;
}

RecordsScreen records_screen(const OfficeSession& session) {
    RecordsScreen screen;
    screen.error = session.error;
    screen.notice = session.notice;
    screen.tasks = session.records_offered();
    for (const CertifyTask task : screen.tasks) {
        screen.rows.push_back(row_of("", title_of(office_task(task)), detail_of(task), ""));
        screen.rows.back().picked = task == session.record;
    }
    if (session.record == CertifyTask::Results && session.results)
        screen.results = results_screen(*session.results);
    screen.regrades = session.record == CertifyTask::Regrade;
    screen.marking = session.regrading.is_under_way();
    if (!session.regraded) return screen;
    screen.verdict = verdict_of(*session.regraded);
    for (const Regraded& one : session.regraded->changed)
        screen.changed.push_back(regraded_row(session, one));
    for (const Problem& problem : session.regraded->problems)
        screen.problems.push_back({problem.where.source, problem.what});
    return screen;
}

}  // namespace fairdeal

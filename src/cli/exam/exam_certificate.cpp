#include <fmt/format.h>

#include "base/time/utc_now.h"
#include "base/translation.h"
#include "cli/exam/exam_office.h"
#include "cli/exam/opened_office.h"
#include "cli/games.h"
#include "cli/json_line.h"
#include "cli/output.h"
#include "cli/passphrase.h"
#include "exam/records/hand_out.h"
#include "print/sheets.h"
#include "store/new_file.h"
#include "store/put_file.h"

namespace fairdeal {

namespace {

constexpr unsigned for_everybody = 0644;

std::string line_of(const Regraded& changed) {
    const char* passed = changed.passes ? sentence("passed with {was} right; now passed with {is}")
                                        : sentence("passed with {was} right; now failed with {is}");
    const char* failed = changed.passes ? sentence("failed with {was} right; now passed with {is}")
                                        : sentence("failed with {was} right; now failed with {is}");
    return fmt::format("{:<12} {:<12} {}\n", changed.sitting, changed.candidate,
                       tr_of(changed.was_passed ? passed : failed, "was"_a = changed.was_right,
                             "is"_a = changed.right));
}

Json json_of(const Regraded& changed) {
    return {{"sitting", changed.sitting},       {"candidate", changed.candidate},
            {"was-passed", changed.was_passed}, {"passes", changed.passes},
            {"was-right", changed.was_right},   {"right", changed.right}};
}

void print_sum(const Regrading& all) {
    print(tr("{exams} exams marked again, {changed} otherwise than before, {problems} that could "
             "not be",
             "exams"_a = all.exams, "changed"_a = all.changed.size(),
             "problems"_a = all.problems.size()) +
          "\n");
}

}  // namespace

ExitStatus run_exam_certify(const OfficeOptions& options) {
    const auto library = library_for(options.content);
    if (!library) return ExitStatus::Unusable;
    auto opened = sign_in_at(options);
    if (!opened) return ExitStatus::Unusable;
    std::error_code error;
    if (!std::filesystem::is_directory(options.to, error))
        return unusable(Problems{{{options.to, 0, 0}, tr("there is no such folder")}});
    const auto passphrase = passphrase_in(options.keys_file, tr("Passphrase of the office's keys"));
    if (!passphrase) return unusable(passphrase.error());
    const auto issued =
        certify(*opened->office, *opened->who,
                {options.id, *passphrase, options.house, paper_named(options.paper)},
                *opened->school, *library, keeper_in(options.to));
    if (!issued) return unusable(issued.error());
    print(tr("{number}: {number}.json, {number}.png and {number}.pdf in {folder}",
             "number"_a = issued->number, "folder"_a = options.to) +
          "\n");
    return ExitStatus::Fine;
}

ExitStatus run_exam_withdraw(const OfficeOptions& options) {
    auto opened = sign_in_at(options);
    if (!opened) return ExitStatus::Unusable;
    const auto reason = revocation_reason_from(options.reason);
    if (!reason)
        return unusable(
            Problems{{{"--reason", 0, 0},
                      tr("say error, voided, misconduct, superseded, suspended or returned")}});
    const auto done = withdraw(*opened->office, *opened->who, options.id, *reason, options.text);
    return done ? ExitStatus::Fine : unusable(done.error());
}

ExitStatus run_exam_revoked(const OfficeOptions& options) {
    auto opened = sign_in_at(options);
    if (!opened) return ExitStatus::Unusable;
    const auto times = list_times(utc_now(), options.next_update);
    if (!times) return unusable(times.error());
    const auto passphrase = passphrase_in(options.keys_file, tr("Passphrase of the office's keys"));
    if (!passphrase) return unusable(passphrase.error());
    const auto file =
        hand_out_withdrawn(*opened->office, *opened->who, *passphrase, *times,
                           options.status_list ? ListReader::Wallets : ListReader::People);
    if (!file) return unusable(file.error());
    if (auto put = put_new(options.to, *file, for_everybody); !put) return unusable(put.error());
    return ExitStatus::Fine;
}

ExitStatus run_exam_regrade(const OfficeOptions& options) {
    const auto library = library_for(options.content);
    if (!library) return ExitStatus::Unusable;
    auto opened = sign_in_at(options);
    if (!opened) return ExitStatus::Unusable;
    const auto exams = hand_out_exams(*opened->office, *opened->who);
    if (!exams) return unusable(exams.error());
    const Regrading all = regrade(*exams, *library);
    for (const Regraded& changed : all.changed) {
        if (options.json)
            print_json(json_of(changed));
        else
            print(line_of(changed));
    }
    complain(all.problems);
    if (!options.json) print_sum(all);
    return all.changed.empty() && all.problems.empty() ? ExitStatus::Fine : ExitStatus::Wrong;
}

ExitStatus run_exam_training_file(const OfficeOptions& options) {
    const auto library = library_for(options.content);
    if (!library) return ExitStatus::Unusable;
    auto opened = sign_in_at(options);
    if (!opened) return ExitStatus::Unusable;
    const auto game = game_from(options.game);
    if (!game) return unusable(Problems{no_game(options.game)});
    const auto file = hand_out_training(*opened->office, *opened->school, *opened->who, options.id,
                                        *game, *library);
    if (!file) return unusable(file.error());
    const bool is_pdf = std::filesystem::path(options.to).extension() == ".pdf";
    const auto bytes = is_pdf ? training_pdf(*file, paper_named(options.paper), utc_now())
                              : Result<std::string>(training_csv(*file));
    if (!bytes) return unusable(bytes.error());
    if (auto put = put_new(options.to, *bytes, for_its_owner); !put) return unusable(put.error());
    return ExitStatus::Fine;
}

}  // namespace fairdeal

#include "cli/log/arguments_case.h"

#include <CLI/CLI.hpp>

#include "base/text.h"
#include "base/translation.h"
#include "cli/arguments/time_option.h"
#include "cli/content/content.h"

namespace fairdeal {

namespace {

using CaseRun = ExitStatus (*)(const CaseOptions&);

/// A day lasts to its end.
std::string whole_day(std::string& word) {
    const std::string end_of_day = word + "T23:59:59Z";
    if (is_utc_time(word)) return "";
    if (!is_utc_time(end_of_day))
        return tr("{word} is neither a day (2026-03-14) nor a UTC time (2026-03-14T21:05:09Z)",
                  "word"_a = in_quotes(word));
    word = end_of_day;
    return "";
}

class CaseCommands {
public:
    CaseCommands(CLI::App& app, CaseOptions& options, ExitStatus& status)
        : parent_(*app.add_subcommand(
              "case", tr("A dispute over a hand: open, review blind, decide, and hand it over"))),
          options_(options),
          status_(status) {
        parent_.require_subcommand(1);
    }

    void add_all() {
        add_account();
        add_open();
        add_words("note", tr("Note something in a case"), run_case_note)
            ->get_option("--text")
            ->required();
        add_author(*on_case("video", tr("Put a video that is tied to the hand into a case"),
                            run_case_video));
        add_review();
        CLI::App* decide = add_words("decide", tr("Decide a case, once both reviews can be read"),
                                     run_case_decide);
        decide->get_option("--text")->required();
        add_exception(*decide, tr("Why somebody who reviewed the case decides it; it is recorded"));
        add_words("close", tr("Close a case"), run_case_close);
        CLI::App* show = on_case("show", tr("Print a case"), run_case_show);
        add_json(*show, tr("One JSON object"));
        with_content(*show);
        add_list();
        add_file("file", tr("Write a case as one archive"), tr("The new archive, such as C-7.zip"),
                 run_case_file);
        add_file("pdf", tr("Print a case as PDF"), tr("The new file, such as C-7.pdf"),
                 run_case_pdf);
        add_check();
        CLI::App* scenario =
            on_case("scenario", tr("Write a case's hand as a scenario, without who and when"),
                    run_case_scenario);
        scenario->add_option("FOLDER", options_.file, tr("Where it goes"))->required();
        scenario->add_flag("--order", options_.asks_order,
                           tr("Of a deal that went wrong: ask what the floor orders, and not for "
                              "the settlement"));
        with_content(*scenario);
    }

private:
    CLI::App* add(const char* name, const std::string& what, CaseRun run) {
        CLI::App* command = parent_.add_subcommand(name, what);
        command->callback(
            [this_status = &status_, options = &options_, run] { *this_status = run(*options); });
        return command;
    }
    CLI::App* on_log(const char* name, const std::string& what, CaseRun run) {
        CLI::App* command = add(name, what, run);
        command->add_option("--log", options_.log, tr("The hand log"))->required();
        return command;
    }
    CLI::App* on_case(const char* name, const std::string& what, CaseRun run) {
        CLI::App* command = on_log(name, what, run);
        command->add_option("CASE", options_.id, tr("The case's id, such as C-7"))->required();
        return command;
    }
    /// An event: by whom, when, and what is said.
    CLI::App* add_words(const char* name, const std::string& what, CaseRun run) {
        CLI::App* command = on_case(name, what, run);
        add_author(*command);
        command->add_option("--text", options_.text, tr("What is said"));
        return command;
    }
    /// By whom and when.
    void add_author(CLI::App& command) {
        add_sign_in(command);
        add_time(command, "--at", options_.at, tr("The UTC time (without it: now)"));
    }
    void add_sign_in(CLI::App& command) {
        command.add_option("--as", options_.by, tr("User ID of the author, who signs in"))
            ->required();
        command.add_option(
            "--passphrase-file", options_.passphrase_file,
            tr("File with the passphrase on line 1; without it, the terminal is asked"));
        command.add_option("--office", options_.office,
                           tr("Folder of the exam office whose accounts are used "
                              "(FAIRDEAL_OFFICE); without one, the log's own"));
        command.add_option("--school", options_.school,
                           tr("The school's file, with the office's people"));
    }
    void add_exception(CLI::App& command, const std::string& what) {
        command.add_option("--exception", options_.exception, what);
    }
    void add_json(CLI::App& command, const std::string& what) {
        command.add_flag("--json", options_.json, what);
    }
    void with_content(CLI::App& command) { add_content_and_packs(command, options_.content); }

    void add_account() {
        CLI::App* command = on_log(
            "account", tr("Give somebody an account of the log, or change one's own passphrase"),
            run_case_account);
        command->add_option("ID", options_.id, tr("User ID of the account"))->required();
        command->add_option("--as", options_.by,
                            tr("Who signs in: the owner of the log's first account, or of this "
                               "one; nobody for the first"));
        command->add_option(
            "--passphrase-file", options_.passphrase_file,
            tr("File with the passphrase on line 1; without it, the terminal is asked"));
        command->add_option("--new-passphrase-file", options_.new_file,
                            tr("File with the account's new passphrase on line 1"));
        add_time(*command, "--at", options_.at, tr("The UTC time (without it: now)"));
        command->footer(
            tr("For logs of a house without an exam office. Everybody who writes in a case signs "
               "in; who opens a\ncase does not review it, and who reviews it does not decide it."));
    }

    void add_open() {
        CLI::App* command = add_words("open", tr("Open a case on a hand"), run_case_open);
        auto* hand =
            command->add_option("--hand", options_.hand, tr("The hand's id, or its number as #12"));
        command
            ->add_option("--finding", options_.finding,
                         tr("In place of a hand: what many hands show, by its number in "
                            "`fairdeal shoe` of this log"))
            ->check(CLI::Range(1, 100'000))
            ->excludes(hand);
        command->add_option("--claimant", options_.claimant,
                            tr("Who claims it: an id (of a finding, without it: fairdeal)"));
        command
            ->add_option_function<std::string>(
                "--deadline",
                [&to = options_.deadline](const std::string& word) {
                    to = utc_time_from(word).value();
                },
                tr("A day (2026-03-14), to its end, or a UTC time (2026-03-14T21:05:09Z)"))
            ->required()
            ->transform(CLI::Validator(whole_day, ""));
        with_content(*command);
    }

    void add_review() {
        CLI::App* command = add_words(
            "review", tr("Review a case blind: commit to it, then reveal it"), run_case_review);
        command
            ->add_option("--keep", options_.kept,
                         tr("The file that keeps the review until it is revealed"))
            ->required();
        command->add_flag(
            "--reveal", options_.reveal,
            tr("Reveal what is kept, once both reviews are in; the file proves whose it is"));
        add_exception(*command, tr("Why somebody who opened the case reviews it; it is recorded"));
        command->footer(
            tr("The log gets a salted hash of the review. The file alone holds its text and salt: "
               "without it the\nreview can never be revealed, and nobody else should see it."));
    }

    void add_list() {
        CLI::App* command =
            on_log("list", tr("List the cases of a log, and which are overdue"), run_case_list);
        command->add_flag("--open", options_.only_open, tr("Cases that are not closed only"));
        add_json(*command, tr("One JSON object a case"));
        add_time(*command, "--at", options_.at,
                 tr("The UTC time that deadlines are compared with"));
        command->footer(tr("Exit status: 0, or 1 when a case is overdue."));
    }

    void add_file(const char* name, const std::string& what, const std::string& file, CaseRun run) {
        CLI::App* command = on_case(name, what, run);
        command->add_option("FILE", options_.file, file)->required();
        with_content(*command);
    }

    void add_check() {
        CLI::App* command =
            add("check", tr("Check a case's archive without its log"), run_case_check);
        command->add_option("FILE", options_.file, tr("The archive"))->required();
        command
            ->add_option("--key", options_.keys,
                         tr("The public key that must have signed, or a file of one or more; may "
                            "be given several times"))
            ->allow_extra_args(false);
        add_json(*command, tr("One JSON object"));
        with_content(*command);
        command->footer(
            tr("Exit status: 0 when everything is proven, 1 when it is not, 2 when the file cannot "
               "be read."));
    }

    CLI::App& parent_;
    CaseOptions& options_;
    ExitStatus& status_;
};

}  // namespace

void add_case(CLI::App& app, CaseOptions& options, ExitStatus& status) {
    CaseCommands(app, options, status).add_all();
}

}  // namespace fairdeal

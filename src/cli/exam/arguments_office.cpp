#include "cli/exam/arguments_office.h"

#include <CLI/CLI.hpp>

#include "base/translation.h"
#include "cli/arguments/listed.h"
#include "cli/arguments/paper_option.h"
#include "cli/exam/arguments_signed_in.h"
#include "cli/exam/results/arguments_results.h"
#include "cli/exam/schedule/arguments_schedule.h"
#include "school/school_people.h"

namespace fairdeal {

namespace {

class OfficeCommands : SignedInCommands {
public:
    OfficeCommands(CLI::App& exam, OfficeOptions& options, ExitStatus& status)
        : SignedInCommands(options, status),
          exam_(exam),
          results_(exam, options, status),
          schedule_(exam, options, status) {}

    void add_all() {
        CLI::App* office = exam_.add_subcommand(
            "office", tr("The exam office: its people, their rights, its keys and its log"));
        office->require_subcommand(1);
        add_people(*office);
        add_keys(*office);
        add_sittings();
        add_decisions();
        add_certificates();
        add_records();
        results_.add_all(*office);
        schedule_.add();
    }

private:
    void add_keys_file(CLI::App& command) {
        command.add_option("--keys-passphrase-file", options_.keys_file,
                           tr("Likewise, of the office's keys"));
    }

    void add_new_file(CLI::App& command, const std::string& what) {
        command.add_option("--new-passphrase-file", options_.new_file, what);
    }

    void add_memory(CLI::App& command) {
        command
            .add_option("--memory", options_.memory,
                        tr("MiB that every try of the keys' passphrase takes (64)"))
            ->check(CLI::Range(8, 1024));
    }

    void add_create(CLI::App& office) {
        CLI::App* create = add_on_office(office, "create", tr("Make an office where there is none"),
                                         run_office_create);
        add_sign_in(*create);
        add_keys_file(*create);
        add_memory(*create);
        create->add_option("--house", options_.house, tr("Names its keys: a.example"))->required();
    }

    void add_roles(CLI::App& command, const char* name) {
        const std::string roles = listed_to(Role::Administrator);
        command.add_option(name, options_.roles, tr("What they are: {roles}", "roles"_a = roles))
            ->required();
    }

    void add_people(CLI::App& office) {
        add_create(office);
        CLI::App* person =
            add(office, "add", tr("Add somebody to the school; the first one without a sign-in"),
                run_office_add);
        person->add_option("--office", options_.office, tr("The office's folder"));
        add_school(*person);
        add_sign_in(*person, false);
        add_id(*person, "ID", tr("Their id: letters, digits and - _"));
        add_roles(*person, "--role");
        person->add_option("--name", options_.name, tr("Their name"));
        person->add_option("--team", options_.team, tr("The people a trainer sees together"));
        add_new_file(*person, tr("File with their new passphrase on line 1"));
        add_signed_in(office, "people", tr("List everybody with their roles"), run_office_people,
                      true);
        CLI::App* roles = add_signed_in(office, "roles",
                                        tr("Give somebody these roles in place of those they have"),
                                        run_office_roles);
        add_id(*roles, "ID", tr("Who"));
        add_new_file(*roles,
                     tr("File with the first passphrase, of somebody who has none, on line 1"));
        add_roles(*roles, "ROLE");
        add_own_sign_in(office);
    }

    void add_own_sign_in(CLI::App& office) {
        add_new_file(*add_signed_in(office, "passphrase",
                                    tr("Change one's own passphrase; one's roles count with it "
                                       "from then on"),
                                    run_office_passphrase),
                     tr("File with the new one on line 1"));
        add(office, "permissions", tr("Print who may do what"), run_office_permissions)
            ->add_flag("--json", options_.json, tr("One JSON object a right"));
        add_signed_in(office, "events",
                      tr("Print sign-ins, refusals, exports, changes of roles and keys"),
                      run_office_events, true)
            ->add_option("ID", options_.id, tr("Of this person only"));
    }

    void add_keys(CLI::App& office) {
        CLI::App* keys =
            add_on_office(office, "keys", tr("Print the office's public keys, or make new ones"),
                          run_office_keys);
        auto* change = keys->add_flag("--change", options_.change,
                                      tr("Make new ones; the old stay beside them"));
        add_sign_in(*keys, false);
        change->needs("--as");
        add_keys_file(*keys);
        add_new_file(*keys, tr("File with the new keys' passphrase on line 1"));
        add_memory(*keys);
        CLI::App* escrow =
            add_signed_in(office, "escrow", tr("Copy both keys under a passphrase of their own"),
                          run_office_escrow);
        escrow->add_option("--to", options_.to, tr("A folder, for a safe elsewhere"))->required();
        add_keys_file(*escrow);
        add_new_file(*escrow, tr("File with the copies' passphrase on line 1"));
        add_memory(*escrow);
        add_address(office);
        add_terminal(office);
        CLI::App* restored = add_signed_in(
            office, "restored", tr("Accept an older log that a backup was put in place of"),
            run_office_restored);
        restored->add_option("--text", options_.text, tr("Why; it is recorded"))->required();
        CLI::App* sign = add_signed_in(
            office, "sign", tr("Sign the office's log and print its checkpoint"), run_office_sign);
        add_keys_file(*sign);
    }

    void add_address(CLI::App& office) {
        CLI::App* address =
            add_on_office(office, "address",
                          tr("Print the house's URL and logo, or set them for new certificates"),
                          run_office_address);
        auto* url =
            address->add_option("--url", options_.url,
                                tr("https://exams.casino.example; `exam revoked --status-list` "
                                   "writes what is published there as revocations.json"));
        address->add_option("--logo", options_.logo, tr("The https URL of a picture"))->needs(url);
        auto* none =
            address->add_flag("--none", options_.no_url, tr("Certificates name no address"));
        none->excludes(url);
        add_sign_in(*address, false);
        for (CLI::Option* change : {url, none}) change->needs("--as");
    }

    void add_terminal(CLI::App& office) {
        CLI::App* terminal = add_on_office(
            office, "terminal", tr("Print whether exams may be sat in a terminal, or set it"),
            run_office_terminal);
        auto* allow = terminal->add_flag("--allow", options_.allow, tr("They may"));
        auto* forbid = terminal->add_flag("--forbid", options_.forbid, tr("They may not"));
        allow->excludes(forbid);
        add_sign_in(*terminal, false);
        for (CLI::Option* change : {allow, forbid}) change->needs("--as");
    }

    void add_open() {
        CLI::App* open = add_signed_in(
            exam_, "open", tr("Open a sitting for a candidate, and print its id"), run_exam_open);
        CLI::Option* exam =
            add_id(*open, "EXAM", tr("The exam's id, such as breakout-dealer"))->required(false);
        auto* one = open->add_option("--candidate", options_.candidate, tr("Who is examined"));
        CLI::Option* delta =
            open->add_option("--delta", options_.delta,
                             tr("Instead of an exam: a certificate that is to be renewed. Its "
                                "holder is asked the clauses that have changed since"))
                ->excludes(exam);
        open->add_option("--team", options_.team,
                         tr("Instead of one candidate: every trainee of this team, a sitting each. "
                            "Where one cannot sit it, none is opened"))
            ->excludes(one, delta);
        open->add_option("--invigilator", options_.invigilator, tr("Under whose eyes"))->required();
        open->add_option("--extra", options_.extra, tr("Per cent more time than others have"))
            ->check(CLI::Range(0, 300));
        open->add_option("--letters", options_.letters, tr("Size of the letters, per cent"))
            ->check(CLI::Range(100, 300));
        open->add_option("--breaks", options_.breaks, tr("Pauses that are agreed"))
            ->check(CLI::Range(0, 99));
        open->add_option(
            "--accommodation", options_.accommodation,
            tr("Why the candidate is granted more time, larger letters or breaks; it is recorded"));
        open->add_option("--exception", options_.exception,
                         tr("Why the candidate's own trainer examines them; it is recorded"));
        open->add_option("--again", options_.again,
                         tr("Why the candidate sits the exam again on the same day, while the "
                            "result is open to appeal (14 days), or sooner than the house's "
                            "retake rule allows; it is recorded"));
        add_keys_file(*open);
        add_content(*open);
    }

    void add_sittings() {
        add_open();
        add_sit();
        add_signed_in(exam_, "list", tr("List the sittings: one's own, or all"), run_exam_list,
                      true);
        CLI::App* show = add_signed_in(
            exam_, "show", tr("Print a sitting, and its result by cells"), run_exam_show, true);
        add_id(*show, "ID", tr("The sitting's id"));
        show->add_flag("--answers", options_.answers,
                       tr("With every item, its answer and its key"));
        add_content(*show);
        CLI::App* transcript = add_signed_in(exam_, "transcript",
                                             tr("Write the transcript of a sitting, to hand over"),
                                             run_exam_transcript);
        add_id(*transcript, "ID", tr("The sitting's id"));
        transcript->add_option("-o,--out", options_.to, tr("A new file"))->required();
        add_content(*transcript);
    }

    void add_sit() {
        CLI::App* sit = add_signed_in(
            exam_, "sit",
            tr("Start an exam at the terminal, or resume it; its invigilator signs in"),
            run_exam_sit);
        add_id(*sit, "ID", tr("The sitting's id"));
        sit->add_option("--pin-file", options_.pin_file,
                        tr("File with the candidate's PIN, 4 to 12 digits, on line 1; without it, "
                           "the terminal is asked"));
        sit->add_option("--receipts", options_.to,
                        tr("A folder that is there: both receipts are put into it"));
        add_content(*sit);
    }

    CLI::App* add_act(const char* name, const std::string& what, OfficeRun run,
                      const std::string& text, bool required = true) {
        CLI::App* command = add_signed_in(exam_, name, what, run);
        add_id(*command, "ID", tr("The sitting's id"));
        command->add_option("--text", options_.text, text)->required(required);
        return command;
    }

    /// One of two must be said.
    struct Flag {
        const char* name;
        std::string what;
    };
    void add_choice(CLI::App& command, const Flag& yes, const Flag& no) {
        auto* group = command.add_option_group(tr("result"));
        group->add_flag(yes.name, options_.yes, yes.what);
        group->add_flag(no.name, options_.no, no.what);
        group->require_option(1);
    }

    void add_decisions() {
        add_act("pause", tr("Stop the clock of a sitting"), run_exam_pause, tr("Why"), false);
        add_act("go-on", tr("Start it again"), run_exam_go_on, tr("What there is to say"), false);
        add_act("stop", tr("Break a sitting off for good"), run_exam_stop, tr("Why"));
        add_act("acknowledge", tr("Say why the flags of an exam stand"), run_exam_acknowledge,
                tr("What was looked at, and why it stands"));
        add_choice(*add_act("table-test", tr("Enter the practical test at a table"),
                            run_exam_table_test, tr("Who signed it, and what was seen")),
                   {"--passed", tr("The candidate passed it")},
                   {"--failed", tr("The candidate failed it")});
        add_act("appeal", tr("Object to a result: the sitting waits until it is resolved"),
                run_exam_appeal, tr("To what, and why"));
        add_resolve();
    }

    void add_resolve() {
        CLI::App* resolve =
            add_act("resolve", tr("Hear an appeal"), run_exam_resolve, tr("Why it is so"));
        auto* answer = resolve->add_option_group(tr("answer"));
        auto* granted = answer->add_flag("--granted", options_.yes,
                                         tr("The appeal is right, with what follows from it:"));
        answer->add_flag("--rejected", options_.no, tr("It is not"));
        answer->require_option(1);
        auto* follows = resolve->add_option_group(tr("what follows"));
        follows
            ->add_option(
                "--void-items", options_.void_items,
                tr("These items, such as 3,17, count as right, and the exam is marked again"))
            ->needs(granted);
        follows
            ->add_flag("--resit", options_.resit,
                       tr("The result does not count, and the exam may be sat again"))
            ->needs(granted);
        follows->add_flag("--result-stands", options_.stands, tr("Nothing: the result stays"))
            ->needs(granted);
        follows->require_option(0, 1);
        add_content(*resolve);
    }

    void add_certificates() {
        CLI::App* certify =
            add_signed_in(exam_, "certify",
                          tr("Issue the certificate of a passed sitting: NUMBER.json, .png, .pdf"),
                          run_exam_certify);
        add_id(*certify, "ID", tr("The sitting's id"));
        certify->add_option("--issuer", options_.house, tr("The office's name, as people say it"))
            ->required();
        certify->add_option("--to", options_.to, tr("A folder that is there"))->required();
        add_paper(*certify, options_.paper, tr("The sheet of paper"));
        add_keys_file(*certify);
        add_content(*certify);
        CLI::App* withdraw = add_act("withdraw", tr("Take a certificate back for good"),
                                     run_exam_withdraw, tr("Why it is so"));
        withdraw
            ->add_option(
                "--reason", options_.reason,
                or_list({"error", "voided", "misconduct", "superseded", "suspended", "returned"}))
            ->required();
        CLI::App* revoked = add_signed_in(
            exam_, "revoked", tr("Write the signed list of withdrawn certificates, for `verify`"),
            run_exam_revoked);
        revoked->add_option("-o,--out", options_.to, tr("A new file"))->required();
        revoked->add_option("--next-update", options_.next_update,
                            tr("The day or UTC time when the next list is due, within a year (in "
                               "30 days); from then on `verify` cannot say by this one"));
        revoked->add_flag("--status-list", options_.status_list,
                          tr("The list that wallets read (W3C Bitstring Status List), to be "
                             "published as revocations.json at the house's address"));
        add_keys_file(*revoked);
    }

    void add_records() {
        CLI::App* regrade = add_signed_in(exam_, "regrade",
                                          tr("Mark every decided exam by today's rules and list "
                                             "whose result would change; nothing is changed"),
                                          run_exam_regrade, true);
        add_content(*regrade);
        CLI::App* file = add_signed_in(exam_, "training-file",
                                       tr("Write how somebody was trained and examined in a game"),
                                       run_exam_training_file);
        add_id(*file, "ID", tr("The dealer's id"));
        file->add_option("--game", options_.game, tr("The game"))->required();
        file->add_option("-o,--out", options_.to, tr("A new file: a .pdf, else CSV"))->required();
        add_paper(*file, options_.paper, tr("The sheet of paper"));
        add_content(*file);
    }

    CLI::App& exam_;
    ResultsCommands results_;
    ScheduleCommand schedule_;
};

}  // namespace

void add_exam_office(CLI::App& exam, OfficeOptions& options, ExitStatus& status) {
    OfficeCommands(exam, options, status).add_all();
}

}  // namespace fairdeal

#include <CLI/CLI.hpp>

#include "base/translation.h"
#include "cli/arguments/time_option.h"
#include "cli/content/content.h"
#include "cli/duty/duty.h"
#include "words/words.h"

namespace fairdeal {

namespace {

void add_facts_file(CLI::App& command, DutyOptions& options) {
    command.add_option("--facts", options.facts,
                       tr("The file of who may deal where (FAIRDEAL_DUTY; without it: duty.db "
                          "beside the school's file)"));
}

void add_sign_in(CLI::App& command, DutyOptions& options) {
    command.add_option("--as", options.as, tr("User ID of who signs in"))->required();
    command.add_option("--passphrase-file", options.passphrase_file,
                       tr("File with the passphrase on line 1; without it, the terminal is asked"));
}

void add_keys(CLI::App& command, DutyOptions& options, const std::string& what) {
    command.add_option("--key", options.keys, what)->allow_extra_args(false);
}

class DutyCommands {
public:
    DutyCommands(CLI::App& app, DutyOptions& options, ExitStatus& status)
        : parent_(*app.add_subcommand("duty", tr("Who may deal where: the facts, what falls due, "
                                                 "hands that were dealt without leave"))),
          options_(options),
          status_(status) {
        parent_.require_subcommand(1);
    }

    void add_all() {
        add_create();
        add_account();
        add_adding();
        add_listing();
        add_due();
        add_audit();
        add_verify();
        add_restored();
        add("rows", tr("Print the rows of the decision, in the order in which they are asked"),
            run_duty_rows);
        CLI::App* profiles =
            add("profiles", tr("Print the regulators' profiles that ship, with their sources"),
                run_duty_profiles);
        add_content(*profiles, options_.content);
    }

private:
    using Run = ExitStatus (*)(const DutyOptions&);

    CLI::App* add(const char* name, const std::string& what, Run run) {
        CLI::App* command = parent_.add_subcommand(name, what);
        command->callback([&status = status_, &options = options_, run] { status = run(options); });
        return command;
    }

    CLI::App* add_on_file(const char* name, const std::string& what, Run run) {
        CLI::App* command = add(name, what, run);
        add_facts_file(*command, options_);
        return command;
    }

    void add_create() {
        CLI::App* command = add_on_file(
            "create", tr("Make the file, with the account of its owner"), run_duty_create);
        command
            ->add_option("--house", options_.house,
                         tr("Whose file it is, such as casino.example/duty"))
            ->required();
        add_sign_in(*command, options_);
    }

    void add_account() {
        CLI::App* command = add_on_file(
            "account", tr("Give somebody an account of the file, or change one's own passphrase"),
            run_duty_account);
        command->add_option("ID", options_.id, tr("User ID of the account"))->required();
        add_sign_in(*command, options_);
        command->add_option("--new-passphrase-file", options_.new_file,
                            tr("File with the account's new passphrase on line 1"));
    }

    void add_value(CLI::App& command, const std::string& key, const std::string& help) {
        command.add_option_function<std::string>(
            "--" + key,
            [&options = options_, key](const std::string& value) {
                options.values.push_back({key, value, {"--" + key, 0, 0}});
            },
            help);
    }

    void add_typed(CLI::App& command, const FactSpec& spec) {
        std::string columns;
        if (spec.subject == FactSubject::Dealer) {
            command.add_option("--dealer", options_.dealer, tr("The id of whom it is about"));
            columns = "dealer,";
        } else if (spec.subject == FactSubject::Table) {
            command.add_option("--table", options_.table, tr("The table that it is about"));
            columns = "table,";
        }
        for (const FactKey& key : spec.keys) {
            add_value_of(command, key);
            columns += std::string(key.name) + ",";
        }
        command.add_option("--csv", options_.file,
                           tr("Many at once, all or none: a CSV with a column for each option, or "
                              "- for standard input"));
        command.footer(tr("Columns of a CSV: {columns}corrects. What is left out stays empty.",
                          "columns"_a = columns) +
                       "\n" + exit_status());
    }

    void add_value_of(CLI::App& command, const FactKey& key) {
        std::string help = tr(key.help);
        if (!key.words.empty()) {
            std::string words(key.words);
            for (char& c : words) c = c == '|' ? '/' : c;
            help += " (" + words + ")";
        }
        add_value(command, std::string(key.name), help);
    }

    void add_document(CLI::App& command, const FactSpec& spec) {
        if (spec.kind == FactKind::Profile) {
            auto* shipped = command.add_option("--regulator", options_.regulator,
                                               tr("The id of a profile that ships: fairdeal duty "
                                                  "profiles"));
            command.add_option("--file", options_.file, tr("A profile of the house's own"))
                ->excludes(shipped);
            add_value(command, "since", tr("From when on it is in force"));
            add_content(command, options_.content);
        } else {
            if (spec.subject == FactSubject::Dealer)
                command.add_option("--dealer", options_.dealer, tr("The id of its holder"))
                    ->required();
            auto* file = command.add_option("--file", options_.file, tr("The signed document"));
            add_keys(command, options_, tr("The exam office's public key, or a file of its keys"));
            if (spec.kind == FactKind::Certificate)
                add_record_from_elsewhere(command, *file);
            else
                file->required();
        }
        command.footer(exit_status());
    }

    /// In place of a signed document.
    void add_record_from_elsewhere(CLI::App& command, CLI::Option& document) {
        auto* record = command
                           .add_option("--record", options_.record,
                                       tr("In place of --file: the record of an exam that was "
                                          "passed elsewhere, such as a scan; who signs in vouches "
                                          "for it, and no exam office has signed it"))
                           ->excludes(&document);
        const std::pair<const char*, std::pair<std::string*, std::string>> all[] = {
            {"--number", {&options_.number, tr("Of such a record: its number")}},
            {"--card",
             {&options_.card, tr("Of such a record: the table card of the exam, by its "
                                 "id, its file or its line")}},
            {"--since", {&options_.since, tr("Of such a record: from when on it counts")}},
            {"--until",
             {&options_.until, tr("Of such a record: the first moment at which it does "
                                  "not")}}};
        for (const auto& [name, told] : all)
            command.add_option(name, *told.first, told.second)->needs(record);
        add_content(command, options_.content);
    }

    static std::string exit_status() {
        return tr("Exit status: 0, or 2 when something cannot be used; nothing is added then.");
    }

    void add_adding() {
        CLI::App* adding = parent_.add_subcommand(
            "add", tr("Add a fact, or one that corrects another; nothing is ever overwritten"));
        adding->require_subcommand(1);
        for (const FactSpec& spec : every_fact_spec()) {
            if (spec.entry == FactEntry::OfFile) continue;
            CLI::App* command =
                adding->add_subcommand(std::string(spec.word), capital(tr(spec.help)));
            add_facts_file(*command, options_);
            add_sign_in(*command, options_);
            add_value(*command, "corrects",
                      tr("The number of the fact that it takes the place of"));
            if (spec.entry == FactEntry::Typed)
                add_typed(*command, spec);
            else
                add_document(*command, spec);
            command->callback([&status = status_, &options = options_, kind = spec.kind] {
                options.kind = kind;
                status = run_duty_add(options);
            });
        }
    }

    void add_whom(CLI::App& command) {
        auto* dealer = command.add_option("--dealer", options_.dealer, tr("Of this dealer only"));
        command.add_option("--table", options_.table, tr("Of this table only"))->excludes(dealer);
    }

    void add_listing() {
        CLI::App* list =
            add_on_file("list", tr("List the facts in force, with their numbers"), run_duty_list);
        add_whom(*list);
        list->add_flag("--all", options_.every, tr("Those that were corrected, too"));
        list->add_flag("--json", options_.json, tr("One JSON object a fact"));
        CLI::App* answers =
            add_on_file("answers", tr("List the answers that were given"), run_duty_answers);
        add_whom(*answers);
        answers->add_flag("--json", options_.json, tr("One JSON object an answer"));
    }

    void add_due() {
        CLI::App* command = add_on_file(
            "due", tr("List refreshers, licences, certificates and lists that fall due"),
            run_duty_due);
        command->add_option("--within", options_.within, tr("In so many days"))
            ->check(CLI::Range(0, 36500))
            ->capture_default_str();
        add_time(*command, "--at", options_.at, tr("Counted from this UTC time (without it: now)"));
        auto* json = command->add_flag("--json", options_.json, tr("One JSON object each"));
        command->add_flag("--csv", options_.csv, tr("As CSV"))->excludes(json);
        command->footer(
            tr("Exit status: 0 when nothing is past, 1 when something has ended and was "
               "not renewed, 2 when the file\ncannot be used."));
    }

    void add_audit() {
        CLI::App* command = add_on_file("audit",
                                        tr("List the hands of a log whose dealer might not deal "
                                           "then and there, and packs to be counted"),
                                        run_duty_audit);
        command->add_option("--log", options_.log, tr("The hand log"))->required();
        command->add_flag("--json", options_.json,
                          tr("One JSON object a finding, then one of all"));
        auto* as = command->add_option(
            "--as", options_.as,
            tr("User ID of who signs in, to enter the packs that are to be counted"));
        command
            ->add_option(
                "--passphrase-file", options_.passphrase_file,
                tr("File with the passphrase on line 1; without it, the terminal is asked"))
            ->needs(as);
        add_keys(*command, options_, tr("The public key that must have signed every fact"));
        add_content(*command, options_.content);
        command->footer(
            tr("A hand is judged by its own table card and sign. A record that does not say "
               "dealer=, table= or at= is a finding.\nWhere a card was lost, damaged or foreign "
               "(IRR-17), the pack of the table is to be counted: with --as that is entered, and "
               "nobody may deal there until a count is.\n"
               "Exit status: 0 when nothing was found, 1 when something was, 2 when a file cannot "
               "be used."));
    }

    void add_verify() {
        CLI::App* command = add_on_file(
            "verify", tr("Read everything again and name what was changed, removed or put back"),
            run_duty_verify);
        add_keys(*command, options_, tr("The public key that must have signed, or a file of them"));
        command->add_option(
            "--checkpoint", options_.checkpoints,
            tr("Checkpoints kept elsewhere, which the file must have gone through"));
        command->add_flag("--json", options_.json, tr("One JSON object"));
        command->footer(
            tr("Checkpoints are made by 'fairdeal ledger checkpoint --log FILE'.\n"
               "Exit status: 0 when nothing was changed, 1 when something was, 2 when "
               "the file cannot be used."));
    }

    void add_restored() {
        CLI::App* command = add_on_file(
            "restored",
            tr("Say that an older copy was put in place on purpose: it counts from now on"),
            run_duty_restored);
        add_sign_in(*command, options_);
        command->add_option("--text", options_.text, tr("Why"))->required();
    }

    CLI::App& parent_;
    DutyOptions& options_;
    ExitStatus& status_;
};

}  // namespace

void add_may_deal(CLI::App& app, DutyOptions& options, ExitStatus& status) {
    CLI::App* command = app.add_subcommand(
        "may-deal", tr("Answer whether a dealer may deal at a table at a time, and why"));
    command->add_option("--dealer", options.dealer, tr("The dealer's id"))->required();
    command->add_option("--table", options.table, tr("The table"))->required();
    add_time(*command, "--at", options.at,
             tr("The time, in UTC, such as 2026-11-26T21:05:00Z (without it: now)"));
    command->add_option("--asker", options.asker, tr("The id of who asks, kept with the answer"))
        ->capture_default_str();
    add_facts_file(*command, options);
    command->add_flag("--json", options.json, tr("One JSON object"));
    add_keys(*command, options, tr("The public key that must have signed every fact"));
    add_content(*command, options.content);
    command->footer(
        tr("The first row that fits answers (fairdeal duty rows), and every other that would not "
           "say yes either is\nlisted after it. What is not known is no. Every answer is kept in "
           "the file.\n"
           "Exit status: 0 when they may deal by themselves, 1 when not, or only with a supervisor "
           "or the floor's leave,\n2 when the file cannot be used."));
    command->callback([&options, &status] { status = run_may_deal(options); });
}

void add_duty(CLI::App& app, DutyOptions& options, ExitStatus& status) {
    DutyCommands(app, options, status).add_all();
}

}  // namespace fairdeal

#include "cli/arguments/arguments.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <chrono>
#include <cmath>

#include "base/program_log.h"
#include "base/translation.h"
#include "base/version.h"
#include "cli/arguments/arguments_check.h"
#include "cli/arguments/arguments_verify.h"
#include "cli/arguments/completion.h"
#include "cli/arguments/examples.h"
#include "cli/arguments/exit_statuses.h"
#include "cli/arguments/listed.h"
#include "cli/arguments/manual.h"
#include "cli/arguments/old_names.h"
#include "cli/commands.h"
#include "cli/content/arguments_pack.h"
#include "cli/content/arguments_sheet.h"
#include "cli/content/content.h"
#include "cli/duty/duty.h"
#include "cli/exam/arguments_exam.h"
#include "cli/feed/arguments_feed.h"
#include "cli/house/backup.h"
#include "cli/house/diagnostics.h"
#include "cli/house/house.h"
#include "cli/houses/houses.h"
#include "cli/incident/incident.h"
#include "cli/log/arguments_audit.h"
#include "cli/log/arguments_case.h"
#include "cli/log/arguments_import.h"
#include "cli/log/arguments_report.h"
#include "cli/log/arguments_video.h"
#include "cli/log/arguments_what_if.h"
#include "cli/log/ledger/arguments_ledger.h"
#include "cli/output.h"
#include "cli/school/arguments_drill.h"
#include "cli/school/arguments_school.h"
#include "cli/school/cards.h"
#include "cli/shoe/arguments_shoe.h"
#include "log/search/log_search.h"

namespace fairdeal {

namespace {

/// The program's whole command line; the sub-command that was chosen leaves its status in `status`.
struct CommandLine {
    CLI::App app{tr("Fairdeal rules, checks and replays hands of four blackjack games."),
                 "fairdeal"};
    ExitStatus status = ExitStatus::Fine;
    RuleOptions rule;
    CheckOptions check;
    SheetOptions sheet;
    ImportOptions import;
    WatchOptions watch;
    LogOptions log;
    ReplayOptions replay;
    DealOptions deal;
    AuditCommandOptions audit;
    WhatIfOptions what_if;
    ShoeOptions shoe;
    BackupOptions backup;
    WhereOptions where;
    DiagnosticsOptions diagnostics;
    HouseOptions house;
    LedgerOptions ledger;
    ShipOptions ship;
    ServerOptions server;
    ReportCommandOptions report;
    SchoolOptions school;
    ExamOptions exam;
    CaseOptions dispute;
    VideoOptions video;
    DrillOptions drill;
    TraineesOptions trainees;
    IncidentOptions incident;
    CardsOptions cards;
    PackOptions pack;
    VerifyOptions verify;
    DutyOptions duty;

    CommandLine() {
        app.require_subcommand(1);
        app.set_version_flag("-V,--version",
                             std::string("fairdeal ") + std::string(program_version()),
                             tr("Display program version information and exit"));
        add_rule();
        add_check();
        add_sheet(app, sheet, status);
        add_import(app, import, status);
        add_watch(app, watch, status);
        add_log();
        add_replay();
        add_deal();
        add_incident(app, incident, status);
        add_audit(app, audit, status);
        add_what_if(app, what_if, status);
        add_shoe(app, shoe, status);
        add_ledger(app, ledger, status);
        add_ship(app, ship, status);
        add_server(app, server, status);
        add_report(app, report, status);
        add_case(app, dispute, status);
        add_video(app, video, status);
        add_drill(app, drill, status);
        add_trainees(app, trainees, status);
        add_school(app, school, status);
        add_cards(app, cards, status);
        add_exam(app, exam, status);
        add_pack(app, pack, status);
        add_affected(app, pack, status);
        add_verify(app, verify, status);
        add_may_deal(app, duty, status);
        add_duty(app, duty, status);
        add_house(app, house, status);
        add_backup(app, backup, status);
        add_where();
        add_diagnostics(app, diagnostics, status);
        add_completion(app, status);
        add_manual(app, status);
        app.footer(tr("fairdeal help COMMAND says more of each.") + "\n" + tr(exit_statuses));
        add_quiet(app);
        check_every_value(app);
        name_every_value(app);
        say_exit_status(app);
        take_from_environment(app);
        group_commands(app);
        show_examples(app);
        say_in_the_users_language(app);
    }

    void add_rule() {
        CLI::App* command =
            app.add_subcommand("rule", tr("Print what is due for each record, and why"));
        command->add_option("FILE", rule.inputs,
                            tr("Files of records; without any, or for -, standard input"));
        command->add_flag("--json", rule.json, tr("One JSON object a record and line"));
        command->add_flag("--order-unknown", rule.order_unknown,
                          tr("The source gives no order of settlement: it is not judged"));
        add_content(*command, rule.content);
        command->footer(tr(exit_statuses));
        command->callback([this] {
            if (rule.inputs.empty()) rule.inputs = {"-"};
            status = run_rule(rule);
        });
    }

    void add_check() {
        CLI::App* command = app.add_subcommand(
            "check", tr("Find every problem in content: rule books, table cards, scenarios"));
        command
            ->add_option("PATH", check.paths,
                         tr("Files, folders of XML files, or content packs: zip files or folders"))
            ->required();
        command->add_flag("--keys", check.keys,
                          tr("What each scenario asks, and the answer that the engine gives"));
        command->add_flag("--json", check.json, tr("One JSON object"));
        add_content(*command, check.content);
        command->footer(tr(exit_statuses));
        command->callback([this] { status = run_check(check); });
    }

    void add_where() {
        CLI::App* command = app.add_subcommand(
            "where", tr("Where school, office, lessons, packs and preferences lie"));
        command->add_flag("--json", where.json, tr("One JSON object"));
        add_content_and_packs(*command, where.content);
        command->callback([this] { status = run_where(where); });
    }

    /// What `log` can look for beside the columns of the list.
    void add_search(CLI::App* command) {
        command->add_option(
            "--wager", log.wager,
            tr("Hands with this wager: {wagers}", "wagers"_a = listed(searched_wagers())));
        command->add_option("--outcome", log.outcome,
                            tr("With this outcome: {outcomes}", "outcomes"_a = listed(outcomes())));
        command->add_option(
            "--clause", log.clause,
            tr("With a ruling that cites a clause whose id begins so, or a misreading"));
        command->add_option(
            "--amount", log.amount,
            tr("With this amount due, paid or of difference: 25, 25-100, 25- or -100"));
        command->add_option("--notes", log.notes, tr("With a note in which words begin so"));
        command->add_flag("--bookmarked", log.bookmarked, tr("With a bookmark in the desktop app"));
    }

    void add_log() {
        CLI::App* command = app.add_subcommand("log", tr("List the hands of a log, or print them"));
        command->add_option("--log,LOG", log.log, tr("The hand log"))->required();
        command->add_option("--game", log.game, tr("Hands of this game only"));
        command->add_option("--table", log.table, tr("Hands of this table only"));
        command->add_option("--dealer", log.dealer, tr("Hands of this dealer only"));
        command->add_option("--since", log.since, tr("Hands at or after this day or UTC time"));
        command->add_option("--until", log.until, tr("Hands before this day or UTC time"));
        command->add_option("--id", log.id, tr("The hand of this id only"));
        command->add_flag("--wrong", log.only_wrong, tr("Hands that were settled wrongly only"));
        add_search(command);
        command
            ->add_option(
                "--limit", log.limit,
                tr("At most so many hands (without it: 100 in the table, all as records or JSON)"))
            ->check(CLI::NonNegativeNumber);
        auto* json = command->add_flag("--json", log.json,
                                       tr("One JSON object a hand, then one of all that is found"));
        command
            ->add_flag("--records", log.records,
                       tr("The records themselves, ready for 'fairdeal rule -'"))
            ->excludes(json);
        command->add_option("--format", log.format, tr("The records, in this format"))
            ->excludes(json)
            ->check(CLI::IsMember({"notation", "csv", "jsonl"}));
        command
            ->add_option("--rows", log.rows, tr("One row of csv or jsonl is a hand, or an event"))
            ->check(CLI::IsMember({"hand", "event"}));
        add_content(*command, log.content);
        command->footer(
            tr("Wager, outcome, clause and amount are those of one wager, with --wrong of one that "
               "was settled wrongly.\n"
               "Exit status: 0 when the log could be read, 2 when it could not, or the command "
               "line is wrong."));
        command->callback([this] { status = run_log(log); });
    }

    void add_replay() {
        CLI::App* command = app.add_subcommand(
            "replay", tr("Play a recorded hand step by step, recorded against ruled"));
        command->add_option("--log", replay.log, tr("The hand log"))->required();
        command->add_option("ID", replay.id, tr("The hand's id, or its number in the log as #12"))
            ->required();
        command->add_flag("--json", replay.json, tr("One JSON object, as rule --json prints it"));
        add_content(*command, replay.content);
        command->footer(tr(exit_statuses));
        command->callback([this] { status = run_replay(replay); });
    }

    void add_deal() {
        CLI::App* command = app.add_subcommand(
            "deal", tr("Deal random hands, settled as ruled but for the errors asked for"));
        command->add_option("--game", deal.game, tr("The game"))->capture_default_str();
        command->add_option("--seed", deal.seed, tr("The same seed deals the same hands"))
            ->capture_default_str();
        command->add_option("--count", deal.count, tr("How many hands"))
            ->check(CLI::NonNegativeNumber)
            ->capture_default_str();
        command->add_option("--option", deal.options,
                            tr("A house option, such as hit-soft-17=yes"));
        command->add_option("--options", deal.cards,
                            tr("random: a random table card for each hand (in the league for each "
                               "table), but for what --option sets"));
        command
            ->add_option_function<double>(
                "--errors",
                [this](const double& rate) {
                    deal.errors_per_mille = static_cast<unsigned>(std::lround(rate * 1000));
                },
                tr("The share of hands with a dealer's error, from 0 to 1, such as 0.05"))
            ->check(CLI::Range(0.0, 1.0));
        command->footer(
            tr("Exit status: 0 when the hands were dealt, 2 when the command line is wrong or the "
               "output cannot be written."));
        command->callback([this] { status = run_deal(deal); });
    }
};

}  // namespace

namespace {

/// " audit --log --ranking": the command and its options, without their values.
std::string called(const CLI::App& app) {
    std::string words;
    for (const CLI::Option* option : app.get_options())
        if (option->count() > 0) words += " " + option->get_name();
    for (const CLI::App* command : app.get_subcommands()) {
        if (!command->get_name().empty()) words += " " + command->get_name();
        words += called(*command);
    }
    return words;
}

ExitStatus not_understood(const std::string& what) {
    complain_of_arguments(what);
    return ExitStatus::Unusable;
}

/// "--school is required", and which variable can say it.
std::string what_is_required(const std::string& said) {
    for (const auto& [option, variable] : {std::pair("--log", fixed("FAIRDEAL_LOG")),
                                           {"--school", fixed("FAIRDEAL_SCHOOL")},
                                           {"--office", fixed("FAIRDEAL_OFFICE")}}) {
        if (said.starts_with(option))
            return tr(
                "{said}, or {variable} in the environment; `fairdeal where` says where this "
                "account keeps what",
                "said"_a = said, "variable"_a = variable);
    }
    return said;
}

std::int64_t milliseconds_since(std::chrono::steady_clock::time_point start) {
    return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() -
                                                                 start)
        .count();
}

}  // namespace

ExitStatus run_command_line(int count, const char* const* words) {
    const auto start = std::chrono::steady_clock::now();
    CommandLine line;
    auto typed =
        with_new_names(line.app, with_help_as_option({words + 1, words + std::max(count, 1)}));
    if (const auto known = must_be_known(line.app, typed); !known)
        return not_understood(to_text(known.error().front()));
    leave_environment_to(line.app, typed);
    line.app.parse_complete_callback([&app = line.app] {
        log_line(LogLevel::Info, fixed("called:") + called(app));
        put_house_in_force();
    });
    std::reverse(typed.begin(), typed.end());  // as the parser wants them
    try {
        line.app.parse(std::move(typed));
    } catch (const CLI::Success& success) {
        std::ostringstream text;
        line.app.exit(success, text, text);
        print(text.str());
    } catch (const CLI::RequiredError& error) {
        return not_understood(what_is_required(error.what()));
    } catch (const CLI::ParseError& error) {
        return not_understood(error.what());
    }
    log_line(LogLevel::Info, fmt::format(fixed("ended with status {} after {} ms"),
                                         static_cast<int>(line.status), milliseconds_since(start)));
    return line.status;
}

}  // namespace fairdeal

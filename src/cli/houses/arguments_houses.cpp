#include <CLI/CLI.hpp>

#include "base/translation.h"
#include "cli/houses/houses.h"

namespace fairdeal {

namespace {

constexpr const char* server_url =
    sentence("The database on the server: postgresql://USER@HOST/DATABASE");

void add_url(CLI::App& command, const char* name, std::string& url) {
    command.add_option(name, url, tr(server_url))->required()->type_name(fixed("URL"));
}

}  // namespace

void add_ship(CLI::App& app, ShipOptions& options, ExitStatus& status) {
    CLI::App* command = app.add_subcommand(
        "ship", tr("Ship the signed records of a log to a server that holds logs of many houses"));
    command->add_option("--log", options.log, tr("The hand log"))->required();
    add_url(*command, "--to", options.to);
    command->add_flag("--json", options.json, tr("One JSON object"));
    command->footer(tr(
        "What is there already is not shipped again: stopped or killed, the same command "
        "resumes. Put the passphrase of\na role into ~/.pgpass: anybody on this machine can read "
        "a command line.\n"
        "Exit status: 0 when the server holds every signed record, 1 when the log is not the "
        "one that the server\nholds or a record is not what was signed, 2 when the log, the "
        "server or the command line cannot be used."));
    command->callback([&] { status = run_ship(options); });
}

void add_server(CLI::App& app, ServerOptions& options, ExitStatus& status) {
    CLI::App* parent = app.add_subcommand(
        "server", tr("Prepare a PostgreSQL server for the logs of many houses, and list them"));
    parent->require_subcommand(1);
    CLI::App* create = parent->add_subcommand(
        "create", tr("Make the tables and roles in a database, unless they are there"));
    add_url(*create, "--to", options.url);
    create->footer(
        tr("Makes the schema fairdeal and the roles fairdeal_owner, fairdeal_shipper and "
           "fairdeal_reader, for which\nthe account must have the right. Each house and each "
           "reader then needs a role\nin fairdeal_shipper or fairdeal_reader.\n"
           "Exit status: 0, or 2 when the server or the command line cannot be used."));
    create->callback([&] { status = run_server_create(options); });
    CLI::App* list = parent->add_subcommand("list", tr("List the logs that this account may read"));
    add_url(*list, "--of", options.url);
    list->add_flag("--json", options.json, tr("One JSON object"));
    list->footer(
        tr("What is listed is the server's word; 'fairdeal audit --of' checks it.\n"
           "Exit status: 0, or 2 when the server or the command line cannot be used."));
    list->callback([&] { status = run_server_list(options); });
}

}  // namespace fairdeal

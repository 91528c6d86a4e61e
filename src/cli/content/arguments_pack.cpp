#include "cli/content/arguments_pack.h"

#include <CLI/CLI.hpp>

#include "base/translation.h"
#include "cli/content/content.h"

namespace fairdeal {

namespace {

using PackRun = ExitStatus (*)(const PackOptions&);

class PackCommands {
public:
    PackCommands(CLI::App& app, PackOptions& options, ExitStatus& status)
        : parent_(*app.add_subcommand(
              "pack", tr("Lessons and scenarios of your own: add a pack, list, remove"))),
          options_(options),
          status_(status) {
        parent_.require_subcommand(1);
    }

    void add_all() {
        CLI::App* put =
            add("add", tr("Check a pack and put it in, if nothing is wrong"), run_pack_add);
        put->add_option("PACK", options_.pack, tr("A folder or zip file"))->required();
        add_content(*put, options_.content);
        CLI::App* list = add("list", tr("List the packs and what is in them"), run_pack_list);
        list->add_flag("--json", options_.json, tr("One JSON object a pack"));
        add_content(*list, options_.content);
        add("remove", tr("Take a pack out"), run_pack_remove)
            ->add_option("NAME", options_.pack, tr("Its name, as list prints it"))
            ->required();
    }

private:
    CLI::App* add(const char* name, const std::string& what, PackRun run) {
        CLI::App* command = parent_.add_subcommand(name, what);
        command->callback(
            [this_status = &status_, options = &options_, run] { *this_status = run(*options); });
        add_packs_folder(*command, options_.content);
        command->footer(
            tr("Exit status: 0 when nothing is wrong, 2 when a pack or the command line cannot be "
               "used; nothing\nis changed then."));
        return command;
    }

    CLI::App& parent_;
    PackOptions& options_;
    ExitStatus& status_;
};

}  // namespace

void add_pack(CLI::App& app, PackOptions& options, ExitStatus& status) {
    PackCommands(app, options, status).add_all();
}

void add_affected(CLI::App& app, PackOptions& options, ExitStatus& status) {
    CLI::App* command = app.add_subcommand(
        "affected", tr("List what is answered otherwise when a table card is changed"));
    command->add_option("TABLECARD", options.pack, tr("The changed table card's file"))->required();
    command->add_flag("--json", options.json, tr("One JSON object a scenario or item"));
    add_content_and_packs(*command, options.content);
    command->footer(
        tr("Exit status: 0 when the list is whole, 2 when the file or the command line cannot be "
           "used."));
    command->callback([&] { status = run_affected(options); });
}

}  // namespace fairdeal

#include "cli/house/diagnostics.h"

#include <CLI/CLI.hpp>

#include "base/time/utc_now.h"
#include "base/translation.h"
#include "base/version.h"
#include "cli/content/content.h"
#include "cli/json_line.h"
#include "cli/output.h"
#include "exam/diagnostics/diagnostics.h"
#include "store/new_file.h"
#include "store/places.h"
#include "store/put_file.h"

namespace fairdeal {

namespace {

namespace fs = std::filesystem;

DiagnosticsRequest request_of(const DiagnosticsOptions& options) {
    DiagnosticsRequest request;
    request.house.school = options.school.empty() ? school_file() : fs::path(options.school);
    request.house.packs = packs_of(options.content);
    request.house.office =
        options.office.empty() ? office_of(request.house.school) : fs::path(options.office);
    request.house.log = options.log;
    request.places =
        kept_places(request.house.school, content_folder(options.content).value_or(fs::path()),
                    request.house.packs);
    request.program_log = program_log_file();
    request.version = fixed("fairdeal ") + std::string(program_version());
    request.now = utc_now();
    return request;
}

ExitStatus run_diagnostics(const DiagnosticsOptions& options) {
    const auto kept = english_for_programs(options.json);
    const Archive parts = diagnostics_of(request_of(options));
    const auto put = put_new(options.out, write(parts), for_its_owner);
    if (!put) return unusable(put.error());
    if (options.json) {
        Json json{{"file", options.out}, {"parts", Json::array()}};
        for (const ArchivePart& part : parts)
            json["parts"].push_back({{"name", part.name}, {"bytes", part.bytes.size()}});
        print_json(json);
        return ExitStatus::Fine;
    }
    print(parts.front().bytes + "\n" + tr("{file} is there.", "file"_a = options.out) + "\n");
    return ExitStatus::Fine;
}

}  // namespace

void add_diagnostics(CLI::App& app, DiagnosticsOptions& options, ExitStatus& status) {
    CLI::App* command = app.add_subcommand(
        "diagnostics",
        tr("Save what somebody who helps needs to know of this machine, without names or secrets"));
    command->add_option("FILE", options.out, tr("The zip file to be made"))->required();
    command->add_option("--school", options.school,
                        tr("The school's file; without it, this account's"));
    command->add_option("--office", options.office,
                        tr("The exam office's folder; without it, the one beside the school"));
    command->add_option("--log", options.log, tr("A hand log, to be looked at too"));
    command->add_flag("--json", options.json, tr("One JSON object"));
    add_content_and_packs(*command, options.content);
    command->footer(
        tr("Exit status: 0 when the file was saved, whatever it says, 2 when it was not or the "
           "command line is\nwrong."));
    command->callback([&options, &status] { status = run_diagnostics(options); });
}

}  // namespace fairdeal

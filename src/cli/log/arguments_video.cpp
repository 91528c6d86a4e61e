#include "cli/log/arguments_video.h"

#include <CLI/CLI.hpp>

#include "base/translation.h"
#include "cli/arguments/time_option.h"

namespace fairdeal {

namespace {

using VideoRun = ExitStatus (*)(const VideoOptions&);

CLI::App* add(CLI::App& parent, const char* name, const std::string& what, VideoOptions& options,
              ExitStatus& status, VideoRun run) {
    CLI::App* command = parent.add_subcommand(name, what);
    command->add_option("--log", options.log, tr("The hand log"))->required();
    command->callback([&status, &options, run] { status = run(options); });
    return command;
}

void add_adding(CLI::App& command, VideoOptions& options) {
    command.add_option("HAND", options.hand, tr("The hand's id, or its number as #12"))->required();
    command
        .add_option("VIDEO", options.place,
                    tr("The video file, or an address that begins with https:// or http://"))
        ->required();
    command.add_option("--start", options.start,
                       tr("Where the hand begins in it, such as 0:12:34 (without it: 0:00:00)"));
    command
        .add_option("--event", options.event,
                    tr("It begins at this event of the hand, from 1 (without it: at the first)"))
        ->check(CLI::PositiveNumber);
    command.add_option("--as", options.by, tr("User ID of who ties it"))->required();
    add_time(command, "--at", options.at, tr("The UTC time (without it: now)"));
    command.footer(
        tr("A file is read to its end and its SHA-256 goes into the log, so that a file that is "
           "changed later\nis told from it. The file stays where it is."));
}

void add_hand_and_json(CLI::App& command, VideoOptions& options) {
    command.add_option("--hand", options.hand, tr("Of this hand only: its id, or #12"));
    command.add_flag("--json", options.json, tr("One JSON object a video"));
}

}  // namespace

void add_video(CLI::App& app, VideoOptions& options, ExitStatus& status) {
    CLI::App& video = *app.add_subcommand("video", tr("Videos of hands: tie one, list, check"));
    video.require_subcommand(1);
    add_adding(*add(video, "add", tr("Tie a video to a hand"), options, status, run_video_add),
               options);
    add_hand_and_json(*add(video, "list", tr("List the videos that are tied to hands"), options,
                           status, run_video_list),
                      options);
    CLI::App* check =
        add(video, "check", tr("Find and read each video file, and compare it with its hash"),
            options, status, run_video_check);
    add_hand_and_json(*check, options);
    check->footer(
        tr("A file is looked for at its path, then under its name beside the log.\n"
           "Exit status: 0 when every file is as it was, 1 when one is changed, missing "
           "or cannot be read."));
}

}  // namespace fairdeal

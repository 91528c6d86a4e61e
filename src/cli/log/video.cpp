#include "log/video.h"

#include <fmt/format.h>

#include "base/text.h"
#include "base/time/utc_now.h"
#include "base/translation.h"
#include "cli/commands.h"
#include "cli/json_line.h"
#include "cli/output.h"
#include "log/office_log.h"

namespace fairdeal {

namespace {

/// As JSON says it.
std::string_view word_of(VideoState state) {
    switch (state) {
        case VideoState::Unchanged: return "unchanged";
        case VideoState::Changed: return "changed";
        case VideoState::Missing: return "missing";
        case VideoState::Unreadable: return "unreadable";
        case VideoState::Address: return "address";
    }
    throw Fault("invalid state of a video");
}

std::string in_words(const FoundVideo& found) {
    switch (found.state) {
        case VideoState::Unchanged: return tr("unchanged");
        case VideoState::Changed: return tr("CHANGED: {file}", "file"_a = found.file.string());
        case VideoState::Missing: return tr("MISSING");
        case VideoState::Unreadable: return tr("UNREADABLE: {why}", "why"_a = found.why);
        case VideoState::Address: return tr("an address: it cannot be compared");
    }
    throw Fault("invalid state of a video");
}

Json json_of(const StoredVideo& stored) {
    const Video& video = stored.video;
    Json json{{"record", stored.idx},
              {"hand", stored.hand},
              {"place", video.place},
              {"start", start_in_words(video.start)}};
    if (video.event) json["event"] = *video.event;
    if (video.hash) json["sha256"] = to_hex(*video.hash);
    json["by"] = stored.by;
    if (stored.at) json["at"] = to_text(*stored.at);
    return json;
}

std::string listed(const StoredVideo& stored) {
    const auto& event = stored.video.event;
    return fmt::format("#{:<8}  {:<12}  {:<9}  {}", stored.hand, start_in_words(stored.video.start),
                       event ? tr("event {number}", "number"_a = *event) : "", stored.video.place);
}

/// Calls `use` for each video that is asked for.
template <class Use>
ExitStatus for_each_video(const VideoOptions& options, const Use& use) {
    const auto kept = english_for_programs(options.json);
    const auto log = open_hand_log(options.log, Access::Read, {});
    if (!log) return unusable(log.error());
    std::vector<StoredVideo> videos;
    if (options.hand.empty()) {
        videos = all_videos(*log);
    } else {
        const auto hand = log->record_of(options.hand);
        if (!hand) return unusable(hand.error());
        videos = videos_of(*log, hand->row.idx);
    }
    bool fine = true;
    for (const StoredVideo& stored : videos) fine = use(stored) && fine;
    return fine ? ExitStatus::Fine : ExitStatus::Wrong;
}

}  // namespace

ExitStatus run_video_add(const VideoOptions& options) {
    const auto start = start_from(options.start.empty() ? "0" : options.start);
    if (!start)
        return unusable({{{"--start", 0, 0},
                          tr("{text} is not a time such as 0:12:34 or 754",
                             "text"_a = in_quotes(options.start))}});
    auto log = open_hand_log(options.log, Access::Write, {});
    if (!log) return unusable(log.error());
    const auto hand = log->record_of(options.hand);
    if (!hand) return unusable(hand.error());
    const auto event =
        options.event == 0 ? std::nullopt : std::optional(static_cast<std::size_t>(options.event));
    const auto video = video_at(options.place, *start, event, told_progress());
    if (!video) return unusable(video.error());
    const auto idx =
        add_video(*log, hand->row.idx, *video, options.by, options.at.value_or(utc_now()));
    if (!idx) return unusable(idx.error());
    print(tr("record #{number}", "number"_a = *idx) + "\n" + in_words(*video) + "\n");
    return ExitStatus::Fine;
}

ExitStatus run_video_list(const VideoOptions& options) {
    return for_each_video(options, [&](const StoredVideo& stored) {
        if (options.json)
            print_json(json_of(stored));
        else
            print(listed(stored) + "\n");
        return true;
    });
}

ExitStatus run_video_check(const VideoOptions& options) {
    return for_each_video(options, [&](const StoredVideo& stored) {
        const FoundVideo found = look_at_video(stored.video, options.log, told_progress());
        if (options.json) {
            Json json = json_of(stored);
            json["state"] = word_of(found.state);
            if (!found.file.empty()) json["found"] = found.file.string();
            if (!found.why.empty()) json["why"] = found.why;
            print_json(json);
        } else {
            print(listed(stored) + "  " + in_words(found) + "\n");
        }
        return found.state == VideoState::Unchanged || found.state == VideoState::Address;
    });
}

}  // namespace fairdeal

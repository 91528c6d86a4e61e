#include "desk/replay/replay_video.h"

#include <fmt/format.h>

#include <array>

#include "base/text.h"
#include "base/translation.h"
#include "log/office_log.h"

namespace fairdeal {

namespace {

constexpr std::int64_t us_a_second = 1'000'000;

void refuse(ReplaySession& session, std::string why) {
    session.report.clear();
    session.error = std::move(why);
}

/// A value as it may stand in an address.
std::string escaped(std::string_view value) {
    std::string text;
    for (const char c : value) {
        const bool plain = is_digit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
                           c == '-' || c == '_' || c == '.' || c == '~';
        text += plain
                    ? std::string(1, c)
                    : fmt::format("%{:02X}", static_cast<unsigned>(static_cast<unsigned char>(c)));
    }
    return text;
}

/// What stands for a name in the house's address; nothing: it is none of the names.
std::optional<std::string> value_of(std::string_view name, const Identity& hand) {
    if (name == "table") return hand.table;
    if (name == "hand") return hand.id;
    if (name == "dealer") return hand.dealer;
    if (name == "time") return hand.at;
    if (name != "unix") return std::nullopt;
    const auto instant = instant_from(hand.at);
    return instant ? std::to_string(*instant / us_a_second) : "";
}

LogOutcome failed(const Problems& problems) {
    LogOutcome outcome;
    outcome.error = to_text(problems.front());
    return outcome;
}

Progress told(LogWork& work) {
    return [&work](std::int64_t done, std::int64_t of) {
        work.say_progress(done, of);
        return !work.is_called_off();
    };
}

struct VideoAsked {
    std::string log, place, by;
    std::chrono::milliseconds start{0};
    std::optional<std::size_t> event;
    std::int64_t hand = 0;
    UtcTime at;
};

LogOutcome tie(const VideoAsked& asked, LogWork& work) {
    const auto video = video_at(asked.place, asked.start, asked.event, told(work));
    if (!video) return failed(video.error());
    auto log = open_hand_log(asked.log, Access::Write, {});
    if (!log) return failed(log.error());
    const auto added = add_video(*log, asked.hand, *video, asked.by, asked.at);
    if (!added) return failed(added.error());
    LogOutcome outcome;
    outcome.report = tr("The video is tied to the hand.");
    return outcome;
}

LogOutcome compared(const Video& video, std::int64_t hand, const std::string& log, LogWork& work) {
    const FoundVideo found = look_at_video(video, log, told(work));
    LogOutcome outcome;
    switch (found.state) {
        case VideoState::Unchanged:
            outcome.video = VideoToPlay{found.file.string(), video.start, hand};
            break;
        case VideoState::Changed:
            outcome.error = tr("{file} is not what was tied to the hand: it was changed since.",
                               "file"_a = found.file.string());
            break;
        case VideoState::Missing:
            outcome.error = tr("{file} is not there, nor a file of its name beside the log.",
                               "file"_a = video.place);
            break;
        case VideoState::Unreadable: outcome.error = found.why; break;
        case VideoState::Address: break;
    }
    return outcome;
}

}  // namespace

bool tie_video(ReplaySession& session, const TypedVideo& typed, const UtcTime& now) {
    if (!session.hand || !session.log) return false;
    const auto no = [&](std::string why) { return refuse(session, std::move(why)), false; };
    if (session.work)
        return no(tr("Something else is under way: {what}.", "what"_a = session.work->title()));
    if (typed.place.empty()) return no(tr("Which video? The name of its file, or its address."));
    const auto start_typed = start_from(typed.start.empty() ? "0" : typed.start);
    if (!start_typed)
        return no(tr("{text} is not a time such as 0:12:34.", "text"_a = in_quotes(typed.start)));
    if (typed.by.empty()) return no(tr("Who ties it? Your user ID."));
    const OpenHand& hand = *session.hand;
    VideoAsked asked{session.file, typed.place, typed.by, *start_typed, {}, hand.row.idx, now};
    if (typed.from_this_event && hand.step > 0) asked.event = hand.step;
    session.error.clear();
    session.report.clear();
    session.work = std::make_unique<LogWork>(tr("Reading the video"),
                                             [asked](LogWork& work) { return tie(asked, work); });
    return true;
}

const StoredVideo* video_to_play(const std::vector<StoredVideo>& videos, std::size_t step) {
    const StoredVideo* best = nullptr;
    std::size_t reached = 0;
    for (const StoredVideo& one : videos) {
        const std::size_t event = one.video.event.value_or(0);
        // Of several at one event the last: a wrong one is put right by tying another.
        if (event > step || (best != nullptr && event < reached)) continue;
        best = &one;
        reached = event;
    }
    return best == nullptr && !videos.empty() ? &videos.back() : best;
}

void play_video(ReplaySession& session, const StoredVideo& stored) {
    if (session.work) return;
    session.error.clear();
    session.report.clear();
    const Video& video = stored.video;
    if (!is_address(video.place)) {
        session.work = std::make_unique<LogWork>(
            tr("Comparing the video with its hash"),
            [video, hand = stored.hand, log = session.file](LogWork& work) {
                return compared(video, hand, log, work);
            });
        return;
    }
    if (!is_same_host(video.place, session.preferences.video_address))
        return refuse(session, tr("{address} is not in your house\u2019s video system, so it is "
                                  "not opened.",
                                  "address"_a = video.place));
    session.video = VideoToPlay{video.place, video.start, stored.hand};
}

void play_video(ReplaySession& session) {
    if (!session.hand) return;
    const auto videos = videos_among(session.hand->entries);
    if (const StoredVideo* tied = video_to_play(videos, session.hand->step))
        return play_video(session, *tied);
    const std::string& house = session.preferences.video_address;
    if (house.empty())
        return refuse(session, tr("No video is tied to this hand, and it is not known where the "
                                  "house\u2019s video system is."));
    const auto address = house_video(house, session.hand->row.identity);
    if (!address) return refuse(session, address.error().front().what);
    session.error.clear();
    session.video = VideoToPlay{*address, {}, session.hand->row.idx};
}

void keep_house_video(ReplaySession& session, const std::string& address) {
    const Identity any{"B7-000412", "B7", "1182", "1", "2026-03-14T21:05:09Z"};
    if (!address.empty()) {
        const auto tried = house_video(address, any);
        if (!tried) return refuse(session, tried.error().front().what);
    }
    session.preferences.video_address = address;
    save_preferences(session.preferences);
    session.error.clear();
    session.report = address.empty() ? tr("No video system is known any more.")
                                     : tr("The house\u2019s video system is kept.");
}

Result<std::string> house_video(const std::string& address, const Identity& hand) {
    std::string text;
    for (std::size_t at = 0; at < address.size();) {
        const std::size_t end = address[at] == '{' ? address.find('}', at) : std::string::npos;
        if (end == std::string::npos) {
            text += address[at++];
            continue;
        }
        const std::string name = address.substr(at + 1, end - at - 1);
        const auto value = value_of(name, hand);
        if (!value)
            return refused({},
                           tr("{name} is none of {table}, {hand}, {dealer}, {time} and {unix}.",
                              "name"_a = in_quotes(address.substr(at, end + 1 - at)),
                              "table"_a = "{table}", "hand"_a = "{hand}", "dealer"_a = "{dealer}",
                              "time"_a = "{time}", "unix"_a = "{unix}"));
        if (value->empty())
            return refused({}, tr("The hand has no {name} to look for in the house\u2019s video "
                                  "system.",
                                  "name"_a = name));
        text += escaped(*value);
        at = end + 1;
    }
    if (!is_address(text))
        return refused({}, tr("{text} is no address that begins with https:// or http://.",
                              "text"_a = in_quotes(address)));
    return text;
}

bool is_same_host(const std::string& address, const std::string& other) {
    const auto host = [](const std::string& text) {
        const auto from = text.find("://");
        if (from == std::string::npos) return std::string();
        const std::string rest = text.substr(from + 3);
        return rest.substr(0, rest.find_first_of("/?#\\"));
    };
    const std::string here = host(address);
    return !here.empty() && here == host(other);
}

}  // namespace fairdeal

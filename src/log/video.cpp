#include "log/video.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "base/read.h"
#include "base/text.h"
#include "base/translation.h"
#include "ledger/note.h"

namespace fairdeal {

namespace {

namespace fs = std::filesystem;
using std::chrono::milliseconds;

constexpr std::int64_t ms_a_second = 1000;
constexpr std::int64_t seconds_a_minute = 60;

/// Of the containers that cameras and their exporters write.
constexpr std::array<std::string_view, 14> endings{".mp4", ".m4v", ".mov", ".mkv", ".webm",
                                                   ".avi", ".wmv", ".asf", ".mpg", ".mpeg",
                                                   ".ts",  ".mts", ".flv", ".ogv"};

/// "34" or "34.2" as milliseconds.
std::optional<std::int64_t> seconds_from(std::string_view text) {
    const auto dot = text.find('.');
    const auto whole = whole_number_from(text.substr(0, dot), 1'000'000'000);
    if (!whole || dot == std::string_view::npos)
        return whole ? std::optional(*whole * ms_a_second) : std::nullopt;
    std::string part(text.substr(dot + 1));
    if (part.empty() || part.size() > 3 || !std::all_of(part.begin(), part.end(), is_digit))
        return std::nullopt;
    part.resize(3, '0');
    const auto first = std::min(part.find_first_not_of('0'), part.size() - 1);
    return *whole * ms_a_second + *whole_number_from(std::string_view(part).substr(first), 999);
}

/// "07" as 7: two digits, below 60.
std::optional<std::int64_t> minutes_from(std::string_view text, bool leads) {
    if (!leads && text.size() != 2) return std::nullopt;
    if (text.size() == 2 && text.front() == '0') text.remove_prefix(1);
    return whole_number_from(text, leads ? 1'000'000 : seconds_a_minute - 1);
}

/// The line's words after `key` and a space; nothing if it is another line.
std::optional<std::string_view> after_key(std::string_view line, std::string_view key) {
    if (!line.starts_with(key) || line.size() <= key.size() || line[key.size()] != ' ')
        return std::nullopt;
    return line.substr(key.size() + 1);
}

void read_line(Video& video, std::string_view line) {
    if (const auto place = after_key(line, "place")) video.place = *place;
    if (const auto start = after_key(line, "start"))
        video.start = start_from(*start).value_or(milliseconds(-1));
    if (const auto event = after_key(line, "event")) {
        const auto number = whole_number_from(*event, 100'000).value_or(0);
        video.event = static_cast<std::size_t>(number);
    }
    if (const auto hash = after_key(line, "sha256")) video.hash = hash_from_hex(*hash);
}

/// The hash of a whole file, or why there is none.
Result<Hash> hash_of(const fs::path& file, const std::string& name, const Progress& goes_on) {
    std::error_code none;
    const auto size = static_cast<std::int64_t>(fs::file_size(file, none));
    auto in = open_to_read(file.string());
    if (!in) return refused({name, 0, 0}, in.error().front().what);
    std::int64_t done = 0;
    const auto hash = sha256(*in, [&](std::int64_t so_far) {
        done = so_far;
        return !goes_on || goes_on(done, size);
    });
    if (!hash) return refused({name, 0, 0}, tr("stopped before its end"));
    if (in->bad() || done != size) return refused({name, 0, 0}, tr("it cannot be read to its end"));
    return *hash;
}

}  // namespace

bool is_address(std::string_view place) {
    std::string_view rest;
    for (const std::string_view scheme : {"https://", "http://"}) {
        if (place.starts_with(scheme)) rest = place.substr(scheme.size());
    }
    return !rest.empty() && rest.front() != '/' &&
           std::all_of(rest.begin(), rest.end(), [](char c) { return c > ' ' && c <= '~'; });
}

bool has_video_ending(const fs::path& file) {
    std::string ending = file.extension().string();
    for (char& c : ending) {
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    }
    return std::find(endings.begin(), endings.end(), ending) != endings.end();
}

std::string start_in_words(milliseconds start) {
    const std::int64_t all = start.count();
    const std::int64_t seconds = all / ms_a_second;
    const std::int64_t minutes = seconds / seconds_a_minute;
    std::string words = fmt::format("{}:{:02}:{:02}", minutes / seconds_a_minute,
                                    minutes % seconds_a_minute, seconds % seconds_a_minute);
    if (all % ms_a_second != 0) words += fmt::format(".{:03}", all % ms_a_second);
    return words;
}

std::optional<milliseconds> start_from(std::string_view typed) {
    const auto parts = split_at(typed, ':');
    if (parts.size() > 3) return std::nullopt;
    std::string_view last = parts.back();
    if (parts.size() > 1) {
        const auto digits = last.find('.');
        if (last.substr(0, digits).size() != 2) return std::nullopt;
        if (last.front() == '0') last.remove_prefix(1);
    }
    const auto seconds = seconds_from(last);
    if (!seconds || (parts.size() > 1 && *seconds >= seconds_a_minute * ms_a_second))
        return std::nullopt;
    std::int64_t minutes = 0;
    for (std::size_t i = 0; i + 1 < parts.size(); ++i) {
        const auto part = minutes_from(parts[i], i == 0);
        if (!part) return std::nullopt;
        minutes = minutes * seconds_a_minute + *part;
    }
    const milliseconds start(minutes * seconds_a_minute * ms_a_second + *seconds);
    if (start > longest_video_start) return std::nullopt;
    return start;
}

namespace {

std::optional<std::string> why_no_place(const std::string& place) {
    if (place.empty()) return tr("which video? The name of its file, or its address");
    if (place.size() > longest_video_place)
        return tr("its place has more than {most} bytes", "most"_a = longest_video_place);
    if (!is_plain_text(place) || place.find('\n') != std::string::npos)
        return tr("its place is not one line of UTF-8");
    if (is_address(place)) return std::nullopt;
    if (place.find("://") != std::string::npos)
        return tr("{text} is no address that begins with https:// or http://",
                  "text"_a = in_quotes(place));
    if (!has_video_ending(place))
        return tr("{text} is no video by its name: it ends in none of {endings}",
                  "text"_a = in_quotes(place), "endings"_a = fmt::join(endings, " "));
    return std::nullopt;
}

}  // namespace

std::optional<std::string> why_no_video(const Video& video) {
    if (auto why = why_no_place(video.place)) return why;
    if (video.start < milliseconds(0) || video.start > longest_video_start)
        return tr("its start is not a time such as 0:12:34");
    if (video.event && *video.event == 0) return tr("events are numbered from 1");
    if (is_address(video.place) && video.hash) return tr("an address has no hash");
    if (!is_address(video.place) && !video.hash) return tr("the hash of its file is missing");
    return std::nullopt;
}

std::string write(const Video& video) {
    std::string text =
        fmt::format("place {}\nstart {}\n", video.place, start_in_words(video.start));
    if (video.event) text += fmt::format("event {}\n", *video.event);
    if (video.hash) text += fmt::format("sha256 {}\n", to_hex(*video.hash));
    return text;
}

Result<Video> read_video(std::string_view text) {
    Video video;
    for (const std::string_view line : split_at(text, '\n')) read_line(video, line);
    auto why = why_no_video(video);
    if (!why && write(video) != text) why = tr("these are not the lines of a video");
    if (why) return refused({"", 1, 1}, *why);
    return video;
}

std::string in_words(const Video& video) {
    const bool address = is_address(video.place);
    const std::string name = address ? video.place : fs::path(video.place).filename().string();
    const std::string start = start_in_words(video.start);
    std::string words = video.event
                            ? tr("{video} from {start}, at event {event}", "video"_a = name,
                                 "start"_a = start, "event"_a = *video.event)
                            : tr("{video} from {start}", "video"_a = name, "start"_a = start);
    if (!video.hash) return words;
    return words + "\n" +
           tr("{file}, SHA-256 {hash}", "file"_a = video.place, "hash"_a = to_hex(*video.hash));
}

Result<Video> video_at(const std::string& place, milliseconds start,
                       std::optional<std::size_t> event, const Progress& goes_on) {
    if (const auto why = why_no_place(place)) return refused({place, 0, 0}, *why);
    Video video{place, start, event, std::nullopt};
    if (!is_address(place)) {
        std::error_code error;
        const fs::path file = fs::absolute(place, error);
        if (!fs::is_regular_file(file, error))
            return refused({place, 0, 0}, tr("there is no such file"));
        auto hash = hash_of(file, place, goes_on);
        if (!hash) return tl::make_unexpected(std::move(hash.error()));
        video.place = file.lexically_normal().string();
        video.hash = *hash;
    }
    if (const auto why = why_no_video(video)) return refused({place, 0, 0}, *why);
    return video;
}

Result<std::int64_t> add_video(HandLog& log, std::int64_t hand, const Video& video,
                               const std::string& by, const UtcTime& at) {
    if (const auto why = why_no_video(video)) return refused({}, *why);
    const auto stored = log.record_of("#" + std::to_string(hand));
    if (!stored) return tl::make_unexpected(stored.error());
    if (video.event && *video.event > static_cast<std::size_t>(stored->row.events))
        return refused({}, tr("the hand has no event {number}: it has {events}",
                              "number"_a = *video.event, "events"_a = stored->row.events));
    HandLog::Batch batch(log);
    auto added = batch.add(Entry{EntryKind::Video, hand, "", by, at, write(video)});
    if (!added) return tl::make_unexpected(std::move(added.error()));
    batch.commit();
    return *added;
}

std::vector<StoredVideo> videos_among(const std::vector<StoredEntry>& entries) {
    std::vector<StoredVideo> videos;
    for (const StoredEntry& stored : entries) {
        if (stored.entry.kind != EntryKind::Video) continue;
        auto video = read_video(stored.entry.text);
        if (video)
            videos.push_back({stored.idx, stored.entry.about.value_or(0), stored.entry.by,
                              stored.entry.at, *std::move(video)});
    }
    return videos;
}

std::vector<StoredVideo> videos_of(const HandLog& log, std::int64_t hand) {
    return videos_among(log.entries_about(hand));
}

std::vector<StoredVideo> all_videos(const HandLog& log) {
    return videos_among(log.entries_of(EntryKind::Video));
}

std::vector<fs::path> video_files(const Video& video, const fs::path& log) {
    if (is_address(video.place)) return {};
    std::error_code none;
    const fs::path recorded = video.place;
    const fs::path beside = fs::absolute(log, none).parent_path() / recorded.filename();
    std::vector<fs::path> files;
    if (fs::is_regular_file(recorded, none)) files.push_back(recorded);
    if (beside != recorded && fs::is_regular_file(beside, none)) files.push_back(beside);
    return files;
}

FoundVideo look_at_video(const Video& video, const fs::path& log, const Progress& goes_on) {
    if (is_address(video.place)) return {VideoState::Address, {}, ""};
    FoundVideo found;
    for (const fs::path& file : video_files(video, log)) {
        const auto hash = hash_of(file, file.string(), goes_on);
        if (hash && video.hash == *hash) return {VideoState::Unchanged, file, ""};
        if (found.state != VideoState::Missing) continue;  // the first says what is wrong
        found = {hash ? VideoState::Changed : VideoState::Unreadable, file,
                 hash ? "" : to_text(hash.error().front())};
    }
    return found;
}

}  // namespace fairdeal

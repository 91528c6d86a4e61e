#pragma once
// Where a hand can be seen: a video file with the moment at which the hand begins in it, or an
// address in the house's video system. Kept as entries of the log (entry.h), whose text is
//
//     place /srv/video/B7-0412.mp4
//     start 0:12:34.200
//     event 7
//     sha256 9f86d081...
//
// without `event` where it is of the whole hand, without `sha256` where it is an address. A file
// can be lost or changed, its hash cannot.

#include <chrono>
#include <filesystem>

#include "ledger/hash.h"
#include "log/hand_log.h"

namespace fairdeal {

struct Video {
    std::string place;                   // a whole path, or an address (is_address)
    std::chrono::milliseconds start{0};  // from the beginning of the file or of what is shown there
    std::optional<std::size_t> event;    // of the hand, from 1; none: the hand's beginning
    std::optional<Hash> hash;            // SHA-256 of the file; of an address none
    friend bool operator==(const Video&, const Video&) = default;
};

constexpr std::size_t longest_video_place = 1024;        // bytes
constexpr std::chrono::hours longest_video_start{1000};  // in a file that goes on for weeks

/// It begins with https:// or http:// and a host, and has no space.
bool is_address(std::string_view place);
/// Its name ends as a video's does: nothing else is handed to a player.
bool has_video_ending(const std::filesystem::path& file);

/// "0:12:34", "0:12:34.200".
std::string start_in_words(std::chrono::milliseconds start);
/// Also as a person types it: "12:34", "754", "12:34.2". Nothing if it is none.
std::optional<std::chrono::milliseconds> start_from(std::string_view typed);

/// Why this cannot be kept, in words, or nothing.
std::optional<std::string> why_no_video(const Video& video);
/// The lines, and back; strict: what is read is what would be written.
std::string write(const Video& video);
Result<Video> read_video(std::string_view text);

/// "B7-0412.mp4 from 0:12:34, at event 7", and on the next line the file's path and hash.
std::string in_words(const Video& video);

/// A file as it lies here, read to its end for its hash; or an address as it is. `goes_on` is asked
/// now and then how far it is and may stop it, which refuses it.
Result<Video> video_at(const std::string& place, std::chrono::milliseconds start,
                       std::optional<std::size_t> event, const Progress& goes_on);

/// A video that was tied to a hand.
struct StoredVideo {
    std::int64_t idx = 0;  // of the record that says so
    std::int64_t hand = 0;
    std::string by;
    std::optional<UtcTime> at;
    Video video;
};

/// Ties a video to a hand that the log holds: the number of the record. `by` is an id.
Result<std::int64_t> add_video(HandLog& log, std::int64_t hand, const Video& video,
                               const std::string& by, const UtcTime& at);
/// Of one hand, in the order in which they came.
std::vector<StoredVideo> videos_of(const HandLog& log, std::int64_t hand);
/// Of all hands, likewise.
std::vector<StoredVideo> all_videos(const HandLog& log);
/// Those among a hand's entries.
std::vector<StoredVideo> videos_among(const std::vector<StoredEntry>& entries);

/// Where a file of its name lies now: at its path, and in the folder of the log.
std::vector<std::filesystem::path> video_files(const Video& video,
                                               const std::filesystem::path& log);

enum class VideoState : std::uint8_t { Unchanged, Changed, Missing, Unreadable, Address };
struct FoundVideo {
    VideoState state = VideoState::Missing;
    std::filesystem::path file;  // where it was found
    std::string why;             // Unreadable: in words
};
/// Reads the files again: one that is unchanged is found, wherever it lies. Stopped: Unreadable.
FoundVideo look_at_video(const Video& video, const std::filesystem::path& log,
                         const Progress& goes_on);

}  // namespace fairdeal

#pragma once
// The videos of the hand on the table: one is tied to it, one is opened at its time. A file is
// compared with the hash in the log first; an address is opened only in the house's own video
// system, for a log may come from anybody.

#include "desk/replay/replay_session.h"
#include "log/video.h"

namespace fairdeal {

/// What is typed to tie a video to the hand.
struct TypedVideo {
    std::string place, start, by;
    bool from_this_event = false;  // it begins at the event on the table
};

/// Reads the file for its hash and puts it into the log: work under way. False if something is
/// missing, which the session's error says.
bool tie_video(ReplaySession& session, const TypedVideo& typed, const UtcTime& now);

/// The video that shows the event on the table: of those tied to an event, the last that began by
/// then, else the hand's first. Null: the hand has none.
const StoredVideo* video_to_play(const std::vector<StoredVideo>& videos, std::size_t step);
/// Compares it with its hash, after which the session's `video` is to be opened.
void play_video(ReplaySession& session, const StoredVideo& stored);
/// The one of the event on the table; where none is tied, in the house's video system.
void play_video(ReplaySession& session);

/// Keeps where the house's video system is: an address with {table}, {hand}, {dealer}, {time} (UTC)
/// or {unix} (seconds since 1970) in it; empty: there is none. Refused with the session's error.
void keep_house_video(ReplaySession& session, const std::string& address);
/// The hand's address in it, or why it has none.
Result<std::string> house_video(const std::string& address, const Identity& hand);
/// Whether both lie on one host.
bool is_same_host(const std::string& address, const std::string& other);

}  // namespace fairdeal

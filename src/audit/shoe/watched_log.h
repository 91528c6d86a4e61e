#pragma once
// A hand log as a watch of shoes takes it.

#include <functional>

#include "audit/examine.h"
#include "forensics/watch/shoe_watch.h"
#include "log/hand_log.h"
#include "training/library.h"

namespace fairdeal {

/// A library that is asked for when something of it is first needed: to read it takes as long as
/// an audit of some thousand hands.
using LibrarySource = std::function<const Library&()>;
/// A sign by its options, or by the id of a table card of the house or of the content.
SignReader sign_reader(LibrarySource library);

/// Which hands are watched.
struct WatchedHands {
    std::function<bool(const Header&)> asked_for;
    bool with_pack_only = false;  // others are not even read
    Progress progress = {};       // false stops it: what was watched so far counts
};

/// Feeds a hand that an audit has just ruled; `text` is what the log has of it.
void watch_examined(ShoeWatch& watch, std::int64_t idx, std::string_view text,
                    const ExaminedHand& hand);

/// Feeds them to the watch, in the log's order. Refused where the log cannot be opened; a hand that
/// cannot be read or counted is among the problems of `unreadable`.
Result<void> watch_log(const std::string& log, const WatchedHands& hands, ShoeWatch& watch,
                       Problems& unreadable);

}  // namespace fairdeal

#pragma once
// A hand log as a watch of shoes takes it.

#include <functional>

#include "forensics/watch/shoe_watch.h"
#include "training/library.h"

namespace fairdeal {

/// A sign by the id of a table card of the house or of the content, or by its options. The library
/// must outlive it.
SignReader sign_reader(const Library& library);

/// Which hands are watched.
struct WatchedHands {
    std::function<bool(const Header&)> asked_for;
    bool with_pack_only = false;  // others are not even read
};

/// Feeds them to the watch, in the log's order. Refused where the log cannot be opened; a hand that
/// cannot be read or counted is among the problems of `unreadable`.
Result<void> watch_log(const std::string& log, const WatchedHands& hands, ShoeWatch& watch,
                       Problems& unreadable);

}  // namespace fairdeal

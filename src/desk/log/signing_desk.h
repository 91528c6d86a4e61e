#pragma once
// What the desk does about signing: when, and what is said of it.

#include "desk/frame/desk.h"

namespace fairdeal {

/// Signs the open log with the unlocked key, on a thread. Nothing happens without one, or where all
/// is signed; what went wrong is in desk.signing.trouble.
void sign_now(Desk& desk, std::int64_t now);
/// Signs under the newest checkpoint with the unlocked witness's key. `seen` is the file of the
/// checkpoint that it signed last; empty: none.
void witness_now(Desk& desk, const std::string& seen, std::int64_t now);
/// Takes in what is done, and signs when it is time. True if something has changed.
bool poll_signing(Desk& desk, std::int64_t now);
/// Before the desk closes: waits for a signature under way, and signs what is new.
void sign_before_closing(Desk& desk, std::int64_t now);
/// How the open log is signed; empty: no log is open.
std::string signing_in_words(const Desk& desk, std::int64_t now);
/// Seconds since 1970, as all these take them.
std::int64_t seconds_since_1970();

}  // namespace fairdeal

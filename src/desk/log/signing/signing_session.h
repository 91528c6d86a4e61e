#pragma once
// When the open log is signed, by which unlocked keys, and what is said of it.

#include "desk/frame/kept_preferences.h"
#include "desk/log/signing/signing.h"
#include "desk/replay/replay_session.h"

namespace fairdeal {

struct SigningSession : Signing {
    SigningSession(const Library& content, const ReplaySession& open, KeptPreferences& kept)
        : library(content), replay(open), preferences(kept) {}

    const Library& library;
    const ReplaySession& replay;   // the log that is open, and whether work on it is under way
    KeptPreferences& preferences;  // how often, which keys
    std::string shares_key;        // a log that may be signed with a key that signed another, too
};

/// Another log that the unlocked key signed at this desk; empty: none, or it signed the open one
/// already. Such a key signs the open log only once signing.shares_key names that.
std::string other_log_of_key(const SigningSession& signing);

/// What is offered for the key of the open log: the file of the one that was unlocked last, else of
/// a new one; and the name of a new one.
std::string key_file_offered(const SigningSession& signing);
std::string key_name_offered(const SigningSession& signing);

/// Signs the open log with the unlocked key, on a thread. Nothing happens without one, or where all
/// is signed; what went wrong is in signing.error.
void sign_now(SigningSession& signing, std::int64_t now);
/// Signs under the newest checkpoint with the unlocked witness's key. `seen` is the file of the
/// checkpoint that it signed last; empty: none.
void witness_now(SigningSession& signing, const std::string& seen, std::int64_t now);
/// Takes in what is done, and signs when it is time. True if something has changed.
bool poll_signing(SigningSession& signing, std::int64_t now);
/// Before the desk closes: waits for a signature under way, and signs what is new.
void sign_before_closing(SigningSession& signing, std::int64_t now);
/// How the open log is signed; empty: no log is open.
std::string signing_in_words(const SigningSession& signing, std::int64_t now);

}  // namespace fairdeal

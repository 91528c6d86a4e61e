#pragma once
// The signing of the open log while the desk runs: keys are unlocked once, then the log is signed
// on a timer, at the end of a shift, after an import and before the desk closes. A witness's key
// signs under the newest checkpoint when it is asked to.

#include <atomic>
#include <memory>
#include <thread>

#include "desk/frame/preferences.h"
#include "log/hand_log.h"

namespace fairdeal {

/// How far a log is signed.
struct SignedState {
    std::int64_t records = 0, signed_up_to = 0;
    std::string by;                      // the name of the log's key; empty: never signed
    std::vector<std::string> witnesses;  // under the newest checkpoint
    std::optional<std::int64_t> at;      // when this desk signed it last, in seconds since 1970
    [[nodiscard]] bool is_whole() const { return signed_up_to == records; }
};
SignedState signed_state(const HandLog& log, const std::string& file,
                         const Preferences& preferences);
/// "Signed up to 480 of 500 records, 12 minutes ago, by casino.example/pit-1/hands".
std::string in_words(const SignedState& state, std::int64_t now);

/// One signature on a thread of its own.
class SignRun {
public:
    /// `seen`: the text of the checkpoint that a witness signed last; empty: none.
    SignRun(std::string log, std::shared_ptr<const SigningKey> key, std::string seen,
            std::vector<Misreading> misreadings);
    ~SignRun();
    SignRun(const SignRun&) = delete;
    SignRun& operator=(const SignRun&) = delete;
    [[nodiscard]] bool is_done() const { return done_; }
    /// Waits for its end; why it was refused, or nothing.
    std::string error();
    [[nodiscard]] const std::string& log() const { return log_; }
    [[nodiscard]] bool is_witness() const;
    [[nodiscard]] const PublicKey& key() const;

private:
    void work(const std::string& seen, const std::vector<Misreading>& misreadings);
    std::string log_;
    std::shared_ptr<const SigningKey> key_;
    std::string error_;
    std::atomic<bool> done_{false};
    std::thread thread_;
};

struct Signing {
    std::shared_ptr<const SigningKey> key, witness;  // unlocked in this run; null: not
    std::unique_ptr<SignRun> run;
    std::int64_t last_try = 0;  // in seconds since 1970; 0: none in this run
    std::string error, notice;  // what went wrong, what went well last
};

/// Opens a key with its passphrase: as the log's or a witness's, as it was made. Why not, in words;
/// empty: it is open.
std::string unlock(Signing& signing, const std::string& file, const std::string& passphrase);
/// Makes a key in a new file, and opens it.
struct NewKey {
    std::string file, name;
    KeyUse use = KeyUse::Log;
    std::string passphrase, again;
    std::string log{};  // that it is to sign: for one that cannot be signed none is made
};
std::string make_key(Signing& signing, const NewKey& wanted, const KeyCost& cost = {});
/// Closes both.
void lock_keys(Signing& signing);

/// What the hours of shift ends are measured by: UTC, as an audit's shifts.
inline constexpr std::array shift_ends{6, 14, 22};
/// Has a shift ended between the two moments (seconds since 1970)?
bool shift_ended_between(std::int64_t before, std::int64_t now);
/// Is it time to sign again, by the timer or the shift?
bool is_due(const Signing& signing, const Preferences& preferences, std::int64_t now);

}  // namespace fairdeal

#include "desk/log/signing/signing.h"

#include <algorithm>

#include "base/translation.h"
#include "log/ledger/sign_log.h"
#include "log/office_log.h"
#include "store/key_file.h"
#include "words/words.h"

namespace fairdeal {

namespace {

constexpr std::int64_t minute_seconds = 60;
constexpr std::int64_t hour_seconds = 60 * minute_seconds;
constexpr std::int64_t day_seconds = 24 * hour_seconds;

std::string ago(std::int64_t seconds) {
    if (seconds < minute_seconds) return tr("just now");
    if (seconds < hour_seconds)
        return tr_n("{count} minute ago", "{count} minutes ago", seconds / minute_seconds);
    if (seconds < 2 * day_seconds)
        return tr_n("{count} hour ago", "{count} hours ago", seconds / hour_seconds);
    return tr_n("{count} day ago", "{count} days ago", seconds / day_seconds);
}

std::string why_undone(const Problems& problems) {
    return problems.empty() ? tr("It cannot be done.") : problems.front().what;
}

}  // namespace

SignedState signed_state(const HandLog& log, const std::string& file,
                         const Preferences& preferences) {
    SignedState state;
    state.records = log.size();
    const auto signed_at = preferences.signed_at.find(file);
    if (signed_at != preferences.signed_at.end()) state.at = signed_at->second;
    const auto note = log.newest_checkpoint();
    const auto checkpoint =
        note ? checkpoint_from(note->text) : Result<Checkpoint>(refused({}, ""));
    if (!checkpoint) return state;
    state.signed_up_to = checkpoint->head.size;
    state.by = checkpoint->origin;
    for (const NoteSignature& signature : note->signatures) {
        if (signature.name != state.by) state.witnesses.push_back(signature.name);
    }
    return state;
}

std::string in_words(const SignedState& state, std::int64_t now) {
    if (state.by.empty())
        return state.records == 0 ? tr("Nothing to sign yet") : tr("Never signed");
    std::string text =
        state.is_whole()
            ? tr_n("All {count} records signed", "All {count} records signed", state.records)
            : tr_n("Signed up to {signed} of {count} record",
                   "Signed up to {signed} of {count} records", state.records,
                   "signed"_a = grouped(state.signed_up_to));
    if (state.at) text += ", " + ago(std::max<std::int64_t>(0, now - *state.at));
    text += ", " + tr("by {key}", "key"_a = state.by);
    for (const std::string& witness : state.witnesses)
        text += ", " + tr("witnessed by {key}", "key"_a = witness);
    return text;
}

SignRun::SignRun(std::string log, std::shared_ptr<const SigningKey> key, std::string seen,
                 std::vector<Misreading> misreadings)
    : log_(std::move(log)), key_(std::move(key)) {
    thread_ = std::thread([this, seen = std::move(seen), misreadings = std::move(misreadings)] {
        try {
            work(seen, misreadings);
        } catch (const std::exception& error) {
            error_ = error.what();
        }
        done_ = true;
    });
}

SignRun::~SignRun() {
    if (thread_.joinable()) thread_.join();
}

void SignRun::work(const std::string& seen, const std::vector<Misreading>& misreadings) {
    auto log = open_hand_log(log_, Access::Write, misreadings);
    if (!log) {
        error_ = why_undone(log.error());
        return;
    }
    std::optional<Note> last;
    if (!seen.empty()) {
        auto note = read_note(seen);
        if (!note) {
            error_ = tr("The newest checkpoint is not valid: {reason}",
                        "reason"_a = why_undone(note.error()));
            return;
        }
        last = *std::move(note);
    }
    const auto note = sign_log(*log, *key_, last);
    if (!note) error_ = why_undone(note.error());
}

bool SignRun::is_witness() const { return key().use == KeyUse::Witness; }

const PublicKey& SignRun::key() const { return key_->public_key(); }

std::string SignRun::error() {
    if (thread_.joinable()) thread_.join();
    return error_;
}

std::string unlock(Signing& signing, const std::string& file, const std::string& passphrase) {
    if (file.empty()) return tr("Choose the key's file first.");
    if (passphrase.empty()) return tr("Type the passphrase of the key.");
    auto key = load_key_file(file, passphrase);
    if (!key) return as_sentence(why_undone(key.error()));
    auto& place = key->public_key().use == KeyUse::Log ? signing.key : signing.witness;
    place = std::make_shared<const SigningKey>(*std::move(key));
    signing.error.clear();
    return {};
}

std::string make_key(Signing& signing, const NewKey& wanted, const KeyCost& cost) {
    if (wanted.file.empty()) return tr("Choose where the key is to be kept first.");
    if (wanted.passphrase != wanted.again) return tr("The two passphrases are not the same.");
    if (!wanted.log.empty()) {
        const auto log = open_hand_log(wanted.log, Access::Write, {});
        if (!log) return as_sentence(why_undone(log.error()));
    }
    const auto key = SigningKey::make(wanted.name, wanted.use);
    if (!key) return as_sentence(why_undone(key.error()));
    if (const auto made = make_key_file(wanted.file, *key, wanted.passphrase, cost); !made)
        return as_sentence(why_undone(made.error()));
    return unlock(signing, wanted.file, wanted.passphrase);
}

void lock_keys(Signing& signing) {
    signing.key.reset();
    signing.witness.reset();
}

bool shift_ended_between(std::int64_t before, std::int64_t now) {
    for (const int hour : shift_ends) {
        const std::int64_t end = hour * hour_seconds;
        const auto days = [&](std::int64_t at) {
            return (at - end + 100'000 * day_seconds) / day_seconds;
        };
        if (days(now) > days(before)) return true;
    }
    return false;
}

bool is_due(const Signing& signing, const Preferences& preferences, std::int64_t now) {
    if (!signing.key || signing.run) return false;
    if (signing.last_try == 0) return true;
    return now - signing.last_try >= preferences.sign_every_minutes * minute_seconds ||
           shift_ended_between(signing.last_try, now);
}

}  // namespace fairdeal

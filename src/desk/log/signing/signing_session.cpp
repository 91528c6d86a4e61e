#include "desk/log/signing/signing_session.h"

#include <algorithm>
#include <filesystem>

#include "base/read.h"
#include "base/translation.h"

namespace fairdeal {

namespace {

constexpr std::size_t longest_checkpoint = 65536;

/// The start of a file; empty if it cannot be read.
std::string text_in(const std::string& file) {
    return read_file(file, longest_checkpoint).value_or("");
}

void start(SigningSession& signing, std::shared_ptr<const SigningKey> key,
           const std::string& seen) {
    signing.error.clear();
    signing.notice.clear();
    signing.run = std::make_unique<SignRun>(signing.replay.file, std::move(key), seen,
                                            signing.library.misreadings);
}

void take_in(SigningSession& signing, std::int64_t now) {
    const auto run = std::move(signing.run);
    signing.error = run->error();
    if (!signing.error.empty()) return;
    signing.notice = run->is_witness() ? tr("Witnessed.") : tr("Signed.");
    if (run->is_witness()) return;
    signing.preferences.signed_at[run->log()] = now;
    signing.preferences.signed_with[run->log()] = to_text(run->key());
    save_preferences(signing.preferences);
}

bool has_something_to_sign(const SigningSession& signing) {
    if (!signing.replay.log) return false;
    const SignedState state =
        signed_state(*signing.replay.log, signing.replay.file, signing.preferences);
    return state.records > 0 && !state.is_whole();
}

/// Nobody has said yet that one key is to sign both.
bool must_be_asked(const SigningSession& signing) {
    return signing.shares_key != signing.replay.file && !other_log_of_key(signing).empty();
}

}  // namespace

std::string other_log_of_key(const SigningSession& signing) {
    if (!signing.key || !signing.replay.log) return {};
    const auto known = signing.replay.log->signers();
    const PublicKey& key = signing.key->public_key();
    if (std::find(known.begin(), known.end(), key) != known.end()) return {};
    for (const auto& [log, signed_with] : signing.preferences.signed_with) {
        if (log != signing.replay.file && signed_with == to_text(key)) return log;
    }
    return {};
}

std::string key_file_offered(const SigningSession& signing) {
    const KeptPreferences& kept = signing.preferences;
    if (!kept.key_file.empty() || kept.folder.empty()) return kept.key_file;
    return (kept.folder / "log.key").string();
}

/// The log's name, else its file's without what a key's name may not have.
std::string key_name_offered(const SigningSession& signing) {
    if (!signing.replay.log) return {};
    const auto signers = signing.replay.log->signers();
    if (!signers.empty()) return signers.front().name;
    std::string stem = std::filesystem::path(signing.replay.file).stem().string();
    for (char& c : stem) {
        if (c <= ' ' || c == '+' || c > '~') c = '-';
    }
    return "fairdeal/" + stem;
}

void sign_now(SigningSession& signing, std::int64_t now) {
    if (!signing.key || signing.run || !signing.replay.log) return;
    signing.last_try = now;
    try {
        if (has_something_to_sign(signing) && !must_be_asked(signing))
            start(signing, signing.key, "");
    } catch (const std::exception& error) {
        signing.error = error.what();
    }
}

void witness_now(SigningSession& signing, const std::string& seen, std::int64_t) {
    if (!signing.witness || signing.run || !signing.replay.log) return;
    const std::string text = seen.empty() ? "" : text_in(seen);
    if (!seen.empty() && text.empty())
        signing.error = tr("{file}: it cannot be read", "file"_a = seen);
    else
        start(signing, signing.witness, text);
}

bool poll_signing(SigningSession& signing, std::int64_t now) {
    if (signing.run && signing.run->is_done()) return take_in(signing, now), true;
    if (signing.run || signing.replay.work || !is_due(signing, signing.preferences, now))
        return false;
    sign_now(signing, now);
    return signing.run != nullptr || !signing.error.empty();
}

void sign_before_closing(SigningSession& signing, std::int64_t now) {
    if (signing.run) take_in(signing, now);
    sign_now(signing, now);
    if (signing.run) take_in(signing, now);
}

std::string signing_in_words(const SigningSession& signing, std::int64_t now) {
    if (!signing.replay.log) return {};
    if (signing.run) return tr("Signing\u2026");
    try {
        return in_words(signed_state(*signing.replay.log, signing.replay.file, signing.preferences),
                        now);
    } catch (const std::exception& error) {
        return error.what();
    }
}

}  // namespace fairdeal

#include "desk/log/signing_desk.h"

#include <chrono>

#include "base/read.h"

namespace fairdeal {

namespace {

constexpr std::size_t longest_checkpoint = 65536;

/// The start of a file; empty if it cannot be read.
std::string text_in(const std::string& file) {
    return read_file(file, longest_checkpoint).value_or("");
}

void start(Desk& desk, std::shared_ptr<const SigningKey> key, const std::string& seen) {
    desk.signing.trouble.clear();
    desk.signing.said.clear();
    desk.signing.run =
        std::make_unique<SignRun>(desk.replay.file, std::move(key), seen, desk.library.misreadings);
}

void take_in(Desk& desk, std::int64_t now) {
    Signing& signing = desk.signing;
    const auto run = std::move(signing.run);
    signing.trouble = run->trouble();
    if (!signing.trouble.empty()) return;
    signing.said = run->is_witness() ? "Witnessed." : "Signed.";
    if (run->is_witness()) return;
    desk.preferences.signed_at[run->log()] = now;
    save_preferences(desk);
}

bool has_something_to_sign(const Desk& desk) {
    if (!desk.replay.log) return false;
    const SignedState state = signed_state(*desk.replay.log, desk.replay.file, desk.preferences);
    return state.records > 0 && !state.is_whole();
}

}  // namespace

std::int64_t seconds_since_1970() {
    return std::chrono::duration_cast<std::chrono::seconds>(
               std::chrono::system_clock::now().time_since_epoch())
        .count();
}

void sign_now(Desk& desk, std::int64_t now) {
    if (!desk.signing.key || desk.signing.run || !desk.replay.log) return;
    desk.signing.last_try = now;
    try {
        if (has_something_to_sign(desk)) start(desk, desk.signing.key, "");
    } catch (const std::exception& error) {
        desk.signing.trouble = error.what();
    }
}

void witness_now(Desk& desk, const std::string& seen, std::int64_t) {
    if (!desk.signing.witness || desk.signing.run || !desk.replay.log) return;
    const std::string text = seen.empty() ? "" : text_in(seen);
    if (!seen.empty() && text.empty())
        desk.signing.trouble = seen + ": it cannot be read";
    else
        start(desk, desk.signing.witness, text);
}

bool poll_signing(Desk& desk, std::int64_t now) {
    Signing& signing = desk.signing;
    if (signing.run && signing.run->is_done()) return take_in(desk, now), true;
    if (signing.run || desk.replay.work || !is_due(signing, desk.preferences, now)) return false;
    sign_now(desk, now);
    return signing.run != nullptr || !signing.trouble.empty();
}

void sign_before_closing(Desk& desk, std::int64_t now) {
    if (desk.signing.run) take_in(desk, now);
    sign_now(desk, now);
    if (desk.signing.run) take_in(desk, now);
}

std::string signing_in_words(const Desk& desk, std::int64_t now) {
    if (!desk.replay.log) return {};
    if (desk.signing.run) return "Signing\u2026";
    try {
        return in_words(signed_state(*desk.replay.log, desk.replay.file, desk.preferences), now);
    } catch (const std::exception& error) {
        return error.what();
    }
}

}  // namespace fairdeal

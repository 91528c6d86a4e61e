#include "base/text.h"
#include "base/translation.h"
#include "cli/commands.h"
#include "cli/content/misreadings.h"
#include "cli/exam/opened_office.h"
#include "cli/input.h"
#include "cli/log/ledger/ledger_text.h"
#include "cli/log/ledger/public_keys.h"
#include "cli/output.h"
#include "cli/passphrase.h"
#include "desk/frame/preferences.h"
#include "log/backup.h"
#include "log/ledger/as_seen.h"
#include "log/ledger/export_tiles.h"
#include "log/ledger/sign_log.h"
#include "log/office_log.h"
#include "store/key_file.h"
#include "store/places.h"

namespace fairdeal {

namespace {

constexpr std::int64_t highest_record = 999'999'999'999'999;

/// The text of a small file, or of standard input for "-".
Result<std::string> text_in(const std::string& name) {
    auto input = Input::open(name);
    if (!input) return tl::make_unexpected(std::move(input.error()));
    std::string text(longest_note + 1, '\0');
    input->stream().read(text.data(), static_cast<std::streamsize>(text.size()));
    text.resize(static_cast<std::size_t>(input->stream().gcount()));
    return text;
}

Result<Note> note_in(const std::string& name) {
    auto text = text_in(name);
    if (!text) return tl::make_unexpected(std::move(text.error()));
    auto note = read_note(*text);
    if (!note) return tl::make_unexpected(at_place(note.error(), name, 1));
    return note;
}

Result<std::string> passphrase_of(const LedgerOptions& options, bool twice) {
    return passphrase_in(options.passphrase_file, tr("Passphrase"), twice);
}

Result<Trust> trust_of(const LedgerOptions& options) {
    Trust trust;
    auto keys = keys_in(options.keys, "--key");
    if (!keys) return tl::make_unexpected(std::move(keys.error()));
    trust.keys = *std::move(keys);
    for (const std::string& name : options.checkpoints) {
        auto note = note_in(name);
        if (!note) return tl::make_unexpected(std::move(note.error()));
        trust.checkpoints.push_back(*std::move(note));
    }
    return trust;
}

/// What the report alone might let one believe.
void warn_of(const CheckReport& report, const Trust& trust) {
    if (report.stale > 0)
        complain(
            tr("{hands} hands, the first of them #{first}, are said to be ruled by other rules "
               "than this program's: their rows were compared with their texts in part only; "
               "'fairdeal ledger rebuild' rules them again",
               "hands"_a = report.stale, "first"_a = report.first_stale));
    if (report.checkpoints.empty() && !trust.keys.empty())
        complain(tr("no checkpoint in the log is signed by a key that was given"));
    else if (report.checkpoints.empty())
        complain(
            tr("the log was compared with no checkpoint: a log that was rewritten as a whole would "
               "not be noticed"));
    else if (trust.keys.empty() && trust.checkpoints.empty())
        complain(
            tr("the checkpoints were checked with the keys in the log itself: give --key or "
               "--checkpoint to compare them with what you know"));
}

Result<HandLog> opened(const LedgerOptions& options, Access access) {
    return HandLog::open(options.log, access, misreadings_or_none(options.content));
}

/// Records leave an exam office's log with somebody who signs in and may, and it is recorded, in
/// English.
Result<void> may_leave(const LedgerOptions& options, const std::string& what) {
    const auto log = HandLog::open(options.log, Access::Read, {});
    if (!log) return tl::make_unexpected(log.error());
    if (!is_office_log(*log)) return {};
    if (options.as.empty() || options.school.empty())
        return refused({options.log, 0, 0}, tr("this is the log of an exam office: say who takes "
                                               "records out of it, with --school and --as"));
    OfficeOptions office;
    office.office = std::filesystem::path(options.log).parent_path().string();
    office.school = options.school;
    office.as = options.as;
    office.passphrase_file = options.own_passphrase_file;
    auto opened = sign_in_at(office);
    if (!opened) return refused({options.as, 0, 0}, tr("nobody signed in"));
    return opened->office->note_export(*opened->who, what);
}

/// The number of a record given by its number or its hand's id.
Result<std::int64_t> record_number_of(const HandLog& log, const std::string& id) {
    if (id.starts_with('#')) {
        const auto number = whole_number_from(std::string_view(id).substr(1), highest_record);
        return number.value_or(0);
    }
    auto hand = log.record_of(id);
    if (!hand) return tl::make_unexpected(std::move(hand.error()));
    return hand->row.idx;
}

Result<std::string> proof_or_record(const HandLog& log, const LedgerOptions& options) {
    const auto number = record_number_of(log, options.id);
    if (!number) return tl::make_unexpected(number.error());
    if (options.record) return log.text_of(*number);
    return log.prove(*number).map([](const LogProof& proof) { return write(proof); });
}

Result<Note> signed_checkpoint(const LedgerOptions& options) {
    auto log = HandLog::open(options.log, Access::Write, {});
    if (!log) return tl::make_unexpected(std::move(log.error()));
    const auto passphrase = passphrase_of(options, false);
    if (!passphrase) return tl::make_unexpected(passphrase.error());
    const auto key = load_key_file(options.key, *passphrase);
    if (!key) return tl::make_unexpected(key.error());
    std::optional<Note> seen;
    if (key->public_key().use == KeyUse::Witness && !options.checkpoints.empty()) {
        auto note = note_in(options.checkpoints.front());
        if (!note) return note;
        seen = *std::move(note);
    }
    return sign_log(*log, *key, seen);
}

Result<PublicKey> new_key(const LedgerOptions& options) {
    const auto key =
        SigningKey::make(options.name, options.witness ? KeyUse::Witness : KeyUse::Log);
    if (!key) return tl::make_unexpected(key.error());
    const auto passphrase = passphrase_of(options, true);
    if (!passphrase) return tl::make_unexpected(passphrase.error());
    const KeyCost cost{.memory = options.memory << 20U};
    if (auto made = make_key_file(options.key, *key, *passphrase, cost); !made)
        return tl::make_unexpected(std::move(made.error()));
    return key->public_key();
}

/// Of a log that this account saw in a newer state, or in another history: why, in words.
std::optional<std::string> why_older(const HandLog& log) {
    const auto file = seen_logs_file();
    if (file.empty()) return std::nullopt;
    const auto why = why_not_as_seen(log, file, tr("this account"));
    return why ? *why : to_text(why.error().front());
}

}  // namespace

ExitStatus run_ledger_verify(const LedgerOptions& options) {
    const auto kept = english_for_programs(options.json);
    const auto trust = trust_of(options);
    if (!trust) return unusable(trust.error());
    const auto log = opened(options, Access::Read);
    if (!log) return unusable(log.error());
    CheckReport report = log->check(told_progress(), *trust);
    if (const auto older = why_older(*log)) report.damages.push_back({0, "", *older});
    print(options.json ? json_of(report) : text_of(report));
    if (!options.json) warn_of(report, *trust);
    const bool is_signed = trust->keys.empty() || !report.checkpoints.empty();
    const bool good = report.is_sound() && report.stale == 0 && is_signed;
    return good ? ExitStatus::Fine : ExitStatus::Wrong;
}

ExitStatus run_ledger_rebuild(const LedgerOptions& options) {
    auto log = opened(options, Access::Write);
    if (!log) return unusable(log.error());
    if (!log->rebuild(told_progress())) return ExitStatus::Unusable;
    print(
        tr("{records} records: every row is made again from its text", "records"_a = log->size()) +
        "\n");
    return ExitStatus::Fine;
}

ExitStatus run_ledger_backup(const LedgerOptions& options) {
    const auto kept = english_for_programs(options.json);
    if (const auto may = may_leave(options, fixed("a copy of the log")); !may)
        return unusable(may.error());
    const auto trust = trust_of(options);
    if (!trust) return unusable(trust.error());
    const auto report = back_up(options.log, options.to, misreadings_or_none(options.content),
                                *trust, told_progress());
    if (!report) return unusable(report.error());
    print(options.json ? json_of(*report) : text_of(*report));
    if (!report->is_sound()) complain(tr("no copy was kept: the log is damaged"));
    if (!options.json) warn_of(*report, *trust);
    return report->is_sound() ? ExitStatus::Fine : ExitStatus::Wrong;
}

ExitStatus run_ledger_head(const LedgerOptions& options) {
    const auto log = HandLog::open(options.log, Access::Read, {});
    if (!log) return unusable(log.error());
    LedgerHead head{log->head(), log->signers(), std::nullopt};
    if (const auto note = log->newest_checkpoint()) {
        const auto checkpoint = checkpoint_from(note->text);
        if (!checkpoint) return unusable(checkpoint.error());
        head.checkpoint = checkpoint->head.size;
    }
    print(options.json ? json_of(head) : text_of(head));
    return ExitStatus::Fine;
}

ExitStatus run_ledger_checkpoint(const LedgerOptions& options) {
    const auto note = signed_checkpoint(options);
    if (!note) return unusable(note.error());
    print(write(*note));
    return ExitStatus::Fine;
}

ExitStatus run_ledger_prove(const LedgerOptions& options) {
    if (const auto may = may_leave(options, fixed("record ") + options.id); !may)
        return unusable(may.error());
    const auto log = HandLog::open(options.log, Access::Read, {});
    if (!log) return unusable(log.error());
    const auto text = proof_or_record(*log, options);
    if (!text) return unusable(text.error());
    print(*text);
    return ExitStatus::Fine;
}

ExitStatus run_ledger_export(const LedgerOptions& options) {
    if (const auto may = may_leave(options, fixed("the log under its checkpoint")); !may)
        return unusable(may.error());
    const auto log = HandLog::open(options.log, Access::Read, {});
    if (!log) return unusable(log.error());
    const auto records = export_tiles(*log, options.folder, told_progress());
    if (!records) return unusable(records.error());
    print(tr("{records} records exported", "records"_a = *records) + "\n");
    return ExitStatus::Fine;
}

ExitStatus run_ledger_key(const LedgerOptions& options) {
    const auto key = options.name.empty() ? public_key_in(options.key) : new_key(options);
    if (!key) return unusable(key.error());
    print(to_text(*key) + "\n");
    return ExitStatus::Fine;
}

}  // namespace fairdeal

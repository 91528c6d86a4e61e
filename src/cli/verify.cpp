#include "cli/verify.h"

#include <algorithm>
#include <iterator>

#include "audit/cases/archive.h"
#include "base/time/utc_now.h"
#include "base/translation.h"
#include "cli/content/content.h"
#include "cli/exam/opened_office.h"
#include "cli/input.h"
#include "cli/log/ledger/public_keys.h"
#include "cli/output.h"
#include "content/library.h"
#include "exam/records/checks/verify.h"
#include "exam/records/receipt.h"
#include "exam/sitting/written_code.h"
#include "ledger/credential/badge.h"
#include "log/ledger/as_seen.h"
#include "store/key_file.h"
#include "store/places.h"

namespace fairdeal {

namespace {

Result<CertificateAsked> asked_by(const VerifyOptions& options) {
    CertificateAsked asked;
    const auto at = options.at.empty() ? utc_now() : utc_time_from(options.at);
    if (!at || !at->is_whole_second())
        return refused({"--at", 0, 0}, tr("this is not a UTC time such as 2026-03-14T21:05:09Z"));
    asked.at = *at;
    auto office = keys_in(options.keys, "--key");
    if (!office) return tl::make_unexpected(std::move(office.error()));
    asked.office = *std::move(office);
    std::erase_if(asked.office, is_exam_key);
    if (!options.revoked.empty()) {
        auto list = bytes_in(options.revoked, longest_note);
        if (!list) return tl::make_unexpected(std::move(list.error()));
        asked.revoked = *std::move(list);
    }
    asked.holder = options.holder;
    asked.name = options.name;
    return asked;
}

/// Refused: a file that is no archive at all, keys that are none, no content.
Result<TranscriptRead> transcript_in(const VerifyOptions& options,
                                     const std::vector<PublicKey>& office) {
    auto exam = keys_in(options.exam_keys, "--exam-key");
    if (!exam) return tl::make_unexpected(exam.error());
    const auto both = keys_in(options.keys, "--key");  // `exam office keys` prints both kinds
    if (!both) return tl::make_unexpected(both.error());
    std::copy_if(both->begin(), both->end(), std::back_inserter(*exam), is_exam_key);
    const auto bytes = bytes_in(options.transcript, largest_archive);
    if (!bytes) return tl::make_unexpected(bytes.error());
    const auto folder = content_folder(options.content);
    auto library = folder ? load_library(*folder) : no_content();
    if (!library) return tl::make_unexpected(std::move(library.error()));
    put_house_cards_in_force(*library, options.content);
    auto read = read_transcript(*bytes, options.transcript, office, *exam, *library);
    if (read) add_exam(*read, *folder, *library);
    return read;
}

/// Where there is content to compare with: what its clauses said then and say now.
void compare_rules(CertificateCheck& check, const TranscriptRead* transcript,
                   const VerifyOptions& options) {
    const auto folder = content_folder(options.content);
    auto library = folder ? load_library(*folder) : Result<Library>();
    if (library) put_house_cards_in_force(*library, options.content);
    if (folder && library) return add_rules(check, transcript, *library);
    check.lines.push_back({CheckStanding::Note,
                           tr("not checked whether clauses have changed: no content was found")});
}

Result<void> add_receipts(TranscriptRead& read, const std::vector<std::string>& receipts) {
    for (const std::string& receipt : receipts) {
        if (is_written_code(receipt)) {
            add_receipt(read, receipt);
            continue;
        }
        const auto bytes = bytes_in(receipt, longest_note);
        if (!bytes) return tl::make_unexpected(bytes.error());
        if (const auto good = receipt_from(*bytes, receipt); !good)
            return tl::make_unexpected(good.error());
        add_receipt(read, *bytes);
    }
    return {};
}

/// The log that is at hand, as the transcript and as this account know it.
Result<void> compare_log(TranscriptRead& read, const std::string& file) {
    if (file.empty()) return {};
    const auto log = HandLog::open(file, Access::Read, {});
    if (!log) return tl::make_unexpected(log.error());
    add_log(read, *log);
    const auto seen = seen_logs_file();
    if (seen.empty()) return {};
    auto older = why_not_as_seen(*log, seen, tr("this account"));
    if (!older) return tl::make_unexpected(std::move(older.error()));
    if (*older) read.lines.push_back({CheckStanding::Fails, **older, CheckAbout::Log});
    return {};
}

ExitStatus status_of(const std::vector<CheckLine>& lines) {
    switch (verdict_of(lines)) {
        case CheckVerdict::Holds: return ExitStatus::Fine;
        case CheckVerdict::DoesNotHold: return ExitStatus::Wrong;
        case CheckVerdict::CannotSay: break;
    }
    return ExitStatus::Unusable;
}

}  // namespace

ExitStatus run_verify(const VerifyOptions& options) {
    const auto kept = english_for_programs(options.json);
    const auto asked = asked_by(options);
    if (!asked) return unusable(asked.error());
    std::optional<TranscriptRead> transcript;
    if (!options.transcript.empty()) {
        auto read = transcript_in(options, asked->office);
        if (!read) return unusable(read.error());
        transcript.emplace(*std::move(read));
        if (const auto done = add_receipts(*transcript, options.receipts); !done)
            return unusable(done.error());
        if (const auto done = compare_log(*transcript, options.log); !done)
            return unusable(done.error());
        if (options.certificate.empty()) {
            add_person(*transcript, options.holder, options.name);
            print(options.json ? json_of(*transcript) : text_of(*transcript));
            return status_of(transcript->lines);
        }
    }
    const auto bytes = bytes_in(options.certificate, largest_badge);
    if (!bytes) return unusable(bytes.error());
    auto read = certificate_in(*bytes);
    if (!read) {
        for (Problem& problem : read.error()) problem.where.source = options.certificate;
        return unusable(read.error());
    }
    CertificateCheck check = check_certificate(*std::move(read), *asked);
    if (transcript) add_transcript(check, *transcript);
    compare_rules(check, transcript ? &*transcript : nullptr, options);
    print(options.json ? json_of(check) : text_of(check));
    return status_of(check.lines);
}

}  // namespace fairdeal

#include "cli/verify.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "app/utc_now.h"
#include "app/verify.h"
#include "audit/archive.h"
#include "cli/content.h"
#include "cli/input.h"
#include "cli/opened_office.h"
#include "cli/output.h"
#include "cli/public_keys.h"
#include "content/library.h"
#include "ledger/badge.h"
#include "store/key_file.h"

namespace fairdeal {

namespace {

Result<CertificateAsked> asked_by(const VerifyOptions& options) {
    CertificateAsked asked;
    asked.at = options.at.empty() ? utc_now() : options.at;
    if (!is_whole_second(asked.at))
        return refused({"--at", 0, 0}, "this is not a UTC time such as 2026-03-14T21:05:09Z");
    auto office = keys_in(options.keys, "--key");
    if (!office) return tl::make_unexpected(std::move(office.error()));
    asked.office = *std::move(office);
    if (!options.revoked.empty()) {
        auto list = bytes_in(options.revoked, longest_note);
        if (!list) return tl::make_unexpected(std::move(list.error()));
        asked.revoked = *std::move(list);
    }
    asked.holder = options.holder;
    asked.name = options.name;
    return asked;
}

nlohmann::ordered_json lines_as_json(const std::vector<CheckLine>& lines) {
    nlohmann::ordered_json all = nlohmann::ordered_json::array();
    for (const CheckLine& line : lines)
        all.push_back({{"standing", word_of(line.standing)}, {"words", line.words}});
    return all;
}

std::string json_of(const CertificateCheck& check) {
    using Json = nlohmann::ordered_json;
    const Credential& it = check.read.credential;
    const Json json{{"number", it.number},
                    {"id", it.id},
                    {"certification", it.certification.id},
                    {"transcript", to_hex(it.transcript)},
                    {"lines", lines_as_json(check.lines)},
                    {"holds", check.holds()}};
    return json.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

/// Refused: a file that is no archive at all, keys that are none, no content.
Result<TranscriptRead> transcript_in(const VerifyOptions& options,
                                     const std::vector<PublicKey>& office) {
    const auto exam = keys_in(options.exam_keys, "--exam-key");
    if (!exam) return tl::make_unexpected(exam.error());
    const auto bytes = bytes_in(options.transcript, largest_archive);
    if (!bytes) return tl::make_unexpected(bytes.error());
    const auto folder = content_folder(options.content);
    auto library = folder ? load_library(*folder) : no_content();
    if (!library) return tl::make_unexpected(std::move(library.error()));
    auto read = read_transcript(*bytes, options.transcript, office, *exam, *library);
    if (read) add_exam(*read, *folder, *library);
    return read;
}

std::string json_of(const std::vector<CheckLine>& lines, bool holds) {
    const nlohmann::ordered_json json{{"lines", lines_as_json(lines)}, {"holds", holds}};
    return json.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n";
}

/// Where there is content to compare with: what its clauses said then and say now.
void compare_rules(CertificateCheck& check, const TranscriptRead* transcript,
                   const VerifyOptions& options) {
    const auto folder = content_folder(options.content);
    const auto library = folder ? load_library(*folder) : Result<Library>();
    if (folder && library) return add_rules(check, transcript, *library);
    check.lines.push_back({CheckStanding::Open,
                           "nobody looked whether clauses have changed: no content was found"});
}

/// A transcript alone: whoever named no key knows nothing of whose it is.
ExitStatus verify_transcript(const TranscriptRead& read, const CertificateAsked& asked, bool json) {
    const bool holds = read.holds() && !asked.office.empty();
    const char* verdict = holds ? "The transcript holds.\n" : "The transcript does NOT hold.\n";
    print(json ? json_of(read.lines, holds) : text_of(read) + verdict);
    return holds ? ExitStatus::Fine : ExitStatus::Wrong;
}

}  // namespace

ExitStatus run_verify(const VerifyOptions& options) {
    const auto asked = asked_by(options);
    if (!asked) return unusable(asked.error());
    std::optional<TranscriptRead> transcript;
    if (!options.transcript.empty()) {
        auto read = transcript_in(options, asked->office);
        if (!read) return unusable(read.error());
        transcript.emplace(*std::move(read));
        if (options.certificate.empty())
            return verify_transcript(*transcript, *asked, options.json);
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
    return check.holds() ? ExitStatus::Fine : ExitStatus::Wrong;
}

}  // namespace fairdeal

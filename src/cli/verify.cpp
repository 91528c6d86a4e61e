#include "cli/verify.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "app/certificate_check.h"
#include "app/utc_now.h"
#include "base/text.h"
#include "cli/input.h"
#include "cli/output.h"
#include "ledger/badge.h"
#include "ledger/did_key.h"
#include "store/key_file.h"

namespace fairdeal {

namespace {

ExitStatus unusable(const Problems& problems) {
    complain(problems);
    return ExitStatus::Unusable;
}

/// All of a file, and at most one byte more than `most`.
Result<std::string> bytes_in(const std::string& name, std::size_t most) {
    auto input = Input::open(name);
    if (!input) return tl::make_unexpected(std::move(input.error()));
    std::string bytes(most + 1, '\0');
    input->stream().read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    bytes.resize(static_cast<std::size_t>(input->stream().gcount()));
    return bytes;
}

std::optional<PublicKey> key_in(std::string_view text) {
    if (const auto bytes = key_from_did(text)) return PublicKey{"", KeyUse::Log, *bytes};
    const auto key = public_key_from(text);
    return key ? std::optional(*key) : std::nullopt;
}

/// The keys that a word names: itself, that of a key file, or each line of another file.
std::vector<PublicKey> keys_of(const std::string& word) {
    if (auto key = key_in(word)) return {*key};
    if (auto key = public_key_in(word)) return {*key};
    const auto text = bytes_in(word, longest_note);
    std::vector<PublicKey> keys;
    for (const std::string_view line : split_at(text ? std::string_view(*text) : "", '\n')) {
        if (line.empty()) continue;
        const auto key = key_in(line);
        if (!key) return {};
        keys.push_back(*key);
    }
    return keys;
}

Result<std::vector<PublicKey>> office_of(const VerifyOptions& options) {
    std::vector<PublicKey> office;
    for (const std::string& word : options.keys) {
        const auto keys = keys_of(word);
        if (keys.empty())
            return refused({"--key", 0, 0},
                           "this is neither a public key nor a file that holds one");
        office.insert(office.end(), keys.begin(), keys.end());
    }
    return office;
}

Result<CertificateAsked> asked_by(const VerifyOptions& options) {
    CertificateAsked asked;
    asked.at = options.at.empty() ? utc_now() : options.at;
    if (!is_whole_second(asked.at))
        return refused({"--at", 0, 0}, "this is not a UTC time such as 2026-03-14T21:05:09Z");
    auto office = office_of(options);
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

std::string_view word_of(CheckStanding standing) {
    switch (standing) {
        case CheckStanding::Holds: return "holds";
        case CheckStanding::Fails: return "FAILS";
        case CheckStanding::Open: return "open";
    }
    return "";
}

std::string text_of(const CertificateCheck& check) {
    const Credential& it = check.read.credential;
    std::string text = fmt::format("Certificate {}: {}, by {}\nTable card: {}; rules {}\n",
                                   it.number, it.certification.name, it.issuer,
                                   it.certification.table_card, it.certification.rules_version);
    for (const CredentialResult& result : it.results)
        text += fmt::format("  {}: {}{}{}\n", result.name, result.value,
                            result.most.empty() ? "" : " of " + result.most,
                            result.passed ? "" : " (not passed)");
    for (const CheckLine& line : check.lines)
        text += fmt::format("{:<6} {}\n", word_of(line.standing), line.words);
    return text + (check.holds() ? "The certificate holds.\n" : "The certificate does NOT hold.\n");
}

std::string json_of(const CertificateCheck& check) {
    using Json = nlohmann::ordered_json;
    const Credential& it = check.read.credential;
    Json lines = Json::array();
    for (const CheckLine& line : check.lines)
        lines.push_back({{"standing", word_of(line.standing)}, {"words", line.words}});
    const Json json{{"number", it.number},
                    {"id", it.id},
                    {"certification", it.certification.id},
                    {"transcript", to_hex(it.transcript)},
                    {"lines", std::move(lines)},
                    {"holds", check.holds()}};
    return json.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace

ExitStatus run_verify(const VerifyOptions& options) {
    const auto asked = asked_by(options);
    if (!asked) return unusable(asked.error());
    const auto bytes = bytes_in(options.certificate, largest_badge);
    if (!bytes) return unusable(bytes.error());
    auto read = certificate_in(*bytes);
    if (!read) {
        for (Problem& problem : read.error()) problem.where.source = options.certificate;
        return unusable(read.error());
    }
    const CertificateCheck check = check_certificate(*std::move(read), *asked);
    print(options.json ? json_of(check) : text_of(check));
    return check.holds() ? ExitStatus::Fine : ExitStatus::Wrong;
}

}  // namespace fairdeal

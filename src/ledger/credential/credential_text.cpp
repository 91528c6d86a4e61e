#include "ledger/credential/credential_json.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "base/text.h"
#include "base/translation.h"
#include "ledger/credential/data_proof.h"
#include "ledger/credential/did_key.h"
#include "ledger/credential/status_list.h"

namespace fairdeal {

namespace {

constexpr std::string_view credential_magic =
    fixed("fairdeal certificate ");      // and the format: one digit
constexpr std::string_view none = "-";   // in place of an empty value
constexpr std::size_t fixed_lines = 18;  // in format 1; a line of the house more in format 2

std::string_view shown(const std::string& value) { return value.empty() ? none : value; }
std::string hidden(std::string_view word) { return word == none ? "" : std::string(word); }

std::string line_of(const CredentialResult& result) {
    return fmt::format("{} {} {} {} {} {} {}\n", result.passed ? "passed" : "failed",
                       to_text(result.kind), result.value, shown(result.least), shown(result.most),
                       shown(result.required), result.name);
}

/// The first word of `line`, which is taken off with the blank after it.
std::string_view take_word(std::string_view& line) {
    const auto end = std::min(line.find(' '), line.size());
    const std::string_view word = line.substr(0, end);
    line.remove_prefix(std::min(end + 1, line.size()));
    return word;
}

std::optional<CredentialResult> result_in(std::string_view line) {
    CredentialResult result;
    const std::string_view standing = take_word(line);
    if (standing != "passed" && standing != "failed") return std::nullopt;
    result.passed = standing == "passed";
    const auto kind = result_kind_from(take_word(line));
    if (!kind) return std::nullopt;
    result.kind = *kind;
    result.value = take_word(line);
    result.least = hidden(take_word(line));
    result.most = hidden(take_word(line));
    result.required = hidden(take_word(line));
    result.name = line;
    return result;
}

SaltedHash holder_in(std::string_view line) {
    SaltedHash holder;
    holder.hash = take_word(line);
    holder.salt = line;
    return holder;
}

/// A hash in hexadecimal digits.
std::optional<Hash> hash_in(std::string_view hex) {
    std::string bytes;
    constexpr std::string_view digits = "0123456789abcdef";
    for (std::size_t i = 0; i + 1 < hex.size(); i += 2) {
        const auto high = digits.find(hex[i]), low = digits.find(hex[i + 1]);
        if (high == std::string_view::npos || low == std::string_view::npos) return std::nullopt;
        bytes += static_cast<char>(high << 4U | low);
    }
    return hex.size() % 2 == 0 ? hash_from(bytes) : std::nullopt;
}

/// "https://casino.example https://casino.example/logo.png 417", "- - -" without any of them.
std::string house_line(const Credential& it) {
    return fmt::format("{} {} {}\n", shown(it.issuer_url), shown(it.issuer_image),
                       it.status_index ? std::to_string(*it.status_index) : std::string(none));
}

bool read_house_line(Credential& to, std::string_view line) {
    to.issuer_url = hidden(take_word(line));
    to.issuer_image = hidden(take_word(line));
    if (line == none) return true;
    const auto index = whole_number_from(line, most_statuses - 1);
    if (index) to.status_index = static_cast<std::uint32_t>(*index);
    return index.has_value();
}

std::size_t fixed_lines_of(int format) { return fixed_lines + (format > 1 ? 1 : 0); }

/// Of the first line of a code; nothing: it is none that is known here.
std::optional<int> format_in(std::string_view line) {
    for (int format = 1; format <= newest_credential_format; ++format) {
        if (line == fmt::format("{}{}", credential_magic, format)) return format;
    }
    return std::nullopt;
}

tl::unexpected<Problems> no_code(int line) {
    return refused({"", line, 0}, tr("this is not the code of a certificate, or it is damaged"));
}

/// Everything but the results.
std::optional<Credential> facts_in(const std::vector<std::string_view>& lines) {
    const auto line = [&](std::size_t i) { return std::string(lines.at(i)); };
    const auto key = key_from_did(lines[5]);
    const auto transcript = hash_in(lines[17]);
    std::string_view days = lines[6];
    const auto from = utc_time_from(take_word(days)), until = utc_time_from(days);
    if (!key || !transcript || !from || !until) return std::nullopt;
    Credential credential;
    credential.number = line(1);
    credential.id = line(2);
    credential.issuer = line(3);
    credential.key_name = line(4);
    credential.issuer_key = *key;
    credential.valid_from = *from;
    credential.valid_until = *until;
    credential.holder = holder_in(lines[7]);
    credential.holder_name = holder_in(lines[8]);
    credential.certification = {line(9),  line(10), line(11), line(12),
                                line(13), line(14), line(15), line(16)};
    credential.transcript = *transcript;
    credential.format = format_in(lines[0]).value_or(0);
    if (credential.format > 1 && !read_house_line(credential, lines[fixed_lines]))
        return std::nullopt;
    return credential;
}

/// What readers of codes and editors put between and after the lines is no part of them.
std::string lines_alone(std::string_view text) {
    std::string lines(text);
    for (auto at = lines.find("\r\n"); at != std::string::npos; at = lines.find("\r\n", at))
        lines.erase(at, 1);
    while (lines.ends_with('\n')) lines.pop_back();
    return lines;
}

Result<ReadCredential> read_code(std::string_view text) {
    if (text.size() > largest_signed_json) return no_code(0);
    const std::string plain = lines_alone(text);
    if (!is_plain_text(plain)) return no_code(0);
    const auto lines = split_at(plain, '\n');
    const auto format = format_in(lines[0]);
    const std::size_t first_result = fixed_lines_of(format.value_or(1));
    if (!format || lines.size() <= first_result + 1) return no_code(0);
    auto credential = facts_in(lines);
    if (!credential) return no_code(0);
    for (std::size_t i = first_result; i + 1 < lines.size(); ++i) {
        auto result = result_in(lines[i]);
        if (!result) return no_code(static_cast<int>(i) + 1);
        credential->results.push_back(*std::move(result));
    }
    std::string_view proof = lines.back();
    const auto created = utc_time_from(take_word(proof));
    if (Problems wrong = objections_to(*credential); !wrong.empty())
        return tl::make_unexpected(std::move(wrong));
    if (!created) return refused({}, tr("its proof has no date"));
    const ProofFacts facts{*created, verification_method(credential->issuer_key), ""};
    return read_document(
        canonical(with_proof_value(to_json(*credential), facts, std::string(proof))));
}

}  // namespace

std::string code_text(const ReadCredential& read) {
    const Credential& it = read.credential;
    const Certification& what = it.certification;
    std::string text =
        fmt::format("{}{}\n{}\n{}\n{}\n{}\n{}\n{} {}\n{} {}\n{} {}\n", credential_magic, it.format,
                    it.number, it.id, it.issuer, it.key_name, did_key(it.issuer_key),
                    to_text(it.valid_from), to_text(it.valid_until), it.holder.hash, it.holder.salt,
                    it.holder_name.hash, it.holder_name.salt);
    text += fmt::format("{}\n{}\n{}\n{}\n{}\n{}\n{}\n{}\n{}\n", what.id, what.name,
                        what.description, what.criteria, what.game, what.table_card,
                        what.rules_version, what.clauses_hash, to_hex(it.transcript));
    if (it.format > 1) text += house_line(it);
    for (const CredentialResult& result : it.results) text += line_of(result);
    return text + fmt::format("{} {}\n", to_text(read.signed_at), read.signature);
}

Result<ReadCredential> read_credential(std::string_view bytes) {
    constexpr std::string_view mark = "\xEF\xBB\xBF";  // of UTF-8, which some editors put first
    const std::string_view text = bytes.starts_with(mark) ? bytes.substr(mark.size()) : bytes;
    return text.starts_with(credential_magic) ? read_code(text) : read_document(bytes);
}

}  // namespace fairdeal

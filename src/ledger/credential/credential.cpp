#include "ledger/credential/credential.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "base/text.h"
#include "base/translation.h"
#include "ledger/bytes.h"
#include "ledger/credential/credential_json.h"
#include "ledger/credential/data_proof.h"
#include "ledger/credential/did_key.h"
#include "ledger/credential/status_list.h"
#include "ledger/random_hex.h"

namespace fairdeal {

namespace {

bool is_letter_or_digit(char c) {
    return is_digit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/// Something after a scheme, without blanks: enough to be looked up or compared.
bool is_uri(std::string_view text) {
    const auto colon = text.find(':');
    return colon != std::string_view::npos && colon > 1 && colon + 1 < text.size() &&
           text.size() <= 300 && is_key_name(text);
}

/// Collects what is wrong, each a marked sentence.
class Objections {
public:
    void unless_line(std::string_view text, const char* wrong) {
        constexpr std::size_t longest = 2000;
        unless(!text.empty() && text.size() <= longest && is_one_line(text), wrong);
    }
    void unless(bool fine, const char* wrong) {
        if (!fine) problems_.emplace_back().what = tr(wrong);
    }
    [[nodiscard]] Problems all() const { return problems_; }

private:
    Problems problems_;
};

/// "-" stands for none.
bool is_value(std::string_view text) {
    return text.size() <= 40 && text != "-" && is_key_name(text);
}

void object_to(const CredentialResult& result, Objections& found) {
    found.unless_line(result.name,
                      sentence("a result's name is empty, too long or not one line of text"));
    found.unless(is_value(result.value), sentence("a result's value is not a word"));
    for (const std::string* text : {&result.least, &result.most, &result.required})
        found.unless(text->empty() || is_value(*text), sentence("a result's bound is not a word"));
}

void object_to(const Certification& certification, Objections& found) {
    found.unless(is_uri(certification.id), sentence("the certification's id is no URI"));
    found.unless_line(
        certification.name,
        sentence("the certification's name is empty, too long or not one line of text"));
    found.unless_line(
        certification.description,
        sentence("the certification's description is empty, too long or not one line of text"));
    found.unless_line(
        certification.criteria,
        sentence("the certification's criteria is empty, too long or not one line of text"));
    found.unless_line(certification.game,
                      sentence("the game is empty, too long or not one line of text"));
    found.unless_line(certification.table_card,
                      sentence("the table card is empty, too long or not one line of text"));
    found.unless_line(certification.rules_version,
                      sentence("the rules' version is empty, too long or not one line of text"));
    found.unless(is_hex(certification.clauses_hash, 64),
                 sentence("the clauses' hash is no SHA-256"));
}

void object_to_house(const Credential& it, Objections& found) {
    found.unless(it.format == 1 || it.format == newest_credential_format,
                 sentence("the format is unknown"));
    const bool is_plain = it.issuer_url.empty() && it.issuer_image.empty() && !it.status_index;
    found.unless(it.format > 1 || is_plain,
                 sentence("the house has an address, which format 1 has not"));
    for (const std::string* url : {&it.issuer_url, &it.issuer_image})
        found.unless(url->empty() || is_house_url(*url),
                     sentence("the house's address is no https URL"));
    found.unless(
        !it.status_index || (!it.issuer_url.empty() && *it.status_index < most_statuses),
        sentence("the place in the status list is too large, or the house has no address"));
}

void object_to(const SaltedHash& holder, Objections& found) {
    found.unless(is_hex(holder.hash, 64), sentence("the holder's hash is no SHA-256"));
    found.unless(is_key_name(holder.salt), sentence("the holder's salt is not a word"));
}

}  // namespace

SaltedHash salted(std::string_view text, std::string salt) {
    return {to_hex(sha256(std::string(text) + salt)), std::move(salt)};
}

bool is_of(const SaltedHash& hash, std::string_view text) {
    return salted(text, hash.salt) == hash;
}

std::string random_salt() { return random_hex(16); }

std::string random_credential_id() {
    std::string hex = random_hex(16);
    hex[12] = '4';
    hex[16] = "89ab"[hex[16] % 4];
    return fmt::format("urn:uuid:{}-{}-{}-{}-{}", hex.substr(0, 8), hex.substr(8, 4),
                       hex.substr(12, 4), hex.substr(16, 4), hex.substr(20));
}

std::string_view to_text(ResultKind kind) {
    switch (kind) {
        case ResultKind::RawScore: return "RawScore";
        case ResultKind::Percent: return "Percent";
        case ResultKind::Status: return "Status";
    }
    return "";
}

std::optional<ResultKind> result_kind_from(std::string_view text) {
    for (const ResultKind kind : {ResultKind::RawScore, ResultKind::Percent, ResultKind::Status}) {
        if (text == to_text(kind)) return kind;
    }
    return std::nullopt;
}

bool is_house_url(std::string_view text) {
    constexpr std::string_view scheme = "https://";
    constexpr std::size_t longest = 200;
    if (!text.starts_with(scheme) || text.size() > longest || text.ends_with('/')) return false;
    const std::string_view rest = text.substr(scheme.size());
    const std::string_view host = rest.substr(0, rest.find_first_of("/:"));
    return host.find('.') != std::string_view::npos && is_letter_or_digit(host.front()) &&
           std::all_of(rest.begin(), rest.end(), [](char c) {
               return is_letter_or_digit(c) ||
                      std::string_view("-._~/:").find(c) != std::string_view::npos;
           });
}

std::string status_list_address(std::string_view house_url) {
    return std::string(house_url) + "/revocations.json";
}

bool is_certificate_number(std::string_view text) {
    return !text.empty() && text.size() <= 40 && std::all_of(text.begin(), text.end(), [](char c) {
        return is_letter_or_digit(c) || c == '-' || c == '.';
    });
}

Problems objections_to(const Credential& credential) {
    Objections found;
    found.unless(is_uri(credential.id), sentence("the certificate's id is no URI"));
    found.unless(is_certificate_number(credential.number),
                 sentence("the certificate's number is not 1 to 40 letters, digits, '-' and '.'"));
    found.unless_line(credential.issuer,
                      sentence("the issuer's name is empty, too long or not one line of text"));
    found.unless(is_key_name(credential.key_name), sentence("the key's name is not valid"));
    found.unless(credential.valid_from.is_whole_second(), sentence("the first day is no UTC time"));
    found.unless(credential.valid_until.is_whole_second(), sentence("the last day is no UTC time"));
    found.unless(credential.valid_from < credential.valid_until,
                 sentence("the first day is not before the last"));
    found.unless(!credential.results.empty() && credential.results.size() <= 40,
                 sentence("the results are none or more than 40"));
    object_to(credential.holder, found);
    object_to(credential.holder_name, found);
    object_to(credential.certification, found);
    object_to_house(credential, found);
    for (const CredentialResult& result : credential.results) object_to(result, found);
    return found.all();
}

std::string issued(const Credential& credential, const SigningKey& key, const UtcTime& created) {
    const Problems wrong = objections_to(credential);
    if (!wrong.empty()) throw Fault(wrong.front().what);
    if (key.public_key().bytes != credential.issuer_key)
        throw Fault("a certificate is signed by another key than it names");
    return canonical(with_proof(to_json(credential), key,
                                {created, verification_method(credential.issuer_key), ""}));
}

}  // namespace fairdeal

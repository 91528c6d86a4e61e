#include "ledger/credential/credential_json.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "base/text.h"
#include "base/translation.h"
#include "ledger/credential/badge_picture.h"
#include "ledger/credential/data_proof.h"
#include "ledger/credential/did_key.h"
#include "ledger/credential/status_list.h"

namespace fairdeal {

namespace {

constexpr const char* vc_context = "https://www.w3.org/ns/credentials/v2";
constexpr const char* badge_context = "https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json";
constexpr std::string_view hash_start = "sha256$";
constexpr std::string_view transcript_start = "ni:///sha-256;";
constexpr std::string_view first_status_end = "/revocations";  // of format 1

SignedJson identity(const SaltedHash& holder, const char* of) {
    return {{"type", "IdentityObject"},
            {"hashed", true},
            {"identityHash", std::string(hash_start) + holder.hash},
            {"identityType", of},
            {"salt", holder.salt}};
}

SignedJson other_identifier(const char* kind, const std::string& text) {
    return {{"type", "IdentifierEntry"}, {"identifier", text}, {"identifierType", kind}};
}

std::string result_id(const Credential& credential, std::size_t i) {
    return fmt::format("{}#result-{}", credential.id, i + 1);
}

SignedJson description_of(const CredentialResult& result, const std::string& id) {
    SignedJson json{{"id", id},
                    {"type", SignedJson::array({"ResultDescription"})},
                    {"name", result.name},
                    {"resultType", to_text(result.kind)}};
    if (!result.least.empty()) json["valueMin"] = result.least;
    if (!result.most.empty()) json["valueMax"] = result.most;
    if (!result.required.empty()) json["requiredValue"] = result.required;
    return json;
}

SignedJson json_of(const CredentialResult& result, const std::string& id) {
    return {{"type", SignedJson::array({"Result"})},
            {"resultDescription", id},
            {"value", result.value},
            {"status", result.passed ? "Completed" : "Failed"}};
}

SignedJson achievement_of(const Credential& credential) {
    const Certification& what = credential.certification;
    SignedJson descriptions = SignedJson::array();
    for (std::size_t i = 0; i < credential.results.size(); ++i)
        descriptions.push_back(description_of(credential.results[i], result_id(credential, i)));
    SignedJson json{{"id", what.id},
                    {"type", SignedJson::array({"Achievement"})},
                    {"achievementType", "Certification"},
                    {"name", what.name},
                    {"description", what.description},
                    {"criteria", {{"narrative", what.criteria}}},
                    {"version", what.rules_version},
                    {"otherIdentifier",
                     SignedJson::array({other_identifier("ext:game", what.game),
                                        other_identifier("ext:tableCard", what.table_card),
                                        other_identifier("ext:clausesHash", what.clauses_hash)})},
                    {"resultDescription", std::move(descriptions)}};
    if (credential.format > 1)
        json["image"] = {
            {"id", badge_picture(what.game)}, {"type", "Image"}, {"caption", what.name}};
    return json;
}

/// The house that issues it. Its key's name, by which a list of withdrawn certificates is known, is
/// another identifier of it.
SignedJson issuer_of(const Credential& credential) {
    SignedJson json{{"id", did_key(credential.issuer_key)},
                    {"type", SignedJson::array({"Profile"})},
                    {"name", credential.issuer}};
    if (credential.format == 1) return json;
    json["otherIdentifier"] =
        SignedJson::array({other_identifier("ext:office", credential.key_name)});
    if (!credential.issuer_url.empty()) json["url"] = credential.issuer_url;
    if (!credential.issuer_image.empty())
        json["image"] = {{"id", credential.issuer_image}, {"type", "Image"}};
    return json;
}

/// Nothing if the house has no list that a wallet could read.
std::optional<SignedJson> status_of(const Credential& credential) {
    if (credential.format == 1)
        return SignedJson{
            {"id", fmt::format("https://{}{}", credential.key_name, first_status_end)},
            {"type", "urn:fairdeal:revocations:1"}};
    if (!credential.status_index) return std::nullopt;
    const std::string list = status_list_address(credential.issuer_url);
    const std::string index = std::to_string(*credential.status_index);
    return SignedJson{{"id", list + "#" + index},
                      {"type", "BitstringStatusListEntry"},
                      {"statusPurpose", "revocation"},
                      {"statusListIndex", index},
                      {"statusListCredential", list}};
}

SignedJson subject_of(const Credential& credential) {
    SignedJson results = SignedJson::array();
    for (std::size_t i = 0; i < credential.results.size(); ++i)
        results.push_back(json_of(credential.results[i], result_id(credential, i)));
    return {{"type", SignedJson::array({"AchievementSubject"})},
            {"identifier", SignedJson::array({identity(credential.holder, "systemId"),
                                              identity(credential.holder_name, "name")})},
            {"licenseNumber", credential.number},
            {"achievement", achievement_of(credential)},
            {"result", std::move(results)}};
}

/// Reads the members one by one; what is missing is told once, by its path.
class Members {
public:
    explicit Members(const SignedJson& document) : document_(document) {}

    std::string text(const std::string& path) {
        const SignedJson* found = at(path);
        if (found != nullptr && found->is_string()) return found->get<std::string>();
        return wrong(tr("{path} is missing, or no text", "path"_a = path));
    }
    /// `no_time`: what is wrong with another text.
    UtcTime time(const std::string& path, const char* no_time) {
        const std::string word = text(path);
        const auto found = utc_time_from(word);
        if (!found && !word.empty()) wrong(tr(no_time));
        return found.value_or(UtcTime());
    }
    /// Empty where there is none; not a problem.
    std::string text_if_any(const std::string& path) { return at(path) ? text(path) : ""; }
    std::string text_after(std::string_view start, const std::string& path) {
        std::string all = text(path);
        if (all.starts_with(start)) return all.substr(start.size());
        return wrong(tr("{path} does not begin with {start}", "path"_a = path, "start"_a = start));
    }
    [[nodiscard]] bool has(const std::string& path) const { return at(path) != nullptr; }
    [[nodiscard]] std::size_t size(const std::string& path) const {
        const SignedJson* found = at(path);
        return found != nullptr && found->is_array() ? found->size() : 0;
    }
    /// Notes what is wrong with a member; gives an empty text in its place.
    std::string wrong(std::string what) {
        problems_.emplace_back().what = std::move(what);
        return "";
    }
    [[nodiscard]] Problems& problems() { return problems_; }

private:
    [[nodiscard]] const SignedJson* at(const std::string& path) const {
        const SignedJson::json_pointer pointer(path);
        return document_.contains(pointer) ? &document_.at(pointer) : nullptr;
    }

    const SignedJson& document_;
    Problems problems_;
};

SaltedHash holder_at(Members& members, const std::string& path) {
    return {members.text_after(hash_start, path + "/identityHash"), members.text(path + "/salt")};
}

Certification certification_in(Members& members) {
    const std::string path = "/credentialSubject/achievement/";
    const auto other = [&](int i) {
        return members.text(fmt::format("{}otherIdentifier/{}/identifier", path, i));
    };
    Certification what;
    what.id = members.text(path + "id");
    what.name = members.text(path + "name");
    what.description = members.text(path + "description");
    what.criteria = members.text(path + "criteria/narrative");
    what.rules_version = members.text(path + "version");
    what.game = other(0);
    what.table_card = other(1);
    what.clauses_hash = other(2);
    return what;
}

ResultKind result_kind_at(Members& members, const std::string& path) {
    const auto kind = result_kind_from(members.text(path));
    if (!kind) members.wrong(tr("{path} is no kind of result known here", "path"_a = path));
    return kind.value_or(ResultKind::Status);
}

CredentialResult result_at(Members& members, std::size_t i) {
    const std::string path = fmt::format("/credentialSubject/result/{}/", i);
    const std::string about =
        fmt::format("/credentialSubject/achievement/resultDescription/{}/", i);
    CredentialResult result;
    result.name = members.text(about + "name");
    result.kind = result_kind_at(members, about + "resultType");
    result.value = members.text(path + "value");
    result.least = members.text_if_any(about + "valueMin");
    result.most = members.text_if_any(about + "valueMax");
    result.required = members.text_if_any(about + "requiredValue");
    result.passed = members.text(path + "status") == "Completed";
    return result;
}

Hash key_in(Members& members) {
    const auto key = key_from_did(members.text("/issuer/id"));
    if (!key)
        members.wrong(tr("{path} is not the did:key of an Ed25519 key", "path"_a = "/issuer/id"));
    return key.value_or(Hash{});
}

Hash transcript_in(Members& members) {
    const std::string text = members.text_after(transcript_start, "/evidence/0/id");
    const auto bytes = from_base64url(text);
    const auto hash = bytes ? hash_from(*bytes) : std::nullopt;
    if (!hash)
        members.wrong(tr("{path} is not the name of a SHA-256", "path"_a = "/evidence/0/id"));
    return hash.value_or(Hash{});
}

std::string first_key_name_in(Members& members) {
    std::string id = members.text_after("https://", "/credentialStatus/id");
    if (!id.ends_with(first_status_end))
        return members.wrong(tr("{path} does not end with {end}", "path"_a = "/credentialStatus/id",
                                "end"_a = first_status_end));
    return id.substr(0, id.size() - first_status_end.size());
}

std::optional<std::uint32_t> status_index_in(Members& members) {
    const std::string path = "/credentialStatus/statusListIndex";
    if (!members.has("/credentialStatus")) return std::nullopt;
    const auto index = whole_number_from(members.text(path), most_statuses - 1);
    if (!index) members.wrong(tr("{path} is no place in a status list", "path"_a = path));
    return static_cast<std::uint32_t>(index.value_or(0));
}

/// What depends on the format.
void read_house(Credential& credential, Members& members) {
    credential.format = members.has("/credentialSubject/achievement/image") ? 2 : 1;
    if (credential.format == 1) {
        credential.key_name = first_key_name_in(members);
        return;
    }
    credential.key_name = members.text("/issuer/otherIdentifier/0/identifier");
    credential.issuer_url = members.text_if_any("/issuer/url");
    credential.issuer_image = members.text_if_any("/issuer/image/id");
    credential.status_index = status_index_in(members);
}

Credential credential_in(Members& members) {
    Credential credential;
    credential.id = members.text("/id");
    credential.number = members.text("/credentialSubject/licenseNumber");
    credential.issuer = members.text("/issuer/name");
    credential.issuer_key = key_in(members);
    read_house(credential, members);
    credential.valid_from = members.time("/validFrom", sentence("the first day is no UTC time"));
    credential.valid_until = members.time("/validUntil", sentence("the last day is no UTC time"));
    credential.holder = holder_at(members, "/credentialSubject/identifier/0");
    credential.holder_name = holder_at(members, "/credentialSubject/identifier/1");
    credential.certification = certification_in(members);
    for (std::size_t i = 0; i < members.size("/credentialSubject/result"); ++i)
        credential.results.push_back(result_at(members, i));
    credential.transcript = transcript_in(members);
    return credential;
}

/// Where two documents part first; they do.
std::string first_difference(const SignedJson& ours, const SignedJson& theirs) {
    const SignedJson difference = SignedJson::diff(ours, theirs);
    return difference.front().at("path").get<std::string>();
}

Result<Credential> credential_from(const SignedJson& document) {
    Members members(document);
    Credential credential = credential_in(members);
    if (!members.problems().empty()) return tl::make_unexpected(std::move(members.problems()));
    if (Problems wrong = objections_to(credential); !wrong.empty())
        return tl::make_unexpected(std::move(wrong));
    const SignedJson again = to_json(credential);
    if (again != document)
        return refused({}, tr("at {path} a certificate of Fairdeal has something else, or nothing",
                              "path"_a = in_quotes(first_difference(again, document))));
    return credential;
}

}  // namespace

SignedJson to_json(const Credential& credential) {
    const std::string transcript =
        std::string(transcript_start) + to_base64url(bytes_of(credential.transcript));
    SignedJson json{{"@context", SignedJson::array({vc_context, badge_context})},
                    {"id", credential.id},
                    {"type", SignedJson::array({"VerifiableCredential", "OpenBadgeCredential"})},
                    {"name", credential.certification.name},
                    {"issuer", issuer_of(credential)},
                    {"validFrom", to_text(credential.valid_from)},
                    {"validUntil", to_text(credential.valid_until)},
                    {"credentialSubject", subject_of(credential)},
                    {"evidence", SignedJson::array({{{"id", transcript},
                                                     {"type", SignedJson::array({"Evidence"})},
                                                     {"name", fixed("Transcript of the exam")}}})}};
    if (auto status = status_of(credential)) json["credentialStatus"] = *std::move(status);
    return json;
}

Result<ReadCredential> read_document(std::string_view bytes) {
    auto document = read_json(bytes);
    if (!document) return tl::make_unexpected(std::move(document.error()));
    auto proof = proof_facts(*document);
    if (!proof) return tl::make_unexpected(std::move(proof.error()));
    SignedJson without = *document;
    without.erase("proof");
    auto credential = credential_from(without);
    if (!credential) return tl::make_unexpected(std::move(credential.error()));
    if (proof->method != verification_method(credential->issuer_key))
        return refused({}, tr("its proof names another key than its issuer's"));
    return ReadCredential{*std::move(credential), proof->created, std::move(proof->value),
                          canonical(*document)};
}

Result<void> check_signature(const ReadCredential& read, const Hash& public_key) {
    const auto document = read_json(read.document);
    if (!document) return tl::make_unexpected(document.error());
    if (const auto proof = check_data_proof(*document, public_key); !proof)
        return tl::make_unexpected(proof.error());
    return {};
}

}  // namespace fairdeal

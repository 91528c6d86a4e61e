#include "app/certificate_check.h"

#include <fmt/format.h>

#include <algorithm>

#include "ledger/badge.h"
#include "ledger/did_key.h"
#include "ledger/revocation.h"

namespace fairdeal {

namespace {

CheckLine holds(std::string words) { return {CheckStanding::Holds, std::move(words)}; }
CheckLine fails(std::string words) { return {CheckStanding::Fails, std::move(words)}; }
CheckLine open(std::string words) { return {CheckStanding::Open, std::move(words)}; }

/// By the key that the certificate names.
CheckLine own_signature(const ReadCredential& read) {
    const Hash& key = read.credential.issuer_key;
    if (const auto good = check_signature(read, key); !good)
        return fails(good.error().front().what);
    return open(fmt::format("nobody said whose key signed it: {} (fingerprint {})", did_key(key),
                            fingerprint(key)));
}

std::string fingerprints(const std::vector<PublicKey>& keys) {
    std::string all;
    for (const PublicKey& key : keys) all += (all.empty() ? "" : " or ") + fingerprint(key.bytes);
    return all;
}

CheckLine signature_line(const ReadCredential& read, const std::vector<PublicKey>& office) {
    if (office.empty()) return own_signature(read);
    const Credential& it = read.credential;
    const auto key = std::find_if(office.begin(), office.end(),
                                  [&](const PublicKey& one) { return one.bytes == it.issuer_key; });
    if (key == office.end())
        return fails(fmt::format("the key {} issued it, not the office's, {}",
                                 fingerprint(it.issuer_key), fingerprints(office)));
    if (!key->name.empty() && key->name != it.key_name)
        return fails(
            fmt::format("it names the office {}, the key is of {}", it.key_name, key->name));
    if (const auto good = check_signature(read, key->bytes); !good)
        return fails(good.error().front().what);
    return holds(fmt::format("signed by the office's key, {}, at {}", fingerprint(key->bytes),
                             read.signed_at));
}

CheckLine days_line(const Credential& it, const std::string& at) {
    const std::string days = fmt::format("from {} until {}", it.valid_from, it.valid_until);
    if (at < it.valid_from) return fails(fmt::format("not valid yet at {}: {}", at, days));
    if (at >= it.valid_until) return fails(fmt::format("not valid any more at {}: {}", at, days));
    return holds(fmt::format("valid at {}: {}", at, days));
}

/// The list by any of the office's keys, for it may be newer than the certificate's; by the
/// certificate's own where the office has none.
Result<RevocationList> opened_list(const std::string& bytes, const Credential& it,
                                   const std::vector<PublicKey>& office) {
    if (office.empty()) return open_revocation_list(bytes, it.issuer_key);
    auto list = open_revocation_list(bytes, office.front().bytes);
    for (std::size_t i = 1; i < office.size() && !list; ++i)
        list = open_revocation_list(bytes, office[i].bytes);
    return list;
}

CheckLine revocation_line(const Credential& it, const CertificateAsked& asked) {
    if (!asked.revoked) return open("nobody looked whether it was taken back");
    const auto list = opened_list(*asked.revoked, it, asked.office);
    if (!list)
        return fails("the list of those taken back cannot be used: " + list.error().front().what);
    if (list->office != it.key_name)
        return fails(fmt::format("the list of those taken back is of {}, not of {}", list->office,
                                 it.key_name));
    const Revocation* found = find_revocation(*list, it.number);
    if (found != nullptr && found->at <= asked.at)
        return fails(fmt::format("taken back at {}: {}", found->at, in_words(found->reason)));
    return holds(fmt::format("not taken back, by the list of {}", list->made));
}

CheckLine person_line(const SaltedHash& hash, const std::string& said, const char* what) {
    if (is_of(hash, said)) return holds(fmt::format("the holder's {} is {}", what, said));
    return fails(fmt::format("the holder's {} is not {}", what, said));
}

}  // namespace

bool CertificateCheck::holds() const {
    return is_signed && std::none_of(lines.begin(), lines.end(), [](const CheckLine& line) {
               return line.standing == CheckStanding::Fails;
           });
}

Result<ReadCredential> certificate_in(std::string_view bytes) {
    if (!is_png(bytes)) return read_credential(bytes);
    const auto text = credential_in(bytes);
    if (!text) return tl::make_unexpected(text.error());
    return read_credential(*text);
}

CertificateCheck check_certificate(ReadCredential read, const CertificateAsked& asked) {
    CertificateCheck check{std::move(read), false, {}};
    const Credential& it = check.read.credential;
    check.lines.push_back(signature_line(check.read, asked.office));
    check.is_signed = check.lines.back().standing == CheckStanding::Holds;
    check.lines.push_back(days_line(it, asked.at));
    check.lines.push_back(revocation_line(it, asked));
    if (!asked.holder.empty()) check.lines.push_back(person_line(it.holder, asked.holder, "id"));
    if (!asked.name.empty()) check.lines.push_back(person_line(it.holder_name, asked.name, "name"));
    return check;
}

}  // namespace fairdeal

#include "exam/records/certificate_check.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/utc_now.h"
#include "ledger/credential/badge.h"
#include "ledger/credential/did_key.h"
#include "ledger/credential/revocation.h"
#include "ledger/credential/status_list.h"

namespace fairdeal {

namespace {

CheckLine holds(CheckAbout about, std::string words) {
    return {CheckStanding::Holds, std::move(words), about};
}
CheckLine fails(CheckAbout about, std::string words) {
    return {CheckStanding::Fails, std::move(words), about};
}
CheckLine open(CheckAbout about, std::string words) {
    return {CheckStanding::Open, std::move(words), about};
}

struct ReasonRow {
    CheckStanding standing;
    CheckAbout about;
    std::string_view word, words;
};
/// The first that a line has is the reason.
constexpr ReasonRow reason_rows[] = {
    {CheckStanding::Fails, CheckAbout::Signature, "not genuine",
     "it is not genuine; the office did not sign what stands in it"},
    {CheckStanding::Fails, CheckAbout::Withdrawal, "withdrawn", "the office withdrew it"},
    {CheckStanding::Fails, CheckAbout::Days, "out of its days", "it is not valid at that time"},
    {CheckStanding::Fails, CheckAbout::Holder, "another holder", "it is somebody else's"},
    {CheckStanding::Fails, CheckAbout::Transcript, "transcript",
     "the transcript does not prove the result"},
    {CheckStanding::Fails, CheckAbout::Receipt, "another receipt",
     "a receipt or code is of another start or end, or was mistyped"},
    {CheckStanding::Fails, CheckAbout::Rules, "rules", "it is of other rules"},
    {CheckStanding::Open, CheckAbout::Signature, "no key",
     "the office's key is missing, so nobody knows who signed it"},
    {CheckStanding::Open, CheckAbout::Withdrawal, "no current list",
     "a list of withdrawn certificates that covers this time is missing"},
    {CheckStanding::Open, CheckAbout::Holder, "no name to compare",
     "a transcript names its candidate by id, and a name cannot be compared with it"},
    {CheckStanding::Open, CheckAbout::Transcript, "transcript's keys",
     "a key of the transcript was not checked"},
    {CheckStanding::Open, CheckAbout::Receipt, "no such code",
     "what was typed has not the form of a code, and was compared with nothing"},
};

const ReasonRow* reason_row(const std::vector<CheckLine>& lines) {
    for (const ReasonRow& row : reason_rows) {
        if (std::any_of(lines.begin(), lines.end(), [&](const CheckLine& line) {
                return line.standing == row.standing && line.about == row.about;
            }))
            return &row;
    }
    return nullptr;
}

/// By the key that the certificate names.
CheckLine own_signature(const ReadCredential& read) {
    const Hash& key = read.credential.issuer_key;
    if (const auto good = check_signature(read, key); !good)
        return fails(CheckAbout::Signature, good.error().front().what);
    return open(CheckAbout::Signature,
                fmt::format("no key of the office was given; the key {} signed it (fingerprint {})",
                            did_key(key), fingerprint(key)));
}

std::string fingerprints(const std::vector<PublicKey>& keys) {
    std::string all;
    for (const PublicKey& key : keys) all += (all.empty() ? "" : " or ") + fingerprint(key.bytes);
    return all;
}

CheckLine signature_line(const ReadCredential& read, const std::vector<PublicKey>& office) {
    if (office.empty()) return own_signature(read);
    const Credential& it = read.credential;
    const auto fail = [](std::string words) {
        return fails(CheckAbout::Signature, std::move(words));
    };
    const auto key = std::find_if(office.begin(), office.end(),
                                  [&](const PublicKey& one) { return one.bytes == it.issuer_key; });
    if (key == office.end())
        return fail(fmt::format("the key {} issued it, not the office's, {}",
                                fingerprint(it.issuer_key), fingerprints(office)));
    if (!key->name.empty() && key->name != it.key_name)
        return fail(
            fmt::format("it names the office {}, the key is of {}", it.key_name, key->name));
    if (const auto good = check_signature(read, key->bytes); !good)
        return fail(good.error().front().what);
    return holds(CheckAbout::Signature, fmt::format("signed by the office's key, {}, at {}",
                                                    fingerprint(key->bytes), read.signed_at));
}

CheckLine days_line(const Credential& it, const std::string& at) {
    constexpr CheckAbout about = CheckAbout::Days;
    const std::string days = fmt::format("from {} until {}", it.valid_from, it.valid_until);
    if (at < it.valid_from) return fails(about, fmt::format("not valid yet at {}: {}", at, days));
    if (at >= it.valid_until)
        return fails(about, fmt::format("not valid any more at {}: {}", at, days));
    return holds(about, fmt::format("valid at {}: {}", at, days));
}

/// Tries the office's keys, for a list may be newer than the certificate's; the certificate's own
/// where none is known.
template <class Open>
auto opened_by_any(const Credential& it, const std::vector<PublicKey>& office, Open open_by) {
    if (office.empty()) return open_by(it.issuer_key);
    auto list = open_by(office.front().bytes);
    for (std::size_t i = 1; i < office.size() && !list; ++i) list = open_by(office[i].bytes);
    return list;
}

/// What a list of either kind says of the certificate.
struct ListSays {
    std::string made, next_update;
    std::optional<std::string> withdrawn_at;  // "": the list does not say when
    std::string why;
};

Result<ListSays> said_by(const RevocationList& list, const Credential& it) {
    if (list.office != it.key_name)
        return refused({}, fmt::format("it is of {}, not of {}", list.office, it.key_name));
    ListSays says{list.made, list.next_update, {}, ""};
    if (says.next_update.empty()) says.next_update = days_after(list.made, days_of_a_list);
    const Revocation* found = find_revocation(list, it.number);
    if (found == nullptr) return says;
    says.withdrawn_at = found->at;
    says.why = in_words(found->reason);
    return says;
}

Result<ListSays> said_by(const StatusList& list, const Credential& it) {
    if (!it.status_index || it.issuer_url != list.house)
        return refused({}, "the certificate has no place in it");
    if (*it.status_index >= list.size) return refused({}, "it is too short for the certificate");
    ListSays says{list.made, list.next_update, {}, ""};
    if (list.is_withdrawn(*it.status_index)) says.withdrawn_at = "";
    return says;
}

Result<ListSays> said_by_list(const std::string& bytes, const Credential& it,
                              const std::vector<PublicKey>& office) {
    const auto say = [&](const auto& list) -> Result<ListSays> {
        if (!list) return tl::make_unexpected(list.error());
        return said_by(*list, it);
    };
    if (is_status_list(bytes))
        return say(opened_by_any(it, office,
                                 [&](const Hash& key) { return open_status_list(bytes, key); }));
    return say(opened_by_any(it, office,
                             [&](const Hash& key) { return open_revocation_list(bytes, key); }));
}

/// A certificate that is on a list stays withdrawn, however old the list is. One that is not on it
/// was not withdrawn while the list counted, and nobody can say of other times.
CheckLine withdrawal_line(const Credential& it, const CertificateAsked& asked) {
    constexpr CheckAbout about = CheckAbout::Withdrawal;
    if (!asked.revoked)
        return open(about, "no list of withdrawn certificates was given (--revoked)");
    const auto says = said_by_list(*asked.revoked, it, asked.office);
    if (!says)
        return open(about, "the list of withdrawn certificates cannot be used: " +
                               says.error().front().what);
    if (says->withdrawn_at && !says->withdrawn_at->empty() && *says->withdrawn_at <= asked.at)
        return fails(about, fmt::format("withdrawn at {}: {}", *says->withdrawn_at, says->why));
    if (asked.at < says->made)
        return open(about, fmt::format("the list of withdrawn certificates is of {}, after {}",
                                       says->made, asked.at));
    if (says->withdrawn_at && says->withdrawn_at->empty())
        return fails(about, fmt::format("withdrawn, by the status list of {}", says->made));
    if (asked.at >= says->next_update)
        return open(about, fmt::format("the list of withdrawn certificates of {} is too old: a "
                                       "newer one was due at {}",
                                       says->made, says->next_update));
    return holds(about, fmt::format("not withdrawn, by the list of {}, good until {}", says->made,
                                    says->next_update));
}

CheckLine person_line(const SaltedHash& hash, const std::string& said, const char* what) {
    constexpr CheckAbout about = CheckAbout::Holder;
    if (is_of(hash, said)) return holds(about, fmt::format("the holder's {} is {}", what, said));
    return fails(about, fmt::format("the holder's {} is not {}", what, said));
}

}  // namespace

CheckVerdict verdict_of(const std::vector<CheckLine>& lines) {
    const auto any = [&](CheckStanding standing) {
        return std::any_of(lines.begin(), lines.end(),
                           [&](const CheckLine& line) { return line.standing == standing; });
    };
    if (any(CheckStanding::Fails)) return CheckVerdict::DoesNotHold;
    if (any(CheckStanding::Open) || !any(CheckStanding::Holds)) return CheckVerdict::CannotSay;
    return CheckVerdict::Holds;
}

std::string_view to_text(CheckVerdict verdict) {
    switch (verdict) {
        case CheckVerdict::Holds: return "holds";
        case CheckVerdict::DoesNotHold: return "does not hold";
        case CheckVerdict::CannotSay: return "cannot say";
    }
    return "";
}

std::string_view reason_of(const std::vector<CheckLine>& lines) {
    const ReasonRow* row = reason_row(lines);
    return row == nullptr ? std::string_view() : row->word;
}

std::string verdict_in_words(std::string_view what, const std::vector<CheckLine>& lines) {
    const ReasonRow* row = reason_row(lines);
    const std::string why = row == nullptr ? "." : fmt::format(": {}.", row->words);
    switch (verdict_of(lines)) {
        case CheckVerdict::Holds: return fmt::format("The {} holds.", what);
        case CheckVerdict::DoesNotHold: return fmt::format("The {} does NOT hold{}", what, why);
        case CheckVerdict::CannotSay: break;
    }
    return fmt::format("It CANNOT BE SAID whether the {} is good{}", what, why);
}

Result<ReadCredential> certificate_in(std::string_view bytes) {
    if (!is_png(bytes)) return read_credential(bytes);
    const auto text = credential_in(bytes);
    if (!text) return tl::make_unexpected(text.error());
    return read_credential(*text);
}

CertificateCheck check_certificate(ReadCredential read, const CertificateAsked& asked) {
    CertificateCheck check{std::move(read), {}};
    const Credential& it = check.read.credential;
    check.lines.push_back(signature_line(check.read, asked.office));
    check.lines.push_back(days_line(it, asked.at));
    check.lines.push_back(withdrawal_line(it, asked));
    if (!asked.holder.empty()) check.lines.push_back(person_line(it.holder, asked.holder, "id"));
    if (!asked.name.empty()) check.lines.push_back(person_line(it.holder_name, asked.name, "name"));
    return check;
}

}  // namespace fairdeal

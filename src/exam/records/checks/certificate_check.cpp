#include "exam/records/checks/certificate_check.h"

#include <algorithm>
#include <array>

#include "base/translation.h"
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
    const char *word, *words;
};
/// The first that a line has is the reason.
constexpr ReasonRow reason_rows[] = {
    {CheckStanding::Fails, CheckAbout::Signature, fixed("not genuine"),
     sentence("it is not genuine; the office did not sign what stands in it")},
    {CheckStanding::Fails, CheckAbout::Withdrawal, fixed("withdrawn"),
     sentence("the office withdrew it")},
    {CheckStanding::Fails, CheckAbout::Days, fixed("out of its days"),
     sentence("it is not valid at that time")},
    {CheckStanding::Fails, CheckAbout::Holder, fixed("another holder"),
     sentence("it is somebody else's")},
    {CheckStanding::Fails, CheckAbout::Transcript, fixed("transcript"),
     sentence("the transcript does not prove the result")},
    {CheckStanding::Fails, CheckAbout::Receipt, fixed("another receipt"),
     sentence("a receipt or code is of another start or end, or was mistyped")},
    {CheckStanding::Fails, CheckAbout::Log, fixed("another log"),
     sentence("the log here does not have what the transcript was made from")},
    {CheckStanding::Fails, CheckAbout::Rules, fixed("rules"), sentence("it is of other rules")},
    {CheckStanding::Open, CheckAbout::Signature, fixed("no key"),
     sentence("the office's key is missing, so nobody knows who signed it")},
    {CheckStanding::Open, CheckAbout::Withdrawal, fixed("no current list"),
     sentence("a list of withdrawn certificates that covers this time is missing")},
    {CheckStanding::Open, CheckAbout::Holder, fixed("no name to compare"),
     sentence("a transcript names its candidate by id, and a name cannot be compared with it")},
    {CheckStanding::Open, CheckAbout::Transcript, fixed("transcript's keys"),
     sentence("a key of the transcript was not checked")},
    {CheckStanding::Open, CheckAbout::Receipt, fixed("no such code"),
     sentence("what was typed has not the form of a code, and was compared with nothing")},
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
    return open(
        CheckAbout::Signature,
        tr("no key of the office was given; the key {key} signed it (fingerprint {fingerprint})",
           "key"_a = did_key(key), "fingerprint"_a = fingerprint(key)));
}

std::string fingerprints(const std::vector<PublicKey>& keys) {
    std::string all;
    for (const PublicKey& key : keys) {
        const std::string one = fingerprint(key.bytes);
        all = all.empty() ? one : tr("{this} or {that}", "this"_a = all, "that"_a = one);
    }
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
        return fail(tr("the key {key} issued it, not the office's, {keys}",
                       "key"_a = fingerprint(it.issuer_key), "keys"_a = fingerprints(office)));
    if (!key->name.empty() && key->name != it.key_name)
        return fail(tr("it names the office {office}, the key is of {other}",
                       "office"_a = it.key_name, "other"_a = key->name));
    if (const auto good = check_signature(read, key->bytes); !good)
        return fail(good.error().front().what);
    return holds(CheckAbout::Signature,
                 tr("signed by the office's key, {key}, at {time}",
                    "key"_a = fingerprint(key->bytes), "time"_a = to_text(read.signed_at)));
}

CheckLine days_line(const Credential& it, const UtcTime& at) {
    constexpr CheckAbout about = CheckAbout::Days;
    const auto in_words = [&](const char* words) {
        return tr_of(words, "time"_a = to_text(at), "from"_a = to_text(it.valid_from),
                     "until"_a = to_text(it.valid_until));
    };
    if (at < it.valid_from)
        return fails(about,
                     in_words(sentence("not valid yet at {time}: from {from} until {until}")));
    if (at >= it.valid_until)
        return fails(about,
                     in_words(sentence("not valid any more at {time}: from {from} until {until}")));
    return holds(about, in_words(sentence("valid at {time}: from {from} until {until}")));
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
    UtcTime made, next_update;
    bool withdrawn = false;
    std::optional<UtcTime> withdrawn_at;  // none: the list does not say when
    std::string why;
};

Result<ListSays> said_by(const RevocationList& list, const Credential& it) {
    if (list.office != it.key_name)
        return refused({}, tr("it is of {office}, not of {other}", "office"_a = list.office,
                              "other"_a = it.key_name));
    ListSays says{
        list.made, list.next_update.value_or(days_after(list.made, days_of_a_list)), false, {}, ""};
    const Revocation* found = find_revocation(list, it.number);
    if (found == nullptr) return says;
    says.withdrawn = true;
    says.withdrawn_at = found->at;
    says.why = in_words(found->reason);
    return says;
}

Result<ListSays> said_by(const StatusList& list, const Credential& it) {
    if (!it.status_index || it.issuer_url != list.house)
        return refused({}, tr("the certificate has no place in it"));
    if (*it.status_index >= list.size)
        return refused({}, tr("it is too short for the certificate"));
    return ListSays{list.made, list.next_update, list.is_withdrawn(*it.status_index), {}, ""};
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
    if (!asked.revoked) return open(about, tr("no list of withdrawn certificates was given"));
    const auto says = said_by_list(*asked.revoked, it, asked.office);
    if (!says)
        return open(about, tr("the list of withdrawn certificates cannot be used: {why}",
                              "why"_a = says.error().front().what));
    if (says->withdrawn_at && *says->withdrawn_at <= asked.at)
        return fails(about, tr("withdrawn at {time}: {why}",
                               "time"_a = to_text(*says->withdrawn_at), "why"_a = says->why));
    if (asked.at < says->made)
        return open(about, tr("the list of withdrawn certificates is of {made}, after {time}",
                              "made"_a = to_text(says->made), "time"_a = to_text(asked.at)));
    if (says->withdrawn && !says->withdrawn_at)
        return fails(about,
                     tr("withdrawn, by the status list of {made}", "made"_a = to_text(says->made)));
    if (asked.at >= says->next_update)
        return open(about,
                    tr("the list of withdrawn certificates of {made} is too old: a "
                       "newer one was due at {due}",
                       "made"_a = to_text(says->made), "due"_a = to_text(says->next_update)));
    return holds(about, tr("not withdrawn, by the list of {made}, good until {until}",
                           "made"_a = to_text(says->made), "until"_a = to_text(says->next_update)));
}

CheckLine id_line(const SaltedHash& hash, const std::string& id) {
    constexpr CheckAbout about = CheckAbout::Holder;
    return is_of(hash, id) ? holds(about, tr("the holder's id is {id}", "id"_a = id))
                           : fails(about, tr("the holder's id is not {id}", "id"_a = id));
}

CheckLine name_line(const SaltedHash& hash, const std::string& name) {
    constexpr CheckAbout about = CheckAbout::Holder;
    return is_of(hash, name) ? holds(about, tr("the holder's name is {name}", "name"_a = name))
                             : fails(about, tr("the holder's name is not {name}", "name"_a = name));
}

struct VerdictWords {
    const char *holds, *fails, *unknown_because, *unknown;
};
/// In the order of CheckOf.
constexpr std::array verdicts{
    VerdictWords{sentence("The certificate holds."),
                 sentence("The certificate does NOT hold: {why}."),
                 sentence("It CANNOT BE SAID whether the certificate is good: {why}."),
                 sentence("It CANNOT BE SAID whether the certificate is good.")},
    VerdictWords{sentence("The transcript holds."),
                 sentence("The transcript does NOT hold: {why}."),
                 sentence("It CANNOT BE SAID whether the transcript is good: {why}."),
                 sentence("It CANNOT BE SAID whether the transcript is good.")},
    VerdictWords{
        sentence("The certificate, with its transcript, holds."),
        sentence("The certificate, with its transcript, does NOT hold: {why}."),
        sentence("It CANNOT BE SAID whether the certificate, with its transcript, is good: {why}."),
        sentence("It CANNOT BE SAID whether the certificate, with its transcript, is good.")},
};

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
        case CheckVerdict::DoesNotHold: return fixed("does not hold");
        case CheckVerdict::CannotSay: return fixed("cannot say");
    }
    return "";
}

std::string_view reason_of(const std::vector<CheckLine>& lines) {
    const ReasonRow* row = reason_row(lines);
    return row == nullptr ? std::string_view() : row->word;
}

std::string verdict_in_words(CheckOf of, const std::vector<CheckLine>& lines) {
    const VerdictWords& words = verdicts.at(static_cast<std::size_t>(of));
    const CheckVerdict verdict = verdict_of(lines);
    if (verdict == CheckVerdict::Holds) return tr(words.holds);
    const ReasonRow* row = reason_row(lines);
    if (row == nullptr) return tr(words.unknown);
    return tr_of(verdict == CheckVerdict::DoesNotHold ? words.fails : words.unknown_because,
                 "why"_a = tr(row->words));
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
    if (!asked.holder.empty()) check.lines.push_back(id_line(it.holder, asked.holder));
    if (!asked.name.empty()) check.lines.push_back(name_line(it.holder_name, asked.name));
    return check;
}

}  // namespace fairdeal

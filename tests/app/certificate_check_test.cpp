// What holds of a certificate, line by line.

#include "exam/records/checks/certificate_check.h"

#include <boost/test/unit_test.hpp>

#include "exam/records/certificate_make.h"
#include "ledger/credential/revocation.h"
#include "ledger/credential/status_list.h"
#include "support/credentials.h"
#include "support/times.h"

namespace fairdeal {

namespace {

CertificateAsked asked() {
    CertificateAsked asked;
    asked.office = {office_key().public_key()};
    asked.at = "2026-06-02T00:00:00Z"_utc;
    return asked;
}

CertificateCheck check(const CertificateAsked& asked) {
    return check_certificate(*certificate_in(sample_certificate()), asked);
}

/// The lines' standings: h, F, o, n.
std::string standings(const CertificateCheck& check) {
    std::string all;
    for (const CheckLine& line : check.lines)
        all += "hFon"[static_cast<std::size_t>(line.standing)];
    return all;
}

/// "hho cannot say: no current list".
std::string found(const CertificateCheck& check) {
    const std::string reason(reason_of(check.lines));
    return standings(check) + " " + std::string(to_text(verdict_of(check.lines))) +
           (reason.empty() ? "" : ": " + reason);
}
std::string found(const CertificateAsked& asked) { return found(check(asked)); }

/// A list of these, of the first of June, good until the first of July.
std::string list_of(std::vector<Revocation> revocations,
                    const std::optional<UtcTime>& next_update = "2026-07-01T00:00:00Z"_utc) {
    return *signed_list({"", "2026-06-01T00:00:00Z"_utc, std::move(revocations), next_update},
                        office_key());
}

CertificateAsked with_list() {
    CertificateAsked all = asked();
    all.revoked = list_of({});
    return all;
}

constexpr const char* number = "BRK-2026-000417";

}  // namespace

BOOST_AUTO_TEST_SUITE(certificate_checks)

BOOST_AUTO_TEST_CASE(a_certificate_holds_by_key_days_and_list) {
    BOOST_TEST(found(with_list()) == "hhh holds");
    CertificateAsked all = with_list();
    all.holder = "1182";
    all.name = "Ren\u00e9e \"Ace\" O'Neill";
    BOOST_TEST(found(all) == "hhhhh holds");
    all.name = "Another Name";
    BOOST_TEST(found(all) == "hhhhF does not hold: another holder");
}

BOOST_AUTO_TEST_CASE(what_was_not_given_cannot_be_said) {
    BOOST_TEST(found(asked()) == "hho cannot say: no current list");
    CertificateAsked nobody = with_list();
    nobody.office.clear();
    BOOST_TEST(found(nobody) == "ohh cannot say: no key");
    nobody.revoked.reset();
    BOOST_TEST(found(nobody) == "oho cannot say: no key");
    BOOST_TEST(to_text(verdict_of({})) == "cannot say");
    BOOST_TEST(to_text(verdict_of({{CheckStanding::Note, "words"}})) == "cannot say");
}

BOOST_AUTO_TEST_CASE(what_is_not_signed_by_the_office_does_not_hold) {
    CertificateAsked other = with_list();
    other.office.front().bytes = sha256("another key");
    BOOST_TEST(found(other) == "Fho does not hold: not genuine");
    CertificateAsked renamed = with_list();
    renamed.office.front().name = "casino.example/other";
    BOOST_TEST(found(renamed) == "Fhh does not hold: not genuine");
    renamed.office.front().name.clear();  // a did:key has no name
    BOOST_TEST(found(renamed) == "hhh holds");
}

BOOST_AUTO_TEST_CASE(forged_withdrawn_and_unchecked_share_no_words) {
    CertificateAsked forged = with_list(), withdrawn = with_list(), unchecked = asked();
    forged.office.front().bytes = sha256("another key");
    withdrawn.revoked = list_of({{number, "2026-05-01T00:00:00Z"_utc, RevocationReason::Error}});
    const auto words = [](const CertificateAsked& it) {
        return verdict_in_words(CheckOf::Certificate, check(it).lines);
    };
    BOOST_TEST(words(forged) ==
               "The certificate does NOT hold: it is not genuine; the office did "
               "not sign what stands in it.");
    BOOST_TEST(words(withdrawn) == "The certificate does NOT hold: the office withdrew it.");
    BOOST_TEST(
        words(unchecked) ==
        "It CANNOT BE SAID whether the certificate is good: a list of withdrawn certificates "
        "that covers this time is missing.");
    BOOST_TEST(words(with_list()) == "The certificate holds.");
}

BOOST_AUTO_TEST_CASE(a_forged_one_is_called_forged_though_it_is_withdrawn_too) {
    CertificateAsked both = with_list();
    both.office.push_back(both.office.front());
    both.office.front().name = both.office.back().name = "casino.example/other";
    both.revoked = list_of({{number, "2026-05-01T00:00:00Z"_utc, RevocationReason::Error}});
    BOOST_TEST(found(both) == "FhF does not hold: not genuine");
}

BOOST_AUTO_TEST_CASE(a_key_of_earlier_and_a_list_by_a_newer_one_count) {
    const SigningKey newer("casino.example/exams", KeyUse::Log, std::string(32, 'n'));
    CertificateAsked changed = asked();
    changed.office.insert(changed.office.begin(), newer.public_key());
    changed.revoked = *signed_list({"", "2026-06-01T00:00:00Z"_utc, {}}, newer);
    BOOST_TEST(found(changed) == "hhh holds");
    changed.office = {office_key().public_key()};
    BOOST_TEST(found(changed) == "hho cannot say: no current list");
}

BOOST_AUTO_TEST_CASE(days_end_by_the_second) {
    CertificateAsked early = asked(), late = asked();
    early.at = "2026-03-14T21:05:09Z"_utc;
    late.at = "2028-03-14T21:05:09Z"_utc;
    BOOST_TEST(standings(check(early)) == "hho");
    BOOST_TEST(found(late) == "hFo does not hold: out of its days");
}

BOOST_AUTO_TEST_CASE(a_withdrawn_one_stays_withdrawn_however_old_the_list) {
    CertificateAsked taken = asked();
    taken.revoked = list_of({{number, taken.at, RevocationReason::Error}});
    BOOST_TEST(found(taken) == "hhF does not hold: withdrawn");
    taken.at = "2026-06-01T23:59:59Z"_utc;
    BOOST_TEST(found(taken) == "hhh holds");
    taken.at = "2027-06-01T00:00:00Z"_utc;
    BOOST_TEST(found(taken) == "hhF does not hold: withdrawn");
}

BOOST_AUTO_TEST_CASE(an_old_list_shown_again_says_nothing) {
    CertificateAsked replayed = with_list();
    replayed.at = "2026-06-30T23:59:59Z"_utc;
    BOOST_TEST(found(replayed) == "hhh holds");
    replayed.at = "2026-07-01T00:00:00Z"_utc;
    BOOST_TEST(found(replayed) == "hho cannot say: no current list");
    replayed.revoked = list_of({}, std::nullopt);  // of the first form: it counts for thirty days
    replayed.at = "2026-06-30T23:59:59Z"_utc;
    BOOST_TEST(found(replayed) == "hhh holds");
    replayed.at = "2026-07-01T00:00:00Z"_utc;
    BOOST_TEST(found(replayed) == "hho cannot say: no current list");
    replayed.at = "2026-05-31T23:59:59Z"_utc;  // nobody knew by then
    BOOST_TEST(found(replayed) == "hho cannot say: no current list");
}

BOOST_AUTO_TEST_CASE(a_list_that_cannot_be_used_says_nothing) {
    CertificateAsked taken = asked();
    const SigningKey other("casino.example/other", KeyUse::Log, std::string(32, 'e'));
    for (const std::string& list : {*signed_list({"", "2026-06-01T00:00:00Z"_utc, {}}, other),
                                    std::string("no list"), std::string(), std::string("{}")}) {
        taken.revoked = list;
        BOOST_TEST(found(taken) == "hho cannot say: no current list");
    }
}

BOOST_AUTO_TEST_CASE(the_status_list_of_wallets_counts_as_well) {
    const auto found_by = [](const StatusList& list, const UtcTime& at,
                             const SigningKey& key = office_key()) {
        CertificateAsked house = asked();
        house.at = at;
        house.revoked = *signed_status_list(list, key);
        return found(check_certificate(*certificate_in(sample_house_certificate()), house));
    };
    StatusList list;
    list.house = "https://exams.casino.example";
    list.made = "2026-06-01T00:00:00Z"_utc;
    list.next_update = "2026-07-01T00:00:00Z"_utc;
    list.withdrawn = {416, 418};
    const UtcTime in_time = "2026-06-02T00:00:00Z"_utc;
    BOOST_TEST(found_by(list, in_time) == "hhh holds");
    BOOST_TEST(found_by(list, "2026-07-01T00:00:00Z"_utc) == "hho cannot say: no current list");
    BOOST_TEST(found_by(list, "2026-05-01T00:00:00Z"_utc) == "hho cannot say: no current list");
    const SigningKey other("casino.example/exams", KeyUse::Log, std::string(32, 'x'));
    BOOST_TEST(found_by(list, in_time, other) == "hho cannot say: no current list");
    list.withdrawn = {417};
    BOOST_TEST(found_by(list, in_time) == "hhF does not hold: withdrawn");
    BOOST_TEST(found_by(list, "2027-05-01T00:00:00Z"_utc) == "hhF does not hold: withdrawn");
    list.house = "https://other.example";
    BOOST_TEST(found_by(list, in_time) == "hho cannot say: no current list");
    CertificateAsked plain = asked();  // a certificate without a place in it
    plain.revoked = *signed_status_list(list, office_key());
    BOOST_TEST(found(plain) == "hho cannot say: no current list");
}

BOOST_AUTO_TEST_CASE(an_edited_status_list_does_not_help_its_candidate) {
    StatusList list;
    list.house = "https://exams.casino.example";
    list.made = "2026-06-01T00:00:00Z"_utc;
    list.next_update = "2026-07-01T00:00:00Z"_utc;
    StatusList empty = list;
    list.withdrawn = {417};
    const auto bits_of = [](const std::string& bytes) {
        const std::string start = "\"encodedList\":\"";
        const auto at = bytes.find(start) + start.size();
        return bytes.substr(at, bytes.find('"', at) - at);
    };
    std::string edited = *signed_status_list(list, office_key());
    const std::string theirs = bits_of(edited);
    edited.replace(edited.find(theirs), theirs.size(),
                   bits_of(*signed_status_list(empty, office_key())));
    CertificateAsked house = asked();
    house.revoked = edited;
    BOOST_TEST(found(check_certificate(*certificate_in(sample_house_certificate()), house)) ==
               "hho cannot say: no current list");
}

BOOST_AUTO_TEST_CASE(a_certificate_of_the_first_format_holds_as_well) {
    Credential first = sample_credential();
    first.format = 1;
    const std::string document = issued(first, office_key(), "2026-03-14T21:06:00Z"_utc);
    BOOST_TEST(found(check_certificate(*certificate_in(document), with_list())) == "hhh holds");
}

BOOST_AUTO_TEST_CASE(who_checks_more_adds_lines) {
    CertificateCheck more = check(with_list());
    more.lines.push_back({CheckStanding::Note, "said for the reader alone"});
    BOOST_TEST(found(more) == "hhhn holds");
    more.lines.push_back({CheckStanding::Open, "not checked whose key it is"});
    BOOST_TEST(found(more) == "hhhno cannot say: transcript's keys");
    more.lines.push_back({CheckStanding::Fails, "the transcript is of another exam"});
    BOOST_TEST(found(more) == "hhhnoF does not hold: transcript");
}

BOOST_AUTO_TEST_CASE(what_is_handed_out_is_one_certificate_in_three_forms) {
    CertificateSheet sheet;
    sheet.name = "Ren\u00e9e \"Ace\" O'Neill";
    sheet.profile = {{"Super Tie", 5, 6}};
    const UtcTime made = "2026-03-14T21:06:00Z"_utc;
    const auto make = [&](const Credential& credential) {
        return certificate_files(credential, sheet, office_key(), made, Paper::A4);
    };
    const auto files = make(sample_credential());
    BOOST_REQUIRE(files.has_value());
    BOOST_TEST(files->document == sample_certificate());
    BOOST_TEST(certificate_in(files->badge).value().document == files->document);
    BOOST_TEST(files->sheet.starts_with("%PDF-"));
    BOOST_TEST((make(sample_credential())->badge == files->badge));

    Credential other = sample_credential();
    other.key_name = "casino.example/other";
    BOOST_TEST(make(other).error().front().what == "the certificate names another office");
    other = sample_credential();
    other.number = "";
    BOOST_TEST(!make(other).has_value());
    sheet.name = "Another Name";
    BOOST_TEST(make(sample_credential()).error().front().what == "the sheet names another holder");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal

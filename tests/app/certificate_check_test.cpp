// What holds of a certificate, line by line.

#include "app/certificate_check.h"

#include <boost/test/unit_test.hpp>

#include "app/certificate_make.h"
#include "ledger/revocation.h"
#include "support/credentials.h"

namespace fairdeal {

namespace {

CertificateAsked asked() {
    CertificateAsked asked;
    asked.office = {office_key().public_key()};
    asked.at = "2026-06-02T00:00:00Z";
    return asked;
}

CertificateCheck check(const CertificateAsked& asked) {
    return check_certificate(*certificate_in(sample_certificate()), asked);
}

/// The lines' standings: h, F, o.
std::string standings(const CertificateCheck& check) {
    std::string all;
    for (const CheckLine& line : check.lines) all += "hFo"[static_cast<std::size_t>(line.standing)];
    return all;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(certificate_checks)

BOOST_AUTO_TEST_CASE(a_certificate_holds_though_not_everything_was_asked) {
    BOOST_TEST(standings(check(asked())) == "hho");
    BOOST_TEST(check(asked()).holds());
    CertificateAsked all = asked();
    all.holder = "1182";
    all.name = "Ren\u00e9e \"Ace\" O'Neill";
    all.revoked = *signed_list({"", "2026-06-01T00:00:00Z", {}}, office_key());
    BOOST_TEST(standings(check(all)) == "hhhhh");
}

BOOST_AUTO_TEST_CASE(what_is_not_signed_by_the_office_does_not_hold) {
    CertificateAsked nobody = asked();
    nobody.office.clear();
    BOOST_TEST(standings(check(nobody)) == "oho");
    BOOST_TEST(!check(nobody).holds());
    CertificateAsked other = asked();
    other.office.front().bytes = sha256("another key");
    BOOST_TEST(standings(check(other)) == "Fho");
    BOOST_TEST(!check(other).holds());
    CertificateAsked renamed = asked();
    renamed.office.front().name = "casino.example/other";
    BOOST_TEST(standings(check(renamed)) == "Fho");
    renamed.office.front().name.clear();  // a did:key has no name
    BOOST_TEST(check(renamed).holds());
}

BOOST_AUTO_TEST_CASE(a_key_of_earlier_and_a_list_by_a_newer_one_count) {
    const SigningKey newer("casino.example/exams", KeyUse::Log, std::string(32, 'n'));
    CertificateAsked changed = asked();
    changed.office.insert(changed.office.begin(), newer.public_key());
    changed.revoked = *signed_list({"", "2026-06-01T00:00:00Z", {}}, newer);
    BOOST_TEST(standings(check(changed)) == "hhh");
    changed.office = {office_key().public_key()};
    BOOST_TEST(standings(check(changed)) == "hhF");
}

BOOST_AUTO_TEST_CASE(days_and_lists_fail_by_the_second) {
    CertificateAsked early = asked(), late = asked();
    early.at = "2026-03-14T21:05:09Z";
    late.at = "2028-03-14T21:05:09Z";
    BOOST_TEST(standings(check(early)) == "hho");
    BOOST_TEST(standings(check(late)) == "hFo");
    CertificateAsked taken = asked();
    taken.revoked = *signed_list(
        {"", "2026-06-01T00:00:00Z", {{"BRK-2026-000417", taken.at, RevocationReason::Error}}},
        office_key());
    BOOST_TEST(standings(check(taken)) == "hhF");
    taken.at = "2026-06-01T23:59:59Z";
    BOOST_TEST(standings(check(taken)) == "hhh");
    const SigningKey other("casino.example/other", KeyUse::Log, std::string(32, 'e'));
    taken.revoked = *signed_list({"", "2026-06-01T00:00:00Z", {}}, other);
    BOOST_TEST(standings(check(taken)) == "hhF");
    taken.revoked = "no list";
    BOOST_TEST(standings(check(taken)) == "hhF");
}

BOOST_AUTO_TEST_CASE(who_checks_more_adds_lines) {
    CertificateCheck found = check(asked());
    found.lines.push_back({CheckStanding::Fails, "the transcript is of another exam"});
    BOOST_TEST(!found.holds());
}

BOOST_AUTO_TEST_CASE(what_is_handed_out_is_one_certificate_in_three_forms) {
    CertificateSheet sheet;
    sheet.name = "Ren\u00e9e \"Ace\" O'Neill";
    sheet.profile = {{"Super Tie", 5, 6}};
    const std::string made = "2026-03-14T21:06:00Z";
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

// `fairdeal verify`, as an auditor runs it on another machine; and what goes to other systems.

#include <boost/test/unit_test.hpp>

#include "ledger/credential/did_key.h"
#include "ledger/credential/revocation.h"
#include "running.h"
#include "support/credentials.h"
#include "support/times.h"

using namespace fairdeal;

namespace {

constexpr const char* in_time = " --at 2026-06-02T00:00:00Z";

/// The files that are handed on.
struct Handed {
    Folder folder;
    std::string certificate = folder.write("certificate.json", sample_certificate());
    std::string picture = folder.write("badge.png", *baked(sample_png(), sample_certificate()));
    std::string code = folder.write("code.txt", code_text(*read_credential(sample_certificate())));
    std::string key = folder.write("office.key", to_text(office_key().public_key()) + "\n");
    std::string list =
        folder.write("revoked", revoked("BRK-2025-000002", "2026-01-02T00:00:00Z"_utc));

    static std::string revoked(const std::string& number, const UtcTime& at) {
        return *signed_list({"",
                             "2026-06-01T00:00:00Z"_utc,
                             {{number, at, RevocationReason::Voided}},
                             "2026-07-01T00:00:00Z"_utc},
                            office_key());
    }
    [[nodiscard]] Ran verify(const std::string& words) const {
        return fairdeal_with("verify " + words + in_time);
    }
    [[nodiscard]] std::string by_list() const { return " --revoked " + list; }
};

}  // namespace

BOOST_AUTO_TEST_SUITE(verify_command)

BOOST_AUTO_TEST_CASE(a_good_certificate_holds_line_by_line) {
    const Handed handed;
    const Ran ran = handed.verify(handed.certificate + " --key " + handed.key + " --revoked " +
                                  handed.list + " --holder 1182");
    const std::string print = fingerprint(office_key().public_key().bytes);
    BOOST_TEST(ran.err == "");
    BOOST_TEST(ran.status == 0);
    BOOST_TEST(ran.out ==
               "Certificate BRK-2026-000417: Certified dealer of Breakout Blackjack, by Casino "
               "Example, exam office\n"
               "Table card: breakout hit-soft-17=yes; rules 2026-02\n"
               "  Whole exam: 41 of 44\n"
               "  Player and Dealer wagers: 93 of 100\n"
               "  Table test: Completed\n"
               "holds   signed by the office's key, " +
                   print +
                   ", at 2026-03-14T21:06:00Z\n"
                   "holds   valid at 2026-06-02T00:00:00Z: from 2026-03-14T21:05:09Z until "
                   "2028-03-14T21:05:09Z\n"
                   "holds   not withdrawn, by the list of 2026-06-01T00:00:00Z, good until "
                   "2026-07-01T00:00:00Z\n"
                   "holds   the holder's id is 1182\n"
                   "note    clauses have changed since it was issued; a transcript made after the "
                   "certificate says which; a delta test asks these alone (fairdeal exam open "
                   "--delta CERTIFICATE)\n"
                   "The certificate holds.\n");
}

BOOST_AUTO_TEST_CASE(a_picture_and_a_code_say_the_same) {
    const Handed handed;
    const std::string did = did_key(office_key().public_key().bytes);
    const std::string by = " --key " + did + handed.by_list();
    const std::string words = handed.verify(handed.certificate + by).out;
    for (const std::string& file : {handed.picture, handed.code}) {
        const Ran ran = handed.verify(file + by);
        BOOST_TEST(ran.status == 0);
        BOOST_TEST(ran.out == words);
    }
    const Ran piped = fairdeal_with("verify -" + by + in_time, text_of_file(handed.picture));
    BOOST_TEST(piped.out == words);
}

BOOST_AUTO_TEST_CASE(an_office_may_have_had_several_keys) {
    const Handed handed;
    const SigningKey newer("casino.example/exams", KeyUse::Log, std::string(32, 'n'));
    const std::string keys = handed.folder.write(
        "keys", to_text(newer.public_key()) + "\n" + to_text(office_key().public_key()) + "\n");
    const std::string certificate = handed.certificate + handed.by_list();
    BOOST_TEST(handed.verify("--key " + keys + " " + certificate).status == 0);
    const std::string newer_alone = did_key(newer.public_key().bytes);
    BOOST_TEST(handed.verify("--key " + newer_alone + " " + certificate).status == 1);
    BOOST_TEST(
        handed.verify("--key " + newer_alone + " --key " + handed.key + " " + certificate).status ==
        0);
}

BOOST_AUTO_TEST_CASE(what_cannot_be_said_has_a_verdict_of_its_own) {
    const Handed handed;
    const Ran no_key = handed.verify(handed.certificate + handed.by_list());
    BOOST_TEST(no_key.status == 2);
    BOOST_TEST(says(no_key.out, "unknown no key of the office was given; the key did:key:z6Mk"));
    BOOST_TEST(says(no_key.out,
                    "It CANNOT BE SAID whether the certificate is good: the office's key is "
                    "missing, so nobody knows who signed it.\n"));
    const std::string by_key = handed.certificate + " --key " + handed.key;
    const Ran no_list = handed.verify(by_key);
    BOOST_TEST(no_list.status == 2);
    BOOST_TEST(says(no_list.out, "unknown no list of withdrawn certificates was given\n"));
    const Ran old =
        fairdeal_with("verify " + by_key + handed.by_list() + " --at 2026-07-01T00:00:00Z");
    BOOST_TEST(old.status == 2);
    BOOST_TEST(says(old.out,
                    "unknown the list of withdrawn certificates of 2026-06-01T00:00:00Z is too "
                    "old: a newer one was due at 2026-07-01T00:00:00Z\n"));
    const Ran before =
        fairdeal_with("verify " + by_key + handed.by_list() + " --at 2026-05-31T00:00:00Z");
    BOOST_TEST(before.status == 2);
    BOOST_TEST(says(before.out,
                    "unknown the list of withdrawn certificates is of 2026-06-01T00:00:00Z, "
                    "after 2026-05-31T00:00:00Z\n"));
    for (const Ran* ran : {&no_key, &no_list, &old, &before}) {
        BOOST_TEST(!says(ran->out, "NOT hold"));
        BOOST_TEST(!says(ran->out, "FAILS"));
        BOOST_TEST(ran->err == "");
    }
}

BOOST_AUTO_TEST_CASE(what_does_not_hold_is_named) {
    const Handed handed;
    const std::string by_office = handed.certificate + " --key " + handed.key;
    const auto refused_as = [&](const Ran& ran, const std::string& words) {
        BOOST_TEST(ran.status == 1);
        BOOST_TEST_INFO(ran.out << ran.err);
        BOOST_TEST(says(ran.out, "FAILS   " + words));
    };
    refused_as(fairdeal_with("verify " + by_office + " --at 2028-03-14T21:05:09Z"),
               "not valid any more at 2028-03-14T21:05:09Z");
    refused_as(fairdeal_with("verify " + by_office + " --at 2026-03-14T21:05:08Z"),
               "not valid yet at 2026-03-14T21:05:08Z");
    refused_as(handed.verify(by_office + " --holder 1183"), "the holder's id is not 1183\n");
    refused_as(handed.verify(by_office + " --name 'Another Name'"),
               "the holder's name is not Another Name\n");
    const std::string taken = handed.folder.write(
        "taken", Handed::revoked("BRK-2026-000417", "2026-06-01T12:00:00Z"_utc));
    refused_as(handed.verify(by_office + " --revoked " + taken),
               "withdrawn at 2026-06-01T12:00:00Z: the exam was voided\n");
    BOOST_TEST(
        fairdeal_with("verify " + by_office + " --revoked " + taken + " --at 2026-06-01T11:59:59Z")
            .status == 0);
    std::string spoilt = text_of_file(taken);
    spoilt.replace(spoilt.find("000417"), 6, "000418");
    const Ran by_spoilt =
        handed.verify(by_office + " --revoked " + handed.folder.write("spoilt", spoilt));
    BOOST_TEST(by_spoilt.status == 2);
    BOOST_TEST(says(by_spoilt.out,
                    "unknown the list of withdrawn certificates cannot be used: the signature of "
                    "casino.example/exams is wrong\n"));
}

BOOST_AUTO_TEST_CASE(a_forged_certificate_is_refused_with_the_reason) {
    const Handed handed;
    std::string better = sample_certificate();
    better.replace(better.find("\"value\":\"41\""), 12, "\"value\":\"44\"");
    const Ran changed =
        handed.verify(handed.folder.write("better.json", better) + " --key " + handed.key);
    BOOST_TEST(changed.status == 1);
    BOOST_TEST(
        says(changed.out,
             "FAILS   the signature is wrong: something was changed, or another key signed"));
    const SigningKey forger("casino.example/exams", KeyUse::Log, std::string(32, 'f'));
    Credential credential = sample_credential();
    credential.issuer_key = forger.public_key().bytes;
    const Ran forged = handed.verify(
        handed.folder.write("forged.json", issued(credential, forger, "2026-03-14T21:06:00Z"_utc)) +
        " --key " + handed.key);
    BOOST_TEST(forged.status == 1);
    BOOST_TEST(says(forged.out, "FAILS   the key "));
    BOOST_TEST(says(forged.out, " issued it, not the office's, "));
}

BOOST_AUTO_TEST_CASE(what_cannot_be_used_says_why) {
    const Handed handed;
    BOOST_TEST(handed.verify("nowhere.json").status == 2);
    const std::string damaged =
        handed.folder.write("damaged.png", text_of_file(handed.picture) + "x");
    const Ran ran = handed.verify(damaged);
    BOOST_TEST(ran.status == 2);
    BOOST_TEST(ran.err == damaged + ": the picture is damaged: there are bytes after its end\n");
    BOOST_TEST(handed.verify(handed.key).status == 2);
    BOOST_TEST(handed.verify(handed.certificate + " --key " + handed.certificate).err ==
               "--key: this is neither a public key nor a file that holds one\n");
    BOOST_TEST(fairdeal_with("verify " + handed.certificate + " --at today").status == 2);
}

BOOST_AUTO_TEST_CASE(it_is_one_json_object_when_asked) {
    const Handed handed;
    const std::string by_key = handed.certificate + " --json --key " + handed.key;
    const Ran ran = handed.verify(by_key + handed.by_list());
    BOOST_TEST(ran.status == 0);
    BOOST_TEST(ran.out.starts_with("{\"number\":\"BRK-2026-000417\",\"id\":\"urn:uuid:"));
    BOOST_TEST(ran.out.ends_with("\"verdict\":\"holds\",\"reason\":\"\",\"holds\":true}\n"));
    const Ran unchecked = handed.verify(by_key);
    BOOST_TEST(
        unchecked.out.ends_with("\"verdict\":\"cannot say\",\"reason\":\"no current list\","
                                "\"holds\":false}\n"));
    const std::string taken = handed.folder.write(
        "taken", Handed::revoked("BRK-2026-000417", "2026-06-01T12:00:00Z"_utc));
    const Ran withdrawn = handed.verify(by_key + " --revoked " + taken);
    BOOST_TEST(
        withdrawn.out.ends_with("\"verdict\":\"does not hold\",\"reason\":\"withdrawn\","
                                "\"holds\":false}\n"));
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(for_other_systems)

BOOST_AUTO_TEST_CASE(a_drill_is_written_for_moodle_and_as_a_package) {
    const Ran moodle = fairdeal_with("drill --count 2 --kind amount --format moodle --no-pictures");
    BOOST_TEST(moodle.err == "");
    BOOST_TEST(moodle.status == 0);
    BOOST_TEST(moodle.out.find("<question type=\"numerical\">") != std::string::npos);
    BOOST_TEST(moodle.out.find("<file ") == std::string::npos);
    const Folder folder;
    const std::string zip = folder.path("items.zip");
    const Ran package = fairdeal_with("drill --count 1 --format qti --out " + zip);
    BOOST_TEST(package.status == 0);
    BOOST_TEST(package.out == "");
    const std::string bytes = text_of_file(zip);
    BOOST_TEST(bytes.starts_with("PK"));
    BOOST_TEST(bytes.find("imsmanifest.xml") != std::string::npos);
    BOOST_TEST(bytes.find("drill-breakout-1.png") != std::string::npos);
    BOOST_TEST(fairdeal_with("drill --kind table --format moodle").status == 1);
    BOOST_TEST(fairdeal_with("drill --format gift").status == 2);
}

BOOST_AUTO_TEST_CASE(a_school_is_written_as_statements) {
    const Folder folder;
    const std::string school = folder.path("school.db");
    const std::string lines =
        "{\"school\":1}\n"
        "{\"person\":{\"id\":\"1182\",\"name\":\"Somebody\",\"roles\":[\"trainee\"],\"team\":\"\","
        "\"since\":0}}\n"
        "{\"answer\":{\"person\":\"1182\",\"number\":1,\"at\":1773522309250,\"source\":\"drill\","
        "\"game\":\"breakout\",\"kind\":\"may\",\"item\":\"x\",\"clauses\":[\"BRK-ST-1\"],"
        "\"right\":true,\"blamed\":[],\"misreading\":\"\",\"steps_wrong\":0,\"hints\":0,"
        "\"choices\":2,\"took\":4000,\"norm\":0,\"said\":\"allowed\"}}\n";
    BOOST_REQUIRE(fairdeal_with("school import - --school " + school, lines).status == 0);
    const Ran ran = fairdeal_with(
        "school export --format xapi --home https://casino.example/s "
        "--school " +
        school);
    BOOST_TEST(ran.status == 0);
    BOOST_TEST(ran.out.find("\"homePage\":\"https://casino.example/s\"") != std::string::npos);
    BOOST_TEST(ran.out.find("\"duration\":\"PT4.000S\"") != std::string::npos);
    BOOST_TEST(ran.out.find("Somebody") == std::string::npos);
    BOOST_TEST(fairdeal_with("school export --format csv --school " + school).status == 2);
}

BOOST_AUTO_TEST_SUITE_END()

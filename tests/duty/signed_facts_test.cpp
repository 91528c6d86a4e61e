// Facts from documents: only what the exam office signed counts, and only of its holder.

#include "duty/facts/signed_facts.h"
#include "duty/duty_file.h"
#include "duty/sample_floor.h"
#include "ledger/credential/revocation.h"
#include "support/credentials.h"
#include "support/why.h"

using namespace fairdeal;

namespace {

const std::vector<PublicKey>& office_keys() {
    static const std::vector<PublicKey> keys{office_key().public_key()};
    return keys;
}

/// The certificate's holder has the number 1182 in the school.
SampleFloor floor_with_holder() {
    SampleFloor floor;
    floor.say(FactKind::Person, "4481", {{"ref", "1182"}});
    return floor;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(signed_facts)

BOOST_AUTO_TEST_CASE(a_certificate_says_what_its_document_says) {
    const SampleFloor floor = floor_with_holder();
    const auto fact =
        certificate_fact(Facts(floor.facts), "4481", sample_certificate(), "c.json", office_keys());
    BOOST_REQUIRE_MESSAGE(fact.has_value(), why(fact));
    BOOST_TEST(fact->value("number") == "BRK-2026-000417");
    BOOST_TEST(fact->value("card") == "breakout hit-soft-17=yes");
    BOOST_TEST(*fact->to == "2028-03-14T21:05:09Z"_utc);
    BOOST_TEST((fact->game == Game::Breakout));
    BOOST_TEST(fact_of(entry_of(*fact, "hr1", that_evening), 5).has_value());
}

BOOST_AUTO_TEST_CASE(a_certificate_of_somebody_else_or_signed_by_nobody_is_refused) {
    SampleFloor floor = floor_with_holder();
    const auto asked = [&](const std::string& dealer, const std::string& document,
                           const std::vector<PublicKey>& keys) {
        return why(certificate_fact(Facts(floor.facts), dealer, document, "c.json", keys));
    };
    const std::string document = sample_certificate();
    BOOST_TEST(asked("4471", document, office_keys()).find("not the certificate of P-4471") !=
               std::string::npos);
    BOOST_TEST(asked("9999", document, office_keys()).find("not the id of one human being") !=
               std::string::npos);
    BOOST_TEST(asked("4481", document, {}).find("none of the keys") != std::string::npos);
    const SigningKey other("casino.example/exams", KeyUse::Log, std::string(32, 'x'));
    BOOST_TEST(asked("4481", document, {other.public_key()}).find("none of the keys") !=
               std::string::npos);
    std::string changed = document;
    changed.replace(changed.find("2028-"), 5, "2038-");
    BOOST_TEST(asked("4481", changed, office_keys()) != "");
    floor.say(FactKind::Person, "4481", {{"ref", "P-2"}});
    BOOST_TEST(asked("4481", document, office_keys()).find("not the id of one human being") !=
               std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_list_of_withdrawn_certificates_is_taken_as_signed) {
    RevocationList list;
    list.made = "2026-11-01T06:00:00Z"_utc;
    list.next_update = "2026-11-08T06:00:00Z"_utc;
    list.revocations = {{"C-4471", "2026-10-31T00:00:00Z"_utc, RevocationReason::Misconduct}};
    const auto text = signed_list(list, office_key());
    BOOST_REQUIRE(text.has_value());
    const auto fact = withdrawn_fact(*text, "list", office_keys());
    BOOST_REQUIRE_MESSAGE(fact.has_value(), why(fact));
    BOOST_TEST(fact->subject == "casino.example/exams");
    BOOST_TEST(fact->value("withdrawn") == "C-4471@2026-10-31T00:00:00Z");
    SampleFloor floor;
    floor.forget(FactKind::Withdrawn);
    floor.facts.push_back(*fact);
    BOOST_TEST(floor.ask().row().name == "certificate-withdrawn");
    std::string changed = *text;
    changed.replace(changed.find("C-4471"), 6, "C-4479");
    BOOST_TEST(!withdrawn_fact(changed, "list", office_keys()).has_value());
}

BOOST_AUTO_TEST_CASE(a_profile_is_kept_whole) {
    const auto fact = profile_fact(strict_profile(), "strict.xml", "2026-01-01");
    BOOST_REQUIRE(fact.has_value());
    BOOST_TEST(fact->attached == strict_profile());
    const auto read = fact_of(entry_of(*fact, "hr1", that_evening), 2);
    BOOST_REQUIRE(read.has_value());
    BOOST_TEST(read->attached == strict_profile());
    BOOST_TEST(!profile_fact("<regulator/>", "x.xml", "2026-01-01").has_value());
    BOOST_TEST(!profile_fact(strict_profile(), "x.xml", "").has_value());
}

/// Somebody of the house vouches for an exam elsewhere: no list withdraws it, a correction does.
BOOST_AUTO_TEST_CASE(a_record_from_elsewhere_counts_by_the_word_of_who_signs) {
    SampleFloor floor;
    floor.forget(FactKind::Certificate, "4471");
    floor.forget(FactKind::Withdrawn);
    const auto made = [&](const char* dealer, const char* record) {
        return attested_certificate(Facts(floor.facts),
                                    {dealer, "P-118", "2026-03-01", "2028-03-01",
                                     *card_from_line(sample_card, ""), record, "examiner1"},
                                    rule_books(), {});
    };
    BOOST_TEST(!made("4471", "").has_value());
    BOOST_TEST(!made("nobody", "a scan").has_value());
    auto fact = made("4471", "a scan");
    BOOST_REQUIRE(fact.has_value());
    BOOST_TEST(fact->value("attested") == "examiner1");
    BOOST_TEST(fact->value("document") == to_hex(sha256("a scan")));
    fact->number = static_cast<std::int64_t>(floor.facts.size()) + 1;
    floor.facts.push_back(*fact);
    BOOST_TEST(floor.ask().row().name == "may-deal");
    // Not even by a list of the same name that has the same number.
    floor.say(FactKind::Withdrawn, fact->value("office"),
              {{"made", "2026-10-31T00:00:00Z"},
               {"withdrawn", "P-118@2026-04-01T00:00:00Z"},
               {"document", std::string(64, 'a')}});
    BOOST_TEST(floor.ask().row().name == "may-deal");
    floor.say(
        FactKind::TakenBack, "",
        {{"why", "the record is of somebody else"}, {"corrects", std::to_string(fact->number)}});
    BOOST_TEST(floor.ask().row().name == "no-certificate");
}

BOOST_AUTO_TEST_SUITE_END()

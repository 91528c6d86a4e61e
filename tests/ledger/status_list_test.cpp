// The list of withdrawn certificates that wallets read.

#include "ledger/credential/status_list.h"

#include <boost/test/unit_test.hpp>
#include <nlohmann/json.hpp>

#include "ledger/credential/data_proof.h"
#include "ledger/credential/did_key.h"
#include "support/credentials.h"
#include "support/times.h"
#include "support/why.h"

namespace fairdeal {

namespace {

StatusList sample() {
    StatusList list;
    list.house = "https://exams.casino.example";
    list.made = "2026-06-01T00:00:00Z"_utc;
    list.next_update = "2026-07-01T00:00:00Z"_utc;
    list.withdrawn = {0, 7, 417};
    return list;
}

const Hash& key_bytes() {
    static const Hash bytes = office_key().public_key().bytes;
    return bytes;
}

/// The sample, changed in its document and signed again by the office's key.
template <class Change>
std::string list_signed_after(Change change) {
    SignedJson document = *read_json(*signed_status_list(sample(), office_key()));
    const ProofFacts facts = *proof_facts(document);
    document.erase("proof");
    change(document);
    return canonical(with_proof(document, office_key(), facts));
}

}  // namespace

BOOST_AUTO_TEST_SUITE(status_lists)

BOOST_AUTO_TEST_CASE(a_list_is_read_as_it_was_signed) {
    const auto bytes = signed_status_list(sample(), office_key());
    BOOST_REQUIRE_MESSAGE(bytes, why(bytes));
    BOOST_TEST(is_status_list(*bytes));
    const auto list = open_status_list(*bytes, key_bytes());
    BOOST_REQUIRE_MESSAGE(list, why(list));
    BOOST_TEST(list->house == "https://exams.casino.example");
    BOOST_TEST(list->size == 131072U);
    BOOST_TEST((list->withdrawn == std::vector<std::uint32_t>{0, 7, 417}));
    BOOST_TEST(list->is_withdrawn(417));
    BOOST_TEST(!list->is_withdrawn(418));
    BOOST_TEST(*signed_status_list(*list, office_key()) == *bytes);
}

BOOST_AUTO_TEST_CASE(it_is_a_credential_of_the_standard) {
    const SignedJson json = *read_json(*signed_status_list(sample(), office_key()));
    BOOST_TEST(json["type"].dump() ==
               "[\"VerifiableCredential\",\"BitstringStatusListCredential\"]");
    BOOST_TEST(json["id"] == "https://exams.casino.example/revocations.json");
    BOOST_TEST(json["issuer"] == did_key(key_bytes()));
    const SignedJson& subject = json["credentialSubject"];
    BOOST_TEST(subject["type"] == "BitstringStatusList");
    BOOST_TEST(subject["statusPurpose"] == "revocation");
    const std::string packed =
        from_base64url(std::string(subject["encodedList"]).substr(1)).value();
    BOOST_TEST(std::string(subject["encodedList"]).front() == 'u');
    BOOST_TEST(packed.starts_with("\x1f\x8b"));  // gzip
    BOOST_TEST(json["proof"]["cryptosuite"] == "eddsa-jcs-2022");
}

BOOST_AUTO_TEST_CASE(the_list_of_the_standards_own_example_is_read) {
    // W3C Bitstring Status List v1.0, 2.2: no bit of 131,072 is set.
    const std::string bytes = list_signed_after([](SignedJson& d) {
        d["credentialSubject"]["encodedList"] =
            "uH4sIAAAAAAAAA-3BMQEAAADCoPVPbQwfoAAAAAAAAAAAAAAAAAAAAIC3AYbSVKsAQAAA";
    });
    const auto list = open_status_list(bytes, key_bytes());
    BOOST_REQUIRE_MESSAGE(list, why(list));
    BOOST_TEST(list->size == 131072U);
    BOOST_TEST(list->withdrawn.empty());
}

BOOST_AUTO_TEST_CASE(it_is_long_enough_for_every_certificate) {
    StatusList list = sample();
    list.size = 131073;  // certificates were issued up to there
    const auto longer = open_status_list(*signed_status_list(list, office_key()), key_bytes());
    BOOST_REQUIRE_MESSAGE(longer, why(longer));
    BOOST_TEST(longer->size == 262144U);
    list.withdrawn.push_back(most_statuses);
    BOOST_TEST(why(signed_status_list(list, office_key())) ==
               "a place is too large for a status list");
}

BOOST_AUTO_TEST_CASE(what_was_edited_or_signed_by_another_is_refused) {
    const std::string bytes = *signed_status_list(sample(), office_key());
    const std::string none_withdrawn = [] {
        StatusList list = sample();
        list.withdrawn.clear();
        return *signed_status_list(list, office_key());
    }();
    SignedJson edited = *read_json(bytes);  // a candidate clears their own bit
    edited["credentialSubject"]["encodedList"] =
        (*read_json(none_withdrawn))["credentialSubject"]["encodedList"];
    constexpr const char* wrong =
        "the signature is wrong: something was changed, or another key signed";
    BOOST_TEST(why(open_status_list(canonical(edited), key_bytes())) == wrong);
    SignedJson later = *read_json(bytes);  // or makes an old one young
    later["validUntil"] = "2036-07-01T00:00:00Z";
    BOOST_TEST(why(open_status_list(canonical(later), key_bytes())) == wrong);
    const SigningKey other("casino.example/exams", KeyUse::Log, std::string(32, 'x'));
    BOOST_TEST(why(open_status_list(*signed_status_list(sample(), other), key_bytes())) == wrong);
    SignedJson unsigned_list = *read_json(bytes);
    unsigned_list.erase("proof");
    BOOST_TEST(why(open_status_list(canonical(unsigned_list), key_bytes())) != "");
    BOOST_TEST(why(open_status_list("", key_bytes())) != "");
    BOOST_TEST(!is_status_list(sample_certificate()));
    BOOST_TEST(!is_status_list("[]"));
    BOOST_TEST(!is_status_list("{\"type\":7}"));
}

BOOST_AUTO_TEST_CASE(what_we_never_write_is_refused) {
    constexpr const char* strange = "this is not a status list as Fairdeal writes it";
    constexpr const char* no_bits = "the bits of the status list are no whole list";
    const auto why_after = [](auto change) {
        return why(open_status_list(list_signed_after(change), key_bytes()));
    };
    BOOST_TEST(why_after([](SignedJson& d) { d["more"] = "x"; }) == strange);
    BOOST_TEST(why_after([](SignedJson& d) {
                   d["credentialSubject"]["statusPurpose"] = "suspension";
               }) == strange);
    BOOST_TEST(why_after([](SignedJson& d) { d["issuer"] = "did:web:casino.example"; }) == strange);
    BOOST_TEST(why_after([](SignedJson& d) { d["credentialSubject"] = "x"; }) == strange);
    BOOST_TEST(why_after([](SignedJson& d) { d["id"] = "https://a.example/other.json"; }) != "");
    BOOST_TEST(why_after([](SignedJson& d) { d["id"] = 7; }) ==
               "the status list has no address of a house");
    BOOST_TEST(why_after([](SignedJson& d) { d.erase("validUntil"); }) ==
               "the status list does not say when it was made and when the next is due");
    BOOST_TEST(why_after([](SignedJson& d) { d["validUntil"] = d["validFrom"]; }) != "");
    for (const char* bits : {"", "u", "uAAAA", "H4sIAAAA", "u!!!!", "zH4sIAAAAAAAAA"})
        BOOST_TEST(why_after([&](SignedJson& d) {
                       d["credentialSubject"]["encodedList"] = bits;
                   }) == no_bits);
    StatusList list = sample();
    list.house = "http://casino.example";
    BOOST_TEST(why(signed_status_list(list, office_key())) ==
               "the status list has no address of a house");
}

BOOST_AUTO_TEST_CASE(no_address_is_signed_that_is_none) {
    const auto objection = [](const std::string& url) {
        Credential it = sample_house_credential();
        it.issuer_url = url;
        const Problems found = objections_to(it);
        return found.empty() ? "" : found.front().what;
    };
    BOOST_TEST(objection("https://casino.example/a-b/c_d") == "");
    for (const char* url :
         {"http://casino.example", "https://casino.example/", "https://", "https://.",
          "https:///a.b", "https://casino", "https://casino.example?x", "https://casino.example#x",
          "https://casino.example/a b", "https://casino.example/\"x", "https://me@casino.example",
          "javascript:alert(1)//https://a.b", "https://casino.example/%2e%2e", "-",
          "https://a.b\n"})
        BOOST_TEST(objection(url) == "the house's address is no https URL", url);
    BOOST_TEST(objection("https://casino.example/" + std::string(200, 'a')) != "");
    BOOST_TEST(objection("") ==
               "the place in the status list is too large, or the house has no address");
    Credential first = sample_house_credential();
    first.format = 1;
    BOOST_TEST(objections_to(first).front().what ==
               "the house has an address, which format 1 has not");
    first.format = 3;
    BOOST_TEST(objections_to(first).front().what == "the format is unknown");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal

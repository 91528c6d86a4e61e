// Certificates: written, read back, changed in every way; baked into a picture and taken out again;
// withdrawn by a signed list.

#include "ledger/credential/credential.h"

#include <boost/test/unit_test.hpp>
#include <cstdlib>
#include <nlohmann/json.hpp>
#include <random>

#include "ledger/credential/data_proof.h"
#include "ledger/credential/revocation.h"
#include "ledger/trees.h"
#include "support/credentials.h"
#include "support/times.h"
#include "support/why.h"

namespace fairdeal {

namespace {

/// The sample, changed in its document and signed again by the office's key.
template <class Change>
std::string certificate_signed_after(Change change) {
    SignedJson document = *read_json(sample_certificate());
    const ProofFacts facts = *proof_facts(document);
    document.erase("proof");
    change(document);
    return canonical(with_proof(document, office_key(), facts));
}

bool is_believed(std::string_view certificate) {
    const auto read = read_credential(certificate);
    return read && check_signature(*read, office_key().public_key().bytes);
}

std::uint64_t flips_asked_for() {
    const char* given = std::getenv("FAIRDEAL_MUTATIONS");
    return given == nullptr ? 2000 : std::strtoull(given, nullptr, 10);
}

/// How many of so many texts, each with one bit turned at random, are taken.
template <class Take>
std::uint64_t taken_of_turned(const std::string& good, Take take) {
    std::mt19937_64 dice(7);
    std::uint64_t taken = 0;
    for (std::uint64_t i = flips_asked_for(); i > 0; --i) {
        std::string text = good;
        char& byte = text[dice() % text.size()];
        byte = static_cast<char>(static_cast<unsigned char>(byte) ^ 1U << dice() % 8);
        if (take(text)) ++taken;
    }
    return taken;
}

RevocationList sample_list() {
    return {"",
            "2026-06-01T00:00:00Z"_utc,
            {{"BRK-2026-000417", "2026-05-30T12:00:00Z"_utc, RevocationReason::Misconduct},
             {"BRK-2025-000002", "2026-01-02T00:00:00Z"_utc, RevocationReason::Superseded}}};
}

}  // namespace

BOOST_AUTO_TEST_SUITE(credentials)

BOOST_AUTO_TEST_CASE(a_certificate_is_read_as_it_was_written) {
    const std::string certificate = sample_certificate();
    const auto read = read_credential(certificate);
    BOOST_TEST(why(read) == "");
    BOOST_TEST((read->credential == sample_credential()));
    BOOST_TEST(read->signed_at == "2026-03-14T21:06:00Z"_utc);
    BOOST_TEST(read->document == certificate);
    BOOST_TEST(why(check_signature(*read, office_key().public_key().bytes)) == "");
    BOOST_TEST(sample_certificate() == certificate);
}

BOOST_AUTO_TEST_CASE(blanks_do_not_count) {
    const std::string spread = read_json(sample_certificate())->dump(2) + "\r\n";
    BOOST_TEST(is_believed(spread));
    BOOST_TEST(read_credential(spread)->document == sample_certificate());
}

BOOST_AUTO_TEST_CASE(the_codes_text_makes_the_same_certificate) {
    const auto read = read_credential(sample_certificate());
    const std::string code = code_text(*read);
    BOOST_TEST_MESSAGE(code.size() << " bytes, the document " << read->document.size());
    BOOST_TEST(code.size() < 1663U);  // the most of a QR code that a quarter of may be lost
    const auto again = read_credential(code);
    BOOST_TEST(why(again) == "");
    BOOST_TEST((again->credential == sample_credential()));
    BOOST_TEST(again->document == sample_certificate());
    BOOST_TEST(code_text(*again) == code);
    // As readers of codes, telephones and editors hand it on.
    std::string other_ends = code;
    for (std::size_t i = 0; i < other_ends.size(); ++i) {
        if (other_ends[i] == '\n') other_ends.insert(i++, "\r");
    }
    for (const std::string& text :
         {code + "\n", code.substr(0, code.size() - 1), other_ends, "\xEF\xBB\xBF" + code}) {
        const auto as_well = read_credential(text);
        BOOST_REQUIRE_MESSAGE(as_well, why(as_well));
        BOOST_TEST(as_well->document == read->document);
    }
    BOOST_TEST(is_believed(code));
    BOOST_TEST(is_believed(code.substr(0, code.size() - 1)));
    BOOST_TEST(!is_believed(std::string("\n").append(code)));
    for (std::size_t size = 0; size + 1 < code.size(); ++size)
        if (is_believed(code.substr(0, size))) BOOST_ERROR(size << " bytes were believed");
}

BOOST_AUTO_TEST_CASE(a_certificate_of_the_first_format_is_read_as_it_is) {
    Credential first = sample_credential();
    first.format = 1;
    const std::string document = issued(first, office_key(), "2026-03-14T21:06:00Z"_utc);
    BOOST_TEST(document.find("\"credentialStatus\":{\"id\":\"https://casino.example/exams/"
                             "revocations\",\"type\":\"urn:fairdeal:revocations:1\"}") !=
               std::string::npos);
    BOOST_TEST(document.find("image") == std::string::npos);
    BOOST_TEST(document.find("ext:office") == std::string::npos);
    const auto read = read_credential(document);
    BOOST_REQUIRE_MESSAGE(read, why(read));
    BOOST_TEST((read->credential == first));
    BOOST_TEST(why(check_signature(*read, office_key().public_key().bytes)) == "");
    const std::string code = code_text(*read);
    BOOST_TEST(code.starts_with("fairdeal certificate 1\nBRK-2026-000417\n"));
    const auto again = read_credential(code);
    BOOST_REQUIRE_MESSAGE(again, why(again));
    BOOST_TEST(again->document == document);
}

BOOST_AUTO_TEST_CASE(a_badge_has_a_square_picture_of_its_game) {
    const SignedJson document = *read_json(sample_certificate());
    const SignedJson& image = document["credentialSubject"]["achievement"]["image"];
    BOOST_TEST(image["type"] == "Image");
    const std::string uri = image["id"];
    const std::string start = "data:image/svg+xml;base64,";
    BOOST_REQUIRE(uri.starts_with(start));
    const std::string svg = from_base64(uri.substr(start.size())).value();
    BOOST_TEST(svg.find("viewBox=\"0 0 256 256\"") != std::string::npos);
    BOOST_TEST(svg.find(">BREAKOUT</text>") != std::string::npos);
    Credential hostile = sample_credential();
    hostile.certification.game = "</text><script>alert(1)</script>";
    const SignedJson changed =
        *read_json(issued(hostile, office_key(), "2026-03-14T21:06:00Z"_utc));
    const std::string drawn = changed["credentialSubject"]["achievement"]["image"]["id"];
    BOOST_TEST(from_base64(drawn.substr(start.size())).value().find("script") == std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_status_is_named_only_where_the_house_has_an_address) {
    BOOST_TEST(sample_certificate().find("credentialStatus") == std::string::npos);
    const auto read = read_credential(sample_house_certificate());
    BOOST_REQUIRE_MESSAGE(read, why(read));
    BOOST_TEST((read->credential == sample_house_credential()));
    const SignedJson document = *read_json(read->document);
    const SignedJson status{
        {"id", "https://exams.casino.example/revocations.json#417"},
        {"type", "BitstringStatusListEntry"},
        {"statusPurpose", "revocation"},
        {"statusListIndex", "417"},
        {"statusListCredential", "https://exams.casino.example/revocations.json"}};
    BOOST_TEST((document["credentialStatus"] == status));
    BOOST_TEST(document["issuer"]["url"] == "https://exams.casino.example");
    BOOST_TEST(document["issuer"]["image"]["id"] == "https://casino.example/logo.png");
    const auto again = read_credential(code_text(*read));
    BOOST_REQUIRE_MESSAGE(again, why(again));
    BOOST_TEST(again->document == read->document);
}

BOOST_AUTO_TEST_CASE(the_holder_stands_in_it_as_hashes_only) {
    const std::string certificate = sample_certificate();
    for (const char* word : {"1182", "Ren", "Ace", "Neill"})
        BOOST_TEST(certificate.find(word) == std::string::npos);
    const Credential credential = sample_credential();
    BOOST_TEST(is_of(credential.holder, "1182"));
    BOOST_TEST(!is_of(credential.holder, "1183"));
    // SHA-256 of "a000", and of "sally@example.org" with a salt.
    BOOST_TEST(salted("a", "000").hash == to_hex(sha256("a000")));
    BOOST_TEST(random_salt().size() == 32U);
    BOOST_TEST(random_salt() != random_salt());
    const std::string id = random_credential_id();
    BOOST_TEST(id.size() == 45U);
    BOOST_TEST(id.substr(0, 9) == "urn:uuid:");
    BOOST_TEST(id[23] == '4');
}

BOOST_AUTO_TEST_CASE(a_forged_certificate_says_what_is_wrong) {
    const SigningKey forger("casino.example/exams", KeyUse::Log, std::string(32, 'f'));
    Credential credential = sample_credential();
    credential.issuer_key = forger.public_key().bytes;
    const auto forged = read_credential(issued(credential, forger, "2026-03-14T21:06:00Z"_utc));
    BOOST_TEST(why(forged) == "");
    BOOST_TEST(why(check_signature(*forged, office_key().public_key().bytes)) ==
               "the signature is wrong: something was changed, or another key signed");
    // The office's name over the forger's signature.
    const std::string renamed = certificate_signed_after([](SignedJson& document) {
        document["issuer"]["id"] = "did:key:z6MkrJVnaZkeFzdQyMZu1cgjg7k1pZZ6pvBQ7XJPt4swbTQ2";
    });
    BOOST_TEST(why(read_credential(renamed)) == "its proof names another key than its issuer's");
}

BOOST_AUTO_TEST_CASE(what_we_never_write_is_refused_by_its_place) {
    const auto why_after = [](auto change) {
        return why(read_credential(certificate_signed_after(change)));
    };
    BOOST_TEST(why_after([](SignedJson& d) { d["image"] = "x"; }) ==
               "at '/image' a certificate of Fairdeal has something else, or nothing");
    BOOST_TEST(why_after([](SignedJson& d) { d["type"].push_back("More"); }) ==
               "at '/type/-' a certificate of Fairdeal has something else, or nothing");
    BOOST_TEST(why_after([](SignedJson& d) { d.erase("validUntil"); }) ==
               "/validUntil is missing, or no text");
    BOOST_TEST(why_after([](SignedJson& d) { d["credentialSubject"]["result"].clear(); }) ==
               "the results are none or more than 40");
    BOOST_TEST(why_after([](SignedJson& d) { d["validUntil"] = "2026-03-14T21:05:09Z"; }) ==
               "the first day is not before the last");
    BOOST_TEST(why_after([](SignedJson& d) { d["validUntil"] = "2028-02-30T00:00:00Z"; }) ==
               "the last day is no UTC time");
    BOOST_TEST(why_after([](SignedJson& d) { d["validFrom"] = "2026-03-14T21:05:09.0Z"; }) ==
               "the first day is no UTC time");
    BOOST_TEST(why_after([](SignedJson& d) { d["evidence"][0]["id"] = "ni:///sha-256;AAAA"; }) ==
               "/evidence/0/id is not the name of a SHA-256");
    BOOST_TEST(why_after([](SignedJson& d) { d["issuer"]["id"] = "did:web:casino.example"; }) ==
               "/issuer/id is not the did:key of an Ed25519 key");
    BOOST_TEST(why_after([](SignedJson& d) {
                   d["credentialSubject"]["achievement"]["resultDescription"][0]["resultType"] =
                       "LetterGrade";
               }).ends_with("is no kind of result known here"));
    for (const std::string& text : hostile_texts(sample_certificate())) {
        // A line's end before or after it is a blank.
        const bool is_whole = text.find(sample_certificate()) <= 1 &&
                              text.size() <= sample_certificate().size() + 1 && text.back() != 'x';
        BOOST_TEST(is_believed(text) == is_whole);
    }
}

BOOST_AUTO_TEST_CASE(what_cannot_be_read_back_is_never_signed) {
    const auto refuses = [](auto change) {
        Credential credential = sample_credential();
        change(credential);
        BOOST_TEST(!objections_to(credential).empty());
        BOOST_CHECK_THROW(issued(credential, office_key(), "2026-03-14T21:06:00Z"_utc), Fault);
    };
    refuses([](Credential& c) { c.number = "BRK 17"; });
    refuses([](Credential& c) { c.id = "17"; });
    refuses([](Credential& c) { c.issuer = "two\nlines"; });
    refuses([](Credential& c) { c.issuer = "\xff"; });
    refuses([](Credential& c) { c.results.clear(); });
    refuses([](Credential& c) { c.valid_until = "2028-03-14T00:00:00.5Z"_utc; });
    refuses([](Credential& c) { c.certification.clauses_hash = "none"; });
    Credential credential = sample_credential();
    credential.issuer_key = sha256("another key");
    BOOST_CHECK_THROW(issued(credential, office_key(), "2026-03-14T21:06:00Z"_utc), Fault);
}

BOOST_AUTO_TEST_CASE(no_turned_bit_is_believed) {
    BOOST_TEST(taken_of_turned(sample_certificate(), is_believed) == 0U);
    BOOST_TEST(taken_of_turned(code_text(*read_credential(sample_certificate())), is_believed) ==
               0U);
    const auto picture = baked(sample_png(), sample_certificate());
    BOOST_TEST(taken_of_turned(*picture, [](const std::string& png) {
                   return credential_in(png).has_value();
               }) == 0U);
    const Hash key = office_key().public_key().bytes;
    BOOST_TEST(
        taken_of_turned(*signed_list(sample_list(), office_key()), [&](const std::string& list) {
            return open_revocation_list(list, key).has_value();
        }) == 0U);
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(baked_pictures)

BOOST_AUTO_TEST_CASE(a_picture_gives_back_what_was_baked_into_it) {
    const auto picture = baked(sample_png(), sample_certificate());
    BOOST_TEST(why(picture) == "");
    BOOST_TEST(credential_in(*picture).value() == sample_certificate());
    BOOST_TEST(is_png(*picture));
    BOOST_TEST(why(baked(*picture, "again")) == "the picture bears a credential already");
}

BOOST_AUTO_TEST_CASE(each_refusal_says_why) {
    const std::string png = sample_png();
    const std::string picture = *baked(png, "text");
    BOOST_TEST(why(credential_in(png)) == "the picture bears no credential");
    BOOST_TEST(why(credential_in("GIF89a")) == "this is not a PNG picture");
    BOOST_TEST(why(credential_in(picture + "x")) ==
               "the picture is damaged: there are bytes after its end");
    BOOST_TEST(why(credential_in(picture.substr(0, picture.size() - 12))) ==
               "the picture is damaged: it ends within a chunk");
    BOOST_TEST(why(credential_in(picture.substr(0, 8) + picture.substr(33))) ==
               "the picture is damaged: its header is not where it belongs");
    // The chunk of the credential twice; it stands after the header and is as long as the rest.
    const std::string chunk = picture.substr(33, picture.size() - png.size());
    BOOST_TEST(why(credential_in(picture.substr(0, 33) + chunk + picture.substr(33))) ==
               "the picture bears more than one credential");
    for_each_flip(picture, [&](const std::string& flipped, std::size_t bit) {
        if (credential_in(flipped)) BOOST_ERROR("bit " << bit << " was not noticed");
    });
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(revocations)

BOOST_AUTO_TEST_CASE(a_list_is_read_as_it_was_signed) {
    const auto bytes = signed_list(sample_list(), office_key());
    BOOST_TEST(why(bytes) == "");
    BOOST_TEST(
        bytes->starts_with("fairdeal revocations 1\n"
                           "casino.example/exams\n"
                           "2026-06-01T00:00:00Z\n"
                           "BRK-2025-000002 2026-01-02T00:00:00Z superseded\n"
                           "BRK-2026-000417 2026-05-30T12:00:00Z misconduct\n"
                           "\n\u2014 casino.example/exams "));
    const auto list = open_revocation_list(*bytes, office_key().public_key().bytes);
    BOOST_TEST(why(list) == "");
    const Revocation* found = find_revocation(*list, "BRK-2026-000417");
    BOOST_REQUIRE(found != nullptr);
    BOOST_TEST((found->reason == RevocationReason::Misconduct));
    BOOST_TEST((find_revocation(*list, "BRK-2026-000418") == nullptr));
    BOOST_TEST(why(open_revocation_list(*bytes, sha256("another key"))) ==
               "there is no signature of casino.example/exams");
}

BOOST_AUTO_TEST_CASE(a_list_says_when_the_next_one_is_due) {
    RevocationList list = sample_list();
    list.next_update = "2026-07-01T00:00:00Z"_utc;
    const auto bytes = signed_list(list, office_key());
    BOOST_REQUIRE_MESSAGE(bytes, why(bytes));
    BOOST_TEST(
        bytes->starts_with("fairdeal revocations 2\n"
                           "casino.example/exams\n"
                           "2026-06-01T00:00:00Z\n"
                           "2026-07-01T00:00:00Z\n"
                           "BRK-2025-000002 2026-01-02T00:00:00Z superseded\n"));
    const auto read = open_revocation_list(*bytes, office_key().public_key().bytes);
    BOOST_REQUIRE_MESSAGE(read, why(read));
    BOOST_TEST((read->next_update == list.next_update));
    BOOST_TEST(read->revocations.size() == 2U);
    std::string later = *bytes;  // what an attacker would do with an old list
    later.replace(later.find("2026-07-01"), 10, "2036-07-01");
    BOOST_TEST(why(open_revocation_list(later, office_key().public_key().bytes)) ==
               "the signature of casino.example/exams is wrong");
    constexpr const char* wrong = "here stands when the next list is due, after this one was made";
    for (const UtcTime& time :
         {"2026-06-01T00:00:00Z"_utc, "2025-07-01T00:00:00Z"_utc, "2026-07-01T00:00:00.5Z"_utc}) {
        list.next_update = time;
        BOOST_TEST(why(signed_list(list, office_key())) == wrong);
    }
}

BOOST_AUTO_TEST_CASE(an_empty_list_is_a_list) {
    const auto bytes = signed_list({"", "2026-06-01T00:00:00Z"_utc, {}}, office_key());
    BOOST_TEST(why(bytes) == "");
    const auto list = open_revocation_list(*bytes, office_key().public_key().bytes);
    BOOST_TEST(why(list) == "");
    BOOST_TEST(list->revocations.empty());
}

BOOST_AUTO_TEST_CASE(every_reason_has_a_word) {
    for (const char* word :
         {"error", "voided", "misconduct", "superseded", "suspended", "returned"})
        BOOST_TEST(to_text(revocation_reason_from(word).value()) == word);
    BOOST_TEST(!revocation_reason_from("because").has_value());
}

BOOST_AUTO_TEST_CASE(each_refusal_says_why) {
    const auto why_of = [](const std::string& lines) {
        return why(
            revocation_list_from("fairdeal revocations 1\nx\n2026-06-01T00:00:00Z\n" + lines));
    };
    BOOST_TEST(why_of("") == "");
    BOOST_TEST(why_of("A 2026-06-01T00:00:00Z error\n") == "");
    constexpr const char* form = "here stand a certificate's number, a time and a reason";
    BOOST_TEST(why_of("A 2026-06-01 error\n") == form);
    BOOST_TEST(why_of("A 2026-06-01T00:00:00Z because\n") == form);
    BOOST_TEST(why_of("A 2026-06-01T00:00:00Z error \n") == form);
    BOOST_TEST(why_of("B 2026-06-01T00:00:00Z error\nA 2026-06-01T00:00:00Z error\n") ==
               "the numbers do not ascend");
    BOOST_TEST(why_of("A 2026-06-01T00:00:00Z error\nA 2026-06-01T00:00:00Z error\n") ==
               "the numbers do not ascend");
    RevocationList twice = sample_list();
    twice.revocations.push_back(twice.revocations.front());
    BOOST_TEST(why(signed_list(twice, office_key())) == "the numbers do not ascend");
    RevocationList many{"", "2026-06-01T00:00:00Z"_utc, {}};
    for (int i = 0; i < 3000; ++i)
        many.revocations.push_back(
            {std::to_string(100000 + i), "2026-06-01T00:00:00Z"_utc, RevocationReason::Error});
    BOOST_TEST(why(signed_list(many, office_key())) == "a note of more than 65536 bytes");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal

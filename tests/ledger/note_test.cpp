// Signed notes and public keys: what others wrote is taken, what is not quite so is refused.

#include "ledger/note.h"

#include <boost/test/unit_test.hpp>

#include "ledger/key.h"
#include "ledger/trees.h"

namespace fairdeal {

namespace {

// The example in the documentation of Go's note package.
constexpr const char* neumanns_key =
    "PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW";
constexpr const char* neumanns_note =
    "If you think cryptography is the answer to your problem,\n"
    "then you don't know what your problem is.\n"
    "\n"
    "\xe2\x80\x94 PeterNeumann "
    "x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM="
    "\n";

const SigningKey& witness_key() {
    static const SigningKey key("surveillance.example/w1", KeyUse::Witness, std::string(32, 'w'));
    return key;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(notes)

BOOST_AUTO_TEST_CASE(a_published_note_is_verified) {
    const auto key = public_key_from(neumanns_key);
    BOOST_REQUIRE(key.has_value());
    BOOST_TEST(to_text(*key) == neumanns_key);
    BOOST_TEST(key_id(*key) == 0xc74f20a3U);
    const auto note = read_note(neumanns_note);
    BOOST_REQUIRE(note.has_value());
    BOOST_TEST(write(*note) == neumanns_note);
    BOOST_TEST(signed_by(*note, *key).has_value());
}

BOOST_AUTO_TEST_CASE(no_flipped_bit_of_a_note_is_taken) {
    const auto key = public_key_from(neumanns_key);
    int readable = 0;
    for_each_flip(neumanns_note, [&](const std::string& flipped, std::size_t bit) {
        const auto note = read_note(flipped);
        if (!note) return;
        ++readable;
        BOOST_TEST(write(*note) == flipped);
        if (signed_by(*note, *key)) BOOST_ERROR("bit " << bit << " was not noticed");
    });
    BOOST_TEST(readable > 100);
}

BOOST_AUTO_TEST_CASE(a_witness_signs_with_the_time) {
    Note note{"casino.example/hands\n3\nrrrr\n", {}};
    witness_key().cosign(note, 1679315147);
    BOOST_TEST(signed_by(note, witness_key().public_key()).value() == 1679315147);
    BOOST_TEST(note.signatures.front().bytes.size() == 72U);
    for_each_flip(write(note), [&](const std::string& flipped, std::size_t bit) {
        const auto read = read_note(flipped);
        if (read && signed_by(*read, witness_key().public_key()))
            BOOST_ERROR("bit " << bit << " was not noticed");
    });
    Note late = note;
    late.signatures.front().bytes[0] = '\x80';
    BOOST_TEST(!signed_by(late, witness_key().public_key()));
}

BOOST_AUTO_TEST_CASE(the_published_cosigner_has_the_published_number) {
    // Key numbers depend on what the key is for: the same bytes sign as two different keys.
    PublicKey key = witness_key().public_key();
    const std::uint32_t as_witness = key_id(key);
    key.use = KeyUse::Log;
    BOOST_TEST(key_id(key) != as_witness);
    const auto note = read_note(
        "example.com/behind-the-sofa\n20852163\nCsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=\n\n"
        "\xe2\x80\x94 example.com/behind-the-sofa "
        "Az3grlgtzPICa5OS8npVmf1Myq/5IZniMp+ZJurmRDeOoRDe4URYN7u5/"
        "Zhcyv2q1gGzGku9nTo+zyWE+xeMcTOAYQ8="
        "\n\xe2\x80\x94 witness.example.com/w1 "
        "jWbPPwAAAABkGFDLEZMHwSRaJNiIDoe9DYn/"
        "zXcrtPHeolMI5OWXEhZCB9dlrDJsX3b2oyin1nPZqhf5nNo0xUe+mbIU"
        "BkBIfZ+qnA==\n");
    BOOST_REQUIRE(note.has_value());
    BOOST_REQUIRE(note->signatures.size() == 2U);
    BOOST_TEST(note->signatures[0].key_id == 0x033de0aeU);
    BOOST_TEST(note->signatures[1].key_id == 0x8d66cf3fU);
    BOOST_TEST(note->signatures[1].bytes.size() == 72U);
    BOOST_TEST(note->signatures[1].bytes.substr(0, 8) ==
               std::string_view("\0\0\0\0\x64\x18\x50\xcb", 8));
}

BOOST_AUTO_TEST_CASE(every_signature_of_a_known_key_must_be_good) {
    const SigningKey key("casino.example/hands", KeyUse::Log, std::string(32, 'k'));
    Note note{"text\n", {}};
    BOOST_TEST(signed_by(note, key.public_key()).error().front().what ==
               "there is no signature of casino.example/hands");
    key.sign(note);
    witness_key().cosign(note, 5);
    BOOST_TEST(signed_by(note, key.public_key()).has_value());
    note.signatures.push_back(note.signatures.front());
    BOOST_TEST(signed_by(note, key.public_key()).has_value());
    note.signatures.back().bytes[7] ^= 1;
    BOOST_TEST(signed_by(note, key.public_key()).error().front().what ==
               "the signature of casino.example/hands is wrong");
    note.signatures.back().bytes = "short";
    BOOST_TEST(!signed_by(note, key.public_key()));
    BOOST_CHECK_THROW(key.cosign(note, 1), Fault);
    BOOST_CHECK_THROW(witness_key().sign(note), Fault);
    BOOST_CHECK_THROW(witness_key().cosign(note, -1), Fault);
}

BOOST_AUTO_TEST_CASE(what_is_no_note_is_refused) {
    const std::string good = neumanns_note;
    for (const std::string& text : hostile_texts(good)) {
        const auto note = read_note(text);
        if (note && write(*note) != text)
            BOOST_ERROR("a note was repaired: " << text.substr(0, 80));
        if (note && signed_by(*note, *public_key_from(neumanns_key)))
            BOOST_ERROR("a bad note was taken: " << text.substr(0, 80));
    }
    const std::string line = good.substr(good.find("\xe2\x80\x94"));
    struct Row {
        std::string text;
        const char* why;
    };
    std::string crowd = "text\n\n";
    for (std::size_t i = 0; i <= most_signatures; ++i) crowd += line;
    const std::vector<Row> rows{
        {"text\n\n", "the note is not signed"},
        {"text\n" + line, "this is not a signed note: a text, a blank line, lines of signatures"},
        {"text\n\n" + line + "more\n", "this is not a signature line"},
        {"text\n\n\xe2\x80\x94 a AAAA\n", "this is not a signature line"},
        {"text\n\n\xe2\x80\x94 a+b AAAAAAAA\n", "this is not a signature line"},
        {"text\n\n\xe2\x80\x94  AAAAAAAA\n", "this is not a signature line"},
        {"text\n\n- a AAAAAAAA\n", "this is not a signature line"},
        {"te\txt\n\n" + line, "the note holds bytes that are no UTF-8 text, or control characters"},
        {"te\xc0\x80xt\n\n" + line,
         "the note holds bytes that are no UTF-8 text, or control characters"},
        {"te\xed\xa0\x80xt\n\n" + line,
         "the note holds bytes that are no UTF-8 text, or control characters"},
        {"te\xf4\x90\x80\x80xt\n\n" + line,
         "the note holds bytes that are no UTF-8 text, or control characters"},
        {crowd, "more than 16 signatures"},
        {std::string(70000, 'x'), "a note of more than 65536 bytes"}};
    for (const Row& row : rows) {
        BOOST_TEST_CONTEXT(row.text.substr(0, 60)) {
            const auto note = read_note(row.text);
            BOOST_REQUIRE(!note.has_value());
            BOOST_TEST(note.error().front().what == row.why);
        }
    }
    BOOST_TEST(read_note("\xc3\xbc\xe2\x82\xac\xf0\x9f\x82\xa1\n\n\nb\n\n" + line).has_value());
}

BOOST_AUTO_TEST_CASE(what_is_no_public_key_is_refused) {
    const std::string good = neumanns_key;
    for_each_flip(good, [&](const std::string& flipped, std::size_t bit) {
        if (public_key_from(flipped)) BOOST_ERROR("bit " << bit << " was not noticed");
    });
    for (const std::string& text : hostile_texts(good))
        if (public_key_from(text)) BOOST_ERROR("taken: " << text.substr(0, 80));
    BOOST_TEST(public_key_from("PeterNeumann").error().front().what ==
               "this is not a public key of the form name+0f1e2d3c+base64");
    BOOST_TEST(public_key_from("PeterNeumann+c74f20a4+" + good.substr(22)).error().front().what ==
               "the public key is damaged: its number does not fit its name and bytes");
    BOOST_TEST(public_key_from("a+00000000+Bhpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW")
                   .error()
                   .front()
                   .what == "this public key is of a kind that Fairdeal does not know");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal

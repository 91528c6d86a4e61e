// Keys: made, sealed by a passphrase, opened again; what is damaged or wrong says so.

#include "ledger/key.h"

#include <boost/test/unit_test.hpp>

#include "ledger/trees.h"
#include "support/why.h"

namespace fairdeal {

namespace {

constexpr KeyCost cheap{1, 8192};
constexpr const char* passphrase = "correct horse battery";

SigningKey made(KeyUse use = KeyUse::Log) { return *SigningKey::make("casino.example/hands", use); }

}  // namespace

BOOST_AUTO_TEST_SUITE(keys)

BOOST_AUTO_TEST_CASE(a_sealed_key_signs_as_before) {
    for (const KeyUse use : {KeyUse::Log, KeyUse::Witness}) {
        const SigningKey key = made(use);
        const std::string text = seal(key, passphrase, cheap);
        BOOST_TEST(text.size() < longest_sealed_key);
        const auto again = unseal(text, passphrase);
        BOOST_REQUIRE(again.has_value());
        BOOST_TEST((again->public_key() == key.public_key()));
        BOOST_TEST((public_key_of_sealed(text).value() == key.public_key()));
        Note note{"text\n", {}};
        if (use == KeyUse::Log)
            again->sign(note);
        else
            again->cosign(note, 7);
        BOOST_TEST(signed_by(note, key.public_key()).has_value());
    }
}

BOOST_AUTO_TEST_CASE(two_keys_and_two_seals_are_never_alike) {
    const SigningKey key = made();
    BOOST_TEST((made().public_key() != key.public_key()));
    BOOST_TEST(seal(key, passphrase, cheap) != seal(key, passphrase, cheap));
}

BOOST_AUTO_TEST_CASE(a_seed_gives_the_published_key) {
    // RFC 8032, 7.1, test 1.
    const SigningKey key(
        "rfc8032", KeyUse::Log,
        bytes_of(hash_of_hex("9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60")));
    BOOST_TEST(to_hex(key.public_key().bytes) ==
               "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a");
    BOOST_CHECK_THROW(SigningKey("short", KeyUse::Log, "seed"), Fault);
    BOOST_CHECK_THROW(SigningKey("a b", KeyUse::Log, std::string(32, 's')), Fault);
}

BOOST_AUTO_TEST_CASE(a_wrong_passphrase_opens_nothing) {
    const std::string text = seal(made(), passphrase, cheap);
    for (const char* wrong :
         {"", "correct horse batterx", "Correct horse battery", "correct horse battery "})
        BOOST_TEST(why(unseal(text, wrong)) ==
                   "the passphrase is wrong, or the key file was changed");
}

BOOST_AUTO_TEST_CASE(no_flipped_bit_of_a_sealed_key_is_taken) {
    const std::string text = seal(made(), passphrase, cheap);
    for_each_flip(text, [&](const std::string& flipped, std::size_t bit) {
        // Bits of the cost may ask for a gigabyte, which this test has no time for.
        const auto costs = text.find("argon2id ");
        if (bit / 8 > costs + 8 && bit / 8 < text.find('\n', costs) - 24) return;
        if (unseal(flipped, passphrase)) BOOST_ERROR("bit " << bit << " was not noticed");
    });
}

BOOST_AUTO_TEST_CASE(what_is_no_sealed_key_is_refused) {
    const std::string good = seal(made(), passphrase, cheap);
    for (const std::string& text : hostile_texts(good)) {
        BOOST_TEST(!unseal(text, passphrase).has_value());
    }
    const auto with_costs = [&](const std::string& costs) {
        std::string text = good;
        const auto at = text.find("argon2id 1 8192");
        return text.replace(at, 15, costs);
    };
    constexpr const char* damaged = "the key file is damaged: bring back a copy of it";
    BOOST_TEST(why(unseal("", passphrase)) == "this is not a key file of Fairdeal");
    BOOST_TEST(why(unseal(with_costs("argon2id 0 8192"), passphrase)) == damaged);
    BOOST_TEST(why(unseal(with_costs("argon2id 17 8192"), passphrase)) == damaged);
    BOOST_TEST(why(unseal(with_costs("argon2id 1 1073741825"), passphrase)) == damaged);
    BOOST_TEST(why(unseal(with_costs("argon2id 1 8191"), passphrase)) == damaged);
    // Each alone is allowed, but not 16 passes of a gigabyte.
    BOOST_TEST(why(unseal(with_costs("argon2id 16 1073741824"), passphrase)) == damaged);
    BOOST_TEST(why(unseal(with_costs("scrypt 1 8192"), passphrase)) == damaged);
    BOOST_TEST(why(unseal(with_costs("argon2id 2 8192"), passphrase)) ==
               "the passphrase is wrong, or the key file was changed");
}

BOOST_AUTO_TEST_CASE(names_are_words_without_plus) {
    for (const char* name : {"", "a b", "a+b", "a\nb", "\xc3\xbc", "a\x7f"}) {
        const auto key = SigningKey::make(name, KeyUse::Log);
        BOOST_REQUIRE(!key.has_value());
        BOOST_TEST(key.error().front().what.find("is not a name for a key") != std::string::npos);
    }
    BOOST_TEST(!SigningKey::make(std::string(201, 'a'), KeyUse::Log).has_value());
    BOOST_TEST(SigningKey::make(std::string(200, 'a'), KeyUse::Witness).has_value());
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal

// fairdeal ledger, from a new key to a proof that sh and openssl check.

#include <sqlite3.h>

#include <boost/test/unit_test.hpp>
#include <filesystem>

#include "running.h"

using namespace fairdeal;

namespace {

/// A log of a few hands, a key, and a signed checkpoint.
struct SignedEvening {
    Folder folder;
    std::string log = folder.path("log.db");
    std::string key = folder.path("log.key");
    std::string pass = folder.write("pass", "long enough\nand more\n");
    std::string public_key, checkpoint;

    SignedEvening() {
        must("deal --game breakout --seed 3 --count 20 > " + folder.path("hands") +
             "; $FAIRDEAL import --log " + log + " " + folder.path("hands"));
        public_key = must("ledger key " + key +
                          " --new casino.example/hands --memory 8 --passphrase-file " + pass);
        public_key.pop_back();
        checkpoint =
            must("ledger checkpoint --log " + log + " --key " + key + " --passphrase-file " + pass);
    }

    static std::string must(const std::string& words) {
        const Ran ran = shell("$FAIRDEAL " + words);
        BOOST_REQUIRE_MESSAGE(ran.status == 0, words + ": " + ran.err);
        return ran.out;
    }

    /// One that no test changes.
    static const SignedEvening& shared() {
        static const SignedEvening evening;
        return evening;
    }

    /// Changes the log as somebody with an editor would: the same number of bytes, elsewhere.
    void change(const std::string& from, const std::string& to) const {
        std::string bytes = text_of_file(log);
        const auto at = bytes.find(from);
        BOOST_REQUIRE(at != std::string::npos);
        folder.write("log.db", bytes.replace(at, to.size(), to));
    }
};

}  // namespace

BOOST_AUTO_TEST_SUITE(ledger_commands)

BOOST_AUTO_TEST_CASE(a_sound_log_is_verified) {
    const SignedEvening& evening = SignedEvening::shared();
    const Ran own = fairdeal_with("ledger verify --log " + evening.log);
    BOOST_TEST(own.status == 0);
    BOOST_TEST(
        own.out ==
        "20 hands and 0 other records read again, 1 checkpoint compared with them, the newest of "
        "20 records: nothing is damaged\n");
    BOOST_TEST(own.err.find("give --key or --checkpoint") != std::string::npos);
    const std::string kept = evening.folder.write("kept", evening.checkpoint);
    const Ran trusted = fairdeal_with("ledger verify --log " + evening.log + " --key '" +
                                      evening.public_key + "' --checkpoint " + kept);
    BOOST_TEST(trusted.status == 0);
    BOOST_TEST(trusted.err == "");
    for (const std::string& file :
         {evening.key, evening.folder.write("pub", evening.public_key + "\n")})
        BOOST_TEST(fairdeal_with("ledger verify --log " + evening.log + " --key " + file).status ==
                   0);
}

BOOST_AUTO_TEST_CASE(records_that_no_checkpoint_covers_are_counted) {
    const SignedEvening evening;
    const std::string verify = "ledger verify --log " + evening.log;
    BOOST_TEST(fairdeal_with(verify).out.find("under no checkpoint") == std::string::npos);
    SignedEvening::must("deal --game midnight --seed 4 --count 3 > " + evening.folder.path("more") +
                        "; $FAIRDEAL import --log " + evening.log + " " +
                        evening.folder.path("more"));
    const Ran ran = fairdeal_with(verify);
    BOOST_TEST(
        ran.out.find("20 records: nothing is damaged\n3 records are under no checkpoint: a "
                     "change to them is not seen until they are signed\n") != std::string::npos,
        ran.out);
}

BOOST_AUTO_TEST_CASE(a_changed_record_is_named) {
    const SignedEvening evening;
    const std::string record =
        SignedEvening::must("ledger prove --log " + evening.log + " '#7' --record");
    std::string changed = record;
    const auto amount = changed.rfind("pay");
    BOOST_REQUIRE(amount != std::string::npos || changed.find("take") != std::string::npos);
    const auto digit = changed.find_last_of("123456789");
    changed[digit] = changed[digit] == '1' ? '2' : '1';
    evening.change(record, changed);
    const Ran ran = fairdeal_with("ledger verify --log " + evening.log);
    BOOST_TEST(ran.status == 1);
    BOOST_TEST(ran.out.starts_with("#7"), ran.out);
    BOOST_TEST(ran.out.ends_with(": 1 damage found\n"), ran.out);
    const Ran json = fairdeal_with("ledger verify --json --log " + evening.log);
    BOOST_TEST(json.status == 1);
    BOOST_TEST(json.out.starts_with("{\"sound\":false,\"hands\":20,\"other_records\":0,"));
    BOOST_TEST(json.out.find("\"damages\":[{\"record\":7,") != std::string::npos);
    const Ran proof = fairdeal_with("ledger prove --log " + evening.log + " '#7'");
    BOOST_TEST(proof.status == 2);
    BOOST_TEST(proof.err.find("#7 is not what was signed") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(another_key_or_another_log_is_told) {
    const SignedEvening& evening = SignedEvening::shared();
    const SignedEvening other;
    const Ran key =
        fairdeal_with("ledger verify --log " + evening.log + " --key '" + other.public_key + "'");
    BOOST_TEST(key.status == 1);
    BOOST_TEST(key.out.find("the checkpoint of 20 records is not good") != std::string::npos);
    const Ran none = fairdeal_with("ledger verify --log " + evening.log + " --key nothing");
    BOOST_TEST(none.status == 2);
    BOOST_TEST(none.err == "--key: this is neither a public key nor a file that holds one\n");
    BOOST_TEST(fairdeal_with("ledger verify --log /nowhere").status == 2);
    const Ran no_note =
        fairdeal_with("ledger verify --checkpoint " + evening.pass + " --log " + evening.log);
    BOOST_TEST(no_note.status == 2);
}

BOOST_AUTO_TEST_CASE(keys_of_today_and_of_before_are_known_together) {
    const SignedEvening evening;
    const std::string next = evening.folder.path("next.key");
    const std::string next_public = SignedEvening::must(
        "ledger key " + next + " --new casino.example/hands --memory 8 --passphrase-file " +
        evening.pass);
    const std::string sign = "ledger checkpoint --log " + evening.log + " --key " + next +
                             " --passphrase-file " + evening.pass;
    BOOST_TEST(fairdeal_with(sign).status == 2);  // nothing is new to be signed
    SignedEvening::must("deal --game breakout --seed 4 --count 2 | $FAIRDEAL import --log " +
                        evening.log + " -");
    SignedEvening::must(sign);
    const std::string verify = "ledger verify --log " + evening.log;
    BOOST_TEST(fairdeal_with(verify + " --key " + next).status == 1);
    BOOST_TEST(fairdeal_with(verify + " --key '" + evening.public_key + "'").status == 1);
    BOOST_TEST(
        fairdeal_with(verify + " --key " + next + " --key '" + evening.public_key + "'").status ==
        0);
    const std::string both =
        evening.folder.write("both.pub", evening.public_key + "\n" + next_public);
    BOOST_TEST(fairdeal_with(verify + " --key " + both).status == 0);
}

BOOST_AUTO_TEST_CASE(a_key_that_signed_nothing_is_told) {
    const Folder folder;
    const std::string log = folder.path("log.db");
    SignedEvening::must("deal --game breakout --seed 4 --count 2 | $FAIRDEAL import --log " + log +
                        " -");
    BOOST_TEST(fairdeal_with("ledger verify --log " + log).status == 0);
    const Ran ran = fairdeal_with("ledger verify --log " + log + " --key '" +
                                  SignedEvening::shared().public_key + "'");
    BOOST_TEST(ran.status == 1);
    BOOST_TEST(ran.err == "fairdeal: no checkpoint in the log is signed by a key that was given\n");
}

BOOST_AUTO_TEST_CASE(rows_of_other_rules_are_named_and_made_again) {
    const SignedEvening evening;
    const auto in_log = [&](const std::string& sql) {
        sqlite3* log = nullptr;
        BOOST_REQUIRE(sqlite3_open(evening.log.c_str(), &log) == SQLITE_OK);
        BOOST_TEST(sqlite3_exec(log, sql.c_str(), nullptr, nullptr, nullptr) == SQLITE_OK);
        sqlite3_close(log);
    };
    in_log("UPDATE hand SET rules = '0', standing = 'wrong', overpaid = 100 WHERE idx = 7");
    const Ran stale = fairdeal_with("ledger verify --log " + evening.log);
    BOOST_TEST(stale.status == 1);
    BOOST_TEST(stale.err.find("the first of them #7") != std::string::npos, stale.err);
    BOOST_TEST(SignedEvening::must("ledger rebuild --log " + evening.log) ==
               "20 records: every row is made again from its text\n");
    BOOST_TEST(
        fairdeal_with("ledger verify --log " + evening.log + " --key '" + evening.public_key + "'")
            .status == 0);
    BOOST_TEST(fairdeal_with("ledger rebuild --log /nowhere").status == 2);
}

BOOST_AUTO_TEST_CASE(the_head_is_told) {
    const SignedEvening& evening = SignedEvening::shared();
    const Ran text = fairdeal_with("ledger head --log " + evening.log);
    BOOST_TEST(text.out.starts_with("records     20\nroot        "));
    BOOST_TEST(
        text.out.ends_with("checkpoint  of 20 records\nkey         " + evening.public_key + "\n"));
    const Ran json = fairdeal_with("ledger head --json --log " + evening.log);
    BOOST_TEST(json.out.starts_with("{\"records\":20,\"root\":\""));
}

BOOST_AUTO_TEST_CASE(a_key_may_be_made_dearer_to_guess) {
    const SignedEvening evening;
    const std::string key = evening.folder.path("dear.key");
    const std::string make = "ledger key " + key +
                             " --new casino.example/hands --passphrase-file " + evening.pass +
                             " --memory ";
    BOOST_TEST(fairdeal_with(make + "7").status == 2);
    BOOST_TEST(fairdeal_with(make + "1025").status == 2);
    BOOST_TEST(!std::filesystem::exists(key));
    SignedEvening::must(make + "16");
    BOOST_TEST(text_of_file(key).find("argon2id 3 16777216 ") != std::string::npos);
    SignedEvening::must("deal --game breakout --seed 4 --count 1 | $FAIRDEAL import --log " +
                        evening.log + " -");
    SignedEvening::must("ledger checkpoint --log " + evening.log + " --key " + key +
                        " --passphrase-file " + evening.pass);
}

BOOST_AUTO_TEST_CASE(a_key_is_made_once_and_opened_by_its_passphrase_only) {
    const SignedEvening& evening = SignedEvening::shared();
    BOOST_TEST(SignedEvening::must("ledger key " + evening.key) == evening.public_key + "\n");
    const std::string make =
        "ledger key " + evening.key + " --new a --passphrase-file " + evening.pass;
    BOOST_TEST(fairdeal_with(make).err == evening.key + ": there is a file of this name already\n");
    const std::string wrong = evening.folder.write("wrong", "something else\n");
    const Ran ran = fairdeal_with("ledger checkpoint --log " + evening.log + " --key " +
                                  evening.key + " --passphrase-file " + wrong);
    BOOST_TEST(ran.status == 2);
    BOOST_TEST(ran.err == evening.key + ": the passphrase is wrong, or the key file was changed\n");
    const Ran nobody =
        fairdeal_with("ledger checkpoint --log " + evening.log + " --key " + evening.key);
    BOOST_TEST(nobody.status == 2);
    BOOST_TEST(nobody.err.starts_with("no passphrase"));
}

BOOST_AUTO_TEST_CASE(a_witness_signs_under_the_newest_checkpoint) {
    const SignedEvening evening;
    const std::string key = evening.folder.path("w.key");
    const std::string with = " --passphrase-file " + evening.pass;
    SignedEvening::must("ledger key " + key +
                        " --new surveillance.example/w1 --memory 8 --witness" + with);
    const std::string seen =
        SignedEvening::must("ledger checkpoint --log " + evening.log + " --key " + key + with);
    BOOST_TEST(seen.starts_with(evening.checkpoint));
    BOOST_TEST(seen.find("\xe2\x80\x94 surveillance.example/w1 ") != std::string::npos);
    const SignedEvening& other = SignedEvening::shared();
    const Ran fork = fairdeal_with("ledger checkpoint --log " + other.log + " --key " + key + with +
                                   " --checkpoint " + evening.folder.write("seen", seen));
    BOOST_TEST(fork.status == 2);
    BOOST_TEST(fork.err.find("nothing was signed") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_log_is_exported_as_a_folder) {
    const SignedEvening& evening = SignedEvening::shared();
    const std::string out = evening.folder.path("out");
    const std::string words = "ledger export --log " + evening.log + " " + out;
    BOOST_TEST(SignedEvening::must(words) == "20 records exported\n");
    BOOST_TEST(text_of_file(out + "/checkpoint") == evening.checkpoint);
    BOOST_TEST(text_of_file(out + "/tile/0/000.p/20").size() == 20U * 32);
    const Ran again = fairdeal_with(words);
    BOOST_TEST(again.status == 2);
    BOOST_TEST(again.err == out + ": the folder is not empty\n");
}

BOOST_AUTO_TEST_CASE(a_proof_is_checked_with_sh_and_openssl) {
    const SignedEvening& evening = SignedEvening::shared();
    for (const char* number : {"#1", "#17", "#20"}) {
        const std::string at = evening.log + " '" + number + "'";
        const std::string record = SignedEvening::must("ledger prove --record --log " + at);
        const std::string proof = SignedEvening::must("ledger prove --log " + at);
        const auto checked = [&](const std::string& the_record, const std::string& the_proof,
                                 const std::string& key) {
            return shell("sh '" FAIRDEAL_SOURCE_DIR "/db/check-proof' " +
                         evening.folder.write("r", the_record) + " " +
                         evening.folder.write("p", the_proof) + " '" + key + "'");
        };
        const Ran good = checked(record, proof, evening.public_key);
        BOOST_TEST(good.status == 0, good.err);
        BOOST_TEST(good.out == "proven: record " + std::string(number).substr(1) +
                                   " of 20 of casino.example/hands\n");
        BOOST_TEST(checked(record + "\n", proof, evening.public_key).status == 1);
        BOOST_TEST(checked("", proof, evening.public_key).status == 1);
        BOOST_TEST(checked(record, "", evening.public_key).status == 1);
        // A size that a shell would work out is none.
        std::string hostile = proof;
        const std::string size = "\n20\n";
        hostile.replace(hostile.find(size), size.size(),
                        "\na[$(touch " + evening.folder.path("touched") + ")0]\n");
        BOOST_TEST(checked(record, hostile, evening.public_key).err ==
                   "NOT PROVEN: this is no proof\n");
        BOOST_TEST(!std::filesystem::exists(evening.folder.path("touched")));
        std::string other_key = evening.public_key;
        other_key[other_key.size() - 3] = other_key[other_key.size() - 3] == 'A' ? 'B' : 'A';
        BOOST_TEST(checked(record, proof, other_key).status == 1);
        if (number != std::string("#17")) continue;
        // A character changed anywhere in the proof: a digit, a letter of a hash, the signature.
        for (std::size_t i = 0; i < proof.size(); i += 61) {
            std::string changed = proof;
            changed[i] = changed[i] == 'A' ? 'B' : 'A';
            BOOST_TEST(checked(record, changed, evening.public_key).status != 0,
                       "taken with another character at " << i);
        }
    }
}

BOOST_AUTO_TEST_CASE(a_log_is_copied_and_a_damaged_one_is_not) {
    const SignedEvening evening;
    const std::string copy = evening.folder.path("copy.db");
    const Ran copied = fairdeal_with("ledger backup --log " + evening.log + " --out " + copy +
                                     " --key " + evening.public_key);
    BOOST_TEST(copied.status == 0, copied.err);
    BOOST_TEST(
        copied.out ==
        "20 hands and 0 other records read again, 1 checkpoint compared with them, the newest "
        "of 20 records: nothing is damaged\n");
    BOOST_TEST(fairdeal_with("ledger head --log " + copy).out ==
               fairdeal_with("ledger head --log " + evening.log).out);
    const Ran again = fairdeal_with("ledger backup --log " + evening.log + " --out " + copy);
    BOOST_TEST(again.status == 2);
    BOOST_TEST(again.err.find("there is a file of this name already") != std::string::npos);
    evening.change("dealer stand", "dealer stank");
    const std::string none = evening.folder.path("none.db");
    const Ran damaged = fairdeal_with("ledger backup --log " + evening.log + " --out " + none);
    BOOST_TEST(damaged.status == 1);
    BOOST_TEST(damaged.err.find("no copy was kept: the log is damaged") != std::string::npos);
    BOOST_TEST(!std::filesystem::exists(none));
}

BOOST_AUTO_TEST_SUITE_END()

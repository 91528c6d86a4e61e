// Checkpoints of a log, their witnesses, the proofs under them, and the keys that sign.

#include <fmt/format.h>
#include <boost/test/unit_test.hpp>

#include "store/folder.h"
#include "store/key_file.h"
#include "store/ledger_tools.h"

namespace fairdeal {

namespace fs = std::filesystem;

namespace {

constexpr const char* origin = "casino.example/pit-1/hands";

void run_raw(const fs::path& file, const std::string& sql) {
    Database raw(file, Access::Write);
    raw.run(sql);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(signing)

BOOST_AUTO_TEST_CASE(a_checkpoint_is_signed_once_for_each_size) {
    const Folder folder;
    HandLog log = opened(folder.file("log.db"));
    BOOST_TEST(why(log.sign_checkpoint(log_key())) == "there is nothing to sign: the log is empty");
    import_text(log, night(300));
    BOOST_TEST(!log.newest_checkpoint().has_value());
    const auto first = log.sign_checkpoint(log_key());
    BOOST_REQUIRE(first.has_value());
    BOOST_TEST((open_checkpoint(*first, log_key().public_key())->head == log.head()));
    BOOST_TEST((log.sign_checkpoint(log_key()).value() == *first));
    import_text(log, night(301, 301));
    const auto second = log.sign_checkpoint(log_key());
    BOOST_REQUIRE(second.has_value());
    BOOST_TEST((open_checkpoint(*second, log_key().public_key())->head == log.head()));
    BOOST_TEST((log.newest_checkpoint() == *second));
    BOOST_TEST((log.signers() == std::vector<PublicKey>{log_key().public_key()}));
    const CheckReport report = log.check({}, {{log_key().public_key()}, {*first}});
    BOOST_TEST(told(report) == "");
    BOOST_TEST(report.checkpoints.size() == 2U);
}

BOOST_AUTO_TEST_CASE(only_the_logs_own_key_signs) {
    const Folder folder;
    HandLog log = opened(folder.file("log.db"));
    import_text(log, night(3));
    BOOST_TEST(why(log.sign_checkpoint(witness_key())) ==
               "surveillance.example/w1 is a witness's key: a log is signed by its own");
    BOOST_REQUIRE(log.sign_checkpoint(log_key()).has_value());
    const SigningKey other("casino.example/pit-2/hands", KeyUse::Log, std::string(32, 'o'));
    BOOST_TEST(why(log.sign_checkpoint(other)) ==
               "this log is casino.example/pit-1/hands; the key is of casino.example/pit-2/hands");
    const SigningKey next(origin, KeyUse::Log, std::string(32, 'n'));
    BOOST_TEST(why(log.sign_checkpoint(next)) ==
               "nothing was added since the newest checkpoint, which another key signed");
    import_text(log, night(1, 4));
    BOOST_TEST(log.sign_checkpoint(next).has_value());
    BOOST_TEST(log.signers().size() == 2U);
    BOOST_TEST(told(log.check({})) == "");
    BOOST_TEST(told(log.check({}, {{next.public_key()}, {}})) ==
               "#0 : the checkpoint of 3 records is not good: there is no signature of "
               "casino.example/pit-1/hands\n");
    BOOST_TEST(told(log.check({}, {{next.public_key(), log_key().public_key()}, {}})) == "");
}

BOOST_AUTO_TEST_CASE(a_damaged_log_is_not_signed) {
    struct Row {
        const char* table;
        const char* sql;
    };
    for (const Row& row :
         {Row{"record",
              "UPDATE record SET body = replace(body, 'pay dealer 25', 'pay dealer 20') WHERE idx "
              "= 301"},
          Row{"record", "UPDATE record SET hash = zeroblob(32) WHERE idx = 299"},
          Row{"record", "DELETE FROM record WHERE idx = 302"},
          Row{"node", "UPDATE node SET hash = zeroblob(32)"},
          Row{"log_head", "UPDATE log_head SET frontier = zeroblob(length(frontier))"},
          Row{"log_head", "UPDATE log_head SET size = 301"},
          Row{"checkpoint", "UPDATE checkpoint SET root = zeroblob(32)"}}) {
        BOOST_TEST_CONTEXT(row.sql) {
            const Folder folder;
            {
                HandLog log = opened(folder.file("log.db"));
                import_text(log, night(299));
                BOOST_REQUIRE(log.sign_checkpoint(log_key()).has_value());
                import_text(log, night(4, 300));
            }
            run_raw(folder.file("log.db"), around_triggers(row.table, row.sql));
            HandLog log = opened(folder.file("log.db"));
            bool is_signed = false;
            try {
                is_signed = log.sign_checkpoint(log_key()).has_value();
            } catch (const StoreError& error) {
                BOOST_TEST(error.is_damaged());
            }
            BOOST_TEST(!is_signed);
            BOOST_TEST(!log.check({}).is_sound());
        }
    }
}

BOOST_AUTO_TEST_CASE(a_witness_signs_what_goes_on_from_what_it_saw) {
    const Folder folder;
    HandLog log = opened(folder.file("log.db"));
    import_text(log, night(20));
    BOOST_TEST(why(log.cosign_checkpoint(witness_key(), {}, 7)) ==
               "there is no checkpoint to witness");
    BOOST_REQUIRE(log.sign_checkpoint(log_key()).has_value());
    BOOST_TEST(why(log.cosign_checkpoint(log_key(), {}, 7)) ==
               "casino.example/pit-1/hands is not a witness's key");
    const auto seen = log.cosign_checkpoint(witness_key(), {}, 7);
    BOOST_REQUIRE(seen.has_value());
    BOOST_TEST(signed_by(*seen, witness_key().public_key()).value() == 7);
    BOOST_TEST((log.newest_checkpoint() == *seen));
    BOOST_TEST((log.cosign_checkpoint(witness_key(), *seen, 8).value() == *seen));
    import_text(log, night(1, 21));
    BOOST_REQUIRE(log.sign_checkpoint(log_key()).has_value());
    BOOST_TEST(log.cosign_checkpoint(witness_key(), *seen, 8).has_value());
    BOOST_TEST(told(log.check({}, {{}, {*seen}})) == "");

    HandLog fork = opened(folder.file("fork.db"));
    import_text(fork, night(20, 2));
    BOOST_REQUIRE(fork.sign_checkpoint(log_key()).has_value());
    BOOST_TEST(
        why(fork.cosign_checkpoint(witness_key(), *seen, 9)).starts_with("nothing was signed: "));
    HandLog shorter = opened(folder.file("shorter.db"));
    import_text(shorter, night(10));
    BOOST_REQUIRE(shorter.sign_checkpoint(log_key()).has_value());
    BOOST_TEST(
        why(shorter.cosign_checkpoint(witness_key(), *seen, 9)) ==
        "nothing was signed: the checkpoint that was kept elsewhere is of 20 records, and the "
        "log has 10: its end was cut off");
}

BOOST_AUTO_TEST_CASE(every_record_is_proven_under_the_newest_checkpoint) {
    const Folder folder;
    HandLog log = opened(folder.file("log.db"));
    import_text(log, night(270));
    add(log, note_about(3));
    BOOST_TEST(why(log.prove(1)) == "no checkpoint covers #1 yet: sign one first");
    BOOST_REQUIRE(log.sign_checkpoint(log_key()).has_value());
    import_text(log, night(1, 300));
    for (std::int64_t idx = 1; idx <= 271; ++idx) {
        const auto proof = log.prove(idx);
        BOOST_REQUIRE_MESSAGE(proof.has_value(), why(proof));
        const auto read = read_log_proof(write(*proof));
        if (!read || !check_proof(*read, *log.text_of(idx), log_key().public_key()))
            BOOST_ERROR("#" << idx << " is not proven");
    }
    BOOST_TEST(why(log.prove(272)) == "no checkpoint covers #272 yet: sign one first");
    BOOST_TEST(why(log.prove(273)) == "there is no record #273 in this log");
    BOOST_TEST(why(log.prove(0)) == "there is no record #0 in this log");
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(key_files)

constexpr KeyCost cheap{1, 8192};

BOOST_AUTO_TEST_CASE(a_key_is_kept_for_its_owner_alone) {
    const Folder folder;
    const fs::path file = folder.file("log.key");
    BOOST_REQUIRE(make_key_file(file, log_key(), "long enough", cheap).has_value());
    BOOST_TEST(
        (fs::status(file).permissions() == (fs::perms::owner_read | fs::perms::owner_write)));
    BOOST_TEST(folder.names() == "log.key");
    BOOST_TEST((load_key_file(file, "long enough")->public_key() == log_key().public_key()));
    BOOST_TEST((public_key_in(file).value() == log_key().public_key()));
    BOOST_TEST(why(load_key_file(file, "wrong")) ==
               "the passphrase is wrong, or the key file was changed");
    BOOST_TEST(why(make_key_file(file, log_key(), "long enough", cheap)) ==
               "there is a file of this name already");
    BOOST_TEST(why(make_key_file(folder.file("b.key"), log_key(), "short", cheap)) ==
               "the passphrase has fewer than 8 characters");
    BOOST_TEST(why(make_key_file(folder.file("none") / "b.key", log_key(), "long enough", cheap)) ==
               "the key cannot be kept here: No such file or directory");
    BOOST_TEST(folder.names() == "log.key");
}

BOOST_AUTO_TEST_CASE(a_key_that_others_may_read_is_refused) {
    const Folder folder;
    const fs::path file = folder.file("log.key");
    BOOST_REQUIRE(make_key_file(file, log_key(), "long enough", cheap).has_value());
    for (const auto perms :
         {fs::perms::group_read, fs::perms::others_read, fs::perms::others_write}) {
        fs::permissions(file, fs::perms::owner_read | perms);
        BOOST_TEST(why(load_key_file(file, "long enough")) ==
                   "others may read or write this key file: let only its owner (chmod 600)");
    }
    BOOST_TEST(why(load_key_file(folder.file("none"), "long enough")) == "there is no such file");
    BOOST_TEST(why(load_key_file(folder.path(), "long enough")) == "this is not a file");
    write_bytes(folder.file("text"), "not a key");
    fs::permissions(folder.file("text"), fs::perms::owner_read);
    BOOST_TEST(to_text(load_key_file(folder.file("text"), "long enough").error().front()) ==
               folder.file("text").string() + ": this is not a key file of Fairdeal");
    write_bytes(folder.file("huge"), std::string(1'000'000, 'x'));
    BOOST_TEST(why(public_key_in(folder.file("huge"))) == "this is not a key file of Fairdeal");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal

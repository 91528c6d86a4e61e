// Who writes in a case signs in, and no one does what two must.

#include "pit.h"

using namespace fairdeal;

BOOST_AUTO_TEST_SUITE(case_sign_in)

BOOST_AUTO_TEST_CASE(one_person_does_not_do_what_two_must) {
    const Pit pit;
    pit.open();
    const Ran own = pit.review("f1", first_words, "own");
    BOOST_TEST(own.status == 2);
    BOOST_TEST(says(own.err, "f1 opened the case: somebody else reviews it"));
    pit.review_both();
    BOOST_REQUIRE(pit.reveal("r1", "r1").status == 0);
    BOOST_REQUIRE(pit.reveal("r2", "r2").status == 0);
    const std::string decision = "C-7 --as r1 --at 2026-03-16T09:00:00Z --text 'Pay it.'";
    refuses(pit, "decide", decision, "r1 reviewed the case: somebody else decides it");
    pit.do_it("decide", decision + " --exception 'The manager is ill.'");
    pit.sign();
    const std::string zip = pit.folder.path("C-7.zip");
    pit.do_it("file", "C-7 '" + zip + "'");
    const Ran checked = fairdeal_with("case check '" + zip + "'");
    BOOST_TEST(says(checked.out, "exception (decide) by r1"), checked.out);
    BOOST_TEST(says(checked.out, "r1 reviewed and decided the case: The manager is ill."));
    BOOST_TEST(says(checked.out, "signed in with the log's own accounts"));
}

BOOST_AUTO_TEST_CASE(a_person_who_writes_in_a_case_signs_in) {
    const Pit pit;
    pit.open();
    const std::string words = "C-7 --at 2026-03-15T10:30:00Z --text 'I saw it.' --as ";
    const auto note = [&](const std::string& id, const std::string& passphrase) {
        return pit.did("note", words + id + " --passphrase-file '" +
                                   pit.folder.write("typed", passphrase + "\n") + "'");
    };
    BOOST_TEST(
        says(note("f2", "another").err, "no account of this log has this id and passphrase"));
    BOOST_TEST(says(note("z9", "long enough").err, "no account of this log"));
    BOOST_TEST(note("f2", "long enough").status == 0);
    // Nobody is at the terminal.
    BOOST_TEST(fairdeal_with("case note --log '" + pit.log + "' " + words + "f2").status == 2);
}

BOOST_AUTO_TEST_CASE(the_first_account_of_a_log_gives_the_others) {
    const Folder folder;
    const std::string log = folder.path("night.db"), pass = folder.write("pass", "long enough\n");
    Pit::must("deal --game breakout --seed 5 --count 3 > '" + folder.path("hands") + "'");
    Pit::must("import --log '" + log + "' '" + folder.path("hands") + "'");
    const auto account = [&](const std::string& words) {
        return fairdeal_with("case account --log '" + log + "' --new-passphrase-file '" + pass +
                             "' --passphrase-file '" + pass + "' " + words);
    };
    const Ran early = fairdeal_with("case open --log '" + log +
                                    "' C-1 --hand '#1' --as f1 "
                                    "--claimant g --deadline 2030-01-01T00:00:00Z --text x "
                                    "--passphrase-file '" +
                                    pass + "'");
    BOOST_TEST(says(early.err, "this log has no accounts yet"), early.err);
    BOOST_TEST(account("f1").status == 0);
    BOOST_TEST(says(account("r1").err, "say who signs in"));
    BOOST_TEST(account("r1 --as f1").status == 0);
    BOOST_TEST(says(account("r2 --as r1").err, "only f1 gives accounts of this log"));
}

BOOST_AUTO_TEST_SUITE_END()

// fairdeal case, from a claim to a file that proves all of it, and everything it must refuse.

#include <fmt/format.h>
#include <boost/test/unit_test.hpp>

#include "pit.h"

using namespace fairdeal;

BOOST_AUTO_TEST_SUITE(case_commands)

BOOST_AUTO_TEST_CASE(a_dispute_goes_from_its_claim_to_a_file_that_proves_it) {
    const Pit pit;
    pit.open();
    pit.do_it("note", "C-7 --as f2 --at 2026-03-15T10:30:00Z --text 'Asked the dealer.'");
    pit.review_both();
    pit.decide_and_close();
    const std::string shown = pit.do_it("show", "C-7");
    for (const char* words : {"case C-7: closed", "claimed by g17", "  I had a natural.",
                              "note by f2", "decision by f1", "  Pay the Super Tie."})
        BOOST_TEST(says(shown, words), words);
    BOOST_TEST(says(shown, "  " + first_words));
    BOOST_TEST(says(shown, "  " + second_words));
    pit.sign();
    const std::string zip = pit.folder.path("C-7.zip"), pdf = pit.folder.path("C-7.pdf");
    pit.do_it("file", "C-7 '" + zip + "'");
    pit.do_it("pdf", "C-7 '" + pdf + "'");
    const std::string public_key = Pit::must("ledger key '" + pit.key + "'");
    const Ran checked = fairdeal_with("case check '" + zip + "' --key '" +
                                      public_key.substr(0, public_key.size() - 1) + "'");
    BOOST_TEST(checked.status == 0);
    BOOST_TEST(checked.err == "");
    BOOST_TEST(says(checked.out, "proven: the hand and 8 events are in casino.example/pit, 25"));
    BOOST_TEST(text_of_file(pdf).starts_with("%PDF-"));
    // The page to sign has a summary and lines to sign; what is inside the file has neither.
    const auto text_of_pdf = [](const std::string& file) {
        return shell("pdftotext -layout '" + file + "' -").out;
    };
    BOOST_TEST(says(text_of_pdf(pdf), "Prepared by"));
    const std::string inside = pit.folder.path("inside");
    BOOST_REQUIRE(shell("python3 -m zipfile -e '" + zip + "' '" + inside + "'").status == 0);
    BOOST_TEST(says(text_of_pdf(inside + "/case.pdf"), "What proves it"));
    BOOST_TEST(!says(text_of_pdf(inside + "/case.pdf"), "Prepared by"));
}

BOOST_AUTO_TEST_CASE(sh_and_openssl_alone_prove_a_case_file) {
    const Pit pit;
    pit.open();
    pit.review_both();
    pit.decide_and_close();
    pit.sign();
    pit.do_it("file", "C-7 '" + pit.folder.path("C-7.zip") + "'");
    const std::string open_it = "cd '" + pit.folder.path("") +
                                "' && mkdir out && cd out && python3 -m zipfile -e ../C-7.zip . ";
    const Ran proven = shell(open_it + "&& sh check-case \"$($FAIRDEAL ledger key ../log.key)\"");
    BOOST_TEST(proven.status == 0, proven.err);
    BOOST_TEST(says(proven.out, "proven: case C-7, 7 events about hand #3"));
    BOOST_TEST(!says(proven.out, "the key is the one in this file"));
    const Ran without = shell("cd '" + pit.folder.path("out") + "' && sh check-case");
    BOOST_TEST(says(without.out, "the key is the one in this file, which says nothing of who"));
    const Ran changed = shell("cd '" + pit.folder.path("out") +
                              "' && sed -i 's/natural/blackjack/' event-1.record && sh check-case");
    BOOST_TEST(changed.status != 0);
    BOOST_TEST(says(changed.err, "NOT PROVEN"));
}

BOOST_AUTO_TEST_CASE(nobody_can_read_the_first_review_before_the_second_is_in) {
    const Pit pit;
    pit.open();
    BOOST_REQUIRE(pit.review("r1", first_words, "r1").status == 0);
    BOOST_TEST(!says(text_of_file(pit.log), first_words));
    const std::string shown = pit.do_it("show", "C-7");
    BOOST_TEST(!says(shown, first_words));
    BOOST_TEST(says(shown, "review by r1"));
    const Ran early = pit.reveal("r1", "r1");
    BOOST_TEST(early.status == 2);
    BOOST_TEST(says(early.err, "the other review is not in yet"));
    BOOST_TEST(!says(text_of_file(pit.log), first_words));
    BOOST_REQUIRE(pit.review("r2", second_words, "r2").status == 0);
    BOOST_TEST(!says(text_of_file(pit.log), second_words));
    BOOST_REQUIRE(pit.reveal("r1", "r1").status == 0);
    BOOST_TEST(says(pit.do_it("show", "C-7"), first_words));
    BOOST_TEST(!says(pit.do_it("show", "C-7"), second_words));
}

BOOST_AUTO_TEST_CASE(what_was_committed_to_cannot_be_changed_any_more) {
    const Pit pit;
    pit.open();
    pit.review_both();
    std::string kept = text_of_file(pit.folder.path("r1"));
    kept.replace(kept.find("due"), 3, "not");
    pit.folder.write("other", kept);
    const Ran other = pit.reveal("r1", "other");
    BOOST_TEST(other.status == 2);
    BOOST_TEST(says(other.err, "this is not the review that was committed to"));
    const Ran of_another = pit.reveal("r1", "r2");
    BOOST_TEST(of_another.status == 2);
    const Ran nothing = pit.reveal("r1", "no-such-file");
    BOOST_TEST(nothing.status == 2);
}

BOOST_AUTO_TEST_CASE(a_review_is_kept_for_its_writer_alone_and_never_over_a_file) {
    const Pit pit;
    pit.open();
    pit.folder.write("mine", "something else\n");
    const Ran over = pit.review("r1", first_words, "mine");
    BOOST_TEST(over.status == 2);
    BOOST_TEST(text_of_file(pit.folder.path("mine")) == "something else\n");
    BOOST_REQUIRE(pit.review("r1", first_words, "r1").status == 0);
    BOOST_TEST(shell("stat -c %a '" + pit.folder.path("r1") + "'").out == "600\n");
    // Refused by the log: nothing of it is left lying about either.
    BOOST_TEST(pit.review("r1", "again", "twice").status == 2);
    BOOST_TEST(pit.review("g17", "mine", "claimant").status == 2);
    BOOST_TEST(shell("ls '" + pit.folder.path("twice") + "'").status != 0);
    BOOST_TEST(shell("ls '" + pit.folder.path("claimant") + "'").status != 0);
}

BOOST_AUTO_TEST_CASE(what_cannot_be_is_refused_and_writes_nothing) {
    const Pit pit;
    pit.open();
    const std::string rest =
        " --as f1 --claimant g17 --at 2026-03-15T10:00:00Z --deadline 2026-03-20T18:00:00Z "
        "--text x";
    refuses(pit, "open", "C-7 --hand '#1'" + rest, "the case is open already");
    refuses(pit, "open", "C-8 --hand '#99'" + rest, "there is no hand #99 in this log");
    refuses(pit, "open", "C-8 --hand '#0'" + rest, "there is no hand #0 in this log");
    refuses(pit, "open", "C-8 --hand '#-1'" + rest, "there is no hand #-1 in this log");
    refuses(pit, "open", "C-8 --hand nobody" + rest, "nobody");
    refuses(pit, "open", "'C 8' --hand '#1'" + rest, "is not the id of a case");
    refuses(pit, "open", "\"$(printf 'C\\n8')\" --hand '#1'" + rest, "is not the id of a case");
    refuses(pit, "open", std::string(65, 'C') + " --hand '#1'" + rest, "is not the id of a case");
    refuses(pit, "open",
            "C-8 --hand '#1' --as f1 --claimant 'Jane Doe' --deadline 2026-03-20T18:00:00Z --at "
            "2026-03-15T10:00:00Z --text x",
            "is not a person's id");
    refuses(pit, "open",
            "C-8 --hand '#1' --as f1 --claimant g --deadline 2026-03-14T18:00:00Z --at "
            "2026-03-15T10:00:00Z --text x",
            "the deadline is before the opening");
    refuses(pit, "open",
            "C-8 --hand '#1' --as f1 --claimant g --deadline tomorrow --at 2026-03-15T10:00:00Z "
            "--text x",
            "is neither a day (2026-03-14) nor a UTC time");
    refuses(pit, "note", "C-9 --as f1 --text x", "there is no such case");
    refuses(pit, "note", "C-7 --as f1 --at 2026-03-15T09:00:00Z --text x",
            "is before the event before it");
    refuses(pit, "note", "C-7 --as f1 --text \"$(printf 'a\\001b')\"", "whole lines of UTF-8");
    refuses(pit, "note", "C-7 --as f1 --text \"$(head -c 9000 /dev/zero | tr '\\0' x)\"",
            "more than 8192 bytes");
    refuses(pit, "decide", "C-7 --as f1 --text x", "not both reviews can be read yet");
    pit.do_it("close", "C-7 --as f1");
    refuses(pit, "note", "C-7 --as f1 --text x", "the case is closed");
}

BOOST_AUTO_TEST_CASE(arguments_that_are_missing_are_named) {
    const Pit pit;
    BOOST_TEST(fairdeal_with("case").status == 2);
    BOOST_TEST(says(pit.did("open", "C-7 --as f1 --text x").err, "--deadline"));
    BOOST_TEST(says(pit.did("open", "C-7 --as f1 --deadline 2026-03-20 --text x").err, "--hand"));
    BOOST_TEST(says(pit.did("review", "C-7 --as r1 --text x").err, "--keep"));
    BOOST_TEST(says(pit.did("decide", "C-7 --as f1").err, "--text"));
    BOOST_TEST(pit.did("show", "").status == 2);
    BOOST_TEST(fairdeal_with("case list --log /no/such/log.db").status == 2);
}

BOOST_AUTO_TEST_CASE(the_list_says_what_is_overdue) {
    const Pit pit;
    pit.open("C-7");
    pit.open("C-8", "");
    pit.do_it("close", "C-8 --as f1 --at 2026-03-16T10:00:00Z");
    const Ran in_time = pit.did("list", "--at 2026-03-20T18:00:00Z");
    BOOST_TEST(in_time.status == 0);
    BOOST_TEST(says(in_time.out, "C-7"));
    BOOST_TEST(says(in_time.out, "C-8"));
    const Ran late = pit.did("list", "--open --at 2026-03-20T18:00:01Z");
    BOOST_TEST(late.status == 1);
    BOOST_TEST(says(late.out, "overdue"));
    BOOST_TEST(!says(late.out, "C-8"));
    BOOST_TEST(pit.did("list", "--at soon").status == 2);
}

BOOST_AUTO_TEST_CASE(a_file_needs_a_checkpoint_that_covers_the_case) {
    const Pit pit;
    pit.open();
    const std::string zip = pit.folder.path("C-7.zip");
    const Ran unsigned_log = pit.did("file", "C-7 '" + zip + "'");
    BOOST_TEST(unsigned_log.status == 2);
    BOOST_TEST(says(unsigned_log.err, "the log has no checkpoint yet"));
    pit.sign();
    pit.do_it("note", "C-7 --as f1 --text 'one more'");
    BOOST_TEST(says(pit.did("pdf", "C-7 '" + zip + "'").err, "does not cover the case"));
    BOOST_TEST(shell("ls '" + zip + "'").status != 0);
}

BOOST_AUTO_TEST_CASE(a_file_that_was_touched_proves_nothing_or_says_what_is_other) {
    const Pit pit;
    const std::string zip = pit.filed();
    const Ran over = pit.did("file", "C-7 '" + zip + "'");
    BOOST_TEST(over.status == 2);
    BOOST_TEST(says(over.err, "there is a file of that name already"));
    BOOST_TEST(fairdeal_with("case check '" + zip + "'").status == 0);
    BOOST_TEST(fairdeal_with("case check '" + pit.folder.write("empty.zip", "") + "'").status == 2);
    BOOST_TEST(fairdeal_with("case check '" + pit.folder.path("none.zip") + "'").status == 2);
    const std::string bytes = text_of_file(zip);
    std::string other = bytes;
    other.replace(other.find("I had a natural."), 16, "I had a pair....");
    BOOST_TEST(fairdeal_with("case check '" + pit.folder.write("other.zip", other) + "'").status ==
               1);
    const Ran wrong_key =
        fairdeal_with("case check '" + zip + "' --key other/log+00000000+" + std::string(44, 'A'));
    BOOST_TEST(wrong_key.status == 2);
    BOOST_TEST(wrong_key.err == "--key: this is neither a public key nor a file that holds one\n");
}

BOOST_AUTO_TEST_CASE(one_of_the_keys_that_are_given_must_have_signed) {
    const Pit pit;
    const std::string zip = pit.filed();
    const std::string own = Pit::must("ledger key '" + pit.key + "'");
    const std::string other =
        Pit::must("ledger key '" + pit.folder.path("bar.key") +
                  "' --new casino.example/bar --memory 8 --passphrase-file '" + pit.pass + "'");
    const auto checked = [&](const std::string& keys) {
        return fairdeal_with("case check '" + zip + "' " + keys);
    };
    const auto given = [&](const char* name, const std::string& text) {
        return "--key '" + pit.folder.write(name, text) + "' ";
    };
    const Ran by_another = checked(given("bar.pub", other));
    BOOST_TEST(by_another.status == 1);
    BOOST_TEST(says(by_another.err, "key: the file is signed by another key"));
    for (const std::string& keys :
         {given("bar.pub", other) + given("pit.pub", own), given("both.pub", other + own)}) {
        const Ran ran = checked(keys);
        BOOST_TEST(ran.status == 0, keys);
        BOOST_TEST(ran.err == "", keys);
    }
}

BOOST_AUTO_TEST_CASE(a_log_or_folder_that_cannot_be_written_is_said_and_nothing_is_half_done) {
    const Pit pit;
    pit.open();
    pit.sign();
    const std::string before = pit.records();
    const std::string nowhere = pit.folder.path("no-such-folder/C-7.zip");
    BOOST_TEST(pit.did("file", "C-7 '" + nowhere + "'").status == 2);
    BOOST_TEST(pit.did("pdf", "C-7 '" + nowhere + "'").status == 2);
    const std::string no_folder = pit.folder.write("a-file", "") + "/scenarios";
    BOOST_TEST(pit.did("scenario", "C-7 '" + no_folder + "'").status == 2);
    BOOST_TEST(pit.review("r1", first_words, "no-such-folder/r1").status == 2);
    BOOST_TEST((pit.records() == before));
    // A folder in the journal's place stops even those whom permissions do not.
    BOOST_REQUIRE(shell("cd '" + pit.folder.path("") +
                        "' && rm -f night.db-journal && mkdir night.db-journal")
                      .status == 0);
    const Ran blocked = pit.review("r1", first_words, "r1");
    BOOST_TEST(blocked.status == 2);
    BOOST_TEST(blocked.err != "");
    BOOST_TEST(shell("ls '" + pit.folder.path("r1") + "'").status != 0);
    BOOST_REQUIRE(shell("rmdir '" + pit.log + "-journal'").status == 0);
    BOOST_TEST((pit.records() == before));
}

BOOST_AUTO_TEST_CASE(a_case_becomes_a_scenario_that_the_check_passes) {
    const Pit pit;
    pit.open();
    const std::string folder = pit.folder.path("");
    std::string id = pit.do_it("scenario", "C-7 '" + folder + "'");
    id.pop_back();
    BOOST_TEST(id.starts_with("pit-breakout-"));
    const Ran checked = fairdeal_with("check '" + pit.folder.path(id + ".xml") + "'");
    BOOST_TEST(checked.status == 0, checked.err);
    BOOST_TEST(pit.do_it("scenario", "C-7 '" + folder + "'") == id + "\n");  // the same again
    pit.folder.write(id + ".xml", "mine\n");
    BOOST_TEST(pit.did("scenario", "C-7 '" + folder + "'").status == 2);
    BOOST_TEST(text_of_file(pit.folder.path(id + ".xml")) == "mine\n");
}

BOOST_AUTO_TEST_SUITE_END()

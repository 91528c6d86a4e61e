// The exam office and its exams from the command line: who may, who may not, and what comes out.

#include <boost/test/unit_test.hpp>

#include "ledger/credential/did_key.h"
#include "office_folder.h"
#include "support/credentials.h"

namespace fairdeal {

BOOST_AUTO_TEST_SUITE(exam_office)

BOOST_AUTO_TEST_CASE(who_may_not_is_told_so_and_the_status_is_2) {
    const OfficeFolder office;
    const std::string id = office.open();
    struct Row {
        const char* command;
        std::string words, says;
    };
    const Row rows[] = {
        {"exam open",
         "breakout-dealer --as tina --candidate tina --invigilator ivo" + office.keys(),
         "tina may not open a sitting"},
        {"exam open", "breakout-dealer --as max --candidate tina --invigilator ivo" + office.keys(),
         "max trains tina and may not examine them"},
        {"exam pause", id + " --as tina", "tina may not invigilate"},
        {"exam table-test", id + " --as ivo --passed --text x", "ivo may not enter a table test"},
        {"exam resolve", id + " --as aud --granted --resit --text x",
         "aud may not resolve an appeal"},
        {"exam appeal", id + " --as tina --text x", "the exam is not decided yet"},
        {"exam show", id + " --as tina", "tina may not see results"},
        {"exam show", id + " --as ada", "ada may not see results"},
        {"exam transcript", id + " --as ivo -o " + office.folder.path("t.zip"),
         "ivo may not export records"},
        {"exam office people", "--as eve", "eve may not manage people"},
        {"exam office roles", "tina examiner --as eve", "eve may not manage people"},
        {"exam office roles", "ada examiner --as ada", "nobody changes their own roles"},
        {"exam office keys",
         "--change --as aud" + office.keys() + " --new-passphrase-file " + office.own,
         "aud may not manage keys"},
        {"exam office escrow",
         "--to " + office.folder.path("") + " --as eve" + office.keys() +
             " --new-passphrase-file " + office.own,
         "eve may not manage keys"},
        {"exam office sign", "--as ivo" + office.keys(), "ivo may not check the ledger"},
        {"exam office events", "--as tina", "tina may not check the ledger"},
        {"exam list", "--as zoe", "nobody has this id"},
    };
    for (const Row& row : rows) {
        const Ran ran = office.run(row.command, row.words);
        BOOST_TEST(ran.status == 2, row.command);
        BOOST_TEST(says(ran.err, row.says), row.command << " " << row.words << ": " << ran.err);
        BOOST_TEST(ran.out == "", row.command);
    }
    const std::string wrong = office.folder.write("wrong", "another passphrase\n");
    const Ran ran =
        fairdeal_with("exam list --office " + office.folder.path("office") + " --school " +
                      office.school_file + " --as eve --passphrase-file " + wrong);
    BOOST_TEST(ran.status == 2);
    BOOST_TEST(says(ran.err, "the passphrase is wrong"));
    const Ran events = office.run("exam office events", "eve --as aud");
    BOOST_TEST(events.status == 0);
    BOOST_TEST(says(events.out, " refused eve by eve: the passphrase is wrong\n"));
    BOOST_TEST(says(events.out, " refused eve by eve: to manage people\n"));
}

BOOST_AUTO_TEST_CASE(an_exam_is_sat_at_the_terminal_left_and_taken_up_again) {
    const OfficeFolder office;
    const std::string id = office.open(" --extra 25 --accommodation 'Reads slowly'");
    const Ran first = office.sit(id, "leave\n");
    BOOST_TEST(first.status == 0, first.err);
    BOOST_TEST(says(first.out, "\nItem 1   "));
    BOOST_TEST(says(first.out, "The exam waits to be taken up again.\n"));
    const Ran again = office.sit(id, "what\n99 push\ndone\nshow\n");
    BOOST_TEST(says(again.out, "\nItem 1   "));
    BOOST_TEST(!says(again.out, "\nItem 2   "));
    BOOST_TEST(says(again.out, "  Say, for example: "));
    BOOST_TEST(says(again.out, "  there is no 99\n"));
    BOOST_TEST(says(again.out, "  the answer is not whole yet\n"));
    BOOST_TEST(says(again.out, "  nothing yet\n"));
    BOOST_TEST(office.run("exam pause", id + " --as ivo --text Alarm").status == 0);
    // A release at the machine ends the pause: nobody sits down before a page that waits.
    const Ran released = office.sit(id, "");
    BOOST_TEST(says(released.out, "\nItem 1   "));
    BOOST_TEST(!says(released.out, "The exam is paused.\n"));
    const Ran twice = office.run("exam go-on", id + " --as ivo");
    BOOST_TEST(twice.status == 2);
    BOOST_TEST(says(twice.err, "it is not paused"));
    BOOST_TEST(office.run("exam stop", id + " --as ivo --text Ill").status == 0);
    const Ran over = office.sit(id, "");
    BOOST_TEST(over.status == 2);
    BOOST_TEST(says(over.err, "this sitting is not under way on this machine"));
    BOOST_TEST(says(office.run("exam list", "--as tina").out, "stopped"));
}

BOOST_AUTO_TEST_CASE(a_failed_exam_is_shown_handed_over_verified_and_appealed_against) {
    const OfficeFolder office;
    const std::string id = office.failed();
    const Ran shown = office.run("exam show", id + " --as eve --answers");
    BOOST_TEST(shown.status == 0, shown.err);
    for (const char* words : {"failed", "candidate tina", "WRONG", "because of BRK-", "Super Tie"})
        BOOST_TEST(says(shown.out, words), words);
    BOOST_TEST(says(shown.out, "\nsat from 20"));
    BOOST_TEST(!says(shown.out, "release at "));  // its release is told in words, once
    BOOST_TEST(office.run("exam show", id + " --as tina").status == 0);
    const std::string file = office.folder.path("t.zip");
    const Ran early = office.run("exam transcript", id + " --as eve -o " + file);
    BOOST_TEST(early.status == 2);
    BOOST_TEST(says(early.err, "sign one first"));
    office.sign();
    const Ran own = office.run("exam transcript", id + " --as tina -o " + file);
    BOOST_TEST(own.status == 2);
    BOOST_TEST(says(own.err, "tina may not export records"));
    BOOST_TEST(office.run("exam transcript", id + " --as aud -o " + file).status == 0);
    BOOST_TEST(office.run("exam transcript", id + " --as aud -o " + file).status == 2);
    const std::string key = office.folder.path("office") + "/office.key";
    const std::string exam_key = office.folder.path("office") + "/exam.key";
    const Ran holds =
        fairdeal_with("verify --transcript " + file + " --key " + key + " --exam-key " + exam_key);
    BOOST_TEST(holds.status == 0, holds.out + holds.err);
    BOOST_TEST(
        says(holds.out, "Transcript of " + id + ": Breakout Blackjack dealer, candidate tina"));
    BOOST_TEST(says(holds.out, "marked again: "));
    BOOST_TEST(says(holds.out, "\nThe transcript holds. Its exam was failed: "));
    const Ran open = fairdeal_with("verify --transcript " + file);
    BOOST_TEST(open.status == 2);
    BOOST_TEST(says(open.out, "unknown not checked whose the key that signed it is"));
    BOOST_TEST(says(open.out, "It CANNOT BE SAID whether the transcript is good"));
    const Ran half = fairdeal_with("verify --transcript " + file + " --key " + key);
    BOOST_TEST(half.status == 2);
    BOOST_TEST(says(half.out, "unknown not checked whose the key that the items came from is"));
    const std::string both =
        office.folder.write("keys.pub", office.run("exam office keys", "").out);
    BOOST_TEST(fairdeal_with("verify --transcript " + file + " --key " + both).status == 0);
    const Ran other = fairdeal_with("verify --transcript " + file + " --key " +
                                    did_key(office_key().public_key().bytes));
    BOOST_TEST(other.status == 1);
    BOOST_TEST(says(other.out, "FAILS   the key that signed it is not the office's"));
    std::string bytes = text_of_file(file);
    const auto at = bytes.find("candidate=tina");
    BOOST_REQUIRE(at != std::string::npos);
    bytes.replace(at, 14, "candidate=rob1");
    const std::string forged = office.folder.write("forged.zip", bytes);
    const Ran refused = fairdeal_with("verify --transcript " + forged + " --key " + key);
    BOOST_TEST(refused.status != 0);
    BOOST_TEST(!says(refused.out, "The transcript holds."));
    BOOST_TEST(fairdeal_with("verify").status == 2);
    BOOST_TEST(office.run("exam appeal", id + " --as tina --text Why").status == 0);
    BOOST_TEST(
        says(office.run("exam resolve", id + " --as eve --granted --result-stands --text x").err,
             "somebody else than candidate and examiner"));
    const Ran resolved = office.run("exam resolve", id + " --as max --rejected --text Right");
    BOOST_TEST(resolved.status == 0, resolved.err);
    BOOST_TEST(says(office.run("exam show", id + " --as aud").out, "appeal: rejected, by max"));
}

BOOST_AUTO_TEST_CASE(a_granted_appeal_says_what_follows_everywhere) {
    const OfficeFolder office;
    const std::string id = office.failed();
    const Ran shown = office.run("exam show", id + " --as aud");
    BOOST_TEST(says(shown.out, " of 0 right, "), shown.out);
    BOOST_TEST(says(shown.out, " needed\n"), shown.out);
    const Ran watched = office.run("exam list", "--as ivo");
    BOOST_TEST(says(watched.out, id), watched.out);
    BOOST_TEST(says(watched.out, "decided"), watched.out);
    BOOST_TEST(!says(watched.out, "wrong"), watched.out);
    BOOST_TEST(office.run("exam appeal", id + " --as tina --text Why").status == 0);
    const std::string resolve = id + " --as max --text Fire --granted";
    const Ran bare = office.run("exam resolve", resolve);
    BOOST_TEST(bare.status == 2);
    BOOST_TEST(says(bare.err, "say what follows: --void-items 3,17, --resit or --result-stands"));
    BOOST_TEST(office.run("exam resolve", resolve + " --resit --result-stands").status == 2);
    BOOST_TEST(office.run("exam resolve", id + " --as max --text x --rejected --resit").status ==
               2);
    const Ran void_none = office.run("exam resolve", resolve + " --void-items 999");
    BOOST_TEST(says(void_none.err, "there is no item 999"), void_none.err);
    const Ran resit = office.run("exam resolve", resolve + " --resit");
    BOOST_TEST(resit.status == 0, resit.err);
    BOOST_TEST(says(resit.out, "resit"));
    BOOST_TEST(says(office.run("exam list", "--as aud").out,
                    "appeal granted: a resit is granted: this result does not count"));
    BOOST_TEST(says(office.run("exam show", id + " --as aud").out,
                    "what follows: a resit is granted: this result does not count\n"));
}

BOOST_AUTO_TEST_CASE(the_same_exam_again_on_the_same_day_needs_a_reason) {
    const OfficeFolder office;
    const std::string id = office.open();
    const std::string words =
        "breakout-dealer --as eve --candidate tina --invigilator ivo" + office.keys();
    const Ran refused = office.run("exam open", words);
    BOOST_TEST(refused.status == 2);
    BOOST_TEST(says(refused.err, "tina has " + id + " of this exam on the same day"), refused.err);
    BOOST_TEST(office.run("exam open", words + " --again 'The power failed'").status == 0);
    BOOST_TEST(
        says(office.run("exam office events", "tina --as aud").out, " again tina by eve: X-"));
}

BOOST_AUTO_TEST_CASE(a_team_gets_a_sitting_each_or_nobody_does) {
    const OfficeFolder office;
    const std::string words = "breakout-dealer --as eve --invigilator ivo" + office.keys();
    BOOST_TEST(says(office.run("exam open", words + " --team Nowhere").err,
                    "--team: no trainee is in team Nowhere"));
    BOOST_TEST(office.run("exam open", words + " --team Evening --candidate tina").status == 2);
    for (const char* id : {"tom", "tess"})
        BOOST_REQUIRE(School::open_or_create(office.school_file)
                          ->add_person({id, id, {Role::Trainee}, "Evening", false, 0}, "")
                          .has_value());
    const Ran opened = office.run("exam open", words + " --team Evening");
    BOOST_TEST(opened.status == 0, opened.err);
    BOOST_TEST(std::count(opened.out.begin(), opened.out.end(), '\n') == 3);  // tina too
    const Ran again = office.run("exam open", words + " --team Evening");
    BOOST_TEST(again.status == 2);
    BOOST_TEST(says(again.err, "tess has "), again.err);
    BOOST_TEST(says(again.err, "tom has "), again.err);
    const std::string all = office.run("exam list", "--as aud").out;
    BOOST_TEST(std::count(all.begin(), all.end(), '\n') == 3);
}

BOOST_AUTO_TEST_CASE(the_list_that_wallets_read_needs_an_address) {
    const OfficeFolder office;
    const std::string file = office.folder.path("revocations.json");
    const std::string words = "--as eve --status-list -o " + file + office.keys();
    const Ran without = office.run("exam revoked", words);
    BOOST_TEST(without.status == 2);
    BOOST_TEST(says(without.err, "the house has no address"), without.err);
    BOOST_TEST(says(office.run("exam office address", "--as eve --url https://casino.example").err,
                    "eve may not manage keys"));
    BOOST_TEST(says(office.run("exam office address", "--as ada --url http://casino.example").err,
                    "https URL"));
    BOOST_TEST(
        office.run("exam office address", "--as ada --url https://casino.example/e").status == 0);
    BOOST_TEST(office.run("exam office address", "").out == "https://casino.example/e -\n");
    BOOST_TEST(office.run("exam revoked", words + " --next-update 2020-01-01").status == 2);
    const Ran made = office.run("exam revoked", words);
    BOOST_TEST(made.status == 0, made.err);
    const std::string list = text_of_file(file);
    BOOST_TEST(says(list, "\"id\":\"https://casino.example/e/revocations.json\""));
    BOOST_TEST(says(list, "BitstringStatusListCredential"));
}

BOOST_AUTO_TEST_CASE(an_offices_log_is_not_read_without_signing_in) {
    const OfficeFolder office;
    const std::string log = office.folder.path("office") + "/log.db";
    const std::string id = office.failed();
    office.sign();
    for (const std::string& command :
         {"log --log " + log, "replay --log " + log + " '#3'", "case list --log " + log,
          "case show --log " + log + " " + id,
          "report --log " + log + " --out " + office.folder.path("r.pdf"), "audit --log " + log,
          "audit --log " + log + " --keep " + office.folder.path("kept"),
          "ledger prove --log " + log + " --record '#3'",
          "ledger export --log " + log + " " + office.folder.path("tiles"),
          "ledger backup --log " + log + " --out " + office.folder.path("copy.db")}) {
        const Ran ran = fairdeal_with(command);
        BOOST_TEST(ran.status == 2, command);
        BOOST_TEST(says(ran.err, "the log of an exam office"), command << ": " << ran.err);
        BOOST_TEST(ran.out == "", command);
    }
    const std::string hand = "breakout\n1 bet dealer 25\n1 deal Th 9d\n";
    BOOST_TEST(fairdeal_with("import --log " + log + " -", hand).status == 2);
    BOOST_TEST(fairdeal_with("ledger verify --log " + log).status == 0);
    BOOST_TEST(fairdeal_with("ledger head --log " + log).status == 0);
    const auto as = [&](const char* who) {
        return fairdeal_with("ledger prove --log " + log + " --record '#3' --school " +
                             office.school_file + " --as " + who + " --sign-in-file " + office.own);
    };
    BOOST_TEST(as("tina").status == 2);
    BOOST_TEST(as("tina").out == "");
    const Ran may = as("aud");
    BOOST_TEST(may.status == 0, may.err);
    BOOST_TEST(says(may.out, "office "));
    BOOST_TEST(
        says(office.run("exam office events", "aud --as aud").out, "export aud by aud: record #3"));
}

BOOST_AUTO_TEST_CASE(people_and_keys_are_managed_by_an_administrator) {
    const OfficeFolder office;
    const Ran table = fairdeal_with("exam office permissions");
    BOOST_TEST(table.status == 0);
    BOOST_TEST(says(table.out, "administrator"));
    BOOST_TEST(says(table.out, "sit an exam"));
    const Ran rights = fairdeal_with("exam office permissions --json");
    BOOST_TEST(says(rights.out, R"({"may":"sit an exam","roles":["trainee"]})"), rights.out);
    BOOST_TEST(office.run("exam office roles", "tina trainee invigilator --as ada").out ==
               "tina: trainee, invigilator\n");
    BOOST_TEST(office.run("exam office roles", "tina king --as ada").status == 2);
    BOOST_TEST(says(office.run("exam office people", "--as ada").out, "trainee, invigilator"));
    const std::string keys = office.run("exam office keys", "").out;
    const std::string fresh = office.folder.write("fresh", "a fresh passphrase\n");
    const Ran changed =
        office.run("exam office keys", "--change --as ada --memory 8" + office.keys() +
                                           " --new-passphrase-file " + fresh);
    BOOST_TEST(changed.status == 0, changed.err);
    BOOST_TEST(changed.out.size() == 2 * keys.size());
    const std::string safe = office.folder.path("safe");
    std::filesystem::create_directories(safe);
    const Ran escrow = office.run("exam office escrow", "--as ada --memory 8 --to " + safe +
                                                            " --keys-passphrase-file " + fresh +
                                                            " --new-passphrase-file " + office.own);
    BOOST_TEST(escrow.status == 0, escrow.err);
    BOOST_TEST(std::filesystem::exists(safe + "/exam.key"));
}

BOOST_AUTO_TEST_CASE(a_trainee_without_a_passphrase_sees_nothing_until_an_administrator_gives_one) {
    const OfficeFolder office;
    const std::string id = office.failed();
    {
        auto school = School::open(office.school_file, Access::Write);
        BOOST_REQUIRE(school.has_value());
        BOOST_REQUIRE(school->set_passphrase("tina", "").has_value());
    }
    const std::string more[] = {"exam show",   id + " --as tina",
                                "exam appeal", id + " --as tina --text 'It was right'",
                                "exam list",   "--as tina"};
    for (std::size_t i = 0; i < std::size(more); i += 2) {
        const Ran ran = office.run(more[i], more[i + 1]);
        BOOST_TEST(ran.status == 2, more[i]);
        BOOST_TEST(ran.out == "");
        BOOST_TEST(says(ran.err, "tina has no passphrase and cannot sign in."), ran.err);
        BOOST_TEST(says(ran.err, "`fairdeal exam office roles tina trainee --new-passphrase-file"),
                   ran.err);
    }
    const Ran given = office.run("exam office roles",
                                 "tina trainee --as ada --new-passphrase-file " + office.own);
    BOOST_TEST(given.status == 0, given.err);
    BOOST_TEST(office.run("exam show", id + " --as tina").status == 0);
    BOOST_TEST(
        office.run("exam office roles", "tina trainee --as ada --new-passphrase-file " + office.own)
            .status == 2);
}

BOOST_AUTO_TEST_CASE(the_first_administrator_is_added_without_anybody_and_nobody_else) {
    const Folder folder;
    const std::string school = folder.path("s.db");
    const std::string pass = folder.write("pass", "a long passphrase\n");
    const auto add = [&](const std::string& words) {
        return fairdeal_with("exam office add --school " + school + " --new-passphrase-file " +
                             pass + " " + words);
    };
    BOOST_TEST(add("ada --role administrator").out == "ada: administrator\n");
    const Ran second = add("eve --role examiner");
    BOOST_TEST(second.status == 2);
    BOOST_TEST(says(second.err, "there is an administrator, who adds people"));
    BOOST_TEST(says(add("x --role king").err, "'king' is no role"));
}

BOOST_AUTO_TEST_CASE(a_blueprint_is_checked_with_what_a_form_of_it_shows) {
    const Ran ran = fairdeal_with("exam check breakout-dealer");
    BOOST_TEST(ran.status == 0, ran.err);
    for (const char* words : {"Breakout Blackjack dealer", "passes falsely: ", "fails falsely: ",
                              "misreadings of its clauses", "item 1"})
        BOOST_TEST(says(ran.out, words), words);
    BOOST_TEST(fairdeal_with("exam check breakout-dealer").out == ran.out);
    BOOST_TEST(fairdeal_with("exam check breakout-dealer --form 2").out != ran.out);
    const Ran none = fairdeal_with("exam check no-such");
    BOOST_TEST(none.status == 2);
    BOOST_TEST(says(none.err, "there is no such exam"));
    const Folder folder;
    const std::string broken = folder.write("broken.xml", "<exam/>\n");
    const Ran refused = fairdeal_with("exam check " + broken);
    BOOST_TEST(refused.status == 2);
    BOOST_TEST(says(refused.err, "broken.xml:"));
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal

// fairdeal shoe: findings as text and JSON, what is missing, exit statuses.

#include <sys/stat.h>

#include <boost/test/unit_test.hpp>
#include <cmath>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>
#include <thread>

#include "json_schema.h"
#include "running.h"

using namespace fairdeal;
using Json = nlohmann::json;

namespace {

std::string shoe_hand(const std::string& header, const std::string& cards = "9h 7d") {
    return "breakout " + header + "\n1 bet player 20\n1 deal " + cards +
           "\ndealer deal 6h (Td)\n1 stand\n\n";
}

const std::string clean = shoe_hand("notation=2 id=a table=B7 shoe=1 pack=P3 out=1") +
                          shoe_hand("notation=2 id=b table=B7 shoe=1 pack=P3 out=5");
const std::string gap = clean + shoe_hand("notation=2 id=c table=B7 shoe=1 pack=P3 out=12");

}  // namespace

BOOST_AUTO_TEST_SUITE(shoe_command)

BOOST_AUTO_TEST_CASE(nothing_found_is_status_0_and_says_what_was_read) {
    const Ran ran = fairdeal_with("shoe", clean);
    BOOST_TEST(ran.status == 0, ran.out + ran.err);
    BOOST_TEST(says(ran.out, "pack P3, 6 decks: 1 shoe, 2 hands, 8 cards read"), ran.out);
    BOOST_TEST(says(ran.out, "8 of 312 cards read"), ran.out);
    BOOST_TEST(says(ran.out, "missing cards: no sign of it"), ran.out);
    BOOST_TEST(says(ran.out, "nothing was found"), ran.out);
    BOOST_TEST(says(ran.out, "missing cards are not provable from these hands"), ran.out);
    BOOST_TEST(says(ran.out, "2 of 2 hands do not say the limits of the table"), ran.out);
}

BOOST_AUTO_TEST_CASE(a_finding_is_status_1_and_names_hands_and_what_to_look_at) {
    const Ran ran = fairdeal_with("shoe", gap);
    BOOST_TEST(ran.status == 1);
    BOOST_TEST(says(ran.out, "1 finding\n"), ran.out);
    BOOST_TEST(
        says(ran.out,
             "pack P3, shoe 1, table B7: the count of cards out of the shoe is 12; by the hand "
             "before it should be 9\n  between hand b and hand c; certain, if the records are "
             "right\n"),
        ran.out);
    BOOST_TEST(fairdeal_with("shoe --pack P4", gap).status == 2);  // nothing was looked at
    BOOST_TEST(fairdeal_with("shoe --quiet", gap).out == "");
}

BOOST_AUTO_TEST_CASE(version_1_is_read_and_what_it_does_not_say_is_told) {
    std::string many;
    for (int i = 0; i < 7; ++i)
        many += shoe_hand("id=h" + std::to_string(i) + " table=B7 shoe=4", "9h Kd");
    const Ran ran = fairdeal_with("shoe", many);
    BOOST_TEST(ran.status == 1);
    BOOST_TEST(says(ran.out, "7 of the Kd came out of one shoe, which holds 6"), ran.out);
    BOOST_TEST(says(ran.out, "hand h6"), ran.out);
    BOOST_TEST(says(ran.out, "7 of 7 hands do not say which pack was dealt"), ran.out);
}

BOOST_AUTO_TEST_CASE(an_unreadable_record_is_status_2_and_the_others_count) {
    const Ran ran = fairdeal_with("shoe", gap + "breakout id=x\n1 bet nothing 5\n");
    BOOST_TEST(ran.status == 2);
    BOOST_TEST(says(ran.err, ":20:7:"), ran.err);
    BOOST_TEST(says(ran.out, "1 finding\n"), ran.out);
    BOOST_TEST(fairdeal_with("shoe /nope.txt").status == 2);
    BOOST_TEST(fairdeal_with("shoe --log /nope.db").status == 2);
    BOOST_TEST(fairdeal_with("shoe").status == 2);
}

BOOST_AUTO_TEST_CASE(json_has_an_object_a_shoe_a_pack_a_finding_and_all) {
    const Ran ran = fairdeal_with("shoe --json", gap);
    BOOST_TEST(ran.status == 1);
    const auto objects = objects_in(ran.out);
    BOOST_REQUIRE(objects.size() == 4U);
    BOOST_TEST(objects[0].at("is") == "shoe");
    BOOST_TEST(objects[0].at("read") == 12);
    BOOST_TEST(objects[1].at("is") == "pack");
    BOOST_TEST(std::abs(objects[1].at("log10-missing").get<double>()) < 1e-9);
    BOOST_TEST(objects[2].at("kind") == "count-gap");
    BOOST_TEST(objects[2].at("first").at("id") == "b");
    BOOST_TEST(objects[2].at("last").at("number") == 3);
    BOOST_TEST(objects[3].at("hands-without").at("out") == 0);
    BOOST_TEST(objects[3].at("findings") == 1);
}

BOOST_AUTO_TEST_CASE(a_log_may_be_named_as_a_file_is) {
    const Folder folder;
    const std::string log = folder.path("pit.db");
    BOOST_REQUIRE(fairdeal_with("import --log " + log + " -", gap).status == 0);
    const Ran ran = fairdeal_with("shoe " + log);
    BOOST_TEST(ran.status == 1, ran.err);
    BOOST_TEST(ran.out == fairdeal_with("shoe --log " + log).out);
    folder.write("hands.txt", gap);
    const Ran both = fairdeal_with("shoe " + folder.path("hands.txt") + " " + log);
    BOOST_TEST(both.status == 2);
    BOOST_TEST(says(both.err, "pit.db: a hand log must be the only file"), both.err);
}

/// What is read of a pipe to see what it is would be missing afterwards.
BOOST_AUTO_TEST_CASE(every_hand_of_a_pipe_is_read) {
    const Folder folder;
    const std::string file =
        folder.write("o.txt", fairdeal_with("incident --deal deadwood-king").out);
    const std::string pipe = folder.path("pipe");
    BOOST_REQUIRE(::mkfifo(pipe.c_str(), 0600) == 0);
    std::thread writer([&] {
        std::ifstream from(file);
        std::ofstream to(pipe);
        to << from.rdbuf();
    });
    const Ran piped = fairdeal_with("shoe '" + pipe + "'");
    writer.join();
    const Ran read = fairdeal_with("shoe '" + file + "'");
    BOOST_TEST(piped.out == read.out);
    BOOST_TEST(says(read.out, "322 hands"), read.out);
}

BOOST_AUTO_TEST_CASE(a_shoe_that_is_not_whole_is_found_at_its_first_hand) {
    const Ran ran =
        fairdeal_with("shoe", shoe_hand("notation=2 id=a table=B7 shoe=1 pack=P3 out=17"));
    BOOST_TEST(ran.status == 1);
    BOOST_TEST(says(ran.out,
                    "17 cards are out before the first hand of 1 shoe, of which at most 1 "
                    "is burned\n  hand a; certain, if the records are right\n"),
               ran.out);
}

BOOST_AUTO_TEST_CASE(a_log_is_watched_in_its_order) {
    const Folder folder;
    const std::string log = " --log '" + folder.path("pit.db") + "'";
    BOOST_REQUIRE(fairdeal_with("import" + log + " -", gap).status == 0);
    const Ran ran = fairdeal_with("shoe" + log);
    BOOST_TEST(ran.status == 1, ran.err);
    BOOST_TEST(says(ran.out, "between hand b and hand c"), ran.out);
    BOOST_TEST(fairdeal_with("shoe" + log + " " + folder.path("hands.txt")).status == 2);
}

BOOST_AUTO_TEST_CASE(an_audit_adds_what_hands_of_a_pack_show_together) {
    const Folder folder;
    const std::string log = " --log '" + folder.path("pit.db") + "'";
    BOOST_REQUIRE(fairdeal_with("import" + log + " -", gap).status == 0);
    const Ran plain = fairdeal_with("audit" + log);
    BOOST_TEST(!says(plain.out, "out of the shoe"));
    BOOST_TEST(
        plain.out.ends_with("3 hands name their pack: --shoe adds what many hands show together\n"),
        plain.out);
    const Ran ran = fairdeal_with("audit --shoe" + log);
    BOOST_TEST(!says(ran.out, "--shoe adds"), ran.out);
    BOOST_TEST(ran.status == 1);
    BOOST_TEST(says(ran.out, "3 hands name their pack; together they show:\n1 finding\n"), ran.out);
    BOOST_TEST(says(ran.out, "between hand b and hand c"), ran.out);
    const auto objects = objects_in(fairdeal_with("audit --shoe --json" + log).out);
    BOOST_REQUIRE(objects.size() == 2U);
    BOOST_TEST(objects[1].at("kind") == "count-gap");
    BOOST_TEST(fairdeal_with("audit --shoe --csv --by table" + log).status == 2);
}

BOOST_AUTO_TEST_CASE(a_sign_is_a_table_card_or_its_options) {
    const std::string shown = shoe_hand("notation=2 id=a table=B7 sign=hit-soft-17=yes shoe=1");
    BOOST_TEST(says(fairdeal_with("shoe", shown).out,
                    "the sign shows other rules than the table card: hit-soft-17"));
    const std::string card = shoe_hand("notation=2 id=a table=B7 sign=breakout-hit-soft-17 shoe=1");
    const Ran ran = fairdeal_with("shoe", card);
    BOOST_TEST(says(ran.out, "the sign shows other rules than the table card: hit-soft-17"),
               ran.out + ran.err);
    const Ran unknown =
        fairdeal_with("shoe", shoe_hand("notation=2 id=a table=B7 sign=no-such-card shoe=1"));
    BOOST_TEST(says(unknown.out, "1 of 1 hands does not say what the sign at the table says"),
               unknown.out);
}

BOOST_AUTO_TEST_CASE(a_simulation_says_how_much_is_found) {
    const std::string words =
        "shoe --simulate --decks 1 --cards 6 --unseen 20 --rounds 100 --missing 1 --count 40";
    const Ran ran = fairdeal_with(words);
    BOOST_TEST(ran.status == 0);
    BOOST_TEST(says(ran.out, "by either"), ran.out);
    BOOST_TEST(fairdeal_with(words).out == ran.out);
    const auto objects = objects_in(fairdeal_with(words + " --json").out);
    BOOST_REQUIRE(objects.size() == 1U);
    BOOST_TEST(objects[0].at("found").at("either") == 40);
    BOOST_TEST(objects[0].at("falsely").at("either").get<int>() <= 2);
    BOOST_TEST(fairdeal_with("shoe --simulate --decks 1 --unseen 51").status == 2);
    BOOST_TEST(fairdeal_with("shoe --rounds 5", clean).status != 0);
}

BOOST_AUTO_TEST_SUITE_END()

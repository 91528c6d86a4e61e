// `fairdeal audit` as it is run: what it prints, how it ends.

#include <algorithm>
#include <boost/test/unit_test.hpp>

#include "cli/running.h"

namespace fairdeal {

namespace {

/// A log of two hundred dealt hands, a fifth with an error.
std::string make_log(const Folder& folder, const std::string& errors = "0.2") {
    const Ran made = shell("\"$FAIRDEAL\" deal --count 200 --seed 3 --errors " + errors +
                           " | \"$FAIRDEAL\" import --log '" + folder.path("a.log") + "' -");
    BOOST_TEST(made.status == 0, made.err);
    return "'" + folder.path("a.log") + "'";
}

std::size_t lines_in(const std::string& text) {
    return static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
}

}  // namespace

BOOST_AUTO_TEST_SUITE(audit_command)

BOOST_AUTO_TEST_CASE(a_log_with_errors_ends_in_1_and_one_without_in_0) {
    const Folder wrong;
    const Ran found = fairdeal_with("audit " + make_log(wrong));
    BOOST_TEST(found.status == 1);
    BOOST_TEST(found.out.starts_with("200 hands: "));
    for (const char* table :
         {"\ndealer ", "\ntable ", "\nshift ", "\ngame ", "\nclause ", "\nmisreading "})
        BOOST_TEST(found.out.find(table) != std::string::npos, table);
    const Folder right;
    const Ran clean = fairdeal_with("audit " + make_log(right, "0"));
    BOOST_TEST(clean.status == 0);
    BOOST_TEST(clean.out.starts_with("200 hands: 200 right, 0 wrong, "));
}

BOOST_AUTO_TEST_CASE(every_form_is_the_same_on_two_threads) {
    const Folder folder;
    const std::string log = make_log(folder);
    for (const char* form :
         {"", "--findings", "--json --findings", "--csv --by dealer", "--csv --findings",
          "--csv --patterns", "--ranking", "--ranking --csv", "--ranking --json"}) {
        const Ran one = fairdeal_with("audit " + log + " " + form);
        const Ran two = fairdeal_with("audit " + log + " --threads 2 " + form);
        BOOST_TEST(one.status == 1);
        BOOST_TEST(one.out == two.out, form);
        BOOST_TEST(one.err == "");
    }
}

BOOST_AUTO_TEST_CASE(a_ranking_compares_every_dealer_with_the_house_and_one_of_them_closely) {
    const Folder folder;
    const std::string log = make_log(folder);
    const Ran all = fairdeal_with("audit " + log + " --ranking");
    BOOST_TEST(all.status == 1);
    BOOST_TEST(all.err == "");
    BOOST_TEST(all.out.starts_with("the house: "));
    BOOST_TEST(all.out.find("within chance") != std::string::npos);
    const Ran csv = fairdeal_with("audit " + log + " --ranking --csv");
    BOOST_REQUIRE(lines_in(csv.out) > 2U);
    BOOST_TEST(csv.out.starts_with("dealer,hands,wrong_hands,"));
    const std::string first = csv.out.substr(csv.out.find('\n') + 1);
    const std::string dealer = first.substr(0, first.find(','));
    const Ran one = fairdeal_with("audit " + log + " --ranking --dealer " + dealer);
    BOOST_TEST(one.status == 1);
    BOOST_TEST(one.out.starts_with(all.out.substr(0, all.out.find('\n'))));  // the whole house
    BOOST_TEST(one.out.find("\ndealer " + dealer + ": ") != std::string::npos);
    BOOST_TEST(one.out.find("\nclause ") != std::string::npos);
    BOOST_TEST(one.out.find("\nshift ") != std::string::npos);
    const Ran causes =
        fairdeal_with("audit " + log + " --ranking --dealer " + dealer + " --by clause --csv");
    BOOST_TEST(causes.out.starts_with("dealer,clause,misreading,"));
    const Ran json = fairdeal_with("audit " + log + " --ranking --json");
    BOOST_TEST(json.out.starts_with("{\"house\":{\"hands\":200,"));
    BOOST_TEST(lines_in(json.out) == 1U);
}

BOOST_AUTO_TEST_CASE(a_ranking_refuses_what_it_cannot_say) {
    const Folder folder;
    const std::string log = make_log(folder);
    const Ran nobody = fairdeal_with("audit " + log + " --ranking --dealer nobody");
    BOOST_TEST(nobody.status == 2);
    BOOST_TEST(nobody.out == "");
    BOOST_TEST(nobody.err.find("no hand with a settlement is of dealer 'nobody'") !=
               std::string::npos);
    for (const char* wrong :
         {"--ranking --by table", "--ranking --by clause", "--ranking --dealer 1101 --csv",
          "--ranking --findings", "--ranking --csv --patterns"}) {
        const Ran refused = fairdeal_with("audit " + log + " " + wrong);
        BOOST_TEST(refused.status == 2, wrong);
        BOOST_TEST(refused.out == "", wrong);
        BOOST_TEST(refused.err != "", wrong);
    }
}

BOOST_AUTO_TEST_CASE(csv_and_json_list_the_same_findings) {
    const Folder folder;
    const std::string log = make_log(folder);
    const Ran csv = fairdeal_with("audit " + log + " --csv --findings");
    const Ran json = fairdeal_with("audit " + log + " --json --findings");
    BOOST_TEST(lines_in(csv.out) > 20U);
    BOOST_TEST(lines_in(csv.out) == lines_in(json.out));  // a header; an object of the whole
    BOOST_TEST(json.out.find("{\"finished\":true,\"records\":200,") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_filter_leaves_less) {
    const Folder folder;
    const std::string log = make_log(folder);
    // Nothing wrong in nothing is no all-clear.
    for (const char* nothing :
         {"--since 2027-01-01", "--table NONE", "--dealer 9999 --json",
          "--since 2027-01-01 --csv --by dealer", "--since 2027-01-01 --ranking"}) {
        const Ran ran = fairdeal_with("audit " + log + " " + nothing);
        BOOST_TEST(ran.status == 2, nothing);
        BOOST_TEST(says(ran.err, "nothing was audited"), nothing);
    }
    const std::string pdf = folder.path("none.pdf");
    BOOST_TEST(fairdeal_with("report " + log + " --table NONE --out " + pdf).status == 2);
    BOOST_TEST(!std::filesystem::exists(pdf));
    for (const char* command : {"audit", "log", "what-if"}) {
        std::string words = std::string(command) + " " + log;
        if (words.starts_with("what-if")) words += " --game breakout --option hit-soft-17=yes";
        const Ran ran = fairdeal_with(words + " --since 2026-11-30 --until 2026-11-01");
        BOOST_TEST(ran.status == 2, command);
        BOOST_TEST(says(ran.err, "it is not after the beginning"), command << ran.err);
    }
    BOOST_TEST(fairdeal_with("audit " + log + " --game league").out.starts_with("0 hands: "));
    BOOST_TEST(fairdeal_with("audit " + log + " --since 2027-01-01").out.starts_with("0 hands: "));
    BOOST_TEST(fairdeal_with("audit " + log + " --until 2026-01-01").out.starts_with("0 hands: "));
    BOOST_TEST(
        fairdeal_with("audit " + log + " --until 2027-01-01").out.starts_with("200 hands: "));
    BOOST_TEST(fairdeal_with("audit " + log + " --dealer nobody").out.starts_with("0 hands: "));
}

BOOST_AUTO_TEST_CASE(what_if_takes_hands_by_their_numbers) {
    const Folder folder;
    const std::string asked =
        "what-if " + make_log(folder) + " --game breakout --option bj-pays=6:5";
    BOOST_TEST(fairdeal_with(asked).out.starts_with("200 hands of the game\n"));
    BOOST_TEST(fairdeal_with(asked + " --hands 12,40-55").out.starts_with("17 hands of the game"));
    BOOST_TEST(fairdeal_with(asked + " --hands 1-200").out == fairdeal_with(asked).out);
    const Ran none = fairdeal_with(asked + " --hands 55-40");
    BOOST_TEST(none.status == 2);
    BOOST_TEST(says(none.err, "--hands: '55-40' is not hands by their numbers"), none.err);
    const Ran gone = fairdeal_with(asked + " --hands 201");
    BOOST_TEST(gone.status == 2);
    BOOST_TEST(says(gone.err, "there is no record #201"), gone.err);
}

BOOST_AUTO_TEST_CASE(what_cannot_be_audited_ends_in_2_and_says_why) {
    const Folder folder;
    folder.write("text.log", "breakout\n1 bet dealer 25\n");
    // clang-format off
    const struct { std::string arguments; const char* says; } rows[] = {
        { "audit '" + folder.path("none.log") + "'",                  "there is no such file" },
        { "audit '" + folder.path("text.log") + "'",                  "text.log" },
        { "audit '" + folder.path("text.log") + "' --by shoe",        "--by: 'shoe' is not one of" },
        { "audit '" + folder.path("text.log") + "' --shifts 6,5",     "--shifts: '6,5' are not" },
        { "audit '" + folder.path("text.log") + "' --shifts 24",      "--shifts: '24' are not" },
        { "audit '" + folder.path("text.log") + "' --since yesterday", "--since: 'yesterday' is not" },
        { "audit '" + folder.path("text.log") + "' --csv",            "one table at a time" },
        { "audit '" + folder.path("text.log") + "' --csv --json",     "excludes" },
        { "audit '" + folder.path("text.log") + "' --threads 0",      "threads" },
        { "audit",                                                    "--log is required" },
    };
    // clang-format on
    for (const auto& [arguments, says] : rows) {
        const Ran ran = fairdeal_with(arguments);
        BOOST_TEST_CONTEXT(arguments) {
            BOOST_TEST(ran.status == 2);
            BOOST_TEST(ran.out == "");
            BOOST_TEST(ran.err.find(says) != std::string::npos, ran.err);
        }
    }
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal

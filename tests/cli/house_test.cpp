// fairdeal house, and what it changes and does not change of what other commands print.

#include <boost/test/unit_test.hpp>

#include "pit.h"

using namespace fairdeal;

namespace {

/// A house whose settings lie in a file of the test's own.
struct OwnHouse {
    Folder folder;
    std::string file = folder.path("config/house.json");

    [[nodiscard]] Ran run(const std::string& words) const {
        return shell("FAIRDEAL_HOUSE='" + file + "' \"$FAIRDEAL\" " + words);
    }
    std::string must(const std::string& words) const {
        const Ran ran = run(words);
        BOOST_REQUIRE_MESSAGE(ran.status == 0, words + ": " + ran.err);
        return ran.out;
    }
    void set_london() const {
        must("house set --name 'Casino Example' --time-zone Europe/London --currency '\u00a3'");
    }
    void put(std::string_view bytes) const {
        std::filesystem::create_directories(folder.path("config"));
        (void)folder.write("config/house.json", bytes);
    }
};

const std::string made_then = " --made 2026-07-14T21:05:09Z";

}  // namespace

BOOST_AUTO_TEST_SUITE(house_command)

BOOST_AUTO_TEST_CASE(what_is_set_is_shown_and_the_rest_stays) {
    const OwnHouse house;
    BOOST_TEST(house.must("house show") ==
               "Name: none\nTime zone: UTC\nCurrency: $\nKept in: " + house.file + "\n");
    BOOST_TEST(!std::filesystem::exists(house.file));
    BOOST_TEST(says(house.must("house set --time-zone Europe/London"), "zone: Europe/London\n"));
    BOOST_TEST(says(house.must("house set --currency '\u00a3' --name 'Casino Example'"),
                    "Name: Casino Example\nTime zone: Europe/London\nCurrency: \u00a3\n"));
    BOOST_TEST(says(house.must("house set --name none"), "Name: none\nTime zone: Europe/London\n"));
    const Ran shown =
        fairdeal_with("house show --json");  // of the account of these tests, with none
    BOOST_TEST(says(shown.out, R"({"name":"","time-zone":"UTC","currency":"$","file":)"));
    BOOST_TEST(says(house.must("house set --currency none --json"), R"("currency":"none")"));
}

BOOST_AUTO_TEST_CASE(the_file_lies_where_the_account_keeps_its_settings) {
    const Folder folder;
    const std::string home = "HOME='" + folder.path("home") + "' FAIRDEAL_HOUSE= XDG_CONFIG_HOME=";
    BOOST_TEST(shell(home + " \"$FAIRDEAL\" house set --currency EUR").status == 0);
    BOOST_TEST(std::filesystem::exists(folder.path("home/.config/fairdeal/house.json")));
    const std::string config = home + folder.path("c") + " \"$FAIRDEAL\" ";
    BOOST_TEST(says(shell(config + "house show").out, "Currency: $\n"));
    BOOST_TEST(shell(config + "house set --currency CHF").status == 0);
    BOOST_TEST(std::filesystem::exists(folder.path("c/fairdeal/house.json")));
    BOOST_TEST(says(shell(config + "where").out, "c/fairdeal/house.json  ("));
}

BOOST_AUTO_TEST_CASE(what_cannot_be_set_is_refused_with_its_option) {
    const OwnHouse house;
    house.set_london();
    const std::string before = text_of_file(house.file);
    const auto refused = [&](const std::string& words, const std::string& why) {
        const Ran ran = house.run("house set " + words);
        BOOST_TEST(ran.status == 2, words);
        BOOST_TEST(says(ran.err, why), ran.err);
        BOOST_TEST(ran.out == "");
        BOOST_TEST(text_of_file(house.file) == before);
    };
    refused("", "say what to set: --name, --time-zone, --currency");
    refused("--time-zone Europe/Lodnon", "--time-zone: there is no time zone 'Europe/Lodnon'");
    refused("--currency 5$", "--currency: a currency has no digits");
    refused("--currency dollars", "--currency: a currency has 1 to 4 characters");
    refused("--currency ''", "the value is empty");
    refused("--name \"$(printf 'a\\033b')\" --currency EUR",
            "--name: a name is text without control");
    refused("--name \"$(head -c 5000 /dev/zero | tr '\\0' W)\"", "at most 80 characters");
    refused("--name 'Casino \xE2\x80\xAE evil'", "--name: a name is text without control");
}

BOOST_AUTO_TEST_CASE(a_file_that_cannot_be_read_is_told_and_stays_as_it_is) {
    const OwnHouse house;
    for (const std::string& bytes :
         {std::string("no json"), std::string("{\"format\": 9}"), std::string(300'000, ' '),
          std::string("\x7f"
                      "ELF\0\0",
                      6)}) {
        house.put(bytes);
        for (const char* words : {"house show", "house set --currency EUR",
                                  "report --log /dev/null --out /dev/null/x.pdf"}) {
            const Ran ran = house.run(words);
            BOOST_TEST(ran.status == 2, words);
            BOOST_TEST(says(ran.err, house.file + ":"), ran.err);
            BOOST_TEST(ran.out == "");
        }
        BOOST_TEST((text_of_file(house.file) == bytes));
        // What nobody signs goes on.
        const Ran deal = house.run("deal --game breakout --seed 1 --count 1");
        BOOST_TEST(deal.status == 0);
        BOOST_TEST(says(deal.err, "amounts are in dollars, times in UTC"), deal.err);
        BOOST_TEST((deal.out == fairdeal_with("deal --game breakout --seed 1 --count 1").out));
    }
}

BOOST_AUTO_TEST_CASE(what_cannot_be_kept_is_told_and_what_was_kept_stays) {
    const OwnHouse house;
    for (const char* place : {"/proc/fairdeal/house.json", "/dev/null/house.json", "/dev/full"}) {
        const Ran ran = shell("FAIRDEAL_HOUSE=" + std::string(place) +
                              " \"$FAIRDEAL\" house set --currency EUR");
        BOOST_TEST(ran.status == 2, place << ran.out);
        BOOST_TEST(says(ran.err, std::filesystem::path(place).parent_path().string()), ran.err);
    }
    house.set_london();
    const std::string before = text_of_file(house.file);
    const Ran full = shell("( ulimit -f 0; FAIRDEAL_HOUSE='" + house.file +
                           "' XDG_STATE_HOME=/proc/none \"$FAIRDEAL\" house set --currency EUR; "
                           "echo \"status $?\" ) 2>&1 | cat");
    BOOST_TEST(!says(full.out, "status 0"), full.out);
    BOOST_TEST(text_of_file(house.file) == before);
}

BOOST_AUTO_TEST_CASE(people_read_the_houses_words_and_programs_what_they_ever_read) {
    const OwnHouse house;
    const Pit pit;
    const std::string log = " --log '" + pit.log + "' ", page = pit.folder.path("night.html");
    const std::string own = pit.folder.path("own.html");
    const std::string report = "report" + log + made_then + " --out '";
    Pit::must(report + page + "'");
    house.set_london();
    house.must(report + own + "'");
    const std::string plain = text_of_file(page), said = text_of_file(own);
    BOOST_TEST(says(plain, "<dd>2026-07-14T21:05:09Z</dd>"));
    BOOST_TEST(!says(plain, "<dt>House</dt>"));
    BOOST_TEST(says(said, "<dt>House</dt><dd>Casino Example</dd>"));
    BOOST_TEST(says(said, "<dd>14 Jul 2026, 22:05 Europe/London</dd>"));
    BOOST_TEST(says(plain, "overpaid $"));
    BOOST_TEST(says(said, "overpaid \u00a3"));
    BOOST_TEST(!says(said, "$"));
    house.must(report + own + "' --force --house 'Palm Court'");
    BOOST_TEST(says(text_of_file(own), "<dd>Palm Court</dd>"));
    BOOST_TEST(says(house.run("audit" + log + "--by dealer").out, "\u00a3"));
    for (const std::string& words :
         {"audit" + log + "--json", "audit" + log + "--csv --by dealer",
          "audit" + log + "--json --findings", "log" + log + "--json", "log" + log + "--records",
          "log" + log + "--format csv", "log" + log + "--format jsonl", "ledger head" + log,
          "what-if" + log + "--game breakout --option hit-soft-17=yes --json",
          std::string("drill --game breakout --seed 1 --count 5")})
        BOOST_TEST((house.run(words).out == shell("\"$FAIRDEAL\" " + words).out), words);
}

/// A case file is the same at every house, and is proven at any.
BOOST_AUTO_TEST_CASE(a_case_file_knows_nothing_of_the_house_and_the_page_to_sign_does) {
    const Pit pit;
    const std::string zip = pit.filed();
    const OwnHouse house;
    house.set_london();
    const std::string log = " --log '" + pit.log + "' ", here = pit.folder.path("here.zip");
    house.must("case file" + log + "C-7 '" + here + "'");
    BOOST_TEST((text_of_file(here) == text_of_file(zip)));
    const Ran checked = house.run("case check '" + zip + "'");
    BOOST_TEST(checked.status == 0, checked.err);
    const std::string plain = pit.folder.path("plain.pdf"), own = pit.folder.path("own.pdf");
    Pit::must("case pdf" + log + "C-7 '" + plain + "'");
    house.must("case pdf" + log + "C-7 '" + own + "'");
    const auto text_of_pdf = [](const std::string& pdf) {
        return shell("pdftotext -layout '" + pdf + "' -").out;
    };
    const std::string said = text_of_pdf(own), unset = text_of_pdf(plain);
    for (const char* words :
         {"Casino Example", "Summary", "g17 claims on hand", "15 Mar 2026, 10:00 Europe/London",
          "The case is not decided yet.", "Prepared by", "Reviewed by", "Date"})
        BOOST_TEST(says(said, words), words);
    BOOST_TEST(!says(said, "2026-03-15T10:00:00Z"));
    BOOST_TEST(says(unset, "2026-03-15T10:00:00Z"));
    BOOST_TEST(says(unset, "Prepared by"));
    BOOST_TEST(!says(unset, "Casino Example"));
}

BOOST_AUTO_TEST_SUITE_END()

// The file for who helps: what it tells of a house, and what must never be in it.

#include "exam/diagnostics/diagnostics.h"

#include <stdlib.h>

#include <nlohmann/json.hpp>

#include "backed_up_house.h"
#include "exam/diagnostics/redaction.h"
#include "store/new_file.h"

using namespace fairdeal;

namespace {

/// A house in the home folder of "penelope", with a log of the program that names too much.
struct Account {
    House house;
    fs::path home = house.office.folder.path() / "penelope";
    fs::path log = home / "program.log";
    std::string home_before = ::getenv("HOME") == nullptr ? "" : ::getenv("HOME");

    Account() {
        fs::create_directories(home);
        ::setenv("HOME", home.c_str(), 1);
        BOOST_REQUIRE(house.office.school.name_person("tina", "Tina Turnbull").has_value());
        write_bytes(log,
                    "info: called: exam open\nwarning: tina: nobody has this id\n"
                    "warning: Tina Turnbull, tina-marie and martina; " +
                        home.string() + "/school.db: locked by penelope\n");
    }
    ~Account() { ::setenv("HOME", home_before.c_str(), 1); }
    Account(const Account&) = delete;
    Account& operator=(const Account&) = delete;

    [[nodiscard]] std::string part(const std::string& name) const {
        DiagnosticsRequest request;
        request.house = house.places;
        request.places = kept_places(house.places.school, FAIRDEAL_SOURCE_DIR, house.places.packs);
        request.program_log = log;
        request.version = "fairdeal 9";
        request.window = {{"toolkit", "wx 3"}};
        request.now = that_day;
        std::string all;
        for (const ArchivePart& part : diagnostics_of(request)) {
            if (part.name == name) return part.bytes;
            all += part.bytes;
        }
        return all;
    }
    [[nodiscard]] nlohmann::json json(const std::string& name) const {
        return nlohmann::json::parse(part(name));
    }
};

}  // namespace

BOOST_AUTO_TEST_SUITE(diagnostics)

BOOST_AUTO_TEST_CASE(a_word_is_replaced_where_it_stands_alone_and_the_longest_first) {
    Redaction redaction;
    redaction.hide("tina", "person-1");
    redaction.hide("tina t", "person-2");
    redaction.hide("", "nobody");
    BOOST_TEST(redaction.applied_to("tina, 'tina' and tina-marie; martina tinas tina t!") ==
               "person-1, 'person-1' and person-1-marie; martina tinas person-2!");
    BOOST_TEST(redaction.applied_to("") == "");
}

BOOST_AUTO_TEST_CASE(it_says_what_can_be_opened_and_how_large_it_is) {
    const Account account;
    const auto databases = account.json("databases.json");
    BOOST_TEST(databases["school"]["people"] == 7);
    BOOST_TEST(databases["log"]["records"] == 30);
    BOOST_TEST(databases["log"]["damages"] == nlohmann::json::array());
    BOOST_TEST(databases["office"]["records"].get<int>() > 0);
    BOOST_TEST(account.part("content.txt") == "sound\n");
    const auto machine = account.json("machine.json");
    BOOST_TEST(machine["version"] == "fairdeal 9");
    BOOST_TEST(machine["window"]["toolkit"] == "wx 3");
    const auto places = account.json("places.json");
    BOOST_TEST(places[1]["name"] == "school");
    BOOST_TEST(places[1]["mode"] == "0600");
    BOOST_TEST(places[1]["writable"] == true);
    BOOST_TEST(places[1]["free-bytes"].get<std::int64_t>() > 0);
}

BOOST_AUTO_TEST_CASE(what_cannot_be_opened_is_said_and_the_rest_is_told) {
    Account account;
    write_bytes(account.house.places.log, "no database at all, but longer than a header is");
    fs::remove_all(account.house.places.office);
    const auto databases = account.json("databases.json");
    BOOST_TEST(says(databases["log"]["refused"].get<std::string>(), "not a hand log"));
    BOOST_TEST(databases["office"].is_null());
    BOOST_TEST(databases["school"]["people"] == 7);
    fs::remove(account.log);
    BOOST_TEST(account.part("program.log") == "");
}

BOOST_AUTO_TEST_CASE(no_name_key_record_or_answer_is_in_it_nor_who_the_account_is) {
    const Account account;
    const std::string all = account.part("");
    for (const char* secret : {"Turnbull", "tina:", "tina-marie", "penelope", "pay dealer 25", "N7",
                               "a passphrase of his own", "the office's passphrase"})
        BOOST_TEST(!says(all, secret), secret);
    const std::string key = bytes_of(account.house.places.office / "exam.key");
    BOOST_REQUIRE(key.size() > 40U);
    BOOST_TEST(!says(all, key.substr(key.size() - 40, 30)));
    const std::string log = account.part("program.log");
    BOOST_TEST(says(log, "info: called: exam open\nwarning: person-"), log);
    BOOST_TEST(says(log, "martina; ~/school.db: locked by account\n"), log);
}

BOOST_AUTO_TEST_CASE(a_school_that_cannot_be_read_hides_nobody_and_the_readme_says_so) {
    Account account;
    BOOST_TEST(!says(account.part("readme.txt"), "The school cannot be read"));
    write_bytes(account.house.places.school, std::string(4096, 'x'));
    BOOST_TEST(says(account.part("readme.txt"), "The school cannot be read"));
    BOOST_TEST(says(account.json("databases.json")["school"].dump(), "not a school"));
}

BOOST_AUTO_TEST_CASE(nothing_of_the_house_is_changed_by_it) {
    const Account account;
    const std::string school = bytes_of(account.house.places.school);
    const std::string log = bytes_of(account.house.places.log);
    (void)account.part("databases.json");
    BOOST_TEST((bytes_of(account.house.places.school) == school));
    BOOST_TEST((bytes_of(account.house.places.log) == log));
}

BOOST_AUTO_TEST_SUITE_END()

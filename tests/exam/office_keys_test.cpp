// The office's keys: changed, kept beside the new ones, put in a safe.

#include <boost/test/unit_test.hpp>

#include "exam/offices.h"
#include "exam/sitting/ticket.h"

namespace fairdeal {

namespace {

constexpr std::string_view of_the_new_keys = "another passphrase";

}  // namespace

BOOST_AUTO_TEST_SUITE(keys_of_the_office)

BOOST_AUTO_TEST_CASE(the_log_is_signed_with_the_offices_key) {
    OfficeHouse house;
    const auto note = house.office->sign_log(of_the_keys);
    BOOST_REQUIRE_MESSAGE(note, why(note));
    BOOST_REQUIRE(house.office->office_keys().value().size() == 1U);
    BOOST_TEST(house.office->office_keys().value().front().name == "casino.example/office");
    BOOST_TEST(house.office->exam_keys().value().front().name == "casino.example/exam");
    BOOST_TEST(open_checkpoint(*note, house.office->office_keys().value().front()).has_value());
    BOOST_TEST(!house.office->sign_log("wrong passphrase").has_value());
    const CheckReport report =
        house.office->log().check({}, {house.office->office_keys().value(), {}});
    BOOST_TEST(report.is_sound());
}

BOOST_AUTO_TEST_CASE(new_keys_take_the_place_of_the_old_which_stay) {
    OfficeHouse house;
    const std::string id = house.open_sitting();
    const auto old_exam = house.office->exam_keys().value().front();
    const auto old_office = house.office->office_keys().value().front();
    const SignedIn ada = house.signed_in("ada");
    const auto change = [&](const SignedIn& who, std::string_view old, std::string_view fresh) {
        return why(house.office->change_keys(who, old, fresh, cheap_key));
    };
    BOOST_TEST(change(house.signed_in("eve"), of_the_keys, of_the_new_keys) ==
               "eve may not manage keys");
    BOOST_TEST(change(ada, of_the_keys, "short") == "the passphrase has fewer than 8 characters");
    BOOST_TEST(change(ada, "wrong passphrase", of_the_new_keys) != "");
    BOOST_TEST(change(ada, "wrong passphrase", of_the_keys) != "");  // the two mixed up
    BOOST_TEST((last_event(*house.office, "ada").kind == OfficeEventKind::SignIn));
    BOOST_TEST(house.office->exam_keys().value().size() == 1U);
    BOOST_TEST(change(ada, of_the_keys, of_the_new_keys) == "");
    BOOST_TEST(last_event(*house.office, "ada").what == "changed the keys");
    BOOST_REQUIRE(house.office->exam_keys().value().size() == 2U);
    BOOST_TEST((house.office->exam_keys().value()[1] == old_exam));
    BOOST_TEST((house.office->exam_keys().value()[0].bytes != old_exam.bytes));
    BOOST_TEST((house.office->office_keys().value()[1] == old_office));
    BOOST_TEST(!house.office->sign_log(of_the_keys).has_value());
    BOOST_TEST(why(house.office->sign_log(of_the_new_keys)) == "");
    // A sitting of before goes on with its ticket.
    BOOST_TEST(why(house.office->take_seat(id)) == "");
    BOOST_TEST(change(ada, of_the_new_keys, of_the_keys) == "");
    BOOST_TEST(house.office->exam_keys().value().size() == 3U);
    BOOST_TEST((house.office->exam_keys().value()[2] == old_exam));
}

BOOST_AUTO_TEST_CASE(a_change_that_broke_down_is_brought_to_its_end) {
    OfficeHouse house;
    const SignedIn ada = house.signed_in("ada");
    const auto office = house.folder.file("office");
    const std::string old_office = bytes_of(office / "office.key");
    BOOST_REQUIRE(house.office->change_keys(ada, of_the_keys, of_the_new_keys, cheap_key));
    const std::string new_exam = bytes_of(office / "exam.key");
    write_bytes(office / "office.key", old_office);  // as if it had not come so far
    std::filesystem::remove(office / "office.key.1");
    BOOST_TEST(why(house.office->change_keys(ada, of_the_keys, of_the_new_keys, cheap_key)) == "");
    BOOST_TEST(bytes_of(office / "exam.key") == new_exam);
    BOOST_TEST(bytes_of(office / "office.key.1") == old_office);
    BOOST_TEST(why(house.office->sign_log(of_the_new_keys)) == "");
}

BOOST_AUTO_TEST_CASE(a_copy_of_the_keys_opens_under_its_own_passphrase) {
    OfficeHouse house;
    const std::string id = house.open_sitting();
    const auto safe = house.folder.file("safe");
    std::filesystem::create_directories(safe);
    const auto escrow = [&](const char* who, std::string_view passphrase) {
        return why(house.office->escrow_keys(house.signed_in(who), passphrase, safe,
                                             of_the_new_keys, cheap_key));
    };
    BOOST_TEST(escrow("aud", of_the_keys) == "aud may not manage keys");
    BOOST_TEST(escrow("ada", "wrong passphrase") != "");
    BOOST_TEST(escrow("ada", of_the_keys) == "");
    BOOST_TEST(last_event(*house.office, "ada").what == "put a copy of the keys in escrow");
    BOOST_TEST(!load_key_file(safe / "exam.key", of_the_keys).has_value());
    const auto key = load_key_file(safe / "exam.key", of_the_new_keys);
    BOOST_REQUIRE(key.has_value());
    const auto ticket = bytes_of(house.folder.file("office") / "tickets" / id);
    BOOST_TEST(seeds_of(ticket, id, key->public_key()).has_value());
    std::filesystem::remove(safe / "exam.key");
    BOOST_TEST(escrow("ada", of_the_keys) == "there is a file of that name already");
    BOOST_TEST(!std::filesystem::exists(safe / "exam.key"));
}

BOOST_AUTO_TEST_CASE(an_old_key_that_cannot_be_read_does_not_hide_those_behind_it) {
    OfficeHouse house;
    const SignedIn ada = house.signed_in("ada");
    BOOST_TEST(why(house.office->change_keys(ada, of_the_keys, of_the_new_keys, cheap_key)) == "");
    BOOST_TEST(why(house.office->change_keys(ada, of_the_new_keys, of_the_keys, cheap_key)) == "");
    const auto old_key = house.folder.file("office") / "office.key.1";
    std::filesystem::remove(old_key);
    std::filesystem::create_directory(old_key);
    BOOST_TEST(why(house.office->office_keys()) == "this is not a file");
    BOOST_TEST(house.office->exam_keys().value().size() == 3U);
    std::filesystem::remove(house.folder.file("office") / "exam.key");
    BOOST_TEST(why(house.office->exam_keys()) == "there is no such file");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal

// The house's name, time zone and currency at the desk, without a window.

#include <boost/test/unit_test.hpp>

#include "desk/house/house_session.h"
#include "school/house_file.h"
#include "store/folder.h"
#include "words/amounts.h"

using namespace fairdeal;

namespace {

struct FormOfHouse {
    Folder folder;
    std::filesystem::path file = folder.file("config/house.json");
    HouseInForce before{{}};
    std::string notice;
    HouseSession session{notice};

    FormOfHouse() { session.open(file); }
    std::string error(HouseField field) const {
        return session.screen().rows.at(static_cast<std::size_t>(field)).error;
    }
};

}  // namespace

BOOST_AUTO_TEST_SUITE(house_form)

BOOST_AUTO_TEST_CASE(what_is_saved_is_in_force_at_once_and_at_the_next_start) {
    FormOfHouse form;
    form.session.begin();
    BOOST_TEST(form.session.screen().rows[1].value == "UTC");
    form.session.type(HouseField::Name, "  Casino Example ");
    form.session.type(HouseField::TimeZone, "Europe/London");
    form.session.type(HouseField::Currency, "\u00a3");
    BOOST_TEST(amount_in_words(Money::dollars(5), Unit::Cash) == "$5");
    BOOST_REQUIRE(form.session.save());
    BOOST_TEST(amount_in_words(Money::dollars(5), Unit::Cash) == "\u00a35");
    BOOST_TEST(HouseSession::in_words() == "Casino Example \u00b7 Europe/London \u00b7 \u00a3");
    put_in_force(HouseSettings{});
    HouseSession next(form.notice);
    next.open(form.file);
    BOOST_TEST(HouseSession::in_words() == "Casino Example \u00b7 Europe/London \u00b7 \u00a3");
    BOOST_TEST(form.notice == "");
}

BOOST_AUTO_TEST_CASE(what_is_wrong_is_said_by_its_field_until_it_is_typed_again) {
    FormOfHouse form;
    form.session.begin();
    form.session.type(HouseField::TimeZone, "Europe/Lodnon");
    form.session.type(HouseField::Currency, "5");
    BOOST_TEST(!form.session.save());
    BOOST_TEST(form.error(HouseField::Name) == "");
    BOOST_TEST(
        form.error(HouseField::TimeZone).starts_with("There is no time zone 'Europe/Lodnon'"));
    BOOST_TEST(form.error(HouseField::Currency).starts_with("A currency has no digits"));
    BOOST_TEST(!std::filesystem::exists(form.file));
    form.session.type(HouseField::Currency, "\u20ac");
    BOOST_TEST(form.error(HouseField::Currency) == "");
    form.session.begin();
    BOOST_TEST(form.error(HouseField::TimeZone) == "");
    BOOST_TEST(form.session.screen().rows[1].value == "UTC");
}

BOOST_AUTO_TEST_CASE(a_file_that_cannot_be_read_is_said_and_left_as_it_is) {
    FormOfHouse form;
    std::filesystem::create_directories(form.file.parent_path());
    write_bytes(form.file, "no json");
    form.session.open(form.file);
    BOOST_TEST(form.notice.find("house.json:1: this is no JSON") != std::string::npos, form.notice);
    BOOST_TEST((*house_in_force() == HouseSettings{}));
    form.session.begin();
    BOOST_TEST(form.session.screen().problem.find("cannot be read") != std::string::npos);
    form.session.type(HouseField::Currency, "\u00a3");
    BOOST_TEST(!form.session.save());
    BOOST_TEST(form.session.screen().problem.starts_with("Nothing was saved: "));
    BOOST_TEST(bytes_of(form.file) == "no json");
    BOOST_TEST((*house_in_force() == HouseSettings{}));
}

BOOST_AUTO_TEST_CASE(what_another_program_sets_is_in_force_once_it_is_looked_at_again) {
    FormOfHouse form;
    std::filesystem::create_directories(form.file.parent_path());
    form.session.open(form.file);
    BOOST_TEST(!form.session.look_again());
    HouseSettings pounds;
    pounds.currency = "\u00a3";
    BOOST_REQUIRE(write_house(form.file, pounds));
    BOOST_TEST(form.session.look_again());
    BOOST_TEST(house_in_force()->currency == "\u00a3");
    BOOST_TEST(!form.session.look_again());
    write_bytes(form.file, "no json");
    BOOST_TEST(!form.session.look_again());
    BOOST_TEST(house_in_force()->currency == "\u00a3");
    std::filesystem::remove(form.file);
    BOOST_TEST(form.session.look_again());
    BOOST_TEST((*house_in_force() == HouseSettings{}));
}

BOOST_AUTO_TEST_CASE(where_there_is_no_home_nothing_is_kept) {
    FormOfHouse form;
    form.session.open({});
    form.session.begin();
    BOOST_TEST(!form.session.save());
    BOOST_TEST(form.session.screen().kept_in == "There is no home to keep them in.");
    BOOST_TEST(form.notice == "");
}

BOOST_AUTO_TEST_SUITE_END()

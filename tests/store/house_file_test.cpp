// The file of the house's name, time zone and currency.

#include "school/house_file.h"

#include <boost/test/unit_test.hpp>

#include "store/folder.h"

namespace fairdeal {

namespace {

const HouseSettings london{"Casino Example", "Europe/London", "\u00a3"};

/// What is said of a file of these bytes.
std::string refusal_of(const Folder& folder, const std::string& bytes) {
    const auto file = folder.file("house.json");
    write_bytes(file, bytes);
    const auto read = read_house(file);
    if (read) return "it was read";
    const std::string why = to_text(read.error().front());
    BOOST_TEST(why.starts_with(file.string() + ":"), why);
    BOOST_TEST(!write_house(file, london).has_value(), why);
    BOOST_TEST(bytes_of(file) == bytes, why);
    return why.substr(file.string().size() + 1);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(house_files)

BOOST_AUTO_TEST_CASE(what_is_written_is_read_again) {
    const Folder folder;
    const auto file = folder.file("new/folder/house.json");
    BOOST_REQUIRE(write_house(file, london).has_value());
    BOOST_TEST((read_house(file).value() == london));
    BOOST_REQUIRE(write_house(file, {"", "UTC", "none"}).has_value());
    BOOST_TEST((read_house(file).value() == HouseSettings{"", "UTC", "none"}));
    BOOST_TEST(bytes_of(file) ==
               "{\n  \"format\": 1,\n  \"name\": \"\",\n  \"time-zone\": \"UTC\",\n"
               "  \"currency\": \"none\"\n}\n");
}

BOOST_AUTO_TEST_CASE(without_a_file_nothing_is_set_and_what_it_leaves_out_is_not) {
    const Folder folder;
    BOOST_TEST((read_house(folder.file("house.json")).value() == HouseSettings{}));
    BOOST_TEST((read_house({}).value() == HouseSettings{}));
    write_bytes(folder.file("house.json"), "{\"format\": 1, \"currency\": \"\u20ac\"}");
    BOOST_TEST(
        (read_house(folder.file("house.json")).value() == HouseSettings{"", "UTC", "\u20ac"}));
}

BOOST_AUTO_TEST_CASE(a_file_that_cannot_be_read_is_refused_and_never_written_over) {
    const Folder folder;
    BOOST_TEST(refusal_of(folder, "").starts_with("1: this is no JSON"));
    BOOST_TEST(
        refusal_of(folder, "{\"format\": 1,\n\"name\": }").starts_with("2: this is no JSON"));
    BOOST_TEST(refusal_of(folder, std::string("\0\xff\x01", 3)).starts_with("1: this is no JSON"));
    BOOST_TEST(refusal_of(folder, std::string(200'000, '[')).ends_with("longer than 65536 bytes"));
    BOOST_TEST(refusal_of(folder, std::string(60'000, '[')).starts_with("1: this is no JSON"));
    BOOST_TEST(refusal_of(folder, "[1]").find("this is no JSON object") != std::string::npos);
    BOOST_TEST(refusal_of(folder, "{}").ends_with("another program has written it"));
    BOOST_TEST(refusal_of(folder, "{\"format\": 2}").ends_with("another program has written it"));
    BOOST_TEST(refusal_of(folder, "{\"format\": 1, \"colour\": \"red\"}")
                   .ends_with("'colour' is not known"));
    BOOST_TEST(refusal_of(folder, "{\"format\": 1, \"name\": 5}").ends_with("'name' is no text"));
    BOOST_TEST(refusal_of(folder, "{\"format\": 1, \"currency\": \"5\"}")
                   .ends_with("'currency': a currency has no digits, spaces, signs or points of a "
                              "number"));
    BOOST_TEST(refusal_of(folder, "{\"format\": 1, \"time-zone\": \"Mars\"}")
                   .ends_with("'time-zone': there is no time zone 'Mars'"));
    BOOST_TEST(refusal_of(folder, "{\"format\": 1, \"name\": \"a\\u001bb\"}")
                   .ends_with("'name': a name is text without control characters"));
}

BOOST_AUTO_TEST_CASE(what_cannot_be_written_is_said) {
    const Folder folder;
    BOOST_TEST(!write_house({}, london).has_value());
    BOOST_TEST(!write_house("/proc/fairdeal/house.json", london).has_value());
    write_bytes(folder.file("file"), "");
    BOOST_TEST(!write_house(folder.file("file/house.json"), london).has_value());
    BOOST_TEST(!write_house(folder.path(), london).has_value());
    BOOST_TEST(!write_house("/dev/full", london).has_value());
    const auto wrong = write_house(folder.file("house.json"), {"", "Mars", "5"});
    BOOST_REQUIRE(!wrong.has_value());
    BOOST_TEST(wrong.error().size() == 2U);
    BOOST_TEST(!std::filesystem::exists(folder.file("house.json")));
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal

// The examples and the schema in docs/rows are what import reads.

#include <boost/test/unit_test.hpp>
#include <fstream>
#include <nlohmann/json.hpp>
#include <set>

#include "sourced.h"

namespace fairdeal {
namespace {

std::string example(const std::string& name) {
    std::ifstream file(std::string(FAIRDEAL_SOURCE_DIR) + "/docs/rows/" + name);
    BOOST_REQUIRE_MESSAGE(file, name);
    return {std::istreambuf_iterator<char>(file), {}};
}

BOOST_AUTO_TEST_SUITE(examples)

BOOST_AUTO_TEST_CASE(three_files_hold_the_same_hand) {
    const std::string hand = sourced(example("events.csv"), FileFormat::Csv);
    const auto read = read_record(hand.substr(0, hand.size() - 1));
    BOOST_REQUIRE(read);
    BOOST_TEST(read->events.size() == 9U);
    BOOST_TEST(sourced(example("hands.csv"), FileFormat::Csv) == hand);
    BOOST_TEST(sourced(example("events.jsonl"), FileFormat::JsonLines) == hand);
}

BOOST_AUTO_TEST_CASE(two_files_hold_the_same_hands_of_version_2) {
    const std::string hands = sourced(example("version-2.csv"), FileFormat::Csv);
    const auto parts = split_records(hands);
    BOOST_REQUIRE(parts.size() == 2U);
    for (const RecordText& part : parts) {
        const auto read = read_record(part.text);
        BOOST_REQUIRE(read.has_value());
        BOOST_TEST(!read->floor.empty());
        BOOST_TEST(write(*read) == std::string(part.text) + "\n");
    }
    BOOST_TEST(sourced(example("version-2.jsonl"), FileFormat::JsonLines) == hands);
}

BOOST_AUTO_TEST_CASE(the_schema_names_every_column_and_no_other) {
    const auto schema = nlohmann::json::parse(example("row.schema.json"));
    std::set<std::string> named;
    for (const auto& [name, value] : schema.at("properties").items()) {
        BOOST_TEST(column_from(name).has_value(), name);
        BOOST_TEST(!value.at("description").get<std::string>().empty(), name);
        named.insert(name);
    }
    BOOST_TEST(named.size() == column_count);
    BOOST_TEST(!schema.at("additionalProperties").get<bool>());
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace fairdeal

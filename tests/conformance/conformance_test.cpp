// The reader of this project is held to the suite that any reader of the notation is held to.

#include <boost/test/unit_test.hpp>

#include "../cli/running.h"
#include "suite.h"
#include "table_json.h"

namespace fairdeal {
namespace {

using nlohmann::json;

BOOST_AUTO_TEST_SUITE(suite)

/// The record's canonical text, or what is wrong with it.
std::string rewritten(const json& lines) {
    const auto record = read_only_record(text_of_lines(lines));
    return record ? write(*record) : "refused at " + first_place(record.error());
}

std::string place_of(std::string_view file) {
    const auto record = read_only_record(file);
    return record ? "" : first_place(record.error());
}

BOOST_AUTO_TEST_CASE(a_canonical_record_is_written_back_byte_for_byte) {
    const auto cases = cases_of("canonical");
    BOOST_TEST(cases.size() >= 30U);
    for (const json& one : cases) {
        BOOST_TEST_CONTEXT(name_of(one))
        BOOST_TEST(rewritten(one.at("record")) == text_of_lines(one.at("record")));
    }
}

BOOST_AUTO_TEST_CASE(a_record_that_is_not_canonical_is_written_in_canonical_form) {
    const auto cases = cases_of("rewritten");
    BOOST_TEST(cases.size() >= 20U);
    for (const json& one : cases) {
        BOOST_TEST_CONTEXT(name_of(one)) {
            BOOST_TEST(rewritten(one.at("record")) == text_of_lines(one.at("canonical")));
            BOOST_TEST(text_of_lines(one.at("record")) != text_of_lines(one.at("canonical")));
        }
    }
}

BOOST_AUTO_TEST_CASE(what_is_no_record_is_refused_at_its_first_problem) {
    const auto cases = cases_of("refused");
    BOOST_TEST(cases.size() >= 60U);
    for (const json& one : cases) {
        BOOST_TEST_CONTEXT(name_of(one))
        BOOST_TEST(place_of(text_of_lines(one.at("record"))) == one.at("place").get<std::string>());
    }
}

BOOST_AUTO_TEST_CASE(what_lies_on_the_table_follows_from_the_lines) {
    const auto cases = cases_of("folded");
    BOOST_TEST(cases.size() >= 15U);
    for (const json& one : cases) {
        BOOST_TEST_CONTEXT(name_of(one)) {
            const auto record = read_only_record(text_of_lines(one.at("record")));
            BOOST_REQUIRE(record.has_value());
            const HandRecord cut = after_lines(*record, one.at("after").get<std::size_t>());
            BOOST_TEST(json_of(folded(cut)).dump() == one.at("table").dump());
        }
    }
}

BOOST_AUTO_TEST_CASE(a_file_is_cut_into_its_records) {
    const auto cases = cases_of("files");
    BOOST_TEST(cases.size() >= 5U);
    for (const json& one : cases) {
        BOOST_TEST_CONTEXT(name_of(one)) {
            const std::string file = text_of_lines(one.at("record"));
            json found = json::array();
            for (const RecordText& part : split_records(file))
                found.push_back({{"line", part.first_line}, {"refused", place_of(part.text)}});
            BOOST_TEST(found.dump() == one.at("records").dump());
        }
    }
}

/// A ruling without its sentences, which are for people.
json without_sentences(json ruling) {
    for (const char* list : {"faults", "notes", "breaks"}) {
        if (!ruling.contains(list)) continue;
        for (json& item : ruling[list]) item.erase("what");
    }
    if (ruling.contains("verdict")) {
        for (json& item : ruling["verdict"]["discrepancies"]) item.erase("misreading");
    }
    return ruling;
}

BOOST_AUTO_TEST_CASE(a_record_is_ruled_as_the_suite_says) {
    const auto cases = cases_of("ruled");
    BOOST_TEST(cases.size() >= 15U);
    for (const json& one : cases) {
        BOOST_TEST_CONTEXT(name_of(one)) {
            const Ran ran = fairdeal_with("rule --json -", text_of_lines(one.at("record")));
            BOOST_TEST(ran.status <= 1);
            const json ruling = without_sentences(json::parse(ran.out));
            BOOST_TEST(ruling.dump() == one.at("ruling").dump());
        }
    }
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace fairdeal

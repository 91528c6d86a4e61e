// Files are cut into documents, numbers stay what they were, and fields are compared with those
// that a mapping knows.

#include "feeds/documents/documents.h"

#include <boost/test/unit_test.hpp>
#include <nlohmann/json.hpp>

#include "feeds/documents/fields.h"
#include "feeds/documents/json_pointer.h"
#include "feeds/documents/plain_json.h"
#include "feeds/feed_files.h"
#include "support/why.h"

namespace fairdeal {

namespace {

/// Each document as "line: json", or why it is none.
std::string cut(const std::string& bytes, const Mapping& mapping) {
    const auto documents = documents_in(bytes, mapping, "feed");
    if (!documents) return why(documents);
    std::string words;
    for (const FeedDocument& document : *documents)
        words += std::to_string(document.line) + ": " + document.json + document.why_none +
                 (document.rule.empty() ? "" : " " + document.rule) + "\n";
    return words;
}

Mapping mapping_of(FeedKind kind, const std::string& document = "") {
    Mapping mapping = mapping_with(".");
    mapping.kind = kind;
    mapping.document = document;
    return mapping;
}

std::vector<KnownField> known_fields(std::initializer_list<const char*> pointers) {
    std::vector<KnownField> fields;
    for (const std::string pointer : pointers) {
        const bool required = pointer.ends_with('!');
        fields.push_back(
            {*path_of(pointer.substr(0, pointer.size() - (required ? 1 : 0))), required});
    }
    return fields;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(documents)

BOOST_AUTO_TEST_CASE(every_number_is_the_text_that_stood_there) {
    const auto json = plain_json(
        R"({"a": 28719486510978011361, "b": 12.50, "c": -0, "d": 1e3, "e": [0, true, null, "7"]})");
    BOOST_REQUIRE_MESSAGE(json, why(json));
    BOOST_TEST(
        json->dump() ==
        R"({"a":"28719486510978011361","b":"12.50","c":"0","d":"1e3","e":["0",true,null,"7"]})");
}

BOOST_AUTO_TEST_CASE(what_is_no_json_is_refused) {
    BOOST_TEST(why(plain_json("{\"a\":1,\"a\":2}")) == "'a' is there twice");
    BOOST_TEST(why(plain_json("{\"a\":01}")).starts_with("this is not JSON"));
    BOOST_TEST(why(plain_json("{\"a\":\"\xff\"}")).starts_with("this is not JSON"));
    BOOST_TEST(why(plain_json("")).starts_with("this is not JSON"));
    BOOST_TEST(why(plain_json(std::string(65, '[') + std::string(65, ']'))) ==
               "more than 64 values within each other");
    BOOST_TEST(plain_json(std::string(64, '[') + std::string(64, ']')).has_value());
}

BOOST_AUTO_TEST_CASE(json_is_cut_into_its_values) {
    const Mapping json = mapping_of(FeedKind::Json);
    BOOST_TEST(cut("", json) == "");
    BOOST_TEST(cut("{\"a\":1}\n{\"b\":\"}\\\"{\"}\n", json) ==
               "1: {\"a\":\"1\"}\n2: {\"b\":\"}\\\"{\"}\n");
    BOOST_TEST(cut("[\n{\"a\":1},\n\n{\"b\":[2]}\n]\n", json) ==
               "2: {\"a\":\"1\"}\n4: {\"b\":[\"2\"]}\n");
    BOOST_TEST(cut("[]", json) == "");
    BOOST_TEST(cut("{\"a\":1} x {\"b\":2}", json) ==
               "1: {\"a\":\"1\"}\n1: this is not JSON (byte 1)\n1: {\"b\":\"2\"}\n");
    BOOST_TEST(cut("{\"a\":1}\n{\"b\":", json)
                   .starts_with("1: {\"a\":\"1\"}\n2: the document has no end"));
    BOOST_TEST(cut("[{\"a\":1}\n", json).find("the list has no end") != std::string::npos);
    // One mistake is told once: a list that is cut within a document, a file of something else.
    BOOST_TEST(cut("[{\"a\":1},\n{\"b\":", json) ==
               "1: {\"a\":\"1\"}\n2: the document has no end: the file may be cut short, and what "
               "followed is not here\n");
    BOOST_TEST(cut("no JSON at all\nbut words\n", json) == "1: this is not JSON (byte 2)\n");
}

BOOST_AUTO_TEST_CASE(a_document_beyond_the_limit_is_refused_alone) {
    Mapping json = mapping_of(FeedKind::Json);
    json.limits.bytes = 8;
    BOOST_TEST(cut("{\"a\":1}\n{\"abc\":2}\n{\"c\":3}\n", json) ==
               "1: {\"a\":\"1\"}\n2: a document of more than 8 bytes R13\n3: {\"c\":\"3\"}\n");
}

BOOST_AUTO_TEST_CASE(rows_of_a_round_are_one_document) {
    const Mapping csv = mapping_of(FeedKind::Csv, "round");
    BOOST_TEST(cut("round;seat\n7;1\n7;2\n8;1\n7;3\n", csv) ==
               R"(2: {"rows":[{"round":"7","seat":"1"},{"round":"7","seat":"2"}]})"
               "\n"
               R"(4: {"rows":[{"round":"8","seat":"1"}]})"
               "\n"
               R"(5: {"rows":[{"round":"7","seat":"3"}]})"
               "\n");
    BOOST_TEST(cut("hand;seat\n7;1\n", csv) == "there is no column round");
    BOOST_TEST(cut("round;seat\n7;1;1\n", csv) != "");
}

BOOST_AUTO_TEST_CASE(an_element_is_a_document_with_its_own_hash) {
    const Mapping xml = mapping_of(FeedKind::Xml, "Game");
    const std::string game = "<Game id=\"7\"><Bet amount=\"2.50\"/><Bet amount=\"1\"/>text</Game>";
    const std::string bytes = "<Games>\n" + game + "\n<Game id=\"8\"/>\n</Games>";
    BOOST_TEST(cut(bytes, xml) ==
               R"(2: {"#text":"text","@id":"7","Bet":[{"@amount":"2.50"},{"@amount":"1"}]})"
               "\n"
               R"(3: {"@id":"8"})"
               "\n");
    const auto documents = documents_in(bytes, xml, "feed");
    BOOST_TEST((documents->at(0).hash == sha256(game)));
    BOOST_TEST((documents->at(1).hash == sha256("<Game id=\"8\"/>")));
    BOOST_TEST(!documents_in("<Games><Game></Games>", xml, "feed"));
    BOOST_TEST(!documents_in("<!DOCTYPE a [<!ENTITY b \"c\">]><Games/>", xml, "feed"));
}

BOOST_AUTO_TEST_CASE(fields_that_are_not_known_are_told_once) {
    const auto json = plain_json(R"({"id":1,"x":{"y":2},"seats":{"0":{"a":1,"z":2},"3":{"z":3}},)"
                                 R"("list":[{"q":1},{"q":2}],"free":{"any":{"thing":1}}})");
    const auto report =
        check_fields(*json, known_fields({"/id", "/seats/*/a", "/list/*", "/free/**"}));
    BOOST_TEST((report.unknown == std::set<std::string>{"/x", "/seats/*/z", "/list/*/q"}));
    BOOST_TEST(report.missing.empty());
}

BOOST_AUTO_TEST_CASE(a_required_field_that_is_gone_is_missing_where_it_was) {
    const auto json = plain_json(R"({"seats":{"0":{"bet":1},"3":{"bet":null},"4":{}}})");
    const auto report = check_fields(*json, known_fields({"/id!", "/seats/*/bet!", "/gone/bet!"}));
    BOOST_TEST((report.missing == std::vector<std::string>{"/id", "/seats/3/bet", "/seats/4/bet"}));
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal

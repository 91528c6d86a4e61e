// Items for other systems: written, scanned as strictly as our own files, read back, compared with
// a grammar.

#include "content/courses/course_item.h"

#include <boost/test/unit_test.hpp>

#include "content/course_reader.h"
#include "content/xml_scan.h"
#include "shape.h"

namespace fairdeal {

namespace {

CourseItem amount_item() {
    CourseItem item;
    item.id = "drill-breakout-17";
    item.title = "Super Tie of seat 3 <b> & \"more\"";
    item.table = {"The dealer shows K\u2663, 7\u2665.",
                  "Seat 3 has <17> & says \"stand\"; 1 &lt; 2."};
    item.picture = "iVBORw0KGgo=";
    item.question = "What moves?";
    item.is_amount = true;
    item.answers = {{"37.50", true, ""},
                    {"-5.00", false, "You took the Super Tie: BRK-ST-1 & <2>."},
                    {"0.00", false, "You pushed it. BRK-ST-3"}};
    item.clauses = {"BRK-ST-1", "AMB-BRK-04"};
    item.says = "BRK-ST-1: a tie \"pays\" 15 to 2.";
    return item;
}

CourseItem choice_item() {
    CourseItem item = amount_item();
    item.id = "drill-breakout-18";
    item.picture.clear();
    item.is_amount = false;
    item.answers = {{"Draw a card & <turn> it", true, ""},
                    {"Stand", false, "BRK-DHB-1 says \"16\"."},
                    {"Turn", true, ""}};
    return item;
}

const std::vector<CourseItem>& items() {
    static const std::vector<CourseItem> both{amount_item(), choice_item()};
    return both;
}

std::string changed(std::string text, std::string_view piece, std::string_view by) {
    return text.replace(text.find(piece), piece.size(), by);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(course_items)

BOOST_AUTO_TEST_CASE(amounts_are_exact) {
    BOOST_TEST(decimal(Money::cents(3750)) == "37.50");
    BOOST_TEST(decimal(Money::cents(-5)) == "-0.05");
    BOOST_TEST(decimal(Money()) == "0.00");
    for (const std::int64_t cents : {0, 5, -5, 100, -12345, 999'999'999})
        BOOST_TEST((money_from_decimal(decimal(Money::cents(cents))) == Money::cents(cents)));
    for (const char* wrong : {"", "-", "37.5", "37", "-0.00", "+1.00", "01.00", "1e2", "--1.00"})
        BOOST_TEST(!money_from_decimal(wrong).has_value(), wrong);
}

BOOST_AUTO_TEST_CASE(a_question_bank_is_read_back_as_it_was_written) {
    const std::string xml = moodle_xml("Fairdeal/Breakout & more", items());
    BOOST_TEST(scan_xml(xml, "bank.xml").empty());
    const auto read = read_moodle_xml(xml, "bank.xml");
    BOOST_REQUIRE(read.has_value());
    BOOST_TEST((*read == items()));
    BOOST_TEST(moodle_xml("Fairdeal/Breakout & more", *read) == xml);
    BOOST_TEST(xml.find("<text>$course$/Fairdeal/Breakout &amp; more</text>") != std::string::npos);
    BOOST_TEST(xml.find("<answer fraction=\"100\" format=\"moodle_auto_format\"><text>37.50</text>"
                        "<feedback format=\"html\"><text></text></feedback>"
                        "<tolerance>0</tolerance></answer>") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_question_bank_with_a_tolerance_is_refused) {
    const std::string xml = moodle_xml("Fairdeal", items());
    for (const auto& [piece, by] : std::vector<std::pair<std::string, std::string>>{
             {"<tolerance>0</tolerance>", "<tolerance>0.01</tolerance>"},
             {"<tolerance>0</tolerance>", ""},
             {"<text>37.50</text>", "<text>37.5</text>"},
             {"fraction=\"100\"", "fraction=\"101\""},
             {"type=\"numerical\"", "type=\"essay\""},
             {"<quiz>", "<quiz more=\"1\">"},
             {"<tags>", "<tags/><tags>"}})
        BOOST_TEST(!read_moodle_xml(changed(xml, piece, by), "bank.xml").has_value(), piece);
}

BOOST_AUTO_TEST_CASE(a_package_is_whole_and_its_items_are_read_back) {
    const auto files = qti_package("Drill & more", items());
    BOOST_REQUIRE(files.size() == 4U);
    BOOST_TEST(files[0].name == "imsmanifest.xml");
    BOOST_TEST(files[1].name == "test.xml");
    for (const CourseFile& file : files) {
        for (const Problem& problem : scan_xml(without_schemas(file.bytes), file.name))
            BOOST_ERROR(to_text(problem));
    }
    for (std::size_t i = 0; i < items().size(); ++i) {
        const CourseFile& file = files[i + 2];
        BOOST_TEST(file.name == items()[i].id + ".xml");
        const auto read = read_qti_item(file.bytes, file.name);
        BOOST_REQUIRE(read.has_value());
        CourseItem without_picture = items()[i];
        without_picture.picture.clear();
        BOOST_TEST((*read == without_picture));
        const std::string name = "\"" + file.name + "\"";
        BOOST_TEST(files[0].bytes.find("href=" + name) != std::string::npos);
        BOOST_TEST(files[1].bytes.find("href=" + name) != std::string::npos);
    }
    BOOST_TEST(files[0].bytes.find("<file href=\"drill-breakout-17.png\"/>") != std::string::npos);
    BOOST_TEST(files[0].bytes.find("drill-breakout-18.png") == std::string::npos);
}

BOOST_AUTO_TEST_CASE(an_item_that_is_not_marked_exactly_is_refused) {
    const auto files = qti_package("Drill", items());
    const std::string amount = files[2].bytes, choice = files[3].bytes;
    BOOST_TEST(!read_qti_item(changed(amount, "\"exact\"", "\"relative\""), "x").has_value());
    BOOST_TEST(!read_qti_item(changed(amount, ">-5.00<", ">-5.0<"), "x").has_value());
    BOOST_TEST(!read_qti_item(changed(choice, ">C2</qti-base", ">C3</qti-base"), "x").has_value());
    BOOST_TEST(
        !read_qti_item(changed(choice, "qti-response-else>", "qti-response-if>"), "x").has_value());
    BOOST_TEST(!read_qti_item(files[1].bytes, "x").has_value());
}

BOOST_AUTO_TEST_CASE(a_package_has_the_shape_of_the_standard) {
    const auto files = qti_package("Drill & more", items());
    BOOST_TEST(has_shape(files[0].bytes, "qti-manifest.rng"));
    BOOST_TEST(has_shape(files[1].bytes, "qti-test.rng"));
    BOOST_TEST(has_shape(files[2].bytes, "qti-item.rng"));
    BOOST_TEST(has_shape(files[3].bytes, "qti-item.rng"));
    BOOST_TEST(!has_shape(changed(files[2].bytes, "show-hide=\"show\"", ""), "qti-item.rng"));
    BOOST_TEST(!has_shape(changed(files[3].bytes, "<qti-match>", "<qti-match more=\"1\">"),
                          "qti-item.rng"));
    BOOST_TEST(!has_shape(changed(files[0].bytes, "3.0.1", "3.0.2"), "qti-manifest.rng"));
    BOOST_TEST(!has_shape(changed(files[0].bytes, "qtiv3p0p1_imscp", "qtiv3p0_imscp"),
                          "qti-manifest.rng"));
    for (const char* piece : {" title=\"Drill &amp; more\" visible=\"true\"", " visible=\"true\"",
                              " navigation-mode=\"nonlinear\"", " href=\"drill-breakout-17.xml\""})
        BOOST_TEST(!has_shape(changed(files[1].bytes, piece, ""), "qti-test.rng"), piece);
}

BOOST_AUTO_TEST_CASE(an_item_keeps_the_order_of_its_parts) {
    const std::string item = qti_package("Drill", items())[3].bytes;
    const auto part = [&](std::string_view name) {
        const auto begin = item.find("<" + std::string(name));
        const std::string end = "</" + std::string(name) + ">\n";
        return item.substr(begin, item.find(end, begin) + end.size() - begin);
    };
    const auto swapped = [&](std::string_view first, std::string_view second) {
        const std::string one = part(first), other = part(second);
        return changed(changed(item, other, ""), one, other + one);
    };
    BOOST_TEST(has_shape(item, "qti-item.rng"));
    BOOST_TEST(!has_shape(swapped("qti-response-declaration", "qti-item-body"), "qti-item.rng"));
    BOOST_TEST(!has_shape(swapped("qti-item-body", "qti-response-processing"), "qti-item.rng"));
    BOOST_TEST(
        !has_shape(swapped("qti-response-processing", "qti-modal-feedback"), "qti-item.rng"));
    BOOST_TEST(!has_shape(swapped("qti-prompt", "qti-simple-choice"), "qti-item.rng"));
    for (const char* piece : {" time-dependent=\"false\"", " cardinality=\"single\"",
                              " response-identifier=\"RESPONSE\"", " identifier=\"C1\"",
                              " outcome-identifier=\"FEEDBACK\""})
        BOOST_TEST(!has_shape(changed(item, piece, ""), "qti-item.rng"), piece);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal

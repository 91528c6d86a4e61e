// Regulators' profiles: those that ship, and what is refused.

#include <boost/test/unit_test.hpp>

#include "base/read.h"
#include "content/regulators/regulator.h"
#include "support/why.h"

using namespace fairdeal;

namespace {

Result<Regulator> shipped(const std::string& id) {
    const auto file = regulator_file(FAIRDEAL_SOURCE_DIR, id);
    return read_file(file, 1U << 20U).and_then([&](const std::string& xml) {
        return read_regulator(xml, file.string());
    });
}

std::string with_rule(const std::string& rule) {
    return "<regulator format=\"1\" id=\"x\" title=\"X\" jurisdiction=\"x\" function=\"dealer\">\n"
           "<note>n</note>\n" +
           rule + "\n</regulator>\n";
}

}  // namespace

BOOST_AUTO_TEST_SUITE(regulators)

BOOST_AUTO_TEST_CASE(those_that_ship_name_their_sources_and_turn_nothing_on_unconfirmed) {
    const auto ids = regulators_in(FAIRDEAL_SOURCE_DIR);
    BOOST_TEST(ids.size() == 11U);
    for (const std::string& id : ids) {
        const auto read = shipped(id);
        BOOST_REQUIRE_MESSAGE(read.has_value(), id + ": " + why(read));
        BOOST_TEST(read->id == id);
        for (const auto& rule : read->rules) {
            if (!rule) continue;
            BOOST_TEST(!(rule->is_on && !rule->is_confirmed), id);
            const bool is_own = id == "house-rules";
            BOOST_TEST((is_own || !rule->is_on || rule->source.starts_with("http")), id);
        }
    }
}

BOOST_AUTO_TEST_CASE(the_numbers_are_those_of_the_sources) {
    const auto pennsylvania = shipped("pennsylvania"), maryland = shipped("maryland"),
               virginia = shipped("virginia");
    BOOST_REQUIRE((pennsylvania && maryland && virginia));
    BOOST_TEST(pennsylvania->on(DutyRule::InstructionHours)->number == 120);
    BOOST_TEST(pennsylvania->on(DutyRule::CourseMonths)->number == 60);
    BOOST_TEST((pennsylvania->on(DutyRule::TableTest)->by == FloorRole::Trainee));
    BOOST_TEST((pennsylvania->on(DutyRule::Refresher) == nullptr));
    BOOST_TEST((maryland->on(DutyRule::TableTest)->by == FloorRole::PitManager));
    BOOST_TEST((maryland->on(DutyRule::Licence) == nullptr));
    BOOST_TEST(virginia->on(DutyRule::FloorpersonTables)->number == 6);
}

BOOST_AUTO_TEST_CASE(what_is_no_profile_is_refused_with_its_place) {
    const auto says = [](const std::string& rule, std::string_view words) {
        const auto read = read_regulator(with_rule(rule), "x.xml");
        BOOST_REQUIRE_MESSAGE(!read.has_value(), rule);
        BOOST_TEST(to_text(read.error().front()).starts_with("x.xml:3:"));
        BOOST_TEST(why(read).find(words) != std::string::npos, why(read));
    };
    says("<rule name=\"luck\" source=\"s\">w</rule>", "there is no rule 'luck'");
    says("<rule name=\"instruction-hours\" source=\"s\">w</rule>", "has no number");
    says("<rule name=\"instruction-hours\" number=\"0\" source=\"s\">w</rule>", "'0'");
    says("<rule name=\"licence\" number=\"3\" source=\"s\">w</rule>", "has no number");
    says("<rule name=\"licence\" by=\"dealer\" source=\"s\">w</rule>", "only a table test");
    says("<rule name=\"table-test\" by=\"boss\" source=\"s\">w</rule>", "no role");
    says("<rule name=\"licence\" on=\"maybe\" source=\"s\">w</rule>", "neither 'yes' nor 'no'");
    says("<rule name=\"licence\" confirmed=\"no\" source=\"s\">w</rule>", "nobody has confirmed");
    says("<rule name=\"licence\" source=\"s\">w</rule><rule name=\"licence\" source=\"s\">w</rule>",
         "is here twice");
    BOOST_TEST(read_regulator(with_rule(""), "x.xml").has_value());
}

BOOST_AUTO_TEST_SUITE_END()

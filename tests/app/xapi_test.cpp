// Answers as statements of xAPI: what a record store asks of each, and no names.

#include "school/exchange/xapi.h"

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <regex>

namespace fairdeal {

namespace {

using Json = nlohmann::json;

GivenAnswer answer() {
    GivenAnswer answer;
    answer.person = "1182";
    answer.number = 7;
    answer.at = 1'773'522'309'250;
    answer.source = AnswerSource::Drill;
    answer.game = Game::Breakout;
    answer.kind = "spot";
    answer.item = "seed 7";
    answer.clauses = {"BRK-ST-1", "BRK-ST-6"};
    answer.blamed = {"BRK-ST-6"};
    answer.misreading = "breakout-tip-multiplied";
    answer.took = 12'045;
    answer.norm = 20'000;
    answer.said = "1 pay super-tie 15, 1 tip 2 \"\xe2\x99\xa3\"";
    return answer;
}

constexpr const char* home = "https://casino.example/school";

/// What every statement must have.
void must_be_a_statement(const Json& json) {
    const std::regex uuid("[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}");
    const std::regex time("[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z");
    BOOST_TEST(std::regex_match(json.at("id").get<std::string>(), uuid));
    BOOST_TEST(std::regex_match(json.at("timestamp").get<std::string>(), time));
    BOOST_TEST((json.at("actor") == Json{{"objectType", "Agent"},
                                         {"account", {{"homePage", home}, {"name", "1182"}}}}));
    BOOST_TEST(json.at("object").at("objectType") == "Activity");
    BOOST_TEST(json.at("object").at("id").get<std::string>().starts_with("urn:fairdeal:"));
}

}  // namespace

BOOST_AUTO_TEST_SUITE(xapi)

BOOST_AUTO_TEST_CASE(an_answer_is_one_statement_on_one_line) {
    const std::string line = xapi_of(answer(), home);
    BOOST_TEST(line.find('\n') == line.size() - 1);
    const Json json = Json::parse(line);
    must_be_a_statement(json);
    BOOST_TEST(json.at("verb").at("id") == "http://adlnet.gov/expapi/verbs/answered");
    BOOST_TEST(json.at("timestamp") == "2026-03-14T21:05:09.250Z");
    const Json& result = json.at("result");
    BOOST_TEST((result.at("score") == Json{{"scaled", 0}, {"raw", 0}, {"min", 0}, {"max", 1}}));
    BOOST_TEST(result.at("success") == false);
    BOOST_TEST(result.at("response") == answer().said);
    BOOST_TEST(result.at("duration") == "PT12.045S");
    const Json& more = result.at("extensions");
    BOOST_TEST((more.at("urn:fairdeal:xapi:clauses") == Json{"BRK-ST-1", "BRK-ST-6"}));
    BOOST_TEST(more.at("urn:fairdeal:xapi:misreading") == "breakout-tip-multiplied");
    const Json& around = json.at("context").at("contextActivities");
    BOOST_TEST(around.at("grouping")[0].at("id") == "urn:fairdeal:game:breakout");
    BOOST_TEST(around.at("category")[0].at("id") == "urn:fairdeal:source:drill");
}

BOOST_AUTO_TEST_CASE(what_is_not_there_is_left_out) {
    GivenAnswer right = answer();
    right.right = true;
    right.blamed.clear();
    right.misreading.clear();
    right.norm = 0;
    right.kind = "may";
    right.said = "not allowed";
    const Json json = Json::parse(xapi_of(right, home));
    for (const char* name : {"blamed", "misreading", "norm-ms"})
        BOOST_TEST(
            !json.at("result").at("extensions").contains(std::string("urn:fairdeal:xapi:") + name));
    BOOST_TEST(json.at("result").at("response") == "false");
    BOOST_TEST(json.at("object").at("definition").at("interactionType") == "true-false");
    BOOST_TEST((json.at("object").at("definition").at("correctResponsesPattern") == Json{"false"}));
    BOOST_TEST(json.dump().find("null") == std::string::npos);
}

BOOST_AUTO_TEST_CASE(the_same_answer_is_the_same_statement_and_another_is_another) {
    BOOST_TEST(xapi_of(answer(), home) == xapi_of(answer(), home));
    const auto id_of = [](const GivenAnswer& one, const char* at) {
        return Json::parse(xapi_of(one, at)).at("id").get<std::string>();
    };
    GivenAnswer next = answer();
    ++next.number;
    BOOST_TEST(id_of(answer(), home) != id_of(next, home));
    BOOST_TEST(id_of(answer(), home) != id_of(answer(), "https://elsewhere.example"));
    BOOST_TEST(Json::parse(xapi_of(next, home)).at("object").at("id") ==
               Json::parse(xapi_of(answer(), home)).at("object").at("id"));
}

BOOST_AUTO_TEST_CASE(a_school_is_written_without_names) {
    const std::filesystem::path file = "xapi-school.db";
    std::filesystem::remove(file);
    auto school = School::open_or_create(file);
    BOOST_REQUIRE(school.has_value());
    for (const char* id : {"1182", "1190"})
        BOOST_REQUIRE(
            school->add_person({id, "Somebody Known", {Role::Trainee}, "", false, 0}).has_value());
    GivenAnswer other = answer();
    other.person = "1190";
    BOOST_REQUIRE(school->merge({answer(), other}, {"x.jsonl", answer().at}).has_value());
    school->keep_lesson("1182", {"breakout-1", "", true, answer().at});
    school->keep_lesson("1182", {"breakout-2", "step", false, answer().at});
    const std::string all = school_as_xapi(*school, "", home);
    BOOST_TEST(std::count(all.begin(), all.end(), '\n') == 3);
    BOOST_TEST(all.find("Somebody") == std::string::npos);
    const std::string one = school_as_xapi(*school, "1182", home);
    const auto second = one.find('\n') + 1;
    const Json lesson = Json::parse(one.substr(second));
    must_be_a_statement(Json::parse(one.substr(0, second)));
    must_be_a_statement(lesson);
    BOOST_TEST(lesson.at("verb").at("id") == "http://adlnet.gov/expapi/verbs/completed");
    std::filesystem::remove(file);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal

// Items of practice for other systems: every answer of a file is the engine's.

#include "print/course.h"

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <set>

#include "../content/shape.h"
#include "audit/cases/archive.h"
#include "content/course_reader.h"
#include "content/library.h"
#include "content/xml_scan.h"
#include "support/content.h"

namespace fairdeal {

namespace {

CourseRequest request_of(Game game, std::vector<QuestionKind> kinds, std::int64_t count) {
    CourseRequest request;
    request.request.game = game;
    request.request.kinds = std::move(kinds);
    request.count = count;
    request.draws = false;
    return request;
}

std::vector<CourseItem> items_of(Game game, std::vector<QuestionKind> kinds, std::int64_t count) {
    const auto items = course_items(request_of(game, std::move(kinds), count), shipped_content());
    BOOST_REQUIRE(items.has_value());
    return *items;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(courses)

BOOST_AUTO_TEST_CASE(an_amount_and_what_misreadings_give_stand_once_each) {
    int wrong = 0;
    for (const Game game : every_game) {
        for (const CourseItem& item : items_of(game, {QuestionKind::Amount}, 10)) {
            BOOST_TEST(item.is_amount);
            BOOST_TEST(item.answers.front().right);
            std::set<std::string> said;
            for (const CourseAnswer& answer : item.answers) {
                BOOST_TEST(said.insert(answer.said).second, item.id << " " << answer.said);
                BOOST_TEST(money_from_decimal(answer.said).has_value());
                BOOST_TEST(answer.feedback.empty() == answer.right);
                if (!answer.right) ++wrong;
            }
            BOOST_TEST(!item.clauses.empty());
            BOOST_TEST(item.says.starts_with(item.clauses.front() + ": "));
        }
    }
    BOOST_TEST(wrong > 40);  // about two for each
}

BOOST_AUTO_TEST_CASE(a_wrong_amount_names_its_misreading_and_clause) {
    // Bust against 17: the dealer hand pushes and the super tie is taken.
    Scenario scenario = *find_scenario(shipped_content(), "breakout-bust-against-17");
    scenario.question = {QuestionKind::Amount};
    scenario.question.who = {1, 0};
    scenario.question.wager = Wager::Dealer;
    BOOST_REQUIRE(!question_problem(scenario).has_value());
    const auto item = course_item(scenario, shipped_content(), false);
    BOOST_REQUIRE(item.has_value());
    BOOST_TEST(item->answers.front().said == "0.00");
    BOOST_TEST(item->clauses.front() == "BRK-PUSH-3");
    const auto paid =
        std::find_if(item->answers.begin(), item->answers.end(),
                     [](const CourseAnswer& answer) { return answer.said == "25.00"; });
    BOOST_REQUIRE((paid != item->answers.end()));
    BOOST_TEST(paid->feedback.find("(BRK-") != std::string::npos, paid->feedback);
}

BOOST_AUTO_TEST_CASE(a_package_of_any_game_has_the_shape_of_the_standard) {
    for (const Game game : every_game) {
        std::vector<CourseItem> items = items_of(game, {QuestionKind::Amount}, 3);
        for (CourseItem& item : items_of(game, {QuestionKind::Outcome, QuestionKind::Clause}, 4)) {
            item.id += "-choice";
            items.push_back(std::move(item));
        }
        BOOST_REQUIRE(!items.empty());
        const auto files = qti_package("Drill", items);
        BOOST_TEST(has_shape(files[0].bytes, "qti-manifest.rng"));
        BOOST_TEST(has_shape(files[1].bytes, "qti-test.rng"));
        for (std::size_t i = 2; i < files.size(); ++i)
            BOOST_TEST(has_shape(files[i].bytes, "qti-item.rng"), files[i].name);
    }
}

BOOST_AUTO_TEST_CASE(of_choices_one_at_least_is_right_and_wrong_ones_say_why) {
    int said_why = 0;
    for (const Game game : every_game) {
        const auto kinds = {QuestionKind::Outcome, QuestionKind::May, QuestionKind::Next,
                            QuestionKind::Clause};
        for (const CourseItem& item : items_of(game, kinds, 20)) {
            BOOST_TEST(!item.is_amount);
            BOOST_TEST(item.answers.size() >= 2U);
            const auto right = std::count_if(item.answers.begin(), item.answers.end(),
                                             [](const CourseAnswer& one) { return one.right; });
            BOOST_TEST(right >= 1);
            BOOST_TEST(right < static_cast<long>(item.answers.size()));
            for (const CourseAnswer& one : item.answers) said_why += one.feedback.empty() ? 0 : 1;
        }
    }
    BOOST_TEST(said_why > 80);
}

BOOST_AUTO_TEST_CASE(every_question_has_a_name_of_its_own_and_every_wrong_choice_a_reason) {
    for (const Game game : every_game) {
        std::set<std::string> names;
        for (const CourseItem& item : items_of(game, {}, 20)) {
            BOOST_TEST(names.insert(item.title).second, item.title);
            for (const CourseAnswer& answer : item.answers)
                BOOST_TEST(answer.feedback.empty() == answer.right,
                           item.title << " " << answer.said);
        }
        const std::string xml = moodle_xml("x", items_of(game, {QuestionKind::Outcome}, 1));
        BOOST_TEST(xml.find("<correctfeedback format=\"html\"><text>&lt;p&gt;Right.") !=
                   std::string::npos);
    }
}

BOOST_AUTO_TEST_CASE(the_table_is_told_in_words) {
    for (const Game game : every_game) {
        for (const CourseItem& item : items_of(game, {QuestionKind::May}, 20)) {
            for (const std::string& words : item.table) {
                BOOST_TEST(words.find('=') == std::string::npos, words);
                BOOST_TEST(words.find("Cards: no cards") == std::string::npos, words);
            }
        }
    }
}

BOOST_AUTO_TEST_CASE(nobody_who_is_not_there_is_allowed_anything) {
    for (const Game game : every_game) {
        CourseRequest request = request_of(game, {QuestionKind::May}, 1);
        for (request.seed = 11; request.seed < 61; ++request.seed) {
            const auto made = make_item(request.request, request.seed);
            BOOST_REQUIRE(made.has_value());
            const Scenario& scenario = made->scenario;
            const Who who = scenario.question.event->who;
            const TableState table = table_after(scenario.hand, scenario.hand.events.size());
            const bool is_there = who.is_dealer() || table.find(who.seat) != nullptr;
            BOOST_TEST((is_there || !key_of(scenario).allowed), write(scenario.hand));
        }
    }
}

BOOST_AUTO_TEST_CASE(the_same_seed_makes_the_same_files_and_they_are_read_back) {
    for (const Game game : every_game) {
        const auto items = items_of(game, {}, 6);
        const std::string xml = moodle_xml(course_category(game), items);
        BOOST_TEST(moodle_xml(course_category(game), items_of(game, {}, 6)) == xml);
        const auto read = read_moodle_xml(xml, "bank.xml");
        BOOST_REQUIRE(read.has_value());
        BOOST_TEST((*read == items));
        for (const CourseFile& file : qti_package("title", items)) {
            BOOST_TEST(scan_xml(without_schemas(file.bytes), file.name).empty());
            if (!file.name.starts_with("drill")) continue;
            const auto item = read_qti_item(file.bytes, file.name);
            BOOST_REQUIRE(item.has_value());
            BOOST_TEST((std::find(items.begin(), items.end(), *item) != items.end()));
        }
    }
}

BOOST_AUTO_TEST_CASE(a_package_holds_the_picture_of_every_item) {
    CourseRequest request = request_of(Game::Midnight, {}, 2);
    request.draws = true;
    const auto items = course_items(request, shipped_content());
    BOOST_REQUIRE(items.has_value());
    const auto archive = read_archive(qti_zip("title", *items), "package.zip");
    BOOST_REQUIRE(archive.has_value());
    BOOST_TEST(archive->size() == 6U);
    for (const ArchivePart& part : *archive)
        BOOST_TEST(part.name.ends_with(".png") == part.bytes.starts_with("\x89PNG"));
}

BOOST_AUTO_TEST_CASE(what_others_cannot_mark_is_refused) {
    const auto refused =
        course_items(request_of(Game::Breakout, {QuestionKind::Table}, 1), shipped_content());
    BOOST_REQUIRE(!refused.has_value());
    BOOST_TEST(refused.error().front().what ==
               "the answer to 'table' is neither one amount nor one choice, so other systems "
               "cannot mark it");
    CourseRequest impossible = request_of(Game::Breakout, {}, 1);
    impossible.request.clauses = {"BJX-SET-1"};
    BOOST_TEST(!course_items(impossible, shipped_content()).has_value());
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal

// What dealers take the chapter on deals that go wrong to say: which wrong answer each shipped
// misreading explains, and that each explains one in every game in which its clause has a say.

#include <fmt/format.h>

#include <boost/test/unit_test.hpp>
#include <set>

#include "drills/drill.h"
#include "games/all_games.h"
#include "questions/answer_text.h"
#include "questions/key.h"
#include "questions/kinds/kind.h"
#include "support/content.h"

namespace fairdeal {

namespace {

/// Two hands, the first of which stands on 19; `options` of the house.
std::string after_the_deal(std::string_view options, std::string_view rest) {
    return "breakout notation=2" + std::string(options) +
           " / 1 bet player 20 / 2 bet player 20 / 1 deal 9h Td / 2 deal Tc 5s / "
           "dealer deal 9d (8c) / 1 stand" +
           std::string(rest);
}

constexpr std::string_view extra_hand =
    "breakout notation=2 / 1 bet player 20 / 1 deal 8h Td / 2 deal 9s 4c / dealer deal 7c (Tc)";
constexpr std::string_view busted_and_void =
    "breakout notation=2 / 1 bet player 20 / 1 bet pair-up 5 / 2 bet player 20 / 1 deal 9h 6d / "
    "2 deal Tc Ts / dealer deal 9d (8c) / 1 hit Tc / 2 stand / dealer void IRR-23";
constexpr std::string_view moved_by_the_dealer =
    "breakout notation=2 misplaced=floor-moves / 1 bet player 15 / 2 bet player 35 / 1 deal 8c / "
    "1 deal Td";

/// A question, and the wrong answer of who misreads so.
struct WrongAnswer {
    std::string id, hand;
    QuestionKind kind;
    std::string about;  // Remedy: the clause; May: the line
    std::string answer;
};

Scenario asked(const WrongAnswer& row) {
    Scenario scenario;
    scenario.hand = hand_record(row.hand);
    scenario.question.kind = row.kind;
    if (row.kind == QuestionKind::Remedy) scenario.question.clause = row.about;
    if (row.kind != QuestionKind::May) return scenario;
    Problems problems;
    scenario.question.floor_event = read_floor_event(row.about, scenario.game(), 0, problems);
    BOOST_REQUIRE_MESSAGE(problems.empty(), row.about);
    return scenario;
}

/// The misreadings that the mark names, each once.
std::set<std::string> named_by(const Mark& mark) {
    std::set<std::string> ids;
    if (!mark.misreading.empty()) ids.insert(mark.misreading);
    for (const WagerVerdict& wrong : mark.verdict.discrepancies()) {
        if (wrong.misreading) ids.insert(*wrong.misreading);
    }
    return ids;
}

std::set<std::string> named_for(const Answer& answer, const Scenario& scenario) {
    const Mark mark = grade(answer, scenario, shipped_content().misreadings);
    return mark.right ? std::set<std::string>{"nothing is wrong"} : named_by(mark);
}

const Misreading& shipped(std::string_view id) {
    const auto& all = shipped_content().misreadings;
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const Misreading& one) { return one.id == id; });
    BOOST_REQUIRE_MESSAGE(found != all.end(), id);
    return *found;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(irregular_misread)

BOOST_AUTO_TEST_CASE(a_wrong_answer_is_explained_by_the_misreading_it_comes_from) {
    using enum QuestionKind;
    const std::string plain = after_the_deal("", ""), extra(extra_hand);
    const std::string slid = "breakout notation=2 / 1 bet player 20 / 2 deal 9s";
    const std::string surplus = after_the_deal("", " / 2 hit 3c / dealer draw 6c");
    const std::string paid =
        after_the_deal("", " / 2 stand / dealer turn 8c / dealer stand / 1 pay player 30");
    // clang-format off
    const WrongAnswer rows[] = {
        {"irregular-empty-box-moved",           slid,    May,    "2 move 9s 1",                 "allowed"},
        {"irregular-empty-box-moved",           extra,   Remedy, "IRR-10",                      "floor rules IRR-10 move-one"},
        {"irregular-extra-hand-played",         extra,   May,    "2 void IRR-11",               "not allowed"},
        {"irregular-extra-hand-played",         extra,   May,    "floor rules IRR-11 play",     "allowed"},
        {"irregular-surplus-card-voids",        surplus, Remedy, "IRR-12",                      "floor rules IRR-3 void"},
        {"irregular-seen-hole-card-voids",      plain,   Remedy, "IRR-16",                      "floor rules IRR-16 void"},
        {"irregular-seen-hole-card-voids",      plain,   May,    "dealer void IRR-16",          "allowed"},
        {"irregular-bad-card-voids",            plain,   Remedy, "IRR-17",                      "floor rules IRR-17 void-round"},
        {"irregular-bad-card-voids",            plain,   May,    "dealer void IRR-17",          "allowed"},
        {"irregular-early-pickup-pushes",       paid,    Remedy, "IRR-21",                      "floor rules IRR-21 push"},
        {"irregular-early-pickup-pushes",       paid,    May,    "floor rules IRR-21 rebuild",  "not allowed"},
        {"irregular-silent-player-draws",       plain,   Remedy, "IRR-22",                      "floor rules IRR-22 draw-to-17"},
        {"irregular-silent-player-draws",       plain,   May,    "floor rules IRR-22 stand",    "not allowed"},
        {"irregular-machine-failure-played-on", plain,   Remedy, "IRR-23",                      "floor rules IRR-23 go-on"},
        {"irregular-machine-failure-played-on", plain,   May,    "dealer void IRR-23",          "not allowed"},
        {"irregular-floor-not-asked",           paid,    May,    "1 correct player take 10",    "allowed"},
        {"irregular-floor-not-asked",           std::string(moved_by_the_dealer), May, "1 move Td 2", "allowed"},
        {"irregular-void-takes-lost-bets",      std::string(busted_and_void), Table, "",
         "1 take pair-up 5\n1 take player 20\n2 return player 20"}};
    // clang-format on
    for (const WrongAnswer& row : rows) {
        BOOST_TEST_CONTEXT(row.id << ": " << row.about << " on " << row.hand) {
            const Scenario scenario = asked(row);
            BOOST_TEST(question_problem(scenario).value_or("") == "");
            const auto answer = answer_from(row.answer, scenario);
            BOOST_REQUIRE_MESSAGE(answer, (answer ? "" : in_words(answer.error())));
            BOOST_TEST(fmt::format("{}", fmt::join(named_for(*answer, scenario), " ")) == row.id);
        }
    }
}

/// Its words would be wrong of a card that was drawn in error otherwise.
BOOST_AUTO_TEST_CASE(a_card_too_many_is_misread_only_where_the_question_is_about_one) {
    const Misreading& voids = shipped("irregular-surplus-card-voids");
    Scenario scenario =
        asked({"", after_the_deal("", " / dealer draw 6c"), QuestionKind::Next, "", ""});
    BOOST_TEST(!is_caught(voids, scenario));
    scenario.clauses = {"IRR-12"};
    BOOST_TEST(is_caught(voids, scenario));
    scenario.question.kind = QuestionKind::Remedy;
    scenario.clauses.clear();
    scenario.question.clause = "IRR-3";
    BOOST_TEST(!is_caught(voids, scenario));
    scenario.question.clause = "IRR-12";
    BOOST_TEST(is_caught(voids, scenario));
}

BOOST_AUTO_TEST_CASE(every_clause_of_the_chapter_is_misread) {
    const auto& all = shipped_content().misreadings;
    for (const ClauseId clause : irregular_clauses())
        BOOST_TEST(std::any_of(all.begin(), all.end(),
                               [&](const Misreading& one) { return one.clause == clause.id; }),
                   clause.id);
}

/// In each game in which the clause has a say; a drill on the misreading asks for it.
BOOST_AUTO_TEST_CASE(every_misreading_of_the_chapter_explains_an_answer_to_a_drill) {
    constexpr std::uint64_t seeds = 40;
    for (const Game game : every_game) {
        for (const Misreading& misread : shipped_content().misreadings) {
            if (!misread.of_chapter || !arises_in(game, misread.clause)) continue;
            Request request;
            request.game = game;
            request.shows = misread;
            if (misread.change.outcome) request.kinds = {QuestionKind::Table};  // found sooner
            bool is_named = false;
            for (std::uint64_t seed = 1; seed <= seeds && !is_named; ++seed) {
                const auto item = make_item(request, seed, 400);
                if (!item) continue;
                const Key read = key_as_read(item->scenario, &misread);
                if (answers_as_read(item->scenario, &misread).empty()) continue;
                const Answer answer = right_answer(item->scenario, read);
                is_named = named_for(answer, item->scenario).contains(misread.id);
            }
            BOOST_TEST(is_named, to_text(game) << ": " << misread.id << " explains no answer");
        }
    }
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal

// Drills on deals that go wrong: what is dealt, and their keys by a second route.

#include <boost/test/unit_test.hpp>
#include <map>
#include <set>

#include "drills/irregular/irregular_item.h"
#include "drills/irregular/wrong_deal.h"
#include "questions/answer_text.h"
#include "questions/form.h"
#include "questions/kinds/kind.h"
#include "record/decks.h"
#include "record/lines.h"

using namespace fairdeal;

namespace {

constexpr Game games[] = {Game::Breakout, Game::Midnight, Game::Extreme, Game::League};

Request about(Game game, std::string_view clause) {
    Request request;
    request.game = game;
    request.clauses = {std::string(clause)};
    return request;
}

/// What the last line of a record orders, read off the line and the table card alone.
std::string order_by_hand(const HandRecord& hand) {
    const FloorEvent& last = hand.floor.back();
    const auto says = [&](std::string_view clause, std::string_view option) {
        return "floor rules " + std::string(clause) + " " +
               hand.header.card.text(option).value_or("");
    };
    if (last.verb == FloorVerb::Boxed) return says("IRR-1", "boxed-card");
    if (last.verb == FloorVerb::Misread) return says("IRR-15", "misscan");
    // A card that was seen during the first deal is another clause's.
    if (last.verb == FloorVerb::Draw && last.cards.front().face_down)
        return says("IRR-2", "loose-unseen");
    return "";
}

}  // namespace

BOOST_AUTO_TEST_SUITE(irregular_drills)

BOOST_AUTO_TEST_CASE(every_topic_is_dealt_in_every_game_that_knows_it) {
    constexpr std::uint64_t seeds = 6;
    std::map<Game, std::set<std::string_view>> dealt;
    for (const Game game : games) {
        for (const std::string_view clause : irregular_topics()) {
            for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
                const auto item = make_item(about(game, clause), seed, 400);
                if (!item) continue;
                dealt[game].insert(clause);
                BOOST_TEST_CONTEXT(write(item->scenario.hand)) {
                    BOOST_TEST(item->clause == clause);
                    BOOST_TEST(!question_problem(item->scenario).has_value());
                    BOOST_TEST(item->scenario.hand.header.notation == 2);
                    // The dealer's card too many, or cards for nobody: the line that goes wrong.
                    BOOST_TEST(rule(item->scenario.hand).breaches.size() <= 1U);
                    const auto read = read_record(write(item->scenario.hand));
                    BOOST_REQUIRE(read);
                    BOOST_TEST((*read == item->scenario.hand));
                }
            }
        }
    }
    for (const Game game : games) {
        for (const std::string_view clause : irregular_topics()) {
            // Nobody is dealt in without a blind in eXtreme, by two clauses of its own.
            const bool is_the_games =
                game == Game::Extreme && (clause == "IRR-10" || clause == "IRR-11");
            BOOST_TEST(dealt[game].contains(clause) != is_the_games, to_text(game)
                                                                         << " " << clause);
        }
    }
}

BOOST_AUTO_TEST_CASE(a_request_and_a_seed_give_the_same_item) {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const auto one = make_item(about(Game::Breakout, "IRR-3"), seed);
        const auto other = make_item(about(Game::Breakout, "IRR-3"), seed);
        BOOST_REQUIRE((one && other));
        BOOST_TEST((one->scenario == other->scenario));
    }
    BOOST_TEST(!make_item(about(Game::Breakout, "IRR-17"), 1).has_value());
}

BOOST_AUTO_TEST_CASE(keys_agree_with_the_lines_and_the_table_card) {
    int compared = 0;
    for (const Game game : games) {
        for (std::uint64_t seed = 1; seed <= 60; ++seed) {
            for (const char* clause : {"IRR-1", "IRR-2", "IRR-15"}) {
                Request request = about(game, clause);
                request.kinds = {QuestionKind::Remedy};
                const auto item = make_item(request, seed, 200);
                if (!item) continue;
                const HandRecord& hand = item->scenario.hand;
                const bool ends_so =
                    !hand.floor.empty() && hand.floor.back().before == hand.events.size();
                if (!ends_so) continue;
                const std::string order = order_by_hand(hand);
                if (order.empty()) continue;
                ++compared;
                BOOST_TEST(key_of(item->scenario).acts.front() == order, write(hand));
            }
        }
    }
    BOOST_TEST(compared > 200);
}

/// What the cards alone say of a shoe that is empty, and of what must come next.
BOOST_AUTO_TEST_CASE(an_empty_shoe_is_one_from_which_every_card_came) {
    int compared = 0;
    for (const Game game : games) {
        for (std::uint64_t seed = 1; seed <= 40; ++seed) {
            Request request = about(game, "IRR-13");
            request.kinds = {QuestionKind::Next};
            const auto item = make_item(request, seed, 200);
            if (!item) continue;
            const HandRecord& hand = item->scenario.hand;
            int cards = hand.header.facts.out.value_or(0);
            for (const Event& event : hand.events)
                if (event.verb != Verb::Turn) cards += static_cast<int>(event.cards.size());
            BOOST_TEST(cards == decks_of(hand.header) * cards_in_deck, write(hand));
            const bool shuffles = hand.header.card.text("cards-out") == "shuffle-discards";
            BOOST_TEST(key_of(item->scenario).acts.front() ==
                       (shuffles ? "shoe shuffle" : "dealer void"));
            ++compared;
        }
    }
    BOOST_TEST(compared > 60);
}

BOOST_AUTO_TEST_CASE(a_void_round_returns_all_that_lies_there) {
    int compared = 0;
    for (const Game game : games) {
        for (std::uint64_t seed = 1; seed <= 40; ++seed) {
            Request request = about(game, "IRR-25");
            request.kinds = {QuestionKind::Table};
            const auto item = make_item(request, seed, 300);
            if (!item) continue;
            const Key key = key_of(item->scenario);
            Money up;
            for (const OpenWager& open : open_wagers(item->scenario.hand)) up += open.stake;
            Money returned;
            for (const Line& line : key.lines) {
                if (line.verb == Verb::Return) returned += line.amount;
                // A natural that is paid keeps its stake.
                if (line.verb != Verb::Pay) continue;
                for (const OpenWager& open : open_wagers(item->scenario.hand))
                    if (open.who == line.who && open.wager == line.wager) returned += open.stake;
            }
            BOOST_TEST((returned == up), write(item->scenario.hand));
            ++compared;
        }
    }
    BOOST_TEST(compared > 60);
}

BOOST_AUTO_TEST_CASE(every_choice_is_marked_and_one_at_least_is_right) {
    for (const Game game : games) {
        for (const std::string_view clause : irregular_topics()) {
            const auto item = make_item(about(game, clause), 7, 300);
            if (!item) continue;
            const Scenario& scenario = item->scenario;
            const Key key = key_of(scenario);
            BOOST_TEST(grade(right_answer(scenario, key), scenario, {}).right);
            if (answer_form(scenario.question) != AnswerForm::OneChoice) continue;
            int right = 0;
            for (const Choice& choice : form_of(scenario).choices) {
                const Answer answer = answer_of({{}, {}, {}, {choice.text}}, scenario);
                right += grade(answer, scenario, {}).right ? 1 : 0;
                BOOST_TEST(answer_from(text_of(answer, scenario), scenario).has_value());
            }
            BOOST_TEST(right >= 1, write(scenario.hand) << to_text(scenario.question.kind));
        }
    }
}

BOOST_AUTO_TEST_SUITE_END()

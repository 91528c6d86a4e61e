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
#include "words/floor_words.h"

using namespace fairdeal;

namespace {

/// The clauses of the chapter that no drill of the game asks about, and what comes before them.
const std::map<Game, std::set<std::string_view>> not_asked{
    {Game::Breakout, {}},
    // Nobody is dealt in without a blind, by two clauses of its own; the dealer sees both cards.
    {Game::Extreme, {"IRR-10", "IRR-11", "IRR-16"}},
    // Who is away is played for: IBL-DIS-1 to IBL-DIS-5.
    {Game::League, {"IRR-22"}},
    // It is played on a screen, without a hole card.
    {Game::Midnight, {"IRR-1",  "IRR-2",  "IRR-3",  "IRR-4",  "IRR-5",  "IRR-6",  "IRR-7",
                      "IRR-8",  "IRR-9",  "IRR-10", "IRR-11", "IRR-12", "IRR-13", "IRR-14",
                      "IRR-16", "IRR-17", "IRR-18", "IRR-19", "IRR-20", "IRR-21", "IRR-24"}}};

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

/// What went wrong without a line that shows it, and the option of the table card about it.
struct NoLine {
    std::string_view clause, ordered_by, option;
};
constexpr NoLine without_a_line[] = {
    {"IRR-12", "IRR-3", "loose-seen"},   {"IRR-16", "IRR-16", "hole-seen"},
    {"IRR-17", "IRR-17", "bad-card"},    {"IRR-21", "IRR-21", "early-pickup"},
    {"IRR-22", "IRR-22", "no-decision"}, {"IRR-23", "IRR-23", "machine"}};

/// What the hand must show for the clause to be in question at all.
bool can_befall(const HandRecord& hand, std::string_view clause) {
    const Ruling ruling = rule(hand);
    const Event& last = hand.events.back();
    if (clause == "IRR-12")
        return hand.floor.back().verb == FloorVerb::Draw &&
               hand.floor.back().before == hand.events.size() &&
               (last.verb == Verb::Hit || last.verb == Verb::Stand) && !last.who.is_dealer();
    if (clause == "IRR-16") {
        const auto any = [&](auto shows) {
            return std::any_of(hand.events.begin(), hand.events.end(), [&](const Event& event) {
                return event.who.is_dealer() && shows(event);
            });
        };
        return any([](const Event& event) {
                   return event.verb == Verb::Deal && event.cards.back().face_down;
               }) &&
               !any([](const Event& event) { return event.verb == Verb::Turn; });
    }
    if (clause == "IRR-21") return !open_wagers(hand).empty();
    if (clause == "IRR-22")
        return std::any_of(ruling.next.begin(), ruling.next.end(),
                           [](const Act& act) { return act.decides && !act.who.is_dealer(); });
    return true;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(irregular_drills)

BOOST_AUTO_TEST_CASE(every_topic_is_dealt_in_every_game_that_knows_it) {
    constexpr std::uint64_t seeds = 6;
    std::map<Game, std::set<std::string_view>> dealt;
    for (const Game game : games) {
        for (const std::string_view clause : irregular_topics(game)) {
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
        for (const ClauseId clause : irregular_clauses()) {
            BOOST_TEST(dealt[game].contains(clause.id) != not_asked.at(game).contains(clause.id),
                       to_text(game) << " " << clause.id);
            if (!not_asked.at(game).contains(clause.id)) continue;
            BOOST_TEST(!make_item(about(game, clause.id), 1, 400).has_value(),
                       to_text(game) << " " << clause.id);
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
    BOOST_TEST(!make_item(about(Game::Breakout, "IRR-26"), 1).has_value());
}

/// What no line of the record shows is asked about where it can have happened, in varied hands; the
/// order is the table card's, and what the item says names what went wrong.
BOOST_AUTO_TEST_CASE(what_no_line_shows_is_told_and_asked) {
    constexpr std::uint64_t seeds = 48;  // an order that is not the usual one is given in an eighth
    for (const Game game : games) {
        for (const NoLine& row : without_a_line) {
            if (not_asked.at(game).contains(row.clause)) continue;
            std::set<std::string> hands, orders;
            for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
                Request request = about(game, row.clause);
                request.kinds = {QuestionKind::Remedy};
                const auto item = make_item(request, seed, 400);
                BOOST_REQUIRE_MESSAGE(item, to_text(game) << " " << row.clause);
                const Scenario& scenario = item->scenario;
                const HandRecord& hand = scenario.hand;
                BOOST_TEST_CONTEXT(row.clause << "\n" << write(hand)) {
                    BOOST_TEST(can_befall(hand, row.clause));
                    BOOST_TEST(scenario.question.clause == row.clause);
                    BOOST_TEST(scenario.clauses.front() == row.clause);
                    BOOST_TEST(scenario.story ==
                               mishap_in_words(row.clause) + " What does the floor order?");
                    const std::string order = "floor rules " + std::string(row.ordered_by) + " " +
                                              hand.header.card.text(row.option).value_or("");
                    BOOST_TEST(key_of(scenario).acts.front() == order);
                    orders.insert(order);
                }
                hands.insert(write(hand));
            }
            BOOST_TEST(hands.size() + 4 >= seeds, to_text(game) << " " << row.clause);
            BOOST_TEST(orders.size() >= 2U, to_text(game) << " " << row.clause);
        }
    }
}

/// Orders that this table card gives are allowed, others not.
BOOST_AUTO_TEST_CASE(what_no_line_shows_is_asked_in_other_ways_too) {
    for (const Game game : games) {
        for (const NoLine& row : without_a_line) {
            if (not_asked.at(game).contains(row.clause) || row.clause == "IRR-12") continue;
            std::set<bool> allowed;
            for (std::uint64_t seed = 1; seed <= 24; ++seed) {
                Request request = about(game, row.clause);
                request.kinds = {QuestionKind::May};
                const auto item = make_item(request, seed, 400);
                BOOST_REQUIRE_MESSAGE(item, to_text(game) << " " << row.clause);
                const Key key = key_of(item->scenario);
                BOOST_TEST(key.because.front().id == row.clause);
                BOOST_REQUIRE(item->scenario.question.floor_event.has_value());
                const FloorEvent& event = *item->scenario.question.floor_event;
                if (event.verb == FloorVerb::Rules)
                    BOOST_TEST(key.allowed ==
                               (event.value == item->scenario.hand.header.card.text(row.option)));
                allowed.insert(key.allowed);
            }
            BOOST_TEST(allowed.size() == 2U, to_text(game) << " " << row.clause);
        }
    }
}

/// Whatever a round is void for, its wagers go back.
BOOST_AUTO_TEST_CASE(a_void_round_is_asked_about_for_every_reason) {
    const std::map<Game, std::set<std::string>> reasons{
        {Game::Breakout, {"IRR-15", "IRR-16", "IRR-17", "IRR-23"}},
        {Game::Extreme, {"IRR-15", "IRR-17", "IRR-23"}},
        {Game::League, {"IRR-15", "IRR-16", "IRR-17", "IRR-23"}},
        {Game::Midnight, {"IRR-15", "IRR-23"}}};
    for (const Game game : games) {
        std::set<std::string> seen;
        for (std::uint64_t seed = 1; seed <= 60; ++seed) {
            Request request = about(game, "IRR-25");
            request.kinds = {QuestionKind::Table, QuestionKind::Outcome, QuestionKind::Amount};
            const auto item = make_item(request, seed, 400);
            if (!item) continue;  // a rare hand of eXtreme
            BOOST_TEST(key_of(item->scenario).because.front().id == "IRR-25");
            seen.insert(item->scenario.hand.floor.back().clause);
        }
        BOOST_TEST((seen == reasons.at(game)), to_text(game));
    }
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
        for (const std::string_view clause : irregular_topics(game)) {
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

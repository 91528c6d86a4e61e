// Drill items by the thousand: each can be asked and answered, none is illegal, and the second
// settlement of its game reads the hand as the engine does.
//
// FAIRDEAL_ITEMS=1000000 build/bin/test-second-items   makes as many items of each game, and of
// each game as many of each kind whose key is no settlement; with FAIRDEAL_SEED=5000000 others, of
// the seeds from there on.

#include <cstdlib>
#include <numeric>
#include <sstream>

#include "basic/agree.h"
#include "breakout_second.h"
#include "drills/drill.h"
#include "extreme/extreme_second.h"
#include "items/second_keys.h"
#include "league/league_second.h"
#include "midnight/midnight_second.h"

namespace second {
namespace {

using fairdeal::Game;
using fairdeal::HandRecord;
using fairdeal::Item;
using fairdeal::Key;
using fairdeal::QuestionKind;
using fairdeal::Scenario;

std::uint64_t from_outside(const char* name, std::uint64_t otherwise) {
    const char* text = std::getenv(name);
    return text == nullptr ? otherwise : std::strtoull(text, nullptr, 10);
}

/// The seeds of the items to try, in order.
std::vector<std::uint64_t> seeds_to_try() {
    std::vector<std::uint64_t> seeds(from_outside("FAIRDEAL_ITEMS", 50));
    std::iota(seeds.begin(), seeds.end(), from_outside("FAIRDEAL_SEED", 0));
    return seeds;
}

/// The standard card for one item in three, otherwise options by chance; of these kinds, or any.
Item item_of(Game game, std::uint64_t seed, std::vector<QuestionKind> kinds = {}) {
    fairdeal::Request request;
    request.game = game;
    request.kinds = std::move(kinds);
    if (seed % 3 == 0) request.card = fairdeal::TableCard(game);
    const auto item = fairdeal::make_item(request, seed);
    BOOST_REQUIRE_MESSAGE(item.has_value(), "no item of the seed " << seed);
    return *item;
}

void can_be_asked_and_answered(const Item& item) {
    const Scenario& scenario = item.scenario;
    const auto problem = question_problem(scenario);
    if (problem) BOOST_ERROR(*problem << "\n" << write(scenario.hand));
    const Key key = key_of(scenario);
    if (!key.ruling.breaches.empty())
        BOOST_ERROR(key.ruling.breaches.front().what << "\n" << write(scenario.hand));
    if (!grade(right_answer(scenario, key), scenario, {}).right)
        BOOST_ERROR("the key is marked wrong\n" << write(scenario.hand));
}

/// What is due of a finished hand, as the notation writes it, in no order.
std::multiset<std::string> due_by_engine(const HandRecord& record) {
    std::multiset<std::string> lines;
    for (const fairdeal::Line& line : fairdeal::rule(record).lines) lines.insert(to_text(line));
    return lines;
}

/// What Breakout's second settlement says, in the words of the others.
basic::Answer breakout_says(const HandRecord& record) {
    std::istringstream in(write(record));
    basic::Answer answer;
    for (const Record& read : read_records(in)) {
        const Ruling ruling = settle(read);
        answer.complete = ruling.complete;
        answer.right = ruling.right;
        for (const Line& line : ruling.lines) answer.lines.push_back(text_of(line));
        answer.next.insert(ruling.next.begin(), ruling.next.end());
        answer.may.insert(ruling.may.begin(), ruling.may.end());
        for (const Fault& fault : ruling.faults) answer.faults.insert(fault.line);
    }
    return answer;
}

std::multiset<std::string> due_in_breakout(const HandRecord& record) {
    const auto lines = breakout_says(record).lines;
    return {lines.begin(), lines.end()};
}

void must_agree_in_breakout(const HandRecord& record) {
    if (due_by_engine(record) != due_in_breakout(record))
        BOOST_ERROR("the settlements part at\n" << write(record));
}

template <class Agree>
void try_items(Game game, Agree must_agree_about) {
    for (const std::uint64_t seed : seeds_to_try()) {
        const Item item = item_of(game, seed);
        can_be_asked_and_answered(item);
        // What may be asked before the first card is no settlement yet.
        if (fairdeal::rule(item.scenario.hand).complete) must_agree_about(item.scenario.hand);
    }
}

/// The keys that are no settlement, kind by kind.
void try_keys(Game game, const basic::Settle& settle) {
    for (const QuestionKind kind :
         {QuestionKind::May, QuestionKind::Next, QuestionKind::Error, QuestionKind::Active}) {
        for (const std::uint64_t seed : seeds_to_try()) {
            const Scenario scenario = item_of(game, seed, {kind}).scenario;
            const std::string parts = items::difference(scenario, key_of(scenario), settle);
            if (!parts.empty())
                BOOST_ERROR("seed " << seed << ", " << parts << "\n" << write(scenario.hand));
        }
    }
}

}  // namespace

BOOST_AUTO_TEST_SUITE(generated_items)

BOOST_AUTO_TEST_CASE(keys_of_breakout_agree) { try_keys(Game::Breakout, breakout_says); }
BOOST_AUTO_TEST_CASE(keys_of_midnight_agree) { try_keys(Game::Midnight, midnight::settle); }
BOOST_AUTO_TEST_CASE(keys_of_extreme_agree) { try_keys(Game::Extreme, extreme::settle); }
BOOST_AUTO_TEST_CASE(keys_of_the_league_agree) { try_keys(Game::League, league::settle); }

BOOST_AUTO_TEST_CASE(of_breakout_are_sound) { try_items(Game::Breakout, must_agree_in_breakout); }

BOOST_AUTO_TEST_CASE(of_midnight_are_sound) {
    try_items(Game::Midnight, [](const HandRecord& record) {
        basic::must_agree(record, midnight::settle, basic::in_money);
    });
}

BOOST_AUTO_TEST_CASE(of_extreme_are_sound) {
    try_items(Game::Extreme, [](const HandRecord& record) {
        basic::must_agree(record, extreme::settle, basic::in_money);
    });
}

BOOST_AUTO_TEST_CASE(of_the_league_are_sound) {
    try_items(Game::League, [](const HandRecord& record) {
        basic::must_agree(record, league::settle, basic::in_money);
    });
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace second

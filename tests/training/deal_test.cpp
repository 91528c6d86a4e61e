// The dealing machine: what it deals is right and without a fault under any table card; what it
// spoils is wrong; and a seed names the same hands for ever.

#include "dealing/deal.h"

#include <fmt/format.h>
#include <array>
#include <boost/test/unit_test.hpp>
#include <cstdlib>
#include <map>
#include <set>

#include "base/text.h"

namespace fairdeal {

namespace {

TableCard card_with(std::initializer_list<std::pair<const char*, const char*>> options) {
    TableCard card(Game::Breakout);
    for (const auto& [name, value] : options) {
        const OptionSpec* spec = find_option(Game::Breakout, name);
        BOOST_REQUIRE(spec != nullptr);
        BOOST_REQUIRE(!card.set(*spec, value));
    }
    return card;
}

using Cards = DealingMachine::Cards;

/// What is wrong with a dealt hand, or "".
std::string fault_of(const HandRecord& hand, const Ruling& ruling) {
    const auto read = read_record(write(hand));
    if (!read || *read != hand) return "it cannot be read again";
    if (!ruling.complete) return "the play is not over";
    if (!ruling.breaches.empty()) return ruling.breaches.front().what;
    return judge(claim_of(hand), ruling).right ? "" : "the claim is wrong";
}

/// FNV-1a, 64 bits.
std::uint64_t fingerprint(std::string_view text) {
    std::uint64_t sum = 0xcbf29ce484222325U;
    for (const char byte : text) {
        sum ^= static_cast<std::uint8_t>(byte);
        sum *= 0x100000001b3U;
    }
    return sum;
}

/// How often each thing was seen on a night: "split" and "1.2 split" as "seat split" and "hand
/// split", settlement with its wager, every clause cited.
std::map<std::string, int> seen_in(Game game, Cards cards, std::uint64_t seed, int hands) {
    DealingMachine machine(TableCard(game), seed, 0, cards);
    std::map<std::string, int> seen;
    for (int i = 0; i < hands; ++i) {
        const HandRecord hand = machine.next().record;
        const Ruling ruling = rule(hand);
        for (const Event& event : hand.events) {
            const auto who = event.who.is_dealer() ? "dealer"
                             : event.who.hand != 0 ? "hand"
                                                   : "seat";
            const auto wager =
                event.wager == Wager::None ? "" : fmt::format(" {}", to_text(event.wager));
            ++seen[fmt::format("{} {}{}", who, to_text(event.verb), wager)];
        }
        for (const Line& line : ruling.lines) {
            for (const ClauseId clause : line.because) ++seen[std::string(clause.id)];
        }
        if (ruling.short_bank.is_short) ++seen["short bank"];
    }
    return seen;
}

struct Wanted {
    const char* what;
    int times;  // at least
};
void check_seen(const std::map<std::string, int>& seen, std::initializer_list<Wanted> all) {
    for (const auto& [what, times] : all) {
        const auto found = seen.find(what);
        BOOST_TEST_CONTEXT(what) { BOOST_TEST((found == seen.end() ? 0 : found->second) >= times); }
    }
}

}  // namespace

BOOST_AUTO_TEST_SUITE(deal)

BOOST_AUTO_TEST_CASE(dice_are_the_same_everywhere) {
    Dice dice(1234567);  // the published first numbers of SplitMix64 for this seed
    BOOST_TEST(dice.next() == 6457827717110365317U);
    BOOST_TEST(dice.next() == 3203168211198807973U);
    BOOST_TEST(dice.next() == 9817491932198370423U);
}

BOOST_AUTO_TEST_CASE(dice_fall_on_every_side_and_no_other) {
    Dice dice(1);
    for (const std::uint64_t sides : {1U, 2U, 3U, 6U, 52U}) {
        std::map<std::uint64_t, int> fallen;
        for (std::uint64_t i = 0; i < sides * 1000; ++i) ++fallen[dice.below(sides)];
        BOOST_TEST(fallen.size() == sides);
        BOOST_TEST(fallen.rbegin()->first == sides - 1);
        for (const auto& [side, times] : fallen) BOOST_TEST(std::abs(times - 1000) < 200);
    }
    BOOST_CHECK_THROW(dice.below(0), Fault);
}

BOOST_AUTO_TEST_CASE(a_dealt_hand_is_complete_right_and_without_fault) {
    for (const Game game : every_game) {
        for (const Cards cards : {Cards::AsGiven, Cards::Random}) {
            DealingMachine machine(TableCard(game), 7, 0, cards);
            for (int i = 0; i < 2000; ++i) {
                const HandRecord hand = machine.next().record;
                const std::string fault = fault_of(hand, rule(hand));
                if (!fault.empty()) BOOST_ERROR(fault << ", on a dealt hand:\n" << write(hand));
            }
        }
    }
}

BOOST_AUTO_TEST_CASE(one_hand_is_as_good_as_a_night) {
    Dice dice(12);
    for (int i = 0; i < 400; ++i) {
        const Game game = dice.one_of<Game>(every_game);
        const TableCard card = random_card(game, dice);
        const HandRecord hand = deal_hand(card, {}, dice);
        BOOST_TEST((hand.header.card == card));
        BOOST_TEST(fault_of(hand, rule(hand)) == "");
    }
}

BOOST_AUTO_TEST_CASE(random_cards_show_every_value_of_every_option) {
    for (const Game game : every_game) {
        DealingMachine machine(TableCard(game), 4, 0, Cards::Random);
        std::set<std::string> seen;
        for (int i = 0; i < 500; ++i) {
            const TableCard card = machine.next().record.header.card;
            for (const OptionSpec& spec : options_of(game))
                seen.insert(fmt::format("{}={}", spec.name, card.text(spec)));
        }
        for (const OptionSpec& spec : options_of(game)) {
            const auto words = spec.kind == OptionKind::Choice
                                   ? split_at(spec.words, '|')
                                   : std::vector<std::string_view>{spec.standard};
            for (const std::string_view word : words)
                BOOST_TEST(seen.count(fmt::format("{}={}", spec.name, word)) == 1U);
        }
    }
}

BOOST_AUTO_TEST_CASE(what_is_set_by_hand_stays_on_random_cards) {
    const OptionSpec* style = find_option(Game::Breakout, "dealer-style");
    const OptionSpec* surrender = find_option(Game::Breakout, "surrender");
    const OptionSpec* split_aces = find_option(Game::Breakout, "split-aces");
    DealingMachine machine(card_with({{"decks", "1"}, {"dealer-style", "no-hole"}}), 9, 0,
                           Cards::Random, {split_aces});
    std::set<std::string> surrenders;
    for (int i = 0; i < 100; ++i) {
        const TableCard card = machine.next().record.header.card;
        BOOST_TEST(card.number(Option::Decks) == 1);
        BOOST_TEST(card.text(*style) == "no-hole");
        BOOST_TEST(card.text(*split_aces) == split_aces->standard);
        surrenders.insert(card.text(*surrender));
    }
    BOOST_TEST(surrenders.size() > 1);
}

BOOST_AUTO_TEST_CASE(no_card_is_dealt_twice_from_one_deck) {
    for (const Game game : {Game::Breakout, Game::League}) {
        TableCard card(game);
        BOOST_REQUIRE(!card.set(*find_option(game, "decks"), "1"));
        DealingMachine machine(card, 3, 0);
        for (int i = 0; i < 500; ++i) {
            std::set<Card> seen;
            const HandRecord hand = machine.next().record;
            for (const Event& event : hand.events) {
                if (event.verb == Verb::Turn) continue;
                for (const DealtCard& dealt : event.cards)
                    BOOST_TEST(seen.insert(dealt.card).second);
            }
        }
    }
}

BOOST_AUTO_TEST_CASE(the_strangest_table_card_can_be_dealt) {
    DealingMachine machine(card_with({{"decks", "99"},
                                      {"max-hands", "99"},
                                      {"split-aces", "play-on"},
                                      {"super-tie-min", "9999999999.99"}}),
                           5, 0);
    for (int i = 0; i < 2000; ++i) {
        const HandRecord hand = machine.next().record;
        BOOST_TEST(fault_of(hand, rule(hand)) == "");
    }
}

BOOST_AUTO_TEST_CASE(a_seed_names_the_same_hands_for_ever) {
    const auto night = [](Game game, std::uint64_t seed) {
        DealingMachine machine(TableCard(game), seed, 100, Cards::Random);
        std::string all;
        for (int i = 0; i < 200; ++i) all += write(machine.next().record) + "\n";
        return fingerprint(all);
    };
    // The same on every machine; another only with the dealing, or with what the games call next.
    BOOST_TEST(night(Game::Breakout, 1) == 7444384856254660553U);
    BOOST_TEST(night(Game::Midnight, 1) == 8391767244338095985U);
    BOOST_TEST(night(Game::Extreme, 1) == 3381805141887940797U);
    BOOST_TEST(night(Game::League, 1) == 18343239052812478915U);
    BOOST_TEST(night(Game::Breakout, 1) != night(Game::Breakout, 2));
}

BOOST_AUTO_TEST_CASE(a_night_of_breakout_shows_every_kind_of_hand) {
    check_seen(seen_in(Game::Breakout, Cards::AsGiven, 5, 3000), {{"seat split", 200},
                                                                  {"hand split", 100},
                                                                  {"seat double", 200},
                                                                  {"hand double", 100},
                                                                  {"seat surrender", 50},
                                                                  {"seat even-money", 5},
                                                                  {"dealer peek", 200},
                                                                  {"dealer offer insurance", 50},
                                                                  {"seat insure insurance", 50},
                                                                  {"seat pay insurance", 10},
                                                                  {"seat take insurance", 50},
                                                                  {"seat bet dealer", 2000},
                                                                  {"seat bet player", 2000},
                                                                  {"seat pay pair-up", 200},
                                                                  {"seat pay sweet-17", 200},
                                                                  {"seat pay breakout-bonus", 50},
                                                                  {"seat pay super-tie", 100},
                                                                  {"seat tip", 100},
                                                                  {"seat push dealer", 200},
                                                                  {"seat push player", 200},
                                                                  {"BRK-PUSH-1", 200},
                                                                  {"BRK-PUSH-2", 100},
                                                                  {"BRK-PUSH-3", 50},
                                                                  {"BRK-BJ-1", 50},
                                                                  {"BRK-BJ-3", 50},
                                                                  {"BRK-EARLY-1", 20},
                                                                  {"BRK-ST-3", 10}});
}

BOOST_AUTO_TEST_CASE(a_night_of_midnight_shows_every_kind_of_hand) {
    check_seen(seen_in(Game::Midnight, Cards::Random, 5, 3000), {{"seat split", 200},
                                                                 {"seat double", 200},
                                                                 {"hand double", 10},
                                                                 {"dealer offer insurance", 50},
                                                                 {"seat insure insurance", 50},
                                                                 {"seat pay insurance", 10},
                                                                 {"seat take insurance", 50},
                                                                 {"seat push player", 100},
                                                                 {"hand push player", 50},
                                                                 {"seat return player", 1},
                                                                 {"MID-PAY-1", 100},
                                                                 {"MID-DBJ-1", 100},
                                                                 {"MID-DBL-3", 100},
                                                                 {"MID-RES-4", 100},
                                                                 {"AMB-MID-03", 5},
                                                                 {"AMB-MID-11", 2},
                                                                 {"AMB-MID-18", 10}});
}

BOOST_AUTO_TEST_CASE(a_night_of_extreme_shows_every_kind_of_hand) {
    check_seen(seen_in(Game::Extreme, Cards::Random, 5, 3000),
               {{"seat split", 200},  {"hand split", 100},        {"seat raise double-up", 500},
                {"seat check", 500},  {"seat fold", 200},         {"seat pass", 200},
                {"dealer play", 500}, {"dealer fold", 100},       {"dealer pass", 30},
                {"dealer hit", 500},  {"seat push blind", 100},   {"seat push double-up", 30},
                {"short bank", 200},  {"seat return blind", 200}, {"seat return double-up", 100},
                {"BJX-SHORT-1", 100}, {"BJX-SHORT-2", 10},        {"BJX-SHORT-3", 100},
                {"BJX-SHORT-4", 50},  {"BJX-SHORT-5", 50},        {"BJX-SHORT-6", 20},
                {"BJX-NAT-2", 50},    {"BJX-NAT-3", 50},          {"BJX-PASS-1", 20},
                {"BJX-ALLIN-1", 100}, {"AMB-BJX-03", 100}});
}

BOOST_AUTO_TEST_CASE(a_season_of_the_league_shows_every_kind_of_hand) {
    check_seen(seen_in(Game::League, Cards::Random, 5, 3000), {{"seat split", 200},
                                                               {"hand double", 100},
                                                               {"seat double", 200},
                                                               {"seat surrender", 100},
                                                               {"seat even-money", 5},
                                                               {"seat insure insurance", 50},
                                                               {"seat secret player", 300},
                                                               {"seat sit-out", 300},
                                                               {"seat sit-in", 20},
                                                               {"seat disconnect", 300},
                                                               {"seat reconnect", 20},
                                                               {"seat out", 1000},
                                                               {"seat place", 500},
                                                               {"IBL-EH-2", 300},
                                                               {"IBL-EH-3", 20},
                                                               {"IBL-EH-4", 500},
                                                               {"IBL-EH-5", 50},
                                                               {"IBL-EH-6", 50},
                                                               {"IBL-SD-2", 10},
                                                               {"IBL-SD-3", 100},
                                                               {"IBL-SD-4", 100},
                                                               {"AMB-IBL-01", 5},
                                                               {"AMB-IBL-02", 100},
                                                               {"AMB-IBL-03", 100},
                                                               {"AMB-IBL-07", 50},
                                                               {"AMB-IBL-20", 300},
                                                               {"AMB-IBL-22", 10},
                                                               {"AMB-IBL-23", 50},
                                                               {"AMB-IBL-24", 50},
                                                               {"AMB-IBL-26", 100}});
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(tournaments)

BOOST_AUTO_TEST_CASE(a_table_is_dealt_from_its_first_hand_to_its_last_without_a_break) {
    for (const Cards cards : {Cards::AsGiven, Cards::Random}) {
        DealingMachine machine(TableCard(Game::League), 21, 0, cards);
        LeagueTables tables;
        std::optional<HandRecord> before;
        for (int i = 0; i < 2500; ++i) {
            const HandRecord hand = machine.next().record;
            const Ruling ruling = rule(hand);
            for (const SequenceBreak& found : tables.follow(hand, ruling))
                BOOST_ERROR(found.what << ", on a dealt hand:\n" << write(hand));
            const bool opens = hand.header.facts.hand == 1;
            if (before) {
                const bool goes_on = next_hand_of(*before, rule(*before)).has_value();
                const bool same = before->header.identity.table == hand.header.identity.table;
                BOOST_TEST(goes_on == !opens);
                BOOST_TEST(same == !opens);
            }
            before = hand;
        }
    }
}

BOOST_AUTO_TEST_CASE(the_hand_after_a_spoilt_one_goes_on_from_what_was_due) {
    DealingMachine machine(TableCard(Game::League), 22, 500);
    LeagueTables tables;
    for (int i = 0; i < 1000; ++i) {
        const HandRecord hand = machine.next().record;
        BOOST_TEST(tables.follow(hand, rule(hand)).empty());
    }
}

BOOST_AUTO_TEST_CASE(the_system_plays_for_who_is_away) {
    DealingMachine machine(TableCard(Game::League), 23, 0, Cards::Random);
    int bets = 0;
    int acts = 0;
    int secrets_used = 0;
    for (int i = 0; i < 1500; ++i) {
        const HandRecord hand = machine.next().record;
        if (!hand.header.facts.secrets.empty()) ++secrets_used;
        TableState table;
        for (const Event& event : hand.events) {
            const TableSeat* seat = table.find(event.who.seat);
            const bool away = seat != nullptr && (seat->sits_out || seat->disconnected);
            if (away && event.verb == Verb::Bet) ++bets;
            if (away && (event.verb == Verb::Hit || event.verb == Verb::Stand)) ++acts;
            apply(table, event);
        }
    }
    BOOST_TEST(bets > 200);
    BOOST_TEST(acts > 200);
    BOOST_TEST(secrets_used > 200);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal

// Two ways to every key of the league: random hands under random options are ruled by the engine
// and by the second settlement, whole and cut at an event, and must agree in every line, in who
// goes out and who is placed, and in what comes next.
//
// FAIRDEAL_HANDS=10000000 build/bin/test-second-league   tries as many hands as one likes.

#include "basic/agree.h"
#include "league/league_second.h"
#include "league/random_table.h"

namespace second::league {
namespace {

using namespace basic;  // NOLINT(google-build-using-namespace): one small vocabulary

/// Who may come and go at any time is no question of the settlement.
Answer of_the_hand(Answer answer) {
    for (const char* word :
         {"chips", "bet", "secret", "sit-out", "sit-in", "disconnect", "reconnect"}) {
        answer.may.erase(word);
    }
    return answer;
}

bool bets_are_up(const HandRecord& record) {
    return std::any_of(record.events.begin(), record.events.end(),
                       [](const Event& event) { return event.verb == Verb::Deal; });
}

/// First cards before the hole card is turned and before anybody gives up, and a look at the hole
/// card before that: where it is not so, the notation leaves open what still counts.
bool keeps_its_order(const HandRecord& record) {
    bool dealt = false, looked = true, open_card = false;
    std::size_t cards = 0, bets = 0;
    for (const Event& event : record.events) {
        const bool opens = event.verb == Verb::Deal && event.who.hand == 0;
        const bool gives_up = event.verb == Verb::Surrender;
        const bool ends = event.verb == Verb::Turn || event.verb == Verb::Peek || gives_up;
        if (opens && dealt) return false;
        if (gives_up && (!looked || !open_card || cards < 2 * bets)) return false;
        bets += event.verb == Verb::Bet || event.verb == Verb::Secret ? 1 : 0;
        if (opens && !event.who.is_dealer()) cards += event.cards.size();
        dealt = dealt || ends;
        looked = looked || event.verb == Verb::Peek;
        if (!opens || !event.who.is_dealer()) continue;
        open_card = true;
        for (const auto& card : event.cards) {
            const int value = value_of(card.card);
            if (!card.face_down && (value == 1 || value == 10)) looked = false;
        }
    }
    return true;
}

std::string in_text(const std::vector<HandRecord>& table) {
    std::string text;
    for (const HandRecord& record : table) text += write(record) + "\n";
    return text;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(two_settlements_of_the_league)

BOOST_AUTO_TEST_CASE(agree_on_legal_hands_whole_and_cut) {
    for (std::uint64_t number = 0; number < hands_to_try(100'000); ++number) {
        Chance chance(number);
        const HandRecord record = random_hand(chance, settle);
        must_agree(record, settle, of_the_hand);
        const HandRecord part = cut(chance, record);
        if (bets_are_up(part)) must_agree(part, settle, of_the_hand);
    }
}

BOOST_AUTO_TEST_CASE(agree_on_the_money_of_spoiled_hands) {
    for (std::uint64_t number = 0; number < hands_to_try(20'000); ++number) {
        Chance chance(1'000'000'000 + number);
        const auto record = spoiled(chance, random_hand(chance, settle));
        if (record && keeps_its_order(*record)) must_agree(*record, settle, in_money);
    }
}

BOOST_AUTO_TEST_CASE(agree_on_whole_tables_from_hand_to_hand) {
    for (std::uint64_t number = 0; number < hands_to_try(4'000); ++number) {
        Chance chance(3'000'000'000 + number);
        std::vector<HandRecord> table = random_table(chance, settle);
        for (const HandRecord& record : table) must_agree(record, settle, of_the_hand);
        BOOST_CHECK_MESSAGE(fairdeal::sequence_breaks(table).empty(), in_text(table));
        if (table.size() < 2) continue;
        // One chip that nobody lost or won, in any hand but the first.
        const int later = 1 + chance.below(static_cast<int>(table.size()) - 1);
        Event& chips = table[static_cast<std::size_t>(later)].events.front();
        chips.amount = chips.amount + fairdeal::Money::cents(1);
        BOOST_CHECK_MESSAGE(!fairdeal::sequence_breaks(table).empty(), in_text(table));
    }
}

/// The record with one thing in it that may not be.
HandRecord with_a_fault(Chance& chance, HandRecord record) {
    auto& events = record.events;
    const auto is_offer = [](const Event& event) { return event.verb == Verb::Offer; };
    const auto is_bet = [](const Event& event) {
        return event.verb == Verb::Bet || event.verb == Verb::Secret;
    };
    if (chance.percent(40)) std::erase_if(events, is_offer);
    if (chance.percent(30)) record.header.facts.offers_known = false;
    if (chance.percent(40)) {
        const auto* decks = fairdeal::find_option(fairdeal::Game::League, "decks");
        BOOST_REQUIRE(!record.header.card.set(*decks, "1"));
    }
    const auto first = std::find_if(events.begin(), events.end(), is_bet);
    const auto last = std::find_if_not(first, events.end(), is_bet);
    if (chance.percent(40) && last - first > 1) std::rotate(first, first + 1, last);
    return record_of(write(record));
}

BOOST_AUTO_TEST_CASE(agree_on_what_may_not_be) {
    for (std::uint64_t number = 0; number < hands_to_try(10'000); ++number) {
        Chance chance(4'000'000'000 + number);
        const HandRecord record = with_a_fault(chance, random_hand(chance, settle));
        must_agree(record, settle, of_the_hand);
    }
}

BOOST_AUTO_TEST_CASE(agree_that_nobody_is_placed_by_a_hand_of_one) {
    for (const std::string_view facts : {"hand=5 eliminations=5 start=1", "start=1 final=yes",
                                         "hand=4 eliminations=5 start=1", "start=1"}) {
        for (const std::string_view stake : {"20", "100"}) {
            std::string text = "league " + std::string(facts) + "\n1 chips 100\n1 bet player " +
                               std::string(stake) + "\n1 deal Th 6d\ndealer deal 9c (8s)\n" +
                               "1 stand\ndealer turn 8s\n";
            must_agree(record_of(text), settle, of_the_hand);
            must_agree(record_of(text + "dealer stand\n"), settle, of_the_hand);
        }
    }
}

BOOST_AUTO_TEST_CASE(agree_on_who_started_where_the_header_does_not_say) {
    for (std::uint64_t number = 0; number < hands_to_try(5'000); ++number) {
        Chance chance(5'000'000'000 + number);
        HandRecord record = random_hand(chance, settle);
        record.header.facts.start.reset();
        must_agree(record, settle, of_the_hand);
    }
}

BOOST_AUTO_TEST_CASE(agree_on_what_a_dealer_did_wrong) {
    for (std::uint64_t number = 0; number < hands_to_try(20'000); ++number) {
        Chance chance(2'000'000'000 + number);
        const HandRecord record = random_hand(chance, settle);
        if (const auto wrong = misdealt(chance, record)) must_agree(*wrong, settle, in_verdict);
    }
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace second::league

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

BOOST_AUTO_TEST_CASE(agree_on_what_a_dealer_did_wrong) {
    for (std::uint64_t number = 0; number < hands_to_try(20'000); ++number) {
        Chance chance(2'000'000'000 + number);
        const HandRecord record = random_hand(chance, settle);
        if (const auto wrong = misdealt(chance, record)) must_agree(*wrong, settle, in_verdict);
    }
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace second::league

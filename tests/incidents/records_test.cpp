// Every hand of every incident is a real one: read back as it was written, ruled without a fault
// and settled as ruled, but for what is the incident's own.

#include <boost/test/unit_test.hpp>
#include <set>

#include "base/time/utc_time.h"
#include "incidents/logs.h"

namespace fairdeal {
namespace {

BOOST_AUTO_TEST_SUITE(incident_records)

/// The faults that are the incident's own, as often as they stand in its log.
const std::map<std::string_view, std::vector<std::string>>& own_faults() {
    static const std::map<std::string_view, std::vector<std::string>> table{
        {"hard-rock-moved-cards", {"IRR-7", "IRR-14", "IRR-14", "IRR-14", "IRR-7"}}};
    return table;
}

/// Of a hand that is settled wrongly, whether the incident says so.
bool is_own_error(const Incident& incident, const Verdict& verdict) {
    const bool may_err =
        incident.name == "golden-nugget-new-decks" || incident.name == "tropicana-overpaid-player";
    const auto wrong = verdict.discrepancies();
    return may_err && std::all_of(wrong.begin(), wrong.end(), [](const WagerVerdict& wager) {
               return wager.overpaid() > Money{};
           });
}

void hold(const Incident& incident, std::uint64_t seed) {
    std::vector<std::string> faults;
    for (const RuledHand& hand : ruled_log(incident, seed)) {
        BOOST_TEST_REQUIRE(hand.problems.empty(), hand.text);
        const auto again = read_record(hand.text);
        BOOST_TEST_REQUIRE(again.has_value());
        BOOST_TEST(write(*again) == hand.text);
        BOOST_TEST(hand.text.starts_with("breakout notation=2 id="));
        BOOST_TEST(hand.ruling.complete, hand.text);
        BOOST_TEST(hand.ruling.next.empty(), hand.text);
        for (const Breach& breach : hand.ruling.breaches) faults.emplace_back(breach.clause.id);
        BOOST_TEST((hand.verdict.right || is_own_error(incident, hand.verdict)), hand.text);
    }
    const auto own = own_faults().find(incident.name);
    const auto expected = own == own_faults().end() ? std::vector<std::string>{} : own->second;
    BOOST_TEST(faults == expected, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(every_hand_is_read_ruled_and_settled_right) {
    for (const Incident& incident : incidents()) {
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            BOOST_TEST_CONTEXT(incident.name << ", seed " << seed) { hold(incident, seed); }
        }
    }
}

std::string text_of(const Incident& incident, std::uint64_t seed) {
    std::string text;
    for (const HandRecord& hand : deal_incident(incident, seed)) text += write(hand) + "\n";
    return text;
}

BOOST_AUTO_TEST_CASE(a_seed_deals_the_same_hands_again_and_another_seed_others) {
    for (const Incident& incident : incidents()) {
        const std::string text = text_of(incident, 7);
        BOOST_TEST(text == text_of(incident, 7), incident.name);
        BOOST_TEST(text != text_of(incident, 8), incident.name);
    }
}

struct Length {
    std::string_view incident, table;
    std::size_t rounds;  // that went wrong
};
// As published, or as the list assumes.
constexpr Length lengths[] = {{"hard-rock-moved-cards", "T1", 1},
                              {"hard-rock-rule-sign", "T1", 712},
                              {"ocean-short-pack", "T1", 438},
                              {"ocean-unshuffled", "T1", 25},
                              {"showboat-12-rounds", "T1", 12},
                              {"showboat-6-rounds", "T1", 6},
                              {"showboat-4-rounds", "T1", 4},
                              {"showboat-2-rounds", "T1", 2},
                              {"showboat-2-rounds-one-player", "T1", 2},
                              {"golden-nugget-new-decks", "T1", 4},
                              {"golden-nugget-41-hands", "T1", 41},
                              {"deadwood-king", "T1", 322},
                              {"sugarhouse-short-pack", "T1", 46},
                              {"sugarhouse-counted", "T1", 46},
                              {"rivers-extra-card", "T1", 863},
                              {"rivers-two-packs", "T1", 147},
                              {"rivers-two-packs", "T2", 674},
                              {"parx-swapped-card", "T1", 420},
                              {"penn-national-missing-cards", "T1", 42},
                              {"penn-national-missing-cards", "T2", 32},
                              {"evolution-trainee", "T1", 1},
                              {"tropicana-overpaid-player", "T1", std::size_t{25} * 110},
                              {"crown-incomplete-packs", "T1", 100},
                              {"crown-incomplete-packs", "T2", 438}};

BOOST_AUTO_TEST_CASE(as_many_rounds_as_were_published) {
    std::set<std::string_view> seen;
    for (const Length& length : lengths) {
        seen.insert(length.incident);
        const Incident& incident = incident_named(length.incident);
        const bool is_second_shoe = incident.tables.front().order == CardOrder::AsCollected;
        std::size_t rounds = 0, earlier = 0;
        for (const HandRecord& hand : deal_incident(incident, 3)) {
            const Identity& identity = hand.header.identity;
            if (identity.table != length.table) continue;
            ++(is_second_shoe && identity.shoe == "P1-1" ? earlier : rounds);
        }
        BOOST_TEST(rounds == length.rounds, length.incident);
        BOOST_TEST((earlier > 10U) == is_second_shoe, length.incident);
    }
    BOOST_TEST(seen.size() == incidents().size());
}

BOOST_AUTO_TEST_CASE(sugarhouse_dealt_122_hands_to_guests) {
    std::size_t hands = 0;
    for (const HandRecord& round : deal_incident(incident_named("sugarhouse-short-pack"), 5))
        for (const Event& event : round.events) hands += event.verb == Verb::Bet ? 1 : 0;
    BOOST_TEST(hands == 122U);
}

BOOST_AUTO_TEST_CASE(the_clock_goes_forward_at_each_table_and_ids_are_unique) {
    for (const Incident& incident : incidents()) {
        std::map<std::string, UtcTime> over;
        std::set<std::string> ids;
        for (const HandRecord& hand : deal_incident(incident, 2)) {
            const Identity& identity = hand.header.identity;
            const auto at = utc_time_from(identity.at), until = utc_time_from(identity.until);
            BOOST_TEST_REQUIRE((at && until), identity.id);
            BOOST_TEST((*at < *until), identity.id);
            const auto before = over.find(identity.table);
            if (before != over.end()) BOOST_TEST((before->second <= *at), identity.id);
            over.insert_or_assign(identity.table, *until);
            BOOST_TEST(ids.insert(identity.id).second, identity.id);
        }
    }
}

/// Minutes from the first round of a table to the end of its last one.
std::int64_t minutes_of(std::string_view incident, std::string_view table) {
    std::optional<UtcTime> first, last;
    for (const HandRecord& hand : deal_incident(incident_named(incident), 1)) {
        if (hand.header.identity.table != table) continue;
        if (!first) first = utc_time_from(hand.header.identity.at);
        last = utc_time_from(hand.header.identity.until);
    }
    return std::chrono::ceil<std::chrono::minutes>(last->time - first->time).count();
}

BOOST_AUTO_TEST_CASE(rounds_take_as_long_as_was_published) {
    BOOST_TEST(std::abs(minutes_of("ocean-short-pack", "T1") - 980) <= 2);
    BOOST_TEST(std::abs(minutes_of("hard-rock-rule-sign", "T1") - 26 * 60) <= 2);
    BOOST_TEST(minutes_of("rivers-two-packs", "T1") == 73);
    BOOST_TEST(minutes_of("rivers-two-packs", "T2") == 24);  // 674 rounds, which cannot be
    BOOST_TEST(minutes_of("penn-national-missing-cards", "T1") <= 58);
    BOOST_TEST(minutes_of("penn-national-missing-cards", "T2") <= 21);
    // A pack is retired within 24 hours.
    BOOST_TEST(minutes_of("rivers-extra-card", "T1") <= 24 * 60);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace fairdeal

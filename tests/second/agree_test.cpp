// Two ways to every key: hands dealt at random under random house options are ruled by the engine
// and by the second settlement, whole and cut at an event, and must agree in every line, in what
// comes next and in which lines of the record are at fault.
//
// FAIRDEAL_HANDS=10000000 build/bin/test-second   tries as many hands as one likes.

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <cstdlib>
#include <set>
#include <sstream>

#include "breakout_second.h"
#include "games/all_games.h"

namespace fairdeal {
namespace {

std::uint64_t hands_to_try(std::uint64_t usually) {
    const char* wanted = std::getenv("FAIRDEAL_HANDS");
    return wanted == nullptr ? usually : std::strtoull(wanted, nullptr, 10);
}

/// What both settlements say of one record, in the notation's words.
struct Said {
    bool complete = false;
    std::vector<std::string> lines;  // in order
    std::multiset<std::string> next;
    std::set<std::string> may;
    std::set<int> faults;  // lines of the record
    std::optional<bool> right;
    bool operator==(const Said&) const = default;
};

std::ostream& operator<<(std::ostream& out, const Said& said) {
    out << "complete " << said.complete << "\n lines:";
    for (const auto& line : said.lines) out << " [" << line << "]";
    out << "\n next:";
    for (const auto& act : said.next) out << " [" << act << "]";
    out << "\n may:";
    for (const auto& verb : said.may) out << " " << verb;
    out << "\n faults at:";
    for (const int line : said.faults) out << " " << line;
    if (said.right) out << "\n right " << *said.right;
    return out << '\n';
}

Said first_reading(const std::string& text) {
    const auto record = read_record(text);
    BOOST_REQUIRE_MESSAGE(record, text);
    const Ruling ruling = rule(*record);
    Said said{ruling.complete, {}, {}, {}, {}, std::nullopt};
    for (const Line& line : ruling.lines) said.lines.push_back(to_text(line));
    for (const Act& act : ruling.next) said.next.insert(to_text(act));
    for (const Verb verb : ruling.may) said.may.insert(std::string(to_text(verb)));
    for (const Breach& breach : ruling.breaches) said.faults.insert(breach.line);
    const Claim claim = claim_of(*record);
    if (!claim.empty()) said.right = judge(claim, ruling).right;
    return said;
}

Said second_reading(const std::string& text) {
    std::istringstream in(text);
    const auto records = second::read_records(in);
    BOOST_REQUIRE_EQUAL(records.size(), 1U);
    const second::Ruling ruling = second::settle(records.front());
    Said said{ruling.complete, {}, {}, {}, {}, ruling.right};
    for (const auto& line : ruling.lines) said.lines.push_back(second::text_of(line));
    said.next = {ruling.next.begin(), ruling.next.end()};
    said.may = {ruling.may.begin(), ruling.may.end()};
    for (const auto& fault : ruling.faults) said.faults.insert(fault.line);
    return said;
}

/// Where the two readings may part: a seat with side bets alone is an open deal to the second one
/// only, and before the first card the engine already says which wager is forbidden, the second one
/// waits.
Said comparable(Said said, const std::string& text) {
    std::erase_if(said.next, [](const std::string& act) { return act.ends_with(" deal"); });
    if (text.find(" deal ") == std::string::npos) said.faults.clear();
    return said;
}

void must_agree(const std::string& text) {
    const Said first = first_reading(text);
    const Said second = second_reading(text);
    if (comparable(first, text) == comparable(second, text)) return;
    BOOST_ERROR(text << "the engine says: " << first << "the second settlement says: " << second);
}

/// The record with only its first events.
std::string cut(const std::string& text, std::uint64_t events) {
    std::size_t end = text.find('\n') + 1;
    for (std::uint64_t i = 0; i < events && end < text.size(); ++i) end = text.find('\n', end) + 1;
    return text.substr(0, end);
}

void compare(std::uint64_t seed, std::uint64_t hands, bool faulty) {
    for (std::uint64_t number = 0; number < hands; ++number) {
        const std::string text = second::deal_hand(seed, number, faulty).text;
        must_agree(text);
        const auto events =
            static_cast<std::uint64_t>(std::count(text.begin(), text.end(), '\n')) - 1;
        must_agree(cut(text, (number * 2654435761U) % (events + 1)));
    }
}

}  // namespace

BOOST_AUTO_TEST_SUITE(two_settlements)

BOOST_AUTO_TEST_CASE(agree_on_legal_hands) { compare(20260314, hands_to_try(100'000), false); }

BOOST_AUTO_TEST_CASE(agree_on_hands_with_forbidden_things_and_wrong_settlement) {
    compare(20260315, hands_to_try(30'000), true);
}

BOOST_AUTO_TEST_CASE(the_random_dealer_agrees_with_the_second_settlement) {
    std::ostringstream differences;
    BOOST_TEST(second::check_hands(7, 2'000, false, differences) == 0U, differences.str());
    BOOST_TEST(second::check_hands(8, 2'000, true, differences) == 0U, differences.str());
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal

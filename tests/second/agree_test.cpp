// Two ways to every key: hands dealt at random under random house options are ruled by the engine
// and by the second settlement, whole and cut at an event, and must agree in every line, in what
// comes next and in which lines of the record are at fault.
//
// FAIRDEAL_HANDS=10000000 build/bin/test-second   tries as many hands as one likes.

#include <algorithm>
#include <array>
#include <boost/test/unit_test.hpp>
#include <cstdlib>
#include <iostream>
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

/// The record at a table with this in its header beside what stands there.
std::string with_fact(const std::string& text, const std::string& fact) {
    const std::size_t end = text.find('\n');
    std::string header = text.substr(0, end);
    const std::size_t had = header.find(" " + fact.substr(0, fact.find('=') + 1));
    if (had != std::string::npos) header.erase(had, header.find(' ', had + 1) - had);
    return header + " " + fact + text.substr(end);
}

/// One event a line, of a header and events parted by slashes.
std::string lines_of(std::string_view header, std::string_view events) {
    std::string text = std::string(header) + std::string(events) + "/";
    std::replace(text.begin(), text.end(), '/', '\n');
    return text;
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

// --- every two starting hands, with all four side bets, drawn out in several ways

struct StartingHands {
    std::array<Card, 4> cards{};  // the player's two, the dealer's open and hole card
    int draws = 0;                // which cards come next
};

/// What is drawn, over and over: small cards, large ones, and a mixture that ends on 21s.
constexpr std::array<std::string_view, 4> piles{"2345", "TJQ9", "5A64728T", "3456789A2"};

/// Deals the hand to its end as the engine says; every side bet on a dealer hand bet is up.
class SweepHand {
public:
    explicit SweepHand(const StartingHands& start)
        : pile_(piles.at(static_cast<std::size_t>(start.draws))) {
        text_ =
            "breakout\n1 bet dealer 25\n1 bet pair-up 5\n1 bet sweet-17 5\n"
            "1 bet breakout-bonus 5\n1 bet super-tie 5\n";
        const auto& [first, second, up, hole] = start.cards;
        text_ += "1 deal " + to_text(first) + " " + to_text(second) + "\n";
        text_ += "dealer deal " + to_text(up) + " (" + to_text(hole) + ")\n";
        hole_ = hole;
    }

    std::string dealt() {
        for (Ruling ruling = now(); !ruling.complete; ruling = now()) {
            std::string act = to_text(ruling.next.front());
            if (act.ends_with(" hit")) act += " " + next_card();
            if (act.ends_with(" turn")) act += " " + to_text(hole_);
            if (act == "dealer offer insurance") act = "dealer peek";
            text_ += act + "\n";
        }
        return text_;
    }

private:
    [[nodiscard]] Ruling now() const {
        const auto record = read_record(text_);
        BOOST_REQUIRE_MESSAGE(record, text_);
        return rule(*record);
    }
    std::string next_card() {
        const char rank = pile_[drawn_ % pile_.size()];
        return std::string{rank, "shdc"[drawn_++ / pile_.size() % 4]};
    }

    std::string text_;
    std::string_view pile_;
    std::size_t drawn_ = 0;
    Card hole_;
};

/// "17", "s18", "bj", "bust": the class of a finished hand.
std::string class_of(const TableHand& hand) {
    const auto cards = std::span(hand.cards.data(), hand.cards.size());
    const Total total = total_of(cards);
    if (is_bust(total)) return "bust";
    if (cards.size() == 2 && total.points == 21) return "bj";
    return (total.soft ? "s" : "") + std::to_string(total.points);
}

/// The suits of the player's second card and of the hole card: all four pairings of suited and not.
void sweep(const std::array<Rank, 4>& ranks, std::set<std::string>& classes) {
    for (int kind = 0; kind < 16; ++kind) {
        const Suit second = kind % 2 == 0 ? Suit::Spades : Suit::Hearts;
        const Suit hole = kind / 2 % 2 == 0 ? Suit::Clubs : Suit::Diamonds;
        const StartingHands start{{{{ranks[0], Suit::Spades},
                                    {ranks[1], second},
                                    {ranks[2], Suit::Clubs},
                                    {ranks[3], hole}}},
                                  kind / 4};
        const std::string text = SweepHand(start).dealt();
        must_agree(text);
        const HandRecord record = *read_record(text);
        const TableState table = table_after(record, record.events.size());
        classes.insert(class_of(table.seats.front().hands.front()) + " " + class_of(table.dealer));
    }
}

}  // namespace

BOOST_AUTO_TEST_SUITE(two_settlements)

BOOST_AUTO_TEST_CASE(agree_on_every_two_starting_hands_with_all_side_bets) {
    std::set<std::string> classes;
    for (int player = 0; player < 10 * 10; ++player) {
        for (int dealer = 0; dealer < 10 * 10; ++dealer) {
            // Ten-valued cards are told apart by pairs alone: tens and kings stand for them.
            const auto rank = [](int number) {
                return number == 9 ? Rank::King : static_cast<Rank>(number + 1);
            };
            if (player % 10 > player / 10) continue;  // the same two cards the other way round
            sweep({rank(player / 10), rank(player % 10), rank(dealer / 10), rank(dealer % 10)},
                  classes);
        }
    }
    // 12 classes of each hand; a player's blackjack is taken before the dealer's hand matters.
    BOOST_TEST(classes.size() >= 12U * 11U);
    std::cout << classes.size() << " pairs of final classes were met\n";
}

BOOST_AUTO_TEST_CASE(agree_on_legal_hands) { compare(20260314, hands_to_try(100'000), false); }

BOOST_AUTO_TEST_CASE(agree_on_hands_with_forbidden_things_and_wrong_settlement) {
    compare(20260315, hands_to_try(30'000), true);
}

BOOST_AUTO_TEST_CASE(agree_on_cards_that_the_shoe_does_not_hold) {
    for (std::uint64_t number = 0; number < hands_to_try(5'000); ++number) {
        const std::string text = second::deal_hand(20260316, number, number % 2 == 0).text;
        must_agree(with_fact(text, "decks=1"));
    }
}

BOOST_AUTO_TEST_CASE(agree_where_the_source_does_not_record_offers) {
    for (std::uint64_t number = 0; number < hands_to_try(5'000); ++number) {
        const std::string text = second::deal_hand(20260317, number, number % 2 == 0).text;
        must_agree(with_fact(text, "offers=unknown"));
    }
}

BOOST_AUTO_TEST_CASE(agree_on_what_may_not_be_done) {
    for (
        const std::string_view record : {
            // an act before the deal is complete, of a hand and of the dealer
            "1 bet dealer 10/2 bet player 10/1 deal Th 2d/1 hit 5c/2 deal 9h 9d/dealer deal 9c "
            "(8s)",
            "1 bet player 10/1 deal Th 2d/1 stand/dealer deal 9c (8s)",
            "1 bet player 10/2 bet player 5/1 deal Th 2d/dealer deal 9c (8s)/dealer turn 8s",
            "1 bet player 10/1 deal Th 2d/dealer peek/dealer deal Tc (8s)/dealer peek",
            // decisions of hands that are over, and of hands that wait for a card
            "1 bet player 10/1 deal Th 2d/dealer deal 9c (8s)/1 surrender/1 stand",
            "1 bet player 10/1 deal Ah Kd/dealer deal 9c (8s)/1 stand",
            "1 bet player 10/1 deal Th 6d/dealer deal 9c (8s)/1 hit Kc/1 stand/dealer turn 8s",
            "1 bet player 10/1 deal 8h 8d/dealer deal 9c (8s)/1 split/1.1 stand/1.1 deal 2c",
            "1 bet player 10/1 deal 5h 6d/dealer deal 9c (8s)/1 double/1 stand",
            // nothing is bet there
            "1 bet player 10/1 deal 5h 6d/3 deal 5c 6c/dealer deal 9c (8s)/1 stand",
            // insurance without an offer, and after it
            "1 bet player 10/2 bet player 10/1 deal Th 9d/2 deal Ts 9s/dealer deal Ac (8s)/1 "
            "insure 5",
            "1 bet player 10/1 deal Ah Kd/dealer deal Ac (8s)/1 even-money/dealer peek/dealer turn "
            "8s",
            "1 bet player 10/1 deal Th 9d/dealer deal Ac (8s)/dealer peek/dealer offer insurance",
            "1 bet player 10/1 deal Th 9d/dealer deal Ac (8s)/1 insure 3/1 insure 2/dealer peek",
            "1 bet player 10/1 deal Th 9d/dealer deal Ac (Ks)/1 insure 3/1 insure 3/dealer turn Ks",
            // the check: twice before anybody plays, and after a hand or the dealer's
            "1 bet player 10/1 deal Th 9d/dealer deal Tc (8s)/dealer peek/dealer peek/1 stand",
            "1 bet player 10/1 deal Th 9d/dealer deal Tc (8s)/dealer peek/1 hit 2c/dealer peek",
            "1 bet player 10/1 deal Th 9d/dealer deal Tc (8s)/1 hit 2c/dealer peek/1 stand",
            "1 bet dealer 10/1 deal Th 9d/dealer deal Tc (5s)/dealer turn 5s/dealer hit 5d/dealer "
            "peek",
            // the dealer plays before a hand has: they turn, draw, stand, without a hole card too
            "1 bet player 10/1 deal Th 9d/dealer deal 9c (8s)/dealer turn 8s/1 stand/dealer stand",
            "1 bet dealer 10/1 deal Th 2d/dealer deal 9c (8s)/dealer turn 8s/1 hit 9s/dealer stand",
            "1 bet player 10/1 deal Th 9d/dealer deal 9c (2s)/dealer turn 2s/dealer hit 8c/1 stand",
            "1 bet player 10/1 deal Th 9d/dealer deal Tc (As)/dealer turn As",
            "1 bet player 10/1 deal Ah Kd/dealer deal 9c (8s)/dealer turn 8s",
            "2 bet pair-up 5/1 bet player 10/2 deal 3c 3d/1 deal Ah Kd/dealer deal 9c (8s)/dealer "
            "turn 8s",
            "1 bet player 10/1 deal 8h 8d/dealer deal 9c (8s)/1 split/1.1 deal 2c/dealer turn 8s",
            "1 bet player 10/1 deal 5h 6d/dealer deal 9c (8s)/1 double/dealer turn 8s",
        }) {
        must_agree(lines_of("breakout/", record));
    }
    for (const std::string_view record : {
             "1 bet player 10/1 deal Th 9d/dealer deal 9c/dealer hit 8s/1 stand/dealer stand",
             "1 bet player 10/1 deal Th 9d/dealer deal Ac/dealer offer insurance/dealer hit 8s",
             "1 bet dealer 10/1 deal Th 2d/dealer deal 9c/dealer hit 8s/1 hit 9s/dealer stand",
         }) {
        must_agree(lines_of("breakout dealer-style=no-hole/", record));
    }
}

BOOST_AUTO_TEST_CASE(the_random_dealer_agrees_with_the_second_settlement) {
    std::ostringstream differences;
    BOOST_TEST(second::check_hands(7, 2'000, false, differences) == 0U, differences.str());
    BOOST_TEST(second::check_hands(8, 2'000, true, differences) == 0U, differences.str());
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal

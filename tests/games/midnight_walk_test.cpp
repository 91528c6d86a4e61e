// Midnight hands dealt by doing whatever the engine says may be done, under every house option:
// none of it is a fault, every hand comes to its end, and the money is what a plain reckoning of
// the final cards makes it.

#include <boost/test/unit_test.hpp>
#include <map>
#include <random>

#include "rulings.h"

namespace fairdeal {
namespace {

BOOST_AUTO_TEST_SUITE(midnight_walk)

/// Deals one random hand, line by line, as the engine's `next` and `may` allow.
class Walk {
public:
    explicit Walk(std::uint32_t seed) : random_(seed) { open(); }

    HandRecord deal() {
        for (int steps = 0; steps < 200; ++steps) {
            const HandRecord record = so_far();
            const Ruling ruling = rule(record);
            BOOST_REQUIRE_MESSAGE(ruling.breaches.empty(), text_ << joined_texts(ruling.breaches));
            if (ruling.complete) return record;
            BOOST_REQUIRE_MESSAGE(!ruling.next.empty(), text_);
            take_a_step(ruling);
        }
        BOOST_FAIL("no end: " << text_);
        return so_far();
    }
    [[nodiscard]] const std::string& text() const { return text_; }

private:
    std::size_t below(std::size_t count) { return random_() % count; }
    std::string card() { return " " + to_text(deck().at(below(13) + 13 * below(4))); }
    void say(const std::string& line) { text_ += line + "\n"; }

    void open() {
        text_ = "midnight";
        for (const OptionSpec& spec : options_of(Game::Midnight)) {
            if (spec.kind != OptionKind::Choice || spec.name == "odd" || below(3) != 0) continue;
            const auto words = split_at(spec.words, '|');
            const std::string_view word = words.at(below(words.size()));
            text_ += " " + std::string(spec.name) + "=" + std::string(word);
        }
        text_ += "\n";
        const std::size_t seats = 1 + below(3);
        for (std::size_t seat = 1; seat <= seats; ++seat)
            say(std::to_string(seat) + " bet player " + std::to_string(10 * (1 + below(5))));
    }

    [[nodiscard]] HandRecord so_far() const {
        const auto record = read_record(text_);
        BOOST_REQUIRE_MESSAGE(record, text_);
        return *record;
    }

    [[nodiscard]] static bool is_open(const Ruling& ruling, Verb verb) {
        return std::find(ruling.may.begin(), ruling.may.end(), verb) != ruling.may.end();
    }

    void take_a_step(const Ruling& ruling) {
        if (is_open(ruling, Verb::Insure) && below(2) == 0 && insures()) return;
        const Act& act = ruling.next.back();
        if (act.decides) return decide(ruling, to_text(act.who));
        std::string line = to_text(act);
        const bool first_cards = act.verb == Verb::Deal && !act.who.is_dealer() && !act.who.hand;
        if (act.verb == Verb::Deal || act.verb == Verb::Hit) line += card();
        if (first_cards) line += card();
        say(line);
    }

    /// Half the bet of a seat that is not insured yet, if there is one.
    bool insures() {
        const TableState table = table_after(so_far(), 99);
        for (const TableSeat& seat : table.seats) {
            if (seat.find(Wager::Insurance) != nullptr) continue;
            say(std::to_string(seat.seat) + " insure " +
                to_text(half_of(seat.find(Wager::Player)->stake)));
            return true;
        }
        return false;
    }

    /// One of what is open to the hand; where two hands decide, what is open to both.
    void decide(const Ruling& ruling, const std::string& who) {
        const bool one = ruling.next.size() == 1;
        if (one && is_open(ruling, Verb::Split) && below(2) == 0) return say(who + " split");
        if (one && is_open(ruling, Verb::Double) && below(2) == 0)
            return say(who + " double" + card());
        const bool stands = !is_open(ruling, Verb::Hit) || below(2) == 0;
        say(stands ? who + " stand" : who + " hit" + card());
    }

    std::mt19937 random_;
    std::string text_;
};

// --- a plain reckoning, from the final cards

struct Counted {
    int value = 0;
    bool bust = false, two_card_21 = false;
};
template <class Cards>
Counted count(const Cards& cards) {
    int value = 0;
    int aces = 0;
    for (const Card card : cards) {
        const bool ace = card.rank == Rank::Ace;
        value += ace ? 11 : std::min(10, static_cast<int>(card.rank));
        aces += ace ? 1 : 0;
    }
    for (; value > 21 && aces > 0; --aces) value -= 10;
    return {value, value > 21, value == 21 && cards.size() == 2};
}

class Reckoning {
public:
    explicit Reckoning(const HandRecord& record)
        : card_(record.header.card),
          table_(table_after(record, record.events.size())),
          dealer_(count(table_.dealer.cards)) {}

    /// What each wager wins (or loses) the player, in cents: "1.2 player" -> -2000.
    std::map<std::string, std::int64_t> wins() const {
        std::map<std::string, std::int64_t> all;
        for (const TableSeat& seat : table_.seats) {
            const std::int64_t bet = seat.find(Wager::Player)->stake.in_cents();
            for (const TableHand& hand : seat.hands)
                all[to_text(hand.who) + " player"] = of_hand(hand, bet);
            if (const PlacedWager* insurance = seat.find(Wager::Insurance))
                all[std::to_string(seat.seat) + " insurance"] = of_insurance(seat, *insurance);
        }
        return all;
    }

    std::size_t dealers_cards() const { return table_.dealer.cards.size(); }
    /// How many cards the dealer should have: as few as they may stop at.
    std::size_t due_cards() const {
        bool natural = false;
        bool other = false;
        bool insured = false;
        for (const TableSeat& seat : table_.seats) {
            for (const TableHand& hand : seat.hands) {
                if (!count(hand.cards).bust) (is_natural(hand) ? natural : other) = true;
            }
            insured = insured || (seat.find(Wager::Insurance) && !went_with_hand(seat));
        }
        const Rank up = table_.dealer.cards.front().rank;
        const bool check = up == Rank::Ace || up >= Rank::Ten;
        if (other || (natural && has("all-naturals", "draw-out"))) return to_17();
        if (natural) return check ? 2 : 1;
        return insured && has("insurance-all-bust", "draw-one") ? 2 : 1;
    }

private:
    bool has(std::string_view option, std::string_view word) const {
        return card_.text(*find_option(Game::Midnight, option)) == word;
    }
    static bool is_natural(const TableHand& hand) {
        return !hand.from_split && count(hand.cards).two_card_21;
    }
    std::size_t to_17() const {
        std::vector<Card> cards;
        for (const Card card : table_.dealer.cards) {
            if (count(cards).value >= 17) break;
            cards.push_back(card);
        }
        return count(cards).value >= 17 ? cards.size() : cards.size() + 1;
    }

    std::int64_t of_hand(const TableHand& hand, std::int64_t bet) const {
        const Counted mine = count(hand.cards);
        const std::int64_t stake = hand.doubled ? 2 * bet : bet;
        const bool natural = is_natural(hand);
        if (mine.bust) return -stake;
        if (dealer_.two_card_21) {
            if (natural || (mine.value == 21 && has("dealer-bj-vs-21", "push"))) return 0;
            if (has("dealer-bj-takes", "all")) return -stake;
            return hand.who.hand > 1 ? 0 : -bet;
        }
        if (natural) return dealer_.value == 21 && has("bj-vs-21", "push") ? 0 : bet * 3 / 2;
        const int his = dealer_.bust ? 0 : dealer_.value;
        return mine.value > his ? stake : mine.value < his ? -stake : 0;
    }

    static bool all_bust(const TableSeat& seat) {
        return std::all_of(seat.hands.begin(), seat.hands.end(),
                           [](const TableHand& hand) { return count(hand.cards).bust; });
    }
    /// Seats play in order: those after have not played yet when this one busts.
    bool went_with_hand(const TableSeat& seat) const {
        if (has("insurance-of-bust-hand", "stands") || !all_bust(seat)) return false;
        return std::any_of(table_.seats.begin(), table_.seats.end(), [&](const TableSeat& other) {
            return other.seat > seat.seat || (other.seat < seat.seat && !all_bust(other));
        });
    }
    std::int64_t of_insurance(const TableSeat& seat, const PlacedWager& insurance) const {
        const std::int64_t stake = insurance.stake.in_cents();
        if (went_with_hand(seat)) return -stake;
        if (dealers_cards() == 1) return has("insurance-all-bust", "return") ? 0 : -stake;
        return count(std::vector<Card>{table_.dealer.cards[0], table_.dealer.cards[1]}).two_card_21
                   ? 2 * stake
                   : -stake;
    }

    TableCard card_;
    TableState table_;
    Counted dealer_;
};

std::map<std::string, std::int64_t> wins_by(const Ruling& ruling) {
    std::map<std::string, std::int64_t> all;
    for (const Line& line : ruling.lines) {
        const std::int64_t sign = line.verb == Verb::Pay ? 1 : line.verb == Verb::Take ? -1 : 0;
        const std::string wager = to_text(line.who) + " " + std::string(to_text(line.wager));
        all[wager] += sign * line.amount.in_cents();
    }
    return all;
}

BOOST_AUTO_TEST_CASE(what_the_engine_allows_is_no_fault_and_comes_to_the_plain_reckoning) {
    for (std::uint32_t seed = 1; seed <= 20'000; ++seed) {
        Walk walk(seed);
        const HandRecord record = walk.deal();
        const Reckoning plain(record);
        BOOST_REQUIRE_MESSAGE((plain.wins() == wins_by(rule(record))),
                              walk.text() << "ruled: " << joined_texts(rule(record).lines));
        BOOST_REQUIRE_MESSAGE(plain.dealers_cards() == plain.due_cards(), walk.text());
    }
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace fairdeal

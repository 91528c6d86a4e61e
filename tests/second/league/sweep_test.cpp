// Every pattern of ties among two to six players: who is level with whom after the hand, with or
// without chips, and who was level with whom before it. The engine rules a hand that leaves these
// counts; the piles laid in a row must put the same players out in the same places.
//
// With FAIRDEAL_HANDS=192 or more every pattern meets every reading and starting player; else the
// patterns of the larger tables meet some of them each.

#include <array>

#include "base/text.h"
#include "basic/agree.h"
#include "league/standing.h"

namespace second::league {
namespace {

using namespace basic;  // NOLINT(google-build-using-namespace): one small vocabulary

using Levels = std::vector<int>;  // a player each; every level from 0 to the highest is taken

std::vector<Levels> every_ordering(int players, int most_levels) {
    std::vector<Levels> all;
    Levels levels(static_cast<std::size_t>(players), 0);
    const auto dense = [&levels] {
        const int top = *std::max_element(levels.begin(), levels.end());
        for (int level = 0; level < top; ++level) {
            if (std::find(levels.begin(), levels.end(), level) == levels.end()) return false;
        }
        return true;
    };
    for (;;) {
        if (dense()) all.push_back(levels);
        auto next = levels.begin();
        while (next != levels.end() && ++*next == most_levels) *next++ = 0;
        if (next == levels.end()) return all;
    }
}

/// The readings that decide who is placed where, on an ordinary hand, an elimination hand and the
/// last.
std::vector<std::string> readings() {
    std::vector<std::string> all;
    for (const char* sudden_death : {"", " three-way=unique-largest"}) {
        for (const char* starter : {"", " starter-distance=full-lap"}) {
            const std::string both = std::string(sudden_death) + starter;
            all.push_back(" hand=4 eliminations=5" + both);
            all.push_back(" hand=4 eliminations=5 final=yes" + both);
            for (const char* tied : {"", " tied-lowest-out=all-but-one", " tied-lowest-out=all"}) {
                for (const char* bust : {"", " bust-is-the-elimination=no"}) {
                    all.push_back(" hand=5 eliminations=4,5" + std::string(tied) + bust + both);
                }
            }
        }
    }
    return all;
}

/// Facts stand before options; options in the order of the table card.
HandRecord table_of(int players, int start, const std::string& reading) {
    std::vector<std::string> facts, options;
    for (const auto word : fairdeal::split_at(std::string_view(reading).substr(1), ' ')) {
        const bool fact = word.starts_with("hand=") || word.starts_with("elim");
        (fact || word.starts_with("final=") ? facts : options).emplace_back(word);
    }
    std::string header = "league " + facts[0] + " " + facts[1] + " start=" + std::to_string(start) +
                         " seats=" + std::to_string(players);
    if (facts.size() > 2) header += " " + facts[2];
    HandRecord record = record_of(header + "\n");
    for (const std::string& option : options) {
        const auto equals = option.find('=');
        const auto* spec = fairdeal::find_option(fairdeal::Game::League, option.substr(0, equals));
        BOOST_REQUIRE(!record.header.card.set(*spec, option.substr(equals + 1)));
    }
    return record;
}

/// A hand that each player wins, loses or pushes on two cards, in play order.
class Hand {
public:
    Hand(int players, int start, const std::string& reading)
        : players_(players), start_(start), record_(table_of(players, start, reading)) {
        for (int i = 1; i <= players; ++i) append(record_, std::to_string(i) + " chips 100");
        for (int i = 0; i < players; ++i) append(record_, seat(i) + " bet player 10");
        for (int i = 0; i < players; ++i) append(record_, seat(i) + " deal Tc 8c");
        append(record_, "dealer deal 9c (9d)");
        for (int i = 0; i < players; ++i) append(record_, seat(i) + " stand");
        append(record_, "dealer turn 9d");
        append(record_, "dealer stand");
        felt_ = lay_out(record_);
    }

    void leave(const std::vector<Cents>& before, const std::vector<Cents>& after) {
        piles_.clear();
        for (int i = 0; i < players_; ++i) {
            const int number = place(i);
            const Cents had = before[at(number)], has = after[at(number)];
            record_.events[at(number)].amount = fairdeal::Money::cents(had);
            const Cents stake = had == has ? 1 : std::abs(had - has);
            record_.events[at(players_ + i)].amount = fairdeal::Money::cents(stake);
            record_.events[at(2 * players_ + i)].cards.back().card.rank =
                has > had   ? fairdeal::Rank::Nine
                : has < had ? fairdeal::Rank::Seven
                            : fairdeal::Rank::Eight;
            piles_.push_back({number + 1, had, has, distance_of(number + 1, felt_)});
        }
    }

    void must_agree() {
        fairdeal::rule_into(record_, ruling_);
        const std::vector<Placing> lines = placings(piles_, felt_);
        auto line = lines.begin();
        bool alike = ruling_.complete && ruling_.breaches.empty();
        for (const fairdeal::Line& one : ruling_.lines) {
            if (one.verb != Verb::Out && one.verb != Verb::Place) continue;
            alike = alike && line != lines.end() && one.who.seat == line->seat &&
                    one.place == line->place && (one.verb == Verb::Out) == line->out;
            if (alike) ++line;
        }
        if (alike && line == lines.end()) return;
        std::string said = write(record_) + "the engine says:\n";
        for (const fairdeal::Line& one : ruling_.lines) said += to_text(one) + "\n";
        said += "the second settlement says:\n";
        for (const Placing& one : lines) {
            said += std::to_string(one.seat) + (one.out ? " out " : " place ") +
                    std::to_string(one.place) + "\n";
        }
        BOOST_ERROR(said);
    }

private:
    static std::size_t at(int number) { return static_cast<std::size_t>(number); }
    /// Of the one who acts as number `i`, counted from 0.
    int place(int i) const { return (start_ - 1 + i) % players_; }
    std::string seat(int i) const { return std::to_string(place(i) + 1); }

    int players_, start_;
    HandRecord record_;
    Felt felt_;
    std::vector<Pile> piles_;
    fairdeal::Ruling ruling_;
};

struct Pattern {
    std::vector<Cents> before, after;
};

/// Chips before the hand 100, 110, ...; after it 90, 100, ..., the lowest none at all if `busts`.
Pattern pattern(const Levels& before, const Levels& after, bool busts) {
    Pattern chips;
    for (const int level : before) chips.before.push_back(10'000 + 1'000 * level);
    for (const int level : after) {
        chips.after.push_back(busts && level == 0 ? 0 : 9'000 + 1'000 * level);
    }
    return chips;
}

std::vector<Pattern> every_pattern(int players, int most_levels_before) {
    std::vector<Pattern> all;
    for (const Levels& after : every_ordering(players, players)) {
        const bool all_level = *std::max_element(after.begin(), after.end()) == 0;
        for (const Levels& before :
             every_ordering(players, all_level ? players : most_levels_before)) {
            all.push_back(pattern(before, after, false));
            all.push_back(pattern(before, after, true));
        }
    }
    return all;
}

/// Every pattern meets `share` of the readings and starting players, another choice for each.
void sweep(int players, int most_levels_before, std::size_t share) {
    const std::vector<Pattern> patterns = every_pattern(players, most_levels_before);
    const std::vector<std::string> all = readings();
    const std::size_t choices = all.size() * static_cast<std::size_t>(players);
    const std::size_t apart = choices / std::min<std::size_t>(choices, hands_to_try(share));
    std::size_t choice = 0;
    for (const std::string& reading : all) {
        for (int start = 1; start <= players; ++start, ++choice) {
            Hand hand(players, start, reading);
            for (std::size_t i = 0; i < patterns.size(); ++i) {
                constexpr std::size_t scatter = 2'654'435'761;
                if ((i * scatter / 1024 + choice) % apart != 0) continue;
                hand.leave(patterns[i].before, patterns[i].after);
                hand.must_agree();
            }
        }
    }
}

}  // namespace

BOOST_AUTO_TEST_SUITE(every_pattern_of_ties)

BOOST_AUTO_TEST_CASE(of_two) { sweep(2, 2, 64); }
BOOST_AUTO_TEST_CASE(of_three) { sweep(3, 3, 96); }
BOOST_AUTO_TEST_CASE(of_four) { sweep(4, 4, 32); }
BOOST_AUTO_TEST_CASE(of_five) { sweep(5, 3, 2); }
BOOST_AUTO_TEST_CASE(of_six) { sweep(6, 2, 1); }

BOOST_AUTO_TEST_SUITE_END()

}  // namespace second::league

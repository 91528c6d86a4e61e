// Who goes out and who is placed: every pattern of ties among up to six players, against a plain
// computation; and row by row, with the clauses that decided.

#include <boost/test/unit_test.hpp>
#include <numeric>
#include <random>

#include "league_table.h"

namespace fairdeal {
namespace {

BOOST_AUTO_TEST_SUITE(league_places)

// --- a plain computation, from the words of the rule book

struct Choices {
    std::size_t tied_lowest = 0;  // one, all but one, all
    bool bust_is_elimination = true;
    bool unique_largest = false;
    bool full_lap = false;
    int start = 1;
    bool elimination = false, final_hand = false;
};

using Players = std::vector<LeaguePlayer>;

int distance(const LeaguePlayer& player, const Choices& choices) {
    int steps = 0;
    for (int seat = choices.start; seat != player.seat; seat = seat % 9 + 1) ++steps;
    return steps == 0 && choices.full_lap ? 9 : steps;
}

/// Of some who are level, the one who fares worst in sudden death.
LeaguePlayer worst_of(Players level, const Choices& choices) {
    const auto further = [&](const LeaguePlayer& a, const LeaguePlayer& b) {
        return distance(a, choices) < distance(b, choices);
    };
    if (level.size() == 1) return level.front();
    const auto by_start = [](const LeaguePlayer& a, const LeaguePlayer& b) {
        return a.starts_with < b.starts_with;
    };
    if (!choices.unique_largest) {
        const int least = std::min_element(level.begin(), level.end(), by_start)->starts_with;
        std::erase_if(level, [&](const LeaguePlayer& one) { return one.starts_with != least; });
        return *std::max_element(level.begin(), level.end(), further);
    }
    const int most = std::max_element(level.begin(), level.end(), by_start)->starts_with;
    const auto has_most = [&](const LeaguePlayer& one) { return one.starts_with == most; };
    if (std::count_if(level.begin(), level.end(), has_most) > 1)
        return *std::max_element(level.begin(), level.end(), further);
    std::erase_if(level, has_most);
    return worst_of(level, choices);
}

void remove(Players& players, int seat) {
    std::erase_if(players, [&](const LeaguePlayer& one) { return one.seat == seat; });
}

Players with_count(const Players& players, int count) {
    Players some;
    for (const LeaguePlayer& one : players) {
        if (one.ends_with == count) some.push_back(one);
    }
    return some;
}

int lowest_count(const Players& players) {
    int lowest = players.front().ends_with;
    for (const LeaguePlayer& one : players) lowest = std::min(lowest, one.ends_with);
    return lowest;
}

/// AMB-IBL-26: nobody is placed by an elimination or final hand of one, and it is a fault.
bool is_of_one(const Players& in, const Choices& choices) {
    return in.size() == 1 && (choices.elimination || choices.final_hand);
}

/// "5 out 3, 1 place 1".
std::string plain_places(Players in, const Choices& choices) {
    std::string text;
    if (is_of_one(in, choices)) return text;
    int place = static_cast<int>(in.size());
    const auto leaves = [&](int seat, const char* how) {
        if (!text.empty()) text += ", ";
        text += std::to_string(seat);
        text += how;
        text += std::to_string(place--);
        remove(in, seat);
    };
    bool anyone_out = false;
    while (!with_count(in, 0).empty()) {
        leaves(worst_of(with_count(in, 0), choices).seat, " out ");
        anyone_out = true;
    }
    const bool removes = choices.elimination && !choices.final_hand && in.size() > 1 &&
                         !(anyone_out && choices.bust_is_elimination);
    if (removes) {
        Players tied = with_count(in, lowest_count(in));
        const std::size_t stay = tied.size() < 3            ? tied.size() - 1
                                 : choices.tied_lowest == 0 ? tied.size() - 1
                                 : choices.tied_lowest == 1 ? 1
                                                            : 0;
        while (tied.size() > stay) {
            const int seat = worst_of(tied, choices).seat;
            leaves(seat, " out ");
            remove(tied, seat);
        }
        anyone_out = true;
    }
    if (!choices.final_hand && (in.size() > 1 || !anyone_out)) return text;
    while (!in.empty()) leaves(worst_of(with_count(in, lowest_count(in)), choices).seat, " place ");
    return text;
}

// --- every pattern of ties

/// Every way to rank `count` things with ties: for each its class, from 0, none left out.
std::vector<std::vector<int>> rankings(int count) {
    std::vector<std::vector<int>> all;
    std::vector<int> classes(static_cast<std::size_t>(count), 0);
    for (;;) {
        const int most = *std::max_element(classes.begin(), classes.end());
        bool whole = true;
        for (int rank = 0; rank < most; ++rank)
            whole = whole && std::find(classes.begin(), classes.end(), rank) != classes.end();
        if (whole) all.push_back(classes);
        auto at = classes.begin();
        for (; at != classes.end() && *at == count - 1; ++at) *at = 0;
        if (at == classes.end()) return all;
        ++*at;
    }
}

class Sweep {
public:
    void all_of(int players) {
        const auto ranks = rankings(players);
        ways += ranks.size();
        // Every pattern of starting chips for a few players, some of them for many.
        const std::size_t starts = players <= 4 ? ranks.size() : 12;
        for (const auto& counts : ranks) {
            for (std::size_t i = 0; i < starts; ++i)
                check(counts, players <= 4 ? ranks[i] : ranks[random_() % ranks.size()]);
        }
    }
    std::size_t ways = 0, hands = 0;

private:
    bool coin() { return random_() % 2 == 0; }

    void check(const std::vector<int>& counts, const std::vector<int>& starts) {
        Choices choices{random_() % 3, coin(), coin(), coin(), 1, coin(), random_() % 4 == 0};
        std::vector<int> seats{1, 2, 3, 4, 5, 6, 7, 8, 9};
        std::shuffle(seats.begin(), seats.end(), random_);
        seats.resize(counts.size());
        choices.start = seats.at(random_() % seats.size());
        // They bet and act clockwise from the start.
        std::sort(seats.begin(), seats.end(), [&](int a, int b) {
            return (a - choices.start + 9) % 9 < (b - choices.start + 9) % 9;
        });
        for (const int least : {0, 100}) {
            Players players;
            for (std::size_t i = 0; i < seats.size(); ++i)
                players.push_back({seats[i], 300 + 40 * starts[i], least + 55 * counts[i]});
            check(players, choices);
        }
    }

    void check(const Players& players, const Choices& choices) {
        static constexpr std::string_view lowest[] = {"one", "all-but-one", "all"};
        std::string header = "hand=5 start=" + std::to_string(choices.start);
        if (choices.elimination) header += " eliminations=5";
        if (choices.final_hand) header += " final=yes";
        header += " tied-lowest-out=" + std::string(lowest[choices.tied_lowest]);
        if (!choices.bust_is_elimination) header += " bust-is-the-elimination=no";
        if (choices.unique_largest) header += " three-way=unique-largest";
        if (choices.full_lap) header += " starter-distance=full-lap";
        const HandRecord record = league_hand(header, players);
        const Ruling ruling = rule(record);
        BOOST_REQUIRE_MESSAGE(ruling.complete, write(record));
        BOOST_REQUIRE_MESSAGE(ruling.breaches.empty() != is_of_one(players, choices),
                              write(record));
        const std::string plain = plain_places(players, choices);
        BOOST_REQUIRE_MESSAGE(places_in(ruling) == plain, write(record)
                                                              << "ruled " << places_in(ruling)
                                                              << "\nplain " << plain);
        ++hands;
    }

    std::mt19937 random_{20260314};
};

BOOST_AUTO_TEST_CASE(every_pattern_of_ties_is_placed_as_a_plain_computation_has_it) {
    Sweep sweep;
    for (int players = 1; players <= 6; ++players) sweep.all_of(players);
    BOOST_TEST(sweep.ways == 1U + 3 + 13 + 75 + 541 + 4683);
    BOOST_TEST(sweep.hands == 2 * (1U + 9 + 13 * 13 + 75 * 75 + 12 * (541 + 4683)));
}

// --- row by row, with the clauses

struct Row {
    std::string_view header;
    Players players;  // seat, starts with, ends with; in turn
    std::string_view says;
};

std::string with_clauses(const Ruling& ruling) {
    std::string text;
    for (const Line& line : ruling.lines) {
        if (line.verb != Verb::Out && line.verb != Verb::Place) continue;
        if (!text.empty()) text += " | ";
        text += to_text(line);
        text += ": ";
        text += in_words(line.because);
    }
    return text;
}

// clang-format off
const std::vector<Row> rows{
    // an ordinary hand: nothing happens, ties or no ties (AMB-IBL-21)
    {"hand=4 eliminations=5 start=1", {{1, 500, 400}, {2, 300, 400}, {3, 450, 400}}, ""},
    // fewer chips than the minimum, but some: they stay (AMB-IBL-25)
    {"minimum=50 hand=4 start=1", {{1, 500, 400}, {2, 100, 20}}, ""},
    // the lowest count
    {"hand=5 eliminations=5 start=1", {{1, 500, 400}, {2, 300, 200}, {3, 150, 300}},
     "2 out 3: IBL-EH-2 IBL-EH-1"},
    {"hand=5 eliminations=5 start=1", {{1, 500, 400}, {2, 300, 200}},
     "2 out 2: IBL-EH-2 IBL-EH-1 | 1 place 1: AMB-IBL-26"},
    // two share it: the larger start, then the nearer seat; the starting player is nearest or furthest
    {"hand=5 eliminations=5 start=1", {{1, 500, 400}, {2, 300, 200}, {3, 301, 200}},
     "2 out 3: IBL-EH-3 IBL-SD-3 AMB-IBL-16 IBL-EH-2"},
    {"hand=5 eliminations=5 start=1", {{1, 500, 400}, {2, 300, 200}, {3, 300, 200}},
     "3 out 3: IBL-EH-3 IBL-SD-4 IBL-EH-2"},
    {"hand=5 eliminations=5 start=1", {{1, 300, 200}, {2, 300, 200}, {3, 300, 400}},
     "2 out 3: IBL-EH-3 IBL-SD-4 AMB-IBL-05 IBL-EH-2"},
    {"hand=5 eliminations=5 start=1 starter-distance=full-lap", {{1, 300, 200}, {2, 300, 200}, {3, 300, 400}},
     "1 out 3: IBL-EH-3 IBL-SD-4 AMB-IBL-05 IBL-EH-2"},
    // three share it: one goes, all but one, all
    {"hand=5 eliminations=5 start=4", {{4, 500, 400}, {1, 300, 200}, {2, 300, 200}, {3, 300, 200}},
     "3 out 4: IBL-EH-3 IBL-SD-4 AMB-IBL-03 AMB-IBL-01 IBL-EH-2"},
    {"hand=5 eliminations=5 start=4 tied-lowest-out=all-but-one", {{4, 500, 400}, {1, 300, 200}, {2, 300, 200}, {3, 310, 200}},
     "2 out 4: IBL-EH-3 IBL-SD-4 AMB-IBL-03 AMB-IBL-01 IBL-EH-2 | "
     "1 out 3: IBL-EH-3 IBL-SD-3 IBL-SD-4 AMB-IBL-16 AMB-IBL-03 AMB-IBL-01 IBL-EH-2"},
    {"hand=5 eliminations=5 start=1 tied-lowest-out=all", {{1, 300, 200}, {2, 310, 200}, {3, 320, 200}},
     "1 out 3: IBL-EH-3 IBL-SD-3 AMB-IBL-16 AMB-IBL-03 AMB-IBL-01 IBL-EH-2 | "
     "2 out 2: IBL-EH-3 IBL-SD-3 AMB-IBL-16 AMB-IBL-03 AMB-IBL-01 IBL-EH-2 | "
     "3 out 1: IBL-EH-3 IBL-SD-3 AMB-IBL-16 AMB-IBL-03 AMB-IBL-01 IBL-EH-2"},
    // two larger starts against a smaller one (AMB-IBL-03)
    {"hand=5 eliminations=5 start=4", {{4, 500, 400}, {1, 250, 200}, {2, 300, 200}, {3, 300, 200}},
     "1 out 4: IBL-EH-3 IBL-SD-3 AMB-IBL-16 AMB-IBL-03 AMB-IBL-01 IBL-EH-2"},
    {"hand=5 eliminations=5 start=4 three-way=unique-largest", {{4, 500, 400}, {1, 250, 200}, {2, 300, 200}, {3, 300, 200}},
     "3 out 4: IBL-EH-3 IBL-SD-4 AMB-IBL-03 AMB-IBL-01 IBL-EH-2"},
    // one at zero, on an ordinary hand and on an elimination hand
    {"hand=4 eliminations=5 start=1", {{1, 500, 400}, {2, 300, 0}, {3, 300, 100}}, "2 out 3: IBL-EH-4 AMB-IBL-06"},
    {"hand=5 eliminations=5 start=1", {{1, 500, 400}, {2, 300, 0}, {3, 300, 100}},
     "2 out 3: IBL-EH-4 AMB-IBL-06 AMB-IBL-02"},
    {"hand=5 eliminations=5 start=1 bust-is-the-elimination=no", {{1, 500, 400}, {2, 300, 0}, {3, 300, 100}, {4, 300, 200}},
     "2 out 4: IBL-EH-4 AMB-IBL-06 AMB-IBL-02 | 3 out 3: IBL-EH-2 IBL-EH-1 AMB-IBL-02 AMB-IBL-22"},
    // two at zero: both places rewarded, one, none; the rewards shared
    {"hand=4 start=1 prizes=1,2,3", {{1, 500, 400}, {2, 300, 0}, {3, 310, 0}},
     "2 out 3: IBL-EH-4 IBL-SD-3 AMB-IBL-16 IBL-EH-5 AMB-IBL-04 | 3 out 2: IBL-EH-4 IBL-SD-3 AMB-IBL-16 IBL-EH-5 AMB-IBL-04 | 1 place 1: AMB-IBL-26"},
    {"hand=4 start=1 prizes=1,2,3 both-rewarded=shared", {{1, 500, 400}, {2, 300, 0}, {3, 310, 0}},
     "2 out 3: IBL-EH-4 IBL-EH-5 AMB-IBL-04 | 3 out 2: IBL-EH-4 IBL-EH-5 AMB-IBL-04 | 1 place 1: AMB-IBL-26"},
    {"hand=4 start=1 prizes=1 feeders=2,3 both-rewarded=shared", {{1, 500, 400}, {2, 300, 0}, {3, 310, 0}, {4, 300, 200}},
     "2 out 4: IBL-EH-4 IBL-SD-3 AMB-IBL-16 IBL-EH-6 AMB-IBL-24 | 3 out 3: IBL-EH-4 IBL-SD-3 AMB-IBL-16 IBL-EH-6 AMB-IBL-24"},
    {"hand=4 start=1 prizes=1,2", {{1, 500, 400}, {2, 300, 0}, {3, 300, 0}, {4, 300, 200}},
     "3 out 4: IBL-EH-4 IBL-SD-4 AMB-IBL-23 | 2 out 3: IBL-EH-4 IBL-SD-4 AMB-IBL-23"},
    // three at zero, everybody at zero
    {"hand=4 start=1 prizes=1", {{1, 500, 400}, {2, 300, 0}, {3, 310, 0}, {4, 310, 0}},
     "2 out 4: IBL-EH-4 AMB-IBL-06 IBL-SD-3 AMB-IBL-16 AMB-IBL-03 AMB-IBL-23 | "
     "4 out 3: IBL-EH-4 AMB-IBL-06 IBL-SD-4 IBL-SD-3 AMB-IBL-16 AMB-IBL-03 AMB-IBL-23 | "
     "3 out 2: IBL-EH-4 AMB-IBL-06 IBL-SD-4 AMB-IBL-03 AMB-IBL-23 | 1 place 1: AMB-IBL-26"},
    {"hand=4 start=1 prizes=1", {{1, 500, 0}, {2, 300, 0}},
     "2 out 2: IBL-EH-4 AMB-IBL-07 IBL-SD-3 AMB-IBL-16 IBL-EH-6 AMB-IBL-24 | 1 out 1: IBL-EH-4 AMB-IBL-07 IBL-SD-3 AMB-IBL-16 IBL-EH-6 AMB-IBL-24"},
    // the final hand ranks, also when it is on the list (AMB-IBL-20)
    {"hand=5 eliminations=5 start=1 final=yes", {{1, 500, 400}, {2, 300, 200}, {3, 300, 0}},
     "3 out 3: IBL-EH-4 AMB-IBL-06 | 2 place 2: AMB-IBL-20 | 1 place 1: AMB-IBL-20"},
    {"hand=6 start=1 final=yes", {{1, 500, 400}, {2, 300, 400}, {3, 300, 400}},
     "3 place 3: AMB-IBL-20 IBL-SD-4 AMB-IBL-03 IBL-SD-2 AMB-IBL-29 | 2 place 2: AMB-IBL-20 IBL-SD-3 IBL-SD-4 AMB-IBL-16 AMB-IBL-03 IBL-SD-2 AMB-IBL-29 | "
     "1 place 1: AMB-IBL-20 IBL-SD-3 AMB-IBL-16 AMB-IBL-03 IBL-SD-2 AMB-IBL-29"},
};
// clang-format on

BOOST_AUTO_TEST_CASE(each_place_rests_on_the_clauses_of_its_row) {
    for (const Row& row : rows) {
        BOOST_TEST_CONTEXT(row.header) {
            const Ruling ruling = rule(league_hand(std::string(row.header), row.players));
            BOOST_TEST(with_clauses(ruling) == row.says);
            BOOST_TEST(joined_texts(ruling.breaches) == "");
        }
    }
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace fairdeal

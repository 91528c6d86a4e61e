#pragma once
// League hands made to order: who starts with which chips and ends with which, whatever cards it
// takes.

#include "rulings.h"

namespace fairdeal {

struct LeaguePlayer {
    int seat = 0;
    int starts_with = 0, ends_with = 0;
};

/// A whole hand after which every player has the chips they are to end with. Who ends with what
/// they began with pushes a bet of 1 or of all they have.
inline HandRecord league_hand(const std::string& header, const std::vector<LeaguePlayer>& players) {
    std::string chips;
    std::string bets;
    std::string deals;
    std::string stands;
    for (const auto& [seat, starts, ends] : players) {
        const std::string who = std::to_string(seat);
        const int bet = starts == ends ? 1 : std::abs(starts - ends);
        const std::string_view cards = starts < ends ? "Th 9d" : starts > ends ? "Th 6d" : "Th 7d";
        chips.append(who).append(" chips ").append(std::to_string(starts)).append("\n");
        bets.append(who).append(" bet player ").append(std::to_string(bet)).append("\n");
        deals.append(who).append(" deal ").append(cards).append("\n");
        stands.append(who).append(" stand\n");
    }
    const auto record =
        read_record("league " + header + "\n" + chips + bets + deals + "dealer deal 9c (8s)\n" +
                    stands + "dealer turn 8s\ndealer stand\n");
    BOOST_REQUIRE_MESSAGE(record, header + "\n" + chips + bets);
    return *record;
}

/// Only who goes out and who is placed: "5 out 3, 1 place 1".
inline std::string places_in(const Ruling& ruling) {
    std::vector<Line> lines;
    for (const Line& line : ruling.lines) {
        if (is_about_a_place(line.verb)) lines.push_back(line);
    }
    return joined_texts(lines);
}

}  // namespace fairdeal

#pragma once
// Rounds dealt at random for the bench of feeds, and the record that has to come of each.

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <random>
#include <string>
#include <vector>

#include "base/time/utc_time.h"

namespace fairdeal::bench {

using Cards = std::vector<std::string>;  // "Th"

struct Seat {
    int number = 1, bet = 5;  // whole dollars
    Cards cards;
    std::string actions;  // H, S, D
};

struct Round {
    std::int64_t number = 0;
    std::vector<Seat> seats;
    Cards dealer;
    [[nodiscard]] std::int64_t start() const { return 1'767'571'200'000 + 1000 * number; }
    [[nodiscard]] std::int64_t end() const { return start() + 41'000; }
    [[nodiscard]] std::string table() const { return fmt::format("LV{}", number % 97); }
};

inline int total(const Cards& cards) {
    int sum = 0;
    bool ace = false;
    for (const std::string& card : cards) {
        const char rank = card[0];
        ace = ace || rank == 'A';
        sum += rank == 'A' ? 1 : rank >= '2' && rank <= '9' ? rank - '0' : 10;
    }
    return ace && sum <= 11 ? sum + 10 : sum;
}
inline bool is_natural(const Cards& cards) { return cards.size() == 2 && total(cards) == 21; }

class Dealer {
public:
    Round deal(std::int64_t number) {
        shoe_.clear();
        for (int deck = 0; deck < 8; ++deck) {
            for (const char rank : std::string_view("23456789TJQKA"))
                for (const char suit : std::string_view("shdc")) shoe_.push_back({rank, suit});
        }
        Round round{number, {}, {draw(), draw()}};
        const int seats = 1 + static_cast<int>(dice_() % 5);
        for (int seat = 1; seat <= seats; ++seat) round.seats.push_back(hand(seat, round.dealer));
        const bool live = std::any_of(round.seats.begin(), round.seats.end(), [](const Seat& s) {
            return total(s.cards) <= 21 && !is_natural(s.cards);
        });
        while (live && !is_natural(round.dealer) && total(round.dealer) < 17)
            round.dealer.push_back(draw());
        return round;
    }

private:
    std::string draw() {
        std::swap(shoe_[dice_() % shoe_.size()], shoe_.back());
        std::string card = shoe_.back();
        shoe_.pop_back();
        return card;
    }
    Seat hand(int number, const Cards& dealer) {
        Seat seat{number, 5 * (1 + static_cast<int>(dice_() % 20)), {draw(), draw()}, ""};
        if (is_natural(dealer) || is_natural(seat.cards)) return seat;
        const int first = total(seat.cards);
        if (first >= 9 && first <= 11) {
            seat.cards.push_back(draw());
            seat.actions = "D";
            return seat;
        }
        while (total(seat.cards) < 15) {
            seat.cards.push_back(draw());
            seat.actions += 'H';
        }
        if (total(seat.cards) <= 21) seat.actions += 'S';
        return seat;
    }
    std::mt19937_64 dice_{1};
    std::vector<std::string> shoe_;
};

inline bool is_doubled(const Seat& seat) { return seat.actions == "D"; }
inline int stake(const Seat& seat) { return is_doubled(seat) ? 2 * seat.bet : seat.bet; }

/// In cents, beyond the stake; less than nothing: lost.
inline int won(const Seat& seat, const Cards& dealer) {
    const int cents = 100 * stake(seat), mine = total(seat.cards), theirs = total(dealer);
    if (is_natural(dealer)) return is_natural(seat.cards) ? 0 : -cents;
    if (is_natural(seat.cards)) return cents * 3 / 2;
    if (mine > 21) return -cents;
    if (theirs > 21 || mine > theirs) return cents;
    return mine == theirs ? 0 : -cents;
}

inline std::string money(int cents) {
    return cents % 100 == 0 ? fmt::format("{}", cents / 100)
                            : fmt::format("{}.{:02}", cents / 100, cents % 100);
}

inline std::string utc(std::int64_t milliseconds) {
    const UtcTime time{
        std::chrono::sys_time<std::chrono::microseconds>(std::chrono::milliseconds(milliseconds))};
    return to_text(time);
}

inline std::string shown(const std::string& card, bool suits) {
    return suits ? card : card.substr(0, 1) + "?";
}

inline std::string record_of(const Round& round, const std::string& header, bool suits = true) {
    std::string text = "breakout " + header + " decks=8\n";
    const auto add = [&](const std::string& line) { text += line + "\n"; };
    for (const Seat& seat : round.seats)
        add(fmt::format("{} bet player {}", seat.number, seat.bet));
    for (const Seat& seat : round.seats)
        add(fmt::format("{} deal {} {}", seat.number, shown(seat.cards[0], suits),
                        shown(seat.cards[1], suits)));
    add(fmt::format("dealer deal {} ({})", shown(round.dealer[0], suits),
                    shown(round.dealer[1], suits)));
    if (!is_natural(round.dealer) && std::string_view("TJQKA").find(round.dealer[0][0]) < 5)
        add("dealer peek");
    for (const Seat& seat : round.seats) {
        std::size_t next = 2;
        for (const char action : seat.actions) {
            if (action == 'S')
                add(fmt::format("{} stand", seat.number));
            else
                add(fmt::format("{} {} {}", seat.number, action == 'D' ? "double" : "hit",
                                shown(seat.cards[next++], suits)));
        }
    }
    add("dealer turn " + shown(round.dealer[1], suits));
    for (std::size_t i = 2; i < round.dealer.size(); ++i)
        add("dealer hit " + shown(round.dealer[i], suits));
    const bool live = std::any_of(round.seats.begin(), round.seats.end(), [](const Seat& seat) {
        return total(seat.cards) <= 21 && !is_natural(seat.cards);
    });
    const int points = total(round.dealer);
    if (!is_natural(round.dealer) && live && points >= 17 && points <= 21) add("dealer stand");
    for (const Seat& seat : round.seats) {
        const int cents = won(seat, round.dealer);
        if (cents == 0)
            add(fmt::format("{} push player", seat.number));
        else
            add(fmt::format("{} {} player {}", seat.number, cents > 0 ? "pay" : "take",
                            money(std::abs(cents))));
    }
    return text;
}

}  // namespace fairdeal::bench

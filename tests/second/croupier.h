#pragma once
// The random dealer: deals a hand from bet to settlement, writing each line when it happens. It
// settles what it deals by its own reasoning, case by case, so that the tables of the settlement
// have something to disagree with.

#include <array>
#include <functional>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "breakout_second.h"

namespace second {

class Dice {
public:
    explicit Dice(std::uint64_t seed) : state_(seed) {}
    std::uint64_t next() {
        state_ += 0x9e3779b97f4a7c15U;
        std::uint64_t z = state_;
        z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9U;
        z = (z ^ (z >> 27U)) * 0x94d049bb133111ebU;
        return z ^ (z >> 31U);
    }
    std::size_t below(std::size_t n) { return next() % n; }
    int between(int low, int high) {
        return low + static_cast<int>(below(static_cast<std::size_t>(high - low + 1)));
    }
    bool chance(int percent) { return between(1, 100) <= percent; }
    template <class T>
    const T& one_of(const std::vector<T>& list) {
        return list[below(list.size())];
    }

private:
    std::uint64_t state_;
};

enum Side { PairUp, Sweet, Bonus, Tie };
inline const std::array<std::string, 4> croupier_sides{"pair-up", "sweet-17", "breakout-bonus",
                                                       "super-tie"};

struct Box {
    int number = 0;
    Cards cards;
    Cents stake = 0, first_stake = 0;
    bool doubled = false, ended = false, open = true, one_card_ace = false;
    int total() const { return total_of(cards).first; }
};

struct Guest {
    int seat = 0;
    bool own = false, has_main = false, sloppy = false;
    Cents main = 0;
    std::array<Cents, 4> side{};      // 0: none
    std::array<bool, 4> dead{};       // forbidden: to be returned
    std::array<bool, 4> side_open{};  // in play
    Cents insured = 0;
    bool even_money = false;
    std::vector<std::pair<std::string, Cents>> returns;  // other forbidden wagers
    Cards start;
    std::vector<Box> boxes;
};

struct Written {
    std::string text;
    bool claim = false, fault = false, blocking = false, deals_card = false;
};

/// Twenty-one in the first two cards; whether it is a natural hangs on the hand not being split.
bool two_card_21(const Cards& cards);

class OutOfCards : public std::runtime_error {
public:
    OutOfCards() : std::runtime_error("the shoe is empty") {}
};

class Croupier {
public:
    Croupier(std::uint64_t seed, bool faulty) : dice_(seed), faulty_(faulty) {}
    Dealt deal();

private:
    using CardFilter = std::function<bool(const Card&)>;
    // preparing
    void choose_house();
    std::string header();
    void fill_shoe();
    Card draw(const CardFilter& filter = nullptr);
    Cents stake();
    // betting and dealing
    void seat_guests();
    void side_bets(Guest& guest);
    void judge_bets(Guest& guest);
    void write_bets();
    void first_cards();
    void shuffle_bets();
    bool plays_on() const;
    void late_bets();
    // before play
    bool up_is(int points) const { return points_of_rank(up_.rank) == points; }
    bool blackjack() const { return two_card_21({up_, hole_}); }
    bool own_bettors() const;
    void insurance();
    void insure_one(Guest& guest, bool offered);
    void insure_again(Guest& guest, Cents half);
    void deal_to_nobody();
    bool check();
    void no_blackjack_now();
    // play
    bool somebody_plays() const;
    void play_guest(Guest& guest);
    void play_by_house_rules(Guest& guest);
    void play_own(Guest& guest);
    std::string choose(const Guest& guest, const Box& box, const std::vector<std::string>& open);
    std::vector<std::string> choices(const Guest& guest, const Box& box) const;
    void play_box(Guest& guest, std::size_t index);
    void split(Guest& guest, std::size_t index);
    void bust_or_on(Guest& guest, Box& box);
    std::string illegal_choice(const Guest& guest, const Box& box) const;
    Card hit_card(const Cards& hand);
    bool goes_on(const Cards& cards) const;
    // dealer
    bool something_lives(bool count_pair_up) const;
    void turn_hole_card(bool is_fault);
    void dealer_plays();
    void draw_out();
    // settlement
    void settle(int seat, int hand, const std::string& verb, const std::string& wager, Cents amount,
                bool blocking = false);
    void settle_spot(Guest& guest);
    void settle_own(Guest& guest, Box& box);
    void settle_dealer_bet(Guest& guest);
    void settle_sides(Guest& guest);
    int pair_up(const Guest& guest) const;
    std::pair<int, Cents> tie_prize(const Guest& guest) const;
    // writing and spoiling
    Written& say(const std::string& text, bool fault = false);
    std::string name(const Guest& guest, const Box& box) const {
        return who_text(guest.seat, box.number);
    }
    void spoil();
    void spoil_one();
    void settle_late();
    void settle_early();

    Dice dice_;
    bool faulty_;
    House house_;
    std::string options_;
    Cards shoe_;
    int mood_ = 0;
    std::vector<Guest> guests_;
    Card up_, hole_;
    Cards dealer_;
    std::vector<Written> out_;
    std::vector<std::string> lines_;
    bool right_ = true;
    bool owed_ = false;  // an offer that they forget: the next line that plays is at fault
};

}  // namespace second

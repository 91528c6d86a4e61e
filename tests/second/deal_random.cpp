// The random dealer: deals a hand from bet to settlement, writing each line when it happens. He
// settles what he deals by his own reasoning, case by case, so that the tables of the settlement have
// something to disagree with.

#include <algorithm>
#include <array>
#include <functional>
#include <stdexcept>

#include "breakout_second.h"

namespace second {
namespace {

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
const std::array<std::string, 4> side_names{"pair-up", "sweet-17", "breakout-bonus", "super-tie"};

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
    std::array<Cents, 4> side{};       // 0: none
    std::array<bool, 4> dead{};        // forbidden: to be returned
    std::array<bool, 4> side_open{};   // in play
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

bool two_card_21(const Cards& cards) { return cards.size() == 2 && total_of(cards).first == 21; }

class OutOfCards : public std::runtime_error {
public:
    OutOfCards() : std::runtime_error("the shoe is empty") {}
};

class Croupier {
public:
    Croupier(std::uint64_t seed, bool faulty) : dice_(seed), faulty_(faulty) {}
    Dealt deal();

private:
    using Wish = std::function<bool(const Card&)>;
    // preparing
    void choose_house();
    std::string header();
    void fill_shoe();
    Card draw(const Wish& wish = nullptr);
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
    bool check();
    void no_blackjack_now();
    // play
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
    std::string name(const Guest& guest, const Box& box) const { return who_text(guest.seat, box.number); }
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
};

// ---------------------------------------------------------------- preparing

void Croupier::choose_house() {
    const bool plain = dice_.chance(25);
    for (const OptionRow& row : option_rows()) {
        if (plain || !dice_.chance(30)) continue;
        const std::string value = dice_.one_of(row.values);
        if (value == row.values[0]) continue;
        if (!set_option(house_, row.name, value)) throw std::logic_error(row.name);
        options_ += std::string(" ") + row.name + "=" + value;
    }
}

std::string Croupier::header() {
    std::string text = "breakout";
    if (dice_.chance(50)) text += " id=B" + std::to_string(dice_.below(90) + 1) + "-" + std::to_string(dice_.below(1000000));
    if (dice_.chance(20)) text += " table=B7";
    if (dice_.chance(20)) text += " dealer=1182";
    if (dice_.chance(10)) text += " shoe=44";
    if (dice_.chance(20)) text += " at=2026-03-0" + std::to_string(dice_.between(1, 9)) + "T21:14:05Z";
    return text + options_;
}

void Croupier::fill_shoe() {
    for (int deck = 0; deck < house_.decks; ++deck) {
        for (int rank = 1; rank <= 13; ++rank) {
            for (const char suit : std::string("shdc")) shoe_.push_back({rank, suit, false});
        }
    }
    mood_ = dice_.between(0, 6);
}

// Takes a card at random; looks a few times for one that suits the mood of the hand or the wish.
Card Croupier::draw(const Wish& wish) {
    if (shoe_.empty()) throw OutOfCards();
    const auto suits_mood = [this](const Card& card) {
        const int points = points_of_rank(card.rank);
        if (mood_ == 1) return points == 1 || points == 10;
        if (mood_ == 2) return points <= 4;
        if (mood_ == 3) return points >= 6;
        if (mood_ == 4) return points == 8 || points == 3 || points == 7 || points == 1;
        return true;
    };
    std::size_t at = dice_.below(shoe_.size());
    const int tries = wish ? 12 : mood_ == 2 ? 5 : dice_.between(0, 3);
    for (int i = 0; i < tries; ++i) {
        if (wish ? wish(shoe_[at]) : suits_mood(shoe_[at])) break;
        at = dice_.below(shoe_.size());
    }
    const Card card = shoe_[at];
    shoe_[at] = shoe_.back();
    shoe_.pop_back();
    return card;
}

Cents Croupier::stake() {
    static const std::vector<Cents> sizes{500, 1000, 1500, 2500, 1250, 750, 5000, 10000, 3250, 250, 100000};
    return dice_.one_of(sizes);
}

// ---------------------------------------------------------------- betting and dealing

void Croupier::seat_guests() {
    const int most = house_.decks == 1 ? 4 : house_.decks == 2 ? 6 : 9;
    const int wanted = dice_.chance(40) ? 1 : dice_.between(1, most);
    const int own_share = dice_.one_of(std::vector<int>{0, 30, 50, 50, 70, 100});
    for (int seat = 1; seat <= 9; ++seat) {
        // As many chances as seats are left over: every choice of seats is equally likely.
        const int left = wanted - static_cast<int>(guests_.size());
        if (dice_.between(seat, 9) >= seat + left) continue;
        Guest guest;
        guest.seat = seat;
        guest.own = dice_.chance(own_share);
        guest.sloppy = dice_.chance(30);
        guest.has_main = !(faulty_ && dice_.chance(6));
        guest.main = stake();
        side_bets(guest);
        if (!guest.has_main && guest.side == std::array<Cents, 4>{}) guest.has_main = true;
        guests_.push_back(guest);
    }
}

void Croupier::side_bets(Guest& guest) {
    static const std::vector<Cents> sizes{100, 500, 500, 1000, 250, 350, 50, 1250};
    for (const Side side : {PairUp, Sweet, Bonus, Tie}) {
        if (side >= Bonus && guest.own && !(faulty_ && dice_.chance(25))) continue;
        if (!dice_.chance(35)) continue;
        Cents& put = guest.side[side];
        put = dice_.one_of(sizes);
        if (side != Tie) continue;
        // Never under 2: a tip out of the winnings would leave nothing.
        const bool too_short = faulty_ && dice_.chance(25) && house_.super_tie_min > 250;
        put = too_short ? 250 : house_.super_tie_min + dice_.one_of(std::vector<Cents>{0, 0, 250, 2000});
    }
}

// Which of the wagers put up before the cards may stand.
void Croupier::judge_bets(Guest& guest) {
    for (const Side side : {PairUp, Sweet, Bonus, Tie}) {
        if (guest.side[side] == 0) continue;
        if (!house_.illegal_side_plays) {
            guest.dead[side] = !guest.has_main || (guest.own && side >= Bonus);
        }
        if (side == Tie && guest.side[side] < house_.super_tie_min && !house_.short_tie_plays) {
            guest.dead[side] = true;
        }
        guest.side_open[side] = !guest.dead[side];
    }
}

void Croupier::write_bets() {
    for (Guest& guest : guests_) {
        judge_bets(guest);
        const std::string who = std::to_string(guest.seat) + " bet ";
        if (guest.has_main) say(who + (guest.own ? "player " : "dealer ") + text_of(guest.main));
        if (guest.has_main && faulty_ && dice_.chance(4)) {
            const Cents more = stake();
            say(who + (guest.own ? "dealer " : "player ") + text_of(more), true);
            guest.returns.emplace_back(guest.own ? "dealer" : "player", more);
        }
        for (const Side side : {PairUp, Sweet, Bonus, Tie}) {
            if (guest.side[side] == 0) continue;
            const bool wrong = !guest.has_main || (guest.own && side >= Bonus) ||
                               (side == Tie && guest.side[side] < house_.super_tie_min);
            say(who + side_names[side] + " " + text_of(guest.side[side]), wrong);
        }
    }
}

// At some tables everybody puts up his main wager first, at others the side wagers come first.
void Croupier::shuffle_bets() {
    const bool main_first = dice_.chance(60);
    std::stable_partition(out_.begin(), out_.end(), [=](const Written& line) {
        const bool main = line.text.find(" player ") != std::string::npos ||
                          line.text.find(" dealer ") != std::string::npos;
        return main == main_first;
    });
}

// Whether the hand surely goes on after the first cards, whatever is settled at once.
bool Croupier::plays_on() const {
    return !house_.no_hole || std::any_of(guests_.begin(), guests_.end(), [](const Guest& guest) {
        return guest.has_main && !two_card_21(guest.start);
    });
}

void Croupier::late_bets() {
    Guest& guest = guests_[dice_.below(guests_.size())];
    const Side side = static_cast<Side>(dice_.below(4));
    if (guest.side[side] != 0) return;
    say(std::to_string(guest.seat) + " bet " + side_names[side] + " 5", true);
    guest.side[side] = 500;
    guest.dead[side] = true;
}

void Croupier::first_cards() {
    for (Guest& guest : guests_) {
        Box box;
        box.cards.push_back(draw());
        const int first = box.cards[0].rank;
        Wish wish = nullptr;
        if (dice_.chance(25)) wish = [=](const Card& card) { return card.rank == first; };
        else if (dice_.chance(25) && points_of_rank(first) == 10) wish = [](const Card& card) { return card.rank == 1; };
        else if (dice_.chance(50) && first == 1) wish = [](const Card& card) { return card.rank >= 10; };
        box.cards.push_back(draw(wish));
        box.stake = box.first_stake = guest.main;
        guest.start = box.cards;
        say(std::to_string(guest.seat) + " deal " + text_of(box.cards[0]) + " " + text_of(box.cards[1]));
        guest.boxes.push_back(box);
    }
    const int taste = dice_.between(0, 5);
    up_ = draw(taste == 0   ? Wish([](const Card& card) { return card.rank == 1; })
               : taste == 1 ? Wish([](const Card& card) { return card.rank >= 10; })
                            : nullptr);
    dealer_ = {up_};
    if (house_.no_hole) {
        say("dealer deal " + text_of(up_));
        return;
    }
    Wish wish = nullptr;
    if (dice_.chance(30)) wish = [this](const Card& card) { return points_of_rank(card.rank) + points_of_rank(up_.rank) == 11; };
    else if (dice_.chance(25)) wish = [this](const Card& card) { return card.rank == up_.rank; };
    hole_ = draw(wish);
    say("dealer deal " + text_of(up_) + (dice_.chance(10) ? " (?" "?)" : " (" + text_of(hole_) + ")"));
}

// ---------------------------------------------------------------- before play

bool Croupier::own_bettors() const {
    return std::any_of(guests_.begin(), guests_.end(), [](const Guest& guest) { return guest.has_main && guest.own; });
}

void Croupier::insurance() {
    const bool due = up_is(1) && own_bettors();
    if (!due) {
        if (!faulty_ || !plays_on() || !dice_.chance(8)) return;
        if (dice_.chance(50)) say("dealer offer insurance", true);
        return insure_one(guests_[dice_.below(guests_.size())], false);
    }
    say("dealer offer insurance");
    for (Guest& guest : guests_) insure_one(guest, true);
}

void Croupier::insure_one(Guest& guest, bool offered) {
    const std::string who = std::to_string(guest.seat);
    const Cents half = guest.main / 2;
    const bool allowed = offered && guest.has_main && guest.own;
    if (!allowed) {
        if (!faulty_ || !plays_on() || !dice_.chance(15)) return;
        if (dice_.chance(30)) {
            say(who + " even-money", true);
            return;
        }
        say(who + " insure " + text_of(half), true);
        guest.returns.emplace_back("insurance", half);
        return;
    }
    const bool natural = two_card_21(guest.start);
    if (faulty_ && dice_.chance(6)) {
        say(who + " insure " + text_of(half + 500), true);
        guest.returns.emplace_back("insurance", half + 500);
        return;
    }
    if (faulty_ && !natural && dice_.chance(6)) say(who + " even-money", true);
    if (natural && dice_.chance(40)) {
        say(who + " even-money");
        guest.even_money = guest.boxes[0].ended = true;
        settle(guest.seat, 0, "pay", "player", guest.main);
    } else if (dice_.chance(45)) {
        guest.insured = dice_.chance(70) || guest.main < 500 ? half : 250;
        say(who + " insure " + text_of(guest.insured));
    }
}

// The hole card is looked at under an ace or ten. True: a blackjack, and the hand is over.
bool Croupier::check() {
    if (house_.no_hole) return false;
    if (!up_is(1) && !up_is(10)) return false;
    if (!blackjack()) {
        say("dealer peek");
        return false;
    }
    say("dealer turn " + text_of(hole_));
    dealer_.push_back(hole_);
    return true;
}

// From now on it is known that the dealer has no blackjack.
void Croupier::no_blackjack_now() {
    for (Guest& guest : guests_) {
        if (!guest.has_main || guest.own || !two_card_21(guest.start)) continue;
        guest.boxes[0].ended = true;
        settle(guest.seat, 0, "take", "dealer", guest.main, true);
        for (const Side side : {Bonus, Tie}) {
            if (!guest.side_open[side]) continue;
            guest.side_open[side] = false;
            settle(guest.seat, 0, "take", side_names[side], guest.side[side], true);
        }
    }
    for (Guest& guest : guests_) {
        if (guest.insured > 0) settle(guest.seat, 0, "take", "insurance", guest.insured);
        guest.insured = 0;
        if (!guest.has_main || !guest.own || guest.boxes.size() > 1) continue;
        if (!two_card_21(guest.start) || guest.even_money || house_.natural_stays_live) continue;
        guest.boxes[0].ended = true;
        settle(guest.seat, 0, "pay", "player", guest.main * house_.bj_pays.pays / house_.bj_pays.to);
    }
}

// ---------------------------------------------------------------- play

bool Croupier::goes_on(const Cards& cards) const {
    const auto [total, soft] = total_of(cards);
    if (total == 17) return soft && house_.hit_soft_17;
    return total < 17;
}

Card Croupier::hit_card(const Cards& hand) {
    const int total = total_of(hand).first;
    if (mood_ == 2 && dice_.chance(60)) {
        // Long hands that end in a bust, for the upper rows of the Breakout Bonus.
        return total < 12 ? draw() : draw([=](const Card& card) { return points_of_rank(card.rank) + total > 21; });
    }
    if (dice_.chance(15)) return draw([=](const Card& card) { return points_of_rank(card.rank) + total == 17; });
    if (dice_.chance(15)) return draw([=](const Card& card) { return points_of_rank(card.rank) + total > 21; });
    if (dice_.chance(10)) return draw([=](const Card& card) { return points_of_rank(card.rank) + total == 21; });
    return draw();
}

void Croupier::play_by_house_rules(Guest& guest) {
    Box& box = guest.boxes[0];
    const std::string who = std::to_string(guest.seat);
    while (goes_on(box.cards)) {
        if (faulty_ && dice_.chance(3)) say(who + (dice_.chance(60) ? " stand" : " surrender"), true);
        box.cards.push_back(hit_card(box.cards));
        say(who + " hit " + text_of(box.cards.back())).deals_card = true;
    }
    if (faulty_ && dice_.chance(4)) say(who + " hit " + text_of(draw()), true);
}

std::vector<std::string> Croupier::choices(const Guest& guest, const Box& box) const {
    std::vector<std::string> open{"hit", "stand"};
    if (box.cards.size() != 2) return open;
    const bool whole = guest.boxes.size() == 1;
    if (whole || house_.double_after_split) open.push_back("double");
    const bool pair = points_of_rank(box.cards[0].rank) == points_of_rank(box.cards[1].rank);
    if (pair && guest.boxes.size() < static_cast<std::size_t>(house_.max_hands)) open.push_back("split");
    if (whole && house_.late_surrender) open.push_back("surrender");
    return open;
}

std::string Croupier::choose(const Guest& guest, const Box& box, const std::vector<std::string>& open) {
    const bool can_split = std::find(open.begin(), open.end(), "split") != open.end();
    const bool can_double = std::find(open.begin(), open.end(), "double") != open.end();
    if (can_split && dice_.chance(65)) return "split";
    if (guest.sloppy) return box.total() == 21 && dice_.chance(80) ? "stand" : dice_.one_of(open);
    const auto [total, soft] = total_of(box.cards);
    if (can_double && (total == 10 || total == 11 || dice_.chance(5))) return "double";
    if (open.back() == "surrender" && total >= 15 && total <= 16 && !soft && dice_.chance(40)) return "surrender";
    if (soft) return total >= 18 ? "stand" : "hit";
    const int up = points_of_rank(up_.rank);
    if (total >= 17) return "stand";
    return total >= 12 && up >= 2 && up <= 6 ? "stand" : "hit";
}

// Something the hand may not do but that the reader can still deal out; empty: nothing at hand.
std::string Croupier::illegal_choice(const Guest& guest, const Box& box) const {
    if (box.cards.size() > 2) return box.cards.size() % 2 == 0 ? "double" : "surrender";
    if (guest.boxes.size() > 1) return house_.double_after_split ? "surrender" : "double";
    return points_of_rank(box.cards[0].rank) == points_of_rank(box.cards[1].rank) ? "" : "split";
}

void Croupier::bust_or_on(Guest& guest, Box& box) {
    if (box.total() <= 21) return;
    box.open = false;
    box.ended = true;
    settle(guest.seat, box.number, "take", "player", box.stake);
}

void Croupier::split(Guest& guest, std::size_t index) {
    say(name(guest, guest.boxes[index]) + " split");
    Box second;
    Box& first = guest.boxes[index];
    if (first.number == 0) first.number = 1;
    second.number = static_cast<int>(guest.boxes.size()) + 1;
    second.stake = second.first_stake = first.stake;
    second.cards = {first.cards[1]};
    first.cards.pop_back();
    for (Box* box : {&first, &second}) {
        const int rank = box->cards[0].rank;
        box->one_card_ace = rank == 1 && !house_.aces_play_on;
        box->open = !box->one_card_ace;
        box->cards.push_back(dice_.chance(30) ? draw([=](const Card& card) { return card.rank == rank; }) : draw());
        say(name(guest, *box) + " deal " + text_of(box->cards[1])).deals_card = true;
    }
    guest.boxes.push_back(second);
}

void Croupier::play_box(Guest& guest, std::size_t index) {
    while (guest.boxes[index].open) {
        Box& box = guest.boxes[index];
        std::string verb = choose(guest, box, choices(guest, box));
        const std::string wrong = faulty_ && dice_.chance(5) ? illegal_choice(guest, box) : "";
        const bool is_wrong = !wrong.empty();
        if (is_wrong) verb = wrong;
        const std::string line = name(guest, box) + " " + verb;
        if (verb == "split") {
            split(guest, index);
            // The line stands before the cards of both hands.
            if (is_wrong) out_[out_.size() - 3].fault = true;
            continue;
        }
        if (verb == "surrender") {
            say(line, is_wrong);
            if (is_wrong) continue;
            box.open = false;
            box.ended = true;
            const Cents half = box.stake / 2;
            settle(guest.seat, 0, "take", "player", half);
            settle(guest.seat, 0, "return", "player", box.stake - half);
        } else if (verb == "stand") {
            say(line);
            box.open = false;
        } else {
            if (verb == "double") {
                box.doubled = true;
                box.stake *= 2;
                box.open = false;
            }
            box.cards.push_back(hit_card(box.cards));
            say(line + " " + text_of(box.cards.back()), is_wrong).deals_card = true;
            bust_or_on(guest, box);
        }
    }
    if (faulty_ && dice_.chance(3)) {
        say(name(guest, guest.boxes[index]) + " hit " + text_of(draw()), true);
    }
}

void Croupier::play_own(Guest& guest) {
    if (two_card_21(guest.start)) {
        if (faulty_ && dice_.chance(5)) say(std::to_string(guest.seat) + " hit " + text_of(draw()), true);
        return;
    }
    for (std::size_t i = 0; i < guest.boxes.size(); ++i) play_box(guest, i);
}

void Croupier::play_guest(Guest& guest) {
    if (!guest.has_main) return;
    if (guest.own) play_own(guest);
    else play_by_house_rules(guest);
}

// ---------------------------------------------------------------- the dealer

bool Croupier::something_lives(bool count_pair_up) const {
    for (const Guest& guest : guests_) {
        if (guest.insured > 0) return true;
        if (guest.side_open[Sweet] || guest.side_open[Bonus] || guest.side_open[Tie]) return true;
        if (count_pair_up && guest.side_open[PairUp]) return true;
        if (!guest.has_main) continue;
        for (const Box& box : guest.boxes) {
            if (!box.ended) return true;
        }
    }
    return false;
}

void Croupier::draw_out() {
    if (!something_lives(false)) return;
    while (goes_on(dealer_)) {
        dealer_.push_back(hit_card(dealer_));
        say("dealer hit " + text_of(dealer_.back())).deals_card = true;
    }
    if (total_of(dealer_).first <= 21) say("dealer stand");
}

void Croupier::dealer_plays() {
    if (!house_.no_hole) {
        say("dealer turn " + text_of(hole_));
        dealer_.push_back(hole_);
        draw_out();
    } else if (something_lives(true)) {
        Wish wish = nullptr;
        if (dice_.chance(30)) wish = [this](const Card& card) { return points_of_rank(card.rank) + points_of_rank(up_.rank) == 11; };
        hole_ = draw(wish);
        dealer_.push_back(hole_);
        say("dealer hit " + text_of(hole_)).deals_card = true;
        if (blackjack()) return;
        if (up_is(1) || up_is(10)) no_blackjack_now();
        draw_out();
    }
    if (faulty_ && dice_.chance(5)) say("dealer hit " + text_of(draw()), true);
}

// ---------------------------------------------------------------- settlement

void Croupier::settle(int seat, int hand, const std::string& verb, const std::string& wager, Cents amount,
                      bool blocking) {
    const std::string text = text_of(Line{seat, hand, verb, wager, amount, -1, false});
    lines_.push_back(text);
    Written& line = say(text);
    line.claim = true;
    line.blocking = blocking;
}

void Croupier::settle_own(Guest& guest, Box& box) {
    const auto money = [&](const char* verb, Cents amount) { settle(guest.seat, box.number, verb, "player", amount); };
    const bool natural = guest.boxes.size() == 1 && two_card_21(box.cards);
    const int his = total_of(dealer_).first;
    if (two_card_21(dealer_)) {
        if (natural) return money("push", box.stake);
        if (house_.no_hole_loses_all) return money("take", box.stake);
        if (box.number > 1) return money("push", box.stake);
        money("take", box.first_stake);
        if (box.stake > box.first_stake) money("return", box.stake - box.first_stake);
    } else if (natural) {
        money("pay", box.stake * house_.bj_pays.pays / house_.bj_pays.to);
    } else if (his > 21 || box.total() > his) {
        money("pay", box.stake);
    } else {
        money(box.total() == his ? "push" : "take", box.stake);
    }
}

void Croupier::settle_dealer_bet(Guest& guest) {
    const auto money = [&](const char* verb, Cents amount) { settle(guest.seat, 0, verb, "dealer", amount); };
    const Cards& cards = guest.boxes[0].cards;
    const int mine = total_of(cards).first;
    const auto [his, soft] = total_of(dealer_);
    if (two_card_21(dealer_)) {
        const bool same = two_card_21(cards) || (mine == 21 && house_.bj_pushes_21);
        if (same) return money("push", guest.main);
        return money("pay", guest.main * house_.dealer_bj_pays.pays / house_.dealer_bj_pays.to);
    }
    const Cents winnings = guest.main * house_.dealer_win_pays.pays / house_.dealer_win_pays.to;
    if (mine > 21) {
        const bool push = his > 21 || (his == 17 && (!soft || house_.bust17_soft));
        return push ? money("push", guest.main) : money("pay", winnings);
    }
    if (his > 21 || mine > his) return money("take", guest.main);
    if (mine == his) return money("push", guest.main);
    money("pay", winnings);
}

int Croupier::pair_up(const Guest& guest) const {
    struct Found {
        bool pair, suited;
    };
    const auto look = [this](const Card& a, const Card& b) {
        const bool pair = house_.pair_by_value ? points_of_rank(a.rank) == points_of_rank(b.rank) : a.rank == b.rank;
        const bool a_red = a.suit == 'h' || a.suit == 'd', b_red = b.suit == 'h' || b.suit == 'd';
        return Found{pair, pair && (a.suit == b.suit || (house_.suited_by_colour && a_red == b_red))};
    };
    const Found his = look(dealer_[0], dealer_[1]), mine = look(guest.start[0], guest.start[1]);
    bool both = his.pair && mine.pair;
    if (house_.pair_up_both == House::Both::BothUnsuited) both = both && !his.suited && !mine.suited;
    if (house_.pair_up_both == House::Both::NotBothSuited) both = both && !(his.suited && mine.suited);
    const bool suited = his.suited || mine.suited;
    const bool unsuited = (his.pair && !his.suited) || (mine.pair && !mine.suited);
    if (house_.rows_sum) return (both ? 50 : 0) + (suited ? 5 : 0) + (unsuited ? 3 : 0);
    return both ? 50 : suited ? 5 : unsuited ? 3 : 0;
}

// Odds and tip; 0 to 1: no tie.
std::pair<int, Cents> Croupier::tie_prize(const Guest& guest) const {
    const Box& box = guest.boxes[0];
    const int mine = box.total(), his = total_of(dealer_).first;
    const bool my_natural = guest.boxes.size() == 1 && two_card_21(box.cards), his_natural = two_card_21(dealer_);
    if (mine > 21 && his > 21) return {1, 100};
    if (mine != his || mine < 17) return {0, 0};
    if (my_natural && his_natural) return {25, 1000};
    if (my_natural) return {0, 0};
    if (his_natural && !house_.bj_pushes_21) return {0, 0};
    if (mine == 21) return {15, 500};
    if (mine == 20) return {8, 300};
    return {3, 200};
}

void Croupier::settle_sides(Guest& guest) {
    const auto won = [&](Side side, int odds) {
        if (odds == 0) settle(guest.seat, 0, "take", side_names[side], guest.side[side]);
        else settle(guest.seat, 0, "pay", side_names[side], guest.side[side] * odds);
    };
    for (const Side side : {PairUp, Sweet, Bonus, Tie}) {
        if (guest.dead[side]) settle(guest.seat, 0, "return", side_names[side], guest.side[side]);
        if (!guest.side_open[side]) continue;
        const auto [his, soft] = total_of(dealer_);
        if (side == PairUp) won(side, pair_up(guest));
        if (side == Sweet) won(side, his == 17 && (!soft || house_.sweet17_soft) ? 6 : 0);
        if (side == Bonus) {
            const std::size_t cards = dealer_.size() + guest.boxes[0].cards.size();
            const int prize = cards >= 12 ? 250 : cards == 11 ? 150 : cards == 10 ? 100 : cards == 9 ? 30 : cards == 8 ? 15 : 5;
            won(side, his > 21 && guest.boxes[0].total() > 21 ? prize : 0);
        }
        if (side != Tie) continue;
        const auto [odds, tip] = tie_prize(guest);
        if (odds == 0) {
            won(side, 0);
            continue;
        }
        const Cents winnings = guest.side[side] * odds - (house_.tip_from_player ? tip : 0);
        settle(guest.seat, 0, "pay", "super-tie", winnings);
        settle(guest.seat, 0, "tip", "", tip);
    }
}

void Croupier::settle_spot(Guest& guest) {
    for (const auto& [wager, amount] : guest.returns) {
        if (wager == "insurance") settle(guest.seat, 0, "return", wager, amount);
    }
    if (guest.insured > 0) settle(guest.seat, 0, "pay", "insurance", guest.insured * 2);
    for (Box& box : guest.boxes) {
        if (!guest.has_main || box.ended) continue;
        if (guest.own) settle_own(guest, box);
        else settle_dealer_bet(guest);
    }
    for (const auto& [wager, amount] : guest.returns) {
        if (wager != "insurance") settle(guest.seat, 0, "return", wager, amount);
    }
    settle_sides(guest);
}

// ---------------------------------------------------------------- writing and spoiling

Written& Croupier::say(const std::string& text, bool fault) {
    out_.push_back({text, false, fault, false, false});
    return out_.back();
}

void Croupier::spoil_one() {
    std::vector<std::size_t> claims;
    for (std::size_t i = 0; i < out_.size(); ++i) {
        if (out_[i].claim && !out_[i].fault) claims.push_back(i);
    }
    if (claims.size() < 2) return;  // a record without claims says nothing wrong
    const std::size_t at = dice_.one_of(claims);
    Written& line = out_[at];
    const auto space = line.text.rfind(' ');
    const bool push = line.text.find(" push ") != std::string::npos;
    const bool tip = line.text.find(" tip ") != std::string::npos;
    right_ = false;
    if (dice_.chance(25)) {
        out_.erase(out_.begin() + static_cast<std::ptrdiff_t>(at));
    } else if (push) {
        const auto verb = line.text.find(" push ");
        line.text = line.text.substr(0, verb) + " take " + line.text.substr(verb + 6) + " 5";
    } else if (dice_.chance(30) && !tip) {
        const auto verb = line.text.find(' ') + 1;
        const auto wager = line.text.find(' ', verb) + 1;
        line.text = line.text.substr(0, verb) + "push " + line.text.substr(wager, space - wager);
    } else {
        line.text += line.text.find('.', space) == std::string::npos ? "0" : "";
        if (line.text.substr(space).find('.') != std::string::npos) line.text = line.text.substr(0, space) + " 1";
    }
}

// A wager that had to be taken before the next card is taken after it.
void Croupier::settle_late() {
    for (std::size_t i = 0; i < out_.size(); ++i) {
        if (!out_[i].blocking || out_[i].fault) continue;
        for (std::size_t card = i + 1; card < out_.size(); ++card) {
            if (!out_[card].deals_card) continue;
            out_[i].fault = true;
            std::rotate(out_.begin() + static_cast<std::ptrdiff_t>(i),
                        out_.begin() + static_cast<std::ptrdiff_t>(i) + 1,
                        out_.begin() + static_cast<std::ptrdiff_t>(card) + 1);
            return;
        }
    }
}

// The hand's last settlement line is given before the last card or act.
void Croupier::settle_early() {
    if (out_.empty() || !out_.back().claim || out_.back().fault) return;
    if (out_.back().text.find(" return ") != std::string::npos) return;
    std::size_t last_act = out_.size();
    while (last_act > 0 && (out_[last_act - 1].claim || out_[last_act - 1].fault)) --last_act;
    if (last_act < 2 || out_[last_act - 1].text.find(" deal ") != std::string::npos) return;
    // The pay of a natural or a bust's take may be last; then nothing waits for the end.
    const std::string text = out_.back().text;
    const bool side = std::any_of(side_names.begin(), side_names.begin() + 2, [&](const std::string& one) {
        return text.find(one) != std::string::npos;
    });
    if (!side) return;
    out_.back().fault = true;
    std::rotate(out_.begin() + static_cast<std::ptrdiff_t>(last_act) - 1, out_.end() - 1, out_.end());
}

void Croupier::spoil() {
    if (dice_.chance(15)) settle_late();
    if (dice_.chance(10)) settle_early();
    if (dice_.chance(35)) spoil_one();
}

Dealt Croupier::deal() {
    choose_house();
    fill_shoe();
    seat_guests();
    write_bets();
    if (dice_.chance(15)) shuffle_bets();
    first_cards();
    if (faulty_ && plays_on() && dice_.chance(8)) late_bets();
    const bool open_2_to_9 = !up_is(1) && !up_is(10);
    insurance();
    const bool over = check();
    if (!over) {
        if (open_2_to_9 || !house_.no_hole) no_blackjack_now();
        for (Guest& guest : guests_) play_guest(guest);
        dealer_plays();
    }
    for (Guest& guest : guests_) settle_spot(guest);
    if (faulty_) spoil();
    Dealt dealt;
    dealt.text = header() + "\n";
    dealt.lines = lines_;
    dealt.right = right_;
    int number = 1;
    for (const Written& line : out_) {
        ++number;
        dealt.text += line.text + "\n";
        if (line.fault) dealt.fault_lines.push_back(number);
    }
    return dealt;
}

}  // namespace

Dealt deal_hand(std::uint64_t seed, std::uint64_t number, bool faulty) {
    for (std::uint64_t attempt = 0;; ++attempt) {
        Dice mix(seed * 0x2545f4914f6cdd1dU + number * 0x9e3779b97f4a7c15U + attempt);
        try {
            return Croupier(mix.next(), faulty).deal();
        } catch (const OutOfCards&) {
            continue;  // deal it again from a full shoe
        }
    }
}

}  // namespace second

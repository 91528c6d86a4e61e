// The random dealer up to the first decision: house, shoe, bets, first cards, insurance, check.

#include <algorithm>

#include "croupier.h"

namespace second {

bool two_card_21(const Cards& cards) { return cards.size() == 2 && total_of(cards).first == 21; }

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
    if (dice_.chance(50))
        text += " id=B" + std::to_string(dice_.below(90) + 1) + "-" +
                std::to_string(dice_.below(1000000));
    if (dice_.chance(20)) text += " table=B7";
    if (dice_.chance(20)) text += " dealer=1182";
    if (dice_.chance(10)) text += " shoe=44";
    if (dice_.chance(20))
        text += " at=2026-03-0" + std::to_string(dice_.between(1, 9)) + "T21:14:05Z";
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

// Takes a card at random; looks a few times for one that suits the mood of the hand or the filter.
Card Croupier::draw(const CardFilter& filter) {
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
    const int tries = filter ? 12 : mood_ == 2 ? 5 : dice_.between(0, 3);
    for (int i = 0; i < tries; ++i) {
        if (filter ? filter(shoe_[at]) : suits_mood(shoe_[at])) break;
        at = dice_.below(shoe_.size());
    }
    const Card card = shoe_[at];
    shoe_[at] = shoe_.back();
    shoe_.pop_back();
    return card;
}

Cents Croupier::stake() {
    if (dice_.chance(2)) return 1;  // of which a half, or a part, is nothing
    static const std::vector<Cents> sizes{500,  1000,  1500, 2500, 1250,  750,
                                          5000, 10000, 3250, 250,  100000};
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
        const bool too_short = faulty_ && dice_.chance(25) && house_.super_tie_min > 250;
        put = too_short ? 250
                        : house_.super_tie_min + dice_.one_of(std::vector<Cents>{0, 0, 250, 2000});
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
            say(who + croupier_sides[side] + " " + text_of(guest.side[side]), wrong);
        }
    }
}

// At some tables everybody puts up their main wager first, at others the side wagers come first.
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
    say(std::to_string(guest.seat) + " bet " + croupier_sides[side] + " 5", true);
    guest.side[side] = 500;
    guest.dead[side] = true;
}

void Croupier::first_cards() {
    for (Guest& guest : guests_) {
        Box box;
        box.cards.push_back(draw());
        const int first = box.cards[0].rank;
        CardFilter filter = nullptr;
        if (dice_.chance(25))
            filter = [=](const Card& card) { return card.rank == first; };
        else if (dice_.chance(25) && points_of_rank(first) == 10)
            filter = [](const Card& card) { return card.rank == 1; };
        else if (dice_.chance(50) && first == 1)
            filter = [](const Card& card) { return card.rank >= 10; };
        box.cards.push_back(draw(filter));
        box.stake = box.first_stake = guest.main;
        guest.start = box.cards;
        say(std::to_string(guest.seat) + " deal " + text_of(box.cards[0]) + " " +
            text_of(box.cards[1]));
        guest.boxes.push_back(box);
    }
    if (faulty_ && dice_.chance(6)) deal_to_nobody();
    const int taste = dice_.between(0, 5);
    up_ = draw(taste == 0   ? CardFilter([](const Card& card) { return card.rank == 1; })
               : taste == 1 ? CardFilter([](const Card& card) { return card.rank >= 10; })
                            : nullptr);
    dealer_ = {up_};
    if (house_.no_hole) {
        say("dealer deal " + text_of(up_));
        return;
    }
    CardFilter filter = nullptr;
    if (dice_.chance(30))
        filter = [this](const Card& card) {
            return points_of_rank(card.rank) + points_of_rank(up_.rank) == 11;
        };
    else if (dice_.chance(25))
        filter = [this](const Card& card) { return card.rank == up_.rank; };
    hole_ = draw(filter);
    say("dealer deal " + text_of(up_) +
        (dice_.chance(10) ? " (?"
                            "?)"
                          : " (" + text_of(hole_) + ")"));
}

// ---------------------------------------------------------------- before play

bool Croupier::own_bettors() const {
    return std::any_of(guests_.begin(), guests_.end(),
                       [](const Guest& guest) { return guest.has_main && guest.own; });
}

void Croupier::insurance() {
    const bool due = up_is(1) && own_bettors();
    if (!due) {
        if (!faulty_ || !plays_on() || !dice_.chance(8)) return;
        if (dice_.chance(50)) say("dealer offer insurance", true);
        return insure_one(guests_[dice_.below(guests_.size())], false);
    }
    owed_ = faulty_ && dice_.chance(8);
    if (owed_) return;
    say("dealer offer insurance");
    for (Guest& guest : guests_) insure_one(guest, true);
    if (faulty_ && dice_.chance(4)) say("dealer offer insurance");
}

void Croupier::insure_one(Guest& guest, bool offered) {
    const std::string who = std::to_string(guest.seat);
    const Cents half = guest.main / 2;
    if (half == 0) return;
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
        if (faulty_ && dice_.chance(10)) insure_again(guest, half);
    }
}

// Up to half the bet together.
void Croupier::insure_again(Guest& guest, Cents half) {
    const Cents more = dice_.chance(50) && guest.insured < half ? half - guest.insured : half;
    const bool too_much = guest.insured + more > half;
    say(std::to_string(guest.seat) + " insure " + text_of(more), too_much);
    if (too_much)
        guest.returns.emplace_back("insurance", more);
    else
        guest.insured += more;
}

void Croupier::deal_to_nobody() {
    const int seat = dice_.between(1, 9);
    const bool taken = std::any_of(guests_.begin(), guests_.end(),
                                   [&](const Guest& guest) { return guest.seat == seat; });
    if (taken) return;
    const Card first = draw();
    say(std::to_string(seat) + " deal " + text_of(first) + " " + text_of(draw()), true);
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
            settle(guest.seat, 0, "take", croupier_sides[side], guest.side[side], true);
        }
    }
    for (Guest& guest : guests_) {
        if (guest.insured > 0) settle(guest.seat, 0, "take", "insurance", guest.insured);
        guest.insured = 0;
        if (!guest.has_main || !guest.own || guest.boxes.size() > 1) continue;
        if (!two_card_21(guest.start) || guest.even_money || house_.natural_stays_live) continue;
        guest.boxes[0].ended = true;
        settle(guest.seat, 0, "pay", "player",
               guest.main * house_.bj_pays.pays / house_.bj_pays.to);
    }
}

}  // namespace second

// The random dealer while the hands are played, its own last.

#include <algorithm>

#include "croupier.h"

namespace second {

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
        return total < 12
                   ? draw()
                   : draw([=](const Card& card) { return points_of_rank(card.rank) + total > 21; });
    }
    if (dice_.chance(15))
        return draw([=](const Card& card) { return points_of_rank(card.rank) + total == 17; });
    if (dice_.chance(15))
        return draw([=](const Card& card) { return points_of_rank(card.rank) + total > 21; });
    if (dice_.chance(10))
        return draw([=](const Card& card) { return points_of_rank(card.rank) + total == 21; });
    return draw();
}

void Croupier::play_by_house_rules(Guest& guest) {
    Box& box = guest.boxes[0];
    const std::string who = std::to_string(guest.seat);
    while (goes_on(box.cards)) {
        if (faulty_ && dice_.chance(3))
            say(who + (dice_.chance(60) ? " stand" : " surrender"), true);
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
    if (pair && guest.boxes.size() < static_cast<std::size_t>(house_.max_hands))
        open.push_back("split");
    if (whole && house_.late_surrender) open.push_back("surrender");
    return open;
}

std::string Croupier::choose(const Guest& guest, const Box& box,
                             const std::vector<std::string>& open) {
    const bool can_split = std::find(open.begin(), open.end(), "split") != open.end();
    const bool can_double = std::find(open.begin(), open.end(), "double") != open.end();
    if (can_split && dice_.chance(65)) return "split";
    if (guest.sloppy) return box.total() == 21 && dice_.chance(80) ? "stand" : dice_.one_of(open);
    const auto [total, soft] = total_of(box.cards);
    if (can_double && (total == 10 || total == 11 || dice_.chance(5))) return "double";
    if (open.back() == "surrender" && total >= 15 && total <= 16 && !soft && dice_.chance(40))
        return "surrender";
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
        box->cards.push_back(
            dice_.chance(30) ? draw([=](const Card& card) { return card.rank == rank; }) : draw());
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
            if (half == 0) continue;
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
    if (faulty_ && dice_.chance(3)) say(name(guest, guest.boxes[index]) + " stand", true);
}

void Croupier::play_own(Guest& guest) {
    if (two_card_21(guest.start)) {
        if (faulty_ && dice_.chance(5))
            say(std::to_string(guest.seat) + " hit " + text_of(draw()), true);
        return;
    }
    for (std::size_t i = 0; i < guest.boxes.size(); ++i) play_box(guest, i);
}

// A hand takes a card or a decision.
bool Croupier::somebody_plays() const {
    return std::any_of(guests_.begin(), guests_.end(), [this](const Guest& guest) {
        if (!guest.has_main) return false;
        if (!guest.own) return goes_on(guest.start);
        return !guest.even_money && !two_card_21(guest.start);
    });
}

void Croupier::play_guest(Guest& guest) {
    if (!guest.has_main) return;
    if (guest.own)
        play_own(guest);
    else
        play_by_house_rules(guest);
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

void Croupier::turn_hole_card(bool is_fault) {
    say("dealer turn " + text_of(hole_), is_fault);
    dealer_.push_back(hole_);
}

void Croupier::dealer_plays() {
    if (!house_.no_hole) {
        if (dealer_.size() < 2) turn_hole_card(false);
        draw_out();
    } else if (something_lives(true)) {
        CardFilter filter = nullptr;
        if (dice_.chance(30))
            filter = [this](const Card& card) {
                return points_of_rank(card.rank) + points_of_rank(up_.rank) == 11;
            };
        hole_ = draw(filter);
        dealer_.push_back(hole_);
        say("dealer hit " + text_of(hole_)).deals_card = true;
        if (blackjack()) return;
        if (up_is(1) || up_is(10)) no_blackjack_now();
        draw_out();
    }
    if (faulty_ && dice_.chance(5)) say("dealer hit " + text_of(draw()), true);
}

}  // namespace second

// The random dealer settles by its own reasoning, case by case, and spoils some of it on purpose.

#include <algorithm>

#include "croupier.h"

namespace second {

// ---------------------------------------------------------------- settlement

void Croupier::settle(int seat, int hand, const std::string& verb, const std::string& wager,
                      Cents amount, bool blocking) {
    if (amount <= 0) return;
    const std::string text = text_of(Line{seat, hand, verb, wager, amount, -1, false});
    lines_.push_back(text);
    Written& line = say(text);
    line.claim = true;
    line.blocking = blocking;
}

void Croupier::settle_own(Guest& guest, Box& box) {
    const auto money = [&](const char* verb, Cents amount) {
        settle(guest.seat, box.number, verb, "player", amount);
    };
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
    const auto money = [&](const char* verb, Cents amount) {
        settle(guest.seat, 0, verb, "dealer", amount);
    };
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
        const bool pair = house_.pair_by_value ? points_of_rank(a.rank) == points_of_rank(b.rank)
                                               : a.rank == b.rank;
        const bool a_red = a.suit == 'h' || a.suit == 'd', b_red = b.suit == 'h' || b.suit == 'd';
        return Found{pair,
                     pair && (a.suit == b.suit || (house_.suited_by_colour && a_red == b_red))};
    };
    const Found his = look(dealer_[0], dealer_[1]), mine = look(guest.start[0], guest.start[1]);
    bool both = his.pair && mine.pair;
    if (house_.pair_up_both == House::Both::BothUnsuited)
        both = both && !his.suited && !mine.suited;
    if (house_.pair_up_both == House::Both::NotBothSuited)
        both = both && !(his.suited && mine.suited);
    const bool suited = his.suited || mine.suited;
    const bool unsuited = (his.pair && !his.suited) || (mine.pair && !mine.suited);
    if (house_.rows_sum) return (both ? 50 : 0) + (suited ? 5 : 0) + (unsuited ? 3 : 0);
    return both ? 50 : suited ? 5 : unsuited ? 3 : 0;
}

// Odds and tip; 0 to 1: no tie.
std::pair<int, Cents> Croupier::tie_prize(const Guest& guest) const {
    const Box& box = guest.boxes[0];
    const int mine = box.total(), his = total_of(dealer_).first;
    const bool my_natural = guest.boxes.size() == 1 && two_card_21(box.cards),
               his_natural = two_card_21(dealer_);
    if (mine > 21 && his > 21) return {1, 100};
    if (mine != his || mine < 17) return {0, 0};
    if (my_natural && his_natural) return {25, 1000};
    if (my_natural) return {0, 0};
    const bool pushes = house_.bj_pushes_21 && !(guest.has_main && guest.own);
    if (his_natural && !pushes) return {0, 0};
    if (mine == 21) return {15, 500};
    if (mine == 20) return {8, 300};
    return {3, 200};
}

void Croupier::settle_sides(Guest& guest) {
    const auto won = [&](Side side, int odds) {
        if (odds == 0)
            settle(guest.seat, 0, "take", croupier_sides[side], guest.side[side]);
        else
            settle(guest.seat, 0, "pay", croupier_sides[side], guest.side[side] * odds);
    };
    for (const Side side : {PairUp, Sweet, Bonus, Tie}) {
        if (guest.dead[side])
            settle(guest.seat, 0, "return", croupier_sides[side], guest.side[side]);
        if (!guest.side_open[side]) continue;
        const auto [his, soft] = total_of(dealer_);
        if (side == PairUp) won(side, pair_up(guest));
        if (side == Sweet) won(side, his == 17 && (!soft || house_.sweet17_soft) ? 6 : 0);
        if (side == Bonus) {
            const std::size_t cards = dealer_.size() + guest.boxes[0].cards.size();
            const int prize = cards >= 12   ? 250
                              : cards == 11 ? 150
                              : cards == 10 ? 100
                              : cards == 9  ? 30
                              : cards == 8  ? 15
                                            : 5;
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
    if (guest.insured > 0) settle(guest.seat, 0, "pay", "insurance", guest.insured * 2);
    for (const auto& [wager, amount] : guest.returns) {
        if (wager == "insurance") settle(guest.seat, 0, "return", wager, amount);
    }
    for (Box& box : guest.boxes) {
        if (!guest.has_main || box.ended) continue;
        if (guest.own)
            settle_own(guest, box);
        else
            settle_dealer_bet(guest);
    }
    for (const auto& [wager, amount] : guest.returns) {
        if (wager != "insurance") settle(guest.seat, 0, "return", wager, amount);
    }
    settle_sides(guest);
}

// ---------------------------------------------------------------- writing and spoiling

Written& Croupier::say(const std::string& text, bool fault) {
    out_.push_back({text, false, fault || owed_, false, false});
    owed_ = false;
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
        if (line.text.substr(space).find('.') != std::string::npos)
            line.text = line.text.substr(0, space) + " 1";
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
    const bool side =
        std::any_of(croupier_sides.begin(), croupier_sides.begin() + 2,
                    [&](const std::string& one) { return text.find(one) != std::string::npos; });
    if (!side) return;
    out_.back().fault = true;
    std::rotate(out_.begin() + static_cast<std::ptrdiff_t>(last_act) - 1, out_.end() - 1,
                out_.end());
}

void Croupier::spoil() {
    if (dice_.chance(15)) settle_late();
    if (dice_.chance(10)) settle_early();
    if (dice_.chance(35)) spoil_one();
}

}  // namespace second

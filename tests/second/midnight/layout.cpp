#include "midnight/layout.h"

#include <algorithm>

namespace second::midnight {

House house_of(const HandRecord& record) {
    House house;
    const auto is = [&](const char* name, const char* word) {
        return option(record, name) == word;
    };
    if (is("insurance-all-bust", "lose")) house.none_left = House::NoneLeft::Lose;
    if (is("insurance-all-bust", "return")) house.none_left = House::NoneLeft::Return;
    house.naturals_check_only = is("all-naturals", "check-only");
    house.blackjack_ties_21 = is("bj-vs-21", "push");
    house.saves_21 = is("dealer-bj-vs-21", "push");
    house.original_only = is("dealer-bj-takes", "original");
    house.either_value = is("double-value", "either");
    house.double_later = is("double-when", "any-time");
    house.pair_decides = is("double-after-split", "pre-split");
    house.aces_one_card = is("split-aces", "one-card");
    house.stands_on_21 = is("stand-21", "yes");
    house.insurance_dies_with_hand = is("insurance-of-bust-hand", "lost");
    house.insures_less = is("insurance-amount", "up-to-half");
    house.odd = option(record, "odd");
    house.unit = fairdeal::money_from(option(record, "unit"))->in_cents();
    return house;
}

Cents rounded(const House& house, Cents doubled_sum) {
    if (house.odd == "exact") return doubled_sum / 2;
    const Cents grain = 2 * house.unit;
    const Cents below = doubled_sum / grain * grain;
    return (house.odd == "up" && below < doubled_sum ? below + grain : below) / 2;
}

// ------------------------------------------------------------------ questions to the table

bool Layout::all_dealt() const {
    return !dealer.empty() && std::all_of(rows.begin(), rows.end(), [](const Row& row) {
        return row.of_split || row.cards.size() >= 2;
    });
}

bool Layout::asks_insurance() const {
    return !rows.empty() && dealer.size() == 1 && value_of(dealer[0]) == 1;
}

bool Layout::misses_offer() const {
    return offers_known && all_dealt() && asks_insurance() && !offered && !acted;
}

bool Layout::open(const Row& row) const {
    if (row.card_owed) return true;
    if (row.bust() || row.stood || row.doubled || row.natural()) return false;
    if (row.cards.size() >= 2 && row.of_aces && house.aces_one_card) return false;
    return !(house.stands_on_21 && count_of(row.cards).best == 21);
}

bool Layout::may_double(const Row& row) const {
    const auto fits = [](int total) { return total >= 9 && total <= 11; };
    if (row.cards.size() < 2 || (row.cards.size() > 2 && !house.double_later)) return false;
    if (is_21(row) && !(row.of_split && ace_and_ten(row.cards))) return false;
    if (row.of_split && house.pair_decides) return fits(row.pair_total);
    const Count first = count_of({row.cards[0], row.cards[1]});
    return fits(first.best) || (house.either_value && fits(first.low));
}

bool Layout::may_double_21(const Row& row) const {
    return row.of_split && ace_and_ten(row.cards) && !row.stood && !row.doubled &&
           house.stands_on_21 && !(house.aces_one_card && row.of_aces) && may_double(row);
}

std::vector<Row> Layout::in_turn() const {
    std::vector<Row> hands;
    for (const Row& row : rows) {
        if (row.cards.size() < 2) return hands;
        if (!open(row) && !(may_double_21(row) && last_played <= row.who)) continue;
        hands.push_back(row);
        if (open(row)) break;
    }
    return hands;
}

bool Layout::may_split(const Row& row) const {
    return !row.of_split && row.cards.size() == 2 &&
           value_of(row.cards[0]) == value_of(row.cards[1]);
}

bool Layout::players_over() const {
    return all_dealt() && std::none_of(rows.begin(), rows.end(), [this](const Row& row) {
               return row.cards.size() < 2 || open(row);
           });
}

int Layout::gone_at(int seat) const {
    int at = no_event;
    for (const Row& row : rows) {
        if (row.who.seat != seat) continue;
        if (!row.bust()) return no_event;
        at = std::max(at, row.bust_at);
    }
    return at;
}

bool Layout::insurance_alive(int seat) const {
    if (!insured.contains(seat)) return false;
    const int gone = gone_at(seat);
    if (gone == no_event || !house.insurance_dies_with_hand) return true;
    // Once no hand is left anywhere, AMB-MID-01 has the word.
    return std::none_of(rows.begin(), rows.end(),
                        [gone](const Row& row) { return !row.bust() || row.bust_at > gone; });
}

bool Layout::dealer_needs_card(const Cards& cards) const {
    bool left = false, only_naturals = true, insurance = false;
    for (const Row& row : rows) {
        insurance = insurance || insurance_alive(row.who.seat);
        if (row.bust() || row.cards.empty()) continue;
        left = true;
        only_naturals = only_naturals && row.natural();
    }
    const int up = value_of(cards[0]);
    const bool one = cards.size() == 1;
    if (!left) return insurance && house.none_left == House::NoneLeft::DrawOne && one;
    if (only_naturals && house.naturals_check_only) return one && (up == 1 || up == 10);
    return count_of(cards).best < 17;
}

bool Layout::dealer_draws() const { return players_over() && dealer_needs_card(dealer); }

bool Layout::dealer_to_stand() const {
    if (!players_over() || dealer_stood) return false;
    const int total = count_of(dealer).best;
    const bool left = std::any_of(rows.begin(), rows.end(), [this](const Row& row) {
        return !row.bust() && !(row.natural() && house.naturals_check_only);
    });
    // With a card too many on the table their chance to stand has passed.
    return left && !overdrawn && !dealer_needs_card(dealer) && total >= 17 && total <= 21 &&
           !ace_and_ten(dealer);
}

bool Layout::over() const { return players_over() && !dealer_draws() && !dealer_to_stand(); }

// ------------------------------------------------------------------ the events, one by one

namespace {

/// Lays one event after the other on the table.
class Clerk {
public:
    explicit Clerk(Layout& table) : t_(table) {}

    void lay(const Event& event, int index) {
        if (is_settlement(event.verb)) return;
        now_ = index;
        const bool insures = event.verb == Verb::Offer || event.verb == Verb::Insure;
        if (!insures && t_.misses_offer()) t_.faults.insert(event.line);
        if (!place(event)) t_.faults.insert(event.line);
        if (!t_.over())
            t_.over_at = no_event;
        else if (t_.over_at == no_event)
            t_.over_at = index;
    }

private:
    /// False: the event is a fault. What it puts up stands or comes back, as noted there.
    bool place(const Event& event) {
        if (event.verb == Verb::Bet) return bet(event);
        if (event.verb == Verb::Insure) return insure(event);
        if (event.verb == Verb::Deal) return deal(event);
        if (event.verb == Verb::Offer) return offer();
        if (event.who.is_dealer()) return dealer_acts(event);
        Row* row = find_row(t_.rows, event.who);
        if (row == nullptr || row->cards.empty()) return false;
        if (event.verb == Verb::Surrender || event.verb == Verb::EvenMoney) return false;
        // What was drawn or doubled on a finished hand: a card is left out, a double stands.
        const bool draws = event.verb == Verb::Hit || event.verb == Verb::Stand;
        const bool owed = row->cards.size() < 2 && event.verb == Verb::Hit;
        if (draws && !t_.open(*row) && !owed) return false;
        if (event.verb == Verb::Hit && Layout::is_21(*row)) return false;
        const bool waits = row->cards.size() < 2 || row->card_owed;
        if (event.verb == Verb::Stand && waits) return false;
        const auto turn = t_.in_turn();
        const bool in_turn =
            t_.all_dealt() && std::any_of(turn.begin(), turn.end(),
                                          [&](const Row& one) { return one.who == row->who; });
        t_.acted = true;
        t_.last_played = event.who;
        return act_on(*row, event) && in_turn;
    }

    bool bet(const Event& event) {
        const Cents amount = event.amount.in_cents();
        Row* row = find_row(t_.rows, event.who);
        if (t_.cards_out || (row == nullptr && t_.rows.size() == 3)) {
            t_.returned.push_back(due(event.who, Verb::Return, Wager::Player, amount, now_));
            return false;
        }
        if (row == nullptr) {
            Row fresh;
            fresh.who = event.who;
            t_.rows.push_back(fresh);
            std::sort(t_.rows.begin(), t_.rows.end(),
                      [](const Row& a, const Row& b) { return a.who < b.who; });
            row = find_row(t_.rows, event.who);
        }
        row->base += amount;
        row->stake = row->base;
        return true;
    }

    bool deal(const Event& event) {
        bool fits = true;
        t_.cards_out = true;
        Row* row = find_row(t_.rows, event.who);
        for (const auto& dealt : event.cards) {
            if (event.who.is_dealer()) {
                fits = t_.dealer.empty();
                take(dealt.card);
            } else if (row != nullptr && row->cards.size() < 2) {
                row->cards.push_back(dealt.card);
            } else {
                fits = false;
            }
        }
        return fits;
    }

    bool offer() {
        if (!t_.all_dealt() || !t_.asks_insurance() || t_.offered || t_.acted) return false;
        return t_.offered = true;
    }

    bool insure(const Event& event) {
        t_.offered = true;
        const Cents amount = event.amount.in_cents();
        const auto row = std::find_if(t_.rows.begin(), t_.rows.end(), [&](const Row& one) {
            return one.who.seat == event.who.seat;
        });
        const bool asked =
            t_.all_dealt() && t_.asks_insurance() && !t_.acted && row != t_.rows.end();
        const Cents half = asked ? std::min(rounded(t_.house, row->base), row->base) : 0;
        const auto before = t_.insured.find(event.who.seat);
        const Cents sum = amount + (before == t_.insured.end() ? 0 : before->second);
        if (asked && (sum == half || (t_.house.insures_less && sum < half))) {
            t_.insured[event.who.seat] = sum;
            return true;
        }
        t_.returned.push_back(due(event.who, Verb::Return, Wager::Insurance, amount, now_));
        return false;
    }

    bool dealer_acts(const Event& event) {
        if (event.verb == Verb::Stand) {
            t_.acted = true;
            const bool due = t_.dealer_to_stand();
            t_.dealer_stood = t_.dealer_stood || !t_.dealer_needs_card(t_.dealer);
            return due;
        }
        if (event.verb != Verb::Hit) return false;
        const bool due = t_.dealer_draws();
        t_.acted = true;
        if (due) t_.last_played = {99, 0};
        take(event.cards[0].card);
        return due;
    }

    void take(Card card) {
        if (!t_.dealer.empty() && !t_.dealer_needs_card(t_.dealer)) {
            t_.overdrawn = true;
            return;
        }
        t_.dealer.push_back(card);
        if (t_.dealer.size() == 2) t_.second_card_at = now_;
    }

    bool act_on(Row& row, const Event& event) {
        if (event.verb == Verb::Stand) return row.stood = true;
        if (event.verb == Verb::Hit) {
            draw(row, event);
            return true;
        }
        if (event.verb == Verb::Double) {
            const bool allowed = t_.may_double(row);
            row.doubled = true;
            row.stake *= 2;
            row.card_owed = event.cards.empty();
            if (!row.card_owed) draw(row, event);
            return allowed;
        }
        const bool allowed = t_.may_split(row) && t_.open(row);
        if (row.cards.size() == 2) split_row(t_.rows, row.who);
        return allowed;
    }

    void draw(Row& row, const Event& event) {
        row.cards.push_back(event.cards[0].card);
        if (count_of(row.cards).best > 21) row.bust_at = now_;
    }

    Layout& t_;
    int now_ = 0;
};

}  // namespace

Layout lay_out(const HandRecord& record) {
    Layout table;
    table.house = house_of(record);
    table.offers_known = record.header.facts.offers_known;
    Clerk clerk(table);
    for (std::size_t i = 0; i < record.events.size(); ++i) {
        clerk.lay(record.events[i], static_cast<int>(i));
    }
    return table;
}

}  // namespace second::midnight

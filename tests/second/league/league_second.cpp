#include "league/league_second.h"

#include <algorithm>
#include <array>
#include <tuple>

#include "league/standing.h"

namespace second::league {
namespace {

// Rows the player's standing, columns the dealer's.
// W even money, N the natural's price, L lost, = push. A dealer who stopped short of 17 had nobody
// left to draw against.
// clang-format off
constexpr std::array<std::string_view, 8> outcome{
//  low 17 18 19 20 21 BJ bust
    "W" "L""L""L""L""L""L""W",  // 16 or less
    "W" "=""L""L""L""L""L""W",  // 17
    "W" "W""=""L""L""L""L""W",  // 18
    "W" "W""W""=""L""L""L""W",  // 19
    "W" "W""W""W""=""L""L""W",  // 20
    "W" "W""W""W""W""=""L""W",  // 21
    "N" "N""N""N""N""N""=""N",  // blackjack
    "L" "L""L""L""L""L""L""L",  // bust
};
// clang-format on

class Settling {
public:
    explicit Settling(const Felt& felt) : f_(felt) {}

    std::vector<Due> settled() {
        for (const auto& [seat, player] : f_.players) insurance(seat, player.insured);
        for (const Row& row : f_.rows) settle(row);
        in_order(dues_);
        in_order(at_the_end_);
        dues_.insert(dues_.end(), at_the_end_.begin(), at_the_end_.end());
        if (f_.over_at == no_event) return dues_;
        for (const Due& one : f_.returned) dues_.push_back(one);
        if (counted() && !f_.of_one()) place();
        return dues_;
    }

private:
    static void in_order(std::vector<Due>& dues) {
        const auto place = [](const Due& one) {
            return std::tuple{one.at, one.line.who.seat, one.line.wager != Wager::Insurance};
        };
        std::stable_sort(dues.begin(), dues.end(),
                         [&](const Due& a, const Due& b) { return place(a) < place(b); });
    }

    void line(Who who, Verb verb, Wager wager, Cents amount, int at) {
        if (amount == 0) return;  // notation, point 15
        // A secret bet shows nothing of itself before the hand is over.
        const bool hidden = f_.players.at(who.seat).secret && wager == Wager::Player;
        if (!hidden && at != no_event) dues_.push_back(due(who, verb, wager, amount, at));
        if (hidden) at_end(who, verb, wager, amount);
    }

    void at_end(Who who, Verb verb, Wager wager, Cents amount) {
        if (f_.over_at != no_event && amount > 0)
            at_the_end_.push_back(due(who, verb, wager, amount, f_.over_at));
    }

    void insurance(int seat, Cents insured) {
        if (insured == 0) return;
        const Who who{static_cast<std::uint8_t>(seat), 0};
        if (f_.known_at != no_event)
            line(who, Verb::Take, Wager::Insurance, insured, f_.known_at);
        else
            at_end(who, Verb::Pay, Wager::Insurance, 2 * insured);
    }

    void settle(const Row& row) {
        const Cents half = row.stake / 2, natural = row.stake * f_.house.pays / f_.house.to;
        if (row.bust()) return line(row.who, Verb::Take, Wager::Player, row.stake, row.bust_at);
        if (row.even_money) {
            return line(row.who, Verb::Pay, Wager::Player, row.stake, row.given_up_at);
        }
        if (row.given_up_at != no_event) {
            if (half == 0) return;
            line(row.who, Verb::Take, Wager::Player, half, row.given_up_at);
            return line(row.who, Verb::Return, Wager::Player, row.stake - half, row.given_up_at);
        }
        if (row.natural() && f_.known_at != no_event) {
            return line(row.who, Verb::Pay, Wager::Player, natural, f_.known_at);
        }
        if (f_.over_at == no_event) return;
        const Standing dealer = standing_of(f_.dealer, f_.dealer_blackjack());
        switch (outcome[standing_of(row.cards, row.natural())][dealer]) {
            case 'W': return at_end(row.who, Verb::Pay, Wager::Player, row.stake);
            case 'N': return at_end(row.who, Verb::Pay, Wager::Player, natural);
            case '=': return at_end(row.who, Verb::Push, Wager::Player, row.stake);
            default: return at_end(row.who, Verb::Take, Wager::Player, row.stake);
        }
    }

    [[nodiscard]] bool counted() const {
        return std::all_of(f_.rows.begin(), f_.rows.end(),
                           [this](const Row& row) { return f_.players.at(row.who.seat).counted; });
    }

    void place() {
        std::vector<Pile> piles;
        for (const auto& [seat, player] : f_.players) {
            if (!player.counted) continue;
            Cents after = player.chips;
            for (const Due& one : dues_) {
                if (one.line.who.seat != seat) continue;
                const Cents amount = one.line.amount.in_cents();
                if (one.line.verb == Verb::Pay) after += amount;
                if (one.line.verb == Verb::Take) after -= amount;
            }
            // Nobody has less than nothing, whatever they bet.
            after = std::max<Cents>(after, 0);
            piles.push_back({seat, player.chips, after, distance_of(seat, f_)});
        }
        for (const Placing& one : placings(piles, f_)) {
            dues_.push_back(
                due_place(one.seat, one.out ? Verb::Out : Verb::Place, one.place, f_.over_at));
        }
    }

    const Felt& f_;
    std::vector<Due> dues_, at_the_end_;
};

// ------------------------------------------------------------------ what comes next

void list_deals(Answer& answer, const Felt& felt) {
    for (const Row& row : felt.rows) {
        if (row.cards.size() < 2) answer.next.insert(act(row.who, "deal"));
    }
    if (!felt.rows.empty() && felt.dealer.size() < (felt.house.no_hole ? 1U : 2U)) {
        answer.next.insert("dealer deal");
    }
}

void list_insurance(Answer& answer, const Felt& felt) {
    if (!felt.offered || !felt.insurance_open()) return;
    for (const Row& row : felt.rows) {
        if (felt.may_insure(row)) answer.may.insert("insure");
        if (felt.may_take_even_money(row)) answer.may.insert("even-money");
    }
}

/// The dealer asks, then looks; false where they do neither.
bool list_check(Answer& answer, const Felt& felt) {
    if (felt.insurance_open() && !felt.offered) answer.next.insert("dealer offer insurance");
    if (felt.owes_the_offer()) return true;
    if (felt.house.no_hole || felt.known_at != no_event) return false;
    answer.next.insert(felt.dealer_blackjack() ? "dealer turn" : "dealer peek");
    return true;
}

bool list_player(Answer& answer, const Felt& felt) {
    for (const Row& row : felt.rows) {
        if (row.cards.size() >= 2) continue;
        answer.next.insert(act(row.who, "deal"));
        return true;
    }
    const Row* row = felt.in_turn();
    if (row == nullptr) return false;
    if (row->card_owed) {
        answer.next.insert(act(row->who, "double"));
        return true;
    }
    if (felt.players.at(row->who.seat).asleep()) {
        answer.next.insert(act(row->who, felt.draws_alone(*row) ? "hit" : "stand"));
        return true;
    }
    answer.next.insert(act(row->who, "decides"));
    answer.may.insert({"hit", "stand"});
    if (felt.may_double(*row)) answer.may.insert("double");
    if (felt.may_split(*row)) answer.may.insert("split");
    if (felt.may_surrender(*row)) answer.may.insert("surrender");
    return true;
}

void list_next(Answer& answer, const Felt& felt, const std::vector<Due>& open) {
    if (!felt.dealt()) return list_deals(answer, felt);
    for (const Due& one : open) answer.next.insert(to_text(one.line));
    list_insurance(answer, felt);
    if (list_check(answer, felt) || list_player(answer, felt)) return;
    if (!felt.house.no_hole && !felt.turned)
        answer.next.insert("dealer turn");
    else
        answer.next.insert(felt.dealer_draws() ? "dealer hit" : "dealer stand");
}

}  // namespace

Answer settle(const HandRecord& record) {
    const Felt felt = lay_out(record);
    const std::vector<Due> dues = Settling(felt).settled();
    Answer answer;
    answer.complete = felt.over_at != no_event;
    answer.faults = felt.faults;
    if (answer.complete && felt.of_one()) answer.faults.insert(1);
    hold_claim(answer, dues, record);
    if (!answer.complete) list_next(answer, felt, unclaimed(dues, record));
    return answer;
}

}  // namespace second::league

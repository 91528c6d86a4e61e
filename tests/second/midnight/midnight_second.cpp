#include "midnight/midnight_second.h"

#include <algorithm>
#include <array>

#include "midnight/layout.h"

namespace second::midnight {
namespace {

// Rows the player's standing, columns the dealer's.
// W even money, N the natural's price, L lost, = push, X lost to a blackjack, s such a 21, n a
// natural against a drawn 21. A dealer who did not draw (only naturals left) stands in the low
// column.
// clang-format off
constexpr std::array<std::string_view, 8> outcome{
//   low 17 18 19 20 21 BJ bust
    "." "L""L""L""L""L""X""W",  // 16 or less
    "." "=""L""L""L""L""X""W",  // 17
    "." "W""=""L""L""L""X""W",  // 18
    "." "W""W""=""L""L""X""W",  // 19
    "." "W""W""W""=""L""X""W",  // 20
    "." "W""W""W""W""=""s""W",  // 21
    "N" "N""N""N""N""n""=""N",  // blackjack
    "L" "L""L""L""L""L""L""L",  // bust
};
// clang-format on

void settle_row(std::vector<Due>& dues, const Layout& table, const Row& row) {
    const Standing dealer = standing_of(table.dealer, ace_and_ten(table.dealer));
    const auto line = [&](Verb verb, Cents amount) {
        dues.push_back(due(row.who, verb, Wager::Player, amount, table.over_at));
    };
    const House& house = table.house;
    switch (outcome[standing_of(row.cards, row.natural())][dealer]) {
        case 'W': return line(Verb::Pay, row.stake);
        case 'n':
            if (house.blackjack_ties_21) return line(Verb::Push, row.stake);
            [[fallthrough]];
        case 'N': return line(Verb::Pay, rounded(house, 3 * row.stake));
        case '=': return line(Verb::Push, row.stake);
        case 's':
            if (house.saves_21) return line(Verb::Push, row.stake);
            [[fallthrough]];
        case 'X':
            if (!house.original_only) return line(Verb::Take, row.stake);
            if (row.who.hand > 1) return line(Verb::Push, row.stake);
            line(Verb::Take, row.base);
            if (row.doubled) line(Verb::Return, row.stake - row.base);
            return;
        default: return line(Verb::Take, row.stake);
    }
}

void settle_insurance(std::vector<Due>& dues, const Layout& table, int seat, Cents amount) {
    const Who who{static_cast<std::uint8_t>(seat), 0};
    const auto line = [&](Verb verb, Cents sum, int at, bool urgent) {
        dues.push_back(due(who, verb, Wager::Insurance, sum, at, urgent));
    };
    if (!table.insurance_alive(seat)) return line(Verb::Take, amount, table.gone_at(seat), true);
    if (table.second_card_at != no_event) {
        const bool wins = ace_and_ten({table.dealer[0], table.dealer[1]});
        return line(wins ? Verb::Pay : Verb::Take, wins ? 2 * amount : amount, table.second_card_at,
                    true);
    }
    if (table.over_at == no_event) return;
    const bool back = table.house.none_left == House::NoneLeft::Return;
    line(back ? Verb::Return : Verb::Take, amount, table.over_at, false);
}

std::vector<Due> dues_of(const Layout& table) {
    std::vector<Due> dues;
    int seat = 0;
    for (const Row& row : table.rows) {
        if (row.who.seat != seat) {
            seat = row.who.seat;
            const auto found = table.insured.find(seat);
            if (found != table.insured.end()) {
                settle_insurance(dues, table, seat, found->second);
            }
        }
        if (row.bust())
            dues.push_back(due(row.who, Verb::Take, Wager::Player, row.stake, row.bust_at, true));
        else if (table.over_at != no_event)
            settle_row(dues, table, row);
    }
    for (Due back : table.returned) {
        if (table.over_at == no_event) break;
        back.at = std::max(back.at, table.over_at);
        dues.push_back(back);
    }
    std::erase_if(dues, [](const Due& one) { return one.line.amount.is_zero(); });
    std::stable_sort(dues.begin(), dues.end(), [](const Due& a, const Due& b) {
        return a.at != b.at ? a.at < b.at : a.urgent && !b.urgent;
    });
    return dues;
}

// ------------------------------------------------------------------ what comes next

void list_deals(Answer& answer, const Layout& table) {
    for (const Row& row : table.rows) {
        if (row.cards.size() < 2) answer.next.insert(act(row.who, "deal"));
    }
    if (table.dealer.empty() && !table.rows.empty()) answer.next.insert("dealer deal");
    if (!table.cards_out) answer.may.insert("bet");
}

void list_player(Answer& answer, const Layout& table, const Row& row) {
    if (row.card_owed) {
        answer.next.insert(act(row.who, "double"));
        return;
    }
    answer.next.insert(act(row.who, "decides"));
    if (table.open(row)) answer.may.insert("stand");
    if (table.open(row) && !table.is_21(row)) answer.may.insert("hit");
    if (table.may_double(row)) answer.may.insert("double");
    if (table.may_split(row)) answer.may.insert("split");
}

void list_insurance(Answer& answer, const Layout& table) {
    if (!table.asks_insurance() || table.acted) return;
    for (const Row& row : table.rows) {
        if (!table.insured.contains(row.who.seat)) answer.may.insert("insure");
    }
}

void list_next(Answer& answer, const Layout& table, const std::vector<Due>& open) {
    if (!table.all_dealt()) return list_deals(answer, table);
    if (table.misses_offer()) {
        answer.next.insert("dealer offer insurance");
        return;
    }
    for (const Due& one : open) answer.next.insert(to_text(one.line));
    if (!open.empty()) return;
    if (table.dealer_to_stand()) {
        answer.next.insert("dealer stand");
        return;
    }
    list_insurance(answer, table);
    for (const Row& row : table.rows) {
        if (row.cards.size() >= 2) continue;
        answer.next.insert(act(row.who, "deal"));
        return;
    }
    bool waits = false;
    for (const Row& row : table.in_turn()) {
        list_player(answer, table, row);
        waits = waits || table.open(row);
    }
    if (!waits) answer.next.insert("dealer hit");
}

}  // namespace

Answer settle(const HandRecord& record) {
    const Layout table = lay_out(record);
    const std::vector<Due> dues = dues_of(table);
    Answer answer;
    answer.complete = table.over_at != no_event;
    answer.faults = table.faults;
    count_the_shoe(answer, record, 8);
    hold_claim(answer, dues, record);
    if (!answer.complete) list_next(answer, table, unclaimed(dues, record));
    return answer;
}

}  // namespace second::midnight

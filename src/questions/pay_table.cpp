#include "questions/pay_table.h"

#include <algorithm>
#include <array>

#include "games/all_games.h"
#include "questions/open_wagers.h"

namespace fairdeal {

namespace {

struct PaidBy {
    Game game = Game::Breakout;
    std::array<Wager, 2> wagers{};
    std::array<std::string_view, 3> sections{};
};
/// In the order in which the tables are shown.
constexpr std::array paid_by_sections{
    PaidBy{Game::Breakout, {Wager::Player}, {"own-hand"}},
    PaidBy{Game::Breakout, {Wager::Dealer}, {"dealer"}},
    PaidBy{Game::Breakout, {Wager::Insurance}, {"insurance"}},
    PaidBy{Game::Breakout, {Wager::PairUp}, {"pair-up", "pair-up-added"}},
    PaidBy{Game::Breakout, {Wager::Sweet17}, {"sweet-17"}},
    PaidBy{Game::Breakout, {Wager::BreakoutBonus}, {"breakout-bonus"}},
    PaidBy{Game::Breakout, {Wager::SuperTie}, {"super-tie"}},
    PaidBy{
        Game::Extreme, {Wager::Blind, Wager::DoubleUp}, {"hand", "early-natural", "dealer-fold"}},
    PaidBy{Game::Midnight, {Wager::Player}, {"hand"}},
    PaidBy{Game::Midnight, {Wager::Insurance}, {"insurance"}},
    PaidBy{Game::League, {Wager::Player}, {"hand"}},
    PaidBy{Game::League, {Wager::Insurance}, {"insurance"}},
};

bool names_it(std::span<const std::string_view> names, std::string_view name) {
    return std::find(names.begin(), names.end(), name) != names.end();
}

std::span<const std::string_view> sections_of(const PaidBy& paid) {
    const auto end = std::find(paid.sections.begin(), paid.sections.end(), std::string_view());
    return {paid.sections.begin(), end};
}

bool pays(const PrintedRow& row, const TableCard& card) {
    return row.does == nullptr && row.then.verb == Verb::Pay && stands(row.where, card);
}

void add_rows(PayTable& table, const PrintedSection& section, const TableCard& card) {
    if (!stands(section.where, card)) return;
    for (const PrintedRow& row : section.rows) {
        if (!pays(row, card)) continue;
        const Odds odds = row.then.price ? card.price(*row.then.price) : row.then.odds;
        table.rows.push_back({row.clause, row.when, odds, row.tip});
    }
}

/// The wagers of the entry that lie there.
std::vector<Wager> lying_there(const PaidBy& paid, const std::vector<OpenWager>& open) {
    std::vector<Wager> there;
    for (const Wager wager : paid.wagers) {
        const bool lies = std::any_of(open.begin(), open.end(), [&](const OpenWager& one) {
            return one.wager == wager && wager != Wager::None;
        });
        if (lies) there.push_back(wager);
    }
    return there;
}

/// Of the wagers that `wagers_of` leaves of each entry.
template <class WagersOf>
std::vector<PayTable> tables_of(const TableCard& card, WagersOf wagers_of) {
    const GameRules* rules = rules_of(card.game());
    if (rules == nullptr) return {};
    const auto sections = rules->sections();
    std::vector<PayTable> tables;
    for (const PaidBy& paid : paid_by_sections) {
        if (paid.game != rules->game) continue;
        PayTable table{wagers_of(paid), {}};
        if (table.wagers.empty()) continue;
        for (const PrintedSection& section : sections) {
            if (names_it(sections_of(paid), section.name)) add_rows(table, section, card);
        }
        if (!table.rows.empty()) tables.push_back(std::move(table));
    }
    return tables;
}

bool tips_come_from_player(const TableCard& card) {
    const OptionSpec* spec = find_option(card.game(), "tip-from");
    return spec != nullptr && card.text(*spec) == "player";
}

}  // namespace

std::span<const std::string_view> sections_that_pay(Game game, Wager wager) {
    for (const PaidBy& paid : paid_by_sections) {
        const bool names = wager == paid.wagers[0] || wager == paid.wagers[1];
        if (paid.game == game && names && wager != Wager::None) return sections_of(paid);
    }
    return {};
}

std::vector<PayTable> pay_tables(const HandRecord& hand) {
    const auto open = open_wagers(hand);
    return tables_of(hand.header.card, [&](const PaidBy& paid) { return lying_there(paid, open); });
}

std::vector<PayTable> pay_tables(const TableCard& card) {
    return tables_of(card, [](const PaidBy& paid) {
        std::vector<Wager> wagers(paid.wagers.begin(), paid.wagers.end());
        std::erase(wagers, Wager::None);
        return wagers;
    });
}

Money paid_by(const PriceRow& row, const TableCard& card, Money stake) {
    const GameRules* rules = rules_of(card.game());
    if (rules == nullptr) throw Fault("a game that is not ruled");
    const Money pays = rules->pays(card, stake, row.odds);
    if (row.tip.is_zero() || !tips_come_from_player(card)) return pays;
    return pays > row.tip ? pays - row.tip : Money();
}

}  // namespace fairdeal

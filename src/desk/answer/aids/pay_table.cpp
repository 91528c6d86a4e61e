#include "desk/answer/aids/pay_table.h"

#include "base/translation.h"
#include "questions/pay_table.h"
#include "words/amounts.h"
#include "words/words.h"

namespace fairdeal {

namespace {

std::string price_for_people(const PriceRow& row, Unit unit) {
    const std::string odds = row.odds == Odds{1, 1} ? tr("Even money") : odds_in_words(row.odds);
    if (row.tip.is_zero()) return odds;
    return tr("{odds}, tip {tip}", "odds"_a = odds, "tip"_a = brief_amount(row.tip, unit));
}

std::string title_of_wagers(const std::vector<Wager>& wagers) {
    std::string title;
    for (const Wager wager : wagers) {
        title += title.empty() ? "" : tr_in("between parts of a list", ", ");
        title += title_in_words(wager);
    }
    return title;
}

/// Rows that follow one another at the same price are one.
void add_price(WagerPrices& wager, const PriceRow& row, Unit unit) {
    const std::string price = price_for_people(row, unit);
    if (!wager.prices.empty() && wager.prices.back().price == price) {
        std::string& when = wager.prices.back().when;
        when = tr("{this}; {that}", "this"_a = when, "that"_a = tr(row.when));
        return;
    }
    wager.prices.push_back({price, capital(tr(row.when))});
}

}  // namespace

std::vector<WagerPrices> prices_of(const HandRecord& hand) {
    std::vector<WagerPrices> all;
    for (const PayTable& table : pay_tables(hand)) {
        WagerPrices wager{title_of_wagers(table.wagers), {}};
        for (const PriceRow& row : table.rows) add_price(wager, row, unit_of(hand.header));
        all.push_back(std::move(wager));
    }
    return all;
}

bool offers_pay_table(const Practice& practice) {
    if (practice.examined || practice.tested || practice.mark) return false;
    return !pay_tables(practice.scenario.hand).empty();
}

void lay_pay_table(Practice& practice, bool open) {
    if (!offers_pay_table(practice)) return;
    practice.pay_table = open;
    practice.saw_pay_table = practice.saw_pay_table || open;
}

std::optional<PayTableScreen> pay_table_screen(const Practice& practice) {
    if (!offers_pay_table(practice)) return std::nullopt;
    PayTableScreen screen;
    screen.open = practice.pay_table;
    if (screen.open) screen.wagers = prices_of(practice.scenario.hand);
    return screen;
}

}  // namespace fairdeal

#include "desk/answer/aids/pay_table.h"

#include "base/translation.h"
#include "questions/pay_table.h"
#include "words/amounts.h"
#include "words/words.h"

namespace fairdeal {

namespace {

std::string price_for_people(const PriceRow& row, Unit unit) {
    std::string odds = row.odds == Odds{1, 1} ? tr("Even money") : odds_in_words(row.odds);
    if (row.tip.is_zero()) return odds;
    return tr("{odds}, tip {tip}", "odds"_a = odds, "tip"_a = brief_amount(row.tip, unit));
}

std::string title_of_wagers(const std::vector<Wager>& wagers) {
    std::vector<std::string> titles;
    titles.reserve(wagers.size());
    for (const Wager wager : wagers) titles.push_back(title_in_words(wager));
    return comma_list(titles);
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

std::vector<WagerPrices> in_words(const std::vector<PayTable>& tables, Unit unit) {
    std::vector<WagerPrices> all;
    for (const PayTable& table : tables) {
        WagerPrices wager{title_of_wagers(table.wagers), {}};
        for (const PriceRow& row : table.rows) add_price(wager, row, unit);
        all.push_back(std::move(wager));
    }
    return all;
}

/// Empty where none is offered.
std::vector<PayTable> offered_tables(const Practice& practice) {
    if (practice.examined || practice.tested || practice.mark) return {};
    return pay_tables(practice.scenario.hand);
}

}  // namespace

bool offers_pay_table(const Practice& practice) { return !offered_tables(practice).empty(); }

void lay_pay_table(Practice& practice, bool open) {
    if (!offers_pay_table(practice)) return;
    practice.pay_table = open;
    practice.saw_pay_table = practice.saw_pay_table || open;
}

std::optional<PayTableScreen> pay_table_screen(const Practice& practice) {
    const auto tables = offered_tables(practice);
    if (tables.empty()) return std::nullopt;
    PayTableScreen screen;
    screen.open = practice.pay_table;
    if (screen.open) screen.wagers = in_words(tables, practice.unit());
    return screen;
}

}  // namespace fairdeal

#include "print/pay/pay_table_page.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/translation.h"
#include "words/amounts.h"
#include "words/words.h"

namespace fairdeal {

namespace {

using on_paper::grey, on_paper::strong;

std::string titles_of(const std::vector<Wager>& wagers) {
    std::vector<std::string> titles;
    titles.reserve(wagers.size());
    for (const Wager wager : wagers) titles.push_back(title_in_words(wager));
    return comma_list(titles);
}

/// The least bet that the card allows on the wagers; nothing where it says none.
Money least_bet(const PayTable& table, const TableCard& card) {
    const bool is_tie = table.wagers.front() == Wager::SuperTie;
    return is_tie ? card.amount(Option::SuperTieMin) : Money();
}

PayTablePrint::WagerTable section_of(const PayTable& table, const TableCard& card) {
    const Unit unit = card.game() == Game::League ? Unit::Chips : Unit::Cash;
    const Money least = least_bet(table, card);
    PayTablePrint::WagerTable section;
    section.wagers = titles_of(table.wagers);
    for (const Money bet : printed_bets()) section.bets.push_back(brief_amount(bet, unit));
    for (const PriceRow& price : table.rows) {
        PayTablePrint::PaidLine row;
        row.when = capital(tr(price.when));
        row.price = odds_in_words(price.odds);
        if (!price.tip.is_zero()) row.tip = brief_amount(price.tip, unit);
        for (const Money bet : printed_bets())
            row.pays.push_back(bet < least ? "" : brief_amount(paid_by(price, card, bet), unit));
        section.rows.push_back(std::move(row));
    }
    return section;
}

bool has_tips(const PayTablePrint::WagerTable& section) {
    return std::any_of(section.rows.begin(), section.rows.end(),
                       [](const auto& row) { return !row.tip.empty(); });
}

void put_section(PageFlow& flow, const PayTablePrint::WagerTable& section) {
    const bool tips = has_tips(section);
    flow.need(80);
    flow.heading(section.wagers);
    PrintedTable table{{{tr("It wins by")}, {tr("Price"), ColumnKind::Text, 50}}, {}};
    if (tips) table.columns.push_back({tr("Tip"), ColumnKind::Text, 30});
    for (const std::string& bet : section.bets)
        table.columns.push_back({bet, ColumnKind::Text, 42});
    for (const auto& row : section.rows) {
        Cell price(row.price);
        price.bold = true;
        std::vector<Cell> cells{row.when, price};
        if (tips) cells.emplace_back(row.tip);
        for (const std::string& pays : row.pays) cells.emplace_back(pays);
        table.rows.push_back(std::move(cells));
    }
    flow.table(table);
}

std::string how_to_read_it() {
    return tr(
        "Under each bet stands what it is paid, on top of the bet. A wager of another amount is "
        "paid at the same price.");
}

}  // namespace

std::span<const Money> printed_bets() {
    static constexpr std::array bets{Money::dollars(5),  Money::dollars(10), Money::dollars(15),
                                     Money::dollars(20), Money::dollars(25), Money::dollars(50),
                                     Money::dollars(75), Money::dollars(100)};
    return bets;
}

PayTablePrint pay_table_print(const TableCardFile& table, const UtcTime& made) {
    PayTablePrint print{tr("{game}: pay table", "game"_a = title_of(table.card.game())),
                        table_in_words(table),
                        made,
                        {}};
    for (const PayTable& one : pay_tables(table.card))
        print.sections.push_back(section_of(one, table.card));
    return print;
}

std::vector<PrintedPage> pay_table_pages(Painter& ruler, Paper paper, const PayTablePrint& print) {
    PageFlow flow(ruler, paper,
                  {"Fairdeal \u00b7 " + print.title, time_on_paper(print.made), print.table});
    flow.title(print.title);
    flow.paragraph(print.table, strong);
    flow.paragraph(how_to_read_it(), on_paper::small, grey);
    for (const PayTablePrint::WagerTable& section : print.sections) put_section(flow, section);
    return flow.finish();
}

Result<std::string> pay_table_pdf(const PayTablePrint& print, Paper paper) {
    const auto pages =
        lay_out([&](Painter& ruler) { return pay_table_pages(ruler, paper, print); });
    return printed_pages(paper, print.title, to_text(print.made), pages);
}

std::string text_of(const PayTablePrint& print) {
    std::string text = fmt::format("{}\n{}\n{}\n", print.title, print.table, how_to_read_it());
    for (const PayTablePrint::WagerTable& section : print.sections) {
        text += fmt::format("\n{}\n", section.wagers);
        for (const PayTablePrint::PaidLine& row : section.rows) {
            text += fmt::format("  {}: {}\n   ", row.when, row.price);
            for (std::size_t i = 0; i < row.pays.size(); ++i) {
                if (!row.pays[i].empty())
                    text += fmt::format(" {}={}", section.bets[i], row.pays[i]);
            }
            text += "\n";
        }
    }
    return text;
}

}  // namespace fairdeal

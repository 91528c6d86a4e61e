#include "print/pay/pay_sheet_page.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "base/translation.h"
#include "questions/pay_table.h"
#include "questions/tray.h"
#include "questions/words/chip_words.h"
#include "words/amounts.h"
#include "words/words.h"

namespace fairdeal {

namespace {

using on_paper::black, on_paper::grey, on_paper::plain, on_paper::strong;

/// The rows that price the wager and pay so much on its bet.
std::vector<PriceRow> rows_paying(const PayoutItem& item, const TableCard& card,
                                  const std::vector<PayTable>& tables) {
    std::vector<PriceRow> rows;
    for (const PayTable& table : tables) {
        const auto& wagers = table.wagers;
        if (std::find(wagers.begin(), wagers.end(), item.scenario.question.wager) == wagers.end())
            continue;
        std::copy_if(
            table.rows.begin(), table.rows.end(), std::back_inserter(rows),
            [&](const PriceRow& row) { return paid_by(row, card, item.stake) == item.pays; });
    }
    return rows;
}

/// What it wins by: the words of such a row whose clause the key cites; where it cites none of
/// them, as of a plain win, of all.
std::string when_of(const PayoutItem& item, const TableCard& card,
                    const std::vector<PayTable>& tables) {
    const std::vector<PriceRow> rows = rows_paying(item, card, tables);
    for (const std::string& clause : item.scenario.clauses) {
        for (const PriceRow& row : rows) {
            if (row.clause.id == clause) return capital(tr(row.when));
        }
    }
    std::vector<std::string> words;
    for (const PriceRow& row : rows) words.push_back(tr(row.when));
    return capital(semicolon_list(words));
}

PaySheetPrint::Payout row_of(const PayoutItem& item, const TableCard& card,
                             const std::vector<PayTable>& tables) {
    const Unit unit = unit_of(item.scenario.hand.header);
    PaySheetPrint::Payout row;
    row.wager = title_in_words(item.scenario.question.wager);
    row.when = when_of(item, card, tables);
    row.price = odds_in_words(item.price);
    row.bet = amount_in_words(item.stake, unit);
    row.pays = amount_in_words(item.pays, unit);
    if (const auto chips = payment_from(house_rack(), item.pays, ChipStyle::Fewest, {}))
        row.chips = chips_in_words(*chips, unit);
    row.clause = item.scenario.clauses.empty() ? "" : item.scenario.clauses.front();
    return row;
}

/// What a trainee has to go by: without a price only where no row says when it is paid.
std::string asked_by(const PaySheetPrint& print, const PaySheetPrint::Payout& row) {
    if (row.when.empty()) return tr("At {price}", "price"_a = row.price);
    if (!print.with_prices) return row.when;
    return tr("{when}: {price}", "when"_a = row.when, "price"_a = row.price);
}

std::string task_of(const PaySheetPrint& print) {
    return print.with_prices
               ? tr("Every wager here wins. Write down what you pay on top of the bet.")
               : tr("Every wager here wins as it says. Write down what you pay on top of the bet.");
}

std::string mark_of(const PaySheetPrint& print) {
    return tr("Code {code} \u00b7 seed {seed}", "code"_a = print.code, "seed"_a = print.seed);
}

std::string how_to_find_the_key() {
    return tr(
        "The key is on a page of its own. With the code it is printed again: at the desk in "
        "Payouts for speed, or by fairdeal sheet --code.");
}

// --- the page to fill in

constexpr double row_height = 21, box_width = 96, bet_width = 74, number_width = 26;

struct Columns {
    Box number, wager, when, bet, box;
};

Columns columns_at(const Box& area, double y) {
    const double words = area.width - number_width - bet_width - box_width - 24;
    const double wager = words * 0.34;
    double x = area.x;
    const auto next = [&](double width, double gap) {
        const Box box{x, y, width, row_height};
        x += width + gap;
        return box;
    };
    const Box number = next(number_width, 0), named = next(wager, 6), when = next(words - wager, 6);
    const Box bet = next(bet_width, 12);
    return {number, named, when, bet, next(box_width, 0)};
}

void put_heads(PageFlow& flow) {
    const Columns at = columns_at(flow.area(), flow.at());
    flow.block(13, [](Painter&, const Box&) {});
    const auto head = [&](const std::string& words, Box box, Align align) {
        box.height = 11;
        flow.label(words, box, on_paper::small, align, grey);
    };
    head(tr("Wager"), at.wager, Align::Left);
    head(tr("It wins by"), at.when, Align::Left);
    head(tr("Bet"), at.bet, Align::Right);
    head(tr("You pay"), at.box, Align::Left);
}

void put_line(PageFlow& flow, const PaySheetPrint& print, std::size_t number) {
    if (flow.at() + row_height > flow.area().bottom()) {
        flow.new_page();
        put_heads(flow);
    }
    const PaySheetPrint::Payout& row = print.rows[number];
    const double top = flow.at();
    const Columns at = columns_at(flow.area(), top);
    flow.block(row_height, [box = at.box](Painter& painter, const Box& line) {
        painter.stroke(
            Path().move_to({line.x, line.bottom()}).line_to({line.right(), line.bottom()}),
            on_paper::rule, 0.3);
        painter.stroke(Path().box({box.x, box.y + 3, box.width, row_height - 6}), grey, 0.8);
    });
    const auto put = [&](const std::string& words, Box box, const Font& font, Align align) {
        const auto lines = wrapped(flow.ruler(), words, font, box.width, 2);
        const double high = font.size * 1.25;
        double y = top + (row_height - high * static_cast<double>(lines.size())) / 2;
        for (const std::string& line : lines) {
            flow.label(line, {box.x, y, box.width, high}, font, align, black);
            y += high;
        }
    };
    put(std::to_string(number + 1), at.number, plain, Align::Left);
    put(row.wager, at.wager, strong, Align::Left);
    put(asked_by(print, row), at.when, on_paper::small, Align::Left);
    put(row.bet, at.bet, strong, Align::Right);
}

void put_sheet(PageFlow& flow, const PaySheetPrint& print) {
    flow.title(print.title);
    flow.paragraph(print.table, strong);
    flow.paragraph(task_of(print));
    flow.paragraph(how_to_find_the_key(), on_paper::small, grey);
    flow.gap(6);
    flow.paragraph(
        tr("Name ______________________   Date ______________   Minutes ________   "
           "Right ______ of {all}",
           "all"_a = print.rows.size()));
    flow.gap(6);
    put_heads(flow);
    for (std::size_t i = 0; i < print.rows.size(); ++i) put_line(flow, print, i);
}

void put_key(PageFlow& flow, const PaySheetPrint& print) {
    flow.title(tr("Key to {code}", "code"_a = print.code));
    flow.paragraph(print.table, strong);
    flow.paragraph(mark_of(print), plain);
    PrintedTable table{{{tr("No."), ColumnKind::Text, 28},
                        {tr("Wager"), ColumnKind::Text, 92},
                        {tr("Price"), ColumnKind::Text, 52},
                        {tr("Bet"), ColumnKind::Text, 62},
                        {tr("Pays"), ColumnKind::Text, 66},
                        {tr("In chips")},
                        {tr("Clause"), ColumnKind::Text, 78}},
                       {}};
    for (std::size_t i = 0; i < print.rows.size(); ++i) {
        const PaySheetPrint::Payout& row = print.rows[i];
        Cell pays(row.pays);
        pays.bold = true;
        table.rows.push_back(
            {std::to_string(i + 1), row.wager, row.price, row.bet, pays, row.chips, row.clause});
    }
    flow.table(table);
}

}  // namespace

std::string table_in_words(const TableCardFile& table) {
    return table.title.empty() ? tr("By the rule book\u2019s defaults")
                               : tr("By the table card: {card}", "card"_a = table.title);
}

TableCardFile house_table(const Library& library, Game game) {
    const TableCardFile* table = find_table(library, house_card_id(game));
    return table == nullptr ? TableCardFile{"", "", "", TableCard(game)} : *table;
}

std::string other_sheet(const PaySheet& dealt) {
    return tr(
        "the sheet was dealt under another table card or by another version: this card deals "
        "{code}. Name the card that is on the sheet",
        "code"_a = dealt.code);
}

PaySheetPrint pay_sheet_print(const PaySheet& sheet, const TableCardFile& table, bool with_prices,
                              const UtcTime& made) {
    PaySheetPrint print;
    print.title = tr("{game}: payouts to practise", "game"_a = title_of(sheet.card.game()));
    print.table = table_in_words(table);
    print.code = sheet.code;
    print.seed = std::to_string(sheet.seed);
    print.with_prices = with_prices;
    print.made = made;
    const auto tables = pay_tables(sheet.card);
    for (const PayoutItem& item : sheet.payouts)
        print.rows.push_back(row_of(item, sheet.card, tables));
    return print;
}

std::vector<PrintedPage> pay_sheet_pages(Painter& ruler, Paper paper, const PaySheetPrint& print) {
    PageFlow flow(ruler, paper,
                  {"Fairdeal \u00b7 " + print.title, time_on_paper(print.made), mark_of(print)});
    put_sheet(flow, print);
    flow.new_page();
    put_key(flow, print);
    return flow.finish();
}

Result<std::string> pay_sheet_pdf(const PaySheetPrint& print, Paper paper) {
    const auto pages =
        lay_out([&](Painter& ruler) { return pay_sheet_pages(ruler, paper, print); });
    return printed_pages(paper, print.title, to_text(print.made), pages);
}

std::string text_of(const PaySheetPrint& print) {
    std::string text =
        fmt::format("{}\n{}\n{}\n{}\n\n", print.title, print.table, mark_of(print), task_of(print));
    for (std::size_t i = 0; i < print.rows.size(); ++i) {
        const PaySheetPrint::Payout& row = print.rows[i];
        text += fmt::format("{:3}. {}, {} ({}): ________\n", i + 1, row.wager, row.bet,
                            asked_by(print, row));
    }
    text += fmt::format("\f{}\n{}\n\n", tr("Key to {code}", "code"_a = print.code), mark_of(print));
    for (std::size_t i = 0; i < print.rows.size(); ++i) {
        const PaySheetPrint::Payout& row = print.rows[i];
        text += fmt::format("{:3}. {}  {}  {}\n", i + 1, row.pays, row.price, row.clause);
    }
    return text;
}

}  // namespace fairdeal

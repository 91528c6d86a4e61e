#include "print/sheet_page.h"

#include <fmt/format.h>

#include "base/translation.h"
#include "games/all_games.h"

namespace fairdeal {

namespace {

using on_paper::grey, on_paper::strong;

/// "BRK-BJ-3, AMB-BRK-14".
std::string clauses_of(const SheetRow& row) {
    return row.also.empty() ? row.clause : row.clause + ", " + row.also;
}

std::string how_it_is_read() {
    return tr("In each section the rows are read from the top; the first that holds rules.");
}

// --- on paper

void draw_box(Painter& painter, const Box& box) {
    constexpr double side = 8;
    painter.stroke(Path().box({box.x + 2, box.y + 2, side, side}), grey, 0.8);
}

Cell box_to_tick() {
    Cell cell;
    cell.drawing = draw_box;
    return cell;
}

void put_rows(PageFlow& flow, const SheetSection& section) {
    PrintedTable table{{{"", ColumnKind::Drawn, 16},
                        {tr("Clauses"), ColumnKind::Text, 104},
                        {tr("When")},
                        {tr("Then"), ColumnKind::Text, 118},
                        {tr("House\u2019s choice"), ColumnKind::Text, 96}},
                       {}};
    for (const SheetRow& row : section.rows) {
        Cell then(row.then);
        then.bold = row.stands;
        table.rows.push_back({box_to_tick(), clauses_of(row), row.when, then,
                              option_for_people(row.option, row.stands)});
    }
    flow.table(table);
}

void put_section(PageFlow& flow, const SheetSection& section) {
    flow.heading(section.title);
    if (!section.option.empty())
        flow.paragraph(option_for_people(section.option, section.stands), strong);
    put_rows(flow, section);
    for (const SheetRow& note : section.notes) {
        flow.fact(note.clause, note.when + (note.option.empty() ? "" : "; ") +
                                   option_for_people(note.option, note.stands));
    }
}

// --- as text

std::string lines_of(const SheetRow& row) {
    std::string text = fmt::format("  {:<13} {}\n", row.clause, row.when);
    if (!row.then.empty()) text += fmt::format("  {:<13}   {}\n", "", row.then);
    const std::string option = option_for_people(row.option, row.stands);
    if (!option.empty()) text += fmt::format("  {:<13}   [{}]\n", "", option);
    if (!row.also.empty())
        text += fmt::format("  {:<13}   {}\n", "", tr("with {clauses}", "clauses"_a = row.also));
    return text;
}

std::string lines_of(const SheetSection& section) {
    std::string text = fmt::format("\n{} ({})\n", section.title, section.name);
    const std::string option = option_for_people(section.option, section.stands);
    if (!option.empty()) text += fmt::format("  [{}]\n", option);
    for (const SheetRow& row : section.rows) text += lines_of(row);
    if (!section.notes.empty()) text += "  " + tr("It also rests on") + "\n";
    for (const SheetRow& note : section.notes) text += lines_of(note);
    return text;
}

// --- as HTML

std::string escaped(const std::string& text) {
    std::string safe;
    for (const char c : text) {
        switch (c) {
            case '&': safe += "&amp;"; break;
            case '<': safe += "&lt;"; break;
            case '>': safe += "&gt;"; break;
            case '"': safe += "&quot;"; break;
            default: safe += c;
        }
    }
    return safe;
}

std::string cell(const std::string& words) { return fmt::format("<td>{}</td>", escaped(words)); }

std::string html_row(const SheetRow& row) {
    return fmt::format("<tr{}>{}{}{}{}</tr>\n", row.stands ? "" : " class=\"not-here\"",
                       cell(clauses_of(row)), cell(row.when), cell(row.then),
                       cell(option_for_people(row.option, row.stands)));
}

std::string html_of(const SheetSection& section) {
    const auto head = [](const std::string& words) {
        return fmt::format(fixed("<th scope=\"col\">{}</th>"), escaped(words));
    };
    std::string text =
        fmt::format("<h2 id=\"{}\">{}</h2>\n", escaped(section.name), escaped(section.title));
    if (!section.option.empty())
        text +=
            fmt::format("<p>{}</p>\n", escaped(option_for_people(section.option, section.stands)));
    text += fmt::format("<table>\n<tr>{}{}{}{}</tr>\n", head(tr("Clauses")), head(tr("When")),
                        head(tr("Then")), head(tr("House\u2019s choice")));
    for (const SheetRow& row : section.rows) text += html_row(row);
    text += "</table>\n";
    for (const SheetRow& note : section.notes) {
        const std::string option = option_for_people(note.option, note.stands);
        text += fmt::format("<p>{}: {}{}</p>\n", escaped(note.clause), escaped(note.when),
                            escaped(option.empty() ? "" : "; " + option));
    }
    return text;
}

constexpr std::string_view html_style = fixed(
    "body { font-family: sans-serif; max-width: 60em; margin: 2em auto; }\n"
    "table { border-collapse: collapse; width: 100%; }\n"
    "th, td { border: 1px solid #b0b0b0; padding: 0.3em 0.5em; text-align: left; "
    "vertical-align: top; }\n"
    ".not-here { color: #555555; font-style: italic; }\n");

}  // namespace

RuleSheetPrint rule_sheet_print(const TableCard& card, const std::string& table,
                                const std::string& made) {
    const auto sections = rules_of(card.game())->sections();
    return {tr("{game}: the sheet as it is ruled", "game"_a = title_of(card.game())),
            table.empty() ? tr("By the rule book\u2019s defaults")
                          : tr("By the table card: {card}", "card"_a = table),
            made, sheet_for_people(sections, card)};
}

std::vector<PrintedPage> rule_sheet_pages(Painter& ruler, Paper paper,
                                          const RuleSheetPrint& print) {
    PageFlow flow(ruler, paper, {"Fairdeal · " + print.title, print.made, print.table});
    flow.title(print.title);
    flow.paragraph(print.table, strong);
    flow.paragraph(how_it_is_read(), on_paper::small, grey);
    for (const SheetSection& section : print.sections) put_section(flow, section);
    return flow.finish();
}

Result<std::string> rule_sheet_pdf(const RuleSheetPrint& print, Paper paper) {
    const auto pages =
        lay_out([&](Painter& ruler) { return rule_sheet_pages(ruler, paper, print); });
    return printed_pages(paper, print.title, print.made, pages);
}

std::string text_of(const RuleSheetPrint& print) {
    std::string text = fmt::format("{}\n{}\n{}\n", print.title, print.table, how_it_is_read());
    for (const SheetSection& section : print.sections) text += lines_of(section);
    return text;
}

std::string html_of(const RuleSheetPrint& print) {
    std::string text = fmt::format(
        fixed("<!DOCTYPE html>\n<html>\n<head>\n<meta charset=\"utf-8\">\n<title>{}</title>\n"
              "<style>\n{}</style>\n</head>\n<body>\n<h1>{}</h1>\n<p>{}</p>\n<p>{}</p>\n"),
        escaped(print.title), html_style, escaped(print.title), escaped(print.table),
        escaped(how_it_is_read()));
    for (const SheetSection& section : print.sections) text += html_of(section);
    return text + "</body>\n</html>\n";
}

}  // namespace fairdeal

#include "print/sheet_page.h"

#include <fmt/format.h>

#include "base/translation.h"
#include "games/all_games.h"
#include "print/html.h"
#include "words/words.h"

namespace fairdeal {

namespace {

using on_paper::grey, on_paper::strong;

/// "BRK-BJ-3, AMB-BRK-14".
std::string clauses_of(const SheetRow& row) {
    return row.also.empty() ? row.clause : row.clause + ", " + row.also;
}

std::string how_it_is_read() {
    return tr(
        "In each section the rows are read from the top, and the first that fits rules, unless the "
        "section says otherwise.");
}

/// "BRK" of the game whose clauses the book has.
std::string prefix_of(const RuleBook& book) {
    const std::string& id = book.sections.front().clauses.front().id;
    return id.substr(0, id.find('-'));
}

std::string legend_of(const std::string& prefix) {
    return tr(
        "{clause}: a clause of the game\u2019s document. {point}: a point that the document leaves "
        "open, as this house reads it.",
        "clause"_a = prefix + "-\u2026", "point"_a = "AMB-" + prefix + "-\u2026");
}

std::string title_of(const SheetSection& section) {
    return fmt::format("{} ({})", section.title, section.name);
}

/// "changed, the default is: Yes. (bust17-soft=yes)".
std::string status_of(const SheetOption& option) {
    if (!option.changed) return tr("default");
    return tr("changed; the default is: {reading} ({card})", "reading"_a = option.usual,
              "card"_a = option.usual_card);
}

// --- on paper

void draw_box(Painter& painter, const Box& box) {
    constexpr double side = 8;
    painter.stroke(Path().box({box.x + 2, box.y + 2, side, side}), grey, 0.8);
}

Cell cell_of(std::string words, bool bold, bool in_force) {
    Cell cell(std::move(words));
    cell.bold = bold && in_force;
    cell.grey = !in_force;
    return cell;
}

/// To be ticked; empty where the row is not in force.
Cell box_to_tick(bool in_force) {
    Cell cell;
    if (in_force) cell.drawing = draw_box;
    return cell;
}

void put_rows(PageFlow& flow, const std::vector<SheetRow>& rows) {
    PrintedTable table{{{"", ColumnKind::Drawn, 16},
                        {tr("Clauses"), ColumnKind::Text, 96},
                        {tr("When")},
                        {tr("Then"), ColumnKind::Text, 124},
                        {tr("House\u2019s choice"), ColumnKind::Text, 118}},
                       {}};
    for (const SheetRow& row : rows) {
        const auto cell = [&](std::string words, bool bold) {
            return cell_of(std::move(words), bold, row.stands);
        };
        table.rows.push_back({box_to_tick(row.stands), cell(clauses_of(row), false),
                              cell(row.when, false), cell(row.then, true),
                              cell(text_of(row.mark), false)});
    }
    flow.table(table);
}

void put_section(PageFlow& flow, const SheetSection& section) {
    flow.heading(title_of(section));
    if (!section.mark.card.empty())
        flow.paragraph(text_of(section.mark), section.stands ? strong : on_paper::plain,
                       section.stands ? on_paper::black : grey);
    if (!section.reading.empty()) flow.paragraph(section.reading, on_paper::small, grey);
    put_rows(flow, section.rows);
    if (section.notes.empty()) return;
    flow.need(80);
    flow.paragraph(tr("It also rests on"), strong, section.stands ? on_paper::black : grey);
    put_rows(flow, section.notes);
}

void put_options(PageFlow& flow, const std::vector<SheetOption>& options) {
    if (options.empty()) return;
    flow.heading(tr("House options in force"));
    PrintedTable table{{{tr("Point"), ColumnKind::Text, 70},
                        {tr("Question")},
                        {tr("At this table"), ColumnKind::Text, 150},
                        {tr("Option"), ColumnKind::Text, 100},
                        {tr("Default or changed"), ColumnKind::Text, 100}},
                       {}};
    for (const SheetOption& option : options)
        table.rows.push_back({option.point, option.question,
                              cell_of(option.reading, option.changed, true), option.card,
                              cell_of(status_of(option), option.changed, true)});
    flow.table(table);
}

// --- as text

std::string lines_of(const SheetRow& row) {
    std::string text = fmt::format("  {:<13} {}\n", row.clause, row.when);
    if (!row.then.empty()) text += fmt::format("  {:<13}   {}\n", "", row.then);
    if (!row.mark.card.empty()) text += fmt::format("  {:<13}   [{}]\n", "", text_of(row.mark));
    if (!row.also.empty())
        text += fmt::format("  {:<13}   {}\n", "", tr("with {clauses}", "clauses"_a = row.also));
    return text;
}

std::string lines_of(const SheetSection& section) {
    std::string text = fmt::format("\n{}\n", title_of(section));
    if (!section.mark.card.empty()) text += fmt::format("  [{}]\n", text_of(section.mark));
    if (!section.reading.empty()) text += fmt::format("  {}\n", section.reading);
    for (const SheetRow& row : section.rows) text += lines_of(row);
    if (!section.notes.empty()) text += "  " + tr("It also rests on") + "\n";
    for (const SheetRow& note : section.notes) text += lines_of(note);
    return text;
}

std::string lines_of(const std::vector<SheetOption>& options) {
    if (options.empty()) return "";
    std::string text = fmt::format("\n{}\n", tr("House options in force"));
    for (const SheetOption& option : options) {
        text += fmt::format("  {:<13} {}\n", option.point, option.question);
        text += fmt::format("  {:<13}   {} ({})\n", "", option.reading, option.card);
        text += fmt::format("  {:<13}   [{}]\n", "", status_of(option));
    }
    return text;
}

// --- as HTML

std::string head(const std::string& words) {
    return fmt::format(fixed("<th scope=\"col\">{}</th>"), escaped(words));
}
std::string cell(const std::string& words) { return fmt::format("<td>{}</td>", escaped(words)); }
std::string with_small(const std::string& words, const std::string& small) {
    if (small.empty()) return escaped(words);
    return fmt::format(fixed("{} <small>{}</small>"), escaped(words), escaped(small));
}
std::string strong_if(bool is_strong, const std::string& words) {
    if (!is_strong) return cell(words);
    return fmt::format(fixed("<td><strong>{}</strong></td>"), escaped(words));
}

std::string html_row(const SheetRow& row) {
    return fmt::format("<tr{}>{}{}{}<td>{}</td></tr>\n",
                       row.stands ? "" : fixed(" class=\"not-here\""), cell(clauses_of(row)),
                       cell(row.when), strong_if(row.stands, row.then),
                       with_small(row.mark.words, row.mark.card));
}

std::string html_rows(const std::vector<SheetRow>& rows) {
    std::string text =
        fmt::format("<table>\n<tr>{}{}{}{}</tr>\n", head(tr("Clauses")), head(tr("When")),
                    head(tr("Then")), head(tr("House\u2019s choice")));
    for (const SheetRow& row : rows) text += html_row(row);
    return text + "</table>\n";
}

std::string html_of(const SheetSection& section) {
    std::string text = fmt::format(
        "<section{}>\n<h2 id=\"{}\">{}</h2>\n", section.stands ? "" : fixed(" class=\"not-here\""),
        escaped(section.name), with_small(section.title, "(" + section.name + ")"));
    if (!section.mark.card.empty())
        text += fmt::format("<p>{}</p>\n", with_small(section.mark.words, section.mark.card));
    if (!section.reading.empty()) text += fmt::format("<p>{}</p>\n", escaped(section.reading));
    text += html_rows(section.rows);
    if (!section.notes.empty())
        text += fmt::format("<h3>{}</h3>\n", escaped(tr("It also rests on"))) +
                html_rows(section.notes);
    return text + "</section>\n";
}

std::string html_of(const std::vector<SheetOption>& options) {
    if (options.empty()) return "";
    std::string text =
        fmt::format("<h2>{}</h2>\n<table>\n<tr>{}{}{}{}</tr>\n",
                    escaped(tr("House options in force")), head(tr("Point")), head(tr("Question")),
                    head(tr("At this table")), head(tr("Default or changed")));
    for (const SheetOption& option : options)
        text += fmt::format("<tr>{}{}<td>{}</td>{}</tr>\n", cell(option.point),
                            cell(option.question), with_small(option.reading, option.card),
                            strong_if(option.changed, status_of(option)));
    return text + "</table>\n";
}

constexpr std::string_view html_style = fixed(
    "body { font-family: sans-serif; max-width: 60em; margin: 2em auto; }\n"
    "table { border-collapse: collapse; width: 100%; }\n"
    "th, td { border: 1px solid #b0b0b0; padding: 0.3em 0.5em; text-align: left; "
    "vertical-align: top; }\n"
    "small { color: #555555; }\n"
    ".not-here { color: #555555; font-style: italic; }\n");

}  // namespace

RuleSheetPrint rule_sheet_print(const TableCardFile& table, const RuleBook& book,
                                const UtcTime& made) {
    const Game game = table.card.game();
    const auto sections = rules_of(game)->sections();
    RuleSheetPrint print{tr("{game}: the sheet as it is ruled", "game"_a = title_of(game)),
                         table.title.empty()
                             ? tr("By the rule book\u2019s defaults")
                             : tr("By the table card: {card}", "card"_a = table.title),
                         table.note,
                         made,
                         legend_of(prefix_of(book)),
                         options_in_force(table.card, book),
                         sheet_for_people(sections, table.card)};
    put_choices_in_words(print.sections, book);
    return print;
}

std::vector<PrintedPage> rule_sheet_pages(Painter& ruler, Paper paper,
                                          const RuleSheetPrint& print) {
    PageFlow flow(ruler, paper,
                  {"Fairdeal · " + print.title, time_on_paper(print.made), print.table});
    flow.title(print.title);
    flow.paragraph(print.table, strong);
    if (!print.note.empty()) flow.paragraph(print.note);
    flow.paragraph(how_it_is_read(), on_paper::small, grey);
    flow.paragraph(print.legend, on_paper::small, grey);
    put_options(flow, print.options);
    for (const SheetSection& section : print.sections) put_section(flow, section);
    return flow.finish();
}

Result<std::string> rule_sheet_pdf(const RuleSheetPrint& print, Paper paper) {
    const auto pages =
        lay_out([&](Painter& ruler) { return rule_sheet_pages(ruler, paper, print); });
    return printed_pages(paper, print.title, to_text(print.made), pages);
}

std::string text_of(const RuleSheetPrint& print) {
    std::string text = fmt::format("{}\n{}\n", print.title, print.table);
    if (!print.note.empty()) text += print.note + "\n";
    text += fmt::format("{}\n{}\n", how_it_is_read(), print.legend) + lines_of(print.options);
    for (const SheetSection& section : print.sections) text += lines_of(section);
    return text;
}

std::string html_of(const RuleSheetPrint& print) {
    std::string text = fmt::format(
        fixed("<!DOCTYPE html>\n<html>\n<head>\n<meta charset=\"utf-8\">\n<title>{}</title>\n"
              "<style>\n{}</style>\n</head>\n<body>\n<h1>{}</h1>\n<p>{}</p>\n"),
        escaped(print.title), html_style, escaped(print.title), escaped(print.table));
    for (const std::string& words : {print.note, how_it_is_read(), print.legend}) {
        if (!words.empty()) text += fmt::format("<p>{}</p>\n", escaped(words));
    }
    text += html_of(print.options);
    for (const SheetSection& section : print.sections) text += html_of(section);
    return text + "</body>\n</html>\n";
}

}  // namespace fairdeal

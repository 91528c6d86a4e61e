#include "print/hand_page.h"

#include <fmt/format.h>

#include "picture/qr.h"
#include "picture/table/table_picture.h"

namespace fairdeal {

namespace {

using on_paper::plain, on_paper::small, on_paper::strong;

void put_tables(PageFlow& flow, const HandSheet& sheet) {
    constexpr Size drawn{900, 600};
    const double width = flow.area().width, height = width * drawn.height / drawn.width;
    for (const SheetTable& table : sheet.tables) {
        flow.need(height + 20);
        flow.paragraph(table.heading, strong);
        flow.block(height + 6, [view = table.view, drawn, width](Painter& painter, const Box& box) {
            const Saved saved(painter);
            painter.move({box.x, box.y});
            painter.stretch(width / drawn.width, width / drawn.width);
            draw_table(painter, view, {0, 0, drawn.width, drawn.height}, Surround::Light);
        });
    }
}

void put_wagers(PageFlow& flow, const HandSheet& sheet) {
    flow.heading("Recorded against ruled");
    flow.paragraph(sheet.standing, strong);
    if (sheet.wagers.empty()) return flow.paragraph("No settlement is due.");
    PrintedTable table{{{"Wager", ColumnKind::Text, 82},
                        {"Ruled"},
                        {"Recorded"},
                        {"Standing", ColumnKind::Text, 78},
                        {"Difference", ColumnKind::Number, 62},
                        {"Clauses", ColumnKind::Text, 110}},
                       {}};
    for (const SheetWager& wager : sheet.wagers) {
        Cell standing(wager.standing);
        standing.bold = wager.standing != "right";
        table.rows.push_back(
            {wager.wager + (wager.says.empty() ? "" : "\n*"), wager.ruled, wager.recorded, standing,
             wager.difference.is_zero() ? "" : printed_amount(wager.difference), wager.clauses});
    }
    flow.table(table);
    for (const SheetWager& wager : sheet.wagers) {
        if (!wager.says.empty()) flow.paragraph("* " + wager.wager + ": " + wager.says, small);
    }
    flow.paragraph("Difference: what the guest got too much; negative: too little.", small,
                   on_paper::grey);
}

void put_events(PageFlow& flow, const HandSheet& sheet) {
    flow.heading("What was dealt and done");
    PrintedTable table{
        {{"Line", ColumnKind::Number, 34}, {"Event", ColumnKind::Text, 190}, {"Remark"}}, {}};
    for (const SheetEvent& event : sheet.events)
        table.rows.push_back({fmt::format("{}", event.line), event.words, event.remark});
    flow.table(table);
}

void put_notes(PageFlow& flow, const HandSheet& sheet) {
    if (sheet.notes.empty()) return;
    flow.heading("What was said of it");
    for (const SheetNote& note : sheet.notes) {
        flow.need(40);
        flow.paragraph(note.about, strong);
        flow.paragraph(note.text, plain);
        flow.gap(4);
    }
}

void put_seal(PageFlow& flow, const Seal& seal) {
    flow.heading("Where it stands in the ledger");
    put_code(flow, seal_text(seal),
             "The code says what is written here: log, index, size and root.");
    put_pairs(flow, {{"Log", seal.origin.empty() ? "(never signed)" : seal.origin},
                     {"Index", fmt::format("{} (hand #{})", seal.index, seal.index + 1)},
                     {"Size", fmt::format("{}", seal.size)},
                     {"Root", seal.root}});
    if (seal.checkpoint.empty())
        return flow.paragraph("No checkpoint of this log has been signed.");
    flow.fact("Checkpoint", seal.checkpoint);
}

}  // namespace

std::string seal_text(const Seal& seal) {
    return fmt::format("fairdeal-record\n{}\n{}\n{}\n{}\n", seal.origin, seal.index, seal.size,
                       seal.root);
}

void put_pairs(PageFlow& flow, const std::vector<std::pair<std::string, std::string>>& pairs) {
    for (const auto& [name, words] : pairs) {
        flow.fact(name, words);
        flow.gap(2);
    }
}

void put_hand(PageFlow& flow, const HandSheet& sheet) {
    put_tables(flow, sheet);
    put_wagers(flow, sheet);
    put_events(flow, sheet);
    if (!sheet.clauses.empty()) flow.heading("The clauses");
    put_pairs(flow, sheet.clauses);
}

void put_code(PageFlow& flow, const std::string& words, const std::string& explanation) {
    constexpr double side = 150;  // points: 53 mm
    const auto code = qr_of(words);
    if (!code) return;
    flow.need(side + 60);
    flow.block(side, [made = *code](Painter& painter, const Box& box) {
        draw_qr(painter, made, {box.x, box.y, side, side});
    });
    flow.paragraph(explanation, small);
    flow.gap(6);
}

std::vector<PrintedPage> hand_pages(Painter& ruler, Paper paper, const HandSheet& sheet) {
    PageFlow flow(ruler, paper,
                  {"Fairdeal · " + sheet.title, sheet.made, "root " + sheet.seal.root});
    flow.title(sheet.title);
    put_pairs(flow, sheet.identity);
    flow.gap(6);
    put_hand(flow, sheet);
    put_notes(flow, sheet);
    put_seal(flow, sheet.seal);
    return flow.finish();
}

std::string text_of(const HandSheet& sheet) {
    std::string text = sheet.title + "\n\n";
    for (const auto& [name, words] : sheet.identity) text += fmt::format("{}: {}\n", name, words);
    text += fmt::format("\n{}\n", sheet.standing);
    for (const SheetWager& wager : sheet.wagers) {
        text += fmt::format("{}: ruled {}, recorded {}: {}", wager.wager, wager.ruled,
                            wager.recorded.empty() ? "nothing" : wager.recorded, wager.standing);
        if (!wager.difference.is_zero())
            text += fmt::format(", difference {}", to_text(wager.difference));
        text += fmt::format(" ({})\n", wager.clauses);
        if (!wager.says.empty()) text += fmt::format("  {}\n", wager.says);
    }
    text += "\n";
    for (const SheetEvent& event : sheet.events) {
        text += fmt::format("{:>3}  {}\n", event.line, event.words);
        if (!event.remark.empty()) text += fmt::format("     {}\n", event.remark);
    }
    if (!sheet.clauses.empty()) text += "\n";
    for (const auto& [id, words] : sheet.clauses) text += fmt::format("{}: {}\n", id, words);
    for (const SheetNote& note : sheet.notes)
        text += fmt::format("\n{}\n{}", note.about, note.text);
    text += fmt::format("\nledger: {}index {}, size {}, root {}\n",
                        sheet.seal.origin.empty() ? "" : sheet.seal.origin + ", ", sheet.seal.index,
                        sheet.seal.size, sheet.seal.root);
    return sheet.seal.checkpoint.empty() ? text : text + "\n" + sheet.seal.checkpoint;
}

}  // namespace fairdeal

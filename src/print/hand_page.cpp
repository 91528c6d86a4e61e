#include "print/hand_page.h"

#include <fmt/format.h>

#include "base/translation.h"
#include "picture/qr.h"
#include "picture/table/table_picture.h"
#include "words/words.h"

namespace fairdeal {

namespace {

using on_paper::plain, on_paper::strong;

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
    flow.heading(tr("Recorded against ruled"));
    flow.paragraph(sheet.standing, strong);
    if (sheet.wagers.empty()) return flow.paragraph(tr("No settlement is due."));
    PrintedTable table{{{tr("Wager"), ColumnKind::Text, 82},
                        {tr("Ruled")},
                        {tr("Recorded")},
                        {tr("Standing"), ColumnKind::Text, 78},
                        {tr("Difference"), ColumnKind::Number, 62},
                        {tr("Clauses"), ColumnKind::Text, 110}},
                       {}};
    for (const SheetWager& wager : sheet.wagers) {
        Cell standing(wager.standing);
        standing.bold = !wager.is_right;
        table.rows.push_back(
            {wager.wager + (wager.says.empty() ? "" : "\n*"), wager.ruled, wager.recorded, standing,
             wager.difference.is_zero() ? "" : printed_amount(wager.difference), wager.clauses});
    }
    flow.table(table);
    for (const SheetWager& wager : sheet.wagers) {
        if (!wager.says.empty())
            flow.paragraph("* " + wager.wager + ": " + wager.says, on_paper::small);
    }
    flow.paragraph(tr("Difference: what the player got too much; negative: too little."),
                   on_paper::small, on_paper::grey);
}

void put_events(PageFlow& flow, const HandSheet& sheet) {
    flow.heading(tr("What was dealt and done"));
    PrintedTable table{{{tr("Line"), ColumnKind::Number, 34},
                        {tr("Event"), ColumnKind::Text, 190},
                        {tr("Remark")}},
                       {}};
    for (const SheetEvent& event : sheet.events)
        table.rows.push_back({fmt::format("{}", event.line), event.words, event.remark});
    flow.table(table);
}

void put_notes(PageFlow& flow, const HandSheet& sheet) {
    if (sheet.notes.empty()) return;
    flow.heading(tr("What was said of it"));
    for (const SheetNote& note : sheet.notes) {
        flow.need(40);
        flow.paragraph(note.about, strong);
        flow.paragraph(note.text, plain);
        flow.gap(4);
    }
}

void put_seal(PageFlow& flow, const Seal& seal) {
    flow.heading(tr("Where it stands in the ledger"));
    put_code(flow, seal_text(seal),
             tr("The code says what is written here: log, index, size and root."));
    put_pairs(flow, {{tr("Log"), seal.origin.empty() ? tr("(never signed)") : seal.origin},
                     {tr("Index"), tr("{index} (hand #{number})", "index"_a = seal.index,
                                      "number"_a = seal.index + 1)},
                     {tr("Size"), fmt::format("{}", seal.size)},
                     {tr("Root"), seal.root}});
    if (seal.checkpoint.empty())
        return flow.paragraph(tr("No checkpoint of this log has been signed."));
    flow.fact(tr("Checkpoint"), seal.checkpoint);
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
    if (!sheet.clauses.empty()) flow.heading(tr("The clauses"));
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
    flow.paragraph(explanation, on_paper::small);
    flow.gap(6);
}

std::vector<PrintedPage> hand_pages(Painter& ruler, Paper paper, const HandSheet& sheet) {
    PageFlow flow(ruler, paper,
                  {"Fairdeal · " + sheet.title, sheet.made ? time_on_paper(*sheet.made) : "",
                   tr("root {root}", "root"_a = sheet.seal.root)});
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
        const char* words =
            wager.difference.is_zero()
                ? sentence("{wager}: ruled {ruled}, recorded {recorded}: {standing} ({clauses})")
                : sentence(
                      "{wager}: ruled {ruled}, recorded {recorded}: {standing}, difference "
                      "{difference} ({clauses})");
        text += tr_of(words, "wager"_a = wager.wager, "ruled"_a = wager.ruled,
                      "recorded"_a = wager.recorded.empty() ? tr("nothing") : wager.recorded,
                      "standing"_a = wager.standing, "difference"_a = to_text(wager.difference),
                      "clauses"_a = wager.clauses) +
                "\n";
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
    const char* ledger = sheet.seal.origin.empty()
                             ? sentence("ledger: index {index}, size {size}, root {root}")
                             : sentence("ledger: {log}, index {index}, size {size}, root {root}");
    text += "\n" +
            tr_of(ledger, "log"_a = sheet.seal.origin, "index"_a = sheet.seal.index,
                  "size"_a = sheet.seal.size, "root"_a = sheet.seal.root) +
            "\n";
    return sheet.seal.checkpoint.empty() ? text : text + "\n" + sheet.seal.checkpoint;
}

}  // namespace fairdeal

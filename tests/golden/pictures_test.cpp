// Felts and printed pages by the calls that draw them: of each the number of calls and their hash.
// FAIRDEAL_SHOW=PICTURE in the environment prints the calls of one:
//
//     FAIRDEAL_SHOW=felt/league-secret build/bin/test-golden --run_test=pictures

#include <fmt/format.h>

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <iostream>

#include "dealing/deal.h"
#include "golden/drawn_calls.h"
#include "golden/kept.h"
#include "golden/runs.h"
#include "picture/sample_pages.h"
#include "picture/sample_tables.h"
#include "picture/table/table_picture.h"
#include "print/hand_sheet.h"
#include "support/content.h"

namespace fairdeal {

namespace {

std::string line_of(const std::string& name, const std::string& calls) {
    if (is_to_be_shown(name)) std::cout << calls;
    return fmt::format("{} {} {}\n", name, std::count(calls.begin(), calls.end(), '\n'),
                       short_hash(calls));
}

/// One line of what is drawn with a painter that measures as any surface does.
std::string drawn(const std::string& name, const std::function<void(Painter&)>& drawing) {
    std::string line;
    lay_out([&](Painter& ruler) {
        DrawnCalls painter(ruler);
        drawing(painter);
        line = line_of(name, painter.calls());
        return std::vector<PrintedPage>();
    });
    return line;
}

std::string printed(const std::string& name, const std::vector<PrintedPage>& pages) {
    std::string lines;
    for (std::size_t i = 0; i < pages.size(); ++i)
        lines += drawn(fmt::format("{}-{}", name, i + 1),
                       [&](Painter& painter) { draw_page(painter, pages[i]); });
    return lines;
}

/// The felt at the end of a dealt hand and the hand's sheet.
std::string dealt_hand(Game game) {
    DealingMachine machine(TableCard(game), 1, 1000);
    const HandSheet sheet = sheet_of(machine.next().record, 0, shipped_content());
    const std::string name(to_text(game));
    std::string lines;
    for (std::size_t i = 0; i < sheet.tables.size(); ++i)
        lines += drawn(fmt::format("felt/dealt-{}-{}", name, i + 1), [&](Painter& painter) {
            draw_table(painter, sheet.tables[i].view, {0, 0, 1100, 770}, Surround::Light);
        });
    return lines + printed("page/hand-" + name, lay_out([&](Painter& ruler) {
                               return hand_pages(ruler, Paper::A4, sheet);
                           }));
}

}  // namespace

BOOST_AUTO_TEST_SUITE(pictures)

namespace {

void felts_must_be_as_kept(const std::string& file, const std::vector<SampleTable>& samples) {
    std::string lines;
    for (const SampleTable& sample : samples)
        for (const Surround surround : {Surround::Light, Surround::Dark})
            lines += drawn("felt/" + sample.name + (surround == Surround::Dark ? "-dark" : ""),
                           [&](Painter& painter) {
                               draw_table(painter, sample.view, {0, 0, 1100, 770}, surround);
                           });
    must_be_as_kept(file, lines);
}

}  // namespace

BOOST_AUTO_TEST_CASE(of_felts) { felts_must_be_as_kept("pictures/felts.txt", sample_tables()); }

BOOST_AUTO_TEST_CASE(of_felts_from_the_dealers_side) {
    felts_must_be_as_kept("pictures/felts-dealer.txt", sample_tables_turned());
}

BOOST_AUTO_TEST_CASE(of_dealt_hands) {
    std::string lines;
    for (const GameRules& rules : all_games()) lines += dealt_hand(rules.game);
    must_be_as_kept("pictures/hands.txt", lines);
}

BOOST_AUTO_TEST_CASE(of_pages) {
    std::string lines;
    for (const Paper paper : {Paper::A4, Paper::Letter}) {
        const std::string sheet = paper == Paper::A4 ? "a4/" : "letter/";
        lines += printed(sheet + "report", lay_out([&](Painter& ruler) {
                             ReportFindings findings;
                             findings.add(sample_finding(1, 500, "B7-000412"));
                             return report_pages(ruler, paper, sample_report_facts(),
                                                 sample_audit(3, "d"), findings);
                         }));
        lines += printed(sheet + "case", lay_out([&](Painter& ruler) {
                             return case_pages(ruler, paper, sample_case_sheet());
                         }));
        lines += printed(sheet + "certificate", lay_out([&](Painter& ruler) {
                             return std::vector<PrintedPage>{
                                 certificate_page(ruler, paper, sample_certificate_sheet())};
                         }));
    }
    must_be_as_kept("pictures/pages.txt", lines);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal

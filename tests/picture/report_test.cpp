// The audit's report on paper: complete, whatever the audit holds.

#include "print/report/report.h"

#include "picture/pages.h"
#include "picture/sample_pages.h"
#include "print/html.h"
#include "print/report/report_summary.h"
#include "print/report/report_web.h"
#include "words/house/house_settings.h"

namespace fairdeal {

namespace {

std::vector<PrintedPage> printed(const AuditReport& report, const ReportFindings& findings,
                                 Paper paper = Paper::A4) {
    return lay_out([&](Painter& ruler) {
        return report_pages(ruler, paper, sample_report_facts(), report, findings);
    });
}

}  // namespace

BOOST_AUTO_TEST_SUITE(report)

BOOST_AUTO_TEST_CASE(an_empty_audit_says_that_nothing_is_wrong) {
    for (const Paper paper : {Paper::A4, Paper::Letter}) {
        const auto pages = printed(AuditReport(), ReportFindings(), paper);
        BOOST_TEST(says(pages, "Nothing wrong was found."));
        BOOST_TEST(says(pages, "night.db"));
        BOOST_TEST(says(pages, sample_report_facts().root));
        BOOST_TEST(says(pages, "No hand was settled wrongly."));
        hold(pages, paper);
    }
}

BOOST_AUTO_TEST_CASE(periods_times_and_amounts_are_the_houses) {
    AuditReport report = sample_audit(3, "d");
    report.tables.at(2) = {{"2026-07-01 22:00", sample_audit_cell(2)},
                           {"2026-07-31 14:00", sample_audit_cell(3)}};
    BOOST_TEST(period_of(report) == "shifts that began 2026-07-01 22:00 to 2026-07-31 14:00 UTC");
    const HouseInForce in_force({"", "Europe/London", "\u00a3"});
    BOOST_TEST(period_of(report) ==
               "shifts that began 2026-07-01 23:00 to 2026-07-31 15:00 Europe/London");
    for (const Paper paper : {Paper::A4, Paper::Letter}) {
        const auto pages = printed(report, ReportFindings(), paper);
        hold(pages, paper);
        for (const char* words :
             {"Europe/London", "shift (Europe/London)", "2026-07-01 23:00", "\u00a3"})
            BOOST_TEST(says(pages, words), words);
        BOOST_TEST(!says(pages, "$"));
        BOOST_TEST(!says(pages, "UTC"));
    }
    const std::string page = report_html(sample_report_facts(), report, ReportFindings());
    BOOST_TEST(page.find("2026-07-01 23:00") != std::string::npos);
    BOOST_TEST(page.find("\u00a3") != std::string::npos);
    BOOST_TEST(page.find("<dt>Period</dt><dd>shifts that began 2026-07-01 23:00") !=
               std::string::npos);
}

BOOST_AUTO_TEST_CASE(the_first_pages_say_who_errs_what_to_do_and_leave_room_to_sign) {
    AuditReport report = sample_audit(3, "d");
    report.tables.at(2) = {{std::string(nothing_said), AuditCell()},
                           {"2026-10-01 06:00", AuditCell()},
                           {"2026-10-31 14:00", AuditCell()}};
    report.tables.at(4) = {{"BRK-ST-3", sample_audit_cell(2)}};
    AuditCell of_worst;
    of_worst.sums.exposures.in(Unit::Cash).overpaid = Money::dollars(4186);
    report.tables.at(0) = {{"1105", of_worst}};
    report.ranking.house = {48, 1200};
    report.all.sums.hands = 1210;
    report.counts.wrong = 48;
    report.counts.unclaimed = 10;
    RankedDealer worst{"1105", {32, 400}, {0.055, 0.11}, 16, 1.9, -4.5, Trend::Rising, {}, {}};
    worst.causes.push_back({Cause::Of::Lines, "BRK-ST-3", "", 0, {20, 90}, {100, 2000}, -6.2});
    RankedDealer usual{"1106", {16, 800}, {0.011, 0.032}, 32, 0.6, 0, Trend::TooFewToSay, {}, {}};
    report.ranking.dealers = {worst, usual};
    report.ranking.compared = 2;
    for (const Paper paper : {Paper::A4, Paper::Letter}) {
        const auto pages = lay_out([&](Painter& ruler) {
            ReportFacts facts = sample_report_facts();
            facts.house = "Palm Court";
            facts.titles["BRK-ST-3"] = "Super Tie";
            return report_pages(ruler, paper, facts, report, ReportFindings());
        });
        hold(pages, paper);
        const std::vector<PrintedPage> first{pages.front()};
        for (const char* words :
             {"Palm Court", "2026-10-01 06:00", "2026-10-31 14:00", "(4.0 of 100)",
              "1 of 2 dealers errs more often than chance", "Super Tie (BRK-ST-3)",
              "Retrain dealer 1105 in Super Tie (BRK-ST-3), wrong in 20 of 90", "Watch dealer 1105",
              "overpaid $4,186.00, underpaid $0.00", "Prepared by", "Reviewed by"})
            BOOST_TEST(says(first, words), words);
        const std::vector<PrintedPage> second{pages.at(1)};
        for (const char* words :
             {"1105", "5.5 to 11.0", "more errors than chance explains", "within chance"})
            BOOST_TEST(says(second, words), words);
    }
}

BOOST_AUTO_TEST_CASE(a_rate_for_a_thousand_hands_neither_rounds_up_nor_overflows) {
    AuditReport report = sample_audit(1, "d");
    report.counts.wrong = 1;
    report.all.sums.hands = 3'000'000;
    report.all.sums.exposures.in(Unit::Cash) = {Money::cents(9'000'000'000'000'000'000),
                                                Money::cents(100)};
    const auto pages = printed(report, ReportFindings());
    BOOST_TEST(says(pages, "30,000,000,000,000"));
    hold(pages, Paper::A4);
}

BOOST_AUTO_TEST_CASE(every_one_of_ten_thousand_dealers_is_listed) {
    const auto pages = printed(sample_audit(10'000, "d"), ReportFindings());
    BOOST_TEST(pages.size() > 100U);
    std::size_t seen = 0;
    for (const PrintedPage& page : pages) {
        for (const PlacedText& text : page.texts) {
            const bool is_name = text.words.size() > 1 && text.words[0] == 'd' &&
                                 text.words.find_first_not_of("0123456789", 1) == std::string::npos;
            seen += is_name ? 1U : 0U;
        }
    }
    BOOST_TEST(seen == 10'000U);
}

BOOST_AUTO_TEST_CASE(very_long_ids_stay_in_their_boxes) {
    AuditReport report = sample_audit(20, std::string(200, 'M'));
    report.patterns.push_back({std::string(100, 'W'),
                               {Cause::Of::Lines, "BRK-PUSH-3", "", 0, {12, 13}, {0, 140}, -21.5}});
    ReportFindings findings;
    for (int i = 1; i < 30; ++i) findings.add(sample_finding(i, 500, std::string(200, 'W')));
    hold(printed(report, findings), Paper::A4);
    hold(printed(report, findings, Paper::Letter), Paper::Letter);
}

BOOST_AUTO_TEST_CASE(overpaid_and_underpaid_are_never_netted) {
    AuditReport report;
    report.all.sums.exposures.in(Unit::Cash) = {Money::dollars(1000), Money::dollars(999)};
    const auto pages = printed(report, ReportFindings());
    BOOST_TEST(says(pages, "1,000"));
    BOOST_TEST(says(pages, "999"));
}

BOOST_AUTO_TEST_CASE(cash_and_chips_are_never_one_total) {
    AuditReport report;
    report.all.sums.wrong_wagers = 2;
    report.all.sums.exposures.in(Unit::Cash) = {Money::dollars(1000), Money()};
    report.all.sums.exposures.in(Unit::Chips) = {Money::dollars(234), Money()};
    report.tables[0].push_back({"1105", {report.all.sums, {1}}});
    ReportFindings findings;
    findings.add(sample_finding(1, 100'000, "cash"));
    Finding chips = sample_finding(2, 23'400, "chips");
    chips.unit = Unit::Chips;
    findings.add(chips);
    const auto pages = printed(report, findings);
    BOOST_TEST(says(pages, "$1,000"));
    BOOST_TEST(says(pages, "234"));
    BOOST_TEST(!says(pages, "1,234"));
    BOOST_TEST(says(pages, "The worst hands, in tournament chips"));
    BOOST_TEST(findings.worst(Unit::Cash).size() == 1U);
    BOOST_TEST(findings.worst(Unit::Chips).front().identity.id == "chips");
}

BOOST_AUTO_TEST_CASE(the_hands_that_moved_most_money_are_kept_in_order) {
    ReportFindings findings(3);
    for (const auto& [idx, cents] :
         {std::pair<int, int>{1, 500}, {2, -900}, {3, 100}, {4, 500}, {4, -500}, {5, 500}})
        findings.add(sample_finding(idx, cents, ""));
    const auto worst = findings.worst(Unit::Cash);
    BOOST_REQUIRE(worst.size() == 3U);
    BOOST_TEST(worst[0].idx == 4);
    BOOST_TEST(worst[0].wagers.size() == 2U);
    BOOST_TEST((worst[0].exposure.overpaid == worst[0].exposure.underpaid));
    BOOST_TEST(worst[1].idx == 2);
    BOOST_TEST(worst[2].idx == 1);
}

/// A dealer or a house that is named like markup, and a browser that must not take it for any.
BOOST_AUTO_TEST_CASE(no_word_of_a_log_becomes_markup_of_the_web_page) {
    const std::string evil = "<script>alert(1)</script>\"onload=x'&";
    AuditReport report = sample_audit(2, evil);
    report.ranking.house = {48, 1200};
    report.ranking.dealers = {
        {evil, {32, 400}, {0.055, 0.11}, 16, 1.9, -4.5, Trend::Rising, {}, {}},
        {"1106", {16, 800}, {0.011, 0.032}, 32, 0.6, 0, Trend::TooFewToSay, {}, {}}};
    ReportFacts facts = sample_report_facts();
    facts.house = facts.log = evil;
    ReportFindings findings;
    Finding found;
    found.idx = 7;
    found.identity.id = found.identity.dealer = found.wager = found.ruled = found.clause = evil;
    found.difference = Money::cents(500);
    findings.add(found);
    found.kind = Finding::Kind::Fault;
    found.what = evil;
    findings.add(found);
    const std::string page = report_html(facts, report, findings);
    BOOST_TEST(page.find("<script>alert") == std::string::npos);
    BOOST_TEST(page.find("\"onload") == std::string::npos);
    BOOST_TEST(page.find("&lt;script&gt;alert(1)&lt;/script&gt;&quot;onload") != std::string::npos);
    std::size_t scripts = 0;
    for (auto at = page.find("<script"); at != std::string::npos; at = page.find("<script", at + 1))
        ++scripts;
    BOOST_TEST(scripts == 1U);
    BOOST_TEST(page.find("default-src 'none'") != std::string::npos);
    for (const char* outside : {"http://", "https://", "src=", "@import", "url("})
        BOOST_TEST(page.find(outside) == std::string::npos, outside);
}

BOOST_AUTO_TEST_CASE(the_web_page_says_what_the_paper_says_and_sorts_by_numbers) {
    AuditReport report = sample_audit(3, "d");
    report.ranking.house = {48, 1200};
    report.ranking.compared = 2;
    report.ranking.dealers = {
        {"1105", {32, 400}, {0.055, 0.11}, 16, 1.9, -4.5, Trend::Rising, {}, {}},
        {"1106", {16, 800}, {0.011, 0.032}, 32, 0.6, 0, Trend::TooFewToSay, {}, {}}};
    const ReportFacts facts = sample_report_facts();
    const std::string page = report_html(facts, report, ReportFindings());
    for (const std::string& sentence : findings_in_sentences(facts, report))
        BOOST_TEST(page.find(escaped(sentence)) != std::string::npos, sentence);
    for (const std::string& sentence : recommendations(facts, report))
        BOOST_TEST(page.find(escaped(sentence)) != std::string::npos, sentence);
    for (const char* words : {"By dealer", "By misreading", "Patterns by dealer", "The worst hands",
                              "<td class=\"n\" data-v=\"400\">400</td>", "<strong>1105</strong>",
                              "aria-label=\"1105: 32 of 400 hands wrong, 8.0 of 100\""})
        BOOST_TEST(page.find(words) != std::string::npos, words);
    const std::string empty = report_html(facts, AuditReport(), ReportFindings());
    BOOST_TEST(empty.find("No hand was settled wrongly.") != std::string::npos);
    BOOST_TEST(empty.find("<svg") == std::string::npos);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal

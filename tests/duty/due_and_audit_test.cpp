// What falls due, and hands that somebody dealt who might not.

#include <fmt/format.h>

#include "duty/due_list.h"
#include "duty/duty_audit.h"
#include "duty/sample_floor.h"
#include "store/folder.h"

using namespace fairdeal;

namespace {

std::string listed(const SampleFloor& floor, int days) {
    std::string text;
    const Facts facts(floor.facts);
    for (const DueItem& item : due_within(facts, that_evening, days))
        text += fmt::format("{} {} {} {}\n", item.who, spec_of(item.fact->kind).word, item.what,
                            item.days);
    return text;
}

struct AuditedHands {
    std::vector<std::string> findings;
    DutyAudit sums;
};

AuditedHands audited(SampleFloor& floor, const std::string& records) {
    const Folder folder;
    HandLog log = opened(folder.file("pit.db"));
    const ImportReport report = import_text(log, records);
    BOOST_REQUIRE(report.refused == 0);
    auto office = DutyOffice::make(floor.facts, rule_books());
    BOOST_REQUIRE(office.has_value());
    AuditedHands hands;
    hands.sums = audit_duty(log, *office, [&](const DutyFinding& finding) {
        hands.findings.push_back(
            finding.id + " " +
            (finding.decision ? std::string(finding.decision->row().name) : finding.lacks));
    });
    return hands;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(due_and_audit)

BOOST_AUTO_TEST_CASE(what_ends_within_the_days_is_listed_by_its_day) {
    SampleFloor floor;
    BOOST_TEST(listed(floor, 6) == "");
    BOOST_TEST(listed(floor, 7) == "casino.example/exams withdrawn  6\n");
    BOOST_TEST(listed(floor, 61) ==
               "casino.example/exams withdrawn  6\n4471 licence here dealer 60\n");
    floor.say(FactKind::Refresher, "4471",
              {{"topic", "cpr"}, {"done", "2025-01-01"}, {"due", "2026-11-01T17:59:00Z"}});
    BOOST_TEST(listed(floor, 0) == "4471 refresher cpr -1\n");
    // Done again, it is not due.
    floor.say(FactKind::Refresher, "4471",
              {{"topic", "cpr"}, {"done", "2026-10-01"}, {"due", "2027-10-01"}});
    BOOST_TEST(listed(floor, 0) == "");
    // A licence without an end takes the place of one with an end.
    floor.say(FactKind::Licence, "4471",
              {{"number", "L-2"},
               {"jurisdiction", "here"},
               {"function", "dealer"},
               {"since", "2026-01-01"}});
    BOOST_TEST(listed(floor, 61) == "casino.example/exams withdrawn  6\n");
}

BOOST_AUTO_TEST_CASE(hands_of_who_might_not_deal_are_findings) {
    SampleFloor floor;
    const auto hand = [](const std::string& words) { return hand_text(words) + "\n"; };
    const std::string at = " at=2026-11-01T18:00:00Z hit-soft-17=yes";
    // The trainee of the studio scanned in, and nothing asked.
    floor.say(FactKind::Person, "4480", {{"ref", "P-4480"}});
    floor.say(FactKind::Role, "4480", {{"role", "dealer"}, {"since", "2026-01-01"}});
    const AuditedHands hands = audited(
        floor, hand("id=N1 table=B7 dealer=4471" + at) + hand("id=N2 table=B7 dealer=4480" + at) +
                   hand("id=N3 table=B7 dealer=4499" + at) +
                   hand("id=N4 table=B7 dealer=4471 at=2026-11-01T20:00:00Z hit-soft-17=yes") +
                   hand("id=N5 table=B7" + at) + hand("id=N6 dealer=4471" + at) +
                   hand("id=N7 table=B7 dealer=4471 hit-soft-17=yes") +
                   hand("id=N8 table=B7 dealer=4471 at=2026-11-01T18:00:00Z bj-pays=6:5"));
    const std::vector<std::string> expected{
        "N2 no-licence", "N3 unknown-dealer", "N4 not-on-roster", "N5 dealer", "N6 table",
        "N7 at",         "N8 other-clauses"};
    BOOST_TEST(hands.findings == expected, boost::test_tools::per_element());
    BOOST_TEST(hands.sums.hands == 8);
    BOOST_TEST(hands.sums.findings == 7);
}

BOOST_AUTO_TEST_CASE(a_foreign_card_makes_the_pack_doubtful_until_it_is_counted) {
    SampleFloor floor;
    const Folder folder;
    HandLog log = opened(folder.file("pit.db"));
    const std::string deal = "1 bet dealer 25\n1 deal Ts 9s\ndealer deal Th (Td)\n";
    const ImportReport report = import_text(
        log,
        "breakout notation=2 id=N1 table=B7 dealer=4471 at=2026-11-01T17:00:00Z\n" + deal +
            "floor rules IRR-17 replace\n1 stand\ndealer turn Td\ndealer stand\n1 pay dealer 25\n\n"
            "breakout notation=2 id=N2 table=B9 dealer=4471 at=2026-11-01T17:00:00Z\n" +
            deal + "dealer void IRR-17\n1 return dealer 25\n\n" +
            hand_text("id=N3 table=B7 at=2026-11-01T17:10:00Z"));
    BOOST_REQUIRE(report.stored == 3);
    auto office = DutyOffice::make(floor.facts, rule_books());
    BOOST_REQUIRE(office);
    const auto events = audit_duty(log, *office, [](const DutyFinding&) {}).packs;
    BOOST_REQUIRE(events.size() == 2U);
    BOOST_TEST(events.back().table == "B9");
    // Of a table that nobody knows nothing follows.
    const auto packs = pack_facts_of(events, floor.facts);
    BOOST_REQUIRE(packs.size() == 1U);
    BOOST_TEST(packs.front().value("pack") == "K7");
    BOOST_TEST(packs.front().value("why") == "IRR-17 in hand N1");
    floor.say(FactKind::Pack, "B7",
              {{"pack", "K7"},
               {"state", packs.front().value("state")},
               {"since", packs.front().value("since")},
               {"why", packs.front().value("why")}});
    BOOST_TEST(pack_facts_of(events, floor.facts).empty());
    BOOST_TEST(floor.ask().row().name == "pack-not-counted");
    // The hand in which it was found had begun before.
    BOOST_TEST(may_deal_alone(floor.ask("4471", "B7", "2026-11-01T17:00:00Z"_utc).answer()));
    floor.say(FactKind::Pack, "B7",
              {{"pack", "K7"}, {"state", "counted"}, {"since", "2026-11-01T17:30:00Z"}});
    BOOST_TEST(floor.ask().row().name == "may-deal");
    // A fact that turned out wrong does not come back with the next audit.
    const auto entered = std::ranges::find_if(floor.facts, [](const Fact& fact) {
        return fact.kind == FactKind::Pack && fact.value("state") == "to-count";
    });
    BOOST_REQUIRE(entered != floor.facts.end());
    floor.say(FactKind::TakenBack, "",
              {{"why", "the card was there"}, {"corrects", std::to_string(entered->number)}});
    BOOST_TEST(pack_facts_of(events, floor.facts).empty());
}

/// The row's words are those of the file of a fined house.
BOOST_AUTO_TEST_CASE(no_permit_is_said_so) {
    SampleFloor floor;
    floor.forget(FactKind::Licence);
    BOOST_TEST(reason_in_words(floor.ask()).starts_with("dealer 4471 may not deal: no permit"));
}

BOOST_AUTO_TEST_SUITE_END()

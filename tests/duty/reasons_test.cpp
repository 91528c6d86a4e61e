// Every reason at once: what a floor supervisor has to have changed before somebody may deal.

#include "duty/sample_floor.h"

using namespace fairdeal;

namespace {

using K = FactKind;

std::vector<std::string> reasons_of(SampleFloor& floor, const std::string& dealer = "4471",
                                    const std::string& table = "B7") {
    std::vector<std::string> names;
    const Decision decision = floor.ask_fully(dealer, table);
    for (const DutyReason& reason : decision.reasons) {
        names.emplace_back(reason.row->name);
        BOOST_TEST(!reason_in_words(decision, reason).empty());
        BOOST_TEST(!change_in_words(reason).empty());
    }
    return names;
}

void expect(SampleFloor& floor, const std::vector<std::string>& names) {
    BOOST_TEST(reasons_of(floor) == names, boost::test_tools::per_element());
}

}  // namespace

BOOST_AUTO_TEST_SUITE(duty_reasons)

BOOST_AUTO_TEST_CASE(a_yes_has_one_reason_and_its_end) {
    SampleFloor floor;
    expect(floor, {"may-deal"});
    const Decision brief = floor.ask();
    const auto until = brief.until;
    BOOST_TEST((floor.ask_fully().until == until));
}

BOOST_AUTO_TEST_CASE(the_deciding_row_comes_first_and_then_all_others_in_order) {
    SampleFloor floor;
    floor.forget(K::Licence, "4471");
    floor.forget(K::Certificate, "4471");
    floor.forget(K::Roster, "4471");
    floor.say(K::Pack, "B7",
              {{"pack", "K7"}, {"state", "to-count"}, {"since", "2026-11-01T17:30:00Z"}});
    expect(floor, {"no-licence", "no-certificate", "pack-not-counted", "not-on-roster"});
    BOOST_TEST(floor.ask().row().name == "no-licence");
    // Each is what is left once those before it are mended.
    const Decision decision = floor.ask_fully();
    BOOST_REQUIRE(decision.reasons[2].facts.size() == 1U);
    BOOST_TEST((decision.reasons[2].facts.front()->kind == K::Pack));
    BOOST_TEST((decision.reasons[2].row->adds == K::Pack));
}

BOOST_AUTO_TEST_CASE(what_rests_on_somebody_unknown_is_not_said) {
    SampleFloor floor;
    BOOST_TEST(reasons_of(floor, "9999") == std::vector<std::string>{"unknown-dealer"},
               boost::test_tools::per_element());
    const std::vector<std::string> nowhere{"unknown-table"};
    BOOST_TEST(reasons_of(floor, "4471", "B99") == nowhere, boost::test_tools::per_element());
    const std::vector<std::string> neither{"unknown-dealer", "unknown-table"};
    BOOST_TEST(reasons_of(floor, "9999", "B99") == neither, boost::test_tools::per_element());
}

/// Of every single thing that can be wrong the full answer begins as the short one does, and no
/// two reasons speak of the same.
BOOST_AUTO_TEST_CASE(with_all_facts_of_a_kind_gone_the_first_reason_is_the_decision) {
    for (const FactSpec& gone : every_fact_spec()) {
        for (const FactSpec& also : every_fact_spec()) {
            SampleFloor floor;
            floor.forget(gone.kind);
            floor.forget(also.kind);
            if (floor.facts.empty()) continue;
            const std::string first(floor.ask().row().name);
            const Decision full = floor.ask_fully();
            BOOST_TEST(full.row().name == first, gone.word << ", " << also.word);
            for (std::size_t i = 1; i < full.reasons.size(); ++i) {
                BOOST_TEST(!may_deal_alone(full.reasons[i].row->answer));
                BOOST_TEST((full.reasons[i].row->topic != full.reasons[i - 1].row->topic));
            }
        }
    }
}

BOOST_AUTO_TEST_SUITE_END()

// Hands dealt by who might not, and a file of who may deal where begun: at the desk, without a
// window.

#include <thread>

#include "app/duty_desk.h"
#include "log/office_log.h"

using namespace fairdeal;

namespace {

const std::string that_night = " at=2026-11-01T18:00:00Z hit-soft-17=yes";

/// The page with a log open at the desk.
struct DealtDesk : DutyDesk {
    using DutyDesk::DutyDesk;
    void record(const std::string& records) {
        HandLog made = opened(folder.file("pit.db"));
        BOOST_REQUIRE(import_text(made, records).refused == 0);
    }
    void open_log() {
        log.file = folder.file("pit.db").string();
        log.log =
            std::make_unique<HandLog>(std::move(open_hand_log(log.file, Access::Read, {}).value()));
    }
    DutyScreen look() {
        session.apply(DutyAction::ShowHands);
        while (session.poll()) std::this_thread::sleep_for(std::chrono::milliseconds(1));
        session.follow_open_log();
        while (session.poll()) std::this_thread::sleep_for(std::chrono::milliseconds(1));
        return session.screen();
    }
};

std::string hand(const std::string& words) { return hand_text(words) + "\n"; }

}  // namespace

BOOST_AUTO_TEST_SUITE(duty_hands)

BOOST_AUTO_TEST_CASE(without_a_log_the_page_offers_to_open_one) {
    DealtDesk desk;
    const DutyScreen screen = desk.look();
    BOOST_TEST(screen.rows.empty());
    BOOST_TEST(is_said(screen.above, "Open a log"));
    BOOST_TEST(desk.session.can(DutyAction::OpenLog));
    BOOST_TEST(!desk.session.can(DutyAction::Hands));
    BOOST_TEST(!desk.session.apply(DutyAction::OpenCase).has_value());
}

BOOST_AUTO_TEST_CASE(findings_that_say_the_same_are_one_row_with_their_hands) {
    DealtDesk desk;
    desk.record(hand("id=N1 table=B7 dealer=4471" + that_night) +
                hand("id=N2 table=B7 dealer=4499" + that_night) +
                hand("id=N3 table=B7" + that_night) +
                hand("id=N4 table=B7 dealer=4499" + that_night));
    desk.open_log();
    const DutyScreen screen = desk.look();
    BOOST_TEST(screen.above == "pit.db: 4 hands \u00b7 of 3 it is not known: facts are missing");
    BOOST_REQUIRE(screen.rows.size() == 2U);
    BOOST_TEST(screen.rows[0].title == "4499 at table B7");
    BOOST_TEST(screen.rows[0].word == "not known");
    BOOST_TEST(!screen.rows[0].is_past);
    BOOST_TEST(is_said(screen.rows[0].detail, "2 hands, #2 N2 to #4 N4"), screen.rows[0].detail);
    BOOST_REQUIRE(screen.answer.has_value());
    BOOST_TEST(screen.answer->words == "NO");
    BOOST_TEST(is_said(screen.answer->question, "4499 at table B7"));
    const auto hands = desk.session.apply(DutyAction::Hands);
    BOOST_REQUIRE(hands.has_value());
    BOOST_TEST((std::get<ListHands>(*hands).from == DeskSection::Duty));
    const std::vector<std::int64_t> numbers{2, 4};
    BOOST_TEST(std::get<ListHands>(*hands).hands == numbers, boost::test_tools::per_element());
    const auto opened_case = desk.session.apply(DutyAction::OpenCase);
    BOOST_REQUIRE(opened_case.has_value());
    const CaseSubject& subject = std::get<CaseOnFinding>(*opened_case).subject;
    BOOST_TEST(subject.hand == 2);
    BOOST_TEST(subject.finding == "duty");
    BOOST_TEST(subject.hands == "2,4");
    BOOST_TEST(
        is_said(subject.text, "It is not on record that who dealt might deal\ntable B7: NO: "));
    // A record that names no dealer shows why it is one, in words.
    desk.session.pick(1);
    const DutyScreen nameless = desk.session.screen();
    BOOST_TEST(!nameless.answer.has_value());
    BOOST_TEST(nameless.rows[1].title == "No dealer named");
    BOOST_TEST(is_said(nameless.words, "does not say who dealt it"));
    BOOST_TEST(desk.session.can(DutyAction::OpenCase));
}

BOOST_AUTO_TEST_CASE(what_is_entered_later_is_looked_at_again) {
    SampleFloor floor;
    const std::vector<Fact> all = floor.facts;
    floor.forget(FactKind::Roster, "4471");
    DealtDesk desk(floor.facts);
    desk.record(hand("id=N1 table=B7 dealer=4471" + that_night));
    desk.open_log();
    BOOST_TEST(desk.look().rows.size() == 1U);
    BOOST_TEST(desk.session.screen().above ==
               "pit.db: 1 hand \u00b7 1 by somebody who might not deal");
    BOOST_TEST(desk.session.screen().answer->words == "ASK THE FLOOR");
    const auto& adds = desk.session.screen().answer->reasons.front().adds;
    const auto place = std::ranges::find(adds, FactKind::Roster, &DutyAddScreen::kind);
    BOOST_REQUIRE(place != adds.end());
    desk.session.add_for(0, static_cast<std::size_t>(place - adds.begin()));
    const DutyScreen form = desk.session.screen();
    BOOST_REQUIRE(form.form.has_value());
    BOOST_TEST(form.form->fields.front().value == "4471");
    for (const auto& [field, value] :
         std::vector<std::pair<std::string, std::string>>{{"since", "2026-11-01T16:00:00Z"},
                                                          {"until", "2026-11-01T20:00:00Z"},
                                                          {"as", "hr1"},
                                                          {"passphrase", floor_passphrase}})
        desk.session.type_in_form(field, value);
    desk.session.apply(DutyAction::Sign);
    BOOST_TEST_REQUIRE((desk.session.screen().part == DutyPart::Hands),
                       desk.session.screen().error);
    BOOST_TEST(desk.look().rows.empty());
    BOOST_TEST(desk.session.screen().above ==
               "pit.db: 1 hand \u00b7 all by somebody who might deal");
}

BOOST_AUTO_TEST_CASE(a_pack_that_is_to_be_counted_is_a_row_and_its_fact_is_begun) {
    DealtDesk desk;
    desk.record(
        "breakout notation=2 id=N1 table=B7 dealer=4471 at=2026-11-01T17:00:00Z hit-soft-17=yes\n"
        "1 bet dealer 25\n1 deal Ts 9s\ndealer deal Th (Td)\nfloor rules IRR-17 replace\n"
        "1 stand\ndealer turn Td\ndealer stand\n1 pay dealer 25\n");
    desk.open_log();
    DutyScreen screen = desk.look();
    BOOST_REQUIRE(!screen.rows.empty());
    BOOST_TEST(screen.rows.back().title == "The pack of table B7");
    desk.session.pick(screen.rows.size() - 1);
    screen = desk.session.screen();
    BOOST_TEST(is_said(screen.words, "IRR-17 in hand N1"), screen.words);
    BOOST_TEST(!desk.session.can(DutyAction::OpenCase));
    desk.session.apply(DutyAction::Add);
    const auto form = desk.session.screen().form;
    BOOST_REQUIRE(form.has_value());
    BOOST_TEST(form->title == "The count of a table's pack");
    const auto why = std::ranges::find(form->fields, "why", &DutyFieldScreen::name);
    BOOST_REQUIRE(why != form->fields.end());
    BOOST_TEST(why->value == "IRR-17 in hand N1");
}

/// Another log's findings are not taken for the open one's.
BOOST_AUTO_TEST_CASE(another_log_is_looked_at_by_itself) {
    DealtDesk desk;
    desk.record(hand("id=N1 table=B7 dealer=4499" + that_night));
    desk.open_log();
    BOOST_TEST(desk.look().rows.size() == 1U);
    desk.log.log.reset();
    desk.log.file.clear();
    desk.session.follow_open_log();
    BOOST_TEST(desk.session.screen().rows.empty());
    BOOST_TEST(!desk.session.can(DutyAction::OpenCase));
}

BOOST_AUTO_TEST_CASE(a_file_is_begun_at_the_desk) {
    const Folder folder;
    const std::filesystem::path school = folder.file("kept") / "school.db",
                                content = FAIRDEAL_SOURCE_DIR;
    const OpenLog none;
    DutySession session(rule_books(), none, school, content);
    session.enter();
    BOOST_REQUIRE(session.can(DutyAction::Begin));
    session.apply(DutyAction::Begin);
    BOOST_TEST(session.screen().can_use);
    const auto problem = [&](const char* name) {
        const auto fields = session.screen().form->fields;
        const auto found = std::ranges::find(fields, name, &DutyFieldScreen::name);
        BOOST_REQUIRE(found != fields.end());
        return found->problem;
    };
    session.apply(DutyAction::Create);
    BOOST_TEST(problem("house") == "it is missing");
    session.type_in_form("house", "casino.example/duty");
    session.type_in_form("owner", "hr1");
    session.type_in_form("passphrase", "short");
    session.apply(DutyAction::Create);
    BOOST_TEST(!problem("passphrase").empty());
    session.type_in_form("passphrase", "long enough");
    session.type_in_form("again", "long enougH");
    session.apply(DutyAction::Create);
    BOOST_TEST(problem("again") == "this is another passphrase");
    BOOST_TEST(!std::filesystem::exists(session.file()));
    session.type_in_form("again", "long enough");
    session.apply(DutyAction::Create);
    const DutyScreen made = session.screen();
    BOOST_TEST_REQUIRE((made.part == DutyPart::Facts), made.error);
    BOOST_TEST(is_said(made.story, "casino.example/duty: 1 fact"), made.story);
    BOOST_TEST(!session.can(DutyAction::Begin));
    auto file = DutyFile::open(session.file(), Access::Read, {});
    BOOST_REQUIRE(file.has_value());
    BOOST_TEST(opens_account(file->log(), "hr1", "long enough"));
}

BOOST_AUTO_TEST_SUITE_END()

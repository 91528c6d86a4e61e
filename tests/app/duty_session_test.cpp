// May this dealer deal here, now: asked at the desk, without a window.

#include <fstream>

#include "app/duty_desk.h"
#include "exam/sitting/exam_text.h"
#include "support/credentials.h"

using namespace fairdeal;

namespace {

struct AskedDesk : DutyDesk {
    using DutyDesk::DutyDesk;
    DutyScreen ask(const std::string& dealer = "4471", const std::string& table = "B7") {
        session.apply(DutyAction::ShowAsk);
        session.type_dealer(dealer);
        session.type_table(table);
        session.type_time(to_text(that_evening));
        session.apply(DutyAction::Ask);
        return session.screen();
    }
    void fill(const std::vector<std::pair<std::string, std::string>>& fields) {
        for (const auto& [field, value] : fields) session.type_in_form(field, value);
    }
    DutyScreen sign(const std::string& passphrase = floor_passphrase) {
        fill({{"as", "hr1"}, {"passphrase", passphrase}});
        session.apply(DutyAction::Sign);
        return session.screen();
    }
    [[nodiscard]] std::size_t answers() const {
        return DutyFile::open(session.file(), Access::Read, {})->answers().size();
    }
};

const DutyFieldScreen& field(const DutyScreen& screen, const std::string& name) {
    const auto found = std::ranges::find_if(
        screen.form->fields, [&](const DutyFieldScreen& one) { return one.name == name; });
    BOOST_REQUIRE_MESSAGE(found != screen.form->fields.end(), name);
    return *found;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(duty_session)

BOOST_AUTO_TEST_CASE(a_yes_says_until_when_and_is_kept) {
    AskedDesk desk;
    desk.session.type_asker("pit1");
    const DutyScreen screen = desk.ask();
    BOOST_REQUIRE_MESSAGE(screen.answer.has_value(), screen.error);
    BOOST_TEST(screen.answer->words == "YES");
    BOOST_TEST(screen.answer->until == "until 1 Nov 2026, 20:00 UTC");
    BOOST_TEST(screen.answer->question == "4471 at table B7, 1 Nov 2026, 18:00 UTC");
    BOOST_REQUIRE(screen.answer->reasons.size() == 1U);
    BOOST_TEST(screen.answer->reasons.front().facts.size() > 10U);
    BOOST_TEST(screen.answer->reasons.front().change.empty());
    BOOST_TEST(desk.answers() == 1U);
    BOOST_TEST(desk.session.can(DutyAction::Copy));
    // Of another dealer nothing is said yet.
    desk.session.type_dealer("4472");
    BOOST_TEST(!desk.session.screen().answer.has_value());
}

/// A suspension that another program enters takes a YES off the screen.
BOOST_AUTO_TEST_CASE(an_answer_does_not_outlive_its_facts) {
    AskedDesk desk;
    BOOST_TEST(desk.ask().answer->words == "YES");
    desk.session.enter();
    BOOST_TEST(desk.session.screen().answer.has_value());
    const auto suspended = fact_from(FactKind::Suspension, "4471",
                                     {{"number", "L-4471", {}}, {"since", "2026-10-01", {}}}, {});
    BOOST_REQUIRE(suspended.has_value());
    {
        auto file = DutyFile::open(desk.session.file(), Access::Write, {});
        BOOST_REQUIRE(file.has_value());
        BOOST_REQUIRE(file->add({*suspended}, "hr1", utc_now()).has_value());
    }
    desk.session.enter();
    BOOST_TEST(!desk.session.screen().answer.has_value());
    BOOST_TEST(is_said(desk.session.screen().notice, "ask again"));
    const DutyReasonScreen reason = desk.ask().answer->reasons.front();
    BOOST_TEST(reason.reason == "The licence of 4471 is suspended: L-4471");
    // What ends it takes its place: a second suspension would end nothing.
    BOOST_TEST(reason.adds.front().label == "Correct the suspension of a licence");
    desk.session.add_for(0);
    BOOST_TEST(field(desk.session.screen(), "number").value == "L-4471");
    BOOST_TEST(field(desk.session.screen(), "corrects").value ==
               std::to_string(reason.adds.front().corrects));
    desk.fill({{"until", "2026-10-15"}});
    // A letter beside the fields leaves nothing that is typed.
    desk.session.apply(DutyAction::ShowDue);
    BOOST_TEST((desk.session.screen().part == DutyPart::Form));
    BOOST_TEST(desk.sign().answer->words == "YES");
}

BOOST_AUTO_TEST_CASE(a_no_names_every_reason_its_facts_and_what_would_change_it) {
    SampleFloor floor;
    floor.change(FactKind::Licence, "4471",
                 {{"number", "L-9"},
                  {"jurisdiction", "here"},
                  {"function", "dealer"},
                  {"since", "2025-01-01"},
                  {"until", "2026-10-01"}});
    floor.forget(FactKind::Roster, "4471");
    AskedDesk desk(floor.facts);
    const DutyScreen screen = desk.ask();
    BOOST_REQUIRE(screen.answer.has_value());
    BOOST_TEST(screen.answer->words == "NO");
    BOOST_TEST(screen.answer->until == "");
    BOOST_REQUIRE(screen.answer->reasons.size() == 2U);
    const DutyReasonScreen& licence = screen.answer->reasons[0];
    BOOST_TEST(licence.reason == "The licence of 4471 has ended: 2026-10-01");
    BOOST_REQUIRE(licence.facts.size() == 1U);
    BOOST_TEST(is_said(licence.facts.front(), "A licence or permit: number L-9"));
    BOOST_TEST(is_said(licence.facts.front(), "(entered today by hr1, #"));
    BOOST_TEST(licence.change == "What would change it: its renewal.");
    BOOST_TEST(screen.answer->reasons[1].reason == "4471 is not on the roster of table B7");
    for (const DutyReasonScreen& reason : screen.answer->reasons)
        BOOST_TEST(is_said(screen.answer->text, reason.reason));
}

BOOST_AUTO_TEST_CASE(what_the_answer_asks_for_is_entered_and_the_question_asked_again) {
    SampleFloor floor;
    floor.forget(FactKind::Roster, "4471");
    AskedDesk desk(floor.facts);
    BOOST_TEST(desk.ask().answer->words == "ASK THE FLOOR");
    // The roster may be what is wrong.
    const DutyReasonScreen reason = desk.session.screen().answer->reasons.front();
    BOOST_REQUIRE(reason.adds.size() == 2U);
    BOOST_TEST(reason.adds[1].label == "Enter a place on the roster");
    desk.session.add_for(0, 1);
    BOOST_TEST(field(desk.session.screen(), "subject").value == "4471");
    BOOST_TEST(field(desk.session.screen(), "table").value == "B7");
    desk.session.apply(DutyAction::Leave);
    desk.session.add_for(0);
    const DutyScreen form = desk.session.screen();
    BOOST_TEST(field(form, "subject").value == "4471");
    BOOST_TEST(field(form, "table").value == "B7");
    // Nothing is added before all of it is right, and each problem stands at its field.
    BOOST_TEST(field(desk.sign(), "why").problem == "it is missing");
    desk.fill({{"since", "2026-11-01"}, {"until", "soon"}, {"why", "somebody is ill"}});
    BOOST_TEST(is_said(field(desk.sign(), "until").problem, "'soon' is not a day"));
    desk.fill({{"until", "2026-11-01T19:00:00Z"}});
    const DutyScreen wrong = desk.sign("something else");
    BOOST_TEST(field(wrong, "passphrase").problem == "no such account, or another passphrase");
    BOOST_TEST(field(wrong, "passphrase").value == "");
    const DutyScreen done = desk.sign();
    BOOST_TEST((done.part == DutyPart::Ask));
    BOOST_REQUIRE_MESSAGE(done.answer.has_value(), done.error);
    BOOST_TEST(done.answer->words == "YES");
    BOOST_TEST(done.answer->until == "until 1 Nov 2026, 19:00 UTC");
    BOOST_TEST(is_said(done.notice, "is on record"));
}

BOOST_AUTO_TEST_CASE(a_fact_is_corrected_and_the_old_one_stays) {
    AskedDesk desk;
    desk.session.apply(DutyAction::ShowFacts);
    desk.session.type_find("K7");
    DutyScreen screen = desk.session.screen();
    BOOST_REQUIRE(screen.rows.size() == 1U);
    BOOST_TEST(screen.fact->title == "The count of a table's pack");
    desk.session.apply(DutyAction::Correct);
    BOOST_TEST(field(desk.session.screen(), "state").value == "counted");
    desk.fill({{"state", "to-count"}});
    screen = desk.sign();
    BOOST_REQUIRE_MESSAGE((screen.part == DutyPart::Facts), screen.error);
    BOOST_REQUIRE(screen.rows.size() == 2U);
    BOOST_TEST(screen.rows[0].word == "");
    BOOST_TEST(screen.rows[1].word == "corrected");
    desk.session.pick(1);
    BOOST_TEST(!desk.session.can(DutyAction::Correct));
    BOOST_TEST(desk.ask().answer->words == "NO");
}

BOOST_AUTO_TEST_CASE(what_names_nobody_known_is_not_added) {
    AskedDesk desk;
    desk.session.apply(DutyAction::Add);
    BOOST_TEST(desk.session.screen().form->title == "A licence or permit");
    const auto kinds = NewFact::kinds();
    const auto roster = std::ranges::find(kinds, FactKind::Roster);
    desk.session.pick(static_cast<std::size_t>(roster - kinds.begin()));
    desk.fill(
        {{"subject", "4417"}, {"table", "B7"}, {"since", "2026-11-01"}, {"until", "2026-11-02"}});
    const DutyScreen refused = desk.sign();
    BOOST_TEST(is_said(refused.error, "nobody is known by the id 4417, but 4471"), refused.error);
    BOOST_TEST((refused.part == DutyPart::Form));
    desk.session.apply(DutyAction::Leave);
    BOOST_TEST((desk.session.screen().part == DutyPart::Ask));
}

BOOST_AUTO_TEST_CASE(a_certificate_comes_from_its_document_and_key) {
    SampleFloor floor;
    floor.forget(FactKind::Person, "4471");
    floor.say(FactKind::Person, "4471", {{"ref", "1182"}});
    AskedDesk desk(floor.facts);
    const auto write = [&](const char* name, const std::string& text) {
        std::ofstream(desk.folder.file(name)) << text;
        return desk.folder.file(name).string();
    };
    desk.session.apply(DutyAction::Add);
    const auto kinds = NewFact::kinds();
    const auto at = std::ranges::find(kinds, FactKind::Certificate) - kinds.begin();
    desk.session.pick(static_cast<std::size_t>(at));
    desk.fill({{"subject", "4471"}});
    BOOST_TEST(field(desk.sign(), "file").problem == "choose the file");
    desk.fill({{"file", write("c.json", sample_certificate())},
               {"key", write("office.pub", to_text(office_key().public_key()) + "\n")}});
    const DutyScreen done = desk.sign();
    BOOST_TEST(is_said(done.notice, "is on record"), done.error);
    BOOST_TEST(is_said(done.rows.front().detail, "BRK-2026-000417"), done.rows.front().detail);
}

BOOST_AUTO_TEST_CASE(somebody_vouches_for_an_exam_elsewhere) {
    AskedDesk desk;
    desk.session.apply(DutyAction::Add);
    const auto kinds = NewFact::kinds();
    const auto at = std::ranges::find(kinds, FactKind::Certificate) - kinds.begin();
    desk.session.pick(static_cast<std::size_t>(at));
    BOOST_TEST(field(desk.session.screen(), "key").is_file);
    desk.fill({{"proof", "elsewhere"}, {"subject", "9999"}});
    DutyScreen screen = desk.sign();
    for (const char* missing : {"number", "card", "since", "until"})
        BOOST_TEST(field(screen, missing).problem == "it is missing", missing);
    desk.fill({{"number", "PAPER-7"},
               {"card", card_line(TableCard(Game::Breakout))},
               {"since", "2026-10-01"},
               {"until", "2026-09-01"}});
    BOOST_TEST(field(desk.sign(), "file").problem == "choose the file");
    const std::string scan = desk.folder.file("scan.pdf").string();
    std::ofstream(scan) << "";
    desk.fill({{"file", scan}});
    BOOST_TEST(field(desk.sign(), "subject").problem == "9999 is not the id of one human being");
    desk.fill({{"subject", "4471"}});
    BOOST_TEST(field(desk.sign(), "file").problem == "the record is empty");
    std::ofstream(scan) << "an exam passed in another house";
    BOOST_TEST(!field(desk.sign(), "until").problem.empty());
    desk.fill({{"until", "2027-10-01"}});
    screen = desk.sign();
    BOOST_TEST(is_said(screen.notice, "is on record"), screen.error);
    BOOST_TEST(is_said(screen.rows.front().detail, "PAPER-7"), screen.rows.front().detail);
    BOOST_TEST(screen.fact->title == "An exam elsewhere, which hr1 vouches for");
    const auto values = screen.fact->values;
    BOOST_TEST(std::ranges::any_of(values, [](const auto& value) {
        return is_said(value.first, "Who vouches") && value.second == "hr1";
    }));
}

BOOST_AUTO_TEST_CASE(what_falls_due_is_listed_by_its_day) {
    AskedDesk desk;
    desk.session.apply(DutyAction::ShowDue);
    desk.session.type_within("36500");
    const DutyScreen screen = desk.session.screen();
    BOOST_REQUIRE(screen.rows.size() == 4U);
    BOOST_TEST(is_said(screen.rows.front().title, "casino.example/exams"));
    BOOST_TEST(screen.fact.has_value());
    desk.session.type_within("soon");
    BOOST_TEST(desk.session.screen().above == "Type a number of days.");
}

BOOST_AUTO_TEST_CASE(a_file_that_is_missing_or_something_else_is_said_in_words) {
    const Folder folder;
    const std::filesystem::path school = folder.file("school.db"), content = FAIRDEAL_SOURCE_DIR;
    const OpenLog none;
    DutySession session(rule_books(), none, school, content);
    session.enter();
    BOOST_TEST(!session.screen().can_use);
    BOOST_TEST(is_said(session.screen().story, "There is no file of who may deal where yet"));
    BOOST_TEST(!session.can(DutyAction::Ask));
    const auto other = folder.file("note.txt");
    std::ofstream(other) << "something else";
    session.open(other);
    BOOST_TEST(!session.screen().can_use);
    BOOST_TEST(is_said(session.screen().story, "note.txt"), session.screen().story);
}

BOOST_AUTO_TEST_CASE(what_cannot_be_asked_is_said) {
    AskedDesk desk;
    BOOST_TEST(desk.ask("", "B7").error == "Type the id of the dealer and the table.");
    desk.session.type_dealer("4471");
    desk.session.type_time("tonight");
    desk.session.apply(DutyAction::Ask);
    BOOST_TEST(is_said(desk.session.screen().error, "'tonight' is not a UTC time"));
    BOOST_TEST(!desk.session.screen().answer.has_value());
    BOOST_TEST(desk.answers() == 0U);
}

BOOST_AUTO_TEST_SUITE_END()

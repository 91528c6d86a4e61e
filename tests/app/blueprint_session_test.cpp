// A house's own exam, made from one that ships: changed, previewed, put in use, opened.

#include "certify_house.h"
#include "exam/sitting/exam_text.h"
#include "school/exams/own_exams.h"

namespace fairdeal::certify_house {

namespace {

struct OwnExamHouse : House {
    OwnExamHouse() {
        make_people();
        office().content = FAIRDEAL_SOURCE_DIR;
        office().exams.clear();
        come_in();
    }
    void come_in() {
        sign_in("eve", "Eve comes in");
        BOOST_REQUIRE_MESSAGE(office().who, office().error);
        office().show(CertifyView::Blueprints);
    }
    /// Everything from the disk, with the same person signed in.
    void restart() {
        open();
        enter_certify(desk);
        office().content = FAIRDEAL_SOURCE_DIR;
        office().exams.clear();
        come_in();
    }
    BlueprintSession& session() { return desk.blueprints; }
    [[nodiscard]] BlueprintScreen screen() const { return desk.blueprints.screen(); }
    void pick(const std::string& id, ListedExam::Kind kind) {
        const auto rows = screen().rows;
        for (std::size_t i = 0; i < rows.size(); ++i) {
            if (rows[i].exam == ListedExam{kind, id}) session().pick(i);
        }
        BOOST_REQUIRE(!rows.empty());
    }
    void copy_breakout() {
        pick("breakout-dealer", ListedExam::Kind::Shipped);
        session().apply(BlueprintAction::Copy);
        BOOST_REQUIRE(screen().can_change);
    }
    [[nodiscard]] ExamField field(const std::string& name) const {
        for (const ExamField& one : screen().fields)
            if (one.name == name) return one;
        BOOST_FAIL("no field " + name);
        return {};
    }
    [[nodiscard]] fs::path file(const std::string& name) const {
        return folder / "own-exams" / name;
    }
    [[nodiscard]] Blueprint kept() const {
        const auto drafts = read_exam_drafts(folder / "own-exams");
        BOOST_REQUIRE(drafts.all.size() == 1U);
        return drafts.all.front().exam;
    }
};

}  // namespace

BOOST_FIXTURE_TEST_SUITE(blueprint_session, OwnExamHouse)

BOOST_AUTO_TEST_CASE(what_ships_is_read_and_not_changed) {
    BOOST_TEST(screen().forbidden == "");
    BOOST_TEST(screen().error == "");
    BOOST_TEST(screen().rows.size() == 4U);
    BOOST_TEST(!screen().can_change);
    const std::string title = screen().title;
    session().type("title", "Another");
    session().set("months", 1);
    BOOST_TEST(screen().title == title);
    BOOST_TEST(!fs::exists(file("drafts")));
    for (std::size_t i = 0; i < screen().rows.size(); ++i) {  // a copy of each could be used
        session().pick(i);
        session().apply(BlueprintAction::Copy);
        BOOST_TEST(session().can(BlueprintAction::PutInUse), screen().title);
        BOOST_TEST(screen().problems.empty());
        session().apply(BlueprintAction::Drop);
    }
}

BOOST_AUTO_TEST_CASE(every_change_is_kept_in_the_draft) {
    copy_breakout();
    BOOST_TEST(screen().title == "Breakout Blackjack dealer, our own");
    session().type("title", "Night shift");
    session().type("note", "Deals at night.");
    session().set("rule", 1);
    session().set("items", 60);
    session().set("cut", 55);
    session().set("minutes", 90);
    session().set("months", 12);
    session().set("paid-losing", 0);
    session().set("large", 2550);
    session().apply(BlueprintAction::ShowCells);
    session().pick_cell(2);
    session().type("cell-title", "Pushes");
    session().set("least", 4);
    session().set("share", 750);
    BOOST_TEST(screen().error == "");
    const Blueprint exam = kept();
    BOOST_TEST(exam.id == "breakout-house");
    BOOST_TEST(exam.title == "Night shift");
    BOOST_TEST((exam.rule == ExamRule(FixedForm{60, 55})));
    BOOST_TEST(exam.time.whole == 90);
    BOOST_TEST(exam.months == 12);
    BOOST_TEST(exam.critical.size() == 3U);
    BOOST_TEST((exam.large == Money::cents(2550)));
    BOOST_TEST(exam.cells.at(2).title == "Pushes");
    BOOST_TEST(exam.cells.at(2).least == 4);
    BOOST_TEST(exam.cells.at(2).share == 750);
    restart();
    pick("breakout-house", ListedExam::Kind::Draft);
    BOOST_TEST(screen().title == "Night shift");
    session().set("months", 5000);
    BOOST_TEST(kept().months == 120);
}

BOOST_AUTO_TEST_CASE(the_table_card_is_chosen_from_those_of_the_game) {
    copy_breakout();
    const ExamField card = field("table");
    BOOST_REQUIRE(card.choices.size() > 2U);
    BOOST_TEST(card.number == 0);
    BOOST_TEST(card.choices.front().ends_with(", the card in force"), card.choices.front());
    session().set("table", 1);
    BOOST_TEST(kept().table != "breakout-standard");
    BOOST_TEST(find_table(desk.library, kept().table)->title == card.choices.at(1));
}

BOOST_AUTO_TEST_CASE(clauses_kinds_and_features_are_ticked) {
    copy_breakout();
    session().apply(BlueprintAction::ShowCells);
    session().pick_cell(2);
    BOOST_TEST(screen().cells.at(2).title == "When the dealer's hand pushes");
    const auto row_of = [&](const std::string& words) {
        const auto ticks = screen().ticks;
        for (std::size_t i = 0; i < ticks.size(); ++i) {
            if ((ticks[i].title + " " + ticks[i].detail).find(words) != std::string::npos) return i;
        }
        BOOST_FAIL("no row " + words);
        return std::size_t{0};
    };
    BOOST_TEST(screen().ticks.at(row_of("BRK-PUSH-3")).on);
    BOOST_TEST(!screen().ticks.at(row_of("BRK-WIN-1")).on);
    session().turn(row_of("BRK-WIN-1"));
    for (const char* id : {"BRK-PUSH-1", "BRK-PUSH-2", "BRK-PUSH-3", "BRK-PUSH-4"})
        session().turn(row_of(id));
    BOOST_TEST((kept().cells.at(2).clauses == std::vector<std::string>{"BRK-WIN-1"}));
    session().turn(row_of("BRK-WIN-1"));
    BOOST_TEST(screen().error ==
               "A part asks at least one clause. Choose another first, or remove the part.");
    BOOST_TEST(kept().cells.at(2).clauses.size() == 1U);
    session().choose_list(CellList::Kinds);
    BOOST_TEST(screen().story == "Only the chosen kinds of question are asked.");
    for (std::size_t i = 0; i < screen().ticks.size(); ++i) {
        if (screen().ticks[i].on) session().turn(i);
    }
    BOOST_TEST(kept().cells.at(2).kinds.empty());
    BOOST_TEST(screen().story == "Nothing is chosen: every kind of question is asked.");
    session().choose_list(CellList::Features);
    session().turn(row_of("A hand is split"));
    BOOST_TEST((kept().cells.at(2).features == std::vector{Feature::Split}));
    session().turn(1000);
    BOOST_TEST(kept().cells.at(2).features.size() == 1U);
}

BOOST_AUTO_TEST_CASE(parts_are_added_and_removed) {
    copy_breakout();
    session().apply(BlueprintAction::ShowCells);
    session().apply(BlueprintAction::AddCell);
    session().apply(BlueprintAction::AddCell);
    BOOST_REQUIRE(screen().cells.size() == 11U);
    BOOST_TEST(screen().cell == 10U);
    BOOST_TEST(kept().cells.at(9).id != kept().cells.at(10).id);
    for (int i = 0; i < 20; ++i) session().apply(BlueprintAction::RemoveCell);
    BOOST_TEST(screen().cells.size() == 1U);
    BOOST_TEST(!session().can(BlueprintAction::RemoveCell));
}

BOOST_AUTO_TEST_CASE(what_was_removed_last_is_put_back) {
    copy_breakout();
    const Blueprint whole = kept();
    BOOST_TEST(!session().can(BlueprintAction::PutBack));
    session().apply(BlueprintAction::ShowCells);
    session().pick_cell(2);
    session().apply(BlueprintAction::RemoveCell);
    BOOST_TEST(kept().cells.size() == whole.cells.size() - 1);
    session().apply(BlueprintAction::PutBack);
    BOOST_TEST((kept() == whole));
    BOOST_TEST(!session().can(BlueprintAction::PutBack));
    session().apply(BlueprintAction::Drop);
    BOOST_TEST(!fs::exists(file("drafts/breakout-house.xml")));
    session().apply(BlueprintAction::PutBack);
    BOOST_TEST((kept() == whole));
    BOOST_TEST(screen().title == whole.title);
    // Another change is not lost by it.
    session().apply(BlueprintAction::ShowCells);
    session().apply(BlueprintAction::RemoveCell);
    session().type("cell-title", "Another title");
    BOOST_TEST(!session().can(BlueprintAction::PutBack));
}

BOOST_AUTO_TEST_CASE(what_is_wrong_stands_at_its_field_and_keeps_it_out_of_use) {
    copy_breakout();
    session().set("p1", 800);
    BOOST_TEST(field("p1").problem ==
               "\u201cGood enough\u201d must be more than \u201cnot good enough\u201d.");
    BOOST_TEST(screen().story == "");
    BOOST_TEST(!session().can(BlueprintAction::PutInUse));
    BOOST_TEST(kept().title == screen().title);
    session().set("p1", 950);
    session().set("right", 3);
    BOOST_TEST(field("right").problem.find("3 right pass at the cap") == 0U);
    session().set("right", 110);
    BOOST_TEST(field("right").problem == "");
    BOOST_TEST(screen().story.find("Somebody who is right in 85 of 100 answers passes 4.4 of 100 "
                                   "exams, after 46 items on average.") != std::string::npos,
               screen().story);
    session().set("rule", 1);
    session().set("items", 20);
    BOOST_TEST(field("cut").problem == "No more right answers than items can be asked for.");
    session().set("cut", 18);
    BOOST_TEST(field("items").problem == "The parts want 38 items, the exam has 20 at most.");
    session().set("items", 100);
    session().type("title", "  ");
    BOOST_TEST(field("title").problem == "Nothing stands here: type some words.");
    BOOST_TEST(field("title").value == "  ");
    BOOST_TEST(!session().can(BlueprintAction::PutInUse));
    BOOST_TEST(kept().title == "Breakout Blackjack dealer, our own");
    session().type("title", "Ours");
    BOOST_TEST(session().can(BlueprintAction::PutInUse));
    session().type("title", "a\x01z");
    BOOST_TEST(screen().error != "");
    BOOST_TEST(kept().title == "Ours");
}

BOOST_AUTO_TEST_CASE(a_form_is_previewed_item_by_item) {
    copy_breakout();
    session().apply(BlueprintAction::ShowPreview);
    BOOST_TEST(screen().story == "A form is being dealt\u2026");
    session().wait();
    const BlueprintScreen first = screen();
    BOOST_REQUIRE(first.preview.size() == 38U);
    BOOST_TEST(first.story.find("The 38 items that every candidate gets") == 0U, first.story);
    BOOST_TEST(first.story.find("they show 61 of the 61 misreadings") != std::string::npos,
               first.story);
    BOOST_TEST(first.preview.front().title.find("1. ") == 0U);
    session().apply(BlueprintAction::AnotherForm);
    session().wait();
    BOOST_TEST(screen().preview.front().detail + screen().preview.back().detail !=
               first.preview.front().detail + first.preview.back().detail);
    session().apply(BlueprintAction::AnotherForm);  // and called off while it is dealt
    session().apply(BlueprintAction::CallOff);
    BOOST_TEST((screen().part == BlueprintPart::Exam));
    BOOST_TEST(!session().is_working());
    // What no hand can have.
    session().apply(BlueprintAction::ShowCells);
    session().choose_list(CellList::Features);
    session().turn(screen().ticks.size() - 1);
    session().apply(BlueprintAction::ShowPreview);
    session().wait();
    BOOST_TEST(screen().story.find("No hand could be dealt for item ") == 0U, screen().story);
}

BOOST_AUTO_TEST_CASE(it_is_put_in_use_opened_and_an_open_sitting_keeps_it) {
    copy_breakout();
    session().type("title", "Night shift");
    session().set("months", 12);
    session().apply(BlueprintAction::PutInUse);
    BOOST_TEST(screen().error == "");
    BOOST_TEST(screen().notice.find("In use: \u201cNight shift\u201d") == 0U, screen().notice);
    BOOST_TEST(fs::exists(file("breakout-house.xml")));
    BOOST_TEST(!fs::exists(file("drafts/breakout-house.xml")));
    office().begin(CertifyTask::OpenSitting);
    fill("candidate", "ann");
    fill("exam", "breakout-house");
    fill("invigilator", "ian");
    fill("passphrase", "the office opens");
    office().submit();
    BOOST_REQUIRE_MESSAGE(!office().form, office().error);
    const std::string sitting = office().picked;
    // It is changed afterwards, put in use again, and taken out.
    office().show(CertifyView::Blueprints);
    pick("breakout-house", ListedExam::Kind::InUse);
    session().apply(BlueprintAction::Change);
    session().type("title", "Day shift");
    BOOST_TEST(!session().can(BlueprintAction::TakeOut));
    session().apply(BlueprintAction::PutInUse);
    BOOST_TEST(office().exams.back().title == "Day shift");
    session().apply(BlueprintAction::TakeOut);
    BOOST_TEST(screen().error == "");
    BOOST_TEST(office().exams.back().title != "Day shift");
    BOOST_TEST(
        (screen().rows.front().exam == ListedExam{ListedExam::Kind::Draft, "breakout-house"}));
    office().show(CertifyView::Sittings);
    office().pick_sitting(sitting);
    BOOST_REQUIRE(office().picked_sitting() != nullptr);
    const auto kept_by_it = read_exam_text(office().picked_sitting()->blueprint, "it");
    BOOST_REQUIRE(kept_by_it.has_value());
    BOOST_TEST(kept_by_it->blueprint.title == "Night shift");
    BOOST_TEST(kept_by_it->blueprint.months == 12);
}

BOOST_AUTO_TEST_CASE(who_neither_examines_nor_manages_people_changes_none) {
    copy_breakout();
    const std::string before = bytes_of(file("drafts/breakout-house.xml"));
    for (const auto& [id, words] :
         {std::pair("ian", "Ian comes in"), std::pair("olga", "Olga comes in")}) {
        sign_in(id, words);
        BOOST_REQUIRE_MESSAGE(office().who, office().error);
        office().show(CertifyView::Blueprints);
        BOOST_TEST((office().view != CertifyView::Blueprints));
        BOOST_TEST(!screen().forbidden.empty());
        session().apply(BlueprintAction::PutInUse);
        session().apply(BlueprintAction::Drop);
    }
    BOOST_TEST(bytes_of(file("drafts/breakout-house.xml")) == before);
    sign_in("ada", "ada comes in");
    office().show(CertifyView::Blueprints);
    BOOST_TEST(screen().forbidden.empty());
    pick("breakout-house", ListedExam::Kind::Draft);
    BOOST_TEST(session().can(BlueprintAction::PutInUse));
}

BOOST_AUTO_TEST_CASE(two_desks_and_a_spoilt_file_lose_nothing) {
    copy_breakout();
    std::ofstream(file("drafts/breakout-house.xml"), std::ios::app) << "<!-- theirs -->\n";
    session().type("title", "Mine");
    BOOST_TEST(screen().error.find("this draft was changed at another desk") != std::string::npos,
               screen().error);
    BOOST_TEST(bytes_of(file("drafts/breakout-house.xml")).find("<!-- theirs -->") !=
               std::string::npos);
    BOOST_TEST(screen().title == "Breakout Blackjack dealer, our own");
    std::ofstream(file("breakout-bad.xml")) << "no exam";
    restart();
    BOOST_TEST(screen().error.find("An exam is left out: ") == 0U, screen().error);
    BOOST_TEST(screen().rows.size() == 5U);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal::certify_house

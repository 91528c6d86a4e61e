// Payouts on paper from the page of payouts: what is printed, and what is refused.

#include "desk/speed/speed_paper.h"

#include <boost/test/unit_test.hpp>
#include <filesystem>

#include "classroom.h"
#include "drills/pay_sheet.h"
#include "support/times.h"

using namespace fairdeal;

namespace {

const UtcTime at_nine = "2026-11-05T09:00:00Z"_utc;

struct SpeedRoom {
    Classroom classroom;
    DrillChoice drill{Game::Breakout, {}, {}};
    SpeedSession session{shipped_content(), classroom.room, drill};
    SpeedRoom() { prepare_speed(session); }

    [[nodiscard]] const std::string& error() const { return classroom.room.error; }
    [[nodiscard]] const std::string& notice() const { return classroom.room.notice; }
};

bool speed_says(const std::string& text, const std::string& words) {
    return text.find(words) != std::string::npos;
}

/// "payouts-breakout-24-4711-k4qx.pdf" without what is around the code.
std::string code_of_paper(const SpeedPaper& paper) {
    const std::size_t from = std::string_view("payouts-").size();
    return paper.name.substr(from, paper.name.size() - from - 4);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(speed_paper)

BOOST_AUTO_TEST_CASE(a_sheet_is_printed_and_again_by_its_code) {
    SpeedRoom room;
    const auto paper = paper_for(room.session, SpeedAction::PaySheet, at_nine);
    BOOST_REQUIRE_MESSAGE(paper.has_value(), room.error());
    BOOST_TEST(paper->bytes.starts_with("%PDF"));
    BOOST_TEST(speed_says(paper->notice, code_of_paper(*paper)));
    const auto code = pay_sheet_code_from(code_of_paper(*paper));
    BOOST_REQUIRE(code.has_value());
    BOOST_TEST(code->count == usual_on_pay_sheet);
    choose_speed(room.session, Game::League, SpeedLevel::Table, QuestionKind::Amount);
    room.session.sheet_code = code_of_paper(*paper);
    const auto again = paper_for(room.session, SpeedAction::SheetAgain, at_nine);
    BOOST_REQUIRE_MESSAGE(again.has_value(), room.error());
    BOOST_TEST((again->bytes == paper->bytes));
}

BOOST_AUTO_TEST_CASE(another_minute_another_sheet_with_prices_and_letter_paper_as_chosen) {
    SpeedRoom room;
    const auto paper = paper_for(room.session, SpeedAction::PaySheet, at_nine);
    room.classroom.now += 60000;
    const auto later = paper_for(room.session, SpeedAction::PaySheet, at_nine);
    BOOST_REQUIRE((paper && later));
    BOOST_TEST(paper->name != later->name);
    room.session.sheet_code = code_of_paper(*paper);
    apply(room.session, SpeedAction::Letter);
    const auto letter = paper_for(room.session, SpeedAction::SheetAgain, at_nine);
    apply(room.session, SpeedAction::Letter);
    apply(room.session, SpeedAction::PriceOnly);
    const auto priced = paper_for(room.session, SpeedAction::SheetAgain, at_nine);
    BOOST_REQUIRE((letter && priced));
    BOOST_TEST((letter->bytes != paper->bytes));
    BOOST_TEST((priced->bytes != paper->bytes));
}

BOOST_AUTO_TEST_CASE(the_pay_table_is_that_of_the_chosen_game) {
    SpeedRoom room;
    for (const Game game : every_game) {
        choose_speed(room.session, game, SpeedLevel::Table, QuestionKind::Amount);
        const auto paper = paper_for(room.session, SpeedAction::PayTable, at_nine);
        BOOST_REQUIRE(paper.has_value());
        BOOST_TEST(speed_says(paper->name, std::string(to_text(game))));
        BOOST_TEST(paper->bytes.starts_with("%PDF"));
    }
}

BOOST_AUTO_TEST_CASE(what_is_no_code_is_said_with_its_reason) {
    SpeedRoom room;
    const auto refusal = [&](const std::string& code) {
        room.session.sheet_code = code;
        BOOST_TEST(!paper_for(room.session, SpeedAction::SheetAgain, at_nine).has_value(), code);
        return room.error();
    };
    BOOST_TEST(speed_says(refusal(""), "Type the code"));
    BOOST_TEST(speed_says(refusal("breakout"), "not the code of a sheet"));
    BOOST_TEST(speed_says(refusal(std::string(100000, '-')), "not the code of a sheet"));
    BOOST_TEST(speed_says(refusal("breakout-24-7-zzzz"), "another table card"));
    BOOST_REQUIRE(paper_for(room.session, SpeedAction::PayTable, at_nine).has_value());
    BOOST_TEST(room.error().empty());
}

BOOST_AUTO_TEST_CASE(a_file_that_cannot_be_written_is_said_and_one_that_can_is_whole) {
    SpeedRoom room;
    const auto paper = paper_for(room.session, SpeedAction::PaySheet, at_nine);
    BOOST_REQUIRE(paper.has_value());
    save_paper(room.session, *paper, "/nowhere/at/all.pdf");
    BOOST_TEST(speed_says(room.error(), "/nowhere/at/all.pdf"));
    BOOST_TEST(room.notice().empty());
    room.classroom.room.error.clear();
    const std::string file = (room.classroom.folder / "sheet.pdf").string();
    save_paper(room.session, *paper, file);
    BOOST_TEST(room.error().empty());
    BOOST_TEST(speed_says(room.notice(), "Saved: " + file));
    BOOST_TEST(std::filesystem::file_size(file) == paper->bytes.size());
}

BOOST_AUTO_TEST_CASE(nothing_is_printed_while_a_run_is_on) {
    SpeedRoom room;
    start_speed(room.session);
    BOOST_TEST(!paper_for(room.session, SpeedAction::PaySheet, at_nine).has_value());
}

/// Where a house has a card of its own in force, "Repeat" deals by it too.
BOOST_AUTO_TEST_CASE(a_run_that_is_repeated_keeps_the_houses_card) {
    Classroom classroom;
    Library library = shipped_content();
    const TableCard card = card_with(Game::Breakout, "dealer-win-pays=2:1").value();
    for (TableCardFile& table : library.tables) {
        if (table.id == house_card_id(Game::Breakout)) table.card = card;
    }
    DrillChoice drill{Game::Breakout, {}, {}};
    SpeedSession session{library, classroom.room, drill};
    prepare_speed(session);
    BOOST_REQUIRE((session.run->card == card));
    speed_once_more(session);
    BOOST_TEST((session.run->card == card));
}

BOOST_AUTO_TEST_SUITE_END()

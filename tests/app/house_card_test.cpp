// A house's table card changed, looked into, approved and followed.

#include <boost/test/unit_test.hpp>

#include "content/library.h"
#include "content/readers.h"
#include "desk/learn/next_question.h"
#include "desk/shift/shift_run.h"
#include "drills/payout_item.h"
#include "exam/sitting/exam_text.h"
#include "school/cards/house_cards.h"
#include "trainer_desk.h"
#include "training/book/option_words.h"

using namespace fairdeal;
namespace fs = std::filesystem;

namespace {

constexpr const char* managers_words = "long enough";
constexpr Millis noon_of_cards = 1790000000000;  // 21 September 2026

struct PitManager : Trainer {
    PitManager() {
        desk.learn.school.clock = {[this] { return now; }, 0};
        desk.cards.put_in_force();
        show_learn_view(desk, LearnView::Cards);
    }
    /// Everything from the disk, with the same person signed in.
    void restart() {
        start();
        desk.cards.put_in_force();
        show_learn_view(desk, LearnView::Today);
        desk.learn.school.clock = {[this] { return now; }, 0};
        BOOST_REQUIRE(sign_in(desk.learn.school, "tom", managers_words));
        desk.cards.put_in_force();
        show_learn_view(desk, LearnView::Cards);
    }
    HouseCardSession& cards() { return desk.cards; }
    [[nodiscard]] TableCard card(Game game = Game::Breakout) const {
        return house_card(desk.library, game);
    }
    Millis now = noon_of_cards;
};

void pick_option(HouseCardSession& cards, const char* name) {
    const auto options = house_choices(cards.screen().game);
    for (std::size_t i = 0; i < options.size(); ++i) {
        if (options[i].name == name) cards.pick_option(i);
    }
}

/// "The dealer draws on a soft 17", where the book has them stand.
void draw_on_soft_17(HouseCardSession& cards) {
    cards.apply(HouseCardAction::Change);
    pick_option(cards, "hit-soft-17");
    cards.choose_value(0);
}

void approve_draft(HouseCardSession& cards, const std::string& from = "",
                   const std::string& to = "") {
    cards.apply(HouseCardAction::AskApproval);
    if (!from.empty()) cards.type_from(from);
    cards.type_to(to);
    cards.type_passphrase(managers_words);
    cards.apply(HouseCardAction::PutInForce);
}

bool is_drawn_by(const TableCard& card) { return card.is_yes(Option::HitSoft17); }

}  // namespace

BOOST_AUTO_TEST_SUITE(house_card_session)

BOOST_AUTO_TEST_CASE(every_option_is_shown_in_words_with_the_books_own_marked) {
    PitManager pit;
    for (const Game game : every_game) {
        pit.cards().choose(game);
        pit.cards().apply(HouseCardAction::Change);
        const auto specs = house_choices(game);
        for (std::size_t i = 0; i < specs.size(); ++i) {
            pit.cards().pick_option(i);
            const HouseCardScreen screen = pit.cards().screen();
            BOOST_REQUIRE(screen.options.size() == specs.size());
            BOOST_TEST(screen.options[i].question.find("?") != std::string::npos,
                       screen.options[i].question);
            BOOST_TEST(!screen.options[i].reading.empty());
            BOOST_TEST(screen.open.can_choose);
            if (specs[i].kind != OptionKind::Choice) {
                BOOST_TEST(!screen.open.numbers.empty());
                continue;
            }
            int own = 0;
            for (std::size_t choice = 0; choice < screen.open.choices.size(); ++choice) {
                BOOST_TEST(screen.open.choices[choice].ends_with("."),
                           specs[i].name << ": " << screen.open.choices[choice]);
                if (screen.open.marks[choice].find("rule book") != std::string::npos) ++own;
            }
            BOOST_TEST(own == 1, specs[i].name);
        }
    }
}

BOOST_AUTO_TEST_CASE(a_draft_is_kept_at_every_choice_and_changes_nothing) {
    PitManager pit;
    draw_on_soft_17(pit.cards());
    BOOST_TEST(pit.cards().screen().error == "");
    BOOST_TEST(pit.cards().screen().rows.front().word == "draft");
    BOOST_TEST(!is_drawn_by(pit.card()));
    pick_option(pit.cards(), "decks");
    pit.cards().set_number(0, 8);
    pick_option(pit.cards(), "bj-pays");
    pit.cards().set_number(0, 6);
    pit.cards().set_number(1, 5);
    pick_option(pit.cards(), "super-tie-min");
    pit.cards().set_number(0, 1250);
    pit.cards().name_draft("Main floor");
    const fs::path file = pit.folder / "table-cards" / "breakout-draft.xml";
    ContentFiles files;
    BOOST_TEST(read_content_file(file, files).empty());
    const TableCardFile kept = files.tables.front().value;
    BOOST_TEST(changed_options(kept.card) ==
               "decks=8,hit-soft-17=yes,bj-pays=6:5,super-tie-min=12.50");
    BOOST_TEST(kept.title == "Main floor");
    pit.restart();
    pit.cards().pick(0);
    BOOST_TEST(pit.cards().screen().title == "Main floor");
    pit.cards().name_draft("  ");
    BOOST_TEST(pit.cards().screen().error == "The card needs a name.");
    pit.cards().apply(HouseCardAction::Drop);
    BOOST_TEST(!fs::exists(file));
    BOOST_TEST(pit.cards().screen().notice ==
               "The draft is deleted. The card in force has not changed.");
}

BOOST_AUTO_TEST_CASE(what_changes_is_shown_before_it_is_approved) {
    PitManager pit;
    draw_on_soft_17(pit.cards());
    pit.cards().apply(HouseCardAction::ShowChanges);
    BOOST_TEST(pit.cards().screen().is_working);
    BOOST_TEST(pit.cards().can(HouseCardAction::CallOff));
    pit.cards().wait();
    const HouseCardScreen screen = pit.cards().screen();
    BOOST_TEST(!screen.is_working);
    BOOST_REQUIRE(screen.changes.size() > 3U);
    BOOST_TEST(screen.changes.front().title == "Does the dealer draw on a soft 17?");
    BOOST_TEST(screen.changes.front().was == "Now: No. The dealer stands on a soft 17.");
    BOOST_TEST(screen.changes.front().is == "Then: Yes. The dealer draws on a soft 17.");
    BOOST_TEST(screen.changes.at(1).was.find("Now: ") == 0U);
    BOOST_TEST(screen.story.find("BRK-S17-1") != std::string::npos, screen.story);
    pit.cards().apply(HouseCardAction::ShowChanges);  // and called off while it is worked out
    pit.cards().apply(HouseCardAction::ShowOptions);
    pit.cards().apply(HouseCardAction::ShowChanges);
    pit.cards().apply(HouseCardAction::CallOff);
    BOOST_TEST((pit.cards().screen().part == HouseCardPart::Options));
    BOOST_TEST(!is_drawn_by(pit.card()));
}

BOOST_AUTO_TEST_CASE(what_is_approved_is_followed_from_its_first_day_on) {
    PitManager pit;
    draw_on_soft_17(pit.cards());
    approve_draft(pit.cards());
    const HouseCardScreen screen = pit.cards().screen();
    BOOST_TEST(screen.error == "");
    BOOST_TEST(screen.standing ==
               "In force since 21 September 2026 \u00b7 approved by Tom on 21 September 2026");
    BOOST_TEST(screen.rows.front().in_force);
    BOOST_TEST(is_drawn_by(pit.card()));
    // Payouts, rounds, drills, lessons, exams that are opened now.
    SchoolSession& school = pit.desk.learn.school;
    BOOST_TEST((next_round(school, pit.desk.library, Game::Breakout).card == pit.card()));
    NextQuestion next(school, pit.desk.library, 1);
    const auto drilled = next.of_drill({Game::Breakout, {}, {}}, pit.desk.library);
    BOOST_REQUIRE(drilled.has_value());
    BOOST_TEST((drilled->scenario.hand.header.card == pit.card()));
    const auto exams = load_exams(FAIRDEAL_SOURCE_DIR);
    for (const Blueprint& exam : *exams) {
        if (exam.game == Game::Breakout)
            BOOST_TEST((paper_today(exam, pit.desk.library)->card == pit.card()));
    }
    BOOST_TEST(school.notice.find("BRK-S17-1") != std::string::npos, school.notice);
    pit.restart();
    BOOST_TEST(is_drawn_by(pit.card()));
    // Back to the shipped one: a draft of it, approved for later.
    pit.cards().pick(pit.cards().screen().rows.size() - 1);
    const HouseCardScreen all = pit.cards().screen();
    for (std::size_t i = 0; i < all.rows.size(); ++i) {
        if (all.rows[i].card.id == "breakout-standard") pit.cards().pick(i);
    }
    pit.cards().apply(HouseCardAction::Change);
    approve_draft(pit.cards(), "2026-10-01");
    BOOST_TEST(pit.cards().screen().error == "");
    BOOST_TEST(pit.cards().screen().notice == "Approved: it comes into force on 1 October 2026.");
    BOOST_TEST(is_drawn_by(pit.card()));
    pit.now += 10 * a_day;
    BOOST_TEST(pit.cards().poll());
    BOOST_TEST(!is_drawn_by(pit.card()));
    BOOST_TEST(!pit.cards().poll());
    std::string words_of_all;
    for (const HouseCardRow& row : pit.cards().screen().rows) words_of_all += row.word + ", ";
    BOOST_TEST(words_of_all.find("in force, superseded, shipped, ") == 0U, words_of_all);
}

BOOST_AUTO_TEST_CASE(a_round_and_payouts_that_were_begun_stay_under_their_card) {
    PitManager pit;
    draw_on_soft_17(pit.cards());
    approve_draft(pit.cards());
    SchoolSession& school = pit.desk.learn.school;
    const TableRun run = start_round(school, pit.desk.library, Game::Breakout);
    const std::string state = state_of(run, pit.now);
    BOOST_TEST(state.find(" hit-soft-17=yes\n") != std::string::npos, state);
    pit.desk.learn.drill.game = Game::Breakout;
    prepare_speed(pit.desk.speed);
    start_speed(pit.desk.speed);
    BOOST_TEST((pit.desk.speed.run->card == pit.card()));
    const std::string payouts = state_of(*pit.desk.speed.run, pit.now);
    const PayoutItem shown = pit.desk.speed.run->ahead.front();
    // Another card is in force when they are taken up.
    pit.cards().pick(0);
    pit.cards().apply(HouseCardAction::Change);
    pick_option(pit.cards(), "hit-soft-17");
    pit.cards().choose_value(1);
    approve_draft(pit.cards());
    BOOST_TEST(!is_drawn_by(pit.card()));
    const auto again = round_as_kept(school, state);
    BOOST_REQUIRE(again.has_value());
    BOOST_TEST((again->request == run.request));
    const auto paid = run_as_kept(school, pit.desk.library, payouts);
    BOOST_REQUIRE(paid.has_value());
    BOOST_TEST((paid->ahead.front() == shown));
    BOOST_TEST(!round_as_kept(school, "round breakout 1 1 1 all hit-soft-16=yes\n").has_value());
}

BOOST_AUTO_TEST_CASE(a_shift_that_is_taken_up_again_goes_on_under_its_card) {
    PitManager pit;
    draw_on_soft_17(pit.cards());
    approve_draft(pit.cards());
    SchoolSession& school = pit.desk.learn.school;
    ShiftRun shift = start_shift(school, pit.desk.library, Game::Breakout, 30);
    BOOST_TEST((shift.table.card == pit.card()));
    const auto taken_up = [&](std::string state) {
        return shift_as_kept(school, {fixed("shift"), std::move(state), pit.now});
    };
    const std::string lines = lines_of(shift), round = state_of(shift.round, pit.now);
    const auto again = taken_up(lines + round);
    BOOST_REQUIRE(again.has_value());
    BOOST_TEST((again->table == shift.table));
    // As an older build kept it: the card stands with the round alone.
    std::string old = lines;
    const std::string options = " hit-soft-17=yes\n";
    BOOST_REQUIRE(old.find(options) != std::string::npos);
    old.replace(old.find(options), options.size(), "\n");
    const auto of_older = taken_up(old + round);
    BOOST_REQUIRE(of_older.has_value());
    BOOST_TEST((of_older->table.card == shift.table.card));
    std::string unknown = lines;
    unknown.replace(unknown.find(options), options.size(), " hit-soft-16=yes\n");
    BOOST_TEST(!taken_up(unknown + round).has_value());
}

BOOST_AUTO_TEST_CASE(nothing_is_approved_that_may_not_be) {
    PitManager pit;
    draw_on_soft_17(pit.cards());
    struct Row {
        const char *from, *to, *passphrase, *error;
    };
    // clang-format off
    const Row rows[] = {
        {"2026-09-20", "",           managers_words,     "The first day is in the past: choose today or a later day."},
        {"21.9.2026",  "",           managers_words,     "Type the first day such as 2026-12-01."},
        {"2026-13-01", "",           managers_words,     "Type the first day such as 2026-12-01."},
        {"2026-09-21", "2026-09-20", managers_words,     "The last day is before the first."},
        {"2026-09-21", "some day",   managers_words,     "Type the last day such as 2026-12-31, or nothing."},
        {"2026-09-21", "",           "",        "Type your passphrase to approve."},
        {"2026-09-21", "",           "another", "The passphrase is wrong. Nothing was approved."},
    };
    // clang-format on
    for (const Row& row : rows) {
        pit.cards().apply(HouseCardAction::AskApproval);
        pit.cards().type_from(row.from);
        pit.cards().type_to(row.to);
        pit.cards().type_passphrase(row.passphrase);
        pit.cards().apply(HouseCardAction::PutInForce);
        BOOST_TEST(pit.cards().screen().error == row.error);
        BOOST_TEST(pit.cards().screen().passphrase.value == "");
        BOOST_TEST(!is_drawn_by(pit.card()));
    }
    BOOST_TEST(fs::exists(pit.folder / "table-cards" / "breakout-draft.xml"));
    BOOST_TEST(!fs::exists(pit.folder / "table-cards" / "breakout-1.xml"));
    // A trainee and a guest see none of it.
    sign_out(pit.desk.learn.school);
    BOOST_TEST(!pit.cards().screen().forbidden.empty());
    approve_draft(pit.cards());
    BOOST_TEST(!fs::exists(pit.folder / "table-cards" / "breakout-1.xml"));
}

BOOST_AUTO_TEST_CASE(two_desks_and_a_folder_that_takes_nothing_lose_nothing) {
    PitManager pit;
    draw_on_soft_17(pit.cards());
    const fs::path folder = pit.folder / "table-cards";
    TableCardFile other = read_card_draft(folder, Game::Breakout).value()->table;
    other.title = "From another desk";
    BOOST_REQUIRE(
        keep_card_draft(folder, other, text_of_file(folder / "breakout-draft.xml")).has_value());
    pit.cards().choose_value(1);
    BOOST_TEST(pit.cards().screen().error.find("changed at another desk") != std::string::npos);
    BOOST_TEST(pit.cards().screen().title == "From another desk");
    BOOST_REQUIRE(
        drop_card_draft(folder, Game::Breakout, text_of_file(folder / "breakout-draft.xml"))
            .has_value());
    approve_draft(pit.cards());
    BOOST_TEST(!fs::exists(folder / "breakout-1.xml"));
    // Nothing can be written where a file stands in the place of the folder.
    fs::remove_all(folder);
    std::ofstream(folder) << "no folder";
    pit.cards().enter();
    pit.cards().apply(HouseCardAction::Change);
    BOOST_TEST(pit.cards().screen().error.find("cannot be written") != std::string::npos);
    BOOST_TEST(!is_drawn_by(pit.card()));
}

BOOST_AUTO_TEST_CASE(a_card_that_was_changed_by_hand_is_told_and_the_one_before_holds) {
    PitManager pit;
    draw_on_soft_17(pit.cards());
    approve_draft(pit.cards());
    const fs::path file = pit.folder / "table-cards" / "breakout-1.xml";
    std::string text = text_of_file(file);
    text.replace(text.find("value=\"yes\""), 11, "value=\"no\"");
    std::ofstream(file, std::ios::binary) << text;
    pit.cards().enter();
    const std::string error = pit.cards().screen().error;
    BOOST_TEST(
        error.find("breakout-1.xml:2:1: it was changed after it was approved") != std::string::npos,
        error);
    BOOST_TEST(!is_drawn_by(pit.card()));
    BOOST_TEST(text_of_file(file) == text);
}

BOOST_AUTO_TEST_CASE(a_card_goes_out_as_a_file_and_comes_in_as_a_draft) {
    PitManager pit;
    draw_on_soft_17(pit.cards());
    const fs::path file = pit.folder / pit.cards().export_name();
    pit.cards().export_file(file);
    BOOST_TEST(pit.cards().screen().error == "");
    pit.cards().apply(HouseCardAction::Drop);
    pit.cards().import_file(file);
    BOOST_TEST(pit.cards().screen().error == "");
    BOOST_TEST(pit.cards().screen().rows.front().word == "draft");
    BOOST_TEST(is_drawn_by(
        read_card_draft(pit.folder / "table-cards", Game::Breakout).value()->table.card));
    pit.cards().apply(HouseCardAction::Drop);
    std::ofstream(file) << "<table-card format=\"1\"/>";
    pit.cards().import_file(file);
    BOOST_TEST(pit.cards().screen().error.find(file.string() + ":1:1: ") == 0U,
               pit.cards().screen().error);
    pit.cards().export_file("/no/such/folder/card.xml");
    BOOST_TEST(pit.cards().screen().error.find("cannot be written") != std::string::npos);
}

BOOST_AUTO_TEST_SUITE_END()

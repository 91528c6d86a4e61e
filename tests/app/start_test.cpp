// The first minute at the desk, and how a later start finds what was left.

#include <boost/test/unit_test.hpp>

#include "lesson_walks.h"
#include "trainer_desk.h"

using namespace fairdeal;

namespace {

/// A program that starts on a machine of its own.
struct Machine {
    std::filesystem::path folder;
    std::unique_ptr<Desk> desk;

    Machine() {
        std::string name =
            (std::filesystem::temp_directory_path() / "fairdeal-start-XXXXXX").string();
        BOOST_REQUIRE(mkdtemp(name.data()) != nullptr);
        folder = name;
        start();
    }
    ~Machine() { std::filesystem::remove_all(folder); }
    Machine(const Machine&) = delete;
    Machine& operator=(const Machine&) = delete;

    void start() {
        desk.reset();
        desk = std::make_unique<Desk>(FAIRDEAL_SOURCE_DIR, folder / "state");
        desk->learn.file = folder / "school.db";
        open_at_start(*desk);
    }
    [[nodiscard]] SchoolSession& school() const { return desk->learn.school; }
    /// The window goes where the action leads.
    void apply(LearnAction action) const {
        if (const auto leads = desk->learn.apply(action)) go_to(*desk, *leads);
    }
    void make(const char* name, const char* passphrase) const {
        apply(LearnAction::NewProfile);
        desk->learn.type(&NewProfile::name, name);
        desk->learn.type(&NewProfile::passphrase, passphrase);
        desk->learn.type(&NewProfile::again, passphrase);
        apply(LearnAction::MakeProfile);
        BOOST_REQUIRE_MESSAGE(is_signed_in(school()), school().error);
    }
    /// The school has an administrator, as most have; nobody is signed in.
    void add_administrator() const {
        BOOST_REQUIRE(school().school->add_person({"boss", "", {Role::Administrator}, "", false, 0},
                                                  "boss's own words", {1, 8192}));
    }
};

void read_to_the_first_answer(LessonSession& lesson) {
    const Library& library = shipped_content();
    for (int pages = 0; pages < 40 && lesson.practice() == nullptr; ++pages) {
        lesson.change([&](LessonWalk& walk) {
            while (walk.part == LessonPart::Worked && !can_go_on(walk)) reveal(walk);
            if (!can_go_on(walk)) answer(walk, true);
            go_on(walk, library);
        });
    }
    BOOST_REQUIRE(lesson.practice() != nullptr);
    lesson.change([](LessonWalk& walk) { answer(walk, true); });
}

}  // namespace

BOOST_AUTO_TEST_SUITE(start)

BOOST_AUTO_TEST_CASE(the_first_start_asks_for_the_game_and_opens_its_first_lesson) {
    const Machine machine;
    Desk& desk = *machine.desk;
    BOOST_TEST((desk.section == DeskSection::Learn));
    const ProfilesScreen screen = desk.learn.people();
    BOOST_TEST(screen.heading == "Which game do you deal?");
    BOOST_TEST(!screen.form.has_value());
    BOOST_REQUIRE(screen.games.size() == every_game.size());
    for (const GameItem& game : screen.games) {
        const auto leads = desk.learn.deal(game.game);
        BOOST_REQUIRE(leads.has_value());
        go_to(desk, *leads);
        BOOST_REQUIRE(desk.lesson.is_open());
        BOOST_TEST((desk.lesson.walk().lesson.game == game.game));
        BOOST_TEST((desk.learn.view == LearnView::Lessons));
        BOOST_TEST(desk.lesson.screen().can_keep);
        BOOST_TEST(game.detail == "Lesson 1: " + desk.lesson.screen().title);
    }
}

BOOST_AUTO_TEST_CASE(what_a_guest_answers_is_kept_by_the_profile_they_make) {
    const Machine machine;
    machine.add_administrator();
    Desk& desk = *machine.desk;
    go_to(desk, *desk.learn.deal(Game::Breakout));
    read_to_the_first_answer(desk.lesson);
    const std::string place = position_of(desk.lesson.walk());
    BOOST_TEST(machine.school().unkept.answers.size() >= 1U);
    const std::size_t given = machine.school().unkept.answers.size();

    const Pressed pressed = desk.lesson.press(key('k'));
    BOOST_REQUIRE(pressed.leads_to.has_value());
    go_to(desk, *pressed.leads_to);
    BOOST_TEST(machine.school().form.has_value());
    machine.make("Ann", "");
    BOOST_TEST((desk.learn.view == LearnView::Lessons));  // where they were
    BOOST_TEST(position_of(desk.lesson.walk()) == place);
    BOOST_TEST(!desk.lesson.screen().can_keep);
    BOOST_TEST(machine.school().school->answers_of("ann").size() == given);
    const auto lessons = machine.school().school->lessons_of("ann");
    BOOST_REQUIRE(lessons.size() == 1U);
    BOOST_TEST(lessons.front().step == place);
    BOOST_TEST(machine.school().unkept.answers.empty());
}

/// Also where the lesson is closed before the profile is made.
BOOST_AUTO_TEST_CASE(how_far_a_guest_came_is_kept_by_the_profile_they_make) {
    const Machine machine;
    machine.add_administrator();
    Desk& desk = *machine.desk;
    go_to(desk, *desk.learn.deal(Game::Breakout));
    read_to_the_first_answer(desk.lesson);
    const std::string place = position_of(desk.lesson.walk());
    desk.lesson.close();
    BOOST_TEST(machine.school().unkept.lessons.size() == 1U);
    machine.school().form.emplace();
    machine.make("Ann", "");
    const auto lessons = machine.school().school->lessons_of("ann");
    BOOST_REQUIRE(lessons.size() == 1U);
    BOOST_TEST(lessons.front().step == place);
    BOOST_TEST(machine.school().unkept.lessons.empty());
}

/// Somebody who signs in with a profile of their own does not get a guest's answers.
BOOST_AUTO_TEST_CASE(a_guests_lesson_is_not_taken_over_by_another_profile) {
    const Machine machine;
    machine.make("Ann", "long enough");
    machine.desk->learn.sign_out();
    Desk& desk = *machine.desk;
    go_to(desk, *desk.learn.deal(Game::Breakout));
    read_to_the_first_answer(desk.lesson);
    desk.learn.pick("ann");
    desk.learn.passphrase = "long enough";
    machine.apply(LearnAction::SignIn);
    BOOST_REQUIRE(is_signed_in(machine.school()));
    BOOST_TEST(!desk.lesson.is_open());
    BOOST_TEST(machine.school().unkept.answers.empty());
    BOOST_TEST(machine.school().school->answers_of("ann").empty());
    BOOST_TEST(machine.school().school->lessons_of("ann").empty());
    BOOST_TEST(machine.school().unkept.lessons.empty());
}

BOOST_AUTO_TEST_CASE(a_later_start_is_with_the_last_profile) {
    Machine machine;
    machine.add_administrator();
    machine.make("Ann", "");
    machine.desk->learn.sign_out();
    machine.make("Ben", "");
    machine.start();
    BOOST_TEST(!is_signed_in(machine.school()));
    BOOST_TEST(machine.school().picked == "ben");
    machine.desk->learn.pick("ann");
    machine.apply(LearnAction::SignIn);
    machine.start();
    BOOST_TEST(machine.school().picked == "ann");
    machine.apply(LearnAction::SignIn);  // one key
    BOOST_TEST(machine.school().who == "ann");
}

BOOST_AUTO_TEST_CASE(the_only_profile_of_a_machine_is_signed_in_unless_it_has_a_passphrase) {
    Machine machine;
    const SchoolSession& school = machine.school();
    BOOST_REQUIRE(school.school->add_person({"ann", "Ann", {Role::Trainee}, "", false, 0}, ""));
    machine.start();
    BOOST_TEST(machine.school().who == "ann");
    BOOST_TEST((machine.desk->learn.view == LearnView::Today));

    Machine other;
    other.make("Olga", "long enough");
    other.start();
    BOOST_TEST(!is_signed_in(other.school()));
    BOOST_TEST(other.school().picked == "olga");
}

BOOST_AUTO_TEST_CASE(a_machine_with_logs_and_no_profile_starts_with_the_logs) {
    Machine machine;
    remember_log(machine.desk->preferences, "/logs/a night.db");
    save_preferences(machine.desk->preferences);
    machine.start();
    BOOST_TEST((machine.desk->section == DeskSection::Replay));
}

BOOST_AUTO_TEST_SUITE_END()

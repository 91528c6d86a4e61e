#include "looks.h"

#include <boost/test/unit_test.hpp>
#include <cctype>

#include "desk/kit/gtk.h"
#include "reader.h"

namespace fairdeal::testing {

bool is_open(const Page& page) {
    return comes_true([&] { return frame->open_page() == &page && page.IsShownOnScreen(); });
}

void all_fits(const std::string& where) {
    for (const wxSize size : {wxSize(1024, 700), wxSize(1280, 800)}) {
        frame->SetSize(size);
        come_to_rest();
        const std::string cut = cut_off(frame);
        BOOST_TEST(cut == "", where << " at " << size.x << ": " << cut);
    }
}

void step_letters(int key) {
    const DeskFrame* before = frame;
    press(key, wxMOD_CONTROL);
    BOOST_REQUIRE(comes_true([&] {
        auto* top = dynamic_cast<DeskFrame*>(wxTheApp->GetTopWindow());
        if (top != nullptr && top != before) frame = top;
        return frame != before;
    }));
    come_to_rest();
    frame->show_now();
}

bool keyboard_is_somewhere() {
    come_to_rest();
    return gtk::has_keyboard(frame);
}

void all_has_names(const std::string& where) {
    const auto found = nameless(frame);
    BOOST_TEST(found.empty(), where << ": " << (found.empty() ? "" : found.front()));
}

namespace {
constexpr const char* administrators_words = "boss's own words";
}

void give_administrator(SchoolSession& school) {
    if (!school.school || !school.school->people().empty()) return;
    BOOST_REQUIRE(school.school->add_person({"boss", "", {Role::Administrator}, "", false, 0},
                                            administrators_words, {1, 8192}));
}

void sign_as_administrator(NewProfile& form) {
    if (form.trainer) form.passphrase = form.again = trainers_words;
    form.administrator = "boss";
    form.administrator_passphrase = administrators_words;
}

void come_to_school(const std::string& name, Trains trains) {
    start_over();
    desk->lesson.close();
    LearnSession& learn = desk->learn;
    learn.run.reset();
    desk->speed.run.reset();
    desk->round.run.reset();
    learn.drill = {};
    show_learn_view(*desk, LearnView::Today);
    if (is_signed_in(school())) leave_school(*desk);
    SchoolSession& school = learn.school;
    school.form.reset();
    give_administrator(school);
    std::string id = name;
    id[0] = static_cast<char>(std::tolower(id[0]));
    if (!school.school->person(id)) {
        school.form.emplace();
        school.form->name = name;
        school.form->trainer = trains == Trains::Yes;
        sign_as_administrator(*school.form);
        BOOST_REQUIRE_MESSAGE(make_profile(school), school.error);
    } else {
        BOOST_REQUIRE_MESSAGE(sign_in(school, id, trains == Trains::Yes ? trainers_words : ""),
                              school.error);
    }
    school.error.clear();
    show_learn_view(*desk, LearnView::Today);
    frame->show_now();
    BOOST_REQUIRE(is_open(frame->learn()));
    come_to_rest();  // what is clicked next lies where it stays
}

void pass_first_lesson(Game game) {
    for (const Lesson& lesson : desk->library.lessons) {
        if (lesson.game == game && lesson.number == 1)
            school().school->keep_lesson(school().who,
                                         {lesson.id, "end 0 1 1", true, school().clock.now()});
    }
    frame->show_now();
    come_to_rest();
}

}  // namespace fairdeal::testing

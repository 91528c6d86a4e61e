#pragma once
// A school in a folder of its own, with Ann signed in and a clock that stands.

#include <boost/test/unit_test.hpp>
#include <cstdlib>
#include <filesystem>

#include "desk/school/school.h"
#include "support/content.h"

namespace fairdeal {

/// Who is signed in has passed every lesson of a game, so that a plan may ask for all of it.
inline void pass_lessons(SchoolSession& room, Game game = Game::Breakout) {
    for (const Lesson& lesson : shipped_content().lessons) {
        if (lesson.game == game)
            room.school->keep_lesson(room.who, {lesson.id, "end 0 1 1", true, room.clock.now()});
    }
}

struct Classroom {
    std::filesystem::path folder;
    Millis now = 1790000000000;
    SchoolSession room;

    Classroom() {
        std::string name = (std::filesystem::temp_directory_path() / "fairdeal-XXXXXX").string();
        BOOST_REQUIRE(mkdtemp(name.data()) != nullptr);
        folder = name;
        open();
        // Ann is a trainee like any other, not the first in the school.
        BOOST_REQUIRE(room.school->add_person({"boss", "", {Role::Administrator}, "", false, 0},
                                              "boss's own words", {1, 8192}));
        room.form.emplace();
        room.form->name = "Ann";
        BOOST_REQUIRE(make_profile(room));
    }
    ~Classroom() {
        room = SchoolSession();
        std::filesystem::remove_all(folder);
    }
    Classroom(const Classroom&) = delete;
    Classroom& operator=(const Classroom&) = delete;

    /// As after a crash: the file is opened again.
    void open() {
        room = SchoolSession();
        room = open_school(folder / "school.db", shipped_content(), {[this] { return now; }, 0});
        BOOST_REQUIRE_MESSAGE(room.school != nullptr, room.error);
    }
};

}  // namespace fairdeal

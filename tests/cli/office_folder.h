#pragma once
// An exam office in a folder of its own, worked with from the command line.

#include <stdlib.h>
#include <boost/test/unit_test.hpp>

#include "running.h"
#include "school/school.h"

namespace fairdeal {

/// Lines that answer any item, clumsily.
inline std::string any_answer() {
    std::string lines = "clear\nA\n1 hard 4\n1 1\n";
    for (int row = 1; row < 30; ++row) lines += std::to_string(row) + " push\n";
    return lines + "done\n";
}

/// An office with its people; everybody's passphrase is the same.
struct OfficeFolder {
    OfficeFolder() {
        ::setenv("XDG_STATE_HOME", folder.path("state").c_str(), 1);  // where logs are remembered
        using enum Role;
        constexpr PassphraseCost cheap{1, 8192};
        auto school = School::open_or_create(school_file);
        BOOST_REQUIRE(school.has_value());
        const auto add = [&](const char* id, std::vector<Role> roles) {
            const Person person{id, id, std::move(roles), "Evening", false, 0};
            BOOST_REQUIRE(school->add_person(person, "a long passphrase", cheap).has_value());
        };
        add("tina", {Trainee});
        add("eve", {Examiner});
        add("max", {Trainer, Examiner});
        add("ivo", {Invigilator});
        add("ada", {Administrator});
        add("aud", {Auditor});
        const Ran made =
            run("exam office create", "--as ada --house casino.example --memory 8" + keys());
        BOOST_REQUIRE_MESSAGE(made.status == 0, made.err);
        BOOST_TEST(says(made.out, "casino.example/exam+"));
        BOOST_TEST(says(made.out, "casino.example/office+"));
        BOOST_REQUIRE(run("exam office terminal", "--allow --as ada").status == 0);
    }

    [[nodiscard]] Ran run(const std::string& command, const std::string& words,
                          std::string_view input = "") const {
        return fairdeal_with(command + " --office " + folder.path("office") + " --school " +
                                 school_file + " " + words +
                                 (says(words, "--as") ? " --passphrase-file " + own : ""),
                             input);
    }
    [[nodiscard]] std::string keys() const { return " --keys-passphrase-file " + of_keys; }
    [[nodiscard]] std::string open(const std::string& more = "") const {
        const std::string words =
            "breakout-dealer --as eve --candidate tina --invigilator ivo" + keys() + more;
        Ran ran = run("exam open", words);
        if (says(ran.err, "again so soon"))
            ran = run("exam open", words + " --again 'A test sits it often'");
        BOOST_REQUIRE_MESSAGE(ran.status == 0, ran.err);
        return ran.out.substr(0, ran.out.find('\n'));
    }
    /// Ivo starts it, or lets it go on; tina answers with these lines.
    [[nodiscard]] Ran sit(const std::string& id, std::string_view lines) const {
        return run("exam sit", id + " --as ivo --pin-file " + pin, lines);
    }
    /// Answers as clumsily as can be until the exam is over.
    [[nodiscard]] std::string failed() const {
        const std::string id = open();
        std::string lines;
        for (int item = 0; item < 30; ++item) lines += any_answer();
        const Ran ran = sit(id, lines);
        BOOST_REQUIRE_MESSAGE(ran.status == 0, ran.err);
        BOOST_REQUIRE_MESSAGE(says(ran.out, "The exam is over.\n"), ran.out);
        return id;
    }
    void sign() const {
        const Ran ran = run("exam office sign", "--as aud" + keys());
        BOOST_REQUIRE_MESSAGE(ran.status == 0, ran.err);
    }

    Folder folder;
    std::string school_file = folder.path("school.db");
    std::string own = folder.write("own", "a long passphrase\n");
    std::string pin = folder.write("pin", "2580\n");
    std::string of_keys = folder.write("keys", "the office's passphrase\n");
};

}  // namespace fairdeal

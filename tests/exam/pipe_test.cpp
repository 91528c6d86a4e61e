// Files of an office that are no files.

#include <sys/stat.h>
#include <boost/test/unit_test.hpp>

#include "offices.h"

namespace fairdeal {

BOOST_AUTO_TEST_SUITE(pipes)

// Somebody with the account who would have the exam wait for ever.
BOOST_AUTO_TEST_CASE(a_pipe_in_a_files_place_is_refused_and_not_waited_for) {
    OfficeHouse house;
    const std::string id = house.open_sitting(exam_text(exam_of_two_parts()));
    house.released(id);
    const auto office = house.folder.file("office");
    const auto put_pipe = [&](const std::filesystem::path& file) {
        std::filesystem::rename(file, file.string() + ".away");
        BOOST_REQUIRE(::mkfifo(file.c_str(), 0600) == 0);
    };
    const auto put_back = [](const std::filesystem::path& file) {
        std::filesystem::rename(file.string() + ".away", file);
    };
    const SignedIn ivo = house.signed_in("ivo");
    house.office->keep_draft(id, {1, "typed"});
    for (const std::string end : {"", ".key", ".draw"}) {
        const auto file = office / "tickets" / (id + end);
        put_pipe(file);
        BOOST_TEST(!house.office->release(ivo, id, his_passphrase, the_pin).has_value(), file);
        put_back(file);
    }
    put_pipe(office / "tickets" / (id + ".place"));
    BOOST_TEST(!house.office->kept_draft(id).has_value());
    for (const auto& file : {office / "seen-logs", house.folder.file("school.db.seen-logs")}) {
        house.office.reset();
        put_pipe(file);
        BOOST_TEST(!house.opened().has_value(), file);
        put_back(file);
        house.office.emplace(house.opened().value());
    }
    put_pipe(office / "exam.key");
    BOOST_TEST(!house.office->open_sitting(house.signed_in("eve"), house.request(), of_the_keys)
                    .has_value());
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal

// A transcript compared with the log that it was made from, and with what was put in its place.

#include <boost/test/unit_test.hpp>

#include "exam/records/checks/verify.h"
#include "transcripts.h"

namespace fairdeal {

BOOST_AUTO_TEST_SUITE(transcripts_and_logs)

// Somebody with the account puts everything back after a sitting that did not please.
BOOST_AUTO_TEST_CASE(a_transcript_names_the_log_that_was_put_back_behind_it) {
    ExamHouse house;
    const std::string id = house.open(short_exam());
    const auto office = house.folder.file("office"), aside = house.folder.file("aside");
    std::filesystem::copy(office, aside, std::filesystem::copy_options::recursive);
    const auto compared = [&](const std::string& file) {
        auto read = read_transcript(file, "x.zip", {}, {}, shipped_content()).value();
        read.lines.clear();
        add_log(read, house.office->log());
        BOOST_REQUIRE(read.lines.size() == 1U);
        return read.lines.front();
    };
    const auto sit_and_sign = [&](int wrong) {
        const auto seat = house.taken(id);
        house.sit(*seat, wrong);
        return transcript_of(house, id);
    };
    const std::string failed = sit_and_sign(1);
    BOOST_TEST((compared(failed).standing == CheckStanding::Holds));
    house.office.reset();
    std::filesystem::remove_all(office);
    std::filesystem::copy(aside, office, std::filesystem::copy_options::recursive);
    std::filesystem::permissions(office, std::filesystem::perms::owner_all);
    std::filesystem::remove(house.school.file().string() + ".seen-logs");
    house.office.emplace(house.opened().value());
    BOOST_TEST((compared(failed).standing == CheckStanding::Fails));
    BOOST_TEST(compared(failed).words.ends_with(
        ": an older copy of the log was put back, or it is another log"));
    const std::string passed = sit_and_sign(0);
    while (house.office->log().size() < 200) static_cast<void>(house.signed_in("eve"));
    BOOST_TEST((compared(passed).standing == CheckStanding::Holds));
    BOOST_TEST((compared(failed).standing == CheckStanding::Fails));
    BOOST_TEST(compared(failed).words.starts_with("the log here has another history"));
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal

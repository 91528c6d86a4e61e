// A dealer's training file, as a regulator asks for it.

#include "exam/records/training_file.h"

#include <boost/test/unit_test.hpp>

#include "exam_house.h"
#include "support/times.h"

namespace fairdeal {

BOOST_AUTO_TEST_SUITE(training_files)

BOOST_AUTO_TEST_CASE(imported_evidence_says_so_wherever_a_regulator_reads_it) {
    ExamHouse house;
    BOOST_REQUIRE(house.school.add(answer_to("tina", "BRK-PUSH-3", true, monday)).has_value());
    std::vector<GivenAnswer> invented;
    for (int i = 0; i < 50; ++i)
        invented.push_back(
            answer_to("tina", "BRK-PUSH-3", true, monday + 1000 * i, "made" + std::to_string(i)));
    BOOST_REQUIRE(*house.school.merge(invented, {"invented.jsonl", monday}) == 50);
    house.school.keep_lesson(
        "tina", {"breakout-pushes", "", true, monday, "", 0, "invented.jsonl on 2026-03-09"});
    const TrainingFile file =
        training_file(house.school, nullptr, "tina", Game::Breakout, shipped_content());
    const std::string csv = training_csv(file);
    BOOST_TEST(csv.find("50 questions,") != std::string::npos, csv);
    BOOST_TEST(csv.find(",imported from invented.jsonl on ") != std::string::npos, csv);
    BOOST_TEST(csv.find("1 questions,0,1,1,,,school file\n") != std::string::npos, csv);
    for (const TrainingLine& line : file.lines) {
        const bool is_here = line.kind != "lesson" && line.asked == 1;
        BOOST_TEST(line.evidence.starts_with("imported from") == !is_here);
    }
    const auto pdf = training_pdf(file, Paper::A4, "2026-03-14T21:05:09Z"_utc);
    BOOST_REQUIRE_MESSAGE(pdf, why(pdf));
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal

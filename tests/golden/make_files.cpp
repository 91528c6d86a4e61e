// Makes what an exam office and a trainee's school leave behind, for make-files:
//
//     make-golden-files --run_test=office,school -- FOLDER

#include <boost/test/unit_test.hpp>
#include <filesystem>
#include <fstream>

#include "app/classroom.h"
#include "app/exam_house.h"
#include "desk/learn/question_run.h"
#include "exam/records/certify.h"
#include "exam/records/transcript.h"
#include "support/times.h"

namespace fairdeal {

namespace {

std::filesystem::path wanted_folder() {
    const auto& master = boost::unit_test::framework::master_test_suite();
    BOOST_REQUIRE(master.argc == 2);
    return master.argv[1];
}

void pass_table_test(ExamHouse& house, const std::string& id) {
    const auto done = house.office->act(house.signed_in("eve"), id, SittingEventKind::TableTest,
                                        {"pass"}, "Signed by P. Manager.\n");
    BOOST_REQUIRE_MESSAGE(done, why(done));
}

std::string certify_in(const std::filesystem::path& folder, ExamHouse& house,
                       const std::string& id) {
    const auto issued = certify(*house.office, house.signed_in("eve"),
                                {id, std::string(of_the_keys), "Casino Example, exam office"},
                                house.school, shipped_content(), keeper_in(folder));
    BOOST_REQUIRE_MESSAGE(issued, why(issued));
    return issued->number;
}

/// Every kind once right and once wrong, and one that is open.
void drill(Classroom& classroom, Game game, QuestionKind kind) {
    QuestionRun run;
    if (!start_drill(run, classroom.room, shipped_content(), {game, {}, {kind}})) return;
    for (const bool right : {true, false}) {
        if (!run.practice) return;
        classroom.now += 4000;
        right ? answer_right(*run.practice) : answer_badly(*run.practice);
        look_at_all(*run.practice);
        choose(*run.practice, 0, shipped_content().misreadings);  // where none was chosen
        if (!run.practice->mark) mark_as_typed(*run.practice, shipped_content().misreadings);
        keep_questions(run, classroom.room, shipped_content());
        next_item(run, classroom.room, shipped_content());
    }
    if (!run.practice) return;
    answer_right(*run.practice);
    keep_questions(run, classroom.room, shipped_content());
}

}  // namespace

BOOST_AUTO_TEST_CASE(office) {
    ExamHouse house;
    const auto folder = wanted_folder();
    const std::string passed = house.sat(shipped_exam("breakout-dealer"), 25);
    pass_table_test(house, passed);
    certify_in(folder, house, passed);
    house.sat(shipped_exam("midnight-dealer"), 2);
    house.sat(shipped_exam("extreme-dealer"));
    house.sat(shipped_exam("league-dealer"));
    const std::string withdrawn = house.sat(short_exam());
    pass_table_test(house, withdrawn);
    certify_in(folder, house, withdrawn);
    const auto taken_back = withdraw(*house.office, house.signed_in("eve"), withdrawn,
                                     RevocationReason::Error, "Entered by mistake.\n");
    BOOST_REQUIRE_MESSAGE(taken_back, why(taken_back));
    const auto times = list_times("2026-03-16T00:00:00Z"_utc, "2026-12-31");
    BOOST_REQUIRE(times);
    const auto list = revoked_file(*house.office, of_the_keys, *times);
    BOOST_REQUIRE_MESSAGE(list, why(list));
    std::ofstream(folder / "revoked.note") << *list;
    BOOST_REQUIRE(house.office->sign_log(of_the_keys));
    std::filesystem::copy(house.folder.file("office"), folder / "office",
                          std::filesystem::copy_options::recursive);
    std::filesystem::copy(house.folder.file("school.db"), folder / "people.db");
}

BOOST_AUTO_TEST_CASE(school) {
    Classroom classroom;
    for (const GameRules& rules : all_games())
        for (const QuestionKind kind : every_question_kind()) drill(classroom, rules.game, kind);
    std::filesystem::copy(classroom.folder / "school.db", wanted_folder() / "school.db");
}

}  // namespace fairdeal

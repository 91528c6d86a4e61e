#include "exam_house.h"

#include <algorithm>
#include <boost/test/unit_test.hpp>

#include "content/library.h"
#include "questions/answer_text.h"

namespace fairdeal {

ExamPaper short_exam() {
    using enum QuestionKind;
    ExamPaper paper{{}, TableCard(Game::Breakout)};
    Blueprint& exam = paper.blueprint;
    exam.id = "short";
    exam.title = "A short exam";
    exam.note = "Quickly dealt.";
    exam.table = "breakout-standard";
    exam.rule = FixedForm{6, 5};
    exam.critical = {CriticalError::PaidLosing};
    exam.languages = {"en"};
    exam.cells = {
        {"losses",
         "Losses",
         {"BRK-LOSE-1", "BRK-LOSE-2", "BRK-LOSE-3"},
         {Spot, Table},
         {},
         2,
         500,
         1},
        {"outcomes", "Outcomes", {"BRK-WIN-1", "BRK-WIN-2"}, {Outcome}, {}, 2, 500, 1},
        {"next", "What comes next", {"BRK-S17-1", "BRK-ORDER-1"}, {Next, Active}, {}, 1, 0, 1}};
    return paper;
}

ExamPaper shipped_exam(const std::string& id) {
    const auto exams = load_exams(FAIRDEAL_SOURCE_DIR);
    BOOST_REQUIRE(exams.has_value());
    const auto found = std::find_if(exams->begin(), exams->end(),
                                    [&](const Blueprint& exam) { return exam.id == id; });
    BOOST_REQUIRE(found != exams->end());
    return {*found, find_table(shipped_content(), found->table)->card};
}

std::string answer_line(const Practice& practice) {
    return text_of(typed_answer(practice), practice.scenario) + "\n";
}

bool ExamHouse::is_too_soon(const SittingRequest& wanted) const {
    for (const LoggedSitting& one : sittings_in(office->log())) {
        if (why_too_soon(one.state, wanted, office->now())) return true;
    }
    return false;
}

std::string ExamHouse::open(const ExamPaper& paper, int extra) {
    SittingRequest wanted = request(exam_text(paper));
    wanted.exam = paper.blueprint.id;
    wanted.edition = exam_edition(wanted.text, shipped_content().misreadings);
    wanted.extra = extra;
    if (extra > 0) wanted.accommodation = "Reads slowly.";
    if (is_too_soon(wanted)) wanted.again = "A test sits it often.";
    auto id = office->open_sitting(signed_in("eve"), wanted, of_the_keys);
    BOOST_REQUIRE_MESSAGE(id, why(id));
    return *std::move(id);
}

Result<std::unique_ptr<ExamAnswerSession>> ExamHouse::take(const std::string& id) {
    const auto may = release(id);
    if (!may) return tl::make_unexpected(may.error());
    return ExamAnswerSession::open(*office, *may, shipped_content(), [this] { return time; });
}

std::unique_ptr<ExamAnswerSession> ExamHouse::taken(const std::string& id) {
    auto seat = take(id);
    BOOST_REQUIRE_MESSAGE(seat, why(seat));
    return *std::move(seat);
}

void ExamHouse::sit(ExamAnswerSession& seat, int wrong) {
    BOOST_REQUIRE(seat.begin());
    while (seat.item() != nullptr) {
        time += 1000;
        const int place = seat.sitting().open_item()->place;
        if (wrong > 0 && place % wrong == 0)
            answer_badly(*seat.item());
        else
            answer_right(*seat.item());
        const auto answered = seat.answer();
        BOOST_REQUIRE_MESSAGE(answered, why(answered));
    }
}

std::string ExamHouse::sat(const ExamPaper& paper, int wrong) {
    const std::string id = open(paper);
    const auto seat = taken(id);
    sit(*seat, wrong);
    BOOST_REQUIRE(seat->is_over());
    return id;
}

}  // namespace fairdeal

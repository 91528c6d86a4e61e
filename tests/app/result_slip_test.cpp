// A candidate's result slip: what each step of the house's setting says, and what no slip ever
// does.

#include "exam/results/result_slip.h"

#include <boost/test/unit_test.hpp>

#include "exam/records/checks/verify.h"
#include "exam/records/receipt.h"
#include "exam_house.h"
#include "questions/answer_text.h"

namespace fairdeal {

namespace {

struct SlipHouse : ExamHouse {
    SlipHouse() : id(sat(short_exam(), 1)) {}

    void says(SlipDetail detail) {
        BOOST_REQUIRE(office->set_slip_detail(signed_in("ada"), detail));
    }
    Result<SlipPrint> slip_for(const char* who) {
        return hand_out_slip(*office, school, signed_in(who), id, shipped_content());
    }
    std::string text_for(const char* who) {
        const auto slip = slip_for(who);
        BOOST_REQUIRE_MESSAGE(slip, why(slip));
        return text_of(*slip);
    }
    [[nodiscard]] MarkedExam exam() const {
        auto marked = marked_exam(find_sitting(office->log(), id).value().state, shipped_content());
        BOOST_REQUIRE_MESSAGE(marked, why(marked));
        return *std::move(marked);
    }

    std::string id;
};

bool holds(const std::string& text, const std::string& words) {
    return text.find(words) != std::string::npos;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(result_slips)

BOOST_AUTO_TEST_CASE(each_step_says_what_the_one_before_does_and_more) {
    SlipHouse house;
    const std::string usual = house.text_for("tina");
    BOOST_TEST(holds(usual, "  Candidate: tina (tina)\n"), usual);
    BOOST_TEST(holds(usual, "  Exam: A short exam\n"));
    const SittingResult result =
        find_sitting(house.office->log(), house.id).value().state.final_result();
    BOOST_TEST(holds(usual, "\nFailed.\n" + std::to_string(result.right) + " right, " +
                                std::to_string(result.wrong) + " wrong.\n"),
               usual);
    BOOST_TEST(holds(usual, "  Outcomes: "));
    BOOST_TEST(!holds(usual, "BRK-"));
    house.says(SlipDetail::Result);
    const std::string least = house.text_for("tina");
    BOOST_TEST(holds(least, "\nFailed.\n"));
    for (const char* words : {"right", "Outcomes", "Weakest", "critical", "BRK-"})
        BOOST_TEST(!holds(least.substr(0, least.find("\nCodes\n")), words), words);
    house.says(SlipDetail::Clauses);
    const std::string most = house.text_for("tina");
    BOOST_TEST(holds(most, "  Outcomes: "));
    BOOST_TEST(holds(most, "\nClauses of what was wrong\n  "), most);
    BOOST_TEST(holds(most, "\n  BRK-"));
    for (const std::string* text : {&usual, &least, &most})
        BOOST_TEST(holds(*text, "  Code of the end: "));
}

/// Whatever the house says, the same items may be asked of the next candidate.
BOOST_AUTO_TEST_CASE(a_candidate_learns_no_item_and_no_key_from_it) {
    SlipHouse house;
    const MarkedExam exam = house.exam();
    house.says(SlipDetail::Clauses);
    const std::string text = house.text_for("tina");
    // A clause may say "pay" or "take"; a whole answer is nowhere.
    const std::string before = text.substr(0, text.find("\nClauses of what was wrong\n"));
    for (std::size_t i = 0; i < exam.answers.size(); ++i) {
        const Scenario& scenario = exam.answers[i].item.scenario;
        BOOST_TEST(!holds(text, scenario.story), scenario.story);
        const std::string due = text_of(right_answer(scenario, key_of(scenario)), scenario);
        BOOST_TEST(!holds(due.find(' ') == std::string::npos ? before : text, due), due);
        const std::string hand = write(scenario.hand);
        std::size_t lines = 0;
        for (std::size_t at = 0; at < hand.size(); at = hand.find('\n', at) + 1, ++lines)
            BOOST_TEST(!holds(text, hand.substr(at, hand.find('\n', at) - at)));
        BOOST_TEST(lines > 2U);
        BOOST_TEST(!holds(text, "tem " + std::to_string(i + 1)));  // "Item 3", "item 3"
    }
}

/// The clauses stand in the order of their ids, and so say nothing of which item was wrong.
BOOST_AUTO_TEST_CASE(the_clauses_are_those_of_wrong_answers_in_the_order_of_their_ids) {
    SlipHouse house;
    house.says(SlipDetail::Clauses);
    std::set<std::string> wrong;
    for (const MarkedAnswer& answer : house.exam().answers) {
        if (answer.result.right) continue;
        for (const ClauseId clause : answer.mark->key.because) wrong.emplace(clause.id);
    }
    const auto slip = house.slip_for("tina");
    BOOST_REQUIRE_MESSAGE(slip, why(slip));
    std::vector<std::string> said;
    for (const auto& [id, words] : slip->clauses) {
        said.push_back(id);
        BOOST_TEST(words.size() > 10U, id);  // in words, too
    }
    BOOST_TEST(!wrong.empty());
    BOOST_TEST(said == std::vector<std::string>(wrong.begin(), wrong.end()));
}

BOOST_AUTO_TEST_CASE(an_examiner_cannot_widen_what_is_shown) {
    SlipHouse house;
    house.says(SlipDetail::Result);
    const std::string before = house.text_for("eve");
    BOOST_TEST(why(house.office->set_slip_detail(house.signed_in("eve"), SlipDetail::Clauses)) ==
               "eve may not set exam rules");
    BOOST_TEST(told(last_event(*house.office, "eve")) ==
               "refused of eve by eve: to set exam rules");
    const std::string after = house.text_for("eve");
    BOOST_TEST(!holds(after, "Outcomes"));
    BOOST_TEST(!holds(after, "BRK-"));
    BOOST_TEST(before.substr(0, before.find("\nCodes\n")) ==
               after.substr(0, after.find("\nCodes\n")));
}

BOOST_AUTO_TEST_CASE(it_is_for_its_candidate_and_for_who_may_export_and_is_recorded) {
    SlipHouse house;
    for (const char* id : {"tina", "eve", "aud"}) {
        BOOST_TEST(why(house.slip_for(id)) == "");
        BOOST_TEST(told(last_event(*house.office, id)) ==
                   "export of " + std::string(id) + " by " + id + ": result slip " + house.id);
    }
    for (const char* id : {"rob", "ivo", "ada"})
        BOOST_TEST(why(house.slip_for(id)) == std::string(id) + " may not see results");
}

BOOST_AUTO_TEST_CASE(before_the_decision_there_is_none) {
    SlipHouse house;
    house.id = house.open(short_exam());
    BOOST_TEST(why(house.slip_for("eve")) == "it is not decided: there is no result yet");
    BOOST_TEST(why(house.slip_for("tina")) == "tina may not see results");
}

BOOST_AUTO_TEST_CASE(while_an_appeal_is_open_there_is_no_result_to_tell) {
    SlipHouse house;
    BOOST_REQUIRE(house.office->act(house.signed_in("tina"), house.id, SittingEventKind::Appeal, {},
                                    "Why.\n"));
    const std::string text = house.text_for("tina");
    BOOST_TEST(holds(text, "An appeal is open: there is no result until it is heard."));
    BOOST_TEST(!holds(text, "Outcomes"));
}

BOOST_AUTO_TEST_CASE(its_codes_check_the_transcript) {
    SlipHouse house;
    const auto slip = house.slip_for("tina");
    BOOST_REQUIRE(slip);
    BOOST_REQUIRE(slip->codes.size() == 2U);
    BOOST_REQUIRE(house.office->sign_log(of_the_keys));
    const auto file = transcript_file(*house.office, house.id, shipped_content());
    BOOST_REQUIRE_MESSAGE(file, why(file));
    const auto checked = check_transcript(*file, "x.zip", {}, shipped_content());
    BOOST_REQUIRE_MESSAGE(checked, why(checked));
    for (const auto& [name, code] : slip->codes)
        BOOST_TEST((receipt_line(checked->transcript, code).standing == CheckStanding::Holds),
                   name << " " << code);
}

BOOST_AUTO_TEST_CASE(it_is_one_page_on_paper) {
    SlipHouse house;
    auto slip = house.slip_for("tina");
    BOOST_REQUIRE(slip);
    while (slip->cells.size() < 12) slip->cells.push_back(slip->cells.front());  // a whole exam's
    const auto pages = lay_out([&](Painter& ruler) { return slip_pages(ruler, Paper::A4, *slip); });
    BOOST_TEST(pages.size() == 1U);
    const auto pdf = slip_pdf(*slip, Paper::Letter);
    BOOST_REQUIRE_MESSAGE(pdf, why(pdf));
    BOOST_TEST(pdf->starts_with("%PDF-"));
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal

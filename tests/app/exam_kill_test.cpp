// An exam that is killed at random moments: no answer that was committed is lost, and it goes on at
// the same item. FAIRDEAL_KILLS=1000 in the environment asks for more kills.

#include <fmt/format.h>
#include <boost/test/unit_test.hpp>
#include <random>

#include "desk/answer/draft.h"
#include "exam/records/transcript.h"
#include "exam_house.h"
#include "support/killed.h"
#include "support/wanted.h"

namespace fairdeal {

namespace {

/// What the child tells of: the answers that were committed, the item that it is at.
struct ExamTold {
    int answered = 0;
    int open = 0;
    bool over = false;
};

ExamPaper long_exam() {
    ExamPaper paper = short_exam();
    paper.blueprint.rule = FixedForm{30, 20};
    paper.blueprint.critical.clear();
    paper.blueprint.time.breakdowns = 99;
    return paper;
}

/// Sits the exam from wherever it is, telling of every step once it is done.
void sit_and_tell(ExamHouse& house, const std::string& id, int told) {
    auto office = house.opened();
    if (!office) return;
    house.office.emplace(*std::move(office));
    auto seat = house.take(id);
    if (!seat || !(*seat)->begin()) return;
    while (true) {
        const Sitting& sitting = (*seat)->sitting();
        const SittingItem* open = sitting.open_item();
        const ExamTold now{static_cast<int>(sitting.items.size()) - (open == nullptr ? 0 : 1),
                           open == nullptr ? 0 : open->place, (*seat)->is_over()};
        if (!tell(told, now) || now.over) return;
        house.time += 1000;
        answer_right(*(*seat)->item());
        (*seat)->keep();
        if (!(*seat)->answer()) return;
    }
}

/// Everything that was told of is there; what came after the last word may be.
void must_hold(const Sitting& sitting, const Sitting& before, const ExamTold& told) {
    int answered = 0;
    for (std::size_t i = 0; i < sitting.items.size(); ++i) {
        const SittingItem& item = sitting.items[i];
        BOOST_TEST(item.place == static_cast<int>(i) + 1);
        if (item.closed) {
            ++answered;
            BOOST_TEST(item.answer.has_value());
        }
        if (i < before.items.size() && before.items[i].closed)
            BOOST_TEST((item == before.items[i]));
        if (i < before.items.size()) BOOST_TEST(item.attempt == before.items[i].attempt);
    }
    BOOST_TEST(answered >= told.answered);
    BOOST_TEST(answered <= told.answered + 1 + (told.open == 0 && !told.over ? 30 : 0));
    if (told.open != 0) BOOST_TEST(sitting.items.size() >= static_cast<std::size_t>(told.open));
}

}  // namespace

BOOST_AUTO_TEST_SUITE(exam_kills)

BOOST_AUTO_TEST_CASE(a_killed_exam_loses_no_answer_and_goes_on_at_the_same_item) {
    static_cast<void>(shipped_content());
    ExamHouse house;
    std::mt19937 dice(11);
    std::string id = house.open(long_exam());
    Sitting before = house.office->take_seat(id)->state;
    house.office.reset();  // a child opens its own
    int kills = 0, exams = 0, in_the_middle = 0, voided = 0;
    while (kills < wanted_kills(10)) {
        const auto words = static_cast<unsigned>(dice() % 6);
        const ExamTold told =
            work_until_killed<ExamTold>([&](int to) { sit_and_tell(house, id, to); }, words,
                                        static_cast<useconds_t>(dice() % 20'000));
        ++kills;
        house.office.emplace(*house.opened());
        auto found = find_sitting(house.office->log(), id);
        BOOST_REQUIRE_MESSAGE(found, why(found));
        BOOST_TEST(found->strays.empty());
        must_hold(found->state, before, told);
        in_the_middle += found->state.open_item() != nullptr ? 1 : 0;
        before = std::move(found->state);
        voided += before.is_start_broken_off() ? 1 : 0;
        if (before.is_start_broken_off()) {  // void: another is opened
            id = house.open(long_exam());
            before = house.office->take_seat(id)->state;
        } else if (before.result) {
            BOOST_TEST(before.result->right == 30);
            ++exams;
            id = house.open(long_exam());
            before = house.office->take_seat(id)->state;
        }
        house.office.reset();
    }
    // The last is sat to its end, and its transcript stands.
    house.office.emplace(*house.opened());
    const auto seat = house.taken(id);
    house.sit(*seat);
    BOOST_TEST(seat->sitting().result->right == 30);
    BOOST_REQUIRE(house.office->sign_log(of_the_keys));
    const auto file = transcript_file(*house.office, id, shipped_content());
    BOOST_REQUIRE_MESSAGE(file, why(file));
    const auto checked = check_transcript(*file, "x", {}, shipped_content());
    BOOST_TEST(why(checked) == "");
    BOOST_TEST(in_the_middle > 0);
    BOOST_TEST_MESSAGE(kills << " kills in " << exams + 1 << " exams, " << in_the_middle
                             << " with an item open, " << voided << " in a start");
}

BOOST_AUTO_TEST_CASE(a_draft_that_cannot_be_read_is_not_taken_for_none) {
    ExamHouse house;
    const std::string id = house.open(short_exam());
    {
        const auto seat = house.taken(id);
        BOOST_REQUIRE(seat->begin());
        seat->keep();
    }
    const auto place = house.folder.file("office") / "tickets" / (id + ".place");
    const std::string kept = bytes_of(place);
    std::filesystem::remove(place);
    std::filesystem::create_directory(place);
    const auto size = house.office->log().size();
    BOOST_TEST(why(house.take(id)) == "this is a directory, not a file");
    // Signed in and released: nothing else was done.
    BOOST_TEST(house.office->log().size() == size + 2);
    std::filesystem::remove(place);
    write_bytes(place, kept);
    BOOST_TEST(why(house.take(id)) == "");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal

// Exam blueprints: read and written back, refused by place, and dealt: every shipped exam has a
// form.

#include <fmt/format.h>
#include <boost/test/unit_test.hpp>
#include <cstdlib>

#include "assessment/exam_form.h"
#include "content/library.h"
#include "samples.h"
#include "support/hands.h"

namespace fairdeal {

namespace {

const std::string sound_exam = R"(<?xml version="1.0" encoding="UTF-8"?>
<exam format="1" id="sample" game="breakout" table="breakout-standard" months="24"
      languages="en" title="A sample">
  <note>What it certifies.</note>
  <sequential p0="850" p1="950" alpha="40" beta="40" cap="120" right-at-cap="110"/>
  <time percent-of-norm="400" least="45" whole="120"/>
  <critical errors="paid-losing large-error" above="100"/>
  <cell id="wins" title="Wins" clauses="BRK-WIN-1 BRK-WIN-2" kinds="spot table" features="bust" least="3" share="500" weight="2"/>
  <cell id="pushes" title="Pushes" clauses="BRK-PUSH-1" least="2" share="0" weight="1"/>
</exam>
)";

/// Seeds of a form that nobody sits.
ExamSeeds seeds_of_form(std::uint64_t form) {
    return [form](int place, int attempt) {
        std::uint64_t n = form * 1'000'003 + static_cast<std::uint64_t>(place * 300 + attempt);
        n = (n ^ (n >> 30U)) * 0xbf58476d1ce4e5b9ULL;
        n = (n ^ (n >> 27U)) * 0x94d049bb133111ebULL;
        return (n ^ (n >> 31U)) | exam_seed_bit;
    };
}

}  // namespace

BOOST_AUTO_TEST_SUITE(blueprints)

BOOST_AUTO_TEST_CASE(a_blueprint_is_read_and_written_back) {
    const auto read = read_blueprint(sound_exam, "f.xml");
    BOOST_REQUIRE_MESSAGE(read, in_words(read ? Problems() : read.error()));
    const Blueprint& exam = read->value;
    BOOST_TEST(exam.id == "sample");
    BOOST_TEST(exam.table == "breakout-standard");
    BOOST_TEST(exam.months == 24);
    BOOST_TEST(exam.note == "What it certifies.");
    BOOST_TEST((exam.rule == ExamRule(SequentialRule())));
    BOOST_TEST((exam.time == ExamTime()));
    BOOST_TEST(exam.critical.size() == 2U);
    BOOST_TEST(to_text(exam.large) == "100");
    BOOST_REQUIRE(exam.cells.size() == 2U);
    BOOST_TEST((exam.cells[0].features == std::vector<Feature>{Feature::Bust}));
    BOOST_TEST(exam.cells[1].kinds.empty());
    BOOST_TEST(least_items(exam) == 5);
    const std::string written = write_blueprint(exam);
    const auto again = read_blueprint(written, "again.xml");
    BOOST_REQUIRE_MESSAGE(again, in_words(again ? Problems() : again.error()));
    BOOST_TEST((again->value == exam));
    BOOST_TEST(write_blueprint(again->value) == written);
    Blueprint fixed = exam;
    fixed.rule = FixedForm{40, 34};
    fixed.critical.clear();
    fixed.title = "Tips & \"ties\" <1>";
    const auto other = read_blueprint(write_blueprint(fixed), "fixed.xml");
    BOOST_REQUIRE_MESSAGE(other, in_words(other ? Problems() : other.error()));
    BOOST_TEST((other->value.rule == fixed.rule));
    BOOST_TEST(other->value.title == fixed.title);
}

BOOST_AUTO_TEST_CASE(each_mistake_is_refused_with_its_place) {
    struct Row {
        std::string_view piece, by, problems;
    };
    // clang-format off
    const Row rows[] = {
        {"format=\"1\"", "format=\"2\"", "f.xml:2:15: format '2' is not one that this program reads"},
        {"id=\"sample\"", "id=\"A sample\"", "f.xml:2:22: 'A sample' is not a name: small letters and digits, separated by hyphens"},
        {"game=\"breakout\"", "game=\"poker\"", "f.xml:2:36: 'poker' is not a game"},
        {"months=\"24\"", "months=\"0\"", "f.xml:2:80: '0' is not a whole number from 1 to 120"},
        {"languages=\"en\"", "languages=\"en xx\"", "f.xml:3:18: 'xx' is not a language that the content is in: en"},
        {"languages=\"en\"", "languages=\"de\"", "f.xml:3:18: 'de' is not a language that the content is in: en"},
        {"languages=\"en\"", "languages=\"EN\"", "f.xml:3:18: 'EN' is not a language that the content is in: en"},
        {"languages=\"en\"", "languages=\"\"", "f.xml:3:18: languages is empty"},
        {" languages=\"en\"", "", "f.xml:2:1: <exam> has no attribute languages"},
        {"languages=\"en\"", "languages=\"en en\"", "f.xml:3:18: en is here twice"},
        {"title=\"A sample\"", "title=\"\"", "f.xml:3:29: title is empty"},
        {"  <note>What it certifies.</note>\n", "", "f.xml:2:1: <exam> has no <note>"},
        {"p0=\"850\"", "p0=\"1000\"", "f.xml:5:19: '1000' is not a whole number from 1 to 999"},
        {"p0=\"850\"", "p0=\"960\"", "f.xml:2:1: p1 is 0.950, but must be above p0, 0.960"},
        {"right-at-cap=\"110\"/>", "right-at-cap=\"110\"/>\n  <fixed items=\"40\" cut=\"30\"/>", "f.xml:2:1: say when the exam is decided by either <sequential> or <fixed>"},
        {"  <sequential p0=\"850\" p1=\"950\" alpha=\"40\" beta=\"40\" cap=\"120\" right-at-cap=\"110\"/>\n", "", "f.xml:2:1: say when the exam is decided by either <sequential> or <fixed>"},
        {" beta=\"40\"", "", "f.xml:5:3: <sequential> has no attribute beta"},
        {"percent-of-norm=\"400\"", "percent-of-norm=\"50\"", "f.xml:6:26: '50' is not a whole number from 100 to 2000"},
        {"whole=\"120\"", "whole=\"1\"", "f.xml:6:49: '1' is not a whole number from 5 to 600"},
        {"errors=\"paid-losing", "errors=\"paid-winning", "f.xml:7:21: 'paid-winning' is not a critical error"},
        {"errors=\"paid-losing", "errors=\"large-error", "f.xml:7:21: large-error is here twice"},
        {" above=\"100\"", "", "f.xml:7:3: 'above' says what a large-error is, and goes with it alone"},
        {"above=\"100\"", "above=\"much\"", "f.xml:7:53: 'much' is not an amount"},
        {"BRK-WIN-1 BRK-WIN-2", "", "f.xml:8:41: clauses is empty"},
        {"BRK-WIN-1 BRK-WIN-2", "BRK-WIN-1 win", "f.xml:8:41: 'win' is not the id of a clause"},
        {"kinds=\"spot table\"", "kinds=\"spot talk\"", "f.xml:8:69: 'talk' is not a kind of question that is dealt"},
        {"features=\"bust\"", "features=\"boost\"", "f.xml:8:91: 'boost' is not a feature of a hand"},
        {"least=\"3\"", "least=\"21\"", "f.xml:8:104: '21' is not a whole number from 1 to 20"},
        {"share=\"500\"", "share=\"1001\"", "f.xml:8:114: '1001' is not a whole number from 0 to 1000"},
        {"weight=\"2\"", "weight=\"0\"", "f.xml:8:127: '0' is not a whole number from 1 to 20"},
        {"id=\"pushes\"", "id=\"wins\"", "f.xml:2:1: there are two cells wins"},
        {"cap=\"120\" right-at-cap=\"110\"", "cap=\"4\" right-at-cap=\"4\"", "f.xml:2:1: the cells want 5 items, the exam has 4 at most"},
        {" weight=\"1\"/>", " weight=\"1\"><note>x</note></cell>", "f.xml:9:88: <note> cannot stand in <cell>"},
    };
    // clang-format on
    for (const Row& row : rows) {
        BOOST_TEST_CONTEXT(row.piece << " -> " << row.by) {
            const auto result = read_blueprint(spoilt(sound_exam, row.piece, row.by), "f.xml");
            BOOST_TEST((result ? "nothing" : in_words(result.error())) == row.problems);
        }
    }
}

BOOST_AUTO_TEST_CASE(every_shipped_exam_deals_its_whole_form) {
    const auto library = load_library(FAIRDEAL_SOURCE_DIR);
    const auto exams = load_exams(FAIRDEAL_SOURCE_DIR);
    BOOST_REQUIRE(library.has_value());
    BOOST_REQUIRE(exams.has_value());
    BOOST_TEST(exams->size() == 4U);
    for (const Blueprint& exam : *exams) {
        BOOST_TEST_CONTEXT(exam.id) {
            const auto again = read_blueprint(write_blueprint(exam), "again");
            BOOST_TEST((again && again->value == exam));
            const TableCard& card = find_table(*library, exam.table)->card;
            ExamForm form(exam, card, library->misreadings, seeds_of_form(3));
            std::vector<int> dealt(exam.cells.size());
            for (int i = 0; i < least_items(exam); ++i) {
                const auto item = form.next();
                BOOST_REQUIRE_MESSAGE(item, "no item " << i + 1);
                ++dealt[item->cell];
                BOOST_TEST(!question_problem(item->scenario).has_value());
            }
            for (std::size_t cell = 0; cell < dealt.size(); ++cell)
                BOOST_TEST(dealt[cell] == exam.cells[cell].least);
            const auto coverage = coverage_of(exam, card, library->misreadings, seeds_of_form(3));
            BOOST_REQUIRE(coverage.has_value());
            BOOST_TEST(coverage->is_whole());
            BOOST_TEST(coverage->arising() > 0);
            BOOST_TEST(form.not_shown().empty());
            BOOST_TEST_MESSAGE(fmt::format("{}: {} items; {} of {} misreadings", exam.id,
                                           least_items(exam), coverage->shown(),
                                           coverage->arising()));
        }
    }
}

/// FAIRDEAL_FORMS makes more of each exam: `many-forms` makes a hundred.
std::uint64_t forms_asked_for() {
    constexpr std::uint64_t few = 6;
    const char* asked = std::getenv("FAIRDEAL_FORMS");
    return asked == nullptr ? few : std::strtoull(asked, nullptr, 10);
}

BOOST_AUTO_TEST_CASE(every_form_shows_every_misreading_that_can_arise_at_its_table) {
    const std::uint64_t secrets = forms_asked_for();
    BOOST_REQUIRE(secrets > 0U);
    const auto library = load_library(FAIRDEAL_SOURCE_DIR);
    const auto exams = load_exams(FAIRDEAL_SOURCE_DIR);
    BOOST_REQUIRE((library && exams));
    for (const Blueprint& exam : *exams) {
        const TableCard& card = find_table(*library, exam.table)->card;
        for (std::uint64_t secret = 100; secret < 100 + secrets; ++secret) {
            ExamForm form(exam, card, library->misreadings, seeds_of_form(secret));
            for (int i = 0; i < least_items(exam); ++i) BOOST_REQUIRE(form.next());
            BOOST_TEST(fmt::format("{}", fmt::join(form.not_shown(), " ")) == "",
                       exam.id << " by secret " << secret << ": "
                               << fmt::format("{}", fmt::join(form.not_shown(), " ")));
        }
    }
}

/// Items in the mean of somebody who is right so often in every cell: anybody who passes by the
/// rule is asked the least of every cell all the same.
double mean_length(const Blueprint& exam, double rate) {
    const DecisionTable table(exam.rule);
    double mean = 0;
    std::vector<double> after{1};  // by right answers: the chance that it is not decided
    for (int n = 1; n <= table.most(); ++n) {
        std::vector<double> next(after.size() + 1);
        for (std::size_t right = 0; right < after.size(); ++right) {
            next[right] += after[right] * (1 - rate);
            next[right + 1] += after[right] * rate;
        }
        for (int right = 0; right <= n; ++right) {
            double& chance = next[static_cast<std::size_t>(right)];
            const ExamDecision decision = table.decide(right, n - right);
            if (decision == ExamDecision::GoOn) continue;
            const bool waits = decision == ExamDecision::Pass;
            mean += chance * (waits ? std::max(n, least_items(exam)) : n);
            chance = 0;
        }
        after = std::move(next);
    }
    return mean;
}

BOOST_AUTO_TEST_CASE(no_shipped_exam_is_longer_than_sixty_items_in_the_mean) {
    const auto exams = load_exams(FAIRDEAL_SOURCE_DIR);
    BOOST_REQUIRE(exams.has_value());
    for (const Blueprint& exam : *exams) {
        for (const double rate : {0.85, 0.95})
            BOOST_TEST(mean_length(exam, rate) <= 60, exam.id << " at " << rate);
    }
}

BOOST_AUTO_TEST_CASE(what_the_table_card_says_itself_is_no_misreading_there) {
    const auto library = load_library(FAIRDEAL_SOURCE_DIR);
    BOOST_REQUIRE(library.has_value());
    TableCard card(Game::Midnight);
    Misreading misreading{"draws-out", Game::Midnight, "MID-DRAW-2", {}, ""};
    BOOST_TEST(can_arise_at(misreading, card));
    misreading.change.option = {"all-naturals", "draw-out"};
    BOOST_TEST(!can_arise_at(misreading, card));
    misreading.change.option = {"all-naturals", "check-only"};
    BOOST_TEST(can_arise_at(misreading, card));
    // Such a reader never answers otherwise, in any hand of the scenarios under that card.
    for (const Scenario& scenario : library->scenarios) {
        for (const Misreading& one : library->misreadings) {
            if (one.game == scenario.game() && !can_arise_at(one, scenario.hand.header.card))
                BOOST_TEST(!is_caught(one, scenario), scenario.id << " shows " << one.id);
        }
    }
}

BOOST_AUTO_TEST_CASE(the_same_seeds_give_the_same_form_and_others_another) {
    const auto library = load_library(FAIRDEAL_SOURCE_DIR);
    const Blueprint exam = read_blueprint(sound_exam, "f.xml")->value;
    const TableCard card(Game::Breakout);
    const auto form_of = [&](std::uint64_t seed) {
        ExamForm form(exam, card, library->misreadings, seeds_of_form(seed));
        std::vector<ExamItem> items;
        for (int i = 0; i < 8; ++i) items.push_back(*form.next());
        return items;
    };
    const auto items = form_of(1), again = form_of(1), other = form_of(2);
    int alike = 0;
    ExamForm told(exam, card, library->misreadings, seeds_of_form(1));
    for (std::size_t i = 0; i < items.size(); ++i) {
        BOOST_TEST(items[i].place == static_cast<int>(i) + 1);
        BOOST_TEST((items[i].scenario == again[i].scenario));
        BOOST_TEST(items[i].attempt == again[i].attempt);
        BOOST_TEST((told.next(items[i].attempt)->scenario == items[i].scenario));
        alike += items[i].scenario.hand == other[i].scenario.hand ? 1 : 0;
    }
    BOOST_TEST(alike == 0);
    BOOST_TEST(told.dealt() == 8);
    BOOST_TEST(told.most() == 120);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal

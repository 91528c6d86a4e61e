// A house's own exams on the disk: kept as drafts, put in use, left out where they are not sound.

#include "school/exams/own_exams.h"

#include <unistd.h>

#include <boost/test/unit_test.hpp>
#include <fstream>

#include "base/read.h"
#include "content/readers.h"

using namespace fairdeal;
namespace fs = std::filesystem;

namespace {

struct ExamFolder {
    fs::path path;
    Library library = load_library(FAIRDEAL_SOURCE_DIR).value();
    std::vector<Blueprint> shipped = load_exams(FAIRDEAL_SOURCE_DIR).value();
    ExamFolder() {
        std::string name = (fs::temp_directory_path() / "fairdeal-exams-XXXXXX").string();
        BOOST_REQUIRE(mkdtemp(name.data()) != nullptr);
        path = fs::path(name) / "own-exams";
    }
    ~ExamFolder() { fs::remove_all(path.parent_path()); }
    ExamFolder(const ExamFolder&) = delete;
    ExamFolder& operator=(const ExamFolder&) = delete;

    [[nodiscard]] Blueprint ours() const {
        Blueprint exam = shipped.front();
        exam.id = new_exam_id(path, exam.game, shipped);
        exam.title = "Ours \"&\" only";
        return exam;
    }
    [[nodiscard]] ExamDraft draft(const Blueprint& exam) const {
        const auto bytes = keep_exam_draft(path, exam, "");
        BOOST_REQUIRE(bytes.has_value());
        return {exam, *bytes};
    }
    [[nodiscard]] OwnExams in_use() const { return read_own_exams(path, library, shipped); }
    void write(const std::string& name, const std::string& text) const {
        fs::create_directories(path);
        std::ofstream(path / name, std::ios::binary) << text;
    }
};

std::string first_of(const Problems& problems) {
    return problems.empty() ? "" : problems.front().what;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(own_exams)

BOOST_AUTO_TEST_CASE(a_draft_is_kept_and_put_in_use_and_taken_out_again) {
    const ExamFolder folder;
    BOOST_TEST(folder.in_use().exams.empty());
    const Blueprint exam = folder.ours();
    BOOST_TEST(exam.id == "breakout-house");
    const ExamDraft draft = folder.draft(exam);
    BOOST_REQUIRE(read_exam_drafts(folder.path).all.size() == 1U);
    BOOST_TEST((read_exam_drafts(folder.path).all.front().exam == exam));
    BOOST_TEST(folder.in_use().exams.empty());
    BOOST_TEST(new_exam_id(folder.path, Game::Breakout, folder.shipped) == "breakout-house-2");

    BOOST_REQUIRE(put_exam_in_use(folder.path, draft, folder.library, folder.shipped).has_value());
    BOOST_TEST(read_exam_drafts(folder.path).all.empty());
    BOOST_REQUIRE(folder.in_use().exams.size() == 1U);
    BOOST_TEST((folder.in_use().exams.front() == exam));
    BOOST_TEST(folder.in_use().problems.empty());
    const auto all = exams_of_house(FAIRDEAL_SOURCE_DIR, folder.path.parent_path() / "school.db",
                                    folder.library);
    BOOST_REQUIRE(all.has_value());
    BOOST_TEST(all->exams.size() == folder.shipped.size() + 1);
    BOOST_TEST((all->exams.back() == exam));

    BOOST_TEST(take_exam_out_of_use(folder.path, exam.id).has_value());
    BOOST_TEST(folder.in_use().exams.empty());
    BOOST_TEST(read_exam_drafts(folder.path).all.size() == 1U);
}

BOOST_AUTO_TEST_CASE(figures_that_do_not_agree_are_a_draft_and_nothing_else) {
    const ExamFolder folder;
    Blueprint exam = folder.ours();
    exam.rule = FixedForm{10, 20};
    const ExamDraft draft = folder.draft(exam);
    BOOST_TEST((read_exam_drafts(folder.path).all.front().exam == exam));
    const auto refused = put_exam_in_use(folder.path, draft, folder.library, folder.shipped);
    BOOST_REQUIRE(!refused.has_value());
    BOOST_TEST(first_of(refused.error()) == "the cut is 20, but must be 1 to 10");
    BOOST_TEST(folder.in_use().exams.empty());
    BOOST_TEST(read_exam_drafts(folder.path).all.size() == 1U);
}

BOOST_AUTO_TEST_CASE(what_another_desk_has_changed_stays) {
    const ExamFolder folder;
    Blueprint exam = folder.ours();
    const ExamDraft draft = folder.draft(exam);
    exam.title = "Theirs";
    BOOST_REQUIRE(keep_exam_draft(folder.path, exam, draft.bytes).has_value());
    const std::string changed = "this draft was changed at another desk";
    BOOST_TEST(first_of(keep_exam_draft(folder.path, draft.exam, draft.bytes).error()) == changed);
    BOOST_TEST(first_of(drop_exam_draft(folder.path, exam.id, draft.bytes).error()) == changed);
    BOOST_TEST(
        first_of(put_exam_in_use(folder.path, draft, folder.library, folder.shipped).error()) ==
        changed);
    BOOST_TEST(read_exam_drafts(folder.path).all.front().exam.title == "Theirs");
    BOOST_TEST(folder.in_use().exams.empty());
}

BOOST_AUTO_TEST_CASE(what_is_not_sound_is_left_out_with_its_place) {
    const ExamFolder folder;
    Blueprint exam = folder.ours();
    const auto text = [&](auto change) {
        Blueprint changed = exam;
        change(changed);
        return write_blueprint(changed);
    };
    struct Row {
        const char* name;
        std::string text, problem;
    };
    const Row rows[] = {
        {"breakout-other.xml", text([](Blueprint&) {}),
         "this is the exam breakout-house: its file must have that name"},
        {"mine.xml", text([](Blueprint& one) { one.id = "mine"; }),
         "the id must begin with breakout-"},
        {"breakout-dealer.xml", text([](Blueprint& one) { one.id = "breakout-dealer"; }),
         "breakout-dealer is the id of an exam that ships"},
        {"breakout-house.xml", text([](Blueprint& one) { one.table = "breakout-nowhere"; }),
         "there is no table card breakout-nowhere"},
        {"breakout-house.xml",
         text([](Blueprint& one) { one.cells.front().clauses = {"BRK-NO-1"}; }),
         "the rule book of breakout has no BRK-NO-1"},
        {"breakout-house.xml", text([](Blueprint& one) {
             one.rule = FixedForm{3, 3};
         }),
         "the cells want 38 items, the exam has 3 at most"},
        {"breakout-house.xml", "<exam", ""},
        {"breakout-house.xml", "", ""},
    };
    for (const Row& row : rows) {
        folder.write(row.name, row.text);
        const OwnExams read = folder.in_use();
        BOOST_TEST_CONTEXT(row.name << " " << row.problem) {
            BOOST_TEST(read.exams.empty());
            BOOST_REQUIRE(!read.problems.empty());
            if (!row.problem.empty()) BOOST_TEST(first_of(read.problems) == row.problem);
            BOOST_TEST(read.problems.front().where.source == (folder.path / row.name).string());
        }
        fs::remove(folder.path / row.name);
    }
}

BOOST_AUTO_TEST_CASE(a_draft_in_the_way_and_a_folder_that_takes_nothing_change_nothing) {
    const ExamFolder folder;
    const Blueprint exam = folder.ours();
    const ExamDraft draft = folder.draft(exam);
    BOOST_REQUIRE(put_exam_in_use(folder.path, draft, folder.library, folder.shipped).has_value());
    static_cast<void>(folder.draft(exam));
    BOOST_TEST(first_of(take_exam_out_of_use(folder.path, exam.id).error()) ==
               "there is a draft of this exam: put it in use or delete it first");
    BOOST_TEST(folder.in_use().exams.size() == 1U);
    const fs::path no_folder = folder.path / "breakout-house.xml";
    BOOST_TEST(!keep_exam_draft(no_folder, exam, "").has_value());
    BOOST_TEST(!keep_exam_draft("", exam, "").has_value());
    Blueprint unwritable = exam;
    unwritable.id = "breakout-unwritable";
    unwritable.title = "a\x01z";
    BOOST_TEST(!keep_exam_draft(folder.path, unwritable, "").has_value());
    BOOST_TEST(!fs::exists(folder.path / "drafts" / "breakout-unwritable.xml"));
}

BOOST_AUTO_TEST_SUITE_END()

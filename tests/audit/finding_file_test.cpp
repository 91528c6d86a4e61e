// The file of a case about what many hands show has those hands, each proven; who takes one out,
// or puts another in its place, is found.

#include <algorithm>

#include "audit/cases/archive.h"
#include "audit/signed_case.h"
#include "support/says.h"

using namespace fairdeal;

namespace {

/// A signed log with a case about what hands 1, 3 and 4 show.
struct SignedFinding {
    Folder folder;
    HandLog log = opened(folder.file("log.db"));

    SignedFinding() {
        import_text(log, night(5));
        CaseEvent open = event(CaseEventKind::Open, "F-1");
        open.claimant = "fairdeal";
        open.finding = "missing-cards";
        open.hands = "1,3-4";
        BOOST_REQUIRE(add_case_event(log, open));
        BOOST_REQUIRE(log.sign_checkpoint(log_key()));
    }
    [[nodiscard]] Archive parts() const {
        const auto bytes = case_file(log, "C-7", {{}, shipped_misreadings()});
        BOOST_REQUIRE_MESSAGE(bytes, why(bytes));
        return *read_archive(*bytes, "");
    }
};

void remove(Archive& archive, const std::string& name) {
    BOOST_REQUIRE(std::erase_if(archive, [&](const ArchivePart& part) {
                      return part.name == name + ".record" || part.name == name + ".proof";
                  }) == 2U);
}
const std::string& bytes_of(const Archive& archive, const std::string& name) {
    return std::ranges::find(archive, name, &ArchivePart::name)->bytes;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(finding_files)

BOOST_AUTO_TEST_CASE(the_hands_behind_a_finding_are_in_its_file_and_proven) {
    const SignedFinding one;
    const Archive parts = one.parts();
    const auto found = checked(write(parts));
    BOOST_REQUIRE_MESSAGE(found, why(found));
    BOOST_REQUIRE(found->behind.size() == 3U);
    for (const NumberedRecord& hand : found->behind)
        BOOST_TEST(hand.text == *one.log.text_of(hand.number));
    BOOST_TEST(found->behind[1].number == 3);
    BOOST_TEST(behind_in_words(*found) == "3 of the 3 hands behind the case are in it, proven.");
    BOOST_TEST(says(bytes_of(parts, "ruling.txt"), "not about what was paid in one"));
    BOOST_TEST(shell_proves(parts));
}

BOOST_AUTO_TEST_CASE(a_hand_that_is_taken_out_or_replaced_is_missed) {
    const SignedFinding one;
    Archive without = one.parts();
    remove(without, "hand-3");
    BOOST_TEST(says(why(checked(write(without))), "some of the hands behind the case are missing"));
    // Another hand of the log with its own proof, under this one's name.
    Archive replaced = one.parts();
    for (const char* ending : {".record", ".proof"})
        std::ranges::find(replaced, std::string("hand-3") + ending, &ArchivePart::name)->bytes =
            bytes_of(one.parts(), std::string("hand-4") + ending);
    BOOST_TEST(says(why(checked(write(replaced))), "it is hand #4 of the log"));
    BOOST_TEST(!shell_proves(replaced));
    Archive more = one.parts();
    more.push_back({"hand-2.record", bytes_of(more, "hand-3.record")});
    BOOST_TEST(says(why(checked(write(more))), "it is no part of this case"));
}

/// As programs made them before, or as somebody leaves them who takes all out: that is said.
BOOST_AUTO_TEST_CASE(a_file_without_them_says_so) {
    const SignedFinding one;
    Archive bare = one.parts();
    for (const char* name : {"hand-1", "hand-3", "hand-4"}) remove(bare, name);
    const auto found = checked(write(bare));
    BOOST_REQUIRE_MESSAGE(found, why(found));
    BOOST_TEST(behind_in_words(*found) ==
               "The hands behind the case are not in the file: 1, 3-4 (made by an earlier program, "
               "or taken out of it).");
}

BOOST_AUTO_TEST_SUITE_END()

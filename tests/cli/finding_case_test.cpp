// What many hands show as a case: opened from the command line, decided, handed over and proven.

#include <boost/test/unit_test.hpp>
#include <nlohmann/json.hpp>
#include <sstream>

#include "pit.h"

using namespace fairdeal;

namespace {

/// The number of the first finding of this kind in the log.
std::string number_of(const Pit& pit, const std::string& kind) {
    std::istringstream lines(fairdeal_with("shoe --json --log '" + pit.log + "'").out);
    for (std::string line; std::getline(lines, line);) {
        const auto json = nlohmann::json::parse(line);
        if (json.at("is") == "finding" && json.at("kind") == kind)
            return std::to_string(json.at("number").get<int>());
    }
    return "";
}

const std::string opened = " --as f1 --at 2026-03-15T10:00:00Z --deadline 2026-03-20";

}  // namespace

BOOST_AUTO_TEST_SUITE(finding_case_command)

BOOST_AUTO_TEST_CASE(a_finding_goes_from_its_opening_to_a_file_that_proves_it) {
    const Pit pit;
    pit.folder.write("shoe.txt", fairdeal_with("incident --deal sugarhouse-counted").out);
    Pit::must("import --log '" + pit.log + "' '" + pit.folder.path("shoe.txt") + "'");
    const std::string number = number_of(pit, "out-at-start");
    BOOST_REQUIRE(!number.empty());
    pit.do_it("open", "C-7 --finding " + number + opened + " --text 'Open the shuffler.'");
    const std::string shown = pit.do_it("show", "C-7");
    for (const char* words :
         {"claimed by fairdeal", "what many hands show: out-at-start", "the hands behind it: 18,",
          "17 cards are out before the first hand of", "  Open the shuffler."})
        BOOST_TEST(says(shown, words), shown);
    const auto json = nlohmann::json::parse(pit.do_it("show", "C-7 --json"));
    BOOST_TEST(json.at("finding") == "out-at-start");
    BOOST_TEST(json.at("hand") == 18);
    pit.review_both();
    pit.decide_and_close();
    pit.sign();
    const std::string zip = pit.folder.path("C-7.zip");
    pit.do_it("file", "C-7 '" + zip + "'");
    pit.do_it("pdf", "C-7 '" + pit.folder.path("C-7.pdf") + "'");
    const Ran checked = fairdeal_with("case check '" + zip + "'");
    BOOST_TEST(checked.status == 0, checked.err);
    BOOST_TEST(says(checked.out, "what many hands show: out-at-start"), checked.out);
    BOOST_TEST(says(checked.out, "hands behind the case are in it, proven."), checked.out);
}

BOOST_AUTO_TEST_CASE(a_case_is_about_a_hand_or_a_finding_that_is_there) {
    const Pit pit;
    refuses(pit, "open", "C-7 --finding 99" + opened, "--finding: the hands of this log show");
    refuses(pit, "open", "C-7" + opened, "a case is about a hand, or with --finding");
    refuses(pit, "open", "C-7 --hand '#3' --text Mine." + opened, "--claimant: a case on a hand");
    refuses(pit, "open", "C-7 --hand '#3' --claimant g17" + opened, "--text: a case on a hand");
    BOOST_TEST(pit.did("open", "C-7 --hand '#3' --finding 1" + opened).status == 2);
}

BOOST_AUTO_TEST_SUITE_END()

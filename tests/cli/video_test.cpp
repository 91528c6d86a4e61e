// fairdeal video: a file tied to a hand, listed, compared; and put into a case.

#include <boost/test/unit_test.hpp>
#include <nlohmann/json.hpp>

#include "pit.h"

using namespace fairdeal;

namespace {

struct FilmedPit : Pit {
    std::string film = folder.write("B7.mp4", "frames");
    [[nodiscard]] Ran video(const std::string& action, const std::string& words = "") const {
        return fairdeal_with("video " + action + " --log '" + log + "' " + words);
    }
    [[nodiscard]] Ran add(const std::string& words = "") const {
        return video("add", "'#3' '" + film + "' --start 12:34 --as f1 " + words);
    }
};

}  // namespace

BOOST_AUTO_TEST_SUITE(video_commands)

BOOST_AUTO_TEST_CASE(a_video_is_tied_listed_and_compared) {
    const FilmedPit pit;
    const Ran added = pit.add("--event 2");
    BOOST_TEST(added.status == 0, added.err);
    BOOST_TEST(says(added.out, "B7.mp4 from 0:12:34, at event 2"));
    BOOST_TEST(says(pit.video("list").out, "event 2"));
    const auto json = nlohmann::json::parse(pit.video("list", "--json --hand '#3'").out);
    BOOST_TEST(json.at("start") == "0:12:34");
    BOOST_TEST(json.at("event") == 2);
    BOOST_TEST(json.at("place") == pit.film);
    BOOST_TEST(pit.video("list", "--hand '#4'").out == "");
    BOOST_TEST(pit.video("check").status == 0);
    pit.folder.write("B7.mp4", "Frames");
    const Ran changed = pit.video("check");
    BOOST_TEST(changed.status == 1);
    BOOST_TEST(says(changed.out, "CHANGED"));
    std::filesystem::remove(pit.film);
    const Ran missing = pit.video("check", "--json");
    BOOST_TEST(missing.status == 1);
    BOOST_TEST(nlohmann::json::parse(missing.out).at("state") == "missing");
}

BOOST_AUTO_TEST_CASE(a_wrong_video_hand_event_or_start_is_refused) {
    const FilmedPit pit;
    const auto refuses = [&](const std::string& words, const std::string& because) {
        const std::string before = pit.records();
        const Ran ran = pit.video("add", words + " --as f1");
        BOOST_TEST(ran.status == 2, words);
        BOOST_TEST(says(ran.err, because), words + ": " + ran.err);
        BOOST_TEST(pit.records() == before);
    };
    const std::string film = "'" + pit.film + "'";
    refuses("'#99' " + film, "#99");
    refuses("'#3' '" + pit.film + "x'", "no video by its name");
    refuses("'#3' none.mp4", "there is no such file");
    refuses("'#3' " + film + " --event 900", "has no event 900");
    refuses("'#3' " + film + " --start 1:75", "is not a time such as 0:12:34");
    refuses("'#3' ftp://house/B7.mp4", "begins with https://");
}

BOOST_AUTO_TEST_CASE(a_case_keeps_the_hash_and_its_file_proves_it) {
    const FilmedPit pit;
    pit.open();
    BOOST_TEST(pit.did("video", "C-7 --as f2 --at 2026-03-15T10:30:00Z").status == 2);
    BOOST_REQUIRE(pit.add().status == 0);
    pit.do_it("video", "C-7 --as f2 --at 2026-03-15T10:30:00Z");
    const std::string shown = pit.do_it("show", "C-7");
    BOOST_TEST(says(shown, "video by f2"));
    BOOST_TEST(says(shown, "  place " + pit.film));
    BOOST_TEST(says(shown, "  sha256 "));
    const Ran again = pit.did("video", "C-7 --as f2 --at 2026-03-15T10:40:00Z");
    BOOST_TEST(again.status == 2);
    BOOST_TEST(says(again.err, "no video is tied to its hand that is not in the case"));
    pit.sign();
    const std::string zip = pit.folder.path("C-7.zip"), pdf = pit.folder.path("C-7.pdf");
    pit.do_it("file", "C-7 '" + zip + "'");
    pit.do_it("pdf", "C-7 '" + pdf + "'");
    const Ran checked = fairdeal_with("case check '" + zip + "'");
    BOOST_TEST(checked.status == 0, checked.err);
    BOOST_TEST(says(checked.out, "video by f2"));
    const Ran printed = shell("pdftotext -layout '" + pdf + "' - | tr -s ' '");
    BOOST_TEST(says(printed.out, "B7.mp4 from 0:12:34"), printed.out);
}

BOOST_AUTO_TEST_SUITE_END()

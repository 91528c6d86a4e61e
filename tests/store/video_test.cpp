// Videos that are tied to hands: their lines, their files found, changed and lost.

#include "log/video.h"

#include <boost/test/unit_test.hpp>

#include "store/folder.h"
#include "support/times.h"

namespace fairdeal {

using std::chrono::milliseconds;

namespace {

const std::string night =
    "breakout id=A\n1 bet player 25\n1 deal Ts 9d\ndealer deal 9s (9c)\n1 stand\ndealer turn 9c\n"
    "dealer stand\n1 pay player 25\n";

/// A log with one hand, and a video of it.
struct Filmed {
    Folder folder;
    std::filesystem::path log_file = folder.file("log.db");
    std::filesystem::path film = folder.file("B7.mp4");
    HandLog log = opened(log_file);
    Filmed() {
        import_text(log, night);
        write_bytes(film, std::string(300'000, 'v'));
    }
    [[nodiscard]] Video video(std::optional<std::size_t> event = {}) const {
        const auto found = video_at(film.string(), milliseconds(754'200), event, {});
        BOOST_REQUIRE_MESSAGE(found, why(found));
        return *found;
    }
    [[nodiscard]] VideoState state(const Video& video) const {
        return look_at_video(video, log_file, {}).state;
    }
};

const auto that_day = "2026-03-14T21:05:09Z"_utc;

}  // namespace

BOOST_AUTO_TEST_SUITE(videos)

BOOST_AUTO_TEST_CASE(a_start_is_read_as_people_type_it_and_written_in_one_way) {
    const auto ms = [](const char* typed) {
        const auto start = start_from(typed);
        return start ? start->count() : -1;
    };
    BOOST_TEST(ms("0:12:34.200") == 754'200);
    BOOST_TEST(ms("12:34.2") == 754'200);
    BOOST_TEST(ms("754") == 754'000);
    BOOST_TEST(ms("00:12:34") == 754'000);
    BOOST_TEST(ms("1:00:00") == 3'600'000);
    BOOST_TEST(ms("0") == 0);
    for (const char* none : {"", "1:75", "1:5", "1:2:3", "-1", "12:34:56:78", "1.", "1.1234", "x",
                             "0:61:00", "1000:00:01", " 1", "1 ", "12:34x", "99999999999999999999"})
        BOOST_TEST(ms(none) == -1, none);
    BOOST_TEST(start_in_words(milliseconds(754'200)) == "0:12:34.200");
    BOOST_TEST(start_in_words(milliseconds(3'600'000 * 27)) == "27:00:00");
    for (const std::int64_t each : {0, 1, 999, 59'999, 60'000, 3'599'999, 360'000'000})
        BOOST_TEST(ms(start_in_words(milliseconds(each)).c_str()) == each);
}

BOOST_AUTO_TEST_CASE(only_what_would_be_written_is_read) {
    const std::string hash = to_hex(sha256("film"));
    const std::string text = "place /srv/B7.mp4\nstart 0:12:34\nevent 7\nsha256 " + hash + "\n";
    const auto read = read_video(text);
    BOOST_REQUIRE_MESSAGE(read, why(read));
    BOOST_TEST(write(*read) == text);
    BOOST_TEST((read->event == std::optional<std::size_t>(7)));
    BOOST_TEST(write(*read_video("place https://v.house/x\nstart 0:00:05\n")) ==
               "place https://v.house/x\nstart 0:00:05\n");
    for (const std::string& other : std::initializer_list<std::string>{
             "",
             "place /srv/B7.mp4\nstart 0:12:34\n",  // a file without its hash
             "place https://v.house/x\nstart 0:00:05\nsha256 " + hash + "\n",
             "place /srv/B7.mp4\nstart 12:34\nsha256 " + hash + "\n",
             "place /srv/B7.mp4\nstart 0:12:34\nevent 0\nsha256 " + hash + "\n",
             "place /srv/B7.mp4\nstart 0:12:34\nevent 07\nsha256 " + hash + "\n",
             "start 0:12:34\nplace /srv/B7.mp4\nsha256 " + hash + "\n",
             "place /srv/B7.mp4\nstart 0:12:34\nsha256 " + hash,
             "place /srv/B7.mp4\nstart 0:12:34\nsha256 " + hash + "\nmore\n",
             "place /srv/B7.desktop\nstart 0:12:34\nsha256 " + hash + "\n",
             "place javascript://x\nstart 0:12:34\n",
             "place file:///srv/B7.mp4\nstart 0:12:34\nsha256 " + hash + "\n",
         })
        BOOST_TEST(!read_video(other), other);
}

BOOST_AUTO_TEST_CASE(a_video_is_kept_in_the_log_and_its_file_compared) {
    Filmed here;
    const Video video = here.video(3);
    const auto idx = add_video(here.log, 1, video, "f1", that_day);
    BOOST_REQUIRE_MESSAGE(idx, why(idx));
    const auto stored = videos_of(here.log, 1);
    BOOST_REQUIRE(stored.size() == 1U);
    BOOST_TEST((stored.front().video == video));
    BOOST_TEST(stored.front().by == "f1");
    BOOST_TEST(all_videos(here.log).size() == 1U);
    BOOST_TEST(videos_of(here.log, 2).empty());
    BOOST_TEST(here.log.check({}).is_sound());
    BOOST_TEST((here.state(video) == VideoState::Unchanged));
}

BOOST_AUTO_TEST_CASE(a_file_that_was_changed_moved_or_lost_is_told_from_it) {
    Filmed here;
    const Video video = here.video();
    std::string bytes = bytes_of(here.film);
    bytes[150'000] ^= 1;
    write_bytes(here.film, bytes);
    BOOST_TEST((here.state(video) == VideoState::Changed));
    write_bytes(here.film, std::string(299'999, 'v'));
    BOOST_TEST((here.state(video) == VideoState::Changed));
    // Moved with its log: the file of this name beside it.
    Video elsewhere = video;
    elsewhere.place = "/no/such/folder/B7.mp4";
    write_bytes(here.film, std::string(300'000, 'v'));
    BOOST_TEST((here.state(elsewhere) == VideoState::Unchanged));
    BOOST_TEST(look_at_video(elsewhere, here.log_file, {}).file == here.film);
    std::filesystem::remove(here.film);
    BOOST_TEST((here.state(video) == VideoState::Missing));
    std::filesystem::create_directory(here.film);
    BOOST_TEST((here.state(video) == VideoState::Missing));
    const auto stopped = [](std::int64_t, std::int64_t) { return false; };
    std::filesystem::remove(here.film);
    write_bytes(here.film, "v");
    BOOST_TEST((look_at_video(video, here.log_file, stopped).state == VideoState::Unreadable));
}

BOOST_AUTO_TEST_CASE(what_cannot_be_a_video_of_the_hand_is_refused_and_nothing_is_written) {
    Filmed here;
    const auto refused_for = [&](const std::string& place, const std::string& words) {
        const auto video = video_at(place, milliseconds(0), {}, {});
        BOOST_TEST(!video, place);
        if (!video) BOOST_TEST(why(video).find(words) != std::string::npos, why(video));
    };
    refused_for("", "which video");
    refused_for(here.folder.file("none.mp4").string(), "there is no such file");
    refused_for(here.folder.path().string(), "no video by its name");
    refused_for(here.log_file.string(), "no video by its name");
    refused_for("ftp://house/B7.mp4", "no address that begins with https:// or http://");
    refused_for(std::string(2000, 'x') + ".mp4", "more than 1024 bytes");
    refused_for("two\nlines.mp4", "not one line");
    const std::int64_t before = here.log.size();
    const auto no_event = add_video(here.log, 1, here.video(99), "f1", that_day);
    BOOST_TEST(why(no_event).find("has no event 99") != std::string::npos, why(no_event));
    BOOST_TEST(!add_video(here.log, 7, here.video(), "f1", that_day));
    BOOST_TEST(!add_video(here.log, 1, here.video(), "two words", that_day));
    BOOST_TEST(here.log.size() == before);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal

// Videos of the hand on the table: tied, compared with their hash, opened at their time; and
// addresses that a log from anybody may hold.

#include "desk/replay/replay_video.h"

#include <boost/test/unit_test.hpp>
#include <fstream>
#include <thread>

#include "desk/replay/replay_actions.h"
#include "desk/replay/replay_words.h"
#include "replay_house.h"

using namespace fairdeal;

namespace {

/// A hand on the table, and a video file.
struct Filmed : House {
    std::string film = (folder / "B7.mp4").string();
    Filmed() : House(12) {
        std::ofstream(film) << "frames";
        open_hand(session(), 2, {});
        BOOST_REQUIRE(session().hand.has_value());
    }
    ReplaySession& session() { return desk.replay; }
    void finish() {
        while (session().work) {
            poll_work(session());
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
    }
    void tie(const TypedVideo& typed) {
        tie_video(session(), typed, that_day);
        finish();
    }
    /// What is to be opened once everything is done; taken away.
    std::optional<VideoToPlay> played() {
        apply(session(), ReplayAction::PlayVideo);
        finish();
        return std::exchange(session().video, std::nullopt);
    }
    [[nodiscard]] std::size_t tied() {
        return replay_screen(*session().hand, session().library).videos.size();
    }
};

StoredVideo from(std::optional<std::size_t> event) {
    return {0, 1, "f1", {}, {"https://v.house/", std::chrono::milliseconds(0), event, {}}};
}

}  // namespace

BOOST_AUTO_TEST_SUITE(replay_video)

BOOST_AUTO_TEST_CASE(a_file_is_tied_and_opened_at_its_time) {
    Filmed house;
    house.tie({house.film, "12:34", "f1", false});
    BOOST_TEST(house.session().error == "");
    BOOST_TEST(house.session().report == "The video is tied to the hand.");
    const ReplayScreen screen = replay_screen(*house.session().hand, house.session().library);
    BOOST_REQUIRE(screen.videos.size() == 1U);
    BOOST_TEST(screen.videos.front().title == "B7.mp4 from 0:12:34");
    BOOST_TEST(screen.notes.empty());
    BOOST_TEST((house.played() == VideoToPlay{house.film, std::chrono::milliseconds(754'000), 2}));
    BOOST_TEST(!house.session().video);
    // Another hand is opened while the file is still compared: its video is not that one.
    apply(house.session(), ReplayAction::PlayVideo);
    open_hand(house.session(), 3, {});
    house.finish();
    BOOST_TEST(!house.session().video);
}

BOOST_AUTO_TEST_CASE(a_wrong_video_is_put_right_by_tying_another) {
    Filmed house;
    house.tie({house.film, "1", "f1", false});
    house.tie({house.film, "2", "f1", false});
    BOOST_TEST(house.played()->start.count() == 2000);
}

/// The file at the old path was written over; its copy beside the log is as it was.
BOOST_AUTO_TEST_CASE(an_unchanged_file_beside_the_log_is_found) {
    Filmed house;
    const std::filesystem::path elsewhere = std::filesystem::path(house.film).parent_path() / "old";
    std::filesystem::create_directories(elsewhere);
    const std::string film = (elsewhere / "B7.mp4").string();
    std::filesystem::copy_file(house.film, film);
    house.tie({film, "", "f1", false});
    std::ofstream(film) << "another film";
    const auto played = house.played();
    BOOST_REQUIRE_MESSAGE(played, house.session().error);
    BOOST_TEST(played->place == house.film);
}

BOOST_AUTO_TEST_CASE(what_is_missing_is_said_and_nothing_is_tied) {
    Filmed house;
    for (const TypedVideo& typed : {TypedVideo{"", "", "f1", false},
                                    {house.film, "99:99", "f1", false},
                                    {house.film, "", "", false},
                                    {house.film, "", "two words", false},
                                    {house.film + "x", "", "f1", false},
                                    {"/dev/null", "", "f1", false}}) {
        house.tie(typed);
        BOOST_TEST(house.session().error != "", typed.place);
        BOOST_TEST(house.tied() == 0U);
    }
}

BOOST_AUTO_TEST_CASE(the_video_of_the_event_on_the_table_is_opened) {
    const std::vector<StoredVideo> videos{from({}), from(3), from(7)};
    const auto event_at = [&](std::size_t step) {
        return video_to_play(videos, step)->video.event.value_or(0);
    };
    BOOST_TEST(event_at(0) == 0U);
    BOOST_TEST(event_at(2) == 0U);
    BOOST_TEST(event_at(3) == 3U);
    BOOST_TEST(event_at(6) == 3U);
    BOOST_TEST(event_at(40) == 7U);
    BOOST_TEST(video_to_play({}, 3) == nullptr);
    const std::vector<StoredVideo> late{from(7)};
    BOOST_TEST(video_to_play(late, 1) == &late.front());  // better than none
    Filmed house;
    go_to_step(*house.session().hand, 4);
    house.tie({house.film, "5", "f1", true});
    const auto stored = videos_among(house.session().hand->entries);
    BOOST_REQUIRE(stored.size() == 1U);
    BOOST_TEST((stored.front().video.event == std::optional<std::size_t>(4)));
}

/// Whoever can write to the folder of the videos puts another in place of one.
BOOST_AUTO_TEST_CASE(a_changed_or_lost_file_is_not_opened) {
    Filmed house;
    house.tie({house.film, "", "f1", false});
    std::ofstream(house.film) << "Frames";
    BOOST_TEST(!house.played());
    BOOST_TEST(house.session().error.find("it was changed since") != std::string::npos);
    std::filesystem::remove(house.film);
    BOOST_TEST(!house.played());
    BOOST_TEST(house.session().error.find("is not there") != std::string::npos);
}

/// Whoever makes a log puts an address into it that tells him who looks, or brings something along.
BOOST_AUTO_TEST_CASE(an_address_is_opened_in_the_houses_video_system_alone) {
    Filmed house;
    house.tie({"https://evil.example/see?who=you", "", "f1", false});
    BOOST_TEST(house.tied() == 1U);
    BOOST_TEST(!house.played());
    BOOST_TEST(house.session().error.find("not in your house") != std::string::npos);
    keep_house_video(house.session(), "https://evil.example.house/{hand}");
    BOOST_TEST(!house.played());
    keep_house_video(house.session(), "https://evil.example/{hand}");
    BOOST_TEST(house.played()->place == "https://evil.example/see?who=you");
    BOOST_TEST(is_same_host("https://v.house/a", "https://v.house?b"));
    for (const char* other : {"https://v.house@evil/a", "https://v.house.evil/a", "//v.house/a",
                              "https://evil\\v.house/a", "", "v.house"})
        BOOST_TEST(!is_same_host(other, "https://v.house/{hand}"), other);
    BOOST_TEST(!is_same_host("", ""));
}

BOOST_AUTO_TEST_CASE(without_a_tied_video_the_hand_is_looked_for_in_the_house) {
    const Identity hand{"B7 12", "B7", "1182", "1", "2026-03-14T21:05:09Z"};
    BOOST_TEST(
        *house_video("https://v.house/{table}?at={time}&u={unix}&h={hand}&d={dealer}", hand) ==
        "https://v.house/B7?at=2026-03-14T21%3A05%3A09Z&u=1773522309&h=B7%2012&d=1182");
    for (const char* wrong : {"https://v.house/{seat}", "v.house/{hand}", "file:///{hand}",
                              "javascript:{hand}", "https:///{hand}", "https://v.house/ {hand}"})
        BOOST_TEST(!house_video(wrong, hand), wrong);
    BOOST_TEST(!house_video("https://v.house/{time}", {"A", "B7", "1182", "1", ""}));
    Filmed house;
    BOOST_TEST(!house.played());
    BOOST_TEST(house.session().error.find("it is not known where") != std::string::npos);
    keep_house_video(house.session(), "https://v.house/{seat}");
    BOOST_TEST(house.session().preferences.video_address == "");
    keep_house_video(house.session(), "https://v.house/{hand}");
    BOOST_TEST(house.played()->place == "https://v.house/" + house.session().hand->row.identity.id);
    BOOST_TEST((preferences_from(to_text(house.session().preferences), {})->video_address ==
                "https://v.house/{hand}"));
}

BOOST_AUTO_TEST_SUITE_END()

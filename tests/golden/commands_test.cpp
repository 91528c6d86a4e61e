// Every command as it is used, held against what it said before. Names after `--` choose sessions:
//
//     build/bin/test-golden --run_test=commands -- rule-league school

#include <algorithm>
#include <atomic>
#include <boost/test/unit_test.hpp>
#include <future>
#include <thread>
#include <vector>

#include "golden/kept.h"
#include "golden/session.h"
#include "support/file_text.h"

namespace fairdeal {

namespace {

std::vector<std::string> chosen_sessions() {
    const auto& master = boost::unit_test::framework::master_test_suite();
    const std::vector<std::string> asked(master.argv + 1, master.argv + master.argc);
    std::vector<std::string> files;
    for (const auto& entry : std::filesystem::directory_iterator(kept_file("commands"))) {
        const std::string name = entry.path().stem().string();
        if (asked.empty() || std::find(asked.begin(), asked.end(), name) != asked.end())
            files.push_back("commands/" + name + ".txt");
    }
    std::sort(files.begin(), files.end());
    return files;
}

/// What each session says now, played on as many threads as there are cores.
std::vector<std::string> all_played_again(const std::vector<std::string>& files) {
    std::vector<std::string> played(files.size());
    std::atomic<std::size_t> next = 0;
    const auto play = [&] {
        for (std::size_t i = next++; i < files.size(); i = next++)
            played[i] = played_again(text_of_file(kept_file(files[i])));
    };
    std::vector<std::future<void>> players;
    for (unsigned i = 0; i < std::max(1U, std::thread::hardware_concurrency()); ++i)
        players.push_back(std::async(std::launch::async, play));
    for (std::future<void>& player : players) player.get();
    return played;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(commands)

BOOST_AUTO_TEST_CASE(say_what_they_said) {
    const std::vector<std::string> files = chosen_sessions();
    BOOST_TEST(!files.empty());
    const std::vector<std::string> played = all_played_again(files);
    for (std::size_t i = 0; i < files.size(); ++i) must_be_as_kept(files[i], played[i]);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal

// Every command as it is used, held against what it said before. Names after `--` choose sessions:
//
//     build/bin/test-golden --run_test=commands -- rule school-plan

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <vector>

#include "golden/kept.h"
#include "golden/session.h"
#include "support/file_text.h"

namespace fairdeal {

namespace {

std::vector<std::string> chosen_sessions() {
    std::vector<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(kept_file("commands")))
        names.push_back(entry.path().stem().string());
    std::sort(names.begin(), names.end());
    const auto& master = boost::unit_test::framework::master_test_suite();
    const std::vector<std::string> asked(master.argv + 1, master.argv + master.argc);
    if (asked.empty()) return names;
    std::erase_if(names, [&](const std::string& name) {
        return std::find(asked.begin(), asked.end(), name) == asked.end();
    });
    return names;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(commands)

BOOST_AUTO_TEST_CASE(say_what_they_said) {
    const std::vector<std::string> names = chosen_sessions();
    BOOST_TEST(!names.empty());
    for (const std::string& name : names) {
        const std::string file = "commands/" + name + ".txt";
        must_be_as_kept(file, played_again(text_of_file(kept_file(file))));
    }
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal

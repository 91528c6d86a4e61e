#include "golden/kept.h"

#include <boost/test/unit_test.hpp>
#include <cstdlib>
#include <fstream>

#include "cli/running.h"

namespace fairdeal {

bool is_renewing() { return std::getenv("FAIRDEAL_RENEW") != nullptr; }

std::filesystem::path kept_file(const std::string& name) {
    return std::filesystem::path(FAIRDEAL_SOURCE_DIR) / "tests/golden" / name;
}

void must_be_as_kept(const std::string& name, const std::string& text) {
    const std::filesystem::path file = kept_file(name);
    const bool is_there = std::filesystem::exists(file);
    if (is_there && text_of_file(file) == text) return;
    if (is_renewing()) {
        std::filesystem::create_directories(file.parent_path());
        std::ofstream(file, std::ios::binary) << text;
        BOOST_TEST_MESSAGE(name << " is renewed");
        return;
    }
    BOOST_REQUIRE_MESSAGE(is_there, name << " is not there; FAIRDEAL_RENEW=1 writes it");
    const Folder folder;
    const std::string now = folder.write("now", text);
    BOOST_ERROR(
        name
        << " is not as it was:\n"
        << shell("diff -u --label kept --label now '" + file.string() + "' '" + now + "'").out);
}

}  // namespace fairdeal

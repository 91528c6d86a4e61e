#pragma once
// Whether a file of another standard has its shape: elements and their order, attributes, values.

#include <unistd.h>
#include <boost/test/unit_test.hpp>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

namespace fairdeal {

/// Whether xmllint finds the text to be of the shape of a grammar of this folder.
inline bool has_shape(const std::string& xml, const std::string& grammar) {
    BOOST_REQUIRE_MESSAGE(std::system("command -v xmllint >/dev/null") == 0,
                          "xmllint is not installed: see installer/packages.txt");
    const std::string file = "shape-" + std::to_string(::getpid()) + ".xml";
    std::ofstream(file, std::ios::binary) << xml;
    const std::string command = "xmllint --noout --nonet --relaxng " FAIRDEAL_SOURCE_DIR
                                "/tests/content/" +
                                grammar + " " + file + " >/dev/null 2>" + file + ".err";
    const bool has = std::system(command.c_str()) == 0;
    if (!has) BOOST_TEST_MESSAGE(std::ifstream(file + ".err").rdbuf());
    std::filesystem::remove(file);
    std::filesystem::remove(file + ".err");
    return has;
}

}  // namespace fairdeal

#pragma once
// The misreadings that ship with the program.

#include <boost/test/unit_test.hpp>
#include <vector>

#include "content/library.h"

namespace fairdeal {

inline const std::vector<Misreading>& shipped_misreadings() {
    static const std::vector<Misreading> all = [] {
        auto read = load_misreadings(FAIRDEAL_SOURCE_DIR);
        BOOST_REQUIRE(read);
        return *std::move(read);
    }();
    return all;
}

}  // namespace fairdeal

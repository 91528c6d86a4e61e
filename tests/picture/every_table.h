#pragma once
// Every sample table, from both sides, in every window.

#include <boost/test/unit_test.hpp>

#include "picture/sample_tables.h"

namespace fairdeal {

/// Calls look(view, area) for every sample in every area.
template <class Look>
void at_every_table(const Look& look) {
    for (const auto& [name, view] : sample_tables_of_both_sides())
        for (const Box& area : sample_areas()) {
            BOOST_TEST_INFO_SCOPE(name << " in " << area.width << " x " << area.height);
            look(view, area);
        }
}

}  // namespace fairdeal

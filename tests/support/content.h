#pragma once
// The content that ships with the source, read once for all tests of a program.

#include <boost/test/unit_test.hpp>
#include <utility>

#include "content/library.h"
#include "support/hands.h"

namespace fairdeal {

inline const Library& shipped_content() {
    static const Library library = [] {
        auto read = load_library(FAIRDEAL_SOURCE_DIR);
        if (!read) BOOST_FAIL("the content cannot be read:\n" << in_words(read.error()));
        return std::move(*read);
    }();
    return library;
}

}  // namespace fairdeal

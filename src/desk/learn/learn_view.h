#pragma once
// The views of the school's section, each a page or a few of its own.

#include <cstdint>

namespace fairdeal {

enum class LearnView : std::uint8_t {
    Today,
    Lessons,
    Mastery,
    Group,
    Settings,
    Book,
    Write,
    Check
};

/// Views that only somebody who is signed in may see show who is there instead.
constexpr bool needs_profile(LearnView view) { return view != LearnView::Book; }

}  // namespace fairdeal

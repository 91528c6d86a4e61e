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
    Cards,
    Packs,
    Check
};

/// Views that only somebody who is signed in may see show who is there instead. A lesson can be
/// read before there is a profile.
constexpr bool needs_profile(LearnView view) {
    return view != LearnView::Book && view != LearnView::Lessons;
}

}  // namespace fairdeal

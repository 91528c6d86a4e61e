#include "desk/learn/learn_tabs.h"

#include <algorithm>
#include <array>

namespace fairdeal {

namespace {

constexpr std::array views{"Today",    "Lessons",   "Progress", "Group",
                           "Settings", "Rule book", "Write"};

}  // namespace

LearnTabs::LearnTabs(wxWindow* parent, Hub& hub)
    : RoomTabs(
          parent, hub, "Learn", views,
          [this](std::size_t view) {
              desk_.learn.school.trainee.clear();
              show_learn_view(desk_, static_cast<LearnView>(view));
          },
          [this] { leave_school(desk_); }),
      desk_(hub.desk) {}

void LearnTabs::show() {
    const LearnRoom& learn = desk_.learn;
    const auto offered = learn_views(desk_);
    const bool inside = is_signed_in(desk_);
    for (std::size_t i = 0; i < count(); ++i) {
        const auto view = static_cast<LearnView>(i);
        const bool checks = view == LearnView::Write && learn.view == LearnView::Check;
        const bool there = std::find(offered.begin(), offered.end(), view) != offered.end();
        show_view(i, there && (inside || !needs_profile(view) || view == LearnView::Today),
                  learn.view == view || checks);
    }
    const auto person = inside ? learn.school.school->person(learn.school.who) : std::nullopt;
    show_person(person ? std::optional(person->name.empty() ? person->id : person->name)
                       : std::nullopt);
}

}  // namespace fairdeal

#include "desk/learn/learn_tabs.h"

#include <algorithm>
#include <array>

#include "desk/frame/desk.h"

namespace fairdeal {

namespace {

constexpr std::array views{"Today",    "Lessons",   "Progress", "Group",
                           "Settings", "Rule book", "Write"};

}  // namespace

SchoolTabs school_tabs(Desk& desk) {
    const auto screen = [&desk] {
        const LearnRoom& learn = desk.learn;
        SchoolTabs::Screen shown{{}, learn.view, {}};
        const bool inside = is_signed_in(desk);
        for (const LearnView view : learn_views(desk)) {
            if (inside || !needs_profile(view) || view == LearnView::Today)
                shown.offered.push_back(view);
        }
        const auto person = inside ? learn.school.school->person(learn.school.who) : std::nullopt;
        if (person) shown.person = person->name.empty() ? person->id : person->name;
        return shown;
    };
    const auto pick = [&desk](LearnView view) {
        desk.learn.school.trainee.clear();
        show_learn_view(desk, view);
    };
    return {screen, pick, [&desk] { leave_school(desk); }};
}

LearnTabs::LearnTabs(wxWindow* parent, PageContext& context, SchoolTabs tabs)
    : RoomTabs(
          parent, context, "Learn", views,
          [this](std::size_t view) { tabs_.pick(static_cast<LearnView>(view)); },
          [this] { tabs_.leave(); }),
      tabs_(std::move(tabs)) {}

void LearnTabs::show() {
    const SchoolTabs::Screen screen = tabs_.screen();
    for (std::size_t i = 0; i < count(); ++i) {
        const auto view = static_cast<LearnView>(i);
        const bool checks = view == LearnView::Write && screen.open == LearnView::Check;
        const bool there =
            std::find(screen.offered.begin(), screen.offered.end(), view) != screen.offered.end();
        show_view(i, there, screen.open == view || checks);
    }
    show_person(screen.person);
}

}  // namespace fairdeal

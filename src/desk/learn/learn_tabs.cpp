#include "desk/learn/learn_tabs.h"

#include <algorithm>
#include <array>

#include "base/translation.h"

namespace fairdeal {

namespace {

constexpr std::array views{sentence("Today"), sentence("Lessons"),     sentence("Progress"),
                           sentence("Group"), sentence("Settings"),    sentence("Rule book"),
                           sentence("Write"), sentence("Table cards"), sentence("Packs")};

}  // namespace

LearnTabs::LearnTabs(wxWindow* parent, PageContext& context, const LearnSession& session)
    : SectionTabs(
          parent, context, sentence("Learn"), views,
          [&context](std::size_t view) {
              context.go_to(ShowLearnView{static_cast<LearnView>(view)});
          },
          [&context] { context.go_to(LeaveSchool{}); }),
      session_(session) {}

void LearnTabs::show() {
    const LearnTabsScreen screen = session_.tabs();
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

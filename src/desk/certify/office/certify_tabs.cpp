#include "desk/certify/office/certify_tabs.h"

#include <algorithm>
#include <array>

#include "base/translation.h"

namespace fairdeal {

namespace {

constexpr std::array views{sentence("Exams"),       sentence("Sittings"),  sentence("Figures"),
                           sentence("Records"),     sentence("Our exams"), sentence("People"),
                           sentence("Permissions"), sentence("Verify")};

}  // namespace

CertifyTabs::CertifyTabs(wxWindow* parent, PageContext& context, OfficeSession& session)
    : SectionTabs(
          parent, context, sentence("Certify"), views,
          [&session](std::size_t view) { session.show(static_cast<CertifyView>(view)); },
          [&session] { session.leave(); }),
      session_(session) {}

void CertifyTabs::show() {
    const auto offered = session_.views();
    for (std::size_t i = 0; i < count(); ++i) {
        const auto view = static_cast<CertifyView>(i);
        show_view(i, std::find(offered.begin(), offered.end(), view) != offered.end(),
                  session_.view == view);
    }
    const auto& who = session_.who;
    show_person(who ? std::optional(session_.name_of(who->id())) : std::nullopt);
}

}  // namespace fairdeal

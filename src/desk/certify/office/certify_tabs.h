#pragma once
// The row of pages above every page of the exam office, with who is signed in there.

#include "desk/certify/office_session.h"
#include "desk/frame/window/section_tabs.h"

namespace fairdeal {

class CertifyTabs : public SectionTabs {
public:
    CertifyTabs(wxWindow* parent, PageContext& context, OfficeSession& session);
    void show();
    [[nodiscard]] wxToggleButton* button(CertifyView view) const {
        return SectionTabs::button(static_cast<std::size_t>(view));
    }

private:
    OfficeSession& session_;
};

}  // namespace fairdeal

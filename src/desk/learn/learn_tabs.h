#pragma once
// The row of views above every page of the school, with who is signed in.

#include "desk/frame/window/section_tabs.h"
#include "desk/learn/learn_session.h"

namespace fairdeal {

class LearnTabs : public SectionTabs {
public:
    LearnTabs(wxWindow* parent, PageContext& context, const LearnSession& session);
    void show();

private:
    const LearnSession& session_;
};

}  // namespace fairdeal

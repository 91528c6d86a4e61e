#pragma once
// A page that still gets the whole desk, until its feature has a session of its own.

#include "desk/frame/desk.h"
#include "desk/frame/page.h"

namespace fairdeal {

struct Hub : PageContext {
    Desk& desk;
};

class DeskPage : public Page {
public:
    DeskPage(wxWindow* parent, Hub& hub) : Page(parent, hub), hub_(hub) {}

protected:
    Desk& desk() { return hub_.desk; }
    Hub& hub() { return hub_; }

private:
    Hub& hub_;
};

}  // namespace fairdeal

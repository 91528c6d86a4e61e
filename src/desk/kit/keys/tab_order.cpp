#include "desk/kit/keys/tab_order.h"

namespace fairdeal {

namespace {

/// Its place among its siblings stays; they are looked at again.
void look_at_siblings_of(wxWindow* window) {
    if (wxWindow* before = window->GetPrevSibling(); before != nullptr)
        window->MoveAfterInTabOrder(before);
    else if (wxWindow* behind = window->GetNextSibling(); behind != nullptr)
        window->MoveBeforeInTabOrder(behind);
}

}  // namespace

void renew_tab_order(wxWindow* container) {
    if (!container->GetChildren().empty())
        look_at_siblings_of(container->GetChildren().GetFirst()->GetData());
    for (wxWindow* window = container; window != nullptr && !window->IsTopLevel();
         window = window->GetParent())
        look_at_siblings_of(window);
}

bool show_in_tab_order(wxWindow& window, bool changed) {
    if (changed) renew_tab_order(&window);
    return changed;
}

}  // namespace fairdeal

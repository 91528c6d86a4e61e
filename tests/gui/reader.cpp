#include "reader.h"

#include <gtk/gtk.h>
#include <wx/window.h>

#include <set>

#include "window.h"

namespace fairdeal::testing {

namespace {

bool has(AtkStateSet* states, const char* state) {
    return atk_state_set_contains_state(states, atk_state_type_for_name(state)) != FALSE;
}

std::string word(const char* text) { return text == nullptr ? "" : text; }

/// A control with the object of the tree that it is; the window keeps it.
struct Found {
    Control control;
    const AtkObject* object = nullptr;
    bool usable = false;
};

void walk(AtkObject* object, std::vector<Found>& found) {
    AtkStateSet* const states = atk_object_ref_state_set(object);
    const bool visible = has(states, "visible");
    if (visible && has(states, "showing") && has(states, "focusable"))
        found.push_back({{word(atk_role_get_name(atk_object_get_role(object))),
                          word(atk_object_get_name(object))},
                         object,
                         has(states, "sensitive")});
    g_object_unref(states);
    if (!visible) return;
    for (int i = 0; i < atk_object_get_n_accessible_children(object); ++i) {
        AtkObject* child = atk_object_ref_accessible_child(object, i);
        if (child == nullptr) continue;
        walk(child, found);
        g_object_unref(child);
    }
}

std::vector<Found> all_of(wxWindow* window) {
    std::vector<Found> found;
    walk(gtk_widget_get_accessible(window->GetHandle()), found);
    return found;
}

GtkWidget* widget_with_keyboard(wxWindow* window) {
    return gtk_window_get_focus(GTK_WINDOW(gtk_widget_get_toplevel(window->GetHandle())));
}

const AtkObject* object_with_keyboard(wxWindow* window) {
    GtkWidget* const focus = widget_with_keyboard(window);
    return focus == nullptr ? nullptr : gtk_widget_get_accessible(focus);
}

/// Where Tab goes from where the keyboard is, until it is back there or finds nothing new.
std::set<const AtkObject*> reached_by_tab(wxWindow* window) {
    std::set<const AtkObject*> reached;
    const std::size_t most = 2 * all_of(window).size() + 8;
    const AtkObject* const first = object_with_keyboard(window);
    for (std::size_t i = 0, idle = 0; i < most && idle < 8; ++i) {
        const AtkObject* const now = object_with_keyboard(window);
        if (i > 0 && now == first) break;
        idle = now == nullptr || !reached.insert(now).second ? idle + 1 : 0;
        press(WXK_TAB);
    }
    return reached;
}

}  // namespace

std::vector<Control> controls_of(wxWindow* window) {
    std::vector<Control> controls;
    for (const Found& found : all_of(window)) controls.push_back(found.control);
    return controls;
}

std::vector<std::string> without_role(wxWindow* window) {
    std::vector<std::string> found;
    for (const Control& control : controls_of(window)) {
        const bool says = !control.role.empty() && control.role != "unknown" &&
                          control.role != "invalid" && control.role != "redundant object";
        if (!says) found.push_back(control.role + ": " + control.name);
    }
    return found;
}

std::vector<std::string> beyond_tab(wxWindow* window) {
    const auto reached = reached_by_tab(window);
    std::vector<std::string> beyond;
    for (const Found& found : all_of(window)) {
        // A link in a text is a button of the list beside it, too, which Tab does reach.
        const bool in_text = found.control.role == "link" || found.control.role == "label";
        if (found.usable && !in_text && reached.count(found.object) == 0)
            beyond.push_back(found.control.role + ": " + found.control.name);
    }
    return beyond;
}

bool has_keyboard(wxWindow* window) {
    GtkWidget* const own = window->GetHandle();
    GtkWidget* const focus = widget_with_keyboard(window);
    return focus != nullptr && (focus == own || gtk_widget_is_ancestor(focus, own) != FALSE);
}

std::vector<std::string> nameless(wxWindow* window) {
    std::vector<std::string> found;
    const std::vector<Control> all = controls_of(window);
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (all[i].name.empty())
            found.push_back(all[i].role + " " + std::to_string(i + 1) + " of " +
                            std::to_string(all.size()) +
                            (i == 0 ? "" : ", after " + all[i - 1].name));
    }
    return found;
}

}  // namespace fairdeal::testing

#pragma once
// What every page of the window is: something that can be redrawn, takes keys, and follows the
// theme. A page gets its own session and the context, and nothing else.

#include <optional>

#include "desk/frame/keys.h"
#include "desk/frame/page_context.h"
#include "desk/kit/tile.h"

namespace fairdeal {

class Page : public Tile {
public:
    Page(wxWindow* parent, PageContext& context)
        : Tile(parent, ground(Tone::Window)), context_(context) {
        Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
            event.Skip();
            lay_out();
        });
    }
    /// Shows what its session says now.
    virtual void show_desk() = 0;
    /// A key that no text field wants; false: it is not ours either.
    virtual bool press(const KeyPress& key) = 0;
    virtual void theme_changed() = 0;
    /// The page has come up: the keyboard goes where it is wanted first.
    virtual void take_focus() = 0;

protected:
    PageContext& context() { return context_; }
    FileChooser& files() { return context_.files; }
    void changed() const { context_.changed(); }
    /// An action was done, and may lead elsewhere.
    void done(const std::optional<Destination>& destination) {
        if (destination) context_.go_to(*destination);
        changed();
    }

private:
    /// The page has another size: breaks its lines and shares its room again.
    virtual void lay_out() = 0;

    PageContext& context_;
};

}  // namespace fairdeal

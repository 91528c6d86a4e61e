#pragma once
// What every page of the window is: something that can be drawn anew, takes keys, and follows the
// theme.

#include "desk/frame/desk.h"
#include "desk/kit/tile.h"

namespace fairdeal {

/// What pages ask of the window around them.
struct Hub {
    Desk& desk;
    std::function<void()>
        changed;  // something in the desk has changed: every page shows what is so now
    std::function<void()>
        letters_are_new;  // texts were made that can be measured only once they are on the screen
};

class Page : public Tile {
public:
    Page(wxWindow* parent, Hub& hub) : Tile(parent, ground(Tone::Window)), hub_(hub) {
        Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
            event.Skip();
            lay_out();
        });
    }
    /// Shows what the desk says now.
    virtual void show_desk() = 0;
    /// A key that no text field wants; false: it is not ours either.
    virtual bool press(const KeyPress& key) = 0;
    virtual void theme_changed() = 0;
    /// The page has come up: the keyboard goes where it is wanted first.
    virtual void take_focus() = 0;

protected:
    Desk& desk() { return hub_.desk; }
    Hub& hub() { return hub_; }
    void changed() const { hub_.changed(); }

private:
    /// The page has another size: breaks its lines and shares its room anew.
    virtual void lay_out() = 0;

    Hub& hub_;
};

}  // namespace fairdeal

#pragma once
// Where a hand is typed in: what is awaited, the keys of the unfinished line, what became of the
// last one, and which keys there are now. It takes the keyboard and draws; what keys do is the
// page's business.

#include <wx/dcclient.h>
#include <wx/panel.h>
#include <memory>

#include "desk/kit/theme.h"
#include "desk/rebuild/entry_words.h"

class wxGraphicsContext;

namespace fairdeal {

class EntryField : public wxPanel {
public:
    explicit EntryField(wxWindow* parent);
    void show(const EntryScreen& screen);
    /// As high as its letters are now.
    void lay_out();
    [[nodiscard]] const std::string& spoken() const { return screen_.spoken; }

private:
    void paint();
    void draw_typed(wxGraphicsContext& gc, double y);
    void draw_status(wxGraphicsContext& gc, double y);
    void draw_keys(wxGraphicsContext& gc, double y);
    EntryScreen screen_;
};

}  // namespace fairdeal

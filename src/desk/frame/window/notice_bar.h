#pragma once
// A strip above the page that says what could not be done, until it is closed.

#include "desk/kit/tile.h"

namespace fairdeal {

class NoticeBar : public Tile {
public:
    NoticeBar(wxWindow* parent, OnClick close);
    /// Shows it, or hides the strip where there is nothing to say.
    void say(const std::string& words);
    /// Breaks its lines to this width.
    void wrap_to(int width);
    void theme_changed() { Refresh(); }

    [[nodiscard]] std::string words() const { return words_->GetLabelText().utf8_string(); }
    [[nodiscard]] wxButton* close_button() const { return close_; }

private:
    Text* words_ = nullptr;
    wxButton* close_ = nullptr;
};

}  // namespace fairdeal

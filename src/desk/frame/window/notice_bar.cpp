#include "desk/frame/window/notice_bar.h"

#include <algorithm>

#include "base/translation.h"
#include "desk/kit/gtk.h"

namespace fairdeal {

NoticeBar::NoticeBar(wxWindow* parent, OnClick close)
    : Tile(parent, {Tone::Window, Tone::NoteSoft, Tone::NoteSoft, 10, false, 1, 0}) {
    words_ = new Text(this, "", 14, Hue::Text);
    close_ = make_button(this, tr("Close"), "", std::move(close));
    gtk::set_name(close_, tr("Close the notice"));
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(words_, wxSizerFlags(1).CentreVertical());
    row->Add(close_, wxSizerFlags().CentreVertical().Border(wxLEFT, 2 * grid));
    auto* around = new wxBoxSizer(wxVERTICAL);
    put(around, row, {2 * grid, Gap::row, 2 * grid, Gap::row});
    SetSizer(around);
    Hide();
}

void NoticeBar::say(const std::string& words) {
    words_->say(words);
    gtk::set_description(this, words);
    Show(!words.empty());
}

void NoticeBar::wrap_to(int width) {
    words_->wrap_to(std::max(200, width - 6 * grid - close_->GetBestSize().x));
    InvalidateBestSize();
}

}  // namespace fairdeal

#include "desk/answer/panel/show_me_card.h"

#include "base/translation.h"
#include "desk/kit/gtk.h"
#include "desk/verdict/verdict_card.h"
#include "words/words.h"

namespace fairdeal {

namespace {

TileLook show_look() {
    TileLook look = card(Tone::Surface);
    look.radius = 10;
    look.line = Tone::Accent;
    return look;
}

}  // namespace

ShowMeCard::ShowMeCard(wxWindow* parent, const ShowMeScreen& screen, int width)
    : Tile(parent, show_look()) {
    const int inside = width - 2 * Gap::inside;
    auto* column = new wxBoxSizer(wxVERTICAL);
    const auto say = [&](const std::string& words, double size, Hue hue, wxFontWeight weight,
                         int gap) {
        if (words.empty()) return;
        auto* text = new Text(this, words, size, hue, weight);
        text->wrap_to(inside);
        column->Add(text, wxSizerFlags().Border(wxTOP, gap));
    };
    say(screen.line, 17, Hue::Text, wxFONTWEIGHT_SEMIBOLD, 0);
    say(screen.why, 14, Hue::Text, wxFONTWEIGHT_NORMAL, 6);
    if (!screen.clause.text.empty()) {
        column->Add(new Remark(this, screen.clause.heading, screen.clause.text, Tone::Surface,
                               false, inside),
                    wxSizerFlags().Expand().Border(wxTOP, Gap::row));
        std::string source = screen.clause.id;
        add_part(source, screen.clause.source);
        say(source, 12, Hue::Muted, wxFONTWEIGHT_NORMAL, 6);
    }
    auto* outer = new wxBoxSizer(wxVERTICAL);
    outer->Add(column, wxSizerFlags().Expand().Border(wxALL, Gap::inside));
    outer->SetMinSize(width, -1);
    SetSizer(outer);
    gtk::set_description(this, screen.spoken);
}

}  // namespace fairdeal

#include "desk/replay/page/replay_wager.h"

#include "base/translation.h"
#include "desk/kit/gtk.h"

namespace fairdeal {

namespace {

TileLook wager_look(bool right) {
    TileLook look = card(Tone::Surface);
    look.radius = 10;
    look.line = right ? Tone::Border : Tone::Bad;
    return look;
}

/// A small heading over a value.
wxSizer* make_value(wxWindow* parent, const std::string& label, const std::string& value, Hue hue,
                    int width) {
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(new Text(parent, label, 12, Hue::Muted, wxFONTWEIGHT_MEDIUM));
    auto* text = new Text(parent, value, 14, hue, wxFONTWEIGHT_MEDIUM);
    text->wrap_to(width);
    column->Add(text);
    column->SetMinSize(width, -1);
    return column;
}

void add_wrapped(wxWindow* parent, wxSizer* column, const std::string& words, Hue hue, int width) {
    if (words.empty()) return;
    auto* text = new Text(parent, words, 13, hue);
    text->wrap_to(width);
    column->Add(text, wxSizerFlags().Border(wxTOP, Gap::beside));
}

void set_padded(wxWindow* window, wxSizer* column, int width) {
    auto* outer = new wxBoxSizer(wxVERTICAL);
    outer->Add(column, wxSizerFlags().Expand().Border(wxALL, Gap::part));
    outer->SetMinSize(width, -1);
    window->SetSizer(outer);
}

}  // namespace

WagerCard::WagerCard(wxWindow* parent, const RuledWagerScreen& wager, int width,
                     const std::string& open_clause, const OnClause& clause)
    : Tile(parent, wager_look(wager.right)) {
    const int inside = width - 2 * Gap::part;
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(make_heading(wager, inside), wxSizerFlags().Expand());
    column->Add(make_sides(wager, inside), wxSizerFlags().Expand().Border(wxTOP, grid));
    add_wrapped(this, column, wager.who_is_out, Hue::Bad, inside);
    if (!wager.misreading.empty())
        column->Add(new Remark(this, tr("The misreading that gives this"), wager.misreading,
                               Tone::Surface, !wager.right, inside),
                    wxSizerFlags().Expand().Border(wxTOP, grid));
    add_wrapped(this, column, wager.facts, Hue::Muted, inside);
    column->Add(make_chips(this, wager.clauses, inside, open_clause, clause, chips_),
                wxSizerFlags().Expand().Border(wxTOP, Gap::tight));
    set_padded(this, column, width);
    gtk::set_name(this, wager.spoken);
}

wxSizer* WagerCard::make_heading(const RuledWagerScreen& wager, int width) {
    auto* title = new Text(this, wager.title, 15, Hue::Text, wxFONTWEIGHT_SEMIBOLD);
    auto* place = new Text(this, wager.place, 13, Hue::Muted);
    auto* word = new Text(this, wager.word, 13,
                          !wager.claimed ? Hue::Muted
                          : wager.right  ? Hue::Good
                                         : Hue::Bad,
                          wxFONTWEIGHT_SEMIBOLD);
    const int room = width - 30 - word->GetBestSize().x - grid;
    const bool beside = title->GetBestSize().x + grid + place->GetBestSize().x <= room;
    auto* names = new wxBoxSizer(beside ? wxHORIZONTAL : wxVERTICAL);
    if (!beside) title->wrap_to(room);
    names->Add(title, beside ? wxSizerFlags().CentreVertical() : wxSizerFlags());
    names->Add(place,
               beside ? wxSizerFlags().CentreVertical().Border(wxLEFT, grid) : wxSizerFlags());
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    if (wager.claimed)
        row->Add(new Sign(this, wager.right, Tone::Surface, 20),
                 wxSizerFlags().CentreVertical().Border(wxRIGHT, Gap::row));
    row->Add(names, wxSizerFlags().CentreVertical());
    row->AddStretchSpacer();
    row->Add(word, wxSizerFlags().CentreVertical().Border(wxLEFT, grid));
    return row;
}

wxSizer* WagerCard::make_sides(const RuledWagerScreen& wager, int width) {
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    const int third = (width - 2 * grid) / 3;
    const int last = wager.difference.empty() ? 0 : third - 2 * grid;
    const int side = (width - last - 2 * grid) / 2;
    row->Add(make_value(this, tr("Due"), wager.due, wager.right ? Hue::Text : Hue::Good, side));
    row->AddSpacer(grid);
    if (wager.claimed)
        row->Add(
            make_value(this, tr("Paid"), wager.paid, wager.right ? Hue::Text : Hue::Bad, side));
    if (last == 0) return row;
    row->AddSpacer(grid);
    row->Add(make_value(this, tr("Difference"), wager.difference, Hue::Bad, last));
    return row;
}

DifferenceCard::DifferenceCard(wxWindow* parent, const DifferenceScreen& difference, int width,
                               const std::string& open_clause, const OnClause& clause)
    : Tile(parent, wager_look(true)) {
    const int inside = width - 2 * Gap::part;
    const int last = difference.more.empty() ? 0 : as_high(80);
    const bool beside = last <= inside / 3;  // under the others with larger letters
    const int side = (inside - (beside ? last : 0) - 2 * grid) / 2;
    auto* column = new wxBoxSizer(wxVERTICAL);
    auto* title = new Text(this, difference.title, 14, Hue::Text, wxFONTWEIGHT_SEMIBOLD);
    title->wrap_to(inside);
    column->Add(title, wxSizerFlags().Border(wxBOTTOM, Gap::beside));
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(make_value(this, tr("As it was"), difference.was, Hue::Text, side));
    row->AddSpacer(grid);
    row->Add(make_value(this, tr("What if"), difference.is, Hue::Accent, side));
    column->Add(row);
    if (last > 0) {
        wxSizer* more = make_value(this, tr("For the player"), difference.more, Hue::Text, last);
        beside ? row->Add(more, wxSizerFlags().Border(wxLEFT, grid))
               : column->Add(more, wxSizerFlags().Border(wxTOP, Gap::beside));
    }
    column->Add(make_chips(this, difference.clauses, inside, open_clause, clause, chips_),
                wxSizerFlags().Expand().Border(wxTOP, Gap::tight));
    set_padded(this, column, width);
}

}  // namespace fairdeal

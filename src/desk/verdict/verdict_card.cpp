#include "desk/verdict/verdict_card.h"

#include <wx/dcclient.h>
#include <wx/wrapsizer.h>
#include <algorithm>
#include <memory>

#include "base/translation.h"
#include "desk/kit/gtk.h"
#include "desk/kit/rows/row_list.h"
#include "words/words.h"

namespace fairdeal {

namespace {

TileLook verdict_look(bool right) {
    TileLook look = card(Tone::Surface);
    look.radius = 10;
    look.line = right ? Tone::Border : Tone::Bad;
    return look;
}

TileLook remark_look(Tone around, bool note) {
    const Tone within = note ? Tone::NoteSoft : Tone::Raised;
    return {around, within, within, 8, false, 1, 0};
}

}  // namespace

Sign::Sign(wxWindow* parent, bool right, Tone around, int size)
    : wxPanel(parent, wxID_ANY, wxDefaultPosition, wxSize(size, size), wxBORDER_NONE) {
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    SetMinSize(wxSize(size, size));
    m_container.DisableSelfFocus();
    gtk::set_name(this, right ? tr("Right") : tr("Wrong"));
    Bind(wxEVT_PAINT, [this, right, around, size](wxPaintEvent&) {
        wxPaintDC dc(this);
        const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(dc));
        gc->SetPen(*wxTRANSPARENT_PEN);
        gc->SetBrush(wxBrush(colour(around)));
        gc->DrawRectangle(0, 0, size, size);
        draw_mark(*gc, right, 0, 0, size);
    });
}

VerdictCard::VerdictCard(wxWindow* parent, const VerdictScreen& verdict, int width,
                         const std::string& open_clause, const OnClause& clause)
    : Tile(parent, verdict_look(verdict.right)) {
    const int inside = width - 2 * Gap::inside;
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(make_heading(verdict, inside), wxSizerFlags().Expand());
    if (!verdict.due.empty()) add_amounts(column, verdict, inside);
    if (!verdict.trainer_says.empty())
        column->Add(
            new Remark(this, "", verdict.trainer_says, Tone::Surface, !verdict.right, inside),
            wxSizerFlags().Expand().Border(wxTOP, Gap::row));
    if (!verdict.reason.empty())
        column->Add(new Remark(this, "", verdict.reason, Tone::Surface, false, inside),
                    wxSizerFlags().Expand().Border(wxTOP, Gap::beside));
    column->Add(make_chips(this, verdict.clauses, inside, open_clause, clause, chips_),
                wxSizerFlags().Expand().Border(wxTOP, Gap::beside));
    auto* outer = new wxBoxSizer(wxVERTICAL);
    outer->Add(column, wxSizerFlags().Expand().Border(wxALL, Gap::inside));
    outer->SetMinSize(width, -1);
    SetSizer(outer);
}

/// The place goes below the title where it does not fit beside it.
wxSizer* VerdictCard::make_heading(const VerdictScreen& verdict, int width) {
    auto* title = new Text(this, verdict.title, 15, Hue::Text, wxFONTWEIGHT_SEMIBOLD);
    auto* place = new Text(this, verdict.place, 13, Hue::Muted);
    auto* word = new Text(this, verdict.word, 13, verdict.right ? Hue::Good : Hue::Bad,
                          wxFONTWEIGHT_SEMIBOLD);
    const int room = width - 20 - 10 - word->GetBestSize().x - grid;
    const bool beside = title->GetBestSize().x + grid + place->GetBestSize().x <= room;
    auto* names = new wxBoxSizer(beside ? wxHORIZONTAL : wxVERTICAL);
    if (!beside) title->wrap_to(room);
    names->Add(title, beside ? wxSizerFlags().CentreVertical() : wxSizerFlags());
    place->Show(!verdict.place.empty());
    names->Add(place,
               beside ? wxSizerFlags().CentreVertical().Border(wxLEFT, grid) : wxSizerFlags());
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(new Sign(this, verdict.right, Tone::Surface, 20),
             wxSizerFlags().CentreVertical().Border(wxRIGHT, Gap::row));
    row->Add(names, wxSizerFlags().CentreVertical());
    row->AddStretchSpacer();
    row->Add(word, wxSizerFlags().CentreVertical().Border(wxLEFT, grid));
    return row;
}

void VerdictCard::add_amounts(wxSizer* column, const VerdictScreen& verdict, int width) {
    const auto add = [&](const std::string& label, const std::string& value, Hue hue, int gap) {
        const int label_width = std::max(72, 10 * GetCharWidth());  // "Recorded" in large print
        auto* row = new wxBoxSizer(wxHORIZONTAL);
        auto* name = new Text(this, label, 14, Hue::Muted);
        name->SetMinSize(wxSize(label_width, -1));
        auto* text = new Text(this, value, 14, hue, wxFONTWEIGHT_MEDIUM);
        text->wrap_to(width - label_width);
        row->Add(name);
        row->Add(text);
        column->Add(row, wxSizerFlags().Border(wxTOP, gap));
    };
    if (verdict.right) return add(tr("Ruling"), verdict.due, Hue::Text, 8);
    add(verdict.said_label, verdict.yours, Hue::Bad, 8);
    add(tr("Ruling"), verdict.due, Hue::Good, 2);
    if (!verdict.difference.empty()) add("", verdict.difference, Hue::Muted, 2);
}

wxSizer* make_chips(wxWindow* parent, const std::vector<ClauseName>& clauses, int width,
                    const std::string& open_clause, const OnClause& clause,
                    std::vector<wxButton*>& chips) {
    auto* row = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
    for (const ClauseName& named : clauses) {
        const std::string name = to_text(named);
        auto* chip = make_button(parent, name, "chip", [id = named.id, clause] { clause(id); });
        if (!named.title.empty())
            chip->SetLabelMarkup(wide(gtk::in_markup(named.title) + " <small>" +
                                      gtk::in_markup(named.id) + "</small>"));
        gtk::set_name(chip, name);
        gtk::set_class(chip, "on", named.id == open_clause);
        chip->SetToolTip(wide(tr("What {clause} says", "clause"_a = named.id)));
        if (const int room = width - Gap::tight; chip->GetBestSize().x > room) {
            gtk::align_left(chip);
            gtk::wrap_button(chip);
            chip->SetMinSize(wxSize(room, gtk::height_for(chip, room)));
        }
        chips.push_back(chip);
        auto* place = new wxBoxSizer(wxVERTICAL);
        put(place, chip, {0, Gap::tight, Gap::beside, 0});
        row->Add(place);
    }
    return row;
}

Remark::Remark(wxWindow* parent, const std::string& heading, const std::string& text, Tone around,
               bool note, int width)
    : Tile(parent, remark_look(around, note)) {
    auto* column = new wxBoxSizer(wxVERTICAL);
    const int inside = width - 2 * Gap::part;
    if (!heading.empty())
        column->Add(
            new Text(this, heading, 12, note ? Hue::Note : Hue::Muted, wxFONTWEIGHT_SEMIBOLD),
            wxSizerFlags().Border(wxBOTTOM, Gap::hair));
    auto* words = new Text(this, text, 14);
    words->wrap_to(inside);
    column->Add(words);
    auto* outer = new wxBoxSizer(wxVERTICAL);
    put(outer, column, {Gap::part, Gap::row, Gap::part, Gap::row});
    SetSizer(outer);
}

ClauseCard::ClauseCard(wxWindow* parent, std::function<void()> close)
    : Tile(parent, {Tone::Surface, Tone::Raised, Tone::Accent, 10, true, 1, 4}) {
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    heading_ = new Text(this, "", 15, Hue::Text, wxFONTWEIGHT_SEMIBOLD);
    text_ = new Text(this, "", 14);
    source_ = new Text(this, "", 12, Hue::Muted);
    close_ = make_icon_button(this, Icon::Close, tr("Close the clause"), std::move(close));
    row->Add(heading_, wxSizerFlags(1).CentreVertical());
    row->Add(close_);
    auto* column = new wxBoxSizer(wxVERTICAL);
    put(column, row, {Gap::inside + Gap::tight, Gap::beside, Gap::beside, 0});
    put(column, text_, {Gap::inside + Gap::tight, 0, Gap::inside, grid});
    put(column, source_, {Gap::inside + Gap::tight, 0, Gap::inside, Gap::part});
    SetSizer(column);
}

void ClauseCard::show(const ClauseScreen& clause, int width) {
    const int inside = width - 2 * Gap::inside - grid;
    set_icon(close_, Icon::Close, Tone::Muted);
    heading_->say(clause.heading);
    text_->say(clause.text);
    std::string source = clause.id;  // words first
    add_part(source, clause.source);
    source_->say(source);
    heading_->wrap_to(inside - close_->GetBestSize().x);
    for (Text* text : {text_, source_}) text->wrap_to(inside);
    Layout();
}

}  // namespace fairdeal

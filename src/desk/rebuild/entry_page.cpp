#include "desk/rebuild/entry_page.h"

#include <wx/clipbrd.h>
#include <algorithm>

#include "base/translation.h"
#include "desk/kit/gtk.h"
#include "desk/kit/rows/row_lines.h"
#include "words/words.h"

namespace fairdeal {

namespace {

constexpr int most_chip_rows = 3;  // before they scroll

void draw_state(wxGraphicsContext& gc, RuledState state, double x, double y) {
    switch (state) {
        case RuledState::Made: return draw_mark(gc, true, x, y, 16);
        case RuledState::Differs:
        case RuledState::Fault: return draw_mark(gc, false, x, y, 16);
        case RuledState::Due:
        case RuledState::Undecided: break;
    }
    const bool open = state == RuledState::Undecided;
    gc.SetBrush(*wxTRANSPARENT_BRUSH);
    gc.SetPen(gc.CreatePen(wxGraphicsPenInfo(colour(open ? Tone::Note : Tone::Strong)).Width(1.5)));
    gc.DrawEllipse(x + 1, y + 1, 14, 14);
    if (open) draw_text(gc, "?", font(11, wxFONTWEIGHT_BOLD), Tone::Note, x + 5, y + 1, 12);
}

std::string under(const RuledLineScreen& row) {
    std::string words = row.note;
    for (const ClauseName& clause : row.clauses) add_part(words, to_text(clause));
    return words;
}

void draw_ruled(wxGraphicsContext& gc, const wxRect2DDouble& row, const RuledLineScreen& line,
                bool selected) {
    if (selected) fill_low_row(gc, row);
    const RowLines lines(row, {13, 12});
    const bool bad = line.state == RuledState::Differs || line.state == RuledState::Fault;
    draw_state(gc, line.state, row.m_x + 8, lines.beside(0, 16));
    const double left = row.m_x + 32, width = row.m_width - 40;
    draw_text(gc, line.text, font(13, wxFONTWEIGHT_MEDIUM), bad ? Tone::Bad : Tone::Text, left,
              lines.top(0), width);
    draw_text(gc, under(line), font(12), Tone::Muted, left, lines.top(1), width);
}

void draw_event(wxGraphicsContext& gc, const wxRect2DDouble& row, const EntryLineScreen& line,
                bool now) {
    if (now) fill_low_row(gc, row);
    if (line.wrong) draw_mark(gc, false, row.m_x + 8, middle_of(row, 14), 14);
    const Tone tone = line.wrong ? Tone::Bad : line.before_cursor ? Tone::Text : Tone::Muted;
    const std::string words = line.text + (line.note.empty() ? "" : "   " + line.note);
    draw_text(gc, words, font(13, now ? wxFONTWEIGHT_SEMIBOLD : wxFONTWEIGHT_NORMAL), tone,
              row.m_x + 32, RowLines(row, {13}).top(0), row.m_width - 40);
}

void draw_chips(wxGraphicsContext& gc, const wxRect2DDouble& row, const ChipCountScreen& chips) {
    const RowLines lines(row, {13, 12});
    const double left = row.m_x + 32, right = row.m_x + row.m_width - 10;
    if (!chips.difference.empty())
        draw_mark(gc, !chips.wrong, row.m_x + 8, lines.beside(0, 16), 16);
    draw_text(gc, chips.place + ": " + chips.before, font(13, wxFONTWEIGHT_MEDIUM), Tone::Text,
              left, lines.top(0), row.m_width - 60);
    draw_text_right(gc, chips.difference, font(13, wxFONTWEIGHT_SEMIBOLD),
                    chips.wrong ? Tone::Bad : Tone::Good, right, lines.top(0));
    draw_text(gc,
              tr("due {due} \u00b7 as settled {settled} \u00b7 counted {counted}",
                 "due"_a = chips.due, "settled"_a = chips.settled, "counted"_a = chips.after),
              font(12), Tone::Muted, left, lines.top(1), row.m_width - 40);
}

}  // namespace

EntryPage::EntryPage(wxWindow* parent, PageContext& context, EntrySession& session)
    : Page(parent, context), session_(session) {
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(make_left(), wxSizerFlags(1).Expand().Border(wxALL, 2 * grid));
    row->Add(make_right(), wxSizerFlags().Expand().Border(wxTOP | wxRIGHT | wxBOTTOM, 2 * grid));
    SetSizer(row);
}

wxSizer* EntryPage::make_heading() {
    heading_ = new wxBoxSizer(wxHORIZONTAL);
    auto* texts = new wxBoxSizer(wxVERTICAL);
    crumb_ = new Text(this, "", 13, Hue::Muted, wxFONTWEIGHT_MEDIUM);
    title_ = new Text(this, "", 22, Hue::Text, wxFONTWEIGHT_BOLD);
    texts->Add(crumb_);
    texts->Add(title_);
    heading_->Add(texts, wxSizerFlags(1).Expand());
    const auto button_of = [this](EntryAction action, const char* kind) {
        return make_button(this, tr(action_named(entry_actions, action).label), kind,
                           [this, action] { take(action); });
    };
    next_ = button_of(EntryAction::NewHand, "");
    copy_ = button_of(EntryAction::Copy, "");
    save_ = button_of(EntryAction::Save, "");
    to_log_ = button_of(EntryAction::ToLog, "primary");
    buttons_ = new wxBoxSizer(wxHORIZONTAL);
    for (wxButton* button : {next_, copy_, save_, to_log_})
        buttons_->Add(
            button, wxSizerFlags().CentreVertical().Border(wxRIGHT, button == to_log_ ? 0 : grid));
    heading_->Add(buttons_, wxSizerFlags().Expand());
    return heading_;
}

wxSizer* EntryPage::make_left() {
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(make_heading(), wxSizerFlags().Expand());
    form_ = new EntryFormPanel(this, [this](const EntryForm& form) {
        form_error_ = set_form(entry(), form).value_or("");
        changed();
    });
    column->Add(form_, wxSizerFlags().Expand().Border(wxTOP, Gap::beside));
    table_ = new TableCanvas(this, Tone::Window, TableUse::Review);
    column->Add(table_, wxSizerFlags(1).Expand().Border(wxTOP | wxBOTTOM, Gap::part));
    field_ = new EntryField(this);
    column->Add(field_, wxSizerFlags().Expand());
    return column;
}

wxWindow* EntryPage::make_right() {
    right_ = new Tile(this, card(Tone::Window));
    auto* column = new wxBoxSizer(wxVERTICAL);
    banner_ = new Text(right_, "", 20, Hue::Text, wxFONTWEIGHT_BOLD);
    banner_text_ = new Text(right_, "", 14, Hue::Muted);
    put(column, banner_, {side + Gap::tight, side, side, 0});
    put(column, banner_text_, {side + Gap::tight, Gap::tight, side, grid});
    ruled_ =
        new RowList(right_, tr("Ruling"), height_of_lines({13, 12}, Gap::tight), Tone::Surface);
    gtk::keep_scrollbar(ruled_);
    ruled_->on_pick = [this](int row) {
        const auto& clauses = shown_.ruled.at(static_cast<std::size_t>(row)).clauses;
        const std::string first = clauses.empty() ? "" : clauses.front().id;
        entry().clause_shown = entry().clause_shown == first ? "" : first;
        changed();
    };
    put(column, ruled_, {grid, 0, grid, 0}, true);
    clause_ = new ClauseCard(right_, [this] {
        entry().clause_shown.clear();
        changed();
    });
    column->Add(clause_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT, side));
    chips_heading_ = new Text(right_, tr("Chips"), 13, Hue::Muted, wxFONTWEIGHT_SEMIBOLD);
    put(column, chips_heading_, {side + Gap::tight, grid, side, Gap::hair});
    chips_ = new RowList(right_, tr("Chips"), height_of_lines({13, 12}, Gap::hair), Tone::Surface);
    gtk::keep_scrollbar(chips_);
    put(column, chips_, {grid, 0, grid, 0});
    events_heading_ = new Text(right_, tr("Record"), 13, Hue::Muted, wxFONTWEIGHT_SEMIBOLD);
    put(column, events_heading_, {side + Gap::tight, grid, side, Gap::hair});
    events_ = new RowList(right_, tr("Record"), height_of_lines({13}, Gap::tight), Tone::Surface);
    gtk::keep_scrollbar(events_);
    events_->on_pick = [this](int row) {
        go_to_line(entry(), static_cast<std::size_t>(row) + 1);
        field_->SetFocus();
        changed();
    };
    put(column, events_, {grid, 0, grid, Gap::part}, true);
    right_->SetSizer(column);
    right_->SetMinSize(wxSize(panel_width, -1));
    return right_;
}

void EntryPage::show_desk() {
    const UpdateLock lock(this);
    shown_ = entry_screen(entry(), session_.library);
    crumb_->say(shown_.crumb);
    title_->say(shown_.title);
    for (wxButton* button : {next_, copy_, save_, to_log_}) button->Enable(shown_.can_save);
    form_->show(form_of(entry()), session_.library, form_error_);
    table_->show(table_screen(entry()));
    field_->show(shown_);
    show_right();
    lay_out();
}

void EntryPage::show_right() {
    banner_->say(shown_.banner.title);
    banner_->set_hue(shown_.banner.right ? Hue::Text : Hue::Bad);
    banner_text_->say(shown_.banner.text);
    clause_->Show(shown_.clause_shown.has_value());
    if (shown_.clause_shown) clause_->show(*shown_.clause_shown, panel_width - 2 * side);
    const std::size_t rows = shown_.chips.size();
    chips_->Show(rows > 0);
    chips_->SetMinSize(wxSize(-1, static_cast<int>(std::min<std::size_t>(rows, most_chip_rows)) *
                                      height_of_lines({13, 12}, Gap::hair)));
    chips_heading_->say(tr("Chips \u00b7 {hint}", "hint"_a = shown_.chips_hint));
    show_lists();
}

void EntryPage::show_lists() {
    ruled_->set_rows(
        shown_.ruled.size(),
        [this](wxGraphicsContext& gc, const wxRect2DDouble& row, std::size_t number, bool on) {
            draw_ruled(gc, row, shown_.ruled.at(number), on);
        },
        [this](std::size_t number) { return shown_.ruled.at(number).spoken; });
    chips_->set_rows(
        shown_.chips.size(),
        [this](wxGraphicsContext& gc, const wxRect2DDouble& row, std::size_t number, bool) {
            draw_chips(gc, row, shown_.chips.at(number));
        },
        [this](std::size_t number) { return shown_.chips.at(number).spoken; });
    events_->set_rows(
        shown_.lines.size(),
        [this](wxGraphicsContext& gc, const wxRect2DDouble& row, std::size_t number, bool) {
            draw_event(gc, row, shown_.lines.at(number), number + 1 == shown_.cursor);
        },
        [this](std::size_t number) { return shown_.lines.at(number).spoken; });
    events_->show_selected(static_cast<int>(shown_.cursor) - 1);
}

void EntryPage::lay_out() {
    const int width = GetClientSize().x - panel_width - 6 * grid;
    if (width < 100) return;
    banner_->wrap_to(panel_width - 2 * side - grid);
    banner_text_->wrap_to(panel_width - 2 * side - grid);
    chips_heading_->wrap_to(panel_width - 2 * side - grid);
    field_->lay_out();
    // With large letters in a small window the buttons go below the title.
    constexpr int title_width = 200;
    const bool narrow = buttons_->CalcMin().x + title_width > width;
    heading_->SetOrientation(narrow ? wxVERTICAL : wxHORIZONTAL);
    crumb_->wrap_to(narrow ? width : width - buttons_->CalcMin().x);
    title_->wrap_to(narrow ? width : width - buttons_->CalcMin().x);
    Layout();
    right_->Layout();
    events_->SetSelection(wxNOT_FOUND);  // so that it is brought into the view as it is now
    events_->show_selected(static_cast<int>(shown_.cursor) - 1);
}

bool EntryPage::press(const KeyPress& key) {
    wxWindow* focus = FindFocus();
    const bool in_form = focus != nullptr && focus->GetParent() == form_;
    const bool leaves = key.name == KeyName::Escape ||
                        (key.name == KeyName::Enter && dynamic_cast<wxTextCtrl*>(focus) != nullptr);
    if (in_form && leaves) return field_->SetFocus(), true;
    if (in_form) return false;
    if (!fairdeal::press(entry(), key)) return false;
    changed();
    return true;
}

void EntryPage::go_on(const std::optional<Destination>& destination) {
    field_->SetFocus();
    done(destination);
}

void EntryPage::take(EntryAction action) {
    switch (action) {
        case EntryAction::NewHand: return next_entry(entry()), go_on();
        case EntryAction::Copy: return copy();
        case EntryAction::Save: return save();
        case EntryAction::ToLog: return to_log();
    }
}

void EntryPage::copy() {
    const bool open = wxTheClipboard->Open();
    if (open) {
        wxTheClipboard->SetData(new wxTextDataObject(wide(text_of(entry()))));
        wxTheClipboard->Close();
    }
    say(session_, open ? tr("The record is on the clipboard") : tr("The clipboard is in use"),
        open ? KeyTaken::Taken : KeyTaken::Refused);
    go_on();
}

void EntryPage::save() {
    const auto file = files().record_to_save();
    if (!file) return;
    save_entry(session_, *file);
    go_on();
}

void EntryPage::to_log() {
    const OpenLog& open = session_.open_log;
    const auto log = open.log ? std::optional(open.file) : files().log_to_open();
    if (log) go_on(add_entry_to_log(session_, *log));
}

void EntryPage::theme_changed() {
    for (RowList* list : {ruled_, chips_, events_}) list->theme_changed();
}

}  // namespace fairdeal

#include "desk/replay/replay_page.h"

#include <wx/clipbrd.h>
#include <wx/wrapsizer.h>
#include <algorithm>
#include <array>

#include "base/translation.h"
#include "base/utc_now.h"
#include "desk/kit/gtk.h"

namespace fairdeal {

namespace {

int event_height() { return as_high(30); }

KeyPress shifted(char character) { return {KeyName::Character, character, true, false}; }

void draw_event(wxGraphicsContext& gc, const wxRect2DDouble& row, const EventItem& item, bool now,
                bool played) {
    if (now) {
        gc.SetPen(*wxTRANSPARENT_PEN);
        gc.SetBrush(wxBrush(colour(Tone::AccentSoft)));
        gc.DrawRoundedRectangle(row.m_x + 2, row.m_y + 1, row.m_width - 4, row.m_height - 2, 6);
    }
    if (item.mismatch) draw_mark(gc, false, row.m_x + 8, row.m_y + 7 * letters(), 16);
    const Tone tone = item.mismatch ? Tone::Bad : played ? Tone::Text : Tone::Muted;
    const wxFontWeight weight = now ? wxFONTWEIGHT_SEMIBOLD : wxFONTWEIGHT_NORMAL;
    const double left = row.m_x + 32;
    draw_text(gc, item.text, font(13, weight), tone, left, row.m_y + 7 * letters(),
              row.m_width - 40);
}

}  // namespace

ReplayPage::ReplayPage(wxWindow* parent, PageContext& context, ReplaySession& session)
    : Page(parent, context), session_(session), timer_(this) {
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(make_left(), wxSizerFlags(1).Expand().Border(wxALL, 3 * grid));
    row->Add(make_right(), wxSizerFlags().Expand().Border(wxTOP | wxRIGHT | wxBOTTOM, 2 * grid));
    SetSizer(row);
    Bind(wxEVT_TIMER, [this](wxTimerEvent&) {
        if (!session_.hand || !beat(hand(), session_.play.stops)) timer_.Stop();
        changed();
    });
}

wxSizer* ReplayPage::make_heading() {
    head_ = make_page_head(this, tr("All hands"), [this] {
        close_hand(session_);
        changed();
    });
    const auto neighbour = [this](int step) {
        open_next_hand(session_, step, session_.library.misreadings);
        changed();
    };
    previous_ =
        make_icon_button(this, Icon::Previous, tr("Hand before"), [neighbour] { neighbour(-1); });
    next_ = make_icon_button(this, Icon::Next, tr("Hand after"), [neighbour] { neighbour(1); });
    head_.row->Add(previous_, wxSizerFlags().CentreVertical());
    head_.row->Add(next_, wxSizerFlags().CentreVertical());
    return head_.row;
}

wxSizer* ReplayPage::make_left() {
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(make_heading(), wxSizerFlags().Expand());
    table_ = new TableCanvas(this, Tone::Window);
    column->Add(table_, wxSizerFlags(1).Expand().Border(wxTOP, 2 * grid));
    position_ = new Text(this, "", 14, Hue::Muted);
    put(column, position_, {14, 12, 14, 0});
    timeline_ = new Timeline(this);
    timeline_->on_step = [this](std::size_t step) { step_to(step); };
    column->Add(timeline_, wxSizerFlags().Expand());
    column->Add(make_transport(), wxSizerFlags().Expand());
    column->Add(make_second_row(), wxSizerFlags().Expand().Border(wxTOP, 6));
    notice_ = new Text(this, "", 14, Hue::Bad);
    column->Add(notice_, wxSizerFlags().Border(wxLEFT | wxTOP, 6));
    return column;
}

wxSizer* ReplayPage::make_transport() {
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    first_ = make_icon_button(this, Icon::First, tr("Before the hand"), [this] { step_to(0); });
    step_back_ = make_icon_button(this, Icon::StepBack, tr("One event back"),
                                  [this] { step_to(hand().step == 0 ? 0 : hand().step - 1); });
    play_ = make_icon_button(this, Icon::Play, tr_in("go through the hand", "Play"), [this] {
        toggle_playing(hand());
        changed();
    });
    step_ = make_icon_button(this, Icon::Step, tr("One event on"),
                             [this] { step_to(hand().step + 1); });
    last_ = make_icon_button(this, Icon::Last, tr("After the hand"),
                             [this] { step_to(hand().replay.steps.size()); });
    for (wxButton* button : {first_, step_back_, play_, step_, last_})
        row->Add(button, wxSizerFlags().CentreVertical());
    slower_ = make_small("\u2212", tr("Slower"), "\u2212", [this] { press_key(key('-')); });
    pace_ = new Text(this, "1\u00d7", 13, Hue::Muted, wxFONTWEIGHT_MEDIUM);
    faster_ = make_small("+", tr("Faster"), "+", [this] { press_key(key('+')); });
    row->Add(slower_, wxSizerFlags().CentreVertical().Border(wxLEFT, grid));
    row->Add(pace_, wxSizerFlags().CentreVertical().Border(wxLEFT | wxRIGHT, grid));
    row->Add(faster_, wxSizerFlags().CentreVertical());
    row->AddStretchSpacer();
    const auto add_jump = [&](const char* label, const std::string& does, const std::string& keys,
                              KeyPress pressed) {
        actions_.push_back(make_small(label, does, keys, [this, pressed] { press_key(pressed); }));
        row->Add(actions_.back(), wxSizerFlags().CentreVertical());
    };
    add_jump("\u2039", tr("Mismatch before, in the whole log"), tr("Shift N"), shifted('n'));
    row->Add(new Text(this, tr("Mismatch"), 13, Hue::Muted, wxFONTWEIGHT_MEDIUM),
             wxSizerFlags().CentreVertical().Border(wxLEFT | wxRIGHT, 4));
    add_jump("\u203a", tr("Next mismatch, in the whole log"), "N", key('n'));
    return row;
}

/// How it plays, and what can be taken away from it.
wxSizer* ReplayPage::make_second_row() {
    auto* row = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
    recorded_ = make_tipped(this, tr("Recorded time"),
                            tr("About as fast as the table was. The log has one time a hand: its "
                               "events share the time until the table's next hand equally (T)"),
                            [this] { press_key(key('t')); });
    stops_ = make_tipped(this, tr("Pause at mismatches"), tr("Pause at every mismatch (P)"),
                         [this] { press_key(key('p')); });
    totals_ = make_tipped(this, tr_in("the hands", "Count"), tr("Count the hands (C)"),
                          [this] { press_key(key('c')); });
    bookmark_ = make_tipped(this, tr("Bookmark"), tr("Bookmark this event (B)"),
                            [this] { press_key(key('b')); });
    for (wxToggleButton* toggle : {recorded_, stops_, totals_, bookmark_})
        row->Add(toggle, wxSizerFlags().Border(wxRIGHT | wxTOP | wxBOTTOM, 3));
    const auto add_action = [&](const std::string& label, const std::string& does,
                                const std::string& keys, char character) {
        actions_.push_back(
            make_small(label, does, keys, [this, character] { press_control(character); }));
        row->Add(actions_.back());
    };
    add_action(tr("Copy"), tr("Copy the record"), tr("Ctrl C"), 'c');
    add_action(tr_in("save as", "Text"), tr("Save the hand as text"), tr("Ctrl S"), 's');
    add_action(tr("PNG"), tr("Save the step as a picture"), tr("Ctrl P"), 'p');
    add_action(tr("PDF"), tr("Save the hand as PDF"), tr("Ctrl F"), 'f');
    add_action(tr("Scenario"), tr("Make a scenario of the hand"), tr("Ctrl M"), 'm');
    add_action(tr("Open a case"), tr("Open a case on the hand"), tr("Ctrl K"), 'k');
    return row;
}

wxToggleButton* ReplayPage::make_tipped(wxWindow* parent, const std::string& label,
                                        const std::string& tip, OnClick click) {
    auto* toggle = make_toggle(parent, label, [click = std::move(click)](bool) { click(); });
    toggle->SetToolTip(wide(tip));
    return toggle;
}

wxButton* ReplayPage::make_small(const std::string& label, const std::string& does,
                                 const std::string& keys, OnClick click) {
    auto* button = make_button(this, label, "quiet", std::move(click));
    button->SetToolTip(wide(tr("{action} ({key})", "action"_a = does, "key"_a = keys)));
    gtk::set_name(button, does);
    return button;
}

wxSizer* ReplayPage::make_tabs(wxWindow* parent) {
    auto* row = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
    constexpr std::array names{sentence("Wagers"), sentence("Why"), sentence("What if"),
                               sentence("Notes")};
    for (std::size_t i = 0; i < names.size(); ++i) {
        const std::string name = tr(names.at(i));
        tabs_.push_back(make_tipped(parent, name,
                                    tr("{action} ({key})", "action"_a = name, "key"_a = i + 1),
                                    [this, i] { open_tab(static_cast<ReplayTab>(i)); }));
        row->Add(tabs_.back(), wxSizerFlags().Border(wxRIGHT | wxBOTTOM, 4));
    }
    return row;
}

wxWindow* ReplayPage::make_right() {
    right_ = new Tile(this, card(Tone::Window));
    auto* column = new wxBoxSizer(wxVERTICAL);
    banner_ = new Text(right_, "", 20, Hue::Text, wxFONTWEIGHT_BOLD);
    banner_text_ = new Text(right_, "", 14, Hue::Muted);
    put(column, banner_, {side + 4, side, side, 0});
    put(column, banner_text_, {side + 4, 4, side, 12});
    put(column, make_tabs(right_), {side, 0, side, 10});
    body_ = new ReplayPanel(right_, context(), session_, inside);
    put(column, body_, {side, 0, 2, 0}, true);
    column->AddSpacer(grid);
    clause_ = new ClauseCard(right_, [this] {
        hand().clause.clear();
        changed();
    });
    column->Add(clause_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT, side));
    events_heading_ = new Text(right_, tr("Events"), 13, Hue::Muted, wxFONTWEIGHT_SEMIBOLD);
    put(column, events_heading_, {side + 4, 10, side, 4});
    events_ = new RowList(right_, tr("Events"), event_height(), Tone::Surface);
    events_->on_pick = [this](int row) { step_to(static_cast<std::size_t>(row) + 1); };
    events_->SetMinSize(wxSize(-1, 7 * event_height()));
    put(column, events_, {grid, 0, grid, 12});
    right_->SetSizer(column);
    right_->SetMinSize(wxSize(panel_width, -1));
    return right_;
}

void ReplayPage::step_to(std::size_t step) {
    hand().playing = false;
    go_to_step(hand(), step);
    changed();
}

void ReplayPage::show_desk() {
    if (!session_.hand) return timer_.Stop();
    const UpdateLock lock(this);
    shown_ = replay_screen(hand(), session_.library);
    show_left(shown_);
    show_right(shown_);
    const int beat_now = beat_time(session_.play, hand().lasted, shown_.events.size());
    if (shown_.playing && (!timer_.IsRunning() || timer_.GetInterval() != beat_now))
        timer_.Start(beat_now);
    if (!shown_.playing) timer_.Stop();
    lay_out();
}

void ReplayPage::show_left(const ReplayScreen& screen) {
    head_.crumb->say(screen.crumb);
    head_.title->say(screen.title);
    table_->show(table_screen(hand()));
    timeline_->show(screen.step, screen.events.size(), screen.marks, bookmarks_here(session_),
                    screen.position);
    position_->say(screen.position);
    show_transport(screen);
}

void ReplayPage::show_transport(const ReplayScreen& screen) {
    set_icon(play_, screen.playing ? Icon::Pause : Icon::Play, Tone::Accent);
    gtk::set_name(play_, screen.playing ? tr_in("go through the hand", "Pause")
                                        : tr_in("go through the hand", "Play"));
    pace_->say(pace_in_words(session_.play, hand().lasted, screen.events.size()));
    recorded_->SetValue(session_.play.recorded_time && hand().lasted.has_value());
    recorded_->Enable(hand().lasted.has_value());
    stops_->SetValue(session_.play.stops);
    totals_->SetValue(screen.totals);
    const auto marked = bookmarks_here(session_);
    bookmark_->SetValue(std::find(marked.begin(), marked.end(), screen.step) != marked.end());
    notice_->say(session_.error.empty() ? session_.report : session_.error);
    notice_->set_hue(session_.error.empty() ? Hue::Accent : Hue::Bad);
    notice_->Show(!session_.error.empty() || !session_.report.empty());
    first_->Enable(screen.step > 0);
    step_back_->Enable(screen.step > 0);
    step_->Enable(screen.step < screen.events.size());
    last_->Enable(screen.step < screen.events.size());
}

void ReplayPage::show_right(const ReplayScreen& screen) {
    banner_->say(screen.banner.title);
    banner_->set_hue(screen.banner.right ? Hue::Good : Hue::Bad);
    banner_text_->say(screen.banner.text);
    for (std::size_t i = 0; i < tabs_.size(); ++i)
        tabs_[i]->SetValue(i == static_cast<std::size_t>(screen.tab));
    const wxWindow* focus = FindFocus();
    const bool typing = focus != nullptr && focus->GetParent() == body_;
    body_->show(screen);
    if (typing && FindFocus() != focus && !body_->take_focus()) play_->SetFocus();
    clause_->Show(screen.clause.has_value());
    if (screen.clause) clause_->show(*screen.clause, panel_width - 2 * side);
    events_->set_rows(
        screen.events.size(),
        [this](wxGraphicsContext& gc, const wxRect2DDouble& row, std::size_t number, bool) {
            draw_event(gc, row, shown_.events.at(number), number + 1 == shown_.step,
                       number < shown_.step);
        },
        [this](std::size_t number) {
            const EventItem& item = shown_.events.at(number);
            return item.text + (item.note.empty() ? "" : ". " + item.note);
        });
    events_->show_selected(static_cast<int>(screen.step) - 1);
}

void ReplayPage::lay_out() {
    const int width = GetClientSize().x - panel_width - 8 * grid;
    if (width < 100) return;
    head_.crumb->wrap_to(width - 130);
    head_.title->wrap_to(width - 130);
    position_->wrap_to(width - 28);
    notice_->wrap_to(width - 12);
    banner_->wrap_to(panel_width - 2 * side - 8);
    banner_text_->wrap_to(panel_width - 2 * side - 8);
    Layout();
    right_->Layout();
    body_->FitInside();
}

void ReplayPage::press_key(const KeyPress& key) {
    press_in_replay(session_, key);
    changed();
}

void ReplayPage::open_tab(ReplayTab tab) {
    show_tab(hand(), tab, session_.library.misreadings);
    changed();
}

void ReplayPage::copy_record() {
    if (!wxTheClipboard->Open()) return;
    wxTheClipboard->SetData(new wxTextDataObject(wide(record_text(hand()))));
    wxTheClipboard->Close();
    session_.report = tr("The record is on the clipboard.");
}

void ReplayPage::save_text() {
    const auto file = files().file_to_save(text_file_name(hand()));
    if (file) save_hand_text(session_, *file);
}

void ReplayPage::save_picture() {
    const auto file = files().file_to_save(picture_file_name(hand()));
    if (file) save_step_picture(session_, *file);
}

void ReplayPage::save_pdf() {
    const auto file = files().file_to_save(hand_pdf_name(hand()));
    if (file) save_hand_pdf(session_, *file, utc_now());
}

void ReplayPage::make_scenario() {
    const auto name = offer_scenario(session_);
    const auto file = name ? files().file_to_make(*name) : std::nullopt;
    if (file) done(fairdeal::make_scenario(session_, *file));
}

bool ReplayPage::press_control(char character) {
    hand().playing = false;
    switch (character) {
        case 'f': save_pdf(); break;
        case 'm': make_scenario(); break;
        case 'k': context().go_to(CaseOnHand{hand().row.idx}); break;
        case 'c': copy_record(); break;
        case 's': save_text(); break;
        case 'p': save_picture(); break;
        default: return false;
    }
    changed();
    return true;
}

/// A key that leads into a field opens the field's tab.
bool ReplayPage::go_to_field(char key) {
    constexpr std::string_view of_what_if = "edao";
    const bool asks = of_what_if.find(key) != std::string_view::npos;
    if (!asks && key != 'w') return false;
    hand().playing = false;
    show_tab(hand(), asks ? ReplayTab::WhatIf : ReplayTab::Notes, session_.library.misreadings);
    show_desk();
    return body_->take_focus(key);
}

/// What is typed in a field stays there; Escape leaves it.
bool ReplayPage::press(const KeyPress& key) {
    const bool typing = dynamic_cast<wxTextCtrl*>(FindFocus()) != nullptr;
    if (typing && key.name != KeyName::Escape) return false;
    if (typing) return play_->SetFocus(), true;
    if (key.name == KeyName::Character && !key.control && go_to_field(key.character)) return true;
    if (key.control && key.name == KeyName::Character) return press_control(key.character);
    if (!press_in_replay(session_, key)) return false;
    changed();
    return true;
}

void ReplayPage::theme_changed() {
    set_icon(head_.back, Icon::Back);
    set_icon(previous_, Icon::Previous);
    set_icon(next_, Icon::Next);
    set_icon(first_, Icon::First);
    set_icon(step_back_, Icon::StepBack);
    set_icon(step_, Icon::Step);
    set_icon(last_, Icon::Last);
    body_->theme_changed();
    events_->theme_changed();
}

}  // namespace fairdeal

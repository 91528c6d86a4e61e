#include "desk/replay/page/replay_page.h"

#include <wx/clipbrd.h>
#include <wx/wrapsizer.h>
#include <algorithm>

#include "base/time/utc_now.h"
#include "base/translation.h"
#include "desk/kit/gtk.h"
#include "desk/kit/keys/choosing.h"
#include "desk/kit/player.h"
#include "desk/kit/rows/row_lines.h"
#include "desk/replay/replay_actions.h"
#include "log/video.h"

namespace fairdeal {

namespace {

const auto& row_of(PlayAction action) { return action_named(play_actions, action); }
const auto& row_of(ReplayAction action) { return action_named(replay_actions, action); }

std::string play_or_pause(bool playing) {
    return playing ? tr_in("go through the hand", "Pause") : tr_in("go through the hand", "Play");
}

void draw_event(wxGraphicsContext& gc, const wxRect2DDouble& row, const EventItem& item, bool now,
                bool played) {
    if (now) fill_low_row(gc, row);
    if (item.mismatch) draw_mark(gc, false, row.m_x + 8, middle_of(row, 16), 16);
    const Tone tone = item.mismatch ? Tone::Bad : played ? Tone::Text : Tone::Muted;
    const wxFontWeight weight = now ? wxFONTWEIGHT_SEMIBOLD : wxFONTWEIGHT_NORMAL;
    const double left = row.m_x + 32;
    draw_text(gc, item.text, font(13, weight), tone, left, RowLines(row, {13}).top(0),
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
    head_ = make_page_head(this, tr(row_of(ReplayAction::Close).label),
                           [this] { take(ReplayAction::Close); });
    previous_ = make_icon(Icon::Previous, ReplayAction::HandBefore);
    next_ = make_icon(Icon::Next, ReplayAction::HandAfter);
    head_.row->Add(previous_, wxSizerFlags().CentreVertical());
    head_.row->Add(next_, wxSizerFlags().CentreVertical());
    return head_.row;
}

wxSizer* ReplayPage::make_left() {
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(make_heading(), wxSizerFlags().Expand());
    table_ = new TableCanvas(this, Tone::Window, TableUse::Review);
    column->Add(table_, wxSizerFlags(1).Expand().Border(wxTOP, 2 * grid));
    position_ = new Text(this, "", 14, Hue::Muted);
    put(column, position_, {Gap::inside, Gap::part, Gap::inside, 0});
    timeline_ = new Timeline(this);
    timeline_->on_step = [this](std::size_t step) { step_to(step); };
    column->Add(timeline_, wxSizerFlags().Expand());
    column->Add(make_transport(), wxSizerFlags().Expand());
    column->Add(make_second_row(), wxSizerFlags().Expand().Border(wxTOP, Gap::beside));
    notice_ = new Text(this, "", 14, Hue::Bad);
    column->Add(notice_, wxSizerFlags().Border(wxLEFT | wxTOP, Gap::beside));
    return column;
}

wxSizer* ReplayPage::make_transport() {
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    first_ = make_icon(Icon::First, PlayAction::First);
    step_back_ = make_icon(Icon::StepBack, PlayAction::StepBack);
    play_ = make_icon_button(this, Icon::Play, play_or_pause(false),
                             [this] { take(PlayAction::Play); });
    step_ = make_icon(Icon::Step, PlayAction::Step);
    last_ = make_icon(Icon::Last, PlayAction::Last);
    for (wxButton* button : {first_, step_back_, play_, step_, last_})
        row->Add(button, wxSizerFlags().CentreVertical());
    slower_ = make_small(PlayAction::Slower);
    pace_ = new Text(this, "1\u00d7", 13, Hue::Muted, wxFONTWEIGHT_MEDIUM);
    faster_ = make_small(PlayAction::Faster);
    row->Add(slower_, wxSizerFlags().CentreVertical().Border(wxLEFT, grid));
    row->Add(pace_, wxSizerFlags().CentreVertical().Border(wxLEFT | wxRIGHT, grid));
    row->Add(faster_, wxSizerFlags().CentreVertical());
    row->AddStretchSpacer();
    row->Add(make_small(PlayAction::BeforeInLog), wxSizerFlags().CentreVertical());
    row->Add(new Text(this, tr("Mismatch"), 13, Hue::Muted, wxFONTWEIGHT_MEDIUM),
             wxSizerFlags().CentreVertical().Border(wxLEFT | wxRIGHT, Gap::tight));
    row->Add(make_small(PlayAction::NextInLog), wxSizerFlags().CentreVertical());
    return row;
}

/// How it plays, and what can be taken away from it.
wxSizer* ReplayPage::make_second_row() {
    auto* row = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
    recorded_ = make_tipped(this, PlayAction::RecordedTime);
    stops_ = make_tipped(this, PlayAction::PauseAtMismatches);
    totals_ = make_tipped(this, ReplayAction::Count);
    bookmark_ = make_tipped(this, ReplayAction::Bookmark);
    for (wxToggleButton* toggle : {recorded_, stops_, totals_, bookmark_})
        row->Add(toggle, wxSizerFlags().Border(wxRIGHT | wxTOP | wxBOTTOM, Gap::tight));
    for (const ReplayAction action :
         {ReplayAction::Copy, ReplayAction::SaveText, ReplayAction::SavePicture,
          ReplayAction::SavePdf, ReplayAction::MakeScenario, ReplayAction::MakeOrder,
          ReplayAction::OpenCase}) {
        auto* button = make_small(action);
        if (action == ReplayAction::MakeOrder) order_ = button;
        row->Add(button);
    }
    return row;
}

template <class Name>
wxButton* ReplayPage::make_icon(Icon which, Name action) {
    return make_icon_button(this, which, tr(row_of(action).label),
                            [this, action] { take(action); });
}

template <class Name>
wxToggleButton* ReplayPage::make_tipped(wxWindow* parent, Name action) {
    auto* toggle =
        make_toggle(parent, tr(row_of(action).label), [this, action](bool) { take(action); });
    toggle->SetToolTip(wide(tip_of(row_of(action))));
    return toggle;
}

template <class Name>
wxButton* ReplayPage::make_small(Name action) {
    const auto& listed = row_of(action);
    auto* button = make_button(this, tr(listed.label), "quiet", [this, action] { take(action); });
    button->SetToolTip(wide(tip_of(listed)));
    gtk::set_name(button, tr(listed.tip));
    return button;
}

wxSizer* ReplayPage::make_tabs(wxWindow* parent) {
    auto* row = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
    for (const ReplayAction tab : {ReplayAction::Wagers, ReplayAction::Why, ReplayAction::WhatIf,
                                   ReplayAction::Notes, ReplayAction::Video}) {
        tabs_.push_back(make_tipped(parent, tab));
        gtk::add_class(tabs_.back(), "tab");
        row->Add(tabs_.back(), wxSizerFlags().Border(wxRIGHT | wxBOTTOM, Gap::tight));
    }
    return row;
}

wxWindow* ReplayPage::make_right() {
    right_ = new Tile(this, card(Tone::Window));
    auto* column = new wxBoxSizer(wxVERTICAL);
    banner_ = new Text(right_, "", 20, Hue::Text, wxFONTWEIGHT_BOLD);
    banner_text_ = new Text(right_, "", 14, Hue::Muted);
    put(column, banner_, {side + Gap::tight, side, side, 0});
    put(column, banner_text_, {side + Gap::tight, Gap::tight, side, Gap::part});
    put(column, make_tabs(right_), {side, 0, side, Gap::row});
    body_ = new ReplayPanel(right_, context(), session_, panel_inside);
    put(column, body_, {side, 0, Gap::hair, 0}, true);
    column->AddSpacer(grid);
    clause_ = new ClauseCard(right_, [this] {
        hand().clause.clear();
        changed();
    });
    column->Add(clause_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT, side));
    events_heading_ = new Text(right_, tr("Events"), 13, Hue::Muted, wxFONTWEIGHT_SEMIBOLD);
    put(column, events_heading_, {side + Gap::tight, Gap::row, side, Gap::tight});
    events_ = new RowList(right_, tr("Events"), height_of_lines({13}, Gap::beside), Tone::Surface);
    events_->on_pick = [this](int row) { step_to(static_cast<std::size_t>(row) + 1); };
    events_->SetMinSize(wxSize(-1, 7 * height_of_lines({13}, Gap::beside)));
    put(column, events_, {grid, 0, grid, Gap::part});
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
    if (session_.video) open_video_found();
    shown_ = replay_screen(hand(), session_.library);
    shown_.notice = notice_of(session_);
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
    gtk::set_name(play_, play_or_pause(screen.playing));
    pace_->say(pace_in_words(session_.play, hand().lasted, screen.events.size()));
    recorded_->SetValue(session_.play.recorded_time && hand().lasted.has_value());
    recorded_->Enable(can(hand(), PlayAction::RecordedTime));
    stops_->SetValue(session_.play.stops);
    totals_->SetValue(screen.totals);
    const auto marked = bookmarks_here(session_);
    order_->Show(tells_what_went_wrong(session_));
    bookmark_->SetValue(std::find(marked.begin(), marked.end(), screen.step) != marked.end());
    notice_->say(screen.notice);
    notice_->set_hue(session_.error.empty() ? Hue::Accent : Hue::Bad);
    // In the tab of videos it stands beside what was clicked.
    notice_->Show(!screen.notice.empty() && screen.tab != ReplayTab::Video);
    first_->Enable(can(hand(), PlayAction::First));
    step_back_->Enable(can(hand(), PlayAction::StepBack));
    step_->Enable(can(hand(), PlayAction::Step));
    last_->Enable(can(hand(), PlayAction::Last));
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
    head_.crumb->wrap_to(width - beside_title);
    head_.title->wrap_to(width - beside_title);
    position_->wrap_to(width - 2 * Gap::inside);
    notice_->wrap_to(width - Gap::part);
    banner_->wrap_to(panel_width - 2 * side - grid);
    banner_text_->wrap_to(panel_width - 2 * side - grid);
    Layout();
    right_->Layout();
    body_->FitInside();
}

void ReplayPage::take(PlayAction action) {
    apply(session_, action);
    changed();
}

/// What needs a file or the clipboard is done here.
void ReplayPage::take(ReplayAction action) {
    const auto leads_to = apply(session_, action);
    if (action == ReplayAction::Copy) copy_record();
    if (action == ReplayAction::SaveText) save_text();
    if (action == ReplayAction::SavePicture) save_picture();
    if (action == ReplayAction::SavePdf) save_pdf();
    if (action == ReplayAction::MakeScenario) make_scenario(PitQuestion::Settlement);
    if (action == ReplayAction::MakeOrder) make_scenario(PitQuestion::Order);
    done(leads_to);
}

void ReplayPage::copy_record() {
    if (!wxTheClipboard->Open()) return;
    wxTheClipboard->SetData(new wxTextDataObject(wide(record_text(hand()))));
    wxTheClipboard->Close();
    session_.report = tr("The record is on the clipboard.");
}

/// Taken away first: a player that cannot be opened is not tried again and again.
void ReplayPage::open_video_found() {
    const VideoToPlay video = *std::exchange(session_.video, std::nullopt);
    const OpenedOutside opened = is_address(video.place) ? open_address(video.place, video.start)
                                                         : open_video(video.place, video.start);
    session_.report = opened.is_open ? opened.words : "";
    session_.error = opened.is_open ? "" : opened.words;
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

void ReplayPage::make_scenario(PitQuestion asked) {
    const auto name = offer_scenario(session_, asked);
    const auto file = name ? files().file_to_make(*name) : std::nullopt;
    if (file) done(fairdeal::make_scenario(session_, *file, asked));
}

/// An action that leads into a field opens the field's tab. False: it has no such field now.
bool ReplayPage::go_to_field(ReplayAction action) {
    apply(session_, action);
    show_desk();
    return body_->take_focus(action);
}

/// What is typed in a field stays there; Escape leaves it.
bool ReplayPage::press(const KeyPress& key) {
    const bool typing = dynamic_cast<wxTextCtrl*>(FindFocus()) != nullptr;
    const bool choosing = gtk::is_choosing(this);
    if (choice_wants_key(this, key)) return false;
    if (typing && key.name != KeyName::Escape) return false;
    if ((typing || choosing) && key.name == KeyName::Escape) return play_->SetFocus(), true;
    if (const auto* play = action_of(play_actions, key)) return take(play->name), true;
    const auto* action = action_of(replay_actions, key);
    if (action == nullptr || action->name == ReplayAction::AddNote) return false;
    if (leads_into_field(action->name)) return go_to_field(action->name);
    return take(action->name), true;
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

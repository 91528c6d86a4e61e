#include "desk/replay/page/replay_panel.h"

#include "base/time/utc_now.h"
#include "base/translation.h"
#include "desk/kit/gtk.h"
#include "desk/kit/keys/key_press.h"
#include "desk/replay/replay_actions.h"
#include "words/words.h"

namespace fairdeal {

namespace {

/// All that the open tab says: where this is the same nothing is rebuilt.
std::string shape_of(const ReplayScreen& screen, const ReplaySession& session) {
    std::string shape = screen.title + "|" + std::to_string(static_cast<int>(screen.tab)) +
                        screen.banner.text + (screen.clause ? screen.clause->id : "");
    if (screen.what_if)
        shape += screen.what_if->event_label + screen.what_if->asked + screen.what_if->error +
                 screen.what_if->summary;
    if (screen.tab == ReplayTab::Notes) {
        for (const NoteScreen& note : screen.notes) shape += note.about + note.text;
        for (const Bookmark& mark : session.preferences.bookmarks)
            shape += mark.hand + std::to_string(mark.step);
    }
    if (screen.tab == ReplayTab::Video) {
        for (const VideoScreen& video : screen.videos) shape += video.title + video.detail;
        shape += session.preferences.video_address;
    }
    return shape;
}

}  // namespace

ReplayPanel::ReplayPanel(wxWindow* parent, PageContext& context, ReplaySession& session, int width)
    : wxScrolledWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                       wxVSCROLL | wxBORDER_NONE | wxTAB_TRAVERSAL),
      context_(context),
      session_(session),
      width_(width) {
    SetScrollRate(0, 8);
    ShowScrollbars(wxSHOW_SB_NEVER, wxSHOW_SB_DEFAULT);
    SetBackgroundColour(colour(Tone::Surface));
    SetMinSize(wxSize(width, 80));
}

OnClause ReplayPanel::on_clause() {
    return [this](const std::string& id) {
        hand().clause = hand().clause == id ? "" : id;
        context_.changed();
    };
}

void ReplayPanel::show(const ReplayScreen& screen) {
    const std::string shape = shape_of(screen, session_);
    if (shape != built_) {
        built_ = shape;
        clause_ = screen.clause ? screen.clause->id : "";
        build(screen);
    }
    if (video_.notice != nullptr) say_of_video(screen.notice);
    if (screen.what_if && what_if_.rule != nullptr) show_lists(*screen.what_if);
}

void ReplayPanel::build(const ReplayScreen& screen) {
    if (by_field_ != nullptr) by_ = by_field_->GetValue().utf8_string();
    cards_.clear();
    fields_.clear();
    by_action_.clear();
    note_ = by_field_ = nullptr;
    video_ = {};
    what_if_ = {};
    DestroyChildren();
    auto* column = new wxBoxSizer(wxVERTICAL);
    switch (screen.tab) {
        case ReplayTab::Wagers: add_wagers(column, screen); break;
        case ReplayTab::Why: add_why(column, screen); break;
        case ReplayTab::WhatIf:
            if (screen.what_if) add_what_if(column, *screen.what_if);
            break;
        case ReplayTab::Notes: add_notes(column, screen); break;
        case ReplayTab::Video: add_videos(column, screen); break;
    }
    SetSizer(column, true);
    Scroll(0, 0);
}

void ReplayPanel::add_words(wxSizer* column, const std::string& words, Hue hue, double pixels) {
    auto* text = new Text(this, words, pixels, hue,
                          pixels > 14 ? wxFONTWEIGHT_SEMIBOLD : wxFONTWEIGHT_NORMAL);
    text->wrap_to(width_ - grid);
    column->Add(text, wxSizerFlags().Border(wxLEFT | wxBOTTOM, Gap::tight));
    column->AddSpacer(Gap::beside);
}

void ReplayPanel::add_card(wxSizer* column, wxWindow* card) {
    cards_.push_back(card);
    column->Add(card, wxSizerFlags().Border(wxBOTTOM, Gap::row));
}

void ReplayPanel::add_wagers(wxSizer* column, const ReplayScreen& screen) {
    for (const VerdictScreen& fault : screen.faults)
        add_card(column, new VerdictCard(this, fault, width_, clause_, on_clause()));
    for (const RuledWagerScreen& wager : screen.wagers)
        add_card(column, new WagerCard(this, wager, width_, clause_, on_clause()));
    if (screen.wagers.empty()) add_words(column, tr("No wager is up."), Hue::Muted);
}

void ReplayPanel::add_why(wxSizer* column, const ReplayScreen& screen) {
    add_words(column, screen.why_title, Hue::Text, 16);
    for (const std::string& sentence : screen.why)
        add_card(column, new Remark(this, "", sentence, Tone::Surface, true, width_));
    for (const RuledWagerScreen& wager : screen.wagers) {
        if (!wager.right && wager.claimed)
            add_card(column, new WagerCard(this, wager, width_, clause_, on_clause()));
    }
}

void ReplayPanel::add_bookmarks(wxSizer* column) {
    bool first = true;
    for (const Bookmark& mark : session_.preferences.bookmarks) {
        if (mark.log != session_.file) continue;
        if (first) add_words(column, tr("Bookmarks in this log"), Hue::Muted, 13);
        first = false;
        column->Add(make_button(
            this, tr("{hand}, event {number}", "hand"_a = mark.hand, "number"_a = mark.step),
            "quiet", [this, mark] {
                CallAfter([this, mark] {
                    open_bookmark(session_, mark);
                    context_.changed();
                });
            }));
    }
    if (first)
        add_words(column,
                  tr("{key} sets a bookmark at the event on the table.",
                     "key"_a = key_in_words(ReplayAction::Bookmark)),
                  Hue::Muted, 13);
    column->AddSpacer(Gap::row);
}

void ReplayPanel::add_notes(wxSizer* column, const ReplayScreen& screen) {
    for (const NoteScreen& note : screen.notes)
        add_card(column, new Remark(this, note.about, note.text, Tone::Surface, false, width_));
    add_words(column,
              key_in_words(ReplayAction::WriteNote) + "  " +
                  tr("A note about this hand. It stays in the log for good."),
              Hue::Muted, 13);
    note_ = new wxTextCtrl(this, wxID_ANY, "", wxDefaultPosition,
                           wxSize(width_ - Gap::tight, as_high(76)), wxTE_MULTILINE);
    gtk::add_class(note_, "field");
    note_->Bind(wxEVT_KEY_DOWN, [this](wxKeyEvent& event) {
        const auto key = key_press_of(event);
        const auto* action = key ? action_of(replay_actions, *key) : nullptr;
        if (action == nullptr || action->name != ReplayAction::AddNote) return event.Skip();
        CallAfter([this] { write_note(); });
    });
    gtk::set_name(note_, tr("Note about this hand"));
    column->Add(note_, wxSizerFlags().Border(wxLEFT, Gap::hair));
    column->AddSpacer(grid);
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    by_field_ =
        new wxTextCtrl(this, wxID_ANY, wide(by_), wxDefaultPosition, wxSize(120, as_high(36)));
    by_field_->SetHint(wide(tr("Your id")));
    gtk::set_name(by_field_, tr("Your id"));
    by_field_->Bind(wxEVT_KEY_DOWN, [this](wxKeyEvent& event) {
        const int key = event.GetKeyCode();
        if (key != WXK_RETURN && key != WXK_NUMPAD_ENTER) return event.Skip();
        CallAfter([this] { write_note(); });
    });
    row->Add(by_field_, wxSizerFlags(1).CentreVertical().Border(wxRIGHT, grid));
    row->Add(make_button(this, tip_of(action_named(replay_actions, ReplayAction::AddNote)), "",
                         [this] { CallAfter([this] { write_note(); }); }),
             wxSizerFlags().CentreVertical());
    row->SetMinSize(width_ - Gap::tight, -1);
    column->Add(row, wxSizerFlags().Border(wxLEFT, Gap::hair));
    column->AddSpacer(Gap::row);
    fields_ = {note_, by_field_};
    by_action_[ReplayAction::WriteNote] = note_;
    add_bookmarks(column);
}

void ReplayPanel::write_note() {
    if (note_ == nullptr) return;
    const std::string by = by_field_->GetValue().Trim().Trim(false).utf8_string();
    add_note(session_, note_->GetValue().utf8_string(), by, utc_now());
    if (note_->IsEmpty())
        note_->SetFocus();
    else if (by.empty())
        by_field_->SetFocus();
    context_.changed();
}

bool ReplayPanel::take_focus() {
    if (tried_ && take_focus(*tried_)) return true;
    if (fields_.empty()) return false;
    fields_.front()->SetFocus();
    return true;
}

bool ReplayPanel::take_focus(ReplayAction action) {
    const auto found = by_action_.find(action);
    if (found == by_action_.end()) return false;
    found->second->SetFocus();
    if (auto* field = dynamic_cast<wxTextCtrl*>(found->second)) field->SelectAll();
    return true;
}

void ReplayPanel::theme_changed() {
    SetBackgroundColour(colour(Tone::Surface));
    built_.clear();
}

}  // namespace fairdeal

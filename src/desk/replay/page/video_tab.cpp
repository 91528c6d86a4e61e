// The tab of a hand's videos.

#include "base/time/utc_now.h"
#include "base/translation.h"
#include "desk/kit/fields.h"
#include "desk/kit/gtk.h"
#include "desk/replay/page/replay_panel.h"
#include "desk/replay/replay_actions.h"
#include "desk/replay/replay_video.h"

namespace fairdeal {

namespace {

std::string text_in(const wxTextCtrl* field) {
    return field->GetValue().Trim().Trim(false).utf8_string();
}

}  // namespace

wxTextCtrl* ReplayPanel::add_plain_field(wxSizer* row, const std::string& name,
                                         const std::string& hint, const std::string& text,
                                         std::function<void()> enter) {
    auto* field = make_text_field(this, name, -1, {}, wxTE_PROCESS_ENTER);
    field->ChangeValue(wide(text));
    field->SetHint(wide(hint));
    field->Bind(wxEVT_TEXT_ENTER,
                [this, enter = std::move(enter)](wxCommandEvent&) { CallAfter(enter); });
    row->Add(field, wxSizerFlags(1).CentreVertical().Border(wxRIGHT, grid));
    fields_.push_back(field);
    return field;
}

void ReplayPanel::add_row(wxSizer* column, wxSizer* row) const {
    row->SetMinSize(width_ - Gap::tight, -1);
    column->Add(row, wxSizerFlags().Border(wxLEFT, Gap::hair));
    column->AddSpacer(grid);
}

void ReplayPanel::add_video(wxSizer* column, const VideoScreen& video, std::size_t number) {
    auto* tile = new Tile(this, card(Tone::Surface));
    auto* inside = new wxBoxSizer(wxVERTICAL);
    auto* title = new Text(tile, video.title, 14, Hue::Text, wxFONTWEIGHT_MEDIUM);
    auto* detail = new Text(tile, video.detail, 12, Hue::Muted);
    for (Text* text : {title, detail}) {
        text->wrap_to(width_ - 3 * grid);
        inside->Add(text, wxSizerFlags().Border(wxLEFT | wxRIGHT | wxTOP, grid));
    }
    auto* play = make_button(tile, tr_in("open a video", "Play"), "", [this, number] {
        CallAfter([this, number] {
            const auto videos = videos_among(hand().entries);
            if (number < videos.size()) play_video(session_, videos[number]);
            context_.changed();
        });
    });
    gtk::set_name(play, tr("Play {video}", "video"_a = video.title));
    inside->Add(play, wxSizerFlags().Border(wxALL, grid));
    inside->SetMinSize(width_, -1);
    tile->SetSizer(inside);
    add_card(column, tile);
}

void ReplayPanel::add_videos(wxSizer* column, const ReplayScreen& screen) {
    for (std::size_t i = 0; i < screen.videos.size(); ++i) add_video(column, screen.videos[i], i);
    if (screen.videos.empty()) add_words(column, tr("No video is tied to this hand."), Hue::Muted);
    if (screen.videos.empty() && !session_.preferences.video_address.empty()) {
        column->Add(make_button(this, tr("Look in the house\u2019s video system"), "", [this] {
            CallAfter([this] {
                play_video(session_);
                context_.changed();
            });
        }));
        column->AddSpacer(Gap::row);
    }
    add_tying(column);
    add_house_video(column);
}

void ReplayPanel::add_tying(wxSizer* column) {
    add_words(column,
              tr("Tie a video to this hand. Say when the hand starts in it, and who you are. It "
                 "stays in the log for good."),
              Hue::Muted, 13);
    const auto tie = [this] { tie_typed_video(); };
    auto* place = new wxBoxSizer(wxHORIZONTAL);
    video_.place = add_plain_field(place, tr("The video file, or its address"),
                                   tr("File, or https://"), "", tie);
    place->Add(make_button(this, tr("Browse\u2026"), "",
                           [this] {
                               CallAfter([this] {
                                   const auto file =
                                       context_.files.file_to_open(tr("The video of this hand"));
                                   if (file) video_.place->SetValue(wide(*file));
                                   video_.start->SetFocus();
                               });
                           }),
               wxSizerFlags().CentreVertical());
    add_row(column, place);
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    video_.start = add_plain_field(row, tr("Where it begins in the video, such as 0:12:34"),
                                   "0:12:34", "", tie);
    by_field_ = add_plain_field(row, tr("Your user ID"), tr("User ID"), by_, tie);
    row->Add(make_button(this, tr("Tie"), "", [this, tie] { CallAfter(tie); }),
             wxSizerFlags().CentreVertical());
    add_row(column, row);
    video_.this_event = make_toggle(this, tr("From the event on the table"), [](bool) {});
    video_.this_event->SetToolTip(
        wide(tr("It begins at the event on the table, not at the hand\u2019s first")));
    column->Add(video_.this_event, wxSizerFlags().Border(wxLEFT, Gap::hair));
    column->AddSpacer(Gap::beside);
    video_.notice = new Text(this, "", 13, Hue::Accent);
    column->Add(video_.notice, wxSizerFlags().Border(wxLEFT, Gap::tight));
    column->AddSpacer(Gap::part);
}

void ReplayPanel::add_house_video(wxSizer* column) {
    add_words(column,
              tr("The house\u2019s video system: an address with {names} in it",
                 "names"_a = "{table} {hand} {dealer} {time} {unix}"),
              Hue::Muted, 13);
    const auto keep = [this] {
        keep_house_video(session_, text_in(video_.house));
        context_.changed();
    };
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    video_.house = add_plain_field(row, tr("The house\u2019s video system"),
                                   "https://video.house/{table}/{time}",
                                   session_.preferences.video_address, keep);
    row->Add(make_button(this, tr("Save"), "", [this, keep] { CallAfter(keep); }),
             wxSizerFlags().CentreVertical());
    add_row(column, row);
}

void ReplayPanel::say_of_video(const std::string& notice) const {
    video_.notice->say(notice);
    video_.notice->wrap_to(width_ - grid);
    video_.notice->set_hue(session_.error.empty() ? Hue::Accent : Hue::Bad);
    video_.notice->Show(!notice.empty());
}

void ReplayPanel::tie_typed_video() {
    if (video_.place == nullptr) return;
    tie_video(session_,
              {text_in(video_.place), text_in(video_.start), text_in(by_field_),
               video_.this_event->GetValue()},
              utc_now());
    context_.changed();
}

}  // namespace fairdeal

#include "desk/shift/shift_page.h"

#include <wx/wrapsizer.h>

#include "base/time/utc_now.h"
#include "base/translation.h"
#include "desk/kit/gtk.h"

namespace fairdeal {

namespace {

constexpr int clock_pace = 5000;  // milliseconds between two looks at the clock

}  // namespace

ShiftPage::ShiftPage(wxWindow* parent, PageContext& context, ShiftSession& session)
    : TablePage(parent, context, session,
                tr(action_named(shift_way_back, ShiftAction::Back).label)),
      session_(session),
      clock_(this) {
    make_choice();
    make_sheet();
    auto* answers = new wxBoxSizer(wxHORIZONTAL);
    allow_ = make_action_button(panel_, action_named(guest_answers, ShiftAction::Allow), "");
    refuse_ = make_action_button(panel_, action_named(guest_answers, ShiftAction::Refuse), "");
    again_ = make_action_button(panel_, action_named(shift_sheet_actions, ShiftAction::Again),
                                "primary");
    save_ = make_action_button(panel_, action_named(shift_sheet_actions, ShiftAction::Save), "");
    for (wxButton* button : {allow_, refuse_, again_, save_})
        answers->Add(button, wxSizerFlags().Border(wxRIGHT, grid));
    put(own_, answers, {side + Gap::tight, 0, side, Gap::tight});
    waits_ = new Text(panel_, "", 13, Hue::Bad);
    put(own_, waits_, {side + Gap::tight, Gap::tight, side, Gap::tight});
    Bind(
        wxEVT_TIMER,
        [this](wxTimerEvent&) {
            if (!session_.run || !IsShownOnScreen()) return clock_.Stop();
            const std::string crumb = crumb_of(session_);
            if (crumb == shift_.table.crumb || !session_.school.error.empty()) return;
            shift_.table.crumb = crumb;
            head_.crumb->say(crumb);
        },
        clock_.GetId());
}

wxButton* ShiftPage::make_action_button(wxWindow* parent, const Action<ShiftAction>& action,
                                        const char* kind) {
    auto* button =
        make_button(parent, tip_of(Action<ShiftAction>{action.name, action.key, action.label}),
                    kind, [this, name = action.name] { take(name); });
    if (*action.tip != 0) button->SetToolTip(wide(tip_of(action)));
    return button;
}

/// How long the shift is to be.
void ShiftPage::make_choice() {
    choice_ = new Tile(this, card(Tone::Window));
    auto* column = new wxBoxSizer(wxVERTICAL);
    story_ = new Text(choice_, "", 16);
    warning_ = new Text(choice_, "", 15, Hue::Note);
    put(column, story_, {3 * grid, 3 * grid, 3 * grid, grid});
    put(column, warning_, {3 * grid, 0, 3 * grid, grid});
    auto* row = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
    resume_ =
        make_action_button(choice_, action_named(shift_resumption, ShiftAction::Resume), "primary");
    row->Add(resume_, wxSizerFlags().Border(wxTOP | wxRIGHT, grid));
    for (const auto& length : shift_lengths) {
        lengths_.push_back(make_action_button(choice_, length, ""));
        row->Add(lengths_.back(), wxSizerFlags().Border(wxTOP | wxRIGHT, grid));
    }
    put(column, row, {3 * grid, grid, 2 * grid, 3 * grid});
    choice_->SetSizer(column);
    above_felt_->Add(choice_, wxSizerFlags().Expand().Border(wxTOP, 2 * grid));
}

void ShiftPage::make_sheet() {
    sheet_ = new Tile(this, card(Tone::Window));
    auto* column = new wxBoxSizer(wxVERTICAL);
    pace_ = new Text(sheet_, "", 15);
    away_ = new Text(sheet_, "", 13, Hue::Muted);
    errors_heading_ = new Text(sheet_, tr("Errors"), 14, Hue::Text, wxFONTWEIGHT_SEMIBOLD);
    errors_ = new Text(sheet_, "", 14);
    protection_heading_ =
        new Text(sheet_, tr("Game protection"), 14, Hue::Text, wxFONTWEIGHT_SEMIBOLD);
    protection_ = new Text(sheet_, "", 14);
    column->AddSpacer(2 * grid);
    for (Text* text : {pace_, away_}) put(column, text, {2 * grid, 0, 2 * grid, Gap::tight});
    auto* beside = new wxBoxSizer(wxHORIZONTAL);
    const auto add = [&](Text* heading, Text* lines, int share) {
        auto* part = new wxBoxSizer(wxVERTICAL);
        part->Add(heading, wxSizerFlags().Border(wxBOTTOM, Gap::tight));
        part->Add(lines);
        beside->Add(part, wxSizerFlags(share).Expand().Border(wxRIGHT, 2 * grid));
    };
    add(errors_heading_, errors_, 2);
    add(protection_heading_, protection_, 3);
    put(column, beside, {2 * grid, grid, 0, 2 * grid});
    sheet_->SetSizer(column);
    above_felt_->Add(sheet_, wxSizerFlags().Expand().Border(wxTOP, 2 * grid));
}

// --- what is shown

void ShiftPage::show_desk() {
    if (!is_shown(session_)) return;
    const UpdateLock lock(this);
    const bool chose = shift_.chooses;
    shift_ = screen_of(session_);
    choice_->Show(shift_.chooses);
    panel_->Show(!shift_.chooses);
    sheet_->Show(shift_.sheet.has_value());
    allow_->Show(shift_.guest_asks);
    refuse_->Show(shift_.guest_asks);
    again_->Show(shift_.sheet.has_value());
    waits_->say(shift_.waits);
    waits_->Show(!shift_.waits.empty());
    save_->Show(shift_.sheet.has_value());
    story_->say(shift_.story);
    warning_->say(shift_.warning);
    warning_->Show(!shift_.warning.empty());
    resume_->Show(shift_.can_resume);
    gtk::set_class(lengths_.front(), "primary", !shift_.can_resume);
    if (!shift_.chooses) {
        show_round(shift_.table);
        // Somebody who hears the page is at the list, which is empty while a guest asks.
        if (shift_.guest_asks) gtk::set_name(targets(), shift_.table.prompt);
    } else {
        head_.crumb->say(shift_.table.crumb);
        head_.title->say(shift_.table.heading);
    }
    table_->Show(!shift_.chooses && !(shift_.sheet && shift_.sheet->slips.empty()));
    if (shift_.sheet) show_sheet();
    if (session_.run && !session_.run->over && !clock_.IsRunning()) clock_.Start(clock_pace);
    lay_out();
    if (chose != shift_.chooses) CallAfter([this] { take_focus(); });
}

void ShiftPage::show_sheet() {
    const ShiftSheet& sheet = *shift_.sheet;
    pace_->say(sheet.pace);
    away_->say(sheet.away);
    away_->Show(!sheet.away.empty());
    errors_->say(in_lines(sheet.errors));
    protection_->say(in_lines(sheet.protection));
    prompt_->say(sheet.slips.empty() ? "" : tr("What was not right"));
    if (!session_.school.notice.empty()) head_.crumb->say(session_.school.notice);
}

wxButton* ShiftPage::first_button() const {
    if (!shift_.chooses) return again_;
    return shift_.can_resume ? resume_ : lengths_.front();
}

void ShiftPage::lay_out() {
    if (save_ == nullptr) return;
    const int width = GetClientSize().x - (shift_.chooses ? 0 : panel_width) - 8 * grid;
    if (width < 100) return;
    const int within = width - 6 * grid;
    waits_->wrap_to(inside_panel);
    for (Text* text : {story_, warning_, pace_, away_}) text->wrap_to(within);
    errors_heading_->wrap_to(within * 2 / 5 - 2 * grid);
    errors_->wrap_to(within * 2 / 5 - 2 * grid);
    protection_heading_->wrap_to(within * 3 / 5 - 2 * grid);
    protection_->wrap_to(within * 3 / 5 - 2 * grid);
    choice_->Layout();
    sheet_->Layout();
    TablePage::lay_out();
    choice_->Layout();
    sheet_->Layout();
}

// --- what is done

void ShiftPage::take(ShiftAction action) {
    if (action != ShiftAction::Save) {
        apply(session_, action);
    } else if (session_.run) {
        const auto file = files().file_to_save(shift_file_name(session_));
        if (file) save_shift(session_, *file, utc_now());
    }
    changed();
}

bool ShiftPage::press(const KeyPress& key) {
    if (const auto action = action_of(session_, key)) {
        take(*action);
        return true;
    }
    const bool ours = press_in_shift(session_, key, typed());
    if (ours) changed();
    return ours;
}

}  // namespace fairdeal

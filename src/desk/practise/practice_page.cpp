#include "desk/practise/practice_page.h"

#include <algorithm>

#include "desk/kit/gtk.h"
#include "desk/write/lesson_hands.h"

namespace fairdeal {

namespace {

std::string all_hints(const std::vector<std::string>& hints) {
    std::string text;
    for (const std::string& hint : hints) text += (text.empty() ? "" : "\n") + hint;
    return text;
}

/// "Drill · 4 of 6 right".
std::string run_in_words(const LearnSession& session) {
    const std::string standing = standing_in_words(session);
    const std::string name =
        session.source == AnswerSource::Review ? "Today\u2019s reviews" : "Drill";
    return standing.empty() ? name : name + " \u00b7 " + standing;
}

}  // namespace

PracticePage::PracticePage(wxWindow* parent, Hub& hub) : DeskPage(parent, hub) {
    auto* left = new wxBoxSizer(wxVERTICAL);
    left->Add(make_heading(), wxSizerFlags().Expand());
    story_ = new Text(this, "", 16);
    put(left, story_, {0, 10, 0, 0});
    left->Add(make_hints(), wxSizerFlags().Expand().Border(wxTOP, 12));
    table_ = new TableCanvas(this, Tone::Window);
    table_->on_wager = [this](Who who, Wager wager) {
        desk().answering.pick(who, wager);
        changed();
    };
    left->Add(table_, wxSizerFlags(1).Expand().Border(wxTOP, 2 * grid));
    left->Add(make_foot(), wxSizerFlags().Expand().Border(wxTOP, 12));
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(left, wxSizerFlags(1).Expand().Border(wxALL, 3 * grid));
    answers_ = new AnswerPanel(this, hub, hub.desk.answering);
    row->Add(answers_, wxSizerFlags().Expand().Border(wxTOP | wxRIGHT | wxBOTTOM, 2 * grid));
    SetSizer(row);
}

wxWindow* PracticePage::make_hints() {
    hints_ = new Tile(this, {Tone::Window, Tone::NoteSoft, Tone::NoteSoft, 10, false, 1, 0});
    auto* hints = new wxBoxSizer(wxVERTICAL);
    hint_heading_ = new Text(hints_, "Hint", 12, Hue::Note, wxFONTWEIGHT_SEMIBOLD);
    hint_text_ = new Text(hints_, "", 14);
    put(hints, hint_heading_, {14, 10, 14, 2});
    put(hints, hint_text_, {14, 0, 14, 12});
    hints_->SetSizer(hints);
    return hints_;
}

wxSizer* PracticePage::make_foot() {
    auto* foot = new wxBoxSizer(wxHORIZONTAL);
    house_ = new Text(this, "", 13, Hue::Muted);
    totals_ = make_toggle(this, "Count the hands", [this](bool on) {
        desk().answering.practice()->totals = on;
        changed();
    });
    foot->Add(house_, wxSizerFlags().CentreVertical());
    foot->AddStretchSpacer();
    same_ = make_button(this, "The same again", "", [this] {
        go_to_same_again(desk());
        changed();
    });
    contrast_ = make_button(this, "A contrast", "", [this] {
        go_to_contrast(desk());
        changed();
    });
    same_->SetToolTip("Another hand where the same clause decides (S)");
    contrast_->SetToolTip("The nearest hand where another clause decides (C)");
    to_lesson_ = make_button(this, "Into a lesson", "", [this] {
        take_to_lesson(desk());
        changed();
    });
    to_lesson_->SetToolTip("Put this hand into the lesson that you write, or keep it (W)");
    for (wxButton* button : {to_lesson_, same_, contrast_})
        foot->Add(button, wxSizerFlags().CentreVertical().Border(wxRIGHT, grid));
    foot->Add(totals_, wxSizerFlags().CentreVertical());
    return foot;
}

wxSizer* PracticePage::make_heading() {
    head_ = make_page_head(this, "All scenarios", [this] {
        close_scenario(desk());
        changed();
    });
    previous_ = make_icon_button(this, Icon::Previous, "Scenario before", [this] {
        open_neighbour(desk(), -1);
        changed();
    });
    next_ = make_icon_button(this, Icon::Next, "Scenario after", [this] {
        open_neighbour(desk(), 1);
        changed();
    });
    head_.row->Add(previous_, wxSizerFlags().CentreVertical());
    head_.row->Add(next_, wxSizerFlags().CentreVertical());
    return head_.row;
}

void PracticePage::show_desk() {
    if (desk().answering.practice() == nullptr) return;
    const UpdateLock lock(this);
    const PracticeScreen screen = screen_of(*desk().answering.practice(), library_shown(desk()));
    show_run(screen);
    head_.title->say(screen.title);
    story_->say(screen.story);
    house_->say(screen.table);
    totals_->SetValue(desk().answering.practice()->totals);
    show_hints(screen);
    table_->show(table_screen(*desk().answering.practice()));
    answers_->show(screen);
    lay_out();
}

/// The line above the title; in the school with how the run stands, and no way back but to the
/// plan.
void PracticePage::show_run(const PracticeScreen& screen) {
    const bool preview = is_preview(desk());
    const bool in_school = desk().room == Room::Learn && desk().learn.session && !preview;
    const std::string crumb =
        in_school ? run_in_words(*desk().learn.session) + " \u00b7 " + screen.crumb
                  : (preview ? "Preview, nothing is kept \u00b7 " : "") + screen.crumb;
    const std::string& error = desk().learn.school.error;
    head_.crumb->say(in_school && !error.empty() ? error : crumb);
    head_.crumb->set_hue(preview ? Hue::Note : in_school && !error.empty() ? Hue::Bad : Hue::Muted);
    const std::string back = preview     ? "End the preview"
                             : in_school ? "Back to the plan"
                                         : "All scenarios";
    head_.back->SetToolTip(wide(back));
    gtk::set_name(head_.back, back);
    previous_->Show(!in_school && !preview);
    next_->Show(!preview);
    gtk::set_name(previous_, "Scenario before");
    previous_->SetToolTip("Scenario before");
    if (desk().room == Room::Certify) return show_result();
    const bool marked = in_school && desk().answering.practice()->mark;
    same_->Show(marked);
    contrast_->Show(marked);
    to_lesson_->Show(in_school && !marked && writes_lessons(desk()));  // there is no more room
    const std::string next = in_school ? "Next question" : "Scenario after";
    next_->SetToolTip(wide(next));
    gtk::set_name(next_, next);
}

/// An item of an exam that is decided.
void PracticePage::show_result() {
    const OfficeSession& office = desk().certify;
    const std::string sitting = office.result ? office.result->sitting : "";
    head_.crumb->say(sitting + " \u00b7 Item " + std::to_string(office.item_number + 1));
    const auto call = [](wxButton* button, const std::string& name) {
        button->SetToolTip(wide(name));
        gtk::set_name(button, name);
    };
    call(head_.back, "Back to the sitting");
    call(previous_, "Item before");
    call(next_, "Next item");
    same_->Hide();
    contrast_->Hide();
    to_lesson_->Hide();
}

void PracticePage::show_hints(const PracticeScreen& screen) {
    hints_->Show(!screen.hints.empty());
    hint_heading_->say(screen.hints.size() > 1 ? "Hints" : "Hint");
    hint_text_->say(all_hints(screen.hints));
}

void PracticePage::lay_out() {
    const int width = GetClientSize().x - panel_width - 8 * grid;
    if (width < 100) return;
    head_.crumb->wrap_to(width - 130);
    head_.title->wrap_to(width - 130);
    story_->wrap_to(width);
    hint_text_->wrap_to(width - 28);
    int foot = totals_->GetBestSize().x + 2 * grid;
    for (const wxButton* button : {to_lesson_, same_, contrast_})
        foot += button->IsShown() ? button->GetBestSize().x + grid : 0;
    house_->wrap_to(std::max(80, width - foot));
    hints_->Layout();
    hints_->SetMinSize(wxSize(-1, hints_->GetSizer()->CalcMin().y));
    Layout();
}

bool PracticePage::press(const KeyPress& key) {
    const bool letter = !key.control && key.name == KeyName::Character;
    const bool in_drill = desk().room == Room::Learn && desk().learn.session && !is_preview(desk());
    if (letter && key.character == 'w' && in_drill && writes_lessons(desk())) {
        take_to_lesson(desk());
        return changed(), true;
    }
    if (same_->IsShown() && !key.control && key.name == KeyName::Character) {
        const bool found = (key.character == 's' && go_to_same_again(desk())) ||
                           (key.character == 'c' && go_to_contrast(desk()));
        if (found) return changed(), true;
    }
    if (!press_in_practice(desk(), key)) return false;
    changed();
    return true;
}

void PracticePage::theme_changed() {
    set_icon(head_.back, Icon::Back);
    set_icon(previous_, Icon::Previous);
    set_icon(next_, Icon::Next);
    answers_->theme_changed();
}

}  // namespace fairdeal

#include "desk/practise/practice_page.h"

#include <algorithm>

#include "base/translation.h"
#include "desk/answer/answer_actions.h"
#include "desk/answer/panel/answer_table.h"
#include "desk/kit/gtk.h"

namespace fairdeal {

namespace {

std::string all_hints(const std::vector<std::string>& hints) {
    std::string text;
    for (const std::string& hint : hints) text += (text.empty() ? "" : "\n") + hint;
    return text;
}

}  // namespace

PracticePage::PracticePage(wxWindow* parent, PageContext& context, OpenQuestion& question)
    : Page(parent, context), question_(question) {
    auto* left = new wxBoxSizer(wxVERTICAL);
    left->Add(make_heading(), wxSizerFlags().Expand());
    story_ = new Text(this, "", 16);
    put(left, story_, {0, Gap::row, 0, 0});
    left->Add(make_hints(), wxSizerFlags().Expand().Border(wxTOP, Gap::part));
    table_ = new TableCanvas(this, Tone::Window, TableUse::Training);
    let_answer(*table_, question_, [this] { changed(); });
    left->Add(table_, wxSizerFlags(1).Expand().Border(wxTOP, 2 * grid));
    left->Add(make_foot(), wxSizerFlags().Expand().Border(wxTOP, Gap::part));
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(left, wxSizerFlags(1).Expand().Border(wxALL, 3 * grid));
    answers_ = new AnswerPanel(this, context, question);
    row->Add(answers_, wxSizerFlags().Expand().Border(wxTOP | wxRIGHT | wxBOTTOM, 2 * grid));
    SetSizer(row);
}

wxWindow* PracticePage::make_hints() {
    hints_ = new Tile(this, {Tone::Window, Tone::NoteSoft, Tone::NoteSoft, 10, false, 1, 0});
    auto* hints = new wxBoxSizer(wxVERTICAL);
    hint_heading_ = new Text(hints_, tr("Hint"), 12, Hue::Note, wxFONTWEIGHT_SEMIBOLD);
    hint_text_ = new Text(hints_, "", 14);
    put(hints, hint_heading_, {Gap::inside, Gap::row, Gap::inside, Gap::hair});
    put(hints, hint_text_, {Gap::inside, 0, Gap::inside, Gap::part});
    hints_->SetSizer(hints);
    return hints_;
}

wxSizer* PracticePage::make_foot() {
    auto* foot = new wxBoxSizer(wxHORIZONTAL);
    house_ = new Text(this, "", 13, Hue::Muted);
    totals_ = make_toggle(this, tr(action_named(answer_actions, AnswerAction::Totals).label),
                          [this](bool) {
                              question_.apply(AnswerAction::Totals);
                              changed();
                          });
    foot->Add(house_, wxSizerFlags().CentreVertical());
    foot->AddStretchSpacer();
    same_ = make_action_button(QuestionAction::SameAgain);
    contrast_ = make_action_button(QuestionAction::Contrast);
    to_lesson_ = make_action_button(QuestionAction::IntoLesson);
    for (wxButton* button : {to_lesson_, same_, contrast_})
        foot->Add(button, wxSizerFlags().CentreVertical().Border(wxRIGHT, grid));
    foot->Add(totals_, wxSizerFlags().CentreVertical());
    return foot;
}

wxButton* PracticePage::make_action_button(QuestionAction action) {
    const auto& named = action_named(question_actions, action);
    auto* button = make_button(this, tr(named.label), "", [this, action] { apply(action); });
    button->SetToolTip(wide(tip_of(named)));
    return button;
}

void PracticePage::apply(QuestionAction action) {
    question_.apply(action);
    changed();
}

wxSizer* PracticePage::make_heading() {
    head_ = make_page_head(this, tr("All scenarios"), [this] { apply(QuestionAction::Back); });
    previous_ = make_icon_button(this, Icon::Previous, tr("Scenario before"),
                                 [this] { apply(QuestionAction::Previous); });
    next_ = make_icon_button(this, Icon::Next, tr("Scenario after"),
                             [this] { apply(QuestionAction::Next); });
    head_.row->Add(previous_, wxSizerFlags().CentreVertical());
    head_.row->Add(next_, wxSizerFlags().CentreVertical());
    return head_.row;
}

void PracticePage::show_desk() {
    if (question_.practice() == nullptr) return;
    const UpdateLock lock(this);
    const QuestionScreen screen = question_.screen();
    show_heading(screen);
    story_->say(screen.question.story);
    house_->say(screen.question.table);
    same_->Show(screen.can_go_aside);
    contrast_->Show(screen.can_go_aside);
    to_lesson_->Show(screen.can_go_in_lesson);
    totals_->SetValue(screen.totals);
    totals_->Enable(screen.can_count);
    show_hints(screen.question);
    table_->show(screen.table);
    answers_->show(screen.question);
    lay_out();
}

void PracticePage::show_heading(const QuestionScreen& screen) {
    head_.title->say(screen.question.title);
    head_.crumb->say(screen.crumb);
    head_.crumb->set_hue(screen.is_preview ? Hue::Note : screen.is_error ? Hue::Bad : Hue::Muted);
    const auto call = [](wxButton* button, const std::string& name) {
        button->Show(!name.empty());
        button->SetToolTip(wide(name));
        gtk::set_name(button, name);
    };
    call(head_.back, screen.back);
    call(previous_, screen.previous);
    call(next_, screen.next);
}

void PracticePage::show_hints(const PracticeScreen& screen) {
    hints_->Show(!screen.hints.empty());
    hint_heading_->say(screen.hints.size() > 1 ? tr("Hints") : tr("Hint"));
    hint_text_->say(all_hints(screen.hints));
}

void PracticePage::lay_out() {
    const int width = GetClientSize().x - panel_width - 8 * grid;
    if (width < 100) return;
    head_.crumb->wrap_to(width - beside_title);
    head_.title->wrap_to(width - beside_title);
    story_->wrap_to(width);
    hint_text_->wrap_to(width - 2 * Gap::inside);
    int foot = totals_->GetBestSize().x + 2 * grid;
    for (const wxButton* button : {to_lesson_, same_, contrast_})
        foot += button->IsShown() ? button->GetBestSize().x + grid : 0;
    house_->wrap_to(std::max(80, width - foot));
    hints_->Layout();
    hints_->SetMinSize(wxSize(-1, hints_->GetSizer()->CalcMin().y));
    Layout();
}

bool PracticePage::press(const KeyPress& key) {
    if (!question_.press(key)) return false;
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

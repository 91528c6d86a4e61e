#include "desk/learn/group/assignment_panel.h"

#include "base/translation.h"
#include "desk/kit/fields.h"
#include "desk/kit/gtk.h"
#include "desk/kit/theme.h"

namespace fairdeal {

namespace {

constexpr int inside_panel = panel_width - 6 * grid;

}  // namespace

void show_choices(wxChoice* choice, const std::vector<std::string>& words, std::size_t chosen) {
    wxArrayString names;
    for (const std::string& one : words) names.Add(wide(one));
    if (choice->GetStrings() != names) choice->Set(names);
    if (chosen < words.size()) choice->SetSelection(static_cast<int>(chosen));
}

AssignmentPanel::AssignmentPanel(wxWindow* parent, GroupSession& session,
                                 std::function<void(GroupAction)> take,
                                 std::function<void()> changed)
    : Tile(parent, card(Tone::Window)),
      session_(session),
      take_(std::move(take)),
      changed_(std::move(changed)) {
    body_ = make_scroller(this, tr("New assignment"));
    auto* fields = new wxBoxSizer(wxVERTICAL);
    title_ = new Text(body_, "", 20, Hue::Text, wxFONTWEIGHT_BOLD);
    fields->Add(title_);
    goal_ = add_choice(fields, tr("To do"), [this](std::size_t at) { session_.choose_goal(at); });
    whom_ = add_choice(fields, tr("For"), [this](std::size_t at) { session_.choose_whom(at); });
    add_day(fields);
    auto* padded = new wxBoxSizer(wxVERTICAL);
    put(padded, fields, {3 * grid, 2 * grid, 2 * grid, grid});
    body_->SetSizer(padded);
    auto* buttons = new wxBoxSizer(wxHORIZONTAL);
    for (const GroupAction action : {GroupAction::Set, GroupAction::DropForm}) {
        const std::string label = tr(action_named(group_actions, action).label);
        auto* button = make_button(this, label, action == GroupAction::Set ? "primary" : "",
                                   [this, action] { take_(action); });
        buttons->Add(button, wxSizerFlags().Border(wxRIGHT, grid));
    }
    auto* column = new wxBoxSizer(wxVERTICAL);
    put(column, body_, {Gap::hair, Gap::row, Gap::hair, 0}, true);
    column->Add(buttons, wxSizerFlags().Border(wxALL, 3 * grid));
    SetSizer(column);
    SetMinSize(wxSize(panel_width, -1));
}

wxChoice* AssignmentPanel::add_choice(wxSizer* column, const std::string& label,
                                      const std::function<void(std::size_t)>& choose) {
    column->Add(new Text(body_, label, 14, Hue::Muted), wxSizerFlags().Border(wxTOP, Gap::part));
    auto* choice =
        new wxChoice(body_, wxID_ANY, wxDefaultPosition, wxSize(inside_panel, as_high(36)));
    gtk::set_name(choice, label);
    choice->Bind(wxEVT_CHOICE, [this, choice, choose](wxCommandEvent&) {
        choose(static_cast<std::size_t>(std::max(0, choice->GetSelection())));
        changed_();
    });
    column->Add(choice, wxSizerFlags().Border(wxTOP, Gap::tight));
    return choice;
}

void AssignmentPanel::add_day(wxSizer* column) {
    const std::string label = tr("By the end of");
    column->Add(new Text(body_, label, 14, Hue::Muted), wxSizerFlags().Border(wxTOP, Gap::part));
    day_ = make_text_field(body_, label, inside_panel, [this](const std::string& typed) {
        session_.type_day(typed);
        changed_();
    });
    column->Add(day_, wxSizerFlags().Border(wxTOP, Gap::tight));
    day_words_ = new Text(body_, "", 13, Hue::Muted);
    column->Add(day_words_, wxSizerFlags().Border(wxTOP, Gap::hair));
}

void AssignmentPanel::show_form(const GroupListScreen& screen) {
    if (!screen.form) return;
    const AssignmentFormScreen& form = *screen.form;
    title_->say(form.title);
    title_->wrap_to(inside_panel);
    show_choices(goal_, form.goals, form.goal);
    show_choices(whom_, form.whom, form.chosen_whom);
    put_text(day_, form.due.value);
    const bool wrong = !form.due.problem.empty();
    const std::string& words = wrong ? form.due.problem : form.due.hint;
    day_words_->say(words);
    day_words_->set_hue(wrong ? Hue::Bad : Hue::Muted);
    day_words_->wrap_to(inside_panel);
    gtk::set_name(day_, form.due.label + ". " + words);
    Layout();
    body_->FitInside();
}

void AssignmentPanel::theme_changed() { body_->SetBackgroundColour(colour(Tone::Surface)); }

}  // namespace fairdeal

#include "desk/learn/group/dealer_panel.h"

#include "base/translation.h"
#include "desk/kit/fields.h"
#include "desk/kit/gtk.h"
#include "desk/kit/theme.h"

namespace fairdeal {

namespace {

constexpr int inside_dealer_panel = panel_width - 6 * grid;

}  // namespace

DealerPanel::DealerPanel(wxWindow* parent, GroupSession& session,
                         std::function<void(GroupAction)> take, std::function<void()> changed)
    : Tile(parent, card(Tone::Window)),
      session_(session),
      take_(std::move(take)),
      changed_(std::move(changed)) {
    body_ = make_scroller(this, tr("Dealer number"));
    auto* fields = new wxBoxSizer(wxVERTICAL);
    title_ = new Text(body_, "", 20, Hue::Text, wxFONTWEIGHT_BOLD);
    story_ = new Text(body_, "", 14, Hue::Muted);
    theirs_ = new Text(body_, "", 14);
    fields->Add(title_);
    fields->Add(story_, wxSizerFlags().Border(wxTOP, Gap::tight));
    fields->Add(theirs_, wxSizerFlags().Border(wxTOP, Gap::part));
    number_field_ = add_field(fields, tr("Dealer number"),
                              [this](const std::string& typed) { session_.type_dealer(typed); });
    number_ = number_field_.typed;
    since_ = add_field(fields, tr("Since"),
                       [this](const std::string& typed) { session_.type_since(typed); });
    auto* padded = new wxBoxSizer(wxVERTICAL);
    put(padded, fields, {3 * grid, 2 * grid, 2 * grid, grid});
    body_->SetSizer(padded);
    auto* buttons = new wxBoxSizer(wxHORIZONTAL);
    for (const GroupAction action :
         {GroupAction::SetDealer, GroupAction::EndDealer, GroupAction::DropForm}) {
        const std::string label = tr(action_named(group_actions, action).label);
        auto* button = make_button(this, label, action == GroupAction::SetDealer ? "primary" : "",
                                   [this, action] { take_(action); });
        if (action == GroupAction::EndDealer) end_ = button;
        buttons->Add(button, wxSizerFlags().Border(wxRIGHT, grid));
    }
    auto* column = new wxBoxSizer(wxVERTICAL);
    put(column, body_, {Gap::hair, Gap::row, Gap::hair, 0}, true);
    column->Add(buttons, wxSizerFlags().Border(wxALL, 3 * grid));
    SetSizer(column);
    SetMinSize(wxSize(panel_width, -1));
}

DealerPanel::ShownField DealerPanel::add_field(wxSizer* column, const std::string& label,
                                               std::function<void(const std::string&)> typed) {
    column->Add(new Text(body_, label, 14, Hue::Muted), wxSizerFlags().Border(wxTOP, Gap::part));
    ShownField field;
    field.typed = make_text_field(body_, label, inside_dealer_panel,
                                  [this, typed = std::move(typed)](const std::string& now) {
                                      typed(now);
                                      changed_();
                                  });
    column->Add(field.typed, wxSizerFlags().Border(wxTOP, Gap::tight));
    field.words = new Text(body_, "", 13, Hue::Muted);
    column->Add(field.words, wxSizerFlags().Border(wxTOP, Gap::hair));
    return field;
}

void DealerPanel::show_field(const ShownField& field, const FieldScreen& screen) {
    put_text(field.typed, screen.value);
    const bool wrong = !screen.problem.empty();
    const std::string& words = wrong ? screen.problem : screen.hint;
    field.words->say(words);
    field.words->set_hue(wrong ? Hue::Bad : Hue::Muted);
    field.words->wrap_to(inside_dealer_panel);
    gtk::set_name(field.typed, screen.label + ". " + words);
}

void DealerPanel::show_form(const GroupListScreen& screen) {
    if (!screen.dealer_form) return;
    const DealerFormScreen& form = *screen.dealer_form;
    title_->say(form.title);
    title_->wrap_to(inside_dealer_panel);
    story_->say(form.story);
    story_->wrap_to(inside_dealer_panel);
    theirs_->say(form.theirs);
    theirs_->wrap_to(inside_dealer_panel);
    end_->Enable(form.can_end);
    show_field(number_field_, form.number);
    show_field(since_, form.since);
    Layout();
    body_->FitInside();
}

void DealerPanel::theme_changed() { body_->SetBackgroundColour(colour(Tone::Surface)); }

}  // namespace fairdeal

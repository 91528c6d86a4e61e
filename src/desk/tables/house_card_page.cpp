#include "desk/tables/house_card_page.h"

#include <wx/wrapsizer.h>
#include <functional>

#include "base/translation.h"
#include "desk/kit/fields.h"
#include "desk/kit/gtk.h"
#include "desk/kit/keys/tab_order.h"
#include "desk/kit/rows/row_lines.h"
#include "desk/kit/side_panel.h"

namespace fairdeal {

namespace {

constexpr int day_width = 260;

void draw_change(wxGraphicsContext& gc, const wxRect2DDouble& row, const HouseChangeRow& change,
                 bool selected) {
    if (selected) fill_row(gc, row);
    const double left = row.m_x + 20, width = row.m_width - 20 - row_edge;
    const RowLines lines(row, {14, 13, 13, 13, 13});
    draw_text(gc, change.title, font(14, wxFONTWEIGHT_SEMIBOLD), Tone::Text, left, lines.top(0),
              width);
    std::size_t line = 1;
    for (const auto& [words, tone] :
         {std::pair(&change.was, Tone::Muted), std::pair(&change.is, Tone::Text)}) {
        const auto [first, rest] = in_two_lines(gc, *words, font(13), width);
        draw_text(gc, first, font(13), tone, left, lines.top(line++), width);
        if (rest.empty()) continue;
        draw_text(gc, rest, font(13), tone, left, lines.top(line++), width);
    }
}

}  // namespace

HouseCardPage::HouseCardPage(wxWindow* parent, PageContext& context, HouseCardSession& session,
                             const LearnSession& school)
    : Page(parent, context), session_(session), tabs_(new LearnTabs(this, context, school)) {
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(tabs_, wxSizerFlags().Expand().Border(wxALL, 3 * grid));
    column->Add(make_head(), wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT, 3 * grid));
    message_ = new Text(this, "", 14);
    column->Add(message_, wxSizerFlags().Border(wxLEFT | wxRIGHT | wxTOP, 3 * grid));
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(make_list(), wxSizerFlags().Expand().Border(wxRIGHT, 2 * grid));
    row->Add(make_card(), wxSizerFlags(1).Expand());
    column->Add(row, wxSizerFlags(1).Expand().Border(wxALL, 3 * grid));
    SetSizer(column);
}

wxButton* HouseCardPage::make_action_button(wxWindow* parent, HouseCardAction action,
                                            const char* kind) {
    const auto& named = action_named(house_card_actions, action);
    auto* button = make_button(parent, tr(named.label), kind, [this, action] { take(action); });
    button->SetToolTip(wide(tip_of(named)));
    buttons_[action] = button;
    return button;
}

wxSizer* HouseCardPage::make_head() {
    auto* row = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
    row->Add(new Text(this, tr("Table cards"), 20, Hue::Text, wxFONTWEIGHT_BOLD),
             wxSizerFlags().CentreVertical().Border(wxRIGHT, 3 * grid));
    for (const Game game : every_game) {
        auto* button = make_toggle(this, std::string(short_title_of(game)), [this, game](bool) {
            session_.choose(game);
            changed();
        });
        gtk::set_name(button, std::string(title_of(game)));
        games_[game] = button;
        row->Add(button, wxSizerFlags().Border(wxRIGHT, Gap::beside));
    }
    row->Add(make_action_button(this, HouseCardAction::Import, ""),
             wxSizerFlags().Border(wxLEFT, 2 * grid));
    return row;
}

wxWindow* HouseCardPage::make_list() {
    list_card_ = new Tile(this, card(Tone::Window));
    auto* column = new wxBoxSizer(wxVERTICAL);
    cards_ = new RowList(list_card_, tr("Table cards"), height_of_lines({15, 13, 13}, Gap::beside),
                         Tone::Surface);
    cards_->on_pick = [this](int row) {
        session_.pick(static_cast<std::size_t>(std::max(0, row)));
        changed();
    };
    put(column, cards_, {Gap::hair, Gap::beside, Gap::hair, Gap::beside}, true);
    list_card_->SetSizer(column);
    list_card_->SetMinSize(wxSize(side_list_width, -1));
    return list_card_;
}

wxSizer* HouseCardPage::make_buttons() {
    auto* row = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
    const std::pair<HouseCardAction, const char*> all[] = {
        {HouseCardAction::Change, "primary"},      {HouseCardAction::ShowOptions, ""},
        {HouseCardAction::ShowChanges, ""},        {HouseCardAction::CallOff, ""},
        {HouseCardAction::AskApproval, "primary"}, {HouseCardAction::Export, "quiet"},
        {HouseCardAction::Drop, "quiet"}};
    for (const auto& [action, kind] : all)
        row->Add(make_action_button(card_, action, kind),
                 wxSizerFlags().Border(wxRIGHT | wxTOP, Gap::beside));
    return row;
}

wxWindow* HouseCardPage::make_card() {
    card_ = new Tile(this, card(Tone::Window));
    card_column_ = new wxBoxSizer(wxVERTICAL);
    auto* column = card_column_;
    title_ = new Text(card_, "", 18, Hue::Text, wxFONTWEIGHT_BOLD);
    standing_ = new Text(card_, "", 14, Hue::Muted);
    note_ = new Text(card_, "", 14);
    column->Add(title_);
    name_ = make_field(card_, column, "", &HouseCardSession::name_draft);
    column->Add(standing_, wxSizerFlags().Border(wxTOP, Gap::hair));
    column->Add(note_, wxSizerFlags().Border(wxTOP, Gap::hair));
    column->Add(make_buttons(), wxSizerFlags().Expand().Border(wxTOP, Gap::tight));
    story_ = new Text(card_, "", 14);
    column->Add(story_, wxSizerFlags().Border(wxTOP, Gap::part));
    options_ =
        new RowList(card_, tr("Options of the card"), height_of_lines({15, 13}), Tone::Surface);
    options_->on_pick = [this](int row) {
        session_.pick_option(static_cast<std::size_t>(std::max(0, row)));
        changed();
    };
    options_->on_open = [this](int) { option_->take_focus(); };
    column->Add(options_, wxSizerFlags(5).Expand().Border(wxTOP, Gap::part));
    option_ = new OptionPanel(card_);
    option_->on_choose = [this](std::size_t choice) {
        session_.choose_value(choice);
        changed();
    };
    option_->on_number = [this](std::size_t field, int value) {
        session_.set_number(field, value);
        changed();
    };
    column->Add(option_, wxSizerFlags(6).Expand().Border(wxTOP, grid));
    changes_ = new RowList(card_, tr("What changes"),
                           height_of_lines({14, 13, 13, 13, 13}, Gap::hair), Tone::Surface);
    column->Add(changes_, wxSizerFlags(1).Expand().Border(wxTOP, grid));
    make_form(column);
    auto* around = new wxBoxSizer(wxVERTICAL);
    put(around, column, {2 * grid, 2 * grid, 2 * grid, 2 * grid}, true);
    card_->SetSizer(around);
    card_->SetMinSize(wxSize(200, -1));
    return card_;
}

HouseCardPage::Field HouseCardPage::make_field(wxWindow* parent, wxSizer* column, const char* name,
                                               Typed typed, long style) {
    Field field;
    field.label = new Text(parent, *name == 0 ? "" : tr(name), 14, Hue::Text, wxFONTWEIGHT_MEDIUM);
    field.entry = make_text_field(
        parent, *name == 0 ? tr("Name of the card") : tr(name), day_width,
        [this, typed](const std::string& words) {
            std::invoke(typed, session_, words);
            changed();
        },
        style);
    field.hint = new Text(parent, "", 13, Hue::Muted);
    column->Add(field.label, wxSizerFlags().Border(wxTOP, grid));
    column->Add(field.entry, wxSizerFlags().Border(wxTOP, Gap::hair));
    column->Add(field.hint, wxSizerFlags().Border(wxTOP, Gap::hair));
    return field;
}

void HouseCardPage::make_form(wxSizer* column) {
    form_ = make_scroller(card_, tr("Approve"));
    auto* fields = new wxBoxSizer(wxVERTICAL);
    from_ = make_field(form_, fields, sentence("First day"), &HouseCardSession::type_from);
    to_ = make_field(form_, fields, sentence("Last day"), &HouseCardSession::type_to);
    passphrase_ = make_field(form_, fields, sentence("Your passphrase"),
                             &HouseCardSession::type_passphrase, wxTE_PASSWORD);
    fields->Add(make_action_button(form_, HouseCardAction::PutInForce, "primary"),
                wxSizerFlags().Border(wxTOP, 2 * grid));
    form_->SetSizer(fields);
    column->Add(form_, wxSizerFlags(1).Expand().Border(wxTOP, grid));
}

bool HouseCardPage::take(HouseCardAction action) {
    if (!session_.can(action)) return false;
    if (action == HouseCardAction::Import) return import(), true;
    if (action == HouseCardAction::Export) return export_card(), true;
    done(session_.apply(action));
    if (action == HouseCardAction::AskApproval) {
        show_desk();
        (shown_.asks_passphrase ? passphrase_ : from_).entry->SetFocus();
    }
    return true;
}

void HouseCardPage::import() {
    const auto file = files().file_to_open(tr("A table card"));
    if (!file) return;
    session_.import_file(*file);
    changed();
}

void HouseCardPage::export_card() {
    const auto file = files().file_to_save(session_.export_name());
    if (!file) return;
    session_.export_file(*file);
    changed();
}

void HouseCardPage::show_list() {
    cards_->set_rows(
        shown_.rows.size(),
        [this](wxGraphicsContext& gc, const wxRect2DDouble& row, std::size_t number,
               bool selected) {
            const HouseCardRow& card = shown_.rows.at(number);
            draw_named(gc, row, card.title, card.detail, card.word, selected,
                       card.in_force ? Tone::Good : Tone::Muted);
        },
        [this](std::size_t number) { return shown_.rows.at(number).spoken; });
    if (!shown_.rows.empty()) cards_->show_selected(static_cast<int>(shown_.picked));
}

void HouseCardPage::show_options() {
    const bool any = !shown_.options.empty();
    options_->set_rows(
        shown_.options.size(),
        [this](wxGraphicsContext& gc, const wxRect2DDouble& row, std::size_t number,
               bool selected) {
            const HouseOptionRow& option = shown_.options.at(number);
            draw_named(gc, row, option.question, option.reading, option.word, selected,
                       option.changed ? Tone::Accent : Tone::Muted);
        },
        [this](std::size_t number) { return shown_.options.at(number).spoken; });
    if (any) options_->show_selected(static_cast<int>(shown_.option));
    options_->Show(any);
    option_->Show(any);
    if (!any) return;
    option_->show(shown_.open);
    // Numbers alone are low: the list has what they leave.
    card_column_->GetItem(option_)->SetProportion(shown_.open.choices.empty() ? 0 : 6);
}

void HouseCardPage::show_changes() {
    changes_->set_rows(
        shown_.changes.size(),
        [this](wxGraphicsContext& gc, const wxRect2DDouble& row, std::size_t number,
               bool selected) { draw_change(gc, row, shown_.changes.at(number), selected); },
        [this](std::size_t number) { return shown_.changes.at(number).spoken; });
    changes_->Show(shown_.part == HouseCardPart::Changes);
    story_->say(shown_.story);
    story_->Show(!shown_.story.empty());
}

void HouseCardPage::show_field(const Field& field, const FieldScreen& screen, bool shown) {
    field.label->say(screen.label);
    put_text(field.entry, screen.value);
    field.hint->say(screen.hint);
    for (wxWindow* part :
         {static_cast<wxWindow*>(field.label), static_cast<wxWindow*>(field.entry)})
        part->Show(shown);
    field.hint->Show(shown && !screen.hint.empty());
}

void HouseCardPage::show_form() {
    show_field(name_, shown_.name.value_or(FieldScreen()), is_named_here());
    name_.label->Hide();  // it stands in the place of the title
    const bool asks = shown_.part == HouseCardPart::Approval;
    show_field(from_, shown_.from, asks);
    show_field(to_, shown_.to, asks);
    show_field(passphrase_, shown_.passphrase, asks && shown_.asks_passphrase);
    form_->Show(asks);
}

bool HouseCardPage::is_named_here() const {
    return shown_.name && shown_.part == HouseCardPart::Options;
}

void HouseCardPage::show_buttons() {
    for (const auto& [action, button] : buttons_) button->Show(session_.can(action));
    for (const auto& [game, button] : games_) button->SetValue(game == shown_.game);
}

void HouseCardPage::show_desk() {
    const UpdateLock lock(this);
    shown_ = session_.screen();
    tabs_->show();
    const std::string& said = shown_.error.empty() ? shown_.notice : shown_.error;
    message_->say(shown_.forbidden.empty() ? said : shown_.forbidden);
    message_->set_hue(shown_.error.empty() ? Hue::Good : Hue::Bad);
    message_->Show(!message_->GetLabel().empty());
    title_->say(shown_.title);
    title_->Show(!is_named_here());
    standing_->say(shown_.standing);
    note_->say(shown_.note);
    note_->Show(!shown_.note.empty() && shown_.part == HouseCardPart::Options && !shown_.name);
    show_list();
    show_options();
    show_changes();
    show_form();
    show_buttons();
    list_card_->Show(shown_.forbidden.empty());
    card_->Show(shown_.forbidden.empty());
    for (wxWindow* container : {static_cast<wxWindow*>(option_), static_cast<wxWindow*>(form_),
                                static_cast<wxWindow*>(card_)})
        renew_tab_order(container);
    lay_out();
}

void HouseCardPage::lay_out() {
    const int width = GetClientSize().x - 6 * grid;
    if (width < 100) return;
    message_->wrap_to(width);
    Layout();
    const int inside = card_->GetClientSize().x - 4 * grid;
    if (inside < 100) return;
    for (Text* text : {title_, standing_, note_, story_, from_.hint, to_.hint, passphrase_.hint})
        text->wrap_to(inside);
    card_->Layout();
    option_->lay_out();
    form_->FitInside();
}

/// Enter in the lists of options and of choices. False: neither has the keyboard.
bool HouseCardPage::enter_in_lists() {
    if (options_->HasFocus()) return option_->take_focus(), true;
    const int choice = option_->choices()->GetSelection();
    if (!option_->choices()->HasFocus() || choice == wxNOT_FOUND) return false;
    session_.choose_value(static_cast<std::size_t>(choice));
    changed();
    return true;
}

bool HouseCardPage::press(const KeyPress& key) {
    if (key.name == KeyName::Enter && enter_in_lists()) return true;
    const auto* action = action_of(house_card_actions, key);
    return action != nullptr && take(action->name);
}

void HouseCardPage::take_focus() { cards_->SetFocus(); }

void HouseCardPage::theme_changed() {
    for (RowList* list : {cards_, options_, changes_}) list->theme_changed();
    option_->theme_changed();
    form_->SetBackgroundColour(colour(Tone::Surface));
    Refresh();
}

}  // namespace fairdeal

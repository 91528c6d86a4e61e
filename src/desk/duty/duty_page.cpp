#include "desk/duty/duty_page.h"

#include <wx/clipbrd.h>
#include <wx/dataobj.h>
#include <wx/wrapsizer.h>

#include <functional>

#include "base/translation.h"
#include "desk/kit/fields.h"
#include "desk/kit/keys/tab_order.h"
#include "desk/kit/rows/row_lines.h"

namespace fairdeal {

namespace {

constexpr std::array parts{std::pair(DutyAction::ShowAsk, DutyPart::Ask),
                           std::pair(DutyAction::ShowHands, DutyPart::Hands),
                           std::pair(DutyAction::ShowDue, DutyPart::Due),
                           std::pair(DutyAction::ShowFacts, DutyPart::Facts)};

}  // namespace

DutyPage::DutyPage(wxWindow* parent, PageContext& context, DutySession& session)
    : Page(parent, context), session_(session) {
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(make_head(), wxSizerFlags().Expand().Border(wxALL, 3 * grid));
    story_ = new Text(this, "", 14, Hue::Muted);
    column->Add(story_, wxSizerFlags().Border(wxLEFT | wxRIGHT, 3 * grid));
    message_ = new Text(this, "", 14);
    column->Add(message_, wxSizerFlags().Border(wxLEFT | wxRIGHT | wxTOP, 3 * grid));
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(make_left(), wxSizerFlags().Expand().Border(wxRIGHT, 2 * grid));
    row->Add(make_right(), wxSizerFlags(1).Expand());
    column->Add(row, wxSizerFlags(1).Expand().Border(wxALL, 3 * grid));
    SetSizer(column);
}

wxButton* DutyPage::make_action_button(wxWindow* parent, DutyAction action, const char* kind) {
    const auto& named = action_named(duty_actions, action);
    auto* button = make_button(parent, tr(named.label), kind, [this, action] { take(action); });
    button->SetToolTip(wide(tip_of(named)));
    buttons_[action] = button;
    return button;
}

wxSizer* DutyPage::make_head() {
    auto* row = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
    row->Add(new Text(this, tr("Duty"), 26, Hue::Text, wxFONTWEIGHT_BOLD),
             wxSizerFlags().CentreVertical().Border(wxRIGHT, 3 * grid));
    for (const auto& [action, part] : parts) {
        const auto& named = action_named(duty_actions, action);
        auto* toggle = make_toggle(this, tr(named.label),
                                   [this, action = action](bool) { take(action), changed(); });
        toggle->SetToolTip(wide(tip_of(named)));
        parts_[action] = toggle;
        row->Add(toggle, wxSizerFlags().CentreVertical().Border(wxRIGHT, grid));
    }
    row->Add(make_action_button(this, DutyAction::OpenFile, "quiet"),
             wxSizerFlags().CentreVertical().Border(wxRIGHT, grid));
    row->Add(make_action_button(this, DutyAction::Begin, "primary"),
             wxSizerFlags().CentreVertical());
    return row;
}

wxTextCtrl* DutyPage::make_field(wxSizer* column, const std::string& label, Typed typed) {
    column->Add(new Text(left_, label, 13, Hue::Muted), wxSizerFlags().Border(wxBOTTOM, Gap::hair));
    auto* field = make_text_field(left_, label, -1, [this, typed](const std::string& words) {
        std::invoke(typed, session_, words);
        changed();
    });
    column->Add(field, wxSizerFlags().Expand().Border(wxBOTTOM, Gap::row));
    return field;
}

wxWindow* DutyPage::make_left() {
    left_ = new Tile(this, card(Tone::Window));
    auto* column = new wxBoxSizer(wxVERTICAL);
    question_ = new wxBoxSizer(wxVERTICAL);
    dealer_ = make_field(question_, tr("Id of the dealer"), &DutySession::type_dealer);
    table_ = make_field(question_, tr("Table"), &DutySession::type_table);
    at_ = make_field(question_, tr("UTC time (empty: now)"), &DutySession::type_time);
    at_->SetHint("2026-11-26T21:05:00Z");
    asker_ = make_field(question_, tr("Your id, kept with the answer"), &DutySession::type_asker);
    question_->Add(make_action_button(left_, DutyAction::Ask, "primary"),
                   wxSizerFlags().Border(wxTOP, Gap::tight));
    // Where all that is in them is hidden, they take no room: the list of kinds begins at the top.
    column->Add(question_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, 2 * grid));
    search_ = new wxBoxSizer(wxVERTICAL);
    within_ = make_field(search_, tr("In so many days"), &DutySession::type_within);
    find_ = make_search_field(left_, tr("An id, a table, a word"), tr("Search the facts"), -1,
                              [this](const std::string& words) {
                                  session_.type_find(words);
                                  changed();
                              });
    search_->Add(find_, wxSizerFlags().Expand().Border(wxBOTTOM, Gap::row));
    search_->Add(make_action_button(left_, DutyAction::Add, "primary"),
                 wxSizerFlags().Border(wxBOTTOM, Gap::tight));
    column->Add(search_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, 2 * grid));
    above_ = new Text(left_, "", 14, Hue::Muted);
    column->Add(above_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, 2 * grid));
    list_ =
        new RowList(left_, tr("List"), height_of_lines({15, 13, 13}, Gap::beside), Tone::Surface);
    list_->on_pick = [this](int row) {
        session_.pick(static_cast<std::size_t>(std::max(0, row)));
        changed();
    };
    list_->on_open = [this](int row) {
        session_.pick(static_cast<std::size_t>(std::max(0, row)));
        take(DutyAction::Hands);
    };
    put(column, list_, {Gap::hair, Gap::beside, Gap::hair, Gap::beside}, true);
    left_->SetSizer(column);
    left_->SetMinSize(wxSize(side_list_width, -1));
    return left_;
}

wxWindow* DutyPage::make_right() {
    right_ = new Tile(this, card(Tone::Window));
    auto* column = new wxBoxSizer(wxVERTICAL);
    panel_ = new DutyPanel(right_, context());
    panel_->on_add = [this](std::size_t reason, std::size_t add) {
        session_.add_for(reason, add);
        changed();
    };
    panel_->on_typed = [this](const std::string& field, const std::string& value) {
        session_.type_in_form(field, value);
        // Other fields go with another proof; this one goes with them, once its event is over.
        if (field == NewFact::proof_field) {
            CallAfter([this, field] {
                changed();
                panel_->take_focus(field);
            });
        }
    };
    panel_->on_choose_file = [this](const std::string& field) { choose_file(field); };
    put(column, panel_, {2 * grid, 2 * grid, Gap::hair, Gap::beside}, true);
    auto* row = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
    const std::pair<DutyAction, const char*> all[] = {
        {DutyAction::Sign, "primary"},     {DutyAction::Create, "primary"},
        {DutyAction::OpenCase, "primary"}, {DutyAction::OpenLog, "primary"},
        {DutyAction::Hands, ""},           {DutyAction::Correct, ""},
        {DutyAction::Copy, "quiet"},       {DutyAction::Leave, "quiet"}};
    for (const auto& [action, kind] : all)
        row->Add(make_action_button(right_, action, kind),
                 wxSizerFlags().Border(wxRIGHT, Gap::beside));
    put(column, row, {2 * grid, Gap::beside, 2 * grid, 2 * grid});
    right_->SetSizer(column);
    right_->SetMinSize(wxSize(200, -1));
    return right_;
}

bool DutyPage::take(DutyAction action) {
    if (action == DutyAction::OpenFile) return open_file(), true;
    if (!session_.can(action)) return false;
    if (action == DutyAction::Copy) return copy(), true;
    if (action == DutyAction::OpenLog) return open_log(), true;
    const wxBusyCursor wait;
    if (const auto leads_to = session_.apply(action)) return done(leads_to), true;
    show_desk();
    if (action == DutyAction::Ask) panel_->Scroll(0, 0);  // the answer itself comes first
    const bool wants_keyboard = action == DutyAction::Add || action == DutyAction::Begin ||
                                action == DutyAction::Correct || action == DutyAction::Leave ||
                                shown_.part != DutyPart::Ask;
    if (wants_keyboard && shown_.error.empty()) take_focus();
    changed();
    return true;
}

void DutyPage::copy() const {
    const auto answer = session_.answer();
    const wxClipboardLocker lock;
    if (!answer || !lock) return;
    wxTheClipboard->SetData(new wxTextDataObject(wide(answer->text)));
}

void DutyPage::open_file() {
    const auto file = files().file_to_open(tr("A file of who may deal where"));
    if (!file) return;
    session_.open(*file);
    changed();
}

void DutyPage::open_log() {
    const auto file = files().log_to_open();
    if (file) done(OpenLogFor{*file, DeskSection::Duty});
}

void DutyPage::choose_file(const std::string& field) {
    const auto file = files().file_to_open(tr("A signed document, or a key"));
    if (!file) return;
    session_.type_in_form(field, *file);
    changed();
}

void DutyPage::show_list() {
    list_->set_rows(
        shown_.rows.size(),
        [this](wxGraphicsContext& gc, const wxRect2DDouble& row, std::size_t number,
               bool selected) {
            const DutyRowScreen& item = shown_.rows.at(number);
            draw_named(gc, row, item.title, item.detail, item.word, selected,
                       item.is_past ? Tone::Bad : Tone::Muted);
        },
        [this](std::size_t number) { return shown_.rows.at(number).spoken; });
    list_->show_selected(shown_.picked);
    list_->Show(!shown_.rows.empty());
    above_->say(shown_.above);
    above_->Show(!shown_.above.empty());
}

void DutyPage::show_panel() {
    const int width = panel_->GetClientSize().x;
    if (shown_.form) return panel_->show_form(*shown_.form, width);
    if (shown_.answer) return panel_->show_answer(*shown_.answer, width);
    if (shown_.fact) return panel_->show_fact(*shown_.fact, width);
    panel_->show_words(shown_.words, width);
}

void DutyPage::show_desk() {
    const UpdateLock lock(this);
    session_.follow_open_log();
    shown_ = session_.screen();
    story_->say(shown_.story);
    story_->set_hue(shown_.can_use ? Hue::Muted : Hue::Bad);
    message_->say(shown_.error.empty() ? shown_.notice : shown_.error);
    message_->set_hue(shown_.error.empty() ? Hue::Good : Hue::Bad);
    message_->Show(!message_->GetLabel().empty());
    for (const auto& [action, part] : parts) {
        parts_.at(action)->SetValue(shown_.part == part);
        parts_.at(action)->Enable(session_.can(action));
    }
    put_text(dealer_, shown_.dealer);
    put_text(table_, shown_.table);
    put_text(at_, shown_.at);
    put_text(asker_, shown_.asker);
    put_text(within_, shown_.within);
    put_text(find_, shown_.find);
    left_->GetSizer()->ShowItems(true);
    question_->ShowItems(shown_.part == DutyPart::Ask);
    search_->ShowItems(shown_.part != DutyPart::Ask && shown_.part != DutyPart::Form);
    find_->Show(shown_.part == DutyPart::Facts);
    if (shown_.part != DutyPart::Due) {
        within_->Hide();
        search_->GetItem(std::size_t{0})->GetWindow()->Hide();
    }
    show_list();
    for (const auto& [action, button] : buttons_) {
        const bool is_part = action == DutyAction::Ask || action == DutyAction::Add;
        if (!is_part) button->Show(session_.can(action));
    }
    left_->Show(shown_.can_use && (!shown_.form || !shown_.rows.empty()));
    right_->Show(shown_.can_use);
    for (wxWindow* container : {static_cast<wxWindow*>(left_), static_cast<wxWindow*>(right_)})
        renew_tab_order(container);
    lay_out();
}

void DutyPage::lay_out() {
    const int width = GetClientSize().x - 6 * grid;
    if (width < 100) return;
    for (Text* text : {message_, story_}) text->wrap_to(width);
    above_->wrap_to(side_list_width - 4 * grid);
    Layout();
    left_->Layout();
    right_->Layout();
    if (shown_.can_use && panel_->GetClientSize().x > 100) show_panel();
}

/// What Enter does in the part that is shown.
DutyAction DutyPage::on_enter() const {
    if (shown_.part == DutyPart::Form)
        return session_.can(DutyAction::Create) ? DutyAction::Create : DutyAction::Sign;
    return shown_.part == DutyPart::Hands ? DutyAction::Hands : DutyAction::Ask;
}

bool DutyPage::press(const KeyPress& key) {
    const auto* action = action_of(duty_actions, key);
    if (action == nullptr) return false;
    return take(action->name == DutyAction::Ask ? on_enter() : action->name);
}

void DutyPage::take_focus() {
    const bool can_begin = session_.can(DutyAction::Begin);
    if (!shown_.can_use)
        return buttons_.at(can_begin ? DutyAction::Begin : DutyAction::OpenFile)->SetFocus();
    if (shown_.part == DutyPart::Ask) return dealer_->SetFocus();
    if (shown_.part == DutyPart::Form) return panel_->take_focus();
    if (list_->IsShown())
        list_->SetFocus();
    else
        buttons_.at(DutyAction::Add)->SetFocus();
}

void DutyPage::theme_changed() {
    list_->theme_changed();
    panel_->theme_changed();
    Refresh();
}

}  // namespace fairdeal

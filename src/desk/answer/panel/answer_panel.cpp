#include "desk/answer/panel/answer_panel.h"

#include "base/translation.h"
#include "desk/answer/answer_actions.h"
#include "desk/answer/payments.h"
#include "desk/kit/gtk.h"
#include "desk/kit/keys/key_press.h"
#include "desk/kit/side_panel.h"

namespace fairdeal {

namespace {

/// What must be rebuilt when it changes; everything else is updated in place.
std::string shape_of_answer(const PracticeScreen& screen) {
    std::string shape = screen.title + "|" + screen.question;
    for (const RowScreen& row : screen.rows) shape += "|" + row.place + row.title;
    for (const ChoiceScreen& choice : screen.choices) shape += "|" + choice.whom + choice.label;
    if (!screen.banner) return shape;
    shape += "|marked " + screen.banner->text;
    if (screen.show) return shape + screen.show->spoken;
    for (const VerdictScreen& verdict : screen.verdicts)
        shape += verdict.yours + verdict.due + verdict.title;
    return shape + (screen.clause ? screen.clause->id : "");
}

/// The mark of one of several that may hold, or of the one that does.
std::string mark_of(const ChoiceScreen& choice) {
    if (choice.ticks) return choice.chosen ? "\u2611  " : "\u2610  ";
    return choice.chosen ? "\u25c9  " : "\u25cb  ";
}

/// "1   \u25cb  Draw a card", and under it what a clause says.
std::string label_of(const ChoiceScreen& choice) {
    std::string label = choice.key.empty() ? "" : choice.key + "   ";
    label += mark_of(choice) + choice.label;
    return choice.detail.empty() ? label : label + "\n" + choice.detail;
}

/// A new label stands in the middle again.
void align_choice(wxToggleButton* button) {
    gtk::align_left(button);
    gtk::wrap_button(button);
    button->SetMinSize(wxSize(panel_inside, std::max(40, gtk::height_for(button, panel_inside))));
}

/// Whether it is chosen is the button's own state.
std::string spoken_choice(const ChoiceScreen& choice) {
    return choice.detail.empty() ? choice.label : choice.label + ": " + choice.detail;
}

}  // namespace

AnswerPanel::AnswerPanel(wxWindow* parent, PageContext& context, Answering& answering)
    : Tile(parent, card(Tone::Window)), context_(context), answering_(answering) {
    auto* column = new wxBoxSizer(wxVERTICAL);
    const PanelHead head = begin_panel(this, column);
    title_ = head.title;
    status_ = head.status;
    body_ = head.body;
    pay_table_ = new PayTableCard(this, panel_inside);
    column->Add(pay_table_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, side));
    make_payments(column);
    clause_ = new ClauseCard(
        this, [this] { change([](Practice& practice) { practice.clause.clear(); }); });
    column->Add(clause_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT, side));
    keys_ = new Text(this, "", 12, Hue::Muted);
    put(column, keys_, {side + Gap::tight, Gap::tight, side, 0});
    make_footer(column);
    SetSizer(column);
    SetMinSize(wxSize(panel_width, -1));
}

void AnswerPanel::change(const std::function<void(Practice&)>& act) {
    answering_.change(act);
    context_.changed();
}

void AnswerPanel::apply(AnswerAction action) {
    answering_.apply(action);
    context_.changed();
}

wxButton* AnswerPanel::make_action_button(AnswerAction action, const char* kind) {
    return make_button(this, tr(action_named(answer_actions, action).label), kind,
                       [this, action] { apply(action); });
}

void AnswerPanel::make_payments(wxSizer* column) {
    payments_ = new PaymentsCard(this);
    payments_->on_pick = [this](std::size_t payment) {
        change([&](Practice& practice) { pick_payment(practice, payment); });
    };
    payments_->on_action = [this](AnswerAction action) { apply(action); };
    column->Add(payments_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, side));
}

void AnswerPanel::make_footer(wxSizer* column) {
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    hint_ = make_action_button(AnswerAction::Hint, "");
    again_ = make_action_button(AnswerAction::Again, "");
    make_aids();
    check_ = make_action_button(AnswerAction::Check, "primary");
    next_ = make_action_button(AnswerAction::Next, "primary");
    for (wxAnyButton* button :
         std::initializer_list<wxAnyButton*>{hint_, pays_, undo_, again_, show_, end_})
        row->Add(button, wxSizerFlags().CentreVertical().Border(wxRIGHT, Gap::tight));
    row->AddStretchSpacer();
    for (wxButton* button : {check_, next_, line_})
        row->Add(button, wxSizerFlags().CentreVertical());
    column->Add(row, wxSizerFlags().Expand().Border(wxALL, side));
}

void AnswerPanel::make_aids() {
    const auto& pays = action_named(answer_actions, AnswerAction::PayTable);
    pays_ = make_toggle(this, tr(pays.label), [this](bool) { apply(AnswerAction::PayTable); });
    pays_->SetToolTip(wide(tip_of(pays)));
    undo_ =
        make_icon_button(this, Icon::Undo, tip_of(action_named(answer_actions, AnswerAction::Undo)),
                         [this] { apply(AnswerAction::Undo); });
    show_ = make_show_button(ShowAction::Begin, "");
    line_ = make_show_button(ShowAction::Next, "primary");
    end_ = make_show_button(ShowAction::End, "");
}

wxButton* AnswerPanel::make_show_button(ShowAction action, const char* kind) {
    const auto& named = action_named(show_actions, action);
    auto* button = make_button(this, tr(named.label), kind, [this, action] {
        change([action](Practice& practice) { fairdeal::apply(practice, action); });
    });
    button->SetToolTip(wide(tip_of(named)));
    return button;
}

void AnswerPanel::show(const PracticeScreen& screen) {
    const UpdateLock lock(this);
    show_heading(screen);
    show_body(screen);
    clause_->Show(screen.clause.has_value());
    if (screen.clause) clause_->show(*screen.clause, panel_width - 2 * side);
    payments_->Show(screen.payments.has_value());
    if (screen.payments) payments_->show(*screen.payments);
    show_footer(screen);
    Layout();
    body_->FitInside();
    body_->Layout();  // its rows are where they will be, before one is brought into view
    focus_current(screen);
}

void AnswerPanel::show_heading(const PracticeScreen& screen) {
    const bool judges = screen.banner && !screen.show;
    title_->say(judges ? screen.banner->title : screen.show ? tr("Show me") : screen.question);
    title_->set_hue(!judges ? Hue::Text : screen.banner->right ? Hue::Good : Hue::Bad);
    status_->say(judges ? screen.banner->text : screen.show ? screen.show->heading : screen.status);
    title_->wrap_to(panel_width - 2 * side - grid);
    status_->wrap_to(panel_width - 2 * side - grid);
}

void AnswerPanel::show_body(const PracticeScreen& screen) {
    const std::string shape = shape_of_answer(screen);
    if (shape != built_) build(screen);
    if (shape != built_ && !choices_.empty()) context_.letters_are_new();
    built_ = shape;
    update_rows(screen);
    update_choices(screen);
}

void AnswerPanel::build(const PracticeScreen& screen) {
    body_->DestroyChildren();
    rows_.clear();
    choices_.clear();
    verdicts_.clear();
    order_ = nullptr;
    auto* column = new wxBoxSizer(wxVERTICAL);
    if (screen.show)
        column->Add(new ShowMeCard(body_, *screen.show, panel_inside));
    else if (screen.banner)
        build_verdicts(screen, column);
    else
        build_rows(screen, column);
    if (!screen.choices.empty() && !screen.show) build_choices(screen, column);
    column->AddSpacer(grid);
    body_->SetSizer(column, true);
    body_->Scroll(0, 0);
}

void AnswerPanel::add_heading(wxSizer* column, const std::string& text, bool first) {
    if (text.empty()) return;
    auto* heading = new Text(body_, text, 13, Hue::Muted, wxFONTWEIGHT_SEMIBOLD);
    put(column, heading, {Gap::tight, first ? 0 : Gap::row, 0, Gap::beside});
}

AnswerRow* AnswerPanel::make_row(const RowScreen& screen, std::size_t number) {
    auto* row = new AnswerRow(body_, screen, panel_inside);
    const auto then = [this](const auto& act) { change(act); };
    row->on_call = [then, number](std::size_t button) {
        then([&](Practice& practice) { answer_row(practice, number, button); });
    };
    row->on_amount = [then, number](const std::string& typed) {
        then([&](Practice& practice) { type_amount(practice, number, typed); });
    };
    row->on_tip = [then, number](const std::string& typed) {
        then([&](Practice& practice) { type_tip(practice, number, typed); });
    };
    row->on_focus = [this, number](bool tip) {
        Practice* practice = answering_.practice();
        if (practice == nullptr || practice->mark || number >= practice->rows() ||
            (practice->current == number && practice->in_tip == tip))
            return;
        go_to(*practice, number);
        practice->in_tip = tip;
        context_.changed();
    };
    row->on_picked = [then, number] { then([&](Practice& practice) { go_to(practice, number); }); };
    return row;
}

void AnswerPanel::build_rows(const PracticeScreen& screen, wxSizer* column) {
    for (std::size_t i = 0; i < screen.rows.size(); ++i) {
        add_heading(column, screen.rows[i].place, i == 0);
        rows_.push_back(make_row(screen.rows[i], i));
        column->Add(rows_.back(), wxSizerFlags().Border(wxBOTTOM, grid));
    }
}

wxSizer* AnswerPanel::make_choice(const ChoiceScreen& choice, std::size_t number) {
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    auto* button = make_toggle(body_, label_of(choice), [this, number](bool) {
        answering_.choose(number);
        context_.changed();
    });
    button->SetName(tick_button);
    gtk::set_class(button, "filter", false);
    gtk::add_class(button, "choice");
    gtk::set_role(button, choice.ticks ? fixed("check box") : fixed("radio button"));
    align_choice(button);
    choices_.push_back(button);
    row->Add(button);
    return row;
}

void AnswerPanel::build_choices(const PracticeScreen& screen, wxSizer* column) {
    for (std::size_t i = 0; i < screen.choices.size(); ++i) {
        const ChoiceScreen& choice = screen.choices[i];
        const bool apart =
            i + 1 == screen.choices.size() && choice.whom.empty() && choice.key.empty();
        add_heading(column, choice.whom, i == 0 && !screen.banner && rows_.empty());
        put(column, make_choice(choice, i), {0, apart ? Gap::inside : 0, 0, Gap::beside});
    }
}

OnClause AnswerPanel::clause_shown() {
    return [this](const std::string& id) {
        change([&](Practice& practice) { show_clause(practice, id); });
    };
}

void AnswerPanel::build_verdicts(const PracticeScreen& screen, wxSizer* column) {
    const std::string open = screen.clause ? screen.clause->id : "";
    if (screen.order) {
        order_ = new OrderCard(body_, *screen.order, panel_inside, open, clause_shown());
        column->Add(order_, wxSizerFlags().Border(wxBOTTOM, Gap::row));
    }
    for (const VerdictScreen& verdict : screen.verdicts) {
        auto* made = new VerdictCard(body_, verdict, panel_inside, open, clause_shown());
        verdicts_.push_back(made);
        column->Add(made, wxSizerFlags().Border(wxBOTTOM, Gap::row));
    }
}

void AnswerPanel::update_rows(const PracticeScreen& screen) {
    for (std::size_t i = 0; i < rows_.size(); ++i) rows_[i]->show(screen.rows.at(i));
}

void AnswerPanel::update_choices(const PracticeScreen& screen) {
    for (std::size_t i = 0; i < choices_.size(); ++i) {
        const ChoiceScreen& choice = screen.choices.at(i);
        set_label(choices_[i], label_of(choice));
        align_choice(choices_[i]);  // its letters may be new on the screen
        gtk::set_name(choices_[i], spoken_choice(choice));
        gtk::set_class(choices_[i], "current", choice.current);
        choices_[i]->SetValue(choice.chosen);
        gtk::set_class(choices_[i], "right", choice.right);
        gtk::set_class(choices_[i], "wrong", screen.banner && choice.chosen && !choice.right);
        choices_[i]->Enable(!screen.banner);
    }
}

void AnswerPanel::show_footer(const PracticeScreen& screen) {
    keys_->say(screen.key_line);
    keys_->Show(!screen.key_line.empty());
    keys_->wrap_to(panel_width - 2 * side - Gap::tight);  // what is hidden has no height
    hint_->Show(screen.offers_hints);
    hint_->Enable(screen.more_hints);
    set_label(hint_, screen.hint_label);
    again_->Show(screen.can_try_again && !screen.show);
    check_->Show(screen.shows_check);
    check_->Enable(screen.can_check);
    set_label(check_, screen.check_label);
    next_->Show(screen.banner && !screen.show);
    show_aids(screen);
}

void AnswerPanel::show_aids(const PracticeScreen& screen) {
    const bool open = screen.pay_table && screen.pay_table->open;
    pays_->Show(screen.pay_table.has_value());
    pays_->SetValue(open);
    pay_table_->Show(open);
    if (open) pay_table_->show(screen.pay_table->wagers);
    undo_->Show(!screen.banner);
    undo_->Enable(screen.can_undo);
    show_->Show(screen.can_show_me && !screen.show);
    line_->Show(screen.show.has_value());
    end_->Show(screen.show && !screen.show->is_last);
    if (!screen.show) return;
    set_label(line_, screen.show->next_label);
    gtk::set_description(line_, screen.show->spoken);
}

void AnswerPanel::focus_current(const PracticeScreen& screen) {
    if (screen.banner) return (screen.show ? line_ : next_)->SetFocus();
    const auto none = [](const auto& rows) {
        return std::none_of(rows.begin(), rows.end(), [](const auto& row) { return row.current; });
    };
    if (none(screen.choices) && none(screen.rows)) body_->SetFocusIgnoringChildren();
    for (std::size_t i = 0; i < choices_.size(); ++i) {
        if (screen.choices[i].current) choices_[i]->SetFocus();
    }
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        if (!screen.rows[i].current) continue;
        rows_[i]->take_focus(screen.rows[i].in_tip);
        bring_into_view(*rows_[i]);
    }
}

void AnswerPanel::bring_into_view(const wxWindow& row) {
    const int top = row.GetPosition().y;
    const int bottom = top + row.GetSize().y;
    int line = 0;
    body_->GetViewStart(nullptr, &line);
    if (top < 0) body_->Scroll(0, line + top / 8 - 4);
    if (bottom > body_->GetClientSize().y)
        body_->Scroll(0, line + (bottom - body_->GetClientSize().y) / 8 + 2);
}

void AnswerPanel::theme_changed() {
    body_->SetBackgroundColour(colour(Tone::Surface));
    payments_->theme_changed();
    pay_table_->theme_changed();
    set_icon(undo_, Icon::Undo);
    Refresh();
}

}  // namespace fairdeal

#include "desk/learn/group/group_page.h"

#include <algorithm>
#include <utility>

#include "base/time/utc_now.h"
#include "base/translation.h"
#include "desk/kit/canvas/picture_canvas.h"
#include "desk/kit/gtk.h"
#include "desk/kit/rows/row_lines.h"

namespace fairdeal {

namespace {

constexpr double share_width = 220;

void draw_group_row(wxGraphicsContext& gc, const wxRect2DDouble& row, const GroupRow& words) {
    const double left = row.m_x + 24;
    const double right = row.m_x + row.m_width - row_edge;
    const RowLines lines(row, {15, 13, 13, 13});
    const double aside = text_width(gc, words.aside, font(13));
    draw_text(gc, words.title, font(15, wxFONTWEIGHT_SEMIBOLD), Tone::Text, left, lines.top(0),
              right - aside - 16 - left);
    draw_text_right(gc, words.aside, font(13), Tone::Muted, right, lines.top(0, 13));
    const double share = words.asked > 0 ? share_width : 0;
    const double width = right - share - 16 - left;
    const auto [first, rest] = in_two_lines(gc, words.detail, font(13), width);
    draw_text(gc, first, font(13), Tone::Text, left, lines.top(1), width);
    draw_text(gc, rest, font(13), Tone::Text, left, lines.top(2), width);
    draw_text(gc, words.note, font(13), Tone::Note, left, lines.top(rest.empty() ? 2 : 3), width);
    if (words.asked == 0) return;
    const auto painter = painter_on(gc.GetNativeContext());
    draw_share(*painter, {right - share, lines.top(1), share, 28 * letters()}, words.right,
               words.asked, words.interval, chart_inks());
}

}  // namespace

GroupPage::GroupPage(wxWindow* parent, PageContext& context, GroupSession& session,
                     const LearnSession& school)
    : Page(parent, context), session_(session) {
    auto* column = new wxBoxSizer(wxVERTICAL);
    tabs_ = new LearnTabs(this, context, school);
    column->Add(tabs_, wxSizerFlags().Expand().Border(wxALL, 3 * grid));
    column->Add(make_head(), wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT, 3 * grid));
    card_ = new Tile(this, card(Tone::Window));
    auto* listed = new wxBoxSizer(wxVERTICAL);
    empty_ = new Text(card_, "", 15, Hue::Muted);
    listed->Add(empty_, wxSizerFlags().Border(wxALL, 2 * grid));
    list_ = new RowList(card_, tr("The group"), height_of_lines({15, 13, 13, 13}, Gap::beside),
                        Tone::Surface);
    list_->on_open = [this](int) { take(GroupAction::Open); };
    put(listed, list_, {Gap::hair, Gap::beside, Gap::hair, Gap::beside}, true);
    card_->SetSizer(listed);
    form_ = new AssignmentPanel(
        this, session_, [this](GroupAction action) { take(action); }, [this] { changed(); });
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(card_, wxSizerFlags(1).Expand());
    row->Add(form_, wxSizerFlags().Expand().Border(wxLEFT, 3 * grid));
    dealer_form_ = new DealerPanel(
        this, session_, [this](GroupAction action) { take(action); }, [this] { changed(); });
    row->Add(dealer_form_, wxSizerFlags().Expand().Border(wxLEFT, 3 * grid));
    column->Add(row, wxSizerFlags(1).Expand().Border(wxALL, 3 * grid));
    column->Add(make_foot(), wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, 3 * grid));
    SetSizer(column);
}

wxSizer* GroupPage::make_head() {
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    auto* texts = new wxBoxSizer(wxVERTICAL);
    heading_ = new Text(this, "", 20, Hue::Text, wxFONTWEIGHT_BOLD);
    period_ = new Text(this, "", 13, Hue::Muted);
    texts->Add(heading_);
    texts->Add(period_, wxSizerFlags().Border(wxTOP, Gap::hair));
    row->Add(texts, wxSizerFlags(1).CentreVertical());
    const auto add_choice = [&](const std::string& name, const std::function<void(int)>& choose) {
        auto* choice = new wxChoice(this, wxID_ANY);
        choice->SetMinSize(wxSize(140, as_high(36)));
        gtk::set_name(choice, name);
        choice->Bind(wxEVT_CHOICE, [this, choice, choose](wxCommandEvent&) {
            choose(choice->GetSelection());
            changed();
        });
        row->Add(choice, wxSizerFlags().CentreVertical().Border(wxLEFT, grid));
        return choice;
    };
    game_ = add_choice(tr("Game"), [this](int chosen) {
        session_.choose_game(static_cast<std::size_t>(std::max(0, chosen)));
    });
    team_ = add_choice(tr("Team"), [this](int chosen) {
        session_.choose_team(chosen < 1 ? ""
                                        : shown_.teams.at(static_cast<std::size_t>(chosen - 1)));
    });
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(row, wxSizerFlags().Expand());
    auto* parts = new wxBoxSizer(wxHORIZONTAL);
    add_parts(parts);
    column->Add(parts, wxSizerFlags().Border(wxTOP, grid));
    return column;
}

void GroupPage::add_parts(wxSizer* row) {
    for (const GroupAction part : {GroupAction::ByTrainee, GroupAction::ByClause,
                                   GroupAction::ByMistake, GroupAction::Assignments}) {
        const auto& listed = action_named(group_actions, part);
        auto* button = make_toggle(this, tr(listed.label), [this, part](bool) { take(part); });
        button->SetToolTip(wide(tip_of(listed)));
        parts_.push_back(button);
        row->Add(button, wxSizerFlags().CentreVertical().Border(wxRIGHT, Gap::beside));
    }
}

/// What is done with the group, and what became of it.
wxSizer* GroupPage::make_foot() {
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    const auto add = [&](GroupAction action, const char* kind) {
        const auto& listed = action_named(group_actions, action);
        auto* button = make_button(this, tr(listed.label), kind, [this, action] { take(action); });
        button->SetToolTip(wide(tip_of(listed)));
        row->Add(button, wxSizerFlags().CentreVertical().Border(wxRIGHT, grid));
        return button;
    };
    assign_ = add(GroupAction::Assign, "primary");
    change_ = add(GroupAction::Change, "");
    withdraw_ = add(GroupAction::Withdraw, "");
    dealer_ = add(GroupAction::Dealer, "");
    save_ = add(GroupAction::Save, "");
    notice_ = new Text(this, "", 14, Hue::Muted);
    row->Add(notice_, wxSizerFlags(1).CentreVertical().Border(wxLEFT, grid));
    return row;
}

void GroupPage::show_head() {
    heading_->say(shown_.heading);
    period_->say(shown_.period);
    for (std::size_t i = 0; i < parts_.size(); ++i)
        parts_[i]->SetValue(static_cast<GroupPart>(i) == shown_.part);
    show_choices(game_, shown_.games, shown_.game);
    std::vector<std::string> teams{tr("Everybody")};
    teams.insert(teams.end(), shown_.teams.begin(), shown_.teams.end());
    const auto chosen = std::ranges::find(teams, shown_.team) - teams.begin();
    show_choices(team_, teams, shown_.team.empty() ? 0 : static_cast<std::size_t>(chosen));
    team_->Show(!shown_.teams.empty());
}

void GroupPage::show_foot() {
    const bool has_form = shown_.form || shown_.dealer_form;
    assign_->Show(shown_.is_allowed && !has_form);
    change_->Show(shown_.can_withdraw && !has_form);
    withdraw_->Show(shown_.can_withdraw && !has_form);
    dealer_->Show(shown_.is_allowed && !has_form && shown_.part == GroupPart::ByTrainee);
    save_->Show(shown_.is_allowed);
    notice_->say(shown_.error.empty() ? shown_.notice : shown_.error);
    notice_->set_hue(shown_.error.empty() ? Hue::Muted : Hue::Bad);
}

void GroupPage::show_list() {
    empty_->say(shown_.empty);
    empty_->Show(!shown_.empty.empty());
    list_->set_rows(
        shown_.rows.size(),
        [this](wxGraphicsContext& gc, const wxRect2DDouble& row, std::size_t number,
               bool selected) {
            if (selected) fill_row(gc, row);
            draw_group_row(gc, row, shown_.rows.at(number));
        },
        [this](std::size_t number) { return shown_.rows.at(number).spoken; });
}

void GroupPage::show_desk() {
    const UpdateLock lock(this);
    shown_ = session_.screen();
    tabs_->show();
    show_head();
    show_list();
    form_->Show(shown_.form.has_value());
    form_->show_form(shown_);
    dealer_form_->Show(shown_.dealer_form.has_value());
    dealer_form_->show_form(shown_);
    show_foot();
    lay_out();
    follow_form();
}

void GroupPage::lay_out() {
    Layout();
    empty_->wrap_to(std::max(200, card_->GetClientSize().x - 4 * grid));
    period_->wrap_to(std::max(200, game_->GetPosition().x - heading_->GetPosition().x - 2 * grid));
    notice_->wrap_to(std::max(200, notice_->GetSize().x));
    Layout();
    card_->Layout();
}

void GroupPage::take(GroupAction action) {
    if (action == GroupAction::Save) {
        if (const auto file = files().file_to_save(session_.file_name()))
            session_.save(*file, utc_now());
        return changed();
    }
    const int row = list_->GetSelection();
    done(session_.apply(action,
                        row < 0 ? std::nullopt : std::optional(static_cast<std::size_t>(row))));
}

/// Where a form has come, or was, the keyboard goes.
void GroupPage::follow_form() {
    const GroupForm before = std::exchange(filled_in_, session_.filled_in());
    if (filled_in_ == before) return;
    switch (filled_in_) {
        case GroupForm::Assignment: return form_->take_focus();
        case GroupForm::DealerNumber: return dealer_form_->take_focus();
        case GroupForm::Nothing: list_->SetFocus();
    }
}

bool GroupPage::press(const KeyPress& key) {
    const auto action = session_.action_of(key);
    if (action) take(*action);
    return action.has_value();
}

void GroupPage::theme_changed() {
    list_->theme_changed();
    form_->theme_changed();
    dealer_form_->theme_changed();
    Refresh();
}

}  // namespace fairdeal

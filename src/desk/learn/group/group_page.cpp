#include "desk/learn/group/group_page.h"

#include "base/translation.h"
#include "desk/kit/canvas/picture_canvas.h"
#include "desk/kit/gtk.h"
#include "desk/kit/row_lines.h"

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
    auto* inside = new wxBoxSizer(wxVERTICAL);
    empty_ = new Text(card_, "", 15, Hue::Muted);
    inside->Add(empty_, wxSizerFlags().Border(wxALL, 2 * grid));
    list_ = new RowList(card_, tr("The group"), height_of_lines({15, 13, 13, 13}, Gap::beside),
                        Tone::Surface);
    list_->on_open = [this](int) { take(GroupAction::Open); };
    put(inside, list_, {Gap::hair, Gap::beside, Gap::hair, Gap::beside}, true);
    card_->SetSizer(inside);
    column->Add(card_, wxSizerFlags(1).Expand().Border(wxALL, 3 * grid));
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
    for (const GroupAction part :
         {GroupAction::ByTrainee, GroupAction::ByClause, GroupAction::ByMistake}) {
        const auto& listed = action_named(group_actions, part);
        auto* button = make_toggle(this, tr(listed.label), [this, part](bool) { take(part); });
        button->SetToolTip(wide(tip_of(listed)));
        parts_.push_back(button);
        row->Add(button, wxSizerFlags().CentreVertical().Border(wxRIGHT, Gap::beside));
    }
    team_ = new wxChoice(this, wxID_ANY);
    team_->SetMinSize(wxSize(160, as_high(36)));
    gtk::set_name(team_, tr("Team"));
    team_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) {
        const int chosen = team_->GetSelection();
        session_.choose_team(chosen < 1 ? ""
                                        : shown_.teams.at(static_cast<std::size_t>(chosen - 1)));
        changed();
    });
    row->Add(team_, wxSizerFlags().CentreVertical().Border(wxLEFT, grid));
    return row;
}

void GroupPage::show_teams() {
    wxArrayString names;
    names.Add(wide(tr("Everybody")));
    int chosen = 0;
    for (const std::string& team : shown_.teams) {
        names.Add(wide(team));
        if (team == shown_.team) chosen = static_cast<int>(names.size()) - 1;
    }
    if (team_->GetStrings() != names) team_->Set(names);
    team_->SetSelection(chosen);
    team_->Show(!shown_.teams.empty());
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
    heading_->say(shown_.heading);
    period_->say(shown_.period);
    for (std::size_t i = 0; i < parts_.size(); ++i)
        parts_[i]->SetValue(static_cast<GroupPart>(i) == shown_.part);
    show_teams();
    show_list();
    lay_out();
}

void GroupPage::lay_out() {
    Layout();
    empty_->wrap_to(std::max(200, card_->GetClientSize().x - 4 * grid));
    card_->Layout();
}

void GroupPage::take(GroupAction action) {
    const int row = list_->GetSelection();
    done(session_.apply(action,
                        row < 0 ? std::nullopt : std::optional(static_cast<std::size_t>(row))));
}

bool GroupPage::press(const KeyPress& key) {
    const auto* action = action_of(group_actions, key);
    if (action == nullptr) return false;
    return take(action->name), true;
}

void GroupPage::theme_changed() {
    list_->theme_changed();
    Refresh();
}

}  // namespace fairdeal

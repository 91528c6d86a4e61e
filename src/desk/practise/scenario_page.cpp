#include "desk/practise/scenario_page.h"

#include <wx/wrapsizer.h>

#include <algorithm>

#include "base/translation.h"
#include "desk/kit/fields.h"
#include "desk/kit/gtk.h"
#include "desk/kit/rows/row_lines.h"
#include "words/words.h"

namespace fairdeal {

namespace {

void draw_level(wxGraphicsContext& gc, int level, double right, double y) {
    gc.SetPen(*wxTRANSPARENT_PEN);
    for (int i = 0; i < 5; ++i) {
        gc.SetBrush(wxBrush(colour(i < level ? Tone::Accent : Tone::Border)));
        gc.DrawRoundedRectangle(right - (5 - i) * 9, y, 6, 12, 2);
    }
}

void draw_done(wxGraphicsContext& gc, Done done, double x, double y) {
    if (done == Done::Solved) return draw_mark(gc, true, x, y, 20);
    gc.SetBrush(*wxTRANSPARENT_BRUSH);
    gc.SetPen(gc.CreatePen(wxGraphicsPenInfo(colour(Tone::Strong)).Width(1.5)));
    gc.DrawEllipse(x + 1, y + 1, 18, 18);
    if (done == Done::NotYet) return;
    gc.SetPen(*wxTRANSPARENT_PEN);
    gc.SetBrush(wxBrush(colour(Tone::Note)));
    gc.DrawEllipse(x + 6, y + 6, 8, 8);
}

void draw_row(wxGraphicsContext& gc, const wxRect2DDouble& row, const ScenarioItem& item,
              bool selected) {
    if (selected) fill_row(gc, row);
    const RowLines lines(row, {15, 13});
    const double left = row.m_x + 60;
    const double right = row.m_x + row.m_width - row_edge;
    draw_done(gc, item.done, row.m_x + 24, middle_of(row, 20));
    draw_level(gc, item.level, right, lines.beside(0, 12));
    draw_text(gc, item.title, font(15, wxFONTWEIGHT_SEMIBOLD), Tone::Text, left, lines.top(0),
              right - 56 - left);
    draw_text(gc, item.kind + dot + item.detail, font(13), Tone::Muted, left, lines.top(1),
              right - left);
}

}  // namespace

ScenarioPage::ScenarioPage(wxWindow* parent, PageContext& context, PractiseSession& session)
    : Page(parent, context), session_(session) {
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(make_left(), wxSizerFlags().Expand().Border(wxALL, 3 * grid));
    row->Add(make_preview(), wxSizerFlags(1).Expand().Border(wxTOP | wxRIGHT | wxBOTTOM, 3 * grid));
    SetSizer(row);
}

wxSizer* ScenarioPage::make_left() {
    auto* column = new wxBoxSizer(wxVERTICAL);
    auto* title = new Text(this, tr("Practise"), 26, Hue::Text, wxFONTWEIGHT_BOLD);
    count_ = new Text(this, "", 14, Hue::Muted);
    column->Add(title);
    column->Add(count_, wxSizerFlags().Border(wxTOP, Gap::tight));
    column->Add(make_filters(this), wxSizerFlags().Expand().Border(wxTOP, 2 * grid));
    list_card_ = new Tile(this, card(Tone::Window));
    auto* inside = new wxBoxSizer(wxVERTICAL);
    list_ = new RowList(list_card_, tr("Scenarios"), height_of_lines({15, 13}, Gap::part),
                        Tone::Surface);
    list_->on_pick = [this](int picked) { pick(picked); };
    list_->on_open = [this](int picked) {
        pick(picked);
        done(session_.apply(ScenarioAction::Open));
    };
    empty_ = new Text(list_card_, "", 14, Hue::Muted);
    inside->Add(empty_, wxSizerFlags().Border(wxALL, 3 * grid));
    put(inside, list_, {Gap::hair, Gap::beside, Gap::hair, Gap::beside}, true);
    list_card_->SetSizer(inside);
    column->Add(list_card_, wxSizerFlags(1).Expand().Border(wxTOP, 2 * grid));
    column->SetMinSize(list_width, -1);
    return column;
}

wxSizer* ScenarioPage::make_filters(wxWindow* parent) {
    auto* column = new wxBoxSizer(wxVERTICAL);
    search_ = make_search_field(parent, tr("Search titles, stories, clauses"),
                                tr("Search scenarios"), list_width, [this](std::string typed) {
                                    ScenarioFilter filter = session_.filter();
                                    filter.search = std::move(typed);
                                    list(std::move(filter));
                                });
    column->Add(search_, wxSizerFlags().Expand());
    column->Add(make_levels(parent), wxSizerFlags().Expand().Border(wxTOP, Gap::part));
    column->Add(make_games(parent), wxSizerFlags().Expand());
    whose_ = make_button(parent, "", "chip", [this] {
        ScenarioFilter filter = session_.filter();
        filter.only.clear();
        filter.dealer.clear();
        list(std::move(filter));
    });
    whose_->SetToolTip(wide(tr("Back to every scenario")));
    column->Add(whose_, wxSizerFlags().Border(wxTOP, grid));
    return column;
}

/// A button for each level, and one for what is not solved yet.
wxSizer* ScenarioPage::make_levels(wxWindow* parent) {
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    for (int level = 0; level <= 5; ++level) {
        auto* button =
            make_toggle(parent, level == 0 ? tr_in("every level", "All") : std::to_string(level),
                        [this, level](bool) {
                            ScenarioFilter filter = session_.filter();
                            filter.level = level;
                            list(std::move(filter));
                        });
        gtk::set_name(button,
                      level == 0 ? tr("Every level") : tr("Level {level}", "level"_a = level));
        button->SetToolTip(wide(level == 0 ? tr("Every level") : level_in_words(level)));
        levels_.push_back(button);
        row->Add(button, wxSizerFlags().Border(wxRIGHT, Gap::beside));
    }
    row->AddStretchSpacer();
    open_only_ = make_toggle(parent, tr("Not solved yet"), [this](bool on) {
        ScenarioFilter filter = session_.filter();
        filter.only_open = on;
        list(std::move(filter));
    });
    row->Add(open_only_);
    return row;
}

/// A button for each game, once there is more than one to choose from.
wxSizer* ScenarioPage::make_games(wxWindow* parent) {
    auto* row = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
    const std::vector<Game> games = session_.games();
    for (const Game game : games) {
        if (games.size() < 2) break;
        auto* button =
            make_toggle(parent, std::string(short_title_of(game)), [this, game](bool on) {
                ScenarioFilter filter = session_.filter();
                filter.game = on ? std::optional(game) : std::nullopt;
                list(std::move(filter));
            });
        gtk::set_name(button, std::string(title_of(game)));
        button->SetToolTip(wide(std::string(title_of(game))));
        games_.emplace_back(game, button);
        row->Add(button, wxSizerFlags().Border(wxTOP | wxRIGHT, Gap::beside));
    }
    irregular_ = make_toggle(parent, tr("When a deal goes wrong"), [this](bool on) {
        ScenarioFilter filter = session_.filter();
        filter.only_irregular = on;
        list(std::move(filter));
    });
    irregular_->Show(session_.has_irregular());
    row->Add(irregular_, wxSizerFlags().Border(wxTOP | wxRIGHT, Gap::beside));
    return row;
}

wxWindow* ScenarioPage::make_preview() {
    preview_ = new Tile(this, card(Tone::Window));
    auto* column = new wxBoxSizer(wxVERTICAL);
    crumb_ = new Text(preview_, "", 13, Hue::Muted, wxFONTWEIGHT_MEDIUM);
    title_ = new Text(preview_, "", 24, Hue::Text, wxFONTWEIGHT_BOLD);
    story_ = new Text(preview_, "", 15);
    table_ = new TableCanvas(preview_, Tone::Surface, TableUse::Training);
    start_ = make_button(preview_, "", "primary",
                         [this] { done(session_.apply(ScenarioAction::Open)); });
    put(column, crumb_, {3 * grid, 3 * grid, 3 * grid, Gap::hair});
    put(column, title_, {3 * grid, 0, 3 * grid, Gap::beside});
    put(column, story_, {3 * grid, 0, 3 * grid, 0});
    column->Add(table_, wxSizerFlags(1).Expand().Border(wxALL, 3 * grid));
    column->Add(start_, wxSizerFlags().Border(wxLEFT | wxRIGHT | wxBOTTOM, 3 * grid));
    preview_->SetSizer(column);
    return preview_;
}

void ScenarioPage::list(ScenarioFilter filter) {
    session_.list(std::move(filter));
    changed();
}

void ScenarioPage::show_desk() {
    const UpdateLock lock(this);
    shown_ = session_.screen();
    const ScenarioFilter& filter = session_.filter();
    count_->say(shown_.count + dot + shown_.progress);
    for (std::size_t i = 0; i < levels_.size(); ++i)
        levels_[i]->SetValue(static_cast<int>(i) == filter.level);
    open_only_->SetValue(filter.only_open);
    irregular_->SetValue(filter.only_irregular);
    for (const auto& [game, button] : games_) button->SetValue(filter.game == game);
    put_text(search_, filter.search);
    whose_->Show(!shown_.whose.empty());
    set_label(whose_, shown_.whose);
    show_list();
    show_preview();
    lay_out();
}

void ScenarioPage::show_list() {
    list_->set_rows(
        shown_.items.size(),
        [this](wxGraphicsContext& gc, const wxRect2DDouble& row, std::size_t number,
               bool selected) { draw_row(gc, row, shown_.items.at(number), selected); },
        [this](std::size_t number) { return shown_.items.at(number).spoken; });
    list_->show_selected(shown_.picked ? static_cast<int>(*shown_.picked) : -1);
    list_->Show(!shown_.items.empty());
    empty_->Show(shown_.items.empty());
    empty_->say(shown_.empty);
}

void ScenarioPage::show_preview() {
    preview_->Show(shown_.picked.has_value());
    if (!shown_.picked) return;
    const ScenarioItem& item = shown_.items.at(*shown_.picked);
    const Scenario* scenario = session_.scenario(item.id);
    if (scenario == nullptr) return;
    crumb_->say(item.crumb);
    title_->say(item.title);
    story_->say(scenario->story);
    set_label(start_, item.open_label);
    if (previewed_ != item.id) table_->show(table_screen(*scenario));
    previewed_ = item.id;
}

void ScenarioPage::lay_out() {
    Layout();  // large letters make the list wider than it was meant
    const int inside = preview_->GetClientSize().x - 6 * grid;
    if (inside > 100) {
        for (Text* text : {crumb_, title_, story_}) text->wrap_to(inside);
    }
    empty_->wrap_to(list_width - 6 * grid);
    count_->wrap_to(list_width);
    Layout();
    list_card_->Layout();
    preview_->Layout();
}

void ScenarioPage::pick(int row) {
    if (row < 0 || static_cast<std::size_t>(row) >= shown_.items.size()) return;
    shown_.picked = static_cast<std::size_t>(row);
    session_.pick(shown_.items[*shown_.picked].id);
    show_preview();
    lay_out();
}

bool ScenarioPage::press(const KeyPress& key) {
    const auto* action = action_of(scenario_actions, key);
    if (action == nullptr || !session_.can(action->name)) return false;
    return done(session_.apply(action->name)), true;
}

void ScenarioPage::theme_changed() {
    list_->theme_changed();
    table_->Refresh();
    Refresh();
}

}  // namespace fairdeal

#include "desk/learn/progress_page.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "base/translation.h"
#include "desk/kit/canvas/picture_canvas.h"
#include "desk/kit/gtk.h"
#include "words/words.h"

namespace fairdeal {

namespace {

constexpr int chart_height = 110;
constexpr double legend_letters = 11, legend_row = 24, legend_gap = 16;
constexpr double sign_size = 16, sign_gap = 6;  // a sign of the legend, and to its word

/// Where the signs of the legend stand, by the widths of their words, in rows of that width.
std::vector<Point> legend_places(const std::vector<double>& words, double width) {
    std::vector<Point> places;
    places.reserve(words.size());
    Point next{0, 0};
    for (const double word : words) {
        const double needed = sign_size + sign_gap + word;
        if (next.x > 0 && next.x + needed > width) next = {0, next.y + legend_row};
        places.push_back(next);
        next.x += needed + legend_gap;
    }
    return places;
}

}  // namespace

ProgressPage::ProgressPage(wxWindow* parent, PageContext& context, ProgressSession& session,
                           const LearnSession& school)
    : Page(parent, context), session_(session) {
    auto* column = new wxBoxSizer(wxVERTICAL);
    tabs_ = new LearnTabs(this, context, school);
    column->Add(tabs_, wxSizerFlags().Expand().Border(wxALL, 3 * grid));
    auto* top = new wxBoxSizer(wxHORIZONTAL);
    heading_ = new Text(this, "", 20, Hue::Text, wxFONTWEIGHT_BOLD);
    top->Add(heading_, wxSizerFlags().CentreVertical().Border(wxRIGHT, 2 * grid));
    for (std::size_t i = 0; i < 4; ++i) {
        auto* button = make_toggle(this, "", [this, i](bool) {
            session_.turn_to(shown_.games.at(i).game);
            changed();
        });
        games_.push_back(button);
        top->Add(button, wxSizerFlags().CentreVertical().Border(wxRIGHT, Gap::beside));
    }
    column->Add(top, wxSizerFlags().Border(wxLEFT | wxRIGHT, 3 * grid));
    sums_ = new Text(this, "", 14, Hue::Muted);
    empty_ = new Text(this, "", 15, Hue::Muted);
    put(column, sums_, {3 * grid, grid, 3 * grid, 0});
    put(column, empty_, {3 * grid, grid, 3 * grid, 0});
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(make_map(this), wxSizerFlags(1).Expand().Border(wxALL, 3 * grid));
    row->Add(make_charts(this),
             wxSizerFlags().Expand().Border(wxTOP | wxRIGHT | wxBOTTOM, 3 * grid));
    column->Add(row, wxSizerFlags(1).Expand());
    SetSizer(column);
}

wxWindow* ProgressPage::make_map(wxWindow* parent) {
    map_card_ = new Tile(parent, card(Tone::Window));
    auto* column = new wxBoxSizer(wxVERTICAL);
    scroll_ = new wxScrolledWindow(map_card_, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                                   wxVSCROLL | wxBORDER_NONE);
    scroll_->SetScrollRate(0, 8);
    scroll_->SetBackgroundColour(colour(Tone::Surface));
    map_ = new PictureCanvas(scroll_, tr("Map of the rule book"), 400);
    map_->on_click = [this](double x, double y) {
        for (const MapPlace& place : map_places()) {
            const bool inside = place.box.contains({x, y});
            if (!inside) continue;
            session_.pick(place.clause);
            changed();
        }
    };
    legend_ = new PictureCanvas(map_card_, tr("What the signs mean"), static_cast<int>(legend_row));
    put(column, legend_, {2 * grid, 2 * grid, 2 * grid, 0});
    auto* inside = new wxBoxSizer(wxVERTICAL);
    inside->Add(map_, wxSizerFlags().Expand());
    scroll_->SetSizer(inside);
    put(column, scroll_, {2 * grid, 2 * grid, Gap::hair, 0}, true);
    add_picked(column);
    map_card_->SetSizer(column);
    return map_card_;
}

wxButton* ProgressPage::make_action_button(ProgressAction action, const char* kind) {
    const auto& listed = action_named(progress_actions, action);
    auto* button = make_button(map_card_, tr(listed.label), kind, [this, action] { take(action); });
    button->SetToolTip(wide(tip_of(listed)));
    return button;
}

/// The clause that is picked in the map and what can be done with it.
void ProgressPage::add_picked(wxSizer* column) {
    clause_ = new Text(map_card_, "", 15, Hue::Text, wxFONTWEIGHT_SEMIBOLD);
    clause_standing_ = new Text(map_card_, "", 14, Hue::Muted);
    put(column, clause_, {2 * grid, grid, 2 * grid, Gap::hair});
    put(column, clause_standing_, {2 * grid, 0, 2 * grid, grid});
    drill_ = make_action_button(ProgressAction::Drill, "");
    read_ = make_action_button(ProgressAction::Read, "quiet");
    auto* actions = new wxBoxSizer(wxHORIZONTAL);
    actions->Add(drill_, wxSizerFlags().Border(wxRIGHT, grid));
    actions->Add(read_);
    column->Add(actions, wxSizerFlags().Border(wxLEFT | wxBOTTOM, 2 * grid));
}

wxWindow* ProgressPage::make_charts(wxWindow* parent) {
    chart_card_ = new Tile(parent, card(Tone::Window));
    auto* column = new wxBoxSizer(wxVERTICAL);
    const std::array names{tr("Accuracy"), tr("Speed"), tr("Forecast")};
    for (const std::string& name : names) {
        titles_.push_back(new Text(chart_card_, name, 14, Hue::Muted, wxFONTWEIGHT_SEMIBOLD));
        charts_.push_back(new PictureCanvas(chart_card_, name, chart_height));
        charts_.back()->SetMinSize(wxSize(200, chart_height));  // larger letters take their room
        put(column, titles_.back(), {2 * grid, 2 * grid, 2 * grid, Gap::tight});
        put(column, charts_.back(), {2 * grid, 0, 2 * grid, 0}, true);
    }
    column->AddSpacer(2 * grid);
    chart_card_->SetSizer(column);
    chart_card_->SetMinSize(wxSize(side_card_width, -1));
    return chart_card_;
}

void ProgressPage::show_games() {
    for (std::size_t i = 0; i < games_.size(); ++i) {
        const bool there = i < shown_.games.size();
        games_[i]->Show(there);
        if (!there) continue;
        set_label(games_[i], std::string(short_title_of(shown_.games[i].game)));
        gtk::set_name(games_[i], shown_.games[i].label);
        games_[i]->SetValue(shown_.games[i].on);
    }
}

void ProgressPage::show_desk() {
    const UpdateLock lock(this);
    shown_ = session_.screen();
    tabs_->show();
    heading_->say(shown_.heading);
    std::string sums;
    for (const SumScreen& sum : shown_.sums) add_part(sums, sum.title + ": " + sum.value);
    sums_->say(sums);
    empty_->say(shown_.empty);
    empty_->Show(!shown_.empty.empty());
    show_games();
    map_->show(
        [this](Painter& painter, const Box& box) {
            draw_mastery_map(painter, {box.x, box.y, map_width(), box.height}, shown_.map.picture,
                             chart_inks());
        },
        shown_.map.words);
    legend_->show([this](Painter& painter, const Box& box) { draw_legend(painter, box); },
                  comma_list({shown_.legend.begin(), shown_.legend.end()}));
    const auto chart = [this](std::size_t i, const auto& screen, auto draw) {
        titles_[i]->say(screen.title);
        charts_[i]->show(
            [&screen, draw](Painter& painter, const Box& box) {
                draw(painter, box, screen.picture, chart_inks());
            },
            screen.words);
    };
    chart(0, shown_.accuracy, draw_accuracy);
    chart(1, shown_.speed, draw_speed);
    chart(2, shown_.forecast, draw_forecast);
    show_picked();
    lay_out();
}

void ProgressPage::show_picked() {
    const bool picked = shown_.current >= 0;
    if (picked) {
        const MapItem& item = shown_.items.at(static_cast<std::size_t>(shown_.current));
        clause_->say(item.section + dot + item.text + dot + item.clause);
        clause_standing_->say(item.standing +
                              (item.memory.empty() ? "." : ". " + item.memory + "."));
    } else {
        clause_->say(tr("Pick a clause with the arrow keys or by a click."));
        clause_standing_->say("");
    }
    drill_->Show(picked && session_.is_own());
    read_->Show(picked);
    gtk::set_name(map_, picked ? shown_.items.at(static_cast<std::size_t>(shown_.current)).spoken
                               : tr("Map of the rule book"));
}

/// A sign and its word after another: the four standings, and the dot of what is due.
void ProgressPage::draw_legend(Painter& painter, const Box& box) const {
    const Font words{Typeface::Inter, legend_letters};
    std::vector<double> widths;
    widths.reserve(shown_.legend.size());
    for (const std::string& word : shown_.legend) widths.push_back(painter.text_width(word, words));
    const std::vector<Point> places = legend_places(widths, box.width);
    for (std::size_t i = 0; i < places.size(); ++i) {
        const bool due = i + 1 == places.size();
        const auto standing = due ? ClauseStanding::NotAsked : static_cast<ClauseStanding>(i);
        const double x = box.x + places[i].x;
        const double y = box.y + places[i].y;
        draw_standing_sign(painter, {x, y + 4, sign_size, sign_size}, standing, due, chart_inks());
        painter.text(shown_.legend[i], {x + sign_size + sign_gap, y + 16}, words,
                     chart_inks().quiet, Align::Left);
    }
}

/// In pixels, as many rows as its words need in a width of so many.
int ProgressPage::legend_height(int width) const {
    constexpr int slack = 4;  // letters drawn are not quite as long
    const wxFont words = font(legend_letters);
    std::vector<double> widths;
    widths.reserve(shown_.legend.size());
    for (const std::string& word : shown_.legend) {
        int pixels = 0;
        GetTextExtent(wide(word), &pixels, nullptr, nullptr, nullptr, &words);
        widths.push_back(pixels / drawing_scale());
    }
    const auto places = legend_places(widths, (width - slack) / drawing_scale());
    return as_drawn((places.empty() ? 0 : places.back().y) + legend_row);
}

/// In units of the drawing; the map ends before the edge of its card.
double ProgressPage::map_width() const {
    return (scroll_->GetClientSize().x - 2 * grid) / drawing_scale();
}

std::vector<MapPlace> ProgressPage::map_places() const {
    return places_in(shown_.map.picture, {0, 0, map_width(), 0});
}

void ProgressPage::bring_into_view() {
    const auto places = map_places();
    if (shown_.current < 0 || static_cast<std::size_t>(shown_.current) >= places.size()) return;
    const Box& place = places[static_cast<std::size_t>(shown_.current)].box;
    int line = 0;
    scroll_->GetViewStart(nullptr, &line);
    constexpr int around = 36;
    const int top = as_drawn(place.y) - around;
    const int bottom = as_drawn(place.bottom()) + around / 2;
    const int height = scroll_->GetClientSize().y;
    if (top < line * 8) scroll_->Scroll(0, std::max(0, top / 8));
    if (bottom > line * 8 + height) scroll_->Scroll(0, (bottom - height) / 8 + 1);
}

void ProgressPage::lay_out() {
    Layout();
    const int width = scroll_->GetClientSize().x - 2 * grid;
    if (width > 100) {
        const int height = as_drawn(height_of(shown_.map.picture, map_width())) + grid;
        map_->SetMinSize(wxSize(width, height));
        legend_->SetMinSize(wxSize(-1, legend_height(map_card_->GetClientSize().x - 4 * grid)));
        clause_->wrap_to(width);
        clause_standing_->wrap_to(width);
    }
    map_card_->Layout();
    scroll_->FitInside();
    bring_into_view();
    for (Text* title : titles_) title->wrap_to(side_card_width - 4 * grid);
    chart_card_->Layout();
}

/// In the row below (1) or above (-1), the picked one where there is none; empty: none is picked.
std::string ProgressPage::nearest_clause(int way) const {
    const auto places = map_places();
    const auto at = static_cast<std::size_t>(shown_.current);
    if (shown_.current < 0 || at >= places.size()) return "";
    std::size_t best = at;
    double nearest = 1e9;
    for (std::size_t i = 0; i < places.size(); ++i) {
        const double down = (places[i].box.y - places[at].box.y) * way;
        const double across = std::abs(places[i].box.x - places[at].box.x);
        if (down < 1 || down + 4 * across >= nearest) continue;
        nearest = down + 4 * across;
        best = i;
    }
    return places[best].clause;
}

void ProgressPage::take(ProgressAction action) {
    std::string near;
    if (action == ProgressAction::Above) near = nearest_clause(-1);
    if (action == ProgressAction::Below) near = nearest_clause(1);
    if (near.empty()) return done(session_.apply(action, shown_));
    session_.pick(near);
    changed();
}

bool ProgressPage::press(const KeyPress& key) {
    const auto* action = action_of(progress_actions, key);
    if (action == nullptr || !session_.can(action->name)) return false;
    return take(action->name), true;
}

void ProgressPage::take_focus() { map_->SetFocus(); }

void ProgressPage::theme_changed() {
    scroll_->SetBackgroundColour(colour(Tone::Surface));
    Refresh();
}

}  // namespace fairdeal

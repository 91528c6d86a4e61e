#include "desk/lesson/list/lesson_list_page.h"

#include <algorithm>

#include "base/translation.h"
#include "desk/kit/gtk.h"
#include "desk/kit/rows/row_lines.h"

namespace fairdeal {

namespace {

constexpr std::size_t most_games = 4;

Tone tone_of(LessonState state) {
    switch (state) {
        case LessonState::Passed:
        case LessonState::Known: return Tone::Good;
        case LessonState::Started: return Tone::Note;
        case LessonState::NotYet: break;
    }
    return Tone::Muted;
}

void draw_lesson(wxGraphicsContext& gc, const wxRect2DDouble& row, const LessonItemScreen& item,
                 bool selected) {
    if (selected) fill_row(gc, row);
    const double left = row.m_x + 24;
    const double right = row.m_x + row.m_width - row_edge;
    const RowLines lines(row, {15, 13});
    const wxFont bold = font(15, wxFONTWEIGHT_SEMIBOLD);
    const double number = as_high(32);
    const double sign = item.state == LessonState::Passed ? 26 : 0;
    const double word = text_width(gc, item.state_word, font(13)) + sign;
    draw_text(gc, item.number, bold, Tone::Muted, left, lines.top(0), number);
    draw_text(gc, item.title, bold, Tone::Text, left + number, lines.top(0),
              right - word - 16 - left - number);
    if (sign > 0) draw_mark(gc, true, right - 18, lines.beside(0, 18), 18);
    draw_text_right(gc, item.state_word, font(13), tone_of(item.state), right - sign,
                    lines.top(0, 13));
    draw_text(gc, item.minutes + " \u00b7 " + item.aim, font(13), Tone::Muted, left + number,
              lines.top(1), right - left - number);
}

}  // namespace

LessonListPage::LessonListPage(wxWindow* parent, PageContext& context, LessonListSession& session,
                               const LearnSession& school)
    : Page(parent, context), session_(session) {
    auto* column = new wxBoxSizer(wxVERTICAL);
    tabs_ = new LearnTabs(this, context, school);
    column->Add(tabs_, wxSizerFlags().Expand().Border(wxALL, 3 * grid));
    column->Add(make_head(), wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT, 3 * grid));
    left_out_ = new Text(this, "", 13, Hue::Muted);
    column->Add(left_out_, wxSizerFlags().Border(wxLEFT | wxRIGHT | wxTOP, 3 * grid));
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    card_ = new Tile(this, card(Tone::Window));
    auto* inside = new wxBoxSizer(wxVERTICAL);
    empty_ = new Text(card_, "", 15, Hue::Muted);
    inside->Add(empty_, wxSizerFlags().Border(wxALL, 2 * grid));
    list_ = new RowList(card_, tr("Lessons"), height_of_lines({15, 13}), Tone::Surface);
    list_->on_pick = [this](int picked) {
        session_.pick(shown_.lessons.at(static_cast<std::size_t>(picked)).id);
        changed();
    };
    list_->on_open = [this](int opened) {
        session_.open(shown_.lessons.at(static_cast<std::size_t>(opened)).id);
        changed();
    };
    put(inside, list_, {Gap::hair, Gap::beside, Gap::hair, Gap::beside}, true);
    card_->SetSizer(inside);
    row->Add(card_, wxSizerFlags(1).Expand().Border(wxRIGHT, 2 * grid));
    row->Add(make_picked(), wxSizerFlags());
    column->Add(row, wxSizerFlags(1).Expand().Border(wxALL, 3 * grid));
    SetSizer(column);
}

wxSizer* LessonListPage::make_head() {
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    auto* texts = new wxBoxSizer(wxVERTICAL);
    title_ = new Text(this, "", 20, Hue::Text, wxFONTWEIGHT_BOLD);
    progress_ = new Text(this, "", 13, Hue::Muted);
    texts->Add(title_);
    texts->Add(progress_, wxSizerFlags().Border(wxTOP, Gap::hair));
    row->Add(texts, wxSizerFlags(1).CentreVertical());
    for (std::size_t i = 0; i < most_games; ++i) {
        auto* button = make_toggle(this, "", [this, i](bool) {
            session_.show_game(shown_.games.at(i));
            changed();
        });
        games_.push_back(button);
        row->Add(button, wxSizerFlags().CentreVertical().Border(wxLEFT, Gap::beside));
    }
    return row;
}

wxWindow* LessonListPage::make_picked() {
    picked_ = new Tile(this, card(Tone::Window));
    auto* column = new wxBoxSizer(wxVERTICAL);
    number_ = new Text(picked_, "", 13, Hue::Muted, wxFONTWEIGHT_MEDIUM);
    name_ = new Text(picked_, "", 20, Hue::Text, wxFONTWEIGHT_BOLD);
    aim_ = new Text(picked_, "", 15);
    clauses_ = new Text(picked_, "", 13, Hue::Muted);
    put(column, number_, {3 * grid, 3 * grid, 3 * grid, Gap::hair});
    put(column, name_, {3 * grid, 0, 3 * grid, grid});
    put(column, aim_, {3 * grid, 0, 3 * grid, grid});
    put(column, clauses_, {3 * grid, 0, 3 * grid, 0});
    open_ = make_button(picked_, "", "primary",
                        [this] { done(session_.apply(LessonListAction::Open)); });
    column->Add(open_, wxSizerFlags().Border(wxALL, 3 * grid));
    picked_->SetSizer(column);
    picked_->SetMinSize(wxSize(side_list_width, -1));
    return picked_;
}

void LessonListPage::show_games() {
    const std::vector<Game>& games = shown_.games;
    for (std::size_t i = 0; i < games_.size(); ++i) {
        games_[i]->Show(i < games.size() && games.size() > 1);
        if (i >= games.size()) continue;
        set_label(games_[i], std::string(short_title_of(games[i])));
        gtk::set_name(games_[i], tr("Lessons of {game}", "game"_a = title_of(games[i])));
        games_[i]->SetValue(games[i] == shown_.game);
    }
}

void LessonListPage::show_picked() {
    list_->show_selected(shown_.picked ? static_cast<int>(*shown_.picked) : -1);
    picked_->Show(shown_.picked.has_value());
    if (!shown_.picked) return;
    const LessonItemScreen& item = shown_.lessons.at(*shown_.picked);
    number_->say(tr("Lesson {number}", "number"_a = item.number) + " \u00b7 " + item.minutes);
    name_->say(item.title);
    aim_->say(item.aim);
    clauses_->say(item.teaches);
    set_label(open_, item.open_label);
}

void LessonListPage::show_desk() {
    const UpdateLock lock(this);
    shown_ = session_.screen();
    tabs_->show();
    title_->say(shown_.title);
    progress_->say(shown_.progress);
    empty_->say(shown_.empty);
    empty_->Show(!shown_.empty.empty());
    left_out_->say(shown_.left_out);
    left_out_->Show(!shown_.left_out.empty());
    show_games();
    list_->set_rows(
        shown_.lessons.size(),
        [this](wxGraphicsContext& gc, const wxRect2DDouble& row, std::size_t number,
               bool selected) { draw_lesson(gc, row, shown_.lessons.at(number), selected); },
        [this](std::size_t number) { return shown_.lessons.at(number).spoken; });
    show_picked();
    lay_out();
}

void LessonListPage::lay_out() {
    for (Text* text : {number_, name_, aim_, clauses_}) text->wrap_to(side_list_width - 6 * grid);
    left_out_->wrap_to(std::max(200, GetClientSize().x - 6 * grid));
    Layout();
    empty_->wrap_to(std::max(200, card_->GetClientSize().x - 4 * grid));
    card_->Layout();
    picked_->Layout();
}

bool LessonListPage::press(const KeyPress& key) {
    const auto* action = action_of(lesson_list_actions, key);
    if (action == nullptr) return false;
    return done(session_.apply(action->name)), true;
}

void LessonListPage::theme_changed() {
    list_->theme_changed();
    Refresh();
}

}  // namespace fairdeal

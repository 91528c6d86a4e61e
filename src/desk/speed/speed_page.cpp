#include "desk/speed/speed_page.h"

#include <wx/wrapsizer.h>

#include <algorithm>

#include "base/time/utc_now.h"
#include "base/translation.h"
#include "desk/kit/fields.h"
#include "desk/kit/gtk.h"
#include "desk/kit/rows/row_lines.h"
#include "words/words.h"

namespace fairdeal {

namespace {

constexpr int look_pace = 100;  // milliseconds between two looks at the clock

void draw_row(wxGraphicsContext& gc, const wxRect2DDouble& row, const SpeedRowScreen& item,
              bool selected) {
    if (selected) fill_row(gc, row);
    const RowLines lines(row, {15, 13});
    const double mark = 20 * letters();
    const double left = row.m_x + 24;
    const double right = row.m_x + row.m_width - row_edge;
    const double words = left + mark + Gap::inside;
    const double took = text_width(gc, item.took, font(13));
    draw_mark(gc, item.right, left, lines.beside(0, mark), mark);
    draw_text(gc, item.title, font(15, wxFONTWEIGHT_SEMIBOLD), Tone::Text, words, lines.top(0),
              right - took - 16 - words);
    draw_text_right(gc, item.took, font(13), Tone::Muted, right, lines.top(0, 13));
    draw_text(gc, item.said + dot + item.clauses, font(13), Tone::Muted, words, lines.top(1),
              right - words);
}

}  // namespace

SpeedPage::SpeedPage(wxWindow* parent, PageContext& context, SpeedSession& session)
    : Page(parent, context), session_(session), timer_(this) {
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(make_heading(), wxSizerFlags().Expand().Border(wxALL, 3 * grid));
    bar_ = new wxGauge(this, wxID_ANY, 1000, wxDefaultPosition, wxSize(200, grid));
    gtk::set_name(bar_, tr("What is left of the run"));
    column->Add(bar_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT, 3 * grid));
    column->Add(make_ready(), wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT, 3 * grid));
    table_ = new TableCanvas(this, Tone::Window, TableUse::Training);
    table_->can_pick = [this](const TablePick& pick) { return can_pick_payout(session_, pick); };
    table_->on_pick = [this](const TablePick& pick) {
        pick_payout(session_, pick);
        changed();
    };
    column->Add(table_, wxSizerFlags(1).Expand().Border(wxALL, 2 * grid));
    column->Add(make_payout(), wxSizerFlags().Expand().Border(wxALL, 3 * grid));
    column->Add(make_sheet(),
                wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, 3 * grid));
    SetSizer(column);
    Bind(wxEVT_TIMER, [this](wxTimerEvent&) { look_after(); });
}

wxSizer* SpeedPage::make_heading() {
    head_ = make_page_head(this, tr("Back"), [this] { act(SpeedAction::Leave); });
    clock_ = new Text(this, "", 20, Hue::Text, wxFONTWEIGHT_SEMIBOLD);
    head_.row->Add(clock_, wxSizerFlags().CentreVertical());
    return head_.row;
}

// --- ready

wxWindow* SpeedPage::make_ready() {
    ready_ = new Tile(this, card(Tone::Window));
    auto* column = new wxBoxSizer(wxVERTICAL);
    story_ = new Text(ready_, "", 16);
    why_ = new Text(ready_, "", 15, Hue::Note);
    best_ = new Text(ready_, "", 15, Hue::Muted);
    put(column, story_, {3 * grid, 3 * grid, 3 * grid, grid});
    add_games(column);
    add_levels(column);
    add_kinds(column);
    put(column, why_, {3 * grid, grid, 3 * grid, Gap::tight});
    put(column, best_, {3 * grid, grid, 3 * grid, Gap::tight});
    start_ = make_button(ready_, tr(action_named(speed_ready_actions, SpeedAction::Start).label),
                         "primary", [this] { act(SpeedAction::Start); });
    column->Add(start_, wxSizerFlags().Border(wxALL, 3 * grid));
    add_paper(column);
    ready_->SetSizer(column);
    return ready_;
}

void SpeedPage::add_paper(wxSizer* column) {
    const auto named = [](SpeedAction action) -> const Action<SpeedAction>& {
        return action_named(speed_ready_actions, action);
    };
    const auto button = [&](SpeedAction action) {
        auto* made = make_button(ready_, tr(named(action).label), "",
                                 [this, action] { put_on_paper(action); });
        made->SetToolTip(wide(tip_of(named(action))));
        return made;
    };
    paper_heading_ = new Text(ready_, tr("On paper"), 14, Hue::Muted, wxFONTWEIGHT_SEMIBOLD);
    put(column, paper_heading_, {3 * grid, 0, 3 * grid, 0});
    auto* row = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
    const auto flags = wxSizerFlags().CentreVertical().Border(wxTOP | wxRIGHT, Gap::beside);
    pay_sheet_ = button(SpeedAction::PaySheet);
    row->Add(pay_sheet_, flags);
    row->Add(button(SpeedAction::PayTable), flags);
    letter_ = make_toggle(ready_, tr(named(SpeedAction::Letter).label),
                          [this](bool) { act(SpeedAction::Letter); });
    letter_->SetToolTip(wide(tip_of(named(SpeedAction::Letter))));
    row->Add(letter_, flags);
    sheet_code_ =
        make_text_field(ready_, tr("Code of a printed sheet"), code_width,
                        [this](const std::string& typed) { session_.sheet_code = typed; });
    sheet_code_->SetHint(wide(tr("Code of a printed sheet")));
    row->Add(sheet_code_, flags);
    row->Add(button(SpeedAction::SheetAgain), flags);
    put(column, row, {3 * grid, 0, 2 * grid, 3 * grid});
}

void SpeedPage::put_on_paper(SpeedAction action) {
    const auto now = utc_now();
    if (const auto paper = paper_for(session_, action, now)) {
        if (const auto file = files().file_to_save(paper->name))
            save_paper(session_, *paper, *file);
    }
    changed();
}

void SpeedPage::add_games(wxSizer* column) {
    auto* row = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
    for (const Game game : games_of(session_.library)) {
        auto* button = make_toggle(ready_, std::string(short_title_of(game)), [this, game](bool) {
            const SpeedRun& run = *session_.run;
            choose_speed(session_, game, run.level, run.asks);
            changed();
        });
        games_.emplace_back(game, button);
        row->Add(button, wxSizerFlags().Border(wxTOP | wxRIGHT, Gap::beside));
    }
    put(column, row, {3 * grid, Gap::beside, 2 * grid, Gap::beside});
}

void SpeedPage::add_levels(wxSizer* column) {
    auto* row = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
    for (const SpeedLevel level : {SpeedLevel::Table, SpeedLevel::Price}) {
        const auto action =
            level == SpeedLevel::Table ? SpeedAction::WithTable : SpeedAction::PriceOnly;
        auto* button = make_toggle(ready_, tr(action_named(speed_ready_actions, action).label),
                                   [this, action](bool) { act(action); });
        levels_.emplace_back(level, button);
        row->Add(button, wxSizerFlags().Border(wxTOP | wxRIGHT, Gap::beside));
    }
    put(column, row, {3 * grid, Gap::beside, 2 * grid, Gap::beside});
}

void SpeedPage::add_kinds(wxSizer* column) {
    auto* row = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
    for (const QuestionKind kind : {QuestionKind::Amount, QuestionKind::Chips}) {
        const auto action =
            kind == QuestionKind::Amount ? SpeedAction::Amounts : SpeedAction::Chips;
        auto* button = make_toggle(ready_, tr(action_named(speed_ready_actions, action).label),
                                   [this, action](bool) { act(action); });
        kinds_.emplace_back(kind, button);
        row->Add(button, wxSizerFlags().Border(wxTOP | wxRIGHT, Gap::beside));
    }
    put(column, row, {3 * grid, Gap::beside, 2 * grid, Gap::beside});
}

void SpeedPage::show_ready() {
    story_->say(shown_.story);
    why_->say(shown_.why);
    why_->Show(!shown_.why.empty());
    best_->say(shown_.best);
    best_->Show(!shown_.best.empty());
    for (const auto& [game, button] : games_) button->SetValue(game == session_.run->game);
    for (const auto& [level, button] : levels_) button->SetValue(level == session_.run->level);
    for (const auto& [kind, button] : kinds_) button->SetValue(kind == session_.run->asks);
    letter_->SetValue(session_.paper == Paper::Letter);
    if (sheet_code_->GetValue() != wide(session_.sheet_code))
        sheet_code_->ChangeValue(wide(session_.sheet_code));
}

// --- the sheet

wxWindow* SpeedPage::make_sheet() {
    sheet_ = new Tile(this, card(Tone::Window));
    auto* column = new wxBoxSizer(wxVERTICAL);
    result_ = new Text(sheet_, "", 22, Hue::Text, wxFONTWEIGHT_BOLD);
    median_ = new Text(sheet_, "", 16);
    sheet_best_ = new Text(sheet_, "", 16);
    rows_heading_ = new Text(sheet_, "", 14, Hue::Muted, wxFONTWEIGHT_SEMIBOLD);
    put(column, result_, {3 * grid, 3 * grid, 3 * grid, Gap::tight});
    put(column, median_, {3 * grid, 0, 3 * grid, Gap::tight});
    put(column, sheet_best_, {3 * grid, 0, 3 * grid, Gap::tight});
    const auto& repeat = action_named(speed_sheet_actions, SpeedAction::Repeat);
    const auto& look = action_named(speed_sheet_actions, SpeedAction::LookAgain);
    again_ = make_button(sheet_, tr(repeat.label), "primary", [this] { act(SpeedAction::Repeat); });
    again_->SetToolTip(wide(in_words(*repeat.key)));
    look_ = make_button(sheet_, tr(look.label), "", [this] { look_at(rows_->GetSelection()); });
    look_->SetToolTip(wide(tip_of(look)));
    auto* buttons = new wxBoxSizer(wxHORIZONTAL);
    buttons->Add(again_, wxSizerFlags().CentreVertical().Border(wxRIGHT, grid));
    buttons->Add(look_, wxSizerFlags().CentreVertical());
    put(column, buttons, {3 * grid, grid, 3 * grid, 2 * grid});
    put(column, rows_heading_, {3 * grid, 0, 3 * grid, grid});
    rows_ = new RowList(sheet_, tr("Payouts worth another look"), height_of_lines({15, 13}),
                        Tone::Surface);
    rows_->on_pick = [this](int row) {
        session_.run->picked = static_cast<std::size_t>(std::max(0, row));
    };
    rows_->on_open = [this](int row) { look_at(row); };
    put(column, rows_, {Gap::hair, 0, Gap::hair, Gap::beside}, true);
    sheet_->SetSizer(column);
    return sheet_;
}

void SpeedPage::show_sheet() {
    result_->say(shown_.result);
    median_->say(shown_.median);
    sheet_best_->say(shown_.best);
    sheet_best_->Show(!shown_.best.empty());
    rows_heading_->say(shown_.rows_heading);
    rows_->set_rows(
        shown_.rows.size(),
        [this](wxGraphicsContext& gc, const wxRect2DDouble& row, std::size_t number,
               bool selected) { draw_row(gc, row, shown_.rows.at(number), selected); },
        [this](std::size_t number) { return shown_.rows.at(number).spoken; });
    rows_->show_selected(static_cast<int>(session_.run->picked));
}

void SpeedPage::look_at(int row) {
    done(row < 0 ? std::nullopt : look_at_payout(session_, static_cast<std::size_t>(row)));
}

// --- all of it

void SpeedPage::show_desk() {
    if (!session_.run) return;
    const UpdateLock lock(this);
    const SpeedStage before = shown_.stage;
    shown_ = screen_of(session_);
    const std::string& error = session_.school.error;
    const std::string& notice = session_.school.notice;
    head_.crumb->say(!error.empty() ? error : notice.empty() ? shown_.crumb : notice);
    head_.crumb->set_hue(error.empty() ? Hue::Muted : Hue::Bad);
    head_.title->say(shown_.heading);
    const bool running = shown_.stage == SpeedStage::Running;
    const std::string back = running ? tr("End the run") : tr("Back to the plan");
    head_.back->SetToolTip(wide(back));
    gtk::set_name(head_.back, back);
    ready_->Show(shown_.stage == SpeedStage::Ready);
    table_->Show(running && shown_.table.has_value());
    payout_->Show(running);
    sheet_->Show(shown_.stage == SpeedStage::Over);
    show_clock();
    if (shown_.stage == SpeedStage::Ready) show_ready();
    if (running) show_payout();
    if (shown_.stage == SpeedStage::Over) show_sheet();
    if (shown_.stage != SpeedStage::Over && !timer_.IsRunning()) timer_.Start(look_pace);
    lay_out();
    if (shown_.stage != before) CallAfter([this] { take_focus(); });
}

void SpeedPage::show_clock() {
    const bool running = shown_.stage == SpeedStage::Running;
    bar_->Show(running);
    clock_->Show(running);
    if (!running) return;
    bar_->SetValue(shown_.per_mille);
    const bool as_wide = clock_->GetLabelText().length() == wide(shown_.clock).length();
    clock_->say(shown_.clock);
    if (!as_wide) Layout();
}

void SpeedPage::look_after() {
    if (!session_.run || !IsShownOnScreen()) return timer_.Stop();
    if (look_after_speed(session_)) return changed();
    if (shown_.stage != SpeedStage::Running) return;
    const SpeedScreen now = screen_of(session_);
    if (now.clock == shown_.clock && now.per_mille == shown_.per_mille) return;
    shown_.clock = now.clock;
    shown_.per_mille = now.per_mille;
    show_clock();
}

void SpeedPage::lay_out() {
    const int width = GetClientSize().x - 12 * grid;
    if (width < 100) return;
    for (Text* text :
         {story_, why_, best_, result_, median_, sheet_best_, rows_heading_, paper_heading_})
        text->wrap_to(width);
    const int beside = clock_->IsShown() ? clock_->GetBestSize().x : 0;
    head_.crumb->wrap_to(width - beside - 8 * grid);
    head_.title->wrap_to(width - beside - 8 * grid);
    const int field = (amount_->IsShown() ? amount_width : 0) + pay_->GetBestSize().x + 4 * grid;
    question_->wrap_to(std::max(100, width - field));
    bet_->wrap_to(std::max(100, width - field));
    feedback_->wrap_to(std::max(100, width - standing_->GetBestSize().x - 4 * grid));
    Layout();
    for (Tile* tile : {ready_, payout_, sheet_}) tile->Layout();
}

void SpeedPage::take_focus() {
    if (shown_.stage == SpeedStage::Ready)
        start_->SetFocus();
    else if (shown_.stage == SpeedStage::Running)
        focus_on_payout();
    else
        rows_->SetFocus();
}

void SpeedPage::act(SpeedAction action) { done(apply(session_, action)); }

bool SpeedPage::press(const KeyPress& key) {
    const auto action = action_of(session_, key);
    if (!action) return false;
    if (*action == SpeedAction::Enter)
        enter();
    else if (is_on_paper(*action))
        put_on_paper(*action);
    else
        act(*action);
    return true;
}

void SpeedPage::theme_changed() {
    set_icon(head_.back, Icon::Back);
    rows_->theme_changed();
    Refresh();
}

}  // namespace fairdeal

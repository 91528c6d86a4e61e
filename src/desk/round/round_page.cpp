#include "desk/round/round_page.h"

#include <wx/wrapsizer.h>

#include <algorithm>

#include "base/translation.h"
#include "desk/kit/fields.h"
#include "desk/kit/gtk.h"
#include "desk/kit/tab_order.h"

namespace fairdeal {

namespace {

constexpr int guest_pace = 700;  // milliseconds that something of the guests can be read
constexpr int bet_pace = 120;    // likewise their bets, which lie there all the time
constexpr int inside_cards = inside - grid;

void draw_target(wxGraphicsContext& gc, const wxRect2DDouble& row, const RoundTargetScreen& item,
                 bool selected) {
    if (selected) fill_row(gc, row);
    draw_text(gc, item.words, font(14, selected ? wxFONTWEIGHT_SEMIBOLD : wxFONTWEIGHT_NORMAL),
              Tone::Text, row.m_x + 16, row.m_y + 6 * letters(), row.m_width - 32);
}

void draw_slip(wxGraphicsContext& gc, const wxRect2DDouble& row, const RoundSlipScreen& item,
               bool selected) {
    if (selected) fill_row(gc, row);
    const double line = letters();
    const double left = row.m_x + 16;
    const double words = left + 30 * line;
    const double width = row.m_x + row.m_width - 16 - words;
    draw_mark(gc, false, left, row.m_y + 10 * line, 20 * line);
    draw_text(gc, item.critical ? tr("{slip} (critical)", "slip"_a = item.title) : item.title,
              font(14, wxFONTWEIGHT_SEMIBOLD), Tone::Text, words, row.m_y + 8 * line, width);
    draw_text(gc, item.said, font(13), Tone::Muted, words, row.m_y + 28 * line, width);
    draw_text(gc, item.due, font(13), Tone::Text, words, row.m_y + 46 * line, width);
    draw_text(gc, item.clauses, font(13), Tone::Muted, words, row.m_y + 64 * line, width);
}

/// Of buttons that fill one row after the other.
int height_of(const std::vector<wxButton*>& buttons) {
    constexpr int room = 6;
    int across = 0, height = 0, row = 0;
    for (wxButton* button : buttons) {
        button->InvalidateBestSize();
        const wxSize size = button->GetBestSize();
        if (across > 0 && across + size.x + room > inside_cards) {
            height += row;
            across = row = 0;
        }
        across += size.x + room;
        row = std::max(row, size.y + room);
    }
    return height + row;
}

bool is_dealt(const HandRecord& hand) {
    return std::any_of(hand.events.begin(), hand.events.end(),
                       [](const Event& event) { return event.verb == Verb::Deal; });
}

std::string round_label(RoundAction action) {
    return tr(action_named(round_actions, action).label);
}

std::string clause_words(const RoundScreen& screen) {
    if (!screen.clause) return {};
    return screen.clause->id + ": " + screen.clause->text;
}

}  // namespace

RoundPage::RoundPage(wxWindow* parent, PageContext& context, RoundSession& session)
    : Page(parent, context), session_(session), timer_(this) {
    auto* left = new wxBoxSizer(wxVERTICAL);
    left->Add(make_heading(), wxSizerFlags().Expand());
    table_ = new TableCanvas(this, Tone::Window, TableUse::Training);
    table_->can_pick = [this](const TablePick& pick) { return can_pick_in_round(session_, pick); };
    table_->on_pick = [this](const TablePick& pick) {
        pick_in_round(session_, pick);
        changed();
    };
    left->Add(table_, wxSizerFlags(1).Expand().Border(wxTOP, 2 * grid));
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(left, wxSizerFlags(1).Expand().Border(wxALL, 3 * grid));
    row->Add(make_panel(), wxSizerFlags().Expand().Border(wxTOP | wxRIGHT | wxBOTTOM, 2 * grid));
    SetSizer(row);
    Bind(wxEVT_TIMER, [this](wxTimerEvent&) { go_on(); });
}

wxSizer* RoundPage::make_heading() {
    head_ = make_page_head(this, round_label(RoundAction::Back), [this] {
        leave_round(session_);
        changed();
    });
    return head_.row;
}

wxWindow* RoundPage::make_panel() {
    panel_ = new Tile(this, card(Tone::Window));
    panel_->SetMinSize(wxSize(panel_width, -1));
    auto* column = new wxBoxSizer(wxVERTICAL);
    prompt_ = new Text(panel_, "", 18, Hue::Text, wxFONTWEIGHT_BOLD);
    feedback_ = new Text(panel_, "", 14);
    due_ = new Text(panel_, "", 14, Hue::Text, wxFONTWEIGHT_SEMIBOLD);
    clause_ = new Text(panel_, "", 13, Hue::Muted);
    counts_ = new Text(panel_, "", 14);
    put(column, prompt_, {side + Gap::tight, side, side, Gap::beside});
    for (Text* text : {feedback_, due_, counts_, clause_})
        put(column, text, {side + Gap::tight, 0, side, Gap::tight});
    again_ = make_button(panel_, round_label(RoundAction::Again), "primary",
                         [this] { done(DealRound{}); });
    again_->SetToolTip(wide(in_words(*action_named(round_actions, RoundAction::Again).key)));
    column->Add(again_, wxSizerFlags().Border(wxALL, side));
    targets_ = new RowList(panel_, tr("Your hand, players and wagers"), as_high(30), Tone::Surface);
    targets_->on_pick = [this](int row) {
        pick_in_round(session_, static_cast<std::size_t>(std::max(0, row)));
        changed();
    };
    slips_ = new RowList(panel_, tr("What was not right"), as_high(88), Tone::Surface);
    slips_->on_pick = [this](int row) {
        look_at_slip(session_, static_cast<std::size_t>(std::max(0, row)));
        changed();
    };
    for (RowList* list : {targets_, slips_})  // one of the two is there
        column->Add(list, wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, Gap::tight));
    act_ground_ = new Tile(panel_, ground(Tone::Surface));
    act_ground_->SetSizer(new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES));
    put(column, act_ground_, {side, Gap::tight, side, grid});
    column->Add(make_amount(), wxSizerFlags().Expand());
    panel_->SetSizer(column);
    return panel_;
}

wxSizer* RoundPage::make_amount() {
    auto* column = new wxBoxSizer(wxVERTICAL);
    amount_ground_ = new Tile(panel_, ground(Tone::Surface));
    auto* within = new wxBoxSizer(wxVERTICAL);
    asks_ = new Text(amount_ground_, "", 14, Hue::Text, wxFONTWEIGHT_SEMIBOLD);
    amount_ = make_text_field(
        amount_ground_, tr("Amount"), 140,
        [this](const std::string& typed) { type_in_round(session_, typed); }, wxTE_RIGHT);
    enter_ = make_button(amount_ground_, round_label(RoundAction::Enter), "primary",
                         [this] { enter(); });
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(amount_, wxSizerFlags().CentreVertical().Border(wxRIGHT, grid));
    row->Add(enter_, wxSizerFlags().CentreVertical());
    within->Add(asks_);
    within->Add(row, wxSizerFlags().Border(wxTOP, Gap::beside));
    amount_ground_->SetSizer(within);
    put(column, amount_ground_, {side + Gap::tight, 0, side, grid});
    problem_ = new Text(panel_, "", 13, Hue::Bad);
    put(column, problem_, {side + Gap::tight, 0, side, side});
    return column;
}

// --- what is shown

void RoundPage::show_desk() {
    if (!session_.run) return;
    const UpdateLock lock(this);
    const RoundStage before = shown_.stage;
    shown_ = screen_of(session_);
    const std::string& error = session_.school.error;
    head_.crumb->say(error.empty() ? shown_.crumb : error);
    head_.crumb->set_hue(error.empty() ? Hue::Muted : Hue::Bad);
    head_.title->say(shown_.heading);
    table_->show(shown_.table);
    const bool over = shown_.stage == RoundStage::Over;
    for (wxWindow* window : {static_cast<wxWindow*>(targets_), static_cast<wxWindow*>(act_ground_)})
        window->Show(!over);
    for (wxWindow* window : {static_cast<wxWindow*>(slips_), static_cast<wxWindow*>(counts_),
                             static_cast<wxWindow*>(again_)})
        window->Show(over);
    if (over)
        show_sheet();
    else
        show_dealing();
    clause_->say(clause_words(shown_));
    clause_->Show(shown_.clause.has_value());
    const int pace = is_dealt(shown_.table.record) ? guest_pace : bet_pace;
    if (!over && !shown_.your_turn && !timer_.IsRunning()) timer_.StartOnce(pace);
    lay_out();
    if (before != shown_.stage) CallAfter([this] { take_focus(); });
}

void RoundPage::show_dealing() {
    prompt_->say(shown_.prompt);
    feedback_->say(shown_.feedback);
    feedback_->set_hue(shown_.feedback_right ? Hue::Good : Hue::Bad);
    feedback_->Show(!shown_.feedback.empty());
    due_->say(shown_.due);
    due_->Show(!shown_.due.empty());
    int current = -1;
    for (std::size_t i = 0; i < shown_.targets.size(); ++i) {
        if (shown_.targets[i].current) current = static_cast<int>(i);
    }
    targets_->set_rows(
        shown_.targets.size(),
        [this](wxGraphicsContext& gc, const wxRect2DDouble& row, std::size_t number,
               bool selected) { draw_target(gc, row, shown_.targets.at(number), selected); },
        [this](std::size_t number) { return shown_.targets.at(number).words; });
    targets_->show_selected(current);
    show_acts();
    const bool asks = !shown_.asks.empty();
    amount_ground_->Show(asks);
    asks_->say(shown_.asks);
    gtk::set_name(amount_, asks ? shown_.asks : tr("Amount"));
    problem_->say(shown_.problem);
    problem_->Show(!shown_.problem.empty());
    if (asks && !asked_) {
        amount_->ChangeValue(wide(shown_.typed));
        amount_->SelectAll();
        CallAfter([this] { take_focus(); });
    } else if (asked_ && !asks) {
        CallAfter([this] { take_focus(); });
    } else if (asks && amount_->GetValue() != wide(shown_.typed)) {
        amount_->ChangeValue(wide(shown_.typed));  // a chip of the rack was added
        amount_->SetInsertionPointEnd();
    }
    asked_ = asks;
}

/// The buttons are made again only where they are others.
void RoundPage::show_acts() {
    std::string shape;
    for (const DealerActScreen& act : shown_.acts) shape += act.label + "|";
    if (shape != built_) {
        built_ = shape;
        act_ground_->DestroyChildren();
        acts_.clear();
        for (const DealerActScreen& act : shown_.acts) {
            auto* button = make_button(act_ground_, act.label, "", [this, verb = act.verb] {
                do_in_round(session_, verb);
                changed();
            });
            acts_.push_back(button);
            act_ground_->GetSizer()->Add(button,
                                         wxSizerFlags().Border(wxTOP | wxRIGHT, Gap::beside));
        }
        context().letters_are_new();
    }
    for (wxButton* button : acts_) button->Enable(shown_.your_turn);
    renew_tab_order(act_ground_);
}

void RoundPage::show_sheet() {
    prompt_->say(shown_.result);
    std::string counts;
    for (const std::string& count : shown_.counts) counts += (counts.empty() ? "" : "\n") + count;
    counts_->say(counts);
    feedback_->say(shown_.empty);
    feedback_->set_hue(Hue::Good);
    feedback_->Show(!shown_.empty.empty());
    due_->Hide();
    problem_->Hide();
    amount_ground_->Hide();
    asked_ = false;
    slips_->set_rows(
        shown_.slips.size(),
        [this](wxGraphicsContext& gc, const wxRect2DDouble& row, std::size_t number,
               bool selected) { draw_slip(gc, row, shown_.slips.at(number), selected); },
        [this](std::size_t number) { return shown_.slips.at(number).spoken; });
    slips_->show_selected(shown_.slips.empty() ? -1 : static_cast<int>(session_.run->picked));
}

// --- what is done

void RoundPage::enter() {
    enter_in_round(session_, amount_->GetValue().utf8_string());
    changed();
}

/// What happens by itself, one thing after the other, slowly enough to be read.
void RoundPage::go_on() {
    if (!IsShownOnScreen() || !go_on_with_round(session_)) return;
    changed();
}

bool RoundPage::press(const KeyPress& key) {
    const Pressed pressed = press_in_round(session_, key, amount_->GetValue().utf8_string());
    if (pressed.is_ours) done(pressed.leads_to);
    return pressed.is_ours;
}

void RoundPage::lay_out() {
    const int width = GetClientSize().x - panel_width - 8 * grid;
    if (width < 100) return;
    head_.crumb->wrap_to(width - 60);
    head_.title->wrap_to(width - 60);
    for (Text* text : {prompt_, feedback_, due_, clause_, counts_, asks_, problem_})
        text->wrap_to(inside_cards);
    act_ground_->SetMinSize(wxSize(-1, height_of(acts_)));
    amount_ground_->Layout();
    Layout();
    panel_->Layout();
    act_ground_->Layout();
}

void RoundPage::take_focus() {
    if (shown_.stage == RoundStage::Over)
        shown_.slips.empty() ? again_->SetFocus() : slips_->SetFocus();
    else if (amount_ground_->IsShown())
        amount_->SetFocus();
    else
        targets_->SetFocus();
}

void RoundPage::theme_changed() {
    set_icon(head_.back, Icon::Back);
    targets_->theme_changed();
    slips_->theme_changed();
    Refresh();
}

}  // namespace fairdeal

#include "desk/round/table_page.h"

#include <fmt/format.h>
#include <wx/wrapsizer.h>

#include <algorithm>

#include "base/translation.h"
#include "desk/kit/fields.h"
#include "desk/kit/gtk.h"
#include "desk/kit/keys/tab_order.h"
#include "desk/kit/rows/row_lines.h"

namespace fairdeal {

namespace {

constexpr int guest_pace = 700;  // milliseconds that something of the guests can be read
constexpr int bet_pace = 120;    // likewise their bets, which lie there all the time

void draw_target(wxGraphicsContext& gc, const wxRect2DDouble& row, const RoundTargetScreen& item,
                 bool selected) {
    if (selected) fill_row(gc, row);
    draw_text(gc, item.words, font(14, selected ? wxFONTWEIGHT_SEMIBOLD : wxFONTWEIGHT_NORMAL),
              Tone::Text, row.m_x + 16, RowLines(row, {14}).top(0), row.m_width - 32);
}

/// At its end the clause that decides, by its name and its words.
void draw_slip(wxGraphicsContext& gc, const wxRect2DDouble& row, const RoundSlipScreen& item,
               bool selected) {
    if (selected) fill_row(gc, row);
    const RowLines lines(row, {14, 13, 13, 13});
    const double mark = 20 * letters();
    const double left = row.m_x + 16;
    const double words = left + mark + Gap::row;
    const double right = row.m_x + row.m_width - 16;
    draw_mark(gc, false, left, lines.beside(0, mark), mark);
    draw_text(gc, item.critical ? tr("{slip} (critical)", "slip"_a = item.title) : item.title,
              font(14, wxFONTWEIGHT_SEMIBOLD), Tone::Text, words, lines.top(0), right - words);
    draw_text(gc, item.said, font(13), Tone::Muted, words, lines.top(1), right - words);
    draw_text(gc, item.due, font(13), Tone::Text, words, lines.top(2), right - words);
    const std::string name = item.clauses.empty() ? "" : to_text(item.clauses.front()) + ": ";
    draw_text(gc, name + item.clause, font(13), Tone::Muted, words, lines.top(3), right - words);
}

/// Of buttons that fill one row after the other.
int height_of(const std::vector<wxButton*>& buttons) {
    constexpr int room = 6;
    int across = 0, height = 0, row = 0;
    for (wxButton* button : buttons) {
        button->InvalidateBestSize();
        const wxSize size = button->GetBestSize();
        if (across > 0 && across + size.x + room > inside_panel) {
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

}  // namespace

std::string in_lines(const std::vector<std::string>& lines) {
    return fmt::format("{}", fmt::join(lines, "\n"));
}

TablePage::TablePage(wxWindow* parent, PageContext& context, TableSession& session,
                     const std::string& way_back)
    : Page(parent, context), dealt_(session), timer_(this) {
    auto* left = new wxBoxSizer(wxVERTICAL);
    head_ = make_page_head(this, way_back, [this] {
        leave();
        changed();
    });
    left->Add(head_.row, wxSizerFlags().Expand());
    above_felt_ = new wxBoxSizer(wxVERTICAL);
    left->Add(above_felt_, wxSizerFlags().Expand());
    table_ = new TableCanvas(this, Tone::Window, TableUse::Training);
    table_->can_pick = [this](const TablePick& pick) { return can_pick_in_round(dealt_, pick); };
    table_->on_pick = [this](const TablePick& pick) {
        pick_in_round(dealt_, pick);
        changed();
    };
    table_->hands.can_carry = [this](const ChipPlace& from) {
        return can_carry_in_round(dealt_, from);
    };
    table_->hands.words = [this](const ChipMove& move) { return move_in_words(dealt_, move); };
    table_->hands.put_down = [this](const ChipMove& move) {
        move_in_round(dealt_, move);
        changed();
    };
    left->Add(table_, wxSizerFlags(1).Expand().Border(wxTOP, 2 * grid));
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(left, wxSizerFlags(1).Expand().Border(wxALL, 3 * grid));
    row->Add(make_panel(), wxSizerFlags().Expand().Border(wxTOP | wxRIGHT | wxBOTTOM, 2 * grid));
    SetSizer(row);
    // What happens by itself, one thing after the other, slowly enough to be read.
    Bind(
        wxEVT_TIMER,
        [this](wxTimerEvent&) {
            if (IsShownOnScreen() && go_on()) changed();
        },
        timer_.GetId());
}

wxWindow* TablePage::make_panel() {
    panel_ = new Tile(this, card(Tone::Window));
    panel_->SetMinSize(wxSize(panel_width, -1));
    auto* column = new wxBoxSizer(wxVERTICAL);
    prompt_ = new Text(panel_, "", 18, Hue::Text, wxFONTWEIGHT_BOLD);
    feedback_ = new Text(panel_, "", 14);
    due_ = new Text(panel_, "", 14, Hue::Text, wxFONTWEIGHT_SEMIBOLD);
    clause_ = new Text(panel_, "", 13, Hue::Muted);
    codes_ = new Text(panel_, "", 11, Hue::Muted);
    put(column, prompt_, {side + Gap::tight, side, side, Gap::beside});
    own_ = new wxBoxSizer(wxVERTICAL);
    column->Add(own_, wxSizerFlags().Expand());
    for (Text* text : {feedback_, due_, clause_})
        put(column, text, {side + Gap::tight, 0, side, Gap::tight});
    put(column, codes_, {side + Gap::tight, 0, side, grid});
    make_lists(column);
    act_ground_ = new Tile(panel_, ground(Tone::Surface));
    act_ground_->SetSizer(new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES));
    put(column, act_ground_, {side, Gap::tight, side, grid});
    column->Add(make_amount(), wxSizerFlags().Expand());
    panel_->SetSizer(column);
    return panel_;
}

/// One of the two is there.
void TablePage::make_lists(wxSizer* column) {
    targets_ = new RowList(panel_, tr("Your hand, players and wagers"),
                           height_of_lines({14}, Gap::beside), Tone::Surface);
    targets_->on_pick = [this](int row) {
        pick_in_round(dealt_, static_cast<std::size_t>(std::max(0, row)));
        changed();
    };
    slips_ = new RowList(panel_, tr("What was not right"),
                         height_of_lines({14, 13, 13, 13}, Gap::tight), Tone::Surface);
    slips_->on_pick = [this](int row) {
        look_at(static_cast<std::size_t>(std::max(0, row)));
        changed();
    };
    for (RowList* list : {targets_, slips_})
        column->Add(list, wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, Gap::tight));
}

wxSizer* TablePage::make_amount() {
    auto* column = new wxBoxSizer(wxVERTICAL);
    amount_ground_ = new Tile(panel_, ground(Tone::Surface));
    auto* within = new wxBoxSizer(wxVERTICAL);
    asks_ = new Text(amount_ground_, "", 14, Hue::Text, wxFONTWEIGHT_SEMIBOLD);
    amount_ = make_text_field(
        amount_ground_, tr("Amount"), 140,
        [this](const std::string& text) {
            type_in_round(dealt_, text);
            changed();  // it lies on the felt
        },
        wxTE_RIGHT);
    enter_ = make_button(amount_ground_, tr(action_named(round_actions, RoundAction::Enter).label),
                         "primary", [this] {
                             enter_in_round(dealt_, typed());
                             changed();
                         });
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

void TablePage::show_round(RoundScreen screen) {
    const RoundStage before = shown_.stage;
    shown_ = std::move(screen);
    const std::string& error = dealt_.school.error;
    head_.crumb->say(error.empty() ? shown_.crumb : error);
    head_.crumb->set_hue(error.empty() ? Hue::Muted : Hue::Bad);
    head_.title->say(shown_.heading);
    table_->show(shown_.table);
    const bool over = shown_.stage == RoundStage::Over;
    targets_->Show(!over);
    act_ground_->Show(!over);
    slips_->Show(over && !shown_.slips.empty());
    if (over)
        show_slips();
    else
        show_dealing();
    show_reason();
    const int pace = is_dealt(shown_.table.record) ? guest_pace : bet_pace;
    if (!over && !shown_.your_turn && !timer_.IsRunning()) timer_.StartOnce(pace);
    if (before != shown_.stage) CallAfter([this] { take_focus(); });
}

void TablePage::show_reason() {
    clause_->say(shown_.clause ? shown_.clause->text : "");
    clause_->Show(shown_.clause.has_value());
    codes_->say(to_text(shown_.clauses));
    codes_->Show(shown_.clause.has_value());
}

void TablePage::show_dealing() {
    prompt_->say(shown_.prompt);
    feedback_->say(shown_.feedback);
    feedback_->set_hue(shown_.feedback_right ? Hue::Good : Hue::Bad);
    feedback_->Show(!shown_.feedback.empty());
    due_->say(shown_.due);
    due_->Show(!shown_.due.empty());
    show_targets();
    show_acts();
    show_amount();
    problem_->say(shown_.problem);
    problem_->Show(!shown_.problem.empty());
}

void TablePage::show_targets() {
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
}

void TablePage::show_amount() {
    const bool asks = !shown_.asks.empty();
    amount_ground_->Show(asks);
    asks_->say(shown_.asks);
    gtk::set_name(amount_, asks ? shown_.asks : tr("Amount"));
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
void TablePage::show_acts() {
    std::string shape;
    for (const DealerActScreen& act : shown_.acts) shape += act.label + "|";
    if (shape != built_) {
        built_ = shape;
        act_ground_->DestroyChildren();
        acts_.clear();
        for (const DealerActScreen& act : shown_.acts) {
            auto* button = make_button(act_ground_, act.label, "", [this, verb = act.verb] {
                do_in_round(dealt_, verb);
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

void TablePage::show_slips() {
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
    slips_->show_selected(shown_.slips.empty() ? -1 : static_cast<int>(picked_slip()));
}

// --- what is done

void TablePage::lay_out() {
    const int width = GetClientSize().x - panel_width - 8 * grid;
    if (width < 100) return;
    head_.crumb->wrap_to(width - 60);
    head_.title->wrap_to(width - 60);
    for (Text* text : {prompt_, feedback_, due_, clause_, codes_, asks_, problem_})
        text->wrap_to(inside_panel);
    act_ground_->SetMinSize(wxSize(-1, height_of(acts_)));
    amount_ground_->Layout();
    Layout();
    panel_->Layout();
    act_ground_->Layout();
}

void TablePage::take_focus() {
    wxWindow* wanted = first_button();
    if (panel_->IsShown()) {
        if (amount_ground_->IsShown())
            wanted = amount_;
        else if (slips_->IsShown())
            wanted = slips_;
        else if (targets_->IsShown())
            wanted = targets_;
    }
    if (wanted != nullptr) wanted->SetFocus();
}

void TablePage::theme_changed() {
    set_icon(head_.back, Icon::Back);
    targets_->theme_changed();
    slips_->theme_changed();
    Refresh();
}

}  // namespace fairdeal

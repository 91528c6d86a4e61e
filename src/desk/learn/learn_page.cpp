#include "desk/learn/learn_page.h"

#include <wx/wrapsizer.h>

#include <algorithm>
#include <array>

#include "base/translation.h"
#include "desk/kit/gtk.h"
#include "desk/kit/rows/row_lines.h"
#include "desk/kit/side_panel.h"
#include "desk/practise/scenario_list.h"
#include "words/words.h"

namespace fairdeal {

namespace {

void draw_planned(wxGraphicsContext& gc, const wxRect2DDouble& row, const PlanItem& item,
                  bool selected) {
    if (selected) fill_row(gc, row);
    const RowLines lines(row, {15, 13, 13});
    const double left = row.m_x + 24;
    const double right = row.m_x + row.m_width - row_edge;
    const double why = text_width(gc, item.why, font(13));
    const wxFont heading = font(15, wxFONTWEIGHT_SEMIBOLD);
    const double free = right - why - 16 - left;
    draw_text(gc, item.section, heading, Tone::Text, left, lines.top(0), free);
    const double beside = text_width(gc, item.section, heading) + grid;
    draw_text(gc, item.clause, font(13), Tone::Muted, left + beside, lines.top(0, 13),
              free - beside);
    draw_text_right(gc, item.why, font(13), Tone::Muted, right, lines.top(0, 13));
    draw_text(gc, item.text, font(13), Tone::Text, left, lines.top(1), right - left);
    draw_text(gc, item.standing, font(13), Tone::Muted, left, lines.top(2), right - left);
}

/// What can be drilled by dealing hands; words (Talk) are only in lessons.
std::vector<QuestionKind> drilled_kinds() {
    std::vector<QuestionKind> kinds;
    for (const QuestionKind kind : every_question_kind()) {
        if (kind != QuestionKind::Talk) kinds.push_back(kind);
    }
    return kinds;
}

}  // namespace

LearnPage::LearnPage(wxWindow* parent, PageContext& context, LearnSession& session)
    : Page(parent, context), session_(session) {
    auto* column = new wxBoxSizer(wxVERTICAL);
    tabs_ = new LearnTabs(this, context, session);
    column->Add(tabs_, wxSizerFlags().Expand().Border(wxALL, 3 * grid));
    error_ = new Text(this, "", 14, Hue::Bad);
    column->Add(error_, wxSizerFlags().Border(wxLEFT | wxRIGHT | wxBOTTOM, 3 * grid));
    column->Add(make_people(), wxSizerFlags(1).Expand());
    column->Add(make_today(), wxSizerFlags(1).Expand());
    SetSizer(column);
}

wxButton* LearnPage::make_action_button(wxWindow* parent, LearnAction action, const char* kind) {
    const auto& listed = action_named(learn_actions, action);
    auto* button = make_button(parent, tr(listed.label), kind, [this, action] { take(action); });
    if (*listed.tip != 0) button->SetToolTip(wide(tip_of(listed)));
    return button;
}

void LearnPage::take(LearnAction action) {
    if (action == LearnAction::SignIn && !people_.games.empty()) return deal_picked();
    if (action == LearnAction::MakeProfile) return make_profile();
    if (action == LearnAction::SignIn) return sign_in();
    done(session_.apply(action));
    if (action == LearnAction::NewProfile) CallAfter([this] { name_field()->SetFocus(); });
}

// --- today

wxWindow* LearnPage::make_today() {
    today_ground_ = new Tile(this, ground(Tone::Window));
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(make_plan(today_ground_),
             wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, 3 * grid));
    row->Add(make_drill(today_ground_),
             wxSizerFlags().Expand().Border(wxRIGHT | wxBOTTOM, 3 * grid));
    today_ground_->SetSizer(row);
    return today_ground_;
}

wxWindow* LearnPage::make_plan(wxWindow* parent) {
    plan_card_ = new Tile(parent, card(Tone::Window));
    auto* column = new wxBoxSizer(wxVERTICAL);
    heading_ = new Text(plan_card_, "", 24, Hue::Text, wxFONTWEIGHT_BOLD);
    headline_ = new Text(plan_card_, "", 16);
    done_ = new Text(plan_card_, "", 14, Hue::Muted);
    put(column, heading_, {3 * grid, 3 * grid, 3 * grid, Gap::tight});
    put(column, headline_, {3 * grid, 0, 3 * grid, Gap::tight});
    put(column, done_, {3 * grid, 0, 3 * grid, grid});
    assigned_ = new Text(plan_card_, "", 15);
    put(column, assigned_, {3 * grid, 0, 3 * grid, grid});
    floor_ = new Text(plan_card_, "", 15, Hue::Note);
    put(column, floor_, {3 * grid, 0, 3 * grid, grid});
    resume_ = make_action_button(plan_card_, LearnAction::Resume, "");
    lesson_ = make_action_button(plan_card_, LearnAction::Lesson, "");
    start_ = make_action_button(plan_card_, LearnAction::Reviews, "");
    placement_ = make_action_button(plan_card_, LearnAction::Placement, "");
    resume_text_ = new Text(plan_card_, "", 14, Hue::Muted);
    lesson_text_ = new Text(plan_card_, "", 14, Hue::Muted);
    placement_text_ = new Text(plan_card_, "", 14, Hue::Muted);
    auto* buttons = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
    for (wxButton* button : {resume_, lesson_, start_, placement_})
        buttons->Add(button, wxSizerFlags().Border(wxTOP | wxRIGHT, grid));
    put(column, buttons, {3 * grid, 0, 2 * grid, grid});
    for (Text* text : {resume_text_, lesson_text_, placement_text_})
        put(column, text, {3 * grid, 0, 3 * grid, grid});
    nothing_ = new Text(plan_card_, "", 15, Hue::Muted);
    put(column, nothing_, {3 * grid, 0, 3 * grid, grid});
    plan_ = new RowList(plan_card_, tr("Today's clauses"),
                        height_of_lines({15, 13, 13}, Gap::beside), Tone::Surface);
    put(column, plan_, {Gap::hair, 0, Gap::hair, Gap::beside}, true);
    plan_->on_open = [this](int row) { open_planned(row); };
    plan_->on_pick = [this](int row) {
        if (!today_.items.empty() || row < 0) return;
        session_.pick_lesson(static_cast<std::size_t>(row));
        changed();
    };
    plan_card_->SetSizer(column);
    return plan_card_;
}

/// A clause in the rule book; where nothing is due, the lesson.
void LearnPage::open_planned(int row) {
    if (today_.items.empty()) return take(LearnAction::Lesson);
    if (row < 0 || static_cast<std::size_t>(row) >= today_.items.size()) return;
    done(ReadClause{today_.items[static_cast<std::size_t>(row)].clause});
}

wxWindow* LearnPage::make_drill(wxWindow* parent) {
    drill_card_ = new Tile(parent, card(Tone::Window));
    drill_body_ = make_scroller(drill_card_, tr("Drill"));
    auto* column = new wxBoxSizer(wxVERTICAL);
    put(column, new Text(drill_body_, tr("Drill"), 20, Hue::Text, wxFONTWEIGHT_BOLD),
        {3 * grid, 2 * grid, 3 * grid, Gap::tight});
    drill_story_ = new Text(drill_body_,
                            tr("Fresh hands without end, on what you were taught. With no kind "
                               "chosen, every kind is asked."),
                            15, Hue::Muted);
    put(column, drill_story_, {3 * grid, 0, 3 * grid, grid});
    const auto add_toggles = [&](auto& all, auto values, auto label, auto click) {
        auto* row = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
        for (const auto value : values) {
            auto* button = make_toggle(drill_body_, label(value), [this, click, value](bool) {
                click(value);
                changed();
            });
            all.emplace_back(value, button);
            row->Add(button, wxSizerFlags().Border(wxTOP | wxRIGHT, Gap::beside));
        }
        put(column, row, {3 * grid, Gap::beside, 2 * grid, Gap::beside});
    };
    add_toggles(
        games_, games_of(session_.library),
        [](Game game) { return std::string(short_title_of(game)); },
        [this](Game game) { session_.choose(game); });
    add_toggles(
        irregular_, std::array{true}, [](bool) { return tr("When a deal goes wrong"); },
        [this](bool) { session_.set_irregular(!session_.is_irregular()); });
    add_toggles(
        kinds_, drilled_kinds(), [](QuestionKind kind) { return kind_in_words(kind); },
        [this](QuestionKind kind) { session_.toggle(kind); });
    add_toggles(
        levels_, std::array{1, 2, 3, 4, 5},
        [](int level) { return tr("Level {level}", "level"_a = level); },
        [this](int level) { session_.choose_level(level); });
    for (const auto& [level, button] : levels_)
        button->SetToolTip(
            wide(tr("{name}: how much has to be kept in mind. With none chosen, easy "
                    "items until a clause is familiar",
                    "name"_a = level_in_words(level))));
    drill_body_->SetSizer(column);
    auto* around = new wxBoxSizer(wxVERTICAL);
    put(around, drill_body_, {Gap::hair, Gap::beside, Gap::hair, 0}, true);
    add_runs(around);
    drill_card_->SetSizer(around);
    drill_card_->SetMinSize(wxSize(side_card_width, -1));
    return drill_card_;
}

/// What can be started, always in sight below what is chosen: a drill of that, payouts for speed, a
/// whole round, a shift.
void LearnPage::add_runs(wxSizer* column) {
    drill_ = make_action_button(drill_card_, LearnAction::Drill, "");
    mistakes_ = make_action_button(drill_card_, LearnAction::Mistakes, "");
    speed_ = make_action_button(drill_card_, LearnAction::Payouts, "");
    round_ = make_action_button(drill_card_, LearnAction::Round, "");
    shift_ = make_action_button(drill_card_, LearnAction::Shift, "");
    auto* buttons = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
    for (wxButton* button : {drill_, mistakes_, speed_, round_, shift_})
        buttons->Add(button, wxSizerFlags().Border(wxTOP | wxRIGHT, grid));
    put(column, buttons, {3 * grid, 0, 2 * grid, 2 * grid});
}

void LearnPage::show_today() {
    today_ = session_.today();
    heading_->say(today_.heading);
    headline_->say(today_.headline);
    headline_->Show(!today_.headline.empty());
    done_->say(today_.done);
    done_->Show(!today_.done.empty());
    assigned_->say(today_.assigned);
    assigned_->set_hue(today_.is_overdue ? Hue::Bad : Hue::Text);
    assigned_->Show(!today_.assigned.empty());
    floor_->say(today_.floor);
    floor_->Show(!today_.floor.empty());
    nothing_->say(today_.empty);
    nothing_->Show(!today_.empty.empty());
    show_steps();
    if (today_.items.empty()) {
        show_rows(plan_, today_.lessons);
        plan_->show_selected(today_.lessons.empty() ? -1 : static_cast<int>(today_.picked));
    } else {
        plan_->set_rows(
            today_.items.size(),
            [this](wxGraphicsContext& gc, const wxRect2DDouble& row, std::size_t number,
                   bool selected) { draw_planned(gc, row, today_.items.at(number), selected); },
            [this](std::size_t number) { return today_.items.at(number).spoken; });
    }
    show_drill();
}

/// The buttons of what can be done first, and the one to do now among them.
void LearnPage::show_steps() {
    const auto show = [](wxButton* button, Text* text, const std::string& words) {
        button->Show(!words.empty());
        if (text == nullptr) return;
        text->say(words);
        text->Show(!words.empty());
    };
    show(resume_, resume_text_, today_.resume);
    show(lesson_, lesson_text_, today_.lesson);
    show(placement_, placement_text_, today_.placement);
    show(start_, nullptr, today_.headline);
    if (!today_.lesson_label.empty()) set_label(lesson_, today_.lesson_label);
    for (wxButton* button : {resume_, lesson_, start_, drill_})
        gtk::set_class(button, "primary", button == first_button());
}

wxButton* LearnPage::first_button() const {
    switch (today_.first) {
        case TodayStep::Resume: return resume_;
        case TodayStep::Lesson: return lesson_;
        case TodayStep::Reviews: return start_;
        case TodayStep::Drill: break;
    }
    return drill_;
}

void LearnPage::show_drill() {
    mistakes_->Enable(today_.can_drill_mistakes);
    const DrillChoice& drill = session_.drill;
    for (const auto& [game, button] : games_) button->SetValue(game == drill.game);
    for (const auto& [topic, button] : irregular_)
        button->SetValue(session_.is_irregular() == topic);
    for (const auto& [kind, button] : kinds_)
        button->SetValue(std::find(drill.kinds.begin(), drill.kinds.end(), kind) !=
                         drill.kinds.end());
    for (const auto& [level, button] : levels_) button->SetValue(drill.level == level);
}

void LearnPage::show_desk() {
    const UpdateLock lock(this);
    const SchoolSession& school = session_.school;
    const bool is_in = is_signed_in(school);
    tabs_->show();
    const std::string error = is_in ? school.error : session_.people().error;
    const bool wrong = !error.empty();
    error_->set_hue(wrong ? Hue::Bad : Hue::Muted);
    error_->say(wrong ? error : school.notice);
    error_->Show(wrong || !school.notice.empty());
    people_ground_->Show(!is_in);
    today_ground_->Show(is_in);
    if (is_in)
        show_today();
    else
        show_people();
    lay_out();
    if (is_in != was_inside_) CallAfter([this] { take_focus(); });
    was_inside_ = is_in;
}

void LearnPage::lay_out() {
    Layout();
    const auto wrap = [](const wxWindow* around, std::initializer_list<Text*> texts) {
        const int width = around->GetClientSize().x - 6 * grid;
        if (width < 100) return;
        for (Text* text : texts) text->wrap_to(width);
    };
    wrap(people_card_, {people_heading_, people_story_, nobody_});
    wrap(plan_card_,
         {heading_, headline_, done_, resume_text_, lesson_text_, placement_text_, nothing_});
    wrap(drill_body_, {drill_story_});
    error_->wrap_to(std::max(200, GetClientSize().x - 6 * grid));
    Layout();
    for (Tile* tile : {people_ground_, people_card_, today_ground_, plan_card_, drill_card_, form_})
        tile->Layout();
    drill_body_->FitInside();
    form_body_->FitInside();
}

void LearnPage::take_focus() {
    if (form_->IsShownOnScreen())
        name_field()->SetFocus();
    else if (people_ground_->IsShown())
        people_.items.empty() && people_.games.empty() ? new_->SetFocus() : profiles_->SetFocus();
    else
        first_button()->SetFocus();
}

bool LearnPage::press(const KeyPress& key) {
    const bool enters = key.name == KeyName::Enter && !key.control;
    if (const auto action = session_.action_of(key))
        take(*action);
    else if (enters && plan_->HasFocus())
        open_planned(plan_->GetSelection());
    else if (enters && today_ground_->IsShown())
        take(session_.first_step());
    else
        return false;
    return true;
}

void LearnPage::theme_changed() {
    profiles_->theme_changed();
    plan_->theme_changed();
    for (wxScrolledWindow* body : {drill_body_, form_body_})
        body->SetBackgroundColour(colour(Tone::Surface));
    Refresh();
}

}  // namespace fairdeal

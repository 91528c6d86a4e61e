#include "desk/write/lesson_editor.h"

#include <wx/wrapsizer.h>

#include <algorithm>
#include <array>

#include "base/translation.h"
#include "desk/kit/fields.h"
#include "desk/kit/gtk.h"
#include "desk/kit/keys/key_press.h"
#include "desk/kit/keys/tab_order.h"
#include "desk/kit/rows/row_lines.h"

namespace fairdeal {

namespace {

void draw_outline(wxGraphicsContext& gc, const wxRect2DDouble& row, const OutlineItem& item,
                  bool selected) {
    if (selected) fill_row(gc, row);
    const double left = row.m_x + (item.head ? 20 : 36);
    const double right = row.m_x + row.m_width - 20;
    const RowLines lines(row, {14});
    if (item.wrong) draw_mark(gc, false, right - 16, middle_of(row, 16), 16);
    const double end = right - (item.wrong ? 24 : 0);
    const double detail = std::min(text_width(gc, item.detail, font(13)), (end - left) / 2);
    draw_text(gc, item.title, font(14, item.head ? wxFONTWEIGHT_SEMIBOLD : wxFONTWEIGHT_NORMAL),
              Tone::Text, left, lines.top(0), end - detail - 12 - left);
    draw_text(gc, item.detail, font(13), Tone::Muted, end - detail, lines.top(0, 13), detail + 1);
}

}  // namespace

LessonEditor::LessonEditor(wxWindow* parent, PageContext& context, AuthorSession& session,
                           const LearnSession& school)
    : Page(parent, context), session_(session), tabs_(new LearnTabs(this, context, school)) {
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(tabs_, wxSizerFlags().Expand().Border(wxALL, 3 * grid));
    column->Add(make_head(), wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT, 3 * grid));
    column->Add(make_question(),
                wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, 3 * grid));
    message_ = new Text(this, "", 14, Hue::Muted);
    column->Add(message_, wxSizerFlags().Border(wxLEFT | wxRIGHT | wxTOP, 3 * grid));
    column->Add(make_problems(),
                wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, 3 * grid));
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(make_outline(), wxSizerFlags().Expand().Border(wxRIGHT, 2 * grid));
    right_ = new LessonRight(this, context, session, [this](AuthorAction action) { take(action); });
    row->Add(right_, wxSizerFlags(1).Expand());
    column->Add(row, wxSizerFlags(1).Expand().Border(wxALL, 3 * grid));
    SetSizer(column);
    Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) { key_hook(event); });
}

template <class Table>
wxButton* LessonEditor::make_action_button(wxWindow* parent, const Table& table,
                                           AuthorAction action, const char* kind) {
    const auto& named = action_named(table, action);
    auto* button = make_button(parent, tr(named.label), kind, [this, action] { take(action); });
    if (*named.tip != 0) button->SetToolTip(wide(tip_of(named)));
    return button;
}

void LessonEditor::take(AuthorAction action) {
    constexpr std::array of_lists{AuthorAction::PutIn,        AuthorAction::ListOffers,
                                  AuthorAction::Choose,       AuthorAction::CloseList,
                                  AuthorAction::BackToLesson, AuthorAction::PutDealt,
                                  AuthorAction::LeaveFelt};
    if (std::find(of_lists.begin(), of_lists.end(), action) != of_lists.end())
        return take_and_focus(action);
    const bool clause = action == AuthorAction::ClauseInText;
    if (clause || action == AuthorAction::TermInText) {
        right_->fields()->open_text_list(clause ? ListOf::ClauseInText : ListOf::TermInText);
        return;
    }
    done(session_.apply(action));
}

/// The keyboard follows to what is shown on the right then.
void LessonEditor::take_and_focus(AuthorAction action) {
    const bool listed = session_.choosing.has_value();
    done(session_.apply(action));
    if (!listed || !session_.choosing) focus_right();
}

void LessonEditor::focus_right() {
    CallAfter([this] { right_->take_focus(); });
}

wxSizer* LessonEditor::make_head() {
    auto* column = new wxBoxSizer(wxVERTICAL);
    auto* texts = new wxBoxSizer(wxHORIZONTAL);
    title_ = new Text(this, "", 20, Hue::Text, wxFONTWEIGHT_BOLD);
    state_ = new Text(this, "", 13, Hue::Muted);
    texts->Add(title_, wxSizerFlags().CentreVertical().Border(wxRIGHT, 2 * grid));
    texts->Add(state_, wxSizerFlags().CentreVertical());
    column->Add(texts);
    auto* row = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
    open_ = new wxChoice(this, wxID_ANY, wxDefaultPosition, wxSize(200, -1));
    gtk::set_name(open_, tr("Open a lesson"));
    open_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { open_picked(); });
    const auto make = [this](AuthorAction action, const char* kind) {
        return make_action_button(this, author_actions, action, kind);
    };
    new_ = make(AuthorAction::New, "");
    new_scenario_ = make(AuthorAction::NewScenario, "");
    check_ = make(AuthorAction::Check, "");
    preview_ = make(AuthorAction::Preview, "");
    save_ = make(AuthorAction::Save, "primary");
    remove_lesson_ = make(AuthorAction::AskToRemove, "quiet");
    check_file_ = make(AuthorAction::CheckFile, "quiet");
    row->Add(open_, wxSizerFlags().Expand().Border(wxRIGHT | wxTOP, grid));
    for (wxButton* button :
         {new_, new_scenario_, check_, preview_, save_, remove_lesson_, check_file_})
        row->Add(button, wxSizerFlags().Expand().Border(wxRIGHT | wxTOP, grid));
    column->Add(row, wxSizerFlags().Expand());
    why_not_remove_ = new Text(this, "", 13, Hue::Muted);
    column->Add(why_not_remove_, wxSizerFlags().Border(wxTOP, Gap::tight));
    return column;
}

wxWindow* LessonEditor::make_question() {
    question_ = new Tile(this, card(Tone::Window));
    auto* column = new wxBoxSizer(wxVERTICAL);
    question_text_ = new Text(question_, "", 15);
    put(column, question_text_, {2 * grid, 2 * grid, 2 * grid, Gap::tight});
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    constexpr std::size_t most_answers = 3;
    for (std::size_t i = 0; i < most_answers; ++i) {
        auto* button = make_button(question_, "", i == 0 ? "primary" : "",
                                   [this, i] { take(shown_.answers.at(i)); });
        answers_.push_back(button);
        row->Add(button, wxSizerFlags().CentreVertical().Border(wxRIGHT, grid));
    }
    put(column, row, {2 * grid, Gap::tight, 2 * grid, 2 * grid});
    question_->SetSizer(column);
    return question_;
}

wxWindow* LessonEditor::make_problems() {
    problems_card_ = new Tile(this, card(Tone::Window));
    auto* column = new wxBoxSizer(wxVERTICAL);
    problems_ = new RowList(problems_card_, tr("What is wrong"),
                            height_of_lines({14, 13}, Gap::beside), Tone::Surface);
    problems_->opens_on_click = true;
    problems_->on_open = [this](int row) {
        session_.go_to_problem(static_cast<std::size_t>(std::max(0, row)));
        changed();
        focus_right();
    };
    put(column, problems_, {Gap::hair, Gap::beside, Gap::hair, Gap::beside}, true);
    problems_card_->SetSizer(column);
    return problems_card_;
}

wxWindow* LessonEditor::make_outline() {
    outline_card_ = new Tile(this, card(Tone::Window));
    auto* column = new wxBoxSizer(wxVERTICAL);
    outline_ = new RowList(outline_card_, tr("Outline of the lesson"),
                           height_of_lines({14}, Gap::tight * 2), Tone::Surface);
    outline_->on_pick = [this](int row) { pick_row(row); };
    outline_->on_open = [this](int row) {
        pick_row(row);
        focus_right();
    };
    put(column, outline_, {Gap::hair, Gap::beside, Gap::hair, Gap::beside}, true);
    auto* row = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
    const auto make = [this](AuthorAction action) {
        return make_action_button(outline_card_, outline_actions, action, "");
    };
    add_ = make(AuthorAction::ListOffers);
    up_ = make(AuthorAction::Up);
    down_ = make(AuthorAction::Down);
    remove_ = make(AuthorAction::RemovePiece);
    for (wxButton* button : {add_, up_, down_, remove_})
        row->Add(button, wxSizerFlags().Border(wxRIGHT | wxBOTTOM, Gap::beside));
    put(column, row, {2 * grid, Gap::tight, grid, 0});
    why_not_move_ = new Text(outline_card_, "", 13, Hue::Muted);
    put(column, why_not_move_, {2 * grid, 0, 2 * grid, grid});
    outline_card_->SetSizer(column);
    outline_card_->SetMinSize(wxSize(side_list_width, -1));
    return outline_card_;
}

void LessonEditor::pick_row(int row) {
    if (row < 0) return;
    session_.pick_row(static_cast<std::size_t>(row));
    changed();
}

// --- showing

void LessonEditor::open_picked() {
    auto at = static_cast<std::size_t>(std::max(0, open_->GetSelection()));
    open_->SetSelection(0);
    if (at == 0) return;
    --at;
    if (at < scenarios_.size())
        session_.open_scenario(scenarios_[at].id);
    else if (at -= scenarios_.size(); at < lessons_.size())
        session_.open_lesson(lessons_[at].id);
    else
        session_.bring_back(removed_.at(at - lessons_.size()));
    changed();
}

void LessonEditor::show_question() {
    question_->Show(shown_.asks);
    question_text_->say(shown_.question);
    for (std::size_t i = 0; i < answers_.size(); ++i) {
        answers_[i]->Show(i < shown_.answers.size());
        if (i < shown_.answers.size())
            set_label(answers_[i], tr(action_named(author_actions, shown_.answers[i]).label));
    }
    renew_tab_order(question_);
}

void LessonEditor::show_lessons() {
    std::vector<std::string> files;
    for (const RemovedLesson& removed : shown_.removed) files.push_back(removed.file.string());
    if (shown_.lessons == lessons_ && shown_.scenarios == scenarios_ && files == removed_ &&
        open_->GetCount() > 0)
        return;
    lessons_ = shown_.lessons;
    scenarios_ = shown_.scenarios;
    removed_ = files;
    open_->Clear();
    open_->Append(wide(tr("Open a lesson")));
    for (const LessonChoice& scenario : scenarios_) open_->Append(wide(scenario.label));
    for (const LessonChoice& lesson : lessons_) open_->Append(wide(lesson.label));
    for (const RemovedLesson& removed : shown_.removed)
        open_->Append(wide(tr("Bring back: {lesson}", "lesson"_a = removed.title)));
    open_->SetSelection(0);
}

void LessonEditor::show_outline() {
    outline_->set_rows(
        shown_.outline.size(),
        [this](wxGraphicsContext& gc, const wxRect2DDouble& row, std::size_t number,
               bool selected) { draw_outline(gc, row, shown_.outline.at(number), selected); },
        [this](std::size_t number) { return shown_.outline.at(number).spoken; });
    outline_->show_selected(static_cast<int>(shown_.row));
    const bool listed = shown_.adding || shown_.choosing || shown_.dealing;
    up_->Enable(shown_.can_up && !listed);
    down_->Enable(shown_.can_down && !listed);
    remove_->Enable(shown_.can_remove && !listed);
    const std::string why =
        listed ? tr("First choose from the list, or go back.") : shown_.why_not_move;
    why_not_move_->say(why);
    why_not_move_->Show(!why.empty());
    for (wxButton* button : {up_, down_, remove_})
        if (!button->IsEnabled()) button->SetToolTip(wide(why));
    if (remove_->IsEnabled())
        remove_->SetToolTip(wide(tip_of(action_named(outline_actions, AuthorAction::RemovePiece))));
}

void LessonEditor::show_removal() {
    const std::string& why = shown_.why_not_remove;
    remove_lesson_->Enable(shown_.can_remove_lesson);
    set_label(remove_lesson_,
              shown_.is_scenario
                  ? tr("Remove scenario")
                  : tr(action_named(author_actions, AuthorAction::AskToRemove).label));
    remove_lesson_->SetToolTip(
        wide(why.empty() ? tip_of(action_named(author_actions, AuthorAction::AskToRemove)) : why));
    why_not_remove_->say(why);
    why_not_remove_->Show(!why.empty() && !shown_.dealing);
}

void LessonEditor::show_problems() {
    // One problem or two at a time, and none beside a question or the felt: they need the room.
    const int rows = shown_.problems.size() > 1 ? 2 : 1;
    problems_card_->SetMinSize(
        wxSize(-1, rows * height_of_lines({14, 13}, Gap::beside) + Gap::part));
    problems_card_->Show(!shown_.problems.empty() && !shown_.asks && !shown_.dealing);
    problems_->set_rows(
        shown_.problems.size(),
        [this](wxGraphicsContext& gc, const wxRect2DDouble& row, std::size_t number,
               bool selected) {
            const ProblemItem& item = shown_.problems.at(number);
            draw_two_lines(gc, row, item.where, item.what, selected, Tone::Text);
        },
        [this](std::size_t number) { return shown_.problems.at(number).spoken; });
    message_->set_hue(shown_.error.empty() ? Hue::Muted : Hue::Bad);
    message_->say(shown_.error.empty() ? shown_.notice : shown_.error);
    message_->Show(!shown_.asks && (!shown_.error.empty() || !shown_.notice.empty()));
}

void LessonEditor::show_desk() {
    const UpdateLock lock(this);
    shown_ = session_.screen();
    tabs_->show();
    title_->say(shown_.title);
    state_->say(shown_.state);
    show_question();
    show_lessons();
    show_removal();
    show_outline();
    outline_card_->Show(!shown_.dealing);  // the felt needs the room
    right_->show(shown_);
    show_problems();
    lay_out();
}

void LessonEditor::lay_out() {
    const int width = GetClientSize().x - 6 * grid;
    if (width < 100) return;
    const int outline = static_cast<int>(side_list_width * letters());
    outline_card_->SetMinSize(
        wxSize(std::min(outline, std::max(side_list_width, width * 2 / 5)), -1));
    title_->wrap_to(std::max(100, width - state_->GetBestSize().x - 2 * grid));
    message_->wrap_to(width);
    question_text_->wrap_to(width - 4 * grid);
    why_not_remove_->wrap_to(width);
    why_not_move_->wrap_to(outline_card_->GetMinSize().x - 4 * grid);
    Layout();
    right_->lay_out();
    Layout();
    for (Tile* tile : {outline_card_, question_, problems_card_}) tile->Layout();
}

// --- keys

/// Keys that a field being typed in would take for itself.
void LessonEditor::key_hook(wxKeyEvent& event) {
    const auto key = key_press_of(event);
    const auto* action = key ? action_of(author_actions, *key) : nullptr;
    if (action == nullptr) return event.Skip();
    take(action->name);
}

bool LessonEditor::press(const KeyPress& key) {
    if (key.control) return false;
    if (key.name == KeyName::Escape) {
        const bool listed = shown_.adding || shown_.choosing || shown_.dealing;
        done(session_.escape());
        if (listed) focus_right();
        return true;
    }
    if (key.name == KeyName::Enter && right_->press_enter()) return true;
    if (key.name == KeyName::Enter && problems_->HasFocus())
        return problems_->on_open(problems_->GetSelection()), true;
    const auto* action = outline_->HasFocus() ? action_of(outline_actions, key) : nullptr;
    if (action == nullptr) return false;
    return press_in_outline(action->name);
}

bool LessonEditor::press_in_outline(AuthorAction action) {
    if (action == AuthorAction::Type) return right_->take_focus(), true;
    if (action == AuthorAction::RemovePiece && !shown_.can_remove) return false;
    if (action == AuthorAction::ListOffers && shown_.adding) return right_->take_focus(), true;
    return take(action), true;
}

void LessonEditor::theme_changed() {
    for (RowList* list : {outline_, problems_}) list->theme_changed();
    right_->theme_changed();
    Refresh();
}

}  // namespace fairdeal

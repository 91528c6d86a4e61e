#include "desk/write/lesson_editor.h"

#include <wx/wrapsizer.h>

#include <algorithm>

#include "base/translation.h"
#include "desk/kit/fields.h"
#include "desk/kit/gtk.h"
#include "desk/kit/keys/key_press.h"
#include "desk/kit/keys/tab_order.h"
#include "desk/kit/row_lines.h"

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
    row->Add(make_right(), wxSizerFlags(1).Expand());
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
    if (action == AuthorAction::PutIn) return put_in_picked();
    if (action == AuthorAction::ListOffers) return list_offers();
    done(session_.apply(action));
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
    check_ = make(AuthorAction::Check, "");
    preview_ = make(AuthorAction::Preview, "");
    save_ = make(AuthorAction::Save, "primary");
    remove_lesson_ = make(AuthorAction::AskToRemove, "quiet");
    check_file_ = make(AuthorAction::CheckFile, "quiet");
    for (wxWindow* window : {static_cast<wxWindow*>(open_), static_cast<wxWindow*>(new_),
                             static_cast<wxWindow*>(check_), static_cast<wxWindow*>(preview_),
                             static_cast<wxWindow*>(save_), static_cast<wxWindow*>(remove_lesson_),
                             static_cast<wxWindow*>(check_file_)})
        row->Add(window, wxSizerFlags().Expand().Border(wxRIGHT | wxTOP, grid));
    column->Add(row, wxSizerFlags().Expand());
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
        CallAfter([this] { fields_->take_focus(); });
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
    put(column, row, {2 * grid, Gap::tight, grid, grid});
    outline_card_->SetSizer(column);
    outline_card_->SetMinSize(wxSize(side_list_width, -1));
    return outline_card_;
}

wxWindow* LessonEditor::make_right() {
    right_ = new Tile(this, card(Tone::Window));
    auto* column = new wxBoxSizer(wxVERTICAL);
    heading_ = new Text(right_, "", 18, Hue::Text, wxFONTWEIGHT_SEMIBOLD);
    advice_ = new Text(right_, "", 14, Hue::Muted);
    put(column, heading_, {2 * grid, 2 * grid, 2 * grid, Gap::hair});
    put(column, advice_, {2 * grid, Gap::hair, 2 * grid, Gap::hair});
    fields_ = new LessonFields(right_, context(), session_);
    column->Add(fields_, wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, 2 * grid));
    column->Add(make_offers(right_), wxSizerFlags(1).Expand().Border(wxALL, Gap::tight));
    right_->SetSizer(column);
    return right_;
}

wxWindow* LessonEditor::make_offers(wxWindow* parent) {
    offers_ground_ =
        new Tile(parent, {Tone::Surface, Tone::Surface, Tone::Surface, 0, false, 1, 0});
    auto* column = new wxBoxSizer(wxVERTICAL);
    search_ = make_search_field(offers_ground_, tr("Search the scenarios in the library"),
                                tr("Search the scenarios in the library"), -1,
                                [this](const std::string& typed) {
                                    session_.search_offers(typed);
                                    changed();
                                });
    put(column, search_, {2 * grid, grid, 2 * grid, grid});
    offers_ = new RowList(offers_ground_, tr("What can be inserted"),
                          height_of_lines({14, 13}, Gap::beside), Tone::Surface);
    offers_->on_pick = [this](int row) {
        session_.pick_offer(static_cast<std::size_t>(std::max(0, row)));
        changed();
    };
    offers_->on_open = [this](int) { put_in_picked(); };
    put(column, offers_, {Gap::hair, 0, Gap::hair, 0}, true);
    auto* row = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
    const auto make = [this](AuthorAction action, const char* kind) {
        return make_action_button(offers_ground_, author_actions, action, kind);
    };
    put_in_ = make(AuthorAction::PutIn, "primary");
    keep_ = make(AuthorAction::SaveScenario, "");
    back_ = make(AuthorAction::BackToLesson, "");
    for (wxButton* button : {put_in_, keep_, back_})
        row->Add(button, wxSizerFlags().Border(wxRIGHT | wxBOTTOM, Gap::beside));
    put(column, row, {2 * grid, grid, grid, grid});
    offers_ground_->SetSizer(column);
    return offers_ground_;
}

void LessonEditor::pick_row(int row) {
    if (row < 0) return;
    session_.pick_row(static_cast<std::size_t>(row));
    changed();
}

void LessonEditor::put_in_picked() {
    done(session_.apply(AuthorAction::PutIn));
    CallAfter([this] {
        if (!shown_.adding) fields_->take_focus();
    });
}

void LessonEditor::list_offers() {
    done(session_.apply(AuthorAction::ListOffers));
    CallAfter([this] {
        if (shown_.adding) offers_->SetFocus();
    });
}

// --- showing

void LessonEditor::open_picked() {
    const auto at = static_cast<std::size_t>(std::max(0, open_->GetSelection()));
    open_->SetSelection(0);
    if (at == 0) return;
    if (at <= lessons_.size())
        session_.open_lesson(lessons_.at(at - 1).id);
    else
        session_.bring_back(removed_.at(at - 1 - lessons_.size()));
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
    remove_lesson_->Enable(shown_.can_remove_lesson);
    if (shown_.lessons == lessons_ && files == removed_ && open_->GetCount() > 0) return;
    lessons_ = shown_.lessons;
    removed_ = files;
    open_->Clear();
    open_->Append(wide(tr("Open a lesson")));
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
    up_->Enable(shown_.can_up && !shown_.adding);
    down_->Enable(shown_.can_down && !shown_.adding);
    remove_->Enable(shown_.can_remove && !shown_.adding);
}

void LessonEditor::show_offers() {
    if (search_->GetValue().utf8_string() != shown_.search)
        search_->ChangeValue(wide(shown_.search));
    offers_->set_rows(
        shown_.offers.size(),
        [this](wxGraphicsContext& gc, const wxRect2DDouble& row, std::size_t number,
               bool selected) {
            const Offer& offer = shown_.offers.at(number);
            draw_two_lines(gc, row, offer.title, offer.detail, selected,
                           offer.why_not.empty() ? Tone::Text : Tone::Muted);
        },
        [this](std::size_t number) { return shown_.offers.at(number).spoken; });
    offers_->show_selected(shown_.offers.empty() ? -1 : static_cast<int>(shown_.offer));
    put_in_->Enable(shown_.can_put_in);
    keep_->Enable(shown_.can_save_scenario);
}

void LessonEditor::show_right() {
    heading_->say(shown_.heading);
    advice_->say(shown_.advice);
    advice_->Show(!shown_.advice.empty());
    fields_->Show(!shown_.adding);
    offers_ground_->Show(shown_.adding);
    const std::string row =
        std::to_string(shown_.row) + shown_.heading + std::to_string(shown_.outline.size());
    shown_.adding ? show_offers() : fields_->show(shown_.fields, row);
}

void LessonEditor::show_problems() {
    // One problem or two at a time, and none beside a question: the lesson needs the room.
    const int rows = shown_.problems.size() > 1 ? 2 : 1;
    problems_card_->SetMinSize(
        wxSize(-1, rows * height_of_lines({14, 13}, Gap::beside) + Gap::part));
    problems_card_->Show(!shown_.problems.empty() && !shown_.asks);
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
    show_outline();
    show_right();
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
    Layout();
    const int inside = right_->GetClientSize().x - 4 * grid;
    if (inside > 100) {
        heading_->wrap_to(inside);
        advice_->wrap_to(inside);
    }
    Layout();
    for (Tile* tile : {outline_card_, question_, problems_card_, offers_ground_, right_})
        tile->Layout();
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
    if (key.name == KeyName::Escape) return done(session_.escape()), true;
    if (key.name == KeyName::Enter && offers_->HasFocus()) return put_in_picked(), true;
    if (key.name == KeyName::Enter && problems_->HasFocus())
        return problems_->on_open(problems_->GetSelection()), true;
    const auto* action = outline_->HasFocus() ? action_of(outline_actions, key) : nullptr;
    if (action == nullptr) return false;
    return press_in_outline(action->name);
}

bool LessonEditor::press_in_outline(AuthorAction action) {
    if (action == AuthorAction::Type) return fields_->take_focus(), true;
    if (action == AuthorAction::RemovePiece && !shown_.can_remove) return false;
    if (action == AuthorAction::ListOffers && shown_.adding) return offers_->SetFocus(), true;
    return take(action), true;
}

void LessonEditor::theme_changed() {
    for (RowList* list : {outline_, offers_, problems_}) list->theme_changed();
    fields_->theme_changed();
    Refresh();
}

}  // namespace fairdeal

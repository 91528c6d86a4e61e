#include "desk/write/lesson_editor.h"

#include <wx/wrapsizer.h>

#include <algorithm>

#include "desk/kit/gtk.h"
#include "desk/kit/tab_order.h"

namespace fairdeal {

namespace {

constexpr int outline_width = 344;
constexpr int editor_problem_height = 50;

void draw_outline(wxGraphicsContext& gc, const wxRect2DDouble& row, const OutlineItem& item,
                  bool selected) {
    if (selected) fill_row(gc, row);
    const double left = row.m_x + (item.head ? 20 : 36);
    const double right = row.m_x + row.m_width - 20;
    const double top = row.m_y + 9 * letters();
    if (item.wrong) draw_mark(gc, false, right - 16, top, 16);
    const double end = right - (item.wrong ? 24 : 0);
    const double detail = std::min(text_width(gc, item.detail, font(13)), (end - left) / 2);
    draw_text(gc, item.title, font(14, item.head ? wxFONTWEIGHT_SEMIBOLD : wxFONTWEIGHT_NORMAL),
              Tone::Text, left, top, end - detail - 12 - left);
    draw_text(gc, item.detail, font(13), Tone::Muted, end - detail, top + 1, detail + 1);
}

}  // namespace

LessonEditor::LessonEditor(wxWindow* parent, Hub& hub)
    : DeskPage(parent, hub), tabs_(new LearnTabs(this, hub, hub.desk.learn)) {
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

void LessonEditor::run(const std::function<void()>& what) {
    what();
    changed();
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
    gtk::set_name(open_, "Open a lesson");
    open_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { open_picked(); });
    new_ = make_button(this, "New", "", [this] { run([&] { open_draft(desk(), ""); }); });
    check_ = make_button(this, "Check", "", [this] { run([&] { check_draft(desk()); }); });
    preview_ = make_button(this, "Preview", "", [this] { run([&] { preview_draft(desk()); }); });
    save_ = make_button(this, "Save", "primary", [this] { run([&] { save_draft(desk()); }); });
    remove_lesson_ = make_button(this, "Remove lesson", "quiet",
                                 [this] { run([&] { ask_to_remove(desk()); }); });
    remove_lesson_->SetToolTip("This lesson goes off the shelf; it can be brought back");
    check_file_ = make_button(this, "Check a file", "quiet",
                              [this] { run([&] { show_learn_view(desk(), LearnView::Check); }); });
    check_->SetToolTip("Everything that is wrong, by line (F5)");
    preview_->SetToolTip("As a trainee sees it; nothing of it is kept (F6)");
    save_->SetToolTip("Into our own folder and on the shelf (Ctrl S)");
    check_file_->SetToolTip("Check and preview a lesson, scenario, table card or pack");
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
    put(column, question_text_, {2 * grid, 2 * grid, 2 * grid, 4});
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    constexpr std::size_t most_answers = 3;
    for (std::size_t i = 0; i < most_answers; ++i) {
        auto* button = make_button(question_, "", i == 0 ? "primary" : "", [this, i] {
            run([&] { shown_.answers.at(i).action(desk()); });
        });
        answers_.push_back(button);
        row->Add(button, wxSizerFlags().CentreVertical().Border(wxRIGHT, grid));
    }
    put(column, row, {2 * grid, 4, 2 * grid, 2 * grid});
    question_->SetSizer(column);
    return question_;
}

wxWindow* LessonEditor::make_problems() {
    problems_card_ = new Tile(this, card(Tone::Window));
    auto* column = new wxBoxSizer(wxVERTICAL);
    problems_ =
        new RowList(problems_card_, "What is wrong", as_high(editor_problem_height), Tone::Surface);
    problems_->opens_on_click = true;
    problems_->on_open = [this](int row) {
        run([&] { go_to_problem(desk(), static_cast<std::size_t>(row)); });
    };
    put(column, problems_, {2, 4, 2, 4}, true);
    problems_card_->SetSizer(column);
    return problems_card_;
}

wxWindow* LessonEditor::make_outline() {
    outline_card_ = new Tile(this, card(Tone::Window));
    auto* column = new wxBoxSizer(wxVERTICAL);
    outline_ = new RowList(outline_card_, "Outline of the lesson", as_high(34), Tone::Surface);
    outline_->on_pick = [this](int row) { pick_row(row); };
    outline_->on_open = [this](int row) {
        pick_row(row);
        CallAfter([this] { fields_->take_focus(); });
    };
    put(column, outline_, {2, 6, 2, 6}, true);
    auto* row = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
    AuthorRoom& room = desk().learn.author;
    const auto move = [this](int by) { run([&] { move_piece(desk(), by); }); };
    add_ = make_button(outline_card_, "Put in", "", [this, &room] {
        run([&] { room.adding = !room.adding; });
        CallAfter([this] {
            if (shown_.adding) offers_->SetFocus();
        });
    });
    add_->SetToolTip("A new piece, a hand or a scenario after the picked row (A)");
    up_ = make_button(outline_card_, "Up", "", [move] { move(-1); });
    down_ = make_button(outline_card_, "Down", "", [move] { move(1); });
    remove_ =
        make_button(outline_card_, "Remove", "", [this] { run([&] { remove_piece(desk()); }); });
    remove_->SetToolTip("It can be put in again as long as the program runs (Del)");
    for (wxButton* button : {add_, up_, down_, remove_})
        row->Add(button, wxSizerFlags().Border(wxRIGHT | wxBOTTOM, 6));
    put(column, row, {2 * grid, 4, grid, grid});
    outline_card_->SetSizer(column);
    outline_card_->SetMinSize(wxSize(outline_width, -1));
    return outline_card_;
}

wxWindow* LessonEditor::make_right() {
    right_ = new Tile(this, card(Tone::Window));
    auto* column = new wxBoxSizer(wxVERTICAL);
    heading_ = new Text(right_, "", 18, Hue::Text, wxFONTWEIGHT_SEMIBOLD);
    advice_ = new Text(right_, "", 14, Hue::Muted);
    put(column, heading_, {2 * grid, 2 * grid, 2 * grid, 2});
    put(column, advice_, {2 * grid, 2, 2 * grid, 2});
    fields_ = new LessonFields(right_, hub());
    column->Add(fields_, wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, 2 * grid));
    column->Add(make_offers(right_), wxSizerFlags(1).Expand().Border(wxALL, 2));
    right_->SetSizer(column);
    return right_;
}

wxWindow* LessonEditor::make_offers(wxWindow* parent) {
    offers_ground_ =
        new Tile(parent, {Tone::Surface, Tone::Surface, Tone::Surface, 0, false, 1, 0});
    auto* column = new wxBoxSizer(wxVERTICAL);
    search_ =
        new wxTextCtrl(offers_ground_, wxID_ANY, "", wxDefaultPosition, wxSize(60, as_high(36)));
    search_->SetHint("Search the scenarios on the shelf");
    gtk::show_search_icon(search_);
    gtk::set_name(search_, "Search the scenarios on the shelf");
    search_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) {
        run([&] {
            desk().learn.author.search = search_->GetValue().utf8_string();
            desk().learn.author.offer = 0;
        });
    });
    put(column, search_, {2 * grid, grid, 2 * grid, grid});
    offers_ = new RowList(offers_ground_, "What can be put in", as_high(52), Tone::Surface);
    offers_->on_pick = [this](int row) {
        run([&] { desk().learn.author.offer = static_cast<std::size_t>(std::max(0, row)); });
    };
    offers_->on_open = [this](int) { put_in_picked(); };
    put(column, offers_, {2, 0, 2, 0}, true);
    auto* row = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
    put_in_ = make_button(offers_ground_, "Put it in", "primary", [this] { put_in_picked(); });
    keep_ = make_button(offers_ground_, "Save as a scenario", "", [this] {
        run([&] { keep_as_scenario(desk(), desk().learn.author.offer); });
    });
    keep_->SetToolTip("Into our own folder: it is in Practise from then on");
    back_ = make_button(offers_ground_, "Back to the lesson", "",
                        [this] { run([&] { desk().learn.author.adding = false; }); });
    for (wxButton* button : {put_in_, keep_, back_})
        row->Add(button, wxSizerFlags().Border(wxRIGHT | wxBOTTOM, 6));
    put(column, row, {2 * grid, grid, grid, grid});
    offers_ground_->SetSizer(column);
    return offers_ground_;
}

void LessonEditor::pick_row(int row) {
    AuthorRoom& room = desk().learn.author;
    if (row < 0) return;
    room.row = static_cast<std::size_t>(row);
    room.adding = false;
    changed();
}

void LessonEditor::put_in_picked() {
    run([&] { put_in(desk(), desk().learn.author.offer); });
    CallAfter([this] {
        if (!shown_.adding) fields_->take_focus();
    });
}

// --- showing

void LessonEditor::open_picked() {
    const auto at = static_cast<std::size_t>(std::max(0, open_->GetSelection()));
    open_->SetSelection(0);
    if (at == 0) return;
    if (at <= lessons_.size()) return run([&] { open_draft(desk(), lessons_.at(at - 1)); });
    run([&] { bring_lesson_back(desk(), removed_.at(at - 1 - lessons_.size())); });
}

void LessonEditor::show_question() {
    question_->Show(shown_.asks);
    question_text_->say(shown_.question);
    for (std::size_t i = 0; i < answers_.size(); ++i) {
        answers_[i]->Show(i < shown_.answers.size());
        if (i < shown_.answers.size()) set_label(answers_[i], shown_.answers[i].label);
    }
    renew_tab_order(question_);
}

void LessonEditor::show_lessons() {
    std::vector<std::string> ids, files;
    for (const Lesson& lesson : desk().library.lessons) ids.push_back(lesson.id);
    for (const RemovedLesson& removed : shown_.removed) files.push_back(removed.file.string());
    remove_lesson_->Enable(shown_.can_remove_lesson);
    if (ids == lessons_ && files == removed_ && open_->GetCount() > 0) return;
    lessons_ = ids;
    removed_ = files;
    open_->Clear();
    open_->Append("Open a lesson");
    for (const Lesson& lesson : desk().library.lessons)
        open_->Append(wide(std::string(short_title_of(lesson.game)) + " " +
                           std::to_string(lesson.number) + ": " + lesson.title));
    for (const RemovedLesson& removed : shown_.removed)
        open_->Append(wide("Bring back: " + removed.title));
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
    AuthorRoom& room = desk().learn.author;
    if (search_->GetValue().utf8_string() != room.search) search_->ChangeValue(wide(room.search));
    offers_->set_rows(
        shown_.offers.size(),
        [this](wxGraphicsContext& gc, const wxRect2DDouble& row, std::size_t number,
               bool selected) {
            const Offer& offer = shown_.offers.at(number);
            draw_two_lines(gc, row, offer.title, offer.detail, selected,
                           offer.why_not.empty() ? Tone::Text : Tone::Muted);
        },
        [this](std::size_t number) { return shown_.offers.at(number).spoken; });
    room.offer = std::min(room.offer, shown_.offers.empty() ? 0 : shown_.offers.size() - 1);
    offers_->show_selected(shown_.offers.empty() ? -1 : static_cast<int>(room.offer));
    const bool any = !shown_.offers.empty();
    put_in_->Enable(any && shown_.offers.at(room.offer).why_not.empty());
    keep_->Enable(any && can_be_scenario(shown_.offers.at(room.offer)));
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
    problems_card_->SetMinSize(wxSize(-1, as_high(rows * editor_problem_height) + 12));
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
    shown_ = author_screen(desk());
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
    const int outline = static_cast<int>(outline_width * letters());
    outline_card_->SetMinSize(
        wxSize(std::min(outline, std::max(outline_width, width * 2 / 5)), -1));
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

void LessonEditor::key_hook(wxKeyEvent& event) {
    const bool save = event.GetKeyCode() == 'S' && event.ControlDown();
    if (save) return run([&] { save_draft(desk()); });
    if (event.GetKeyCode() == WXK_F5) return run([&] { check_draft(desk()); });
    if (event.GetKeyCode() == WXK_F6) return run([&] { preview_draft(desk()); });
    event.Skip();
}

bool LessonEditor::press(const KeyPress& key) {
    AuthorRoom& room = desk().learn.author;
    if (key.control) return false;
    if (key.name == KeyName::Escape) {
        if (room.asks != AuthorQuestion::None)
            stay_with_changes(desk());
        else if (room.adding)
            room.adding = false;
        else
            show_learn_view(desk(), LearnView::Today);
        return changed(), true;
    }
    if (key.name == KeyName::Enter && offers_->HasFocus()) return put_in_picked(), true;
    if (key.name == KeyName::Enter && problems_->HasFocus()) {
        go_to_problem(desk(), static_cast<std::size_t>(std::max(0, problems_->GetSelection())));
        return changed(), true;
    }
    if (!outline_->HasFocus()) return false;
    if (key.name == KeyName::Enter) return fields_->take_focus(), true;
    if (key.name == KeyName::Delete && shown_.can_remove)
        remove_piece(desk());
    else if (key.name == KeyName::Character && key.character == 'a')
        room.adding = true;
    else
        return false;
    if (room.adding) CallAfter([this] { offers_->SetFocus(); });
    return changed(), true;
}

void LessonEditor::theme_changed() {
    for (RowList* list : {outline_, offers_, problems_}) list->theme_changed();
    fields_->theme_changed();
    Refresh();
}

}  // namespace fairdeal

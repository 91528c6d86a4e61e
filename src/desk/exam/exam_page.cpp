#include "desk/exam/exam_page.h"

#include <algorithm>

#include "base/translation.h"
#include "desk/answer/panel/answer_table.h"
#include "desk/kit/gtk.h"

namespace fairdeal {

namespace {

constexpr int clock_pace = 250;  // milliseconds between two looks at the clock
constexpr int clock_width = 230;
constexpr int least_title = 200;  // beside the clocks and the buttons

/// Forgets how large a window and all in it wanted to be: their letters have grown or shrunk.
void measure_again(wxWindow* window) {
    window->InvalidateBestSize();
    for (wxWindow* child : window->GetChildren()) measure_again(child);
}

}  // namespace

ExamPage::ExamPage(wxWindow* parent, PageContext& context, ExamUse use)
    : Page(parent, context), use_(std::move(use)), timer_(this) {
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(make_head(), wxSizerFlags().Expand());
    column->Add(make_question(),
                wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, 2 * grid));
    error_ = new Text(this, "", 15, Hue::Bad);
    column->Add(error_, wxSizerFlags().Border(wxLEFT | wxRIGHT | wxTOP, 3 * grid));
    column->Add(make_words(), wxSizerFlags(1).Expand().Border(wxALL, 6 * grid));
    column->Add(make_item(), wxSizerFlags(1).Expand());
    SetSizer(column);
    Bind(wxEVT_TIMER, [this](wxTimerEvent&) { look_at_the_clock(); });
}

wxWindow* ExamPage::make_head() {
    head_ = new Tile(this, ground(Tone::Surface));
    head_row_ = new wxBoxSizer(wxHORIZONTAL);
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    auto* texts = new wxBoxSizer(wxVERTICAL);
    title_ = new Text(head_, "", 13, Hue::Muted);
    number_ = new Text(head_, "", 20, Hue::Text, wxFONTWEIGHT_BOLD);
    texts->Add(title_);
    texts->Add(number_);
    row->Add(texts, wxSizerFlags(1).CentreVertical());
    auto* clocks = new wxBoxSizer(wxVERTICAL);
    item_clock_ = new Text(head_, "", 16, Hue::Text, wxFONTWEIGHT_SEMIBOLD);
    exam_clock_ = new Text(head_, "", 14, Hue::Muted);
    clocks->Add(item_clock_);
    clocks->Add(exam_clock_);
    row->Add(clocks, wxSizerFlags().CentreVertical().Border(wxRIGHT, 2 * grid));
    head_row_->Add(row, wxSizerFlags(1).Expand());
    head_row_->Add(make_ways(), wxSizerFlags().Expand());
    auto* around = new wxBoxSizer(wxVERTICAL);
    put(around, head_row_, {3 * grid, Gap::part, 2 * grid, Gap::part});
    head_->SetSizer(around);
    return head_;
}

/// The clock, the letters and the way out.
wxSizer* ExamPage::make_ways() {
    const auto then = [this](auto change) {
        return [this, change] {
            change(use_.exam);
            changed();
        };
    };
    clock_ =
        make_button(head_, tr("Hide the item\u2019s clock"), "quiet",
                    then([](ExamPageSession& in) { in.hides_item_clock = !in.hides_item_clock; }));
    smaller_ = make_button(head_, tr_in("smaller letters", "A\u2212"), "quiet",
                           then([](ExamPageSession& in) { change_print(in, -1); }));
    larger_ = make_button(head_, tr_in("larger letters", "A+"), "quiet",
                          then([](ExamPageSession& in) { change_print(in, 1); }));
    leave_ = make_button(head_, tr("Leave"), "quiet", [this] { ask_to_leave(); });
    gtk::set_name(smaller_, tr("Smaller letters"));
    gtk::set_name(larger_, tr("Larger letters"));
    auto* buttons = new wxBoxSizer(wxHORIZONTAL);
    for (wxButton* button : {clock_, smaller_, larger_, leave_})
        buttons->Add(button, wxSizerFlags().CentreVertical());
    return buttons;
}

wxWindow* ExamPage::make_question() {
    question_ = new Tile(this, {Tone::Window, Tone::NoteSoft, Tone::NoteSoft, 10, false, 1, 0});
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    asks_ = new Text(question_, "", 15);
    stay_ = make_button(question_, tr("Stay"), "primary", [this] {
        use_.exam.leaving = false;
        changed();
    });
    really_ = make_button(question_, tr("Leave the exam"), "", [this] { leave_now(); });
    row->Add(asks_, wxSizerFlags(1).CentreVertical());
    row->Add(stay_, wxSizerFlags().CentreVertical().Border(wxLEFT, 2 * grid));
    row->Add(really_, wxSizerFlags().CentreVertical().Border(wxLEFT, grid));
    auto* around = new wxBoxSizer(wxVERTICAL);
    put(around, row, {2 * grid, Gap::part, 2 * grid, Gap::part});
    question_->SetSizer(around);
    return question_;
}

wxWindow* ExamPage::make_words() {
    words_card_ = new Tile(this, card(Tone::Window));
    auto* column = new wxBoxSizer(wxVERTICAL);
    heading_ = new Text(words_card_, "", 26, Hue::Text, wxFONTWEIGHT_BOLD);
    words_ = new Text(words_card_, "", 17);
    close_ = make_button(words_card_, tr("Close"), "primary", [this] { go_on(); });
    column->AddStretchSpacer();
    put(column, heading_, {5 * grid, 0, 5 * grid, grid});
    put(column, words_, {5 * grid, 0, 5 * grid, 3 * grid});
    column->Add(close_, wxSizerFlags().Border(wxLEFT, 5 * grid));
    column->AddStretchSpacer(2);
    words_card_->SetSizer(column);
    return words_card_;
}

wxWindow* ExamPage::make_item() {
    item_ = new Tile(this, ground(Tone::Window));
    auto* left = new wxBoxSizer(wxVERTICAL);
    story_ = new Text(item_, "", 16);
    put(left, story_, {0, 0, 0, 0});
    table_ = new TableCanvas(item_, Tone::Window, TableUse::Training);
    let_answer(*table_, use_.answering, [this] { changed(); });
    left->Add(table_, wxSizerFlags(1).Expand().Border(wxTOP, 2 * grid));
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(left, wxSizerFlags(1).Expand().Border(wxALL, 3 * grid));
    answers_ = new AnswerPanel(item_, context(), use_.answering);
    row->Add(answers_, wxSizerFlags().Expand().Border(wxTOP | wxRIGHT | wxBOTTOM, 2 * grid));
    item_->SetSizer(row);
    return item_;
}

std::string ExamPage::candidate() const {
    const auto& seat = use_.exam.seat;
    return seat ? use_.called(seat->sitting().candidate) : "";
}

void ExamPage::show_desk() {
    ExamPageSession& exam = use_.exam;
    if (!exam.seat) return;
    if (!timer_.IsRunning()) timer_.Start(clock_pace);
    const UpdateLock lock(this);
    scale_letters();
    shown_ = exam_screen(exam, use_.library, candidate());
    title_->say(shown_.title + (shown_.candidate.empty() ? "" : " \u00b7 " + shown_.candidate));
    number_->say(shown_.number);
    set_label(clock_, shown_.clock_label);
    question_->Show(!shown_.asks_to_leave.empty());
    asks_->say(shown_.asks_to_leave);
    error_->say(shown_.error);
    error_->Show(!shown_.error.empty());
    item_->Show(shown_.item.has_value());
    words_card_->Show(!shown_.item);
    heading_->say(shown_.heading);
    words_->say(shown_.words);
    set_label(close_, shown_.go_on);
    close_->Show(!shown_.go_on.empty());
    leave_->Show(!shown_.over);
    gtk::set_description(this, shown_.spoken);
    show_clocks();
    if (shown_.item) {
        story_->say(shown_.item->story);
        table_->show(*shown_.table);
        answers_->Enable(shown_.asks_to_leave.empty());
        answers_->show(*shown_.item);
    }
    lay_out();
    if (question_->IsShown()) stay_->SetFocus();
    if (!shown_.item) take_focus();
}

/// The clocks alone change four times a second, and only their words do.
void ExamPage::show_clocks() {
    const std::string soon = shown_.clock_word.empty() ? "" : shown_.clock_word + ": ";
    item_clock_->say(shown_.item_clock.empty() ? "" : soon + shown_.item_clock);
    item_clock_->set_hue(soon.empty() ? Hue::Text : Hue::Note);
    exam_clock_->say(shown_.exam_clock);
}

void ExamPage::look_at_the_clock() {
    ExamPageSession& exam = use_.exam;
    if (!exam.seat) {
        timer_.Stop();
        return scale_letters();
    }
    if (tick(exam)) return changed();
    if (measures_ > 0) {
        --measures_;
        measure_again(this);
        answers_->letters_changed();
        return changed();
    }
    static_cast<ExamClocks&>(shown_) = clocks_of(exam);
    show_clocks();
}

void ExamPage::scale_letters() {
    const ExamPageSession& exam = use_.exam;
    const int wanted = exam.seat ? exam.print : 100;
    if (wanted == print_) return;
    print_ = wanted;
    magnify(wanted / 100.0);
    measures_ = 2;  // the toolkit knows their size a moment later only
}

void ExamPage::ask_to_leave() {
    ExamPageSession& exam = use_.exam;
    exam.leaving = exam.seat && !exam.seat->is_over();
    changed();
}

void ExamPage::leave_now() {
    use_.leave();
    changed();
}

void ExamPage::go_on() {
    if (is_deaf(use_.exam)) return;
    if (shown_.over) return leave_now();
    go_to_next_item_of(use_.exam);
    changed();
}

void ExamPage::keyboard_moved(bool is_here) {
    ExamPageSession& exam = use_.exam;
    if (!exam.seat) return;
    note_keyboard(exam, is_here);
}

/// Where large letters leave the title too little room, the buttons go below it.
void ExamPage::lay_out_head(int width) {
    const int clocks = as_high(clock_width) * print_ / 100;
    item_clock_->wrap_to(clocks);
    exam_clock_->wrap_to(clocks);
    int buttons = 0;
    for (const wxButton* button : {clock_, smaller_, larger_, leave_})
        buttons += button->GetBestSize().x;
    const int beside = width - clocks - 7 * grid;
    const bool roomy = beside - buttons >= as_high(least_title) * print_ / 100;
    head_row_->SetOrientation(roomy ? wxHORIZONTAL : wxVERTICAL);
    const int texts = std::max(120, roomy ? beside - buttons : beside);
    title_->wrap_to(texts);
    number_->wrap_to(texts);
}

void ExamPage::lay_out() {
    Layout();
    const int width = GetClientSize().x;
    if (width < 400) return;
    lay_out_head(width);
    asks_->wrap_to(width - 4 * grid - 4 * grid - 3 * grid - stay_->GetBestSize().x -
                   really_->GetBestSize().x);
    story_->wrap_to(width - panel_width - 8 * grid);
    error_->wrap_to(width - 6 * grid);
    heading_->wrap_to(std::max(200, width - 22 * grid));
    words_->wrap_to(std::max(200, width - 22 * grid));
    Layout();
    for (Tile* tile : {head_, question_, words_card_, item_}) tile->Layout();
}

void ExamPage::take_focus() {
    if (close_->IsShownOnScreen())
        close_->SetFocus();
    else if (!shown_.item && leave_->IsShownOnScreen())
        leave_->SetFocus();
}

bool ExamPage::press(const KeyPress& key) {
    ExamPageSession& exam = use_.exam;
    const bool over = exam.seat && exam.seat->is_over();
    if (exam.leaving && key.name == KeyName::Escape) {
        exam.leaving = false;
    } else if (over && key.name == KeyName::Escape && !is_deaf(exam)) {
        use_.leave();
    } else if (!press_in_exam(exam, key, use_.library)) {
        return false;
    }
    changed();
    return true;
}

void ExamPage::theme_changed() { answers_->theme_changed(); }

}  // namespace fairdeal

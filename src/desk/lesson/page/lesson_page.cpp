#include "desk/lesson/page/lesson_page.h"

#include <wx/wrapsizer.h>

#include <algorithm>

#include "base/translation.h"
#include "desk/answer/panel/answer_table.h"
#include "desk/kit/gtk.h"
#include "desk/kit/rows/row_lines.h"

namespace fairdeal {

namespace {

int problem_height() { return height_of_lines({14}, Gap::tight); }

}  // namespace

LessonPage::LessonPage(wxWindow* parent, PageContext& context, LessonSession& session,
                       Answering& answering)
    : Page(parent, context), session_(session), answering_(answering) {
    auto* left = new wxBoxSizer(wxVERTICAL);
    left->Add(make_head(), wxSizerFlags().Expand());
    left->Add(make_parts(), wxSizerFlags().Expand().Border(wxTOP, Gap::row));
    left->Add(make_problems(), wxSizerFlags().Expand().Border(wxTOP, Gap::part));
    left->Add(make_reading(), wxSizerFlags(1).Expand().Border(wxTOP, Gap::part));
    left->Add(make_item(answering), wxSizerFlags(1).Expand().Border(wxTOP, Gap::part));
    left->Add(make_foot(), wxSizerFlags().Expand().Border(wxTOP, Gap::part));
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(left, wxSizerFlags(1).Expand().Border(wxALL, 3 * grid));
    links_ = new LessonLinks(this, context, session);
    steps_ = new LessonSteps(this, context, session);
    answers_ = new AnswerPanel(this, context, answering);
    for (Tile* panel :
         {static_cast<Tile*>(links_), static_cast<Tile*>(steps_), static_cast<Tile*>(answers_)})
        row->Add(panel, wxSizerFlags().Expand().Border(wxTOP | wxRIGHT | wxBOTTOM, 2 * grid));
    SetSizer(row);
}

wxSizer* LessonPage::make_head() {
    head_ = make_page_head(this, tr("All lessons"), [this] {
        session_.close();
        changed();
    });
    progress_ = new Text(this, "", 13, Hue::Muted);
    head_.row->Add(progress_, wxSizerFlags().CentreVertical());
    return head_.row;
}

wxSizer* LessonPage::make_parts() {
    auto* row = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
    for (std::size_t i = 0; i < lesson_part_count; ++i) {
        const auto part = static_cast<LessonPart>(i);
        auto* button = make_toggle(this, title_of(part), [this, part](bool) {
            session_.go_to_part(part);
            changed();
        });
        parts_.push_back(button);
        row->Add(button, wxSizerFlags().Border(wxRIGHT | wxTOP, Gap::beside));
    }
    return row;
}

/// Why a preview has not all of its lesson; a click leads to where it was written.
wxWindow* LessonPage::make_problems() {
    problems_card_ = new Tile(this, card(Tone::Window));
    auto* column = new wxBoxSizer(wxVERTICAL);
    result_ = new Text(problems_card_, "", 14, Hue::Bad, wxFONTWEIGHT_SEMIBOLD);
    put(column, result_, {2 * grid, grid, 2 * grid, Gap::hair});
    problems_ = new RowList(problems_card_, tr("What is wrong"), problem_height(), Tone::Surface);
    problems_->opens_on_click = true;
    problems_->on_open = [this](int row) {
        done(MendLesson{static_cast<std::size_t>(std::max(0, row))});
    };
    put(column, problems_, {Gap::hair, 0, Gap::hair, Gap::beside}, true);
    problems_card_->SetSizer(column);
    return problems_card_;
}

wxWindow* LessonPage::make_reading() {
    reading_ = new Tile(this, card(Tone::Window));
    auto* column = new wxBoxSizer(wxVERTICAL);
    words_ = new LessonWords(reading_);
    words_->on_link = [this](std::size_t link) {
        links_->open(link);
        links_->take_focus();
    };
    put(column, words_, {Gap::hair, Gap::row, Gap::hair, Gap::row}, true);
    reading_->SetSizer(column);
    return reading_;
}

wxWindow* LessonPage::make_item(Answering& answering) {
    item_ = new Tile(this, ground(Tone::Window));
    auto* column = new wxBoxSizer(wxVERTICAL);
    heading_ = new Text(item_, "", 16, Hue::Text, wxFONTWEIGHT_SEMIBOLD);
    difference_ = new Text(item_, "", 15, Hue::Note);
    story_ = new Text(item_, "", 15);
    column->Add(heading_);
    column->Add(difference_, wxSizerFlags().Border(wxTOP, Gap::tight));
    column->Add(story_, wxSizerFlags().Border(wxTOP, Gap::beside));
    table_ = new TableCanvas(item_, Tone::Window, TableUse::Training);
    let_answer(*table_, answering, [this] { changed(); });
    column->Add(table_, wxSizerFlags(1).Expand().Border(wxTOP, Gap::part));
    item_->SetSizer(column);
    return item_;
}

wxSizer* LessonPage::make_foot() {
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    back_ = make_action_button(LessonAction::Back);
    same_ = make_action_button(LessonAction::SameAgain);
    contrast_ = make_action_button(LessonAction::Contrast);
    keep_ = make_action_button(LessonAction::Keep);
    row->Add(back_, wxSizerFlags().CentreVertical());
    row->Add(keep_, wxSizerFlags().CentreVertical().Border(wxLEFT, grid));
    row->AddStretchSpacer();
    row->Add(same_, wxSizerFlags().CentreVertical().Border(wxRIGHT, grid));
    row->Add(contrast_, wxSizerFlags().CentreVertical());
    return row;
}

wxButton* LessonPage::make_action_button(LessonAction action) {
    const auto& named = action_named(lesson_actions, action);
    auto* button =
        make_button(this, tr(named.label), "", [this, action] { done(session_.apply(action)); });
    if (*named.tip != 0) button->SetToolTip(wide(tip_of(named)));
    return button;
}

void LessonPage::show_parts() {
    for (std::size_t i = 0; i < parts_.size(); ++i) {
        const PartScreen& part = shown_.parts.at(i);
        parts_[i]->SetValue(part.current);
        parts_[i]->Show(part.part != LessonPart::End || part.current);
        parts_[i]->Enable(!part.empty);
        gtk::set_name(parts_[i],
                      part.done ? tr("{part}, done", "part"_a = part.title) : part.title);
    }
}

/// What sets this hand apart from the one before; its clauses are read in the book.
void LessonPage::show_difference() {
    const Prose prose = shown_.blocks.empty() ? Prose() : shown_.blocks.front().prose;
    difference_->Show(!prose.empty());
    if (difference_->GetLabelText() == wide(plain_text(prose))) return;
    difference_->say(plain_text(prose));
    const auto links = links_on(shown_);
    gtk::set_links(difference_, marked_up(prose, links), [this, links](const std::string& href) {
        done(ReadClause{links.at(std::stoul(href)).target, session_.walk().scenario.table});
    });
    context().letters_are_new();
}

void LessonPage::show_item() {
    heading_->say(shown_.heading);
    show_difference();
    story_->say(shown_.story);
    story_->Show(!shown_.story.empty());
    table_->Show(shown_.table.has_value());
    if (shown_.table) table_->show(*shown_.table);
}

void LessonPage::show_problems() {
    preview_ = session_.problems();
    problems_card_->Show(!preview_.problems.empty());
    result_->say(preview_.result);
    const int rows = std::min(3, static_cast<int>(preview_.problems.size()));
    problems_card_->SetMinSize(wxSize(-1, as_high(32) + rows * problem_height() + Gap::row));
    problems_->set_rows(
        preview_.problems.size(),
        [this](wxGraphicsContext& gc, const wxRect2DDouble& row, std::size_t number,
               bool selected) {
            const ProblemItem& item = preview_.problems.at(number);
            if (selected) fill_row(gc, row);
            draw_text(gc, item.spoken, font(14), Tone::Text, row.m_x + 16,
                      RowLines(row, {14}).top(0), row.m_width - 32);
        },
        [this](std::size_t number) { return preview_.problems.at(number).spoken; });
}

void LessonPage::show_desk() {
    if (!session_.is_open()) return;
    const UpdateLock lock(this);
    answering_.lay_pay_table();
    shown_ = session_.screen();
    const bool preview = session_.is_preview();
    head_.crumb->say(shown_.crumb);
    head_.crumb->set_hue(preview ? Hue::Note : Hue::Muted);
    const std::string leave = preview ? tr("End the preview") : tr("All lessons");
    head_.back->SetToolTip(wide(leave));
    gtk::set_name(head_.back, leave);
    head_.title->say(shown_.title);
    progress_->say(shown_.progress);
    show_parts();
    show_problems();
    const LessonPart part = session_.walk().part;
    const bool reads = part == LessonPart::Rule || part == LessonPart::End;
    reading_->Show(reads);
    item_->Show(!reads);
    links_->Show(reads);
    steps_->Show(!reads && !shown_.practice);
    answers_->Show(!reads && shown_.practice);
    if (reads && words_->show(shown_)) context().letters_are_new();
    if (!reads) show_item();
    back_->Enable(shown_.can_go_back);
    keep_->Show(shown_.can_keep);
    same_->Show(shown_.feedback && shown_.feedback->can_same_again);
    contrast_->Show(shown_.feedback && shown_.feedback->can_contrast);
    lay_out();
    if (reads) links_->show(shown_);
    if (steps_->IsShown()) steps_->show(shown_);
    if (answers_->IsShown()) answers_->show(*shown_.practice);
    const std::string page = shown_.title + shown_.heading + shown_.progress;
    if (reads && page != focused_ && IsShownOnScreen()) links_->take_focus();
    focused_ = page;
}

void LessonPage::lay_out() {
    const int width = GetClientSize().x - panel_width - 8 * grid;
    if (width < 100) return;
    const int progress = progress_->GetBestSize().x + 2 * grid;
    head_.crumb->wrap_to(width - 6 * grid - progress);
    head_.title->wrap_to(width - 6 * grid - progress);
    for (Text* text : {heading_, difference_, story_}) text->wrap_to(width);
    result_->wrap_to(width - 4 * grid);
    Layout();
    problems_card_->Layout();
    item_->Layout();
    reading_->Layout();
    Layout();
}

bool LessonPage::press(const KeyPress& key) {
    if (!session_.is_open() || (key.control && !answers_->IsShown())) return false;
    if (answers_->IsShown() && answering_.press_beside(key)) return changed(), true;
    if (key.name == KeyName::Enter && problems_->HasFocus()) {
        problems_->on_open(problems_->GetSelection());
        return true;
    }
    if (links_->IsShown()) {
        const bool digit =
            key.name == KeyName::Character && key.character >= '1' && key.character <= '9';
        if (digit) return links_->open(static_cast<std::size_t>(key.character - '1'));
        const bool down = key.name == KeyName::PageDown || key.name == KeyName::Down;
        const bool up = key.name == KeyName::PageUp || key.name == KeyName::Up;
        if ((down && words_->turn(1)) || (up && words_->turn(-1))) return true;
    }
    const auto pressed = session_.press(key);
    if (pressed.is_ours) done(pressed.leads_to);
    return pressed.is_ours;
}

void LessonPage::take_focus() {
    focused_.clear();
    show_desk();
}

void LessonPage::theme_changed() {
    set_icon(head_.back, Icon::Back);
    problems_->theme_changed();
    words_->theme_changed();
    links_->theme_changed();
    steps_->theme_changed();
    answers_->theme_changed();
}

}  // namespace fairdeal

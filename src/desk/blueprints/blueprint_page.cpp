#include "desk/blueprints/blueprint_page.h"

#include <wx/wrapsizer.h>

#include "base/translation.h"
#include "desk/kit/keys/tab_order.h"
#include "desk/kit/rows/row_lines.h"

namespace fairdeal {

namespace {

constexpr int cells_width = 260, least_fields_width = 240, least_ticks_width = 300;

/// Title and what there is to say of it, in two lines.
void draw_said(wxGraphicsContext& gc, const wxRect2DDouble& row, const std::string& title,
               const std::string& detail, double left, bool selected) {
    if (selected) fill_row(gc, row);
    const double width = row.m_x + row.m_width - row_edge - left;
    const auto [first, rest] = in_two_lines(gc, detail, font(13), width);
    const RowLines lines = rest.empty() ? RowLines(row, {14, 13}) : RowLines(row, {14, 13, 13});
    draw_text(gc, title, font(14, wxFONTWEIGHT_SEMIBOLD), Tone::Text, left, lines.top(0), width);
    draw_text(gc, first, font(13), Tone::Muted, left, lines.top(1), width);
    if (!rest.empty()) draw_text(gc, rest, font(13), Tone::Muted, left, lines.top(2), width);
}

void draw_tick(wxGraphicsContext& gc, const wxRect2DDouble& row, const CellTick& tick,
               bool selected) {
    constexpr int size = 18;
    const double left = row.m_x + 2 * grid;
    draw_said(gc, row, tick.title, tick.detail, left + size + grid, selected);
    if (tick.on) draw_mark(gc, true, left, middle_of(row, size), size);
}

}  // namespace

BlueprintPage::BlueprintPage(wxWindow* parent, PageContext& context, BlueprintSession& session,
                             OfficeSession& office)
    : Page(parent, context), session_(session), tabs_(new CertifyTabs(this, context, office)) {
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(tabs_, wxSizerFlags().Expand().Border(wxALL, 3 * grid));
    message_ = new Text(this, "", 14);
    column->Add(message_, wxSizerFlags().Border(wxLEFT | wxRIGHT, 3 * grid));
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(make_list(), wxSizerFlags().Expand().Border(wxRIGHT, 2 * grid));
    row->Add(make_card(), wxSizerFlags(1).Expand());
    column->Add(row, wxSizerFlags(1).Expand().Border(wxALL, 3 * grid));
    SetSizer(column);
}

wxButton* BlueprintPage::make_action_button(wxWindow* parent, BlueprintAction action,
                                            const char* kind) {
    const auto& named = action_named(blueprint_actions, action);
    auto* button = make_button(parent, tr(named.label), kind, [this, action] { take(action); });
    button->SetToolTip(wide(tip_of(named)));
    buttons_[action] = button;
    return button;
}

wxWindow* BlueprintPage::make_list() {
    list_card_ = new Tile(this, card(Tone::Window));
    auto* column = new wxBoxSizer(wxVERTICAL);
    exams_ = new RowList(list_card_, tr("Exams"), height_of_lines({15, 13, 13}, Gap::beside),
                         Tone::Surface);
    exams_->on_pick = [this](int row) {
        session_.pick(static_cast<std::size_t>(std::max(0, row)));
        changed();
    };
    put(column, exams_, {Gap::hair, Gap::beside, Gap::hair, Gap::beside}, true);
    list_card_->SetSizer(column);
    list_card_->SetMinSize(wxSize(side_list_width, -1));
    return list_card_;
}

wxSizer* BlueprintPage::make_buttons() {
    auto* row = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
    // Where one is pressed, none that does more comes under the pointer.
    const std::pair<BlueprintAction, const char*> all[] = {
        {BlueprintAction::ShowExam, ""},     {BlueprintAction::ShowCells, ""},
        {BlueprintAction::ShowPreview, ""},  {BlueprintAction::CallOff, ""},
        {BlueprintAction::Copy, ""},         {BlueprintAction::Change, "primary"},
        {BlueprintAction::AnotherForm, ""},  {BlueprintAction::AddCell, ""},
        {BlueprintAction::RemoveCell, ""},   {BlueprintAction::PutInUse, "primary"},
        {BlueprintAction::TakeOut, "quiet"}, {BlueprintAction::Drop, "quiet"},
        {BlueprintAction::PutBack, ""}};
    for (const auto& [action, kind] : all)
        row->Add(make_action_button(card_, action, kind),
                 wxSizerFlags().Border(wxRIGHT | wxTOP, Gap::beside));
    return row;
}

wxSizer* BlueprintPage::make_lists() {
    auto* row = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
    const std::pair<CellList, const char*> all[] = {
        {CellList::Clauses, sentence("Clauses")},
        {CellList::Kinds, sentence("Kinds of question")},
        {CellList::Features, sentence("What the hand has")}};
    for (const auto& [list, label] : all) {
        auto* button = make_toggle(card_, tr(label), [this, which = list](bool) {
            session_.choose_list(which);
            changed();
        });
        lists_[list] = button;
        row->Add(button, wxSizerFlags().Border(wxRIGHT | wxTOP, Gap::beside));
    }
    return row;
}

wxWindow* BlueprintPage::make_card() {
    card_ = new Tile(this, card(Tone::Window));
    auto* column = new wxBoxSizer(wxVERTICAL);
    title_ = new Text(card_, "", 18, Hue::Text, wxFONTWEIGHT_BOLD);
    standing_ = new Text(card_, "", 14, Hue::Muted);
    problem_ = new Text(card_, "", 14, Hue::Bad);
    story_ = new Text(card_, "", 14);
    column->Add(title_);
    column->Add(standing_, wxSizerFlags().Border(wxTOP, Gap::hair));
    column->Add(problem_, wxSizerFlags().Border(wxTOP, Gap::hair));
    column->Add(make_buttons(), wxSizerFlags().Expand().Border(wxTOP, Gap::tight));
    column->Add(make_lists(), wxSizerFlags().Expand());
    column->Add(story_, wxSizerFlags().Border(wxTOP, Gap::part));
    body_ = new wxBoxSizer(wxHORIZONTAL);
    cells_ = new RowList(card_, tr("Parts"), height_of_lines({15, 13}, Gap::beside), Tone::Surface);
    cells_->on_pick = [this](int row) {
        session_.pick_cell(static_cast<std::size_t>(std::max(0, row)));
        changed();
    };
    cells_->SetMinSize(wxSize(cells_width, -1));
    fields_ = new ExamFieldsPanel(card_, tr("The exam"));
    fields_->on_type = [this](const std::string& field, const std::string& words) {
        session_.type(field, words);
        changed();
    };
    fields_->on_set = [this](const std::string& field, int value) {
        session_.set(field, value);
        changed();
    };
    ticks_ =
        new RowList(card_, tr("What this part asks"), height_of_lines({14, 13, 13}), Tone::Surface);
    ticks_->on_open = [this](int row) {
        session_.turn(static_cast<std::size_t>(std::max(0, row)));
        changed();
    };
    ticks_->opens_on_click = true;
    preview_ =
        new RowList(card_, tr("Items of a form"), height_of_lines({14, 13, 13}), Tone::Surface);
    body_->Add(cells_, wxSizerFlags().Expand().Border(wxRIGHT, grid));
    fields_->SetMinSize(wxSize(least_fields_width, -1));
    ticks_->SetMinSize(wxSize(least_ticks_width, -1));
    body_->Add(fields_, wxSizerFlags(2).Expand());
    body_->Add(ticks_, wxSizerFlags(3).Expand());
    body_->Add(preview_, wxSizerFlags(1).Expand());
    column->Add(body_, wxSizerFlags(1).Expand().Border(wxTOP, grid));
    auto* around = new wxBoxSizer(wxVERTICAL);
    put(around, column, {2 * grid, 2 * grid, 2 * grid, 2 * grid}, true);
    card_->SetSizer(around);
    card_->SetMinSize(wxSize(200, -1));
    return card_;
}

bool BlueprintPage::take(BlueprintAction action) {
    if (!session_.can(action)) return false;
    session_.apply(action);
    changed();
    return true;
}

void BlueprintPage::show_list() {
    exams_->set_rows(
        shown_.rows.size(),
        [this](wxGraphicsContext& gc, const wxRect2DDouble& row, std::size_t number,
               bool selected) {
            const ListedExamRow& exam = shown_.rows.at(number);
            draw_named(gc, row, exam.title, exam.detail, exam.word, selected,
                       exam.exam.kind == ListedExam::Kind::Draft ? Tone::Accent : Tone::Good);
        },
        [this](std::size_t number) { return shown_.rows.at(number).spoken; });
    if (!shown_.rows.empty()) exams_->show_selected(static_cast<int>(shown_.picked));
}

void BlueprintPage::show_cells() {
    cells_->set_rows(
        shown_.cells.size(),
        [this](wxGraphicsContext& gc, const wxRect2DDouble& row, std::size_t number,
               bool selected) {
            const CellItem& cell = shown_.cells.at(number);
            draw_named(gc, row, cell.title, cell.detail, cell.word, selected, Tone::Bad);
        },
        [this](std::size_t number) { return shown_.cells.at(number).spoken; });
    if (!shown_.cells.empty()) cells_->show_selected(static_cast<int>(shown_.cell));
    cells_->Show(!shown_.cells.empty());
    for (const auto& [list, button] : lists_) {
        button->Show(!shown_.cells.empty());
        button->SetValue(list == shown_.list);
    }
}

void BlueprintPage::show_ticks() {
    const int was = ticks_->GetSelection();
    ticks_->set_rows(
        shown_.ticks.size(),
        [this](wxGraphicsContext& gc, const wxRect2DDouble& row, std::size_t number,
               bool selected) { draw_tick(gc, row, shown_.ticks.at(number), selected); },
        [this](std::size_t number) { return shown_.ticks.at(number).spoken; });
    const int count = static_cast<int>(shown_.ticks.size());
    if (count > 0) ticks_->show_selected(std::clamp(was, 0, count - 1));
    ticks_->Show(count > 0);
}

void BlueprintPage::show_preview() {
    preview_->set_rows(
        shown_.preview.size(),
        [this](wxGraphicsContext& gc, const wxRect2DDouble& row, std::size_t number,
               bool selected) {
            const PreviewRow& item = shown_.preview.at(number);
            draw_said(gc, row, item.title, item.detail, row.m_x + 2 * grid, selected);
        },
        [this](std::size_t number) { return shown_.preview.at(number).spoken; });
    preview_->Show(!shown_.preview.empty());
}

void BlueprintPage::show_words() {
    const std::string& said = shown_.error.empty() ? shown_.notice : shown_.error;
    message_->say(shown_.forbidden.empty() ? said : shown_.forbidden);
    message_->set_hue(shown_.error.empty() ? Hue::Good : Hue::Bad);
    message_->Show(!message_->GetLabel().empty());
    title_->say(shown_.title);
    standing_->say(shown_.standing);
    std::string wrong = shown_.problems.empty() ? "" : shown_.problems.front();
    if (shown_.problems.size() > 1)
        wrong +=
            " " + tr_n("{count} more thing is to be mended.",
                       "{count} more things are to be mended.", std::ssize(shown_.problems) - 1);
    problem_->say(wrong);
    problem_->Show(!wrong.empty());
    story_->say(shown_.story);
    story_->Show(!shown_.story.empty());
}

void BlueprintPage::show_desk() {
    const UpdateLock lock(this);
    shown_ = session_.screen();
    tabs_->show();
    show_words();
    show_list();
    show_cells();
    show_ticks();
    show_preview();
    fields_->Show(!shown_.fields.empty());
    if (!shown_.fields.empty()) fields_->show(shown_.fields, shown_.can_change);
    for (const auto& [action, button] : buttons_) button->Show(session_.can(action));
    // Parts, their fields and what they ask stand side by side: they need the room.
    const bool had_keyboard = exams_->HasFocus();
    list_card_->Show(shown_.forbidden.empty() && shown_.cells.empty());
    card_->Show(shown_.forbidden.empty() && !shown_.title.empty());
    renew_tab_order(card_);
    lay_out();
    if (had_keyboard && !list_card_->IsShown()) take_focus();
}

void BlueprintPage::lay_out() {
    const int width = GetClientSize().x - 6 * grid;
    if (width < 100) return;
    message_->wrap_to(width);
    Layout();
    const int inside = card_->GetClientSize().x - 4 * grid;
    if (inside < 100) return;
    for (Text* text : {title_, standing_, problem_, story_}) text->wrap_to(inside);
    card_->Layout();
    fields_->lay_out();
}

bool BlueprintPage::press(const KeyPress& key) {
    if ((key.name == KeyName::Enter || key.name == KeyName::Space) && ticks_->HasFocus()) {
        const int row = ticks_->GetSelection();
        if (row < 0) return false;
        session_.turn(static_cast<std::size_t>(row));
        return changed(), true;
    }
    const auto* action = action_of(blueprint_actions, key);
    return action != nullptr && take(action->name);
}

void BlueprintPage::take_focus() { (shown_.cells.empty() ? exams_ : cells_)->SetFocus(); }

void BlueprintPage::theme_changed() {
    for (RowList* list : {exams_, cells_, ticks_, preview_}) list->theme_changed();
    fields_->theme_changed();
    Refresh();
}

}  // namespace fairdeal

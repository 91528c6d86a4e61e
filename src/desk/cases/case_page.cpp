#include "desk/cases/case_page.h"

#include <wx/wrapsizer.h>

#include "base/time/utc_now.h"
#include "base/translation.h"
#include "desk/cases/case_entries.h"
#include "desk/kit/gtk.h"
#include "desk/kit/rows/row_lines.h"
#include "desk/log/signing/sign_dialog.h"

namespace fairdeal {

namespace {

Hue hue_of(CaseHue hue) {
    switch (hue) {
        case CaseHue::Plain: break;
        case CaseHue::Good: return Hue::Good;
        case CaseHue::Bad: return Hue::Bad;
        case CaseHue::Waiting: return Hue::Note;
    }
    return Hue::Muted;
}

Tone tone_of(CaseHue hue) {
    switch (hue) {
        case CaseHue::Plain: break;
        case CaseHue::Good: return Tone::Good;
        case CaseHue::Bad: return Tone::Bad;
        case CaseHue::Waiting: return Tone::Note;
    }
    return Tone::Muted;
}

void draw_case(wxGraphicsContext& gc, const wxRect2DDouble& row, const CaseItem& item,
               bool selected) {
    if (selected) fill_row(gc, row);
    const RowLines lines(row, {15, 13});
    const double left = row.m_x + 18;
    const double right = row.m_x + row.m_width - 18;
    const wxFont letters = font(13, wxFONTWEIGHT_MEDIUM);
    const double word = text_width(gc, item.word, letters);
    draw_text(gc, item.id, font(15, wxFONTWEIGHT_SEMIBOLD), Tone::Text, left, lines.top(0),
              right - left - word - grid);
    draw_text_right(gc, item.word, letters, tone_of(item.hue), right, lines.top(0, 13));
    draw_text(gc, item.detail, font(13), Tone::Muted, left, lines.top(1), right - left);
}

}  // namespace

CasePage::CasePage(wxWindow* parent, PageContext& context, CaseSession& session,
                   SigningSession& signing)
    : Page(parent, context), session_(session), signing_(signing) {
    auto* column = new wxBoxSizer(wxVERTICAL);
    put(column, make_head(), {3 * grid, Gap::wide, 3 * grid, grid});
    notice_ = new Text(this, "", 14, Hue::Bad);
    put(column, notice_, {3 * grid, 0, 3 * grid, grid});
    column->Add(make_invitation(), wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT, 3 * grid));
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(make_list(), wxSizerFlags().Expand().Border(wxRIGHT, 2 * grid));
    row->Add(make_right(), wxSizerFlags(1).Expand());
    column->Add(row, wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, 3 * grid));
    SetSizer(column);
}

wxButton* CasePage::make_task_button(wxWindow* parent, CaseTask task, const char* kind) {
    const auto& action = action_named(case_tasks, task);
    auto* button = make_button(parent, tr(action.label), kind,
                               [this, task] { CallAfter([this, task] { do_task(task); }); });
    button->SetToolTip(wide(tip_of(action)));
    return button;
}

wxSizer* CasePage::make_head() {
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    auto* texts = new wxBoxSizer(wxVERTICAL);
    texts->Add(new Text(this, tr("Cases"), 26, Hue::Text, wxFONTWEIGHT_BOLD));
    summary_ = new Text(this, "", 14, Hue::Muted);
    texts->Add(summary_, wxSizerFlags().Border(wxTOP, Gap::tight));
    row->Add(texts, wxSizerFlags(1));
    check_ = make_task_button(this, CaseTask::Check, "");
    open_case_ = make_task_button(this, CaseTask::Open, "primary");
    row->Add(check_, wxSizerFlags().CentreVertical().Border(wxRIGHT, grid));
    row->Add(open_case_, wxSizerFlags().CentreVertical());
    return row;
}

wxWindow* CasePage::make_invitation() {
    invitation_ = new Tile(this, card(Tone::Window));
    auto* column = new wxBoxSizer(wxVERTICAL);
    put(column, new Text(invitation_, tr("Settle a dispute"), 20, Hue::Text, wxFONTWEIGHT_BOLD),
        {3 * grid, Gap::wide, 3 * grid, Gap::beside});
    pitch_ = new Text(invitation_,
                      tr("A case belongs to a log. Open one to see its cases, or check a case file "
                         "that somebody handed over: that needs no log."),
                      14, Hue::Muted);
    put(column, pitch_, {3 * grid, 0, 3 * grid, Gap::inside});
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    open_log_ =
        make_button(invitation_, tr("Open a log\u2026"), "primary", [this] { open_a_log(); });
    row->Add(open_log_);
    put(column, row, {3 * grid, 0, 3 * grid, Gap::wide});
    invitation_->SetSizer(column);
    return invitation_;
}

wxWindow* CasePage::make_list() {
    list_card_ = new Tile(this, card(Tone::Window));
    auto* column = new wxBoxSizer(wxVERTICAL);
    empty_ = new Text(list_card_, "", 14, Hue::Muted);
    empty_->wrap_to(side_list_width - 4 * grid);
    column->Add(empty_, wxSizerFlags().Border(wxALL, 2 * grid));
    list_ = new RowList(list_card_, tr("Cases"), height_of_lines({15, 13}), Tone::Surface);
    list_->on_pick = [this](int row) {
        pick_case(session_, shown_.items.at(static_cast<std::size_t>(row)).id);
        changed();
    };
    list_->on_open = [this](int) { do_next(); };
    put(column, list_, {Gap::hair, Gap::beside, Gap::hair, Gap::beside}, true);
    list_card_->SetSizer(column);
    list_card_->SetMinSize(wxSize(side_list_width, -1));
    return list_card_;
}

wxWindow* CasePage::make_right() {
    right_ = new Tile(this, card(Tone::Window));
    auto* column = new wxBoxSizer(wxVERTICAL);
    auto* head = new wxBoxSizer(wxHORIZONTAL);
    title_ = new Text(right_, "", 20, Hue::Text, wxFONTWEIGHT_BOLD);
    word_ = new Text(right_, "", 14, Hue::Muted, wxFONTWEIGHT_SEMIBOLD);
    head->Add(title_, wxSizerFlags(1).CentreVertical());
    head->Add(word_, wxSizerFlags().CentreVertical());
    put(column, head, {Gap::wide + Gap::tight, 2 * grid, Gap::wide, 0});
    next_ = new Text(right_, "", 14, Hue::Muted);
    put(column, next_, {Gap::wide + Gap::tight, Gap::tight, Gap::wide, Gap::part});
    panel_ = new CasePanel(right_, session_, [this] { submit(); });
    put(column, panel_, {Gap::wide, 0, Gap::beside, 0}, true);
    tasks_ = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
    put(column, tasks_, {Gap::wide, Gap::part, Gap::wide, Gap::inside});
    right_->SetSizer(column);
    return right_;
}

void CasePage::show_desk() {
    const UpdateLock lock(this);
    follow_open_log(session_);
    shown_ = case_screen(session_, utc_now());
    summary_->say(shown_.has_log ? shown_.summary : tr("No log is open."));
    open_case_->Show(shown_.has_log);
    notice_->say(shown_.error.empty() ? shown_.report : shown_.error);
    notice_->set_hue(shown_.error.empty() ? Hue::Accent : Hue::Bad);
    notice_->Show(!shown_.error.empty() || !shown_.report.empty());
    invitation_->Show(!shown_.has_log && !shown_.checked);
    list_card_->Show(shown_.has_log);
    list_->set_rows(
        shown_.items.size(),
        [this](wxGraphicsContext& gc, const wxRect2DDouble& row, std::size_t number,
               bool selected) { draw_case(gc, row, shown_.items.at(number), selected); },
        [this](std::size_t number) { return shown_.items.at(number).spoken; });
    list_->show_selected(shown_.selected);
    list_->Show(!shown_.items.empty());
    empty_->Show(shown_.items.empty());
    empty_->say(shown_.empty);
    show_right();
    lay_out();
}

void CasePage::show_right() {
    right_->Show(shown_.view || shown_.form || shown_.checked);
    const bool opening = shown_.form && shown_.form->opens;
    const bool view = shown_.view && !opening;
    title_->say(opening          ? shown_.form->title
                : view           ? shown_.view->title
                : shown_.checked ? tr("A case file")
                                 : std::string());
    word_->say(view ? shown_.view->word : "");
    word_->set_hue(view ? hue_of(shown_.view->hue) : Hue::Muted);
    next_->say(opening          ? shown_.form->explanation
               : shown_.checked ? *shown_.checked
               : view           ? shown_.view->next
                                : "");
    next_->set_hue(!shown_.checked ? Hue::Muted : hue_of(shown_.checked_hue));
    show_tasks();
}

void CasePage::show_tasks() {
    std::string shape = shown_.checked ? "checked" : "";
    if (shown_.form) shape = "form " + shown_.form->button + shown_.form->question;
    if (!shown_.form) {
        for (const CaseTask task : shown_.tasks) shape += action_named(case_tasks, task).label;
    }
    if (shape == tasks_shown_) return;
    tasks_shown_ = shape;
    tasks_->Clear(true);
    if (shown_.form) return add_form_buttons(*shown_.form);
    if (shown_.checked)
        add_button(tr(action_named(case_form_keys, CaseKey::Drop).label), "", &CasePage::drop);
    for (const CaseTask task : shown_.tasks) {
        const bool first = task == shown_.tasks.front();
        tasks_->Add(make_task_button(right_, task, first ? "primary" : ""),
                    wxSizerFlags().CentreVertical().Border(wxRIGHT | wxBOTTOM, Gap::beside));
    }
}

/// Below the form, which scrolls: what sends it stays in sight, and so does what is asked.
void CasePage::add_form_buttons(const CaseFormScreen& form) {
    if (form.question.empty()) {
        add_button(form.button, "primary", &CasePage::submit);
        return add_button(tr("Cancel"), "", &CasePage::leave);
    }
    tasks_->Add(new Text(right_, form.question, 15, Hue::Text, wxFONTWEIGHT_SEMIBOLD),
                wxSizerFlags().CentreVertical().Border(wxRIGHT | wxBOTTOM, grid));
    add_button(tr("Keep writing"), "primary", &CasePage::stay);
    add_button(tr("Throw it away"), "", &CasePage::drop);
    button(tr("Keep writing"))->SetFocus();
}

void CasePage::add_button(const std::string& label, const char* kind, void (CasePage::*act)()) {
    tasks_->Add(make_button(right_, label, kind,
                            [this, act] { CallAfter([this, act] { (this->*act)(); }); }),
                wxSizerFlags().CentreVertical().Border(wxRIGHT | wxBOTTOM, Gap::beside));
}

wxButton* CasePage::button(const std::string& label) const {
    for (const wxSizerItem* item : tasks_->GetChildren()) {
        auto* found = dynamic_cast<wxButton*>(item->GetWindow());
        if (found != nullptr && found->GetLabelText() == wide(label)) return found;
    }
    return nullptr;
}

void CasePage::do_task(CaseTask task) {
    if (!can(session_, task) && task != CaseTask::Open) return;
    if (!may_drop_form(session_)) return changed();
    switch (task) {
        case CaseTask::Open:
        case CaseTask::Note:
        case CaseTask::Video:
        case CaseTask::Review:
        case CaseTask::Decide:
        case CaseTask::Close:
        case CaseTask::Account: begin_case_form(session_, task, utc_now()); break;
        case CaseTask::Sign: sign(""); break;
        case CaseTask::Hand: return done(replay_case_hand(session_));
        case CaseTask::Check: return check_file();
        case CaseTask::File:
        case CaseTask::Print: save_proof(task); break;
        case CaseTask::Reveal:
        case CaseTask::Scenario: save(task); break;
    }
    changed();
}

void CasePage::sign(const std::string& why) {
    SignDialog(this, signing_, files(), why).ShowModal();
}

/// What only a signed log proves: the way to sign it comes before any file is chosen.
void CasePage::save_proof(CaseTask task) {
    session_.error.clear();
    if (must_be_signed_first(session_)) sign(sign_first_in_words());
    if (!must_be_signed_first(session_)) return save(task);
    session_.error = sign_first_in_words();
    session_.report.clear();
}

void CasePage::save(CaseTask task) {
    const auto use = [](const std::optional<std::string>& file, const auto& action) {
        if (file) action(*file);
    };
    if (task == CaseTask::Reveal)
        use(files().file_to_open(tr("The file that keeps the review")),
            [&](const std::string& file) { reveal_review(session_, file, utc_now()); });
    if (task == CaseTask::File)
        use(files().file_to_make(case_file_name(session_, ".zip")),
            [&](const std::string& file) { save_case_file(session_, file); });
    if (task == CaseTask::Print)
        use(files().file_to_make(case_file_name(session_, ".pdf")),
            [&](const std::string& file) { save_case_pdf(session_, file); });
    if (task != CaseTask::Scenario) return;
    if (const auto name = offer_scenario(session_))
        use(files().file_to_make(*name),
            [&](const std::string& file) { done(make_scenario(session_, file)); });
}

void CasePage::submit() {
    if (!session_.form) return;
    if (session_.form->task == CaseTask::Review)
        keep_typed_review();
    else
        submit_case_form(session_, utc_now());
    changed();
}

void CasePage::keep_typed_review() {
    const auto review = typed_review(session_, utc_now());
    if (!review) return;
    const auto file = files().file_to_make(review_file_name(*review));
    if (file) keep_review(session_, *file, utc_now());
}

void CasePage::check_file() {
    const auto file = files().file_to_open(tr("The case file to check"));
    if (file) check_case(session_, *file);
    changed();
}

void CasePage::open_a_log() {
    const auto file = files().log_to_open();
    done(file ? std::optional<Destination>(OpenLogFor{*file, DeskSection::Cases}) : std::nullopt);
}

void CasePage::move(int step) {
    pick_next_case(session_, step);
    changed();
}

/// Asks first where something is typed.
void CasePage::leave() {
    if (may_drop_form(session_)) return drop();
    changed();
}

void CasePage::stay() {
    if (session_.form) session_.form->leaving = false;
    changed();
    CallAfter([this] { take_focus(); });
}

void CasePage::drop() {
    drop_form(session_);
    session_.checked.reset();
    changed();
}

bool CasePage::press_in_list(const KeyPress& key) {
    const auto* action = action_of(case_list_keys, key);
    if (action == nullptr) return false;
    if (action->name == CaseKey::Next) return do_next(), true;
    return move(action->name == CaseKey::Up ? -1 : 1), true;
}

/// What is typed in a field stays there; Escape drops it.
bool CasePage::press(const KeyPress& key) {
    const bool drops = key.name == KeyName::Escape;
    const bool typing = dynamic_cast<wxTextCtrl*>(FindFocus()) != nullptr;
    if (key.control || (typing && !drops)) return false;
    if (drops && !session_.form && !session_.checked) return false;
    if (drops) return session_.form && session_.form->leaving ? stay() : leave(), true;
    if (press_in_list(key)) return true;
    const auto* task = action_of(case_tasks, key);
    if (task == nullptr) return false;
    if (task->name != CaseTask::Check && (session_.form || !shown_.has_log)) return false;
    return do_task(task->name), true;
}

void CasePage::take_focus() {
    if (panel_->take_focus()) return;
    if (!shown_.has_log)
        open_log_->SetFocus();
    else if (!shown_.items.empty())
        list_->SetFocus();
    else
        open_case_->SetFocus();
}

void CasePage::theme_changed() {
    list_->theme_changed();
    panel_->theme_changed();
}

void CasePage::lay_out() {
    const int width = GetClientSize().x - 6 * grid;
    if (width < 400) return;
    summary_->wrap_to(width - 360);
    notice_->wrap_to(width);
    pitch_->wrap_to(width - 6 * grid);
    Layout();
    invitation_->Layout();
    list_card_->Layout();
    const int inside = right_->GetClientSize().x - 2 * Gap::wide;
    if (inside < 200) return;
    // Another width builds the form again, with what has been typed into it since it was shown.
    if (shown_.form && session_.form) shown_.form->fields = session_.form->fields;
    title_->wrap_to(inside - 120);
    next_->wrap_to(inside - grid);
    panel_->show(shown_, inside - grid);
    right_->Layout();
    panel_->FitInside();
    const bool has_form = shown_.form.has_value();
    if (has_form != had_form_) CallAfter([this] { take_focus(); });
    had_form_ = has_form;
}

}  // namespace fairdeal

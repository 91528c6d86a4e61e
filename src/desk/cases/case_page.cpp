#include "desk/cases/case_page.h"

#include <wx/wrapsizer.h>

#include "base/utc_now.h"
#include "desk/cases/case_desk.h"
#include "desk/kit/gtk.h"
#include "desk/print/pit_desk.h"

namespace fairdeal {

namespace {

constexpr int case_row_height = 62;
constexpr int case_list_width = 340;
constexpr int case_side = 20;

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
    if (selected) {
        gc.SetPen(*wxTRANSPARENT_PEN);
        gc.SetBrush(wxBrush(colour(Tone::AccentSoft)));
        gc.DrawRoundedRectangle(row.m_x + 6, row.m_y + 2, row.m_width - 12, row.m_height - 4, 8);
    }
    const double left = row.m_x + 18;
    const double right = row.m_x + row.m_width - 18;
    const wxFont letters = font(13, wxFONTWEIGHT_MEDIUM);
    const double word = text_width(gc, item.word, letters);
    draw_text(gc, item.id, font(15, wxFONTWEIGHT_SEMIBOLD), Tone::Text, left, row.m_y + 11,
              right - left - word - grid);
    draw_text_right(gc, item.word, letters, tone_of(item.hue), right, row.m_y + 12);
    draw_text(gc, item.detail, font(13), Tone::Muted, left, row.m_y + 34, right - left);
}

}  // namespace

CasePage::CasePage(wxWindow* parent, Hub& hub, FileChooser& chooser)
    : DeskPage(parent, hub), chooser_(chooser) {
    auto* column = new wxBoxSizer(wxVERTICAL);
    put(column, make_head(), {24, 20, 24, 8});
    notice_ = new Text(this, "", 14, Hue::Bad);
    put(column, notice_, {24, 0, 24, 8});
    column->Add(make_invitation(), wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT, 24));
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(make_list(), wxSizerFlags().Expand().Border(wxRIGHT, 2 * grid));
    row->Add(make_right(), wxSizerFlags(1).Expand());
    column->Add(row, wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, 24));
    SetSizer(column);
}

wxSizer* CasePage::make_head() {
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    auto* texts = new wxBoxSizer(wxVERTICAL);
    texts->Add(new Text(this, "Cases", 26, Hue::Text, wxFONTWEIGHT_BOLD));
    summary_ = new Text(this, "", 14, Hue::Muted);
    texts->Add(summary_, wxSizerFlags().Border(wxTOP, 4));
    row->Add(texts, wxSizerFlags(1));
    check_ = make_button(this, "Check a case file\u2026", "", [this] { check_file(); });
    check_->SetToolTip("Check a case file of any log (K)");
    open_case_ = make_button(this, "Open a case", "primary", [this] { do_task(CaseTask::Open); });
    open_case_->SetToolTip("Open a case on a hand (N)");
    row->Add(check_, wxSizerFlags().CentreVertical().Border(wxRIGHT, grid));
    row->Add(open_case_, wxSizerFlags().CentreVertical());
    return row;
}

wxWindow* CasePage::make_invitation() {
    invitation_ = new Tile(this, card(Tone::Window));
    auto* column = new wxBoxSizer(wxVERTICAL);
    put(column, new Text(invitation_, "Settle a dispute", 20, Hue::Text, wxFONTWEIGHT_BOLD),
        {24, 20, 24, 6});
    pitch_ = new Text(invitation_,
                      "A case belongs to a log. Open one to see its cases, or check a case file "
                      "that somebody handed over: that needs no log.",
                      14, Hue::Muted);
    put(column, pitch_, {24, 0, 24, 14});
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    open_log_ = make_button(invitation_, "Open a log\u2026", "primary", [this] { open_a_log(); });
    row->Add(open_log_);
    put(column, row, {24, 0, 24, 20});
    invitation_->SetSizer(column);
    return invitation_;
}

wxWindow* CasePage::make_list() {
    list_card_ = new Tile(this, card(Tone::Window));
    auto* column = new wxBoxSizer(wxVERTICAL);
    empty_ = new Text(list_card_, "", 14, Hue::Muted);
    empty_->wrap_to(case_list_width - 4 * grid);
    column->Add(empty_, wxSizerFlags().Border(wxALL, 2 * grid));
    list_ = new RowList(list_card_, "Cases", case_row_height, Tone::Surface);
    list_->on_pick = [this](int row) {
        pick_case(desk().cases, shown_.items.at(static_cast<std::size_t>(row)).id);
        changed();
    };
    list_->on_open = [this](int) { do_task(next_task(desk().cases)); };
    put(column, list_, {2, 6, 2, 6}, true);
    list_card_->SetSizer(column);
    list_card_->SetMinSize(wxSize(case_list_width, -1));
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
    put(column, head, {case_side + 4, 16, case_side, 0});
    next_ = new Text(right_, "", 14, Hue::Muted);
    put(column, next_, {case_side + 4, 4, case_side, 12});
    panel_ = new CasePanel(right_, hub(), chooser_, [this] { submit(); });
    put(column, panel_, {case_side, 0, 6, 0}, true);
    deeds_ = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
    put(column, deeds_, {case_side, 12, case_side, 14});
    right_->SetSizer(column);
    return right_;
}

void CasePage::show_desk() {
    const Still still(this);
    if (desk().cases.file != (desk().replay.log ? desk().replay.file : "")) read_cases(desk());
    shown_ = case_screen(desk(), utc_now());
    summary_->say(shown_.has_log ? shown_.summary : "No log is open.");
    open_case_->Show(shown_.has_log);
    const std::string busy = shown_.busy.empty() ? "" : shown_.busy + "\u2026";
    notice_->say(!busy.empty() ? busy : shown_.trouble.empty() ? shown_.report : shown_.trouble);
    notice_->set_hue(shown_.trouble.empty() ? Hue::Accent : Hue::Bad);
    notice_->Show(!busy.empty() || !shown_.trouble.empty() || !shown_.report.empty());
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
                : shown_.checked ? "A case file"
                                 : "");
    word_->say(view ? shown_.view->word : "");
    word_->set_hue(view ? hue_of(shown_.view->hue) : Hue::Muted);
    next_->say(opening          ? shown_.form->explanation
               : shown_.checked ? *shown_.checked
               : view           ? shown_.view->next
                                : "");
    next_->set_hue(!shown_.checked ? Hue::Muted : shown_.checked_good ? Hue::Good : Hue::Bad);
    show_deeds();
}

void CasePage::show_deeds() {
    std::string shape = shown_.checked ? "checked" : "";
    if (!shown_.form) {
        for (const CaseDeedScreen& deed : shown_.deeds) shape += deed.key;
    }
    if (shape == deeds_shown_) return;
    deeds_shown_ = shape;
    deeds_->Clear(true);
    if (shown_.form) return;
    if (shown_.checked)
        deeds_->Add(make_button(right_, "Back to the cases", "",
                                [this] { CallAfter([this] { press(key(KeyName::Escape)); }); }));
    for (const CaseDeedScreen& deed : shown_.deeds) {
        const bool first = &deed == &shown_.deeds.front();
        auto* button = make_button(right_, deed.label, first ? "primary" : "", [this, deed] {
            CallAfter([this, deed] { do_task(deed.task); });
        });
        button->SetToolTip(wide(deed.label + " (" + deed.key + ")"));
        deeds_->Add(button, wxSizerFlags().CentreVertical().Border(wxRIGHT | wxBOTTOM, 6));
    }
}

void CasePage::do_task(CaseTask task) {
    if (!can(desk().cases, task) && task != CaseTask::Open) return;
    switch (task) {
        case CaseTask::Open:
        case CaseTask::Note:
        case CaseTask::Review:
        case CaseTask::Decide:
        case CaseTask::Close:
        case CaseTask::Account:
        case CaseTask::Sign: begin_case_form(desk(), task, utc_now()); break;
        case CaseTask::Hand: replay_case_hand(desk()); break;
        case CaseTask::Reveal:
        case CaseTask::File:
        case CaseTask::Print:
        case CaseTask::Scenario: save(task); break;
    }
    changed();
}

void CasePage::save(CaseTask task) {
    CaseRoom& room = desk().cases;
    const auto use = [](const std::optional<std::string>& file, const auto& deed) {
        if (file) deed(*file);
    };
    if (task == CaseTask::Reveal)
        use(chooser_.file_to_open("The file that keeps the review"),
            [&](const std::string& file) { reveal_review(desk(), file, utc_now()); });
    if (task == CaseTask::File)
        use(chooser_.file_to_make(case_file_name(room, ".zip")),
            [&](const std::string& file) { save_case_file(desk(), file); });
    if (task == CaseTask::Print)
        use(chooser_.file_to_make(case_file_name(room, ".pdf")),
            [&](const std::string& file) { save_case_pdf(desk(), file); });
    if (task != CaseTask::Scenario) return;
    if (const auto name = offer_scenario(desk(), Room::Cases))
        use(chooser_.file_to_make(*name),
            [&](const std::string& file) { make_scenario(desk(), Room::Cases, file); });
}

void CasePage::submit() {
    const CaseRoom& room = desk().cases;
    if (!room.form) return;
    if (room.form->task == CaseTask::Review)
        keep_typed_review();
    else
        submit_case_form(desk(), utc_now());
    changed();
}

void CasePage::keep_typed_review() {
    const auto review = typed_review(desk(), utc_now());
    if (!review) return;
    const auto file = chooser_.file_to_make(review_file_name(*review));
    if (file) keep_review(desk(), *file, utc_now());
}

void CasePage::check_file() {
    const auto file = chooser_.file_to_open("The case file to check");
    if (file) check_case(desk(), *file);
    changed();
}

void CasePage::open_a_log() {
    const auto file = chooser_.log_to_open();
    if (file) open_log(desk(), *file);
    desk().room = Room::Cases;
    changed();
}

void CasePage::move(int step) {
    pick_next_case(desk().cases, step);
    changed();
}

bool CasePage::press_letter(char letter) {
    if (letter == 'k') return check_file(), true;
    const auto task = task_of_key(letter);
    if (!task || desk().cases.form || !shown_.has_log) return false;
    do_task(*task);
    return true;
}

/// What is typed in a field stays there; Escape drops it.
bool CasePage::press(const KeyPress& key) {
    CaseRoom& room = desk().cases;
    const bool typing = dynamic_cast<wxTextCtrl*>(FindFocus()) != nullptr;
    if (typing && key.name != KeyName::Escape) return false;
    if (key.control) return false;
    if (key.name == KeyName::Down) return move(1), true;
    if (key.name == KeyName::Up) return move(-1), true;
    if (key.name == KeyName::Enter) return do_task(next_task(room)), true;
    if (key.name == KeyName::Character) return press_letter(key.character);
    if (key.name != KeyName::Escape || (!room.form && !room.checked)) return false;
    drop_form(room);
    room.checked.reset();
    changed();
    return true;
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
    const int width = GetClientSize().x - 48;
    if (width < 400) return;
    summary_->wrap_to(width - 360);
    notice_->wrap_to(width);
    pitch_->wrap_to(width - 48);
    Layout();
    invitation_->Layout();
    list_card_->Layout();
    const int inside = right_->GetClientSize().x - 2 * case_side;
    if (inside < 200) return;
    // Another width builds the form again, with what has been typed into it since it was shown.
    if (shown_.form && desk().cases.form) shown_.form->fields = desk().cases.form->fields;
    title_->wrap_to(inside - 120);
    next_->wrap_to(inside - 8);
    panel_->show(shown_, inside - 8);
    right_->Layout();
    panel_->FitInside();
    const bool has_form = shown_.form.has_value();
    if (has_form != had_form_) CallAfter([this] { take_focus(); });
    had_form_ = has_form;
}

}  // namespace fairdeal

#include "desk/figures/figures_page.h"

#include <algorithm>

#include "base/translation.h"
#include "desk/kit/gtk.h"
#include "desk/kit/rows/row_lines.h"

namespace fairdeal {

namespace {

constexpr int curve_height = 220;
constexpr double share_width = 220;
constexpr int meaning_lines = 3;

/// Words broken at blanks into as many lines as a row has room for.
void draw_broken(wxGraphicsContext& gc, std::string words, double left, double top, double width) {
    const wxFont letter = font(13);
    for (int i = 0; i < meaning_lines && !words.empty(); ++i) {
        std::string line = words;
        for (auto blank = line.rfind(' '); i + 1 < meaning_lines && blank != std::string::npos &&
                                           text_width(gc, line, letter) > width;
             blank = line.rfind(' '))
            line.resize(blank);
        draw_text(gc, line, letter, Tone::Muted, left, top + 19 * i * letters(), width);
        words = line.size() < words.size() ? words.substr(line.size() + 1) : "";
    }
}

void draw_family(wxGraphicsContext& gc, const wxRect2DDouble& row, const FamilyRow& family) {
    const double left = row.m_x + 24;
    const double right = row.m_x + row.m_width - row_edge;
    const RowLines lines(row, {15, 13, 13, 13});
    const double share = right - share_width;
    draw_text(gc, family.title, font(15, wxFONTWEIGHT_SEMIBOLD), Tone::Text, left, lines.top(0),
              share - 16 - left);
    draw_text(
        gc,
        tr("Facility {facility} \u00b7 {right} of {asked} right", "facility"_a = family.facility,
           "right"_a = family.right, "asked"_a = family.asked),
        font(13), Tone::Text, left, lines.top(1), share - 16 - left);
    draw_text(gc, family.detail, font(13), Tone::Muted, left, lines.top(2), right - left);
    const auto painter = painter_on(gc.GetNativeContext());
    draw_share(*painter, {share, lines.top(0), share_width, 28 * letters()}, family.right,
               family.asked, family.interval, chart_inks());
}

}  // namespace

FiguresPage::FiguresPage(wxWindow* parent, PageContext& context, FiguresSession& session,
                         OfficeSession& office)
    : Page(parent, context), session_(session), tabs_(new CertifyTabs(this, context, office)) {
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(tabs_, wxSizerFlags().Expand().Border(wxALL, 3 * grid));
    column->Add(make_head(), wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT, 3 * grid));
    group_ = new Text(this, "", 14, Hue::Muted);
    put(column, group_, {3 * grid, grid, 3 * grid, 0});
    error_ = new Text(this, "", 14, Hue::Bad);
    put(column, error_, {3 * grid, Gap::tight, 3 * grid, 0});
    column->Add(make_card(), wxSizerFlags(1).Expand().Border(wxALL, 3 * grid));
    SetSizer(column);
}

wxWindow* FiguresPage::make_card() {
    card_ = new Tile(this, card(Tone::Window));
    auto* inside = new wxBoxSizer(wxVERTICAL);
    empty_ = new Text(card_, "", 15, Hue::Muted);
    inside->Add(empty_, wxSizerFlags().Border(wxALL, 2 * grid));
    inside->Add(make_panel(), wxSizerFlags().Expand());
    curve_ = new PictureCanvas(card_, tr("Who passes"), curve_height);
    inside->Add(curve_, wxSizerFlags().Expand().Border(wxALL, 2 * grid));
    list_ = new RowList(card_, tr("Figures"), height_of_lines({15, 13, 13, 13}, Gap::beside),
                        Tone::Surface);
    put(inside, list_, {Gap::hair, Gap::beside, Gap::hair, Gap::beside}, true);
    card_->SetSizer(inside);
    return card_;
}

wxSizer* FiguresPage::make_head() {
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    exam_ = new wxChoice(this, wxID_ANY);
    exam_->SetMinSize(wxSize(as_high(280), as_high(36)));
    gtk::set_name(exam_, tr("Exam"));
    exam_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) {
        const int at = exam_->GetSelection();
        if (at >= 0) session_.pick_exam(static_cast<std::size_t>(at));
        changed();
    });
    row->Add(exam_, wxSizerFlags().CentreVertical().Border(wxRIGHT, 2 * grid));
    for (const FiguresAction part :
         {FiguresAction::Families, FiguresAction::Exam, FiguresAction::Rule, FiguresAction::Panel,
          FiguresAction::Drift}) {
        auto* button = make_toggle(this, tr(action_named(figures_actions, part).label),
                                   [this, part](bool) { take(part); });
        parts_.push_back(button);
        row->Add(button, wxSizerFlags().CentreVertical().Border(wxRIGHT, Gap::beside));
    }
    return row;
}

wxSizer* FiguresPage::make_panel() {
    auto* column = new wxBoxSizer(wxVERTICAL);
    panel_story_ = new Text(card_, "", 14, Hue::Muted);
    put(column, panel_story_, {2 * grid, grid, 2 * grid, 0});
    judgements_ = new wxTextCtrl(card_, wxID_ANY, "", wxDefaultPosition, wxSize(60, as_high(140)),
                                 wxTE_MULTILINE | wxTE_DONTWRAP);
    gtk::add_class(judgements_, "field");
    gtk::set_name(judgements_, tr("Judgements: a row a judge and round"));
    column->Add(judgements_, wxSizerFlags().Expand().Border(wxALL, 2 * grid));
    judgements_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) {
        session_.type_judgements(judgements_->GetValue().utf8_string());
    });
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    work_out_ = make_action_button(FiguresAction::WorkOut, "primary",
                                   [this] { take(FiguresAction::WorkOut); });
    open_ = make_action_button(FiguresAction::Open, "quiet", [this] { open_judgements(); });
    change_ = make_action_button(FiguresAction::ChangeJudgements, "quiet",
                                 [this] { take(FiguresAction::ChangeJudgements); });
    for (wxButton* button : {work_out_, open_, change_})
        row->Add(button, wxSizerFlags().CentreVertical().Border(wxRIGHT, grid));
    column->Add(row, wxSizerFlags().Border(wxLEFT | wxBOTTOM, 2 * grid));
    return column;
}

wxButton* FiguresPage::make_action_button(FiguresAction action, const char* kind, OnClick click) {
    return make_button(card_, tr(action_named(figures_actions, action).label), kind,
                       std::move(click));
}

void FiguresPage::take(FiguresAction action) {
    session_.apply(action);
    changed();
}

void FiguresPage::open_judgements() {
    const auto file = files().file_to_open(tr("The judges\u2019 file"));
    if (!file) return;
    session_.read_judgements(*file);
    changed();
}

void FiguresPage::show_panel() {
    const bool typing = shown_.judging;
    panel_story_->say(shown_.panel_story);
    panel_story_->Show(shown_.is_panel);
    // What had the keyboard goes: the list takes it once it is there.
    if (shown_.is_panel && judgements_->IsShown() && !typing) CallAfter([this] { take_focus(); });
    if (typing && judgements_->GetValue().utf8_string() != shown_.judgements)
        judgements_->ChangeValue(wide(shown_.judgements));
    judgements_->Show(typing);
    work_out_->Show(typing);
    open_->Show(typing);
    change_->Show(shown_.is_panel && !typing);
}

void FiguresPage::show_exams() {
    wxArrayString names;
    for (const std::string& title : shown_.exams) names.Add(wide(title));
    if (exam_->GetStrings() != names) exam_->Set(names);
    if (!names.empty()) exam_->SetSelection(static_cast<int>(shown_.picked.value_or(0)));
}

void FiguresPage::show_rows() {
    const std::size_t families = shown_.families.size();
    list_->set_rows(
        families + shown_.rows.size(),
        [this](wxGraphicsContext& gc, const wxRect2DDouble& row, std::size_t number,
               bool selected) { draw(gc, row, number, selected); },
        [this, families](std::size_t number) {
            return number < families ? shown_.families.at(number).spoken
                                     : shown_.rows.at(number - families).spoken;
        });
    list_->Show(shown_.part != FiguresPart::Panel || (shown_.is_panel && !shown_.judging));
    curve_->Show(shown_.has_chart);
    empty_->say(shown_.empty);
    empty_->Show(!shown_.empty.empty());
}

void FiguresPage::draw(wxGraphicsContext& gc, const wxRect2DDouble& row, std::size_t number,
                       bool selected) const {
    if (selected) fill_row(gc, row);
    const std::size_t families = shown_.families.size();
    if (number < families) return draw_family(gc, row, shown_.families.at(number));
    const FigureRow& figure = shown_.rows.at(number - families);
    const double left = row.m_x + 24;
    const double right = row.m_x + row.m_width - row_edge;
    const RowLines lines(row, {15, 13, 13, 13});
    const wxFont bold = font(15, wxFONTWEIGHT_SEMIBOLD);
    const double value = text_width(gc, figure.value, bold);
    draw_text(gc, figure.name, bold, Tone::Text, left, lines.top(0), right - value - 16 - left);
    draw_text_right(gc, figure.value, bold, Tone::Accent, right, lines.top(0));
    draw_broken(gc, figure.meaning, left, lines.top(1), right - left);
}

void FiguresPage::show_desk() {
    const UpdateLock lock(this);
    shown_ = session_.screen();
    tabs_->show();
    show_exams();
    group_->say(shown_.group);
    error_->say(shown_.error);
    error_->Show(!shown_.error.empty());
    for (std::size_t i = 0; i < parts_.size(); ++i)
        parts_[i]->SetValue(shown_.part == static_cast<FiguresPart>(i));
    show_panel();
    show_rows();
    if (shown_.has_chart) show_chart();
    lay_out();
}

void FiguresPage::show_chart() {
    const auto show = [this](const auto& chart, auto draw_chart) {
        gtk::set_name(curve_, chart.title);
        curve_->show(
            [picture = chart.picture, draw_chart](Painter& painter, const Box& box) {
                draw_chart(painter, box, picture, chart_inks());
            },
            chart.words);
    };
    if (shown_.part == FiguresPart::Panel)
        show(shown_.panel_chart, draw_panel);
    else if (shown_.part == FiguresPart::Drift)
        show(shown_.figures->drift_chart, draw_drift);
    else
        show(shown_.figures->curve, draw_rule_curve);
}

void FiguresPage::lay_out() {
    const int width = GetClientSize().x - 6 * grid;
    if (width < 200) return;
    group_->wrap_to(width);
    error_->wrap_to(width);
    empty_->wrap_to(width - 6 * grid);
    panel_story_->wrap_to(width - 6 * grid);
    Layout();
    card_->Layout();
}

void FiguresPage::take_focus() {
    if (judgements_->IsShown())
        judgements_->SetFocus();
    else if (list_->GetItemCount() > 0)
        list_->SetFocus();
    else
        exam_->SetFocus();
}

bool FiguresPage::press(const KeyPress& key) {
    const auto* action = action_of(figures_actions, key);
    if (action == nullptr) return false;
    const bool leaves = action->name == FiguresAction::LeaveText;
    if (judgements_->HasFocus() != leaves) return false;
    if (leaves) return parts_.at(static_cast<std::size_t>(FiguresPart::Panel))->SetFocus(), true;
    take(action->name);
    return true;
}

void FiguresPage::theme_changed() {
    list_->theme_changed();
    Refresh();
}

}  // namespace fairdeal

#include "desk/figures/figures_page.h"

#include <algorithm>
#include <array>

#include "base/utc_now.h"
#include "desk/kit/gtk.h"
#include "desk/verify/verify_found.h"
#include "log/rows.h"

namespace fairdeal {

namespace {

constexpr int row_height = 94;
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

}  // namespace

FiguresPage::FiguresPage(wxWindow* parent, Hub& hub, FileChooser& chooser)
    : DeskPage(parent, hub),
      tabs_(new CertifyTabs(this, hub, office_tabs(hub.desk))),
      chooser_(chooser) {
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(tabs_, wxSizerFlags().Expand().Border(wxALL, 3 * grid));
    column->Add(make_head(), wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT, 3 * grid));
    group_ = new Text(this, "", 14, Hue::Muted);
    put(column, group_, {3 * grid, grid, 3 * grid, 0});
    error_ = new Text(this, "", 14, Hue::Bad);
    put(column, error_, {3 * grid, 4, 3 * grid, 0});
    column->Add(make_card(), wxSizerFlags(1).Expand().Border(wxALL, 3 * grid));
    SetSizer(column);
}

wxWindow* FiguresPage::make_card() {
    card_ = new Tile(this, card(Tone::Window));
    auto* inside = new wxBoxSizer(wxVERTICAL);
    empty_ = new Text(card_, "", 15, Hue::Muted);
    inside->Add(empty_, wxSizerFlags().Border(wxALL, 2 * grid));
    inside->Add(make_panel(), wxSizerFlags().Expand());
    curve_ = new PictureCanvas(card_, "Who passes", curve_height);
    inside->Add(curve_, wxSizerFlags().Expand().Border(wxALL, 2 * grid));
    list_ = new RowList(card_, "Figures", as_high(row_height), Tone::Surface);
    put(inside, list_, {2, 6, 2, 6}, true);
    card_->SetSizer(inside);
    return card_;
}

wxSizer* FiguresPage::make_head() {
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    exam_ = new wxChoice(this, wxID_ANY);
    exam_->SetMinSize(wxSize(as_high(280), as_high(36)));
    gtk::set_name(exam_, "Exam");
    exam_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) {
        const int at = exam_->GetSelection();
        if (at >= 0)
            pick_exam(desk().certify, shown_->exams.at(static_cast<std::size_t>(at)).first);
        changed();
    });
    row->Add(exam_, wxSizerFlags().CentreVertical().Border(wxRIGHT, 2 * grid));
    constexpr std::array names{"Families", "Exam", "Rule", "Panel", "Drift"};
    for (std::size_t i = 0; i < names.size(); ++i) {
        auto* button = make_toggle(this, names.at(i), [this, i](bool) {
            part_ = static_cast<Part>(i);
            changed();
        });
        parts_.push_back(button);
        row->Add(button, wxSizerFlags().CentreVertical().Border(wxRIGHT, 6));
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
    gtk::set_name(judgements_, "Judgements: a row a judge and round");
    column->Add(judgements_, wxSizerFlags().Expand().Border(wxALL, 2 * grid));
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    work_out_ = make_button(card_, "Work it out", "primary", [this] { work_out(); });
    open_ = make_button(card_, "Open a judges\u2019 file", "quiet", [this] { open_judgements(); });
    change_ = make_button(card_, "Change the judgements", "quiet", [this] {
        judging_ = true;
        changed();
    });
    for (wxButton* button : {work_out_, open_, change_})
        row->Add(button, wxSizerFlags().CentreVertical().Border(wxRIGHT, grid));
    column->Add(row, wxSizerFlags().Border(wxLEFT | wxBOTTOM, 2 * grid));
    return column;
}

const Blueprint* FiguresPage::exam() {
    for (const Blueprint& one : desk().certify.exams) {
        if (shown_ && one.id == shown_->picked) return &one;
    }
    return nullptr;
}

void FiguresPage::open_judgements() {
    const auto file = chooser_.file_to_open("The judges\u2019 file");
    if (!file) return;
    constexpr std::size_t largest = 1U << 20U;
    const auto bytes = bytes_of_file(*file, largest);
    if (!bytes) {
        panel_ = {};
        panel_.error = bytes.error().front().what;
        return changed();
    }
    judgements_->ChangeValue(wide(*bytes));
    work_out();
}

void FiguresPage::work_out() {
    const Blueprint* picked = exam();
    if (picked == nullptr) return;
    panel_ =
        panel_screen(judgements_->GetValue().utf8_string(),
                     judged_exam(*picked, rules_name(desk().library.misreadings)), &shown_->marks);
    judging_ = !panel_.error.empty();
    changed();
}

void FiguresPage::show_panel() {
    const bool is_panel = part_ == Part::Panel && exam() != nullptr;
    if (is_panel && panel_exam_ != shown_->picked) {
        panel_exam_ = shown_->picked;
        panel_ = {};
        judging_ = true;
        judgements_->ChangeValue(wide(panel_to_fill(*exam(), rules_name(desk().library.misreadings),
                                                    utc_now().substr(0, 10))));
    }
    const bool typing = is_panel && judging_;
    panel_story_->say(!is_panel ? ""
                      : typing ? "For each judge and round a row: the day, the rules, and for each "
                                 "family the chance, 0 to 1, that the dealer who is just good "
                                 "enough is right."
                               : panel_.words);
    panel_story_->Show(is_panel);
    // What had the keyboard goes: the list takes it once it is there.
    if (is_panel && judgements_->IsShown() && !typing) CallAfter([this] { take_focus(); });
    judgements_->Show(typing);
    work_out_->Show(typing);
    open_->Show(typing);
    change_->Show(is_panel && !judging_);
    if (!is_panel) return;
    rows_ = judging_ ? std::vector<FigureRow>() : panel_.rows;
    error_->say(panel_.error);
    error_->Show(!panel_.error.empty());
}

void FiguresPage::show_exams() {
    wxArrayString names;
    int chosen = 0;
    for (const auto& [id, title] : shown_->exams) {
        if (id == shown_->picked) chosen = static_cast<int>(names.size());
        names.Add(wide(title));
    }
    if (exam_->GetStrings() != names) exam_->Set(names);
    if (!names.empty()) exam_->SetSelection(chosen);
}

void FiguresPage::show_rows() {
    rows_.clear();
    switch (part_) {
        case Part::Families: rows_ = shown_->family_meanings; break;
        case Part::Exam:
            rows_ = shown_->totals;
            rows_.insert(rows_.end(), shown_->decisions.begin(), shown_->decisions.end());
            break;
        case Part::Rule: rows_ = shown_->rule; break;
        case Part::Panel: break;  // show_panel
        case Part::Drift: rows_ = shown_->drift; break;
    }
    show_panel();
    const std::size_t families = part_ == Part::Families ? shown_->families.size() : 0;
    if (part_ == Part::Families && families == 0) rows_.clear();
    list_->set_rows(
        families + rows_.size(),
        [this](wxGraphicsContext& gc, const wxRect2DDouble& row, std::size_t number,
               bool selected) { draw(gc, row, number, selected); },
        [this, families](std::size_t number) {
            return number < families ? shown_->families.at(number).spoken
                                     : rows_.at(number - families).spoken;
        });
    list_->Show(part_ != Part::Panel || !judging_);
    curve_->Show((part_ == Part::Rule && !shown_->curve.picture.points.empty()) ||
                 (part_ == Part::Panel && !judging_) ||
                 (part_ == Part::Drift && !shown_->drift.empty()));
    std::string empty = part_ == Part::Rule || part_ == Part::Panel ? "" : shown_->empty;
    if (part_ == Part::Drift && empty.empty() && shown_->drift.empty())
        empty =
            "There are not yet exams both of today\u2019s edition and of an earlier one: nothing "
            "can "
            "be compared.";
    empty_->say(empty);
    empty_->Show(!empty.empty());
}

void FiguresPage::draw(wxGraphicsContext& gc, const wxRect2DDouble& row, std::size_t number,
                       bool selected) const {
    if (selected) fill_row(gc, row);
    const double left = row.m_x + 24;
    const double right = row.m_x + row.m_width - 28;
    const double line = letters();
    const wxFont bold = font(15, wxFONTWEIGHT_SEMIBOLD);
    const std::size_t families = part_ == Part::Families ? shown_->families.size() : 0;
    if (number < families) {
        const FamilyRow& family = shown_->families.at(number);
        const double share = right - share_width;
        draw_text(gc, family.title, bold, Tone::Text, left, row.m_y + 9 * line, share - 16 - left);
        draw_text(gc,
                  "Facility " + family.facility + " \u00b7 " + std::to_string(family.right) +
                      " of " + std::to_string(family.asked) + " right",
                  font(13), Tone::Text, left, row.m_y + 31 * line, share - 16 - left);
        draw_text(gc, family.detail, font(13), Tone::Muted, left, row.m_y + 51 * line,
                  right - left);
        const auto painter = painter_on(gc.GetNativeContext());
        draw_share(*painter, {share, row.m_y + 10 * line, share_width, 28 * line}, family.right,
                   family.asked, family.interval, chart_inks());
        return;
    }
    const FigureRow& figure = rows_.at(number - families);
    const double value = text_width(gc, figure.value, bold);
    draw_text(gc, figure.name, bold, Tone::Text, left, row.m_y + 9 * line,
              right - value - 16 - left);
    draw_text_right(gc, figure.value, bold, Tone::Accent, right, row.m_y + 9 * line);
    draw_broken(gc, figure.meaning, left, row.m_y + 31 * line, right - left);
}

void FiguresPage::show_desk() {
    const UpdateLock lock(this);
    shown_ = figures_screen(desk());
    tabs_->show();
    show_exams();
    group_->say(part_ == Part::Drift ? shown_->editions : shown_->group);
    error_->say(shown_->error);
    error_->Show(!shown_->error.empty());
    for (std::size_t i = 0; i < parts_.size(); ++i)
        parts_[i]->SetValue(part_ == static_cast<Part>(i));
    show_rows();
    if (curve_->IsShown()) show_chart();
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
    if (part_ == Part::Panel)
        show(panel_.chart, draw_panel);
    else if (part_ == Part::Drift)
        show(shown_->drift_chart, draw_drift);
    else
        show(shown_->curve, draw_rule_curve);
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
    if (key.control || key.name != KeyName::Character) return false;
    const int number = key.character - '1';
    if (number < 0 || number > 4 || judgements_->HasFocus()) return false;
    part_ = static_cast<Part>(number);
    changed();
    return true;
}

void FiguresPage::theme_changed() {
    list_->theme_changed();
    Refresh();
}

}  // namespace fairdeal

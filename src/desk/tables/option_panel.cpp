#include "desk/tables/option_panel.h"

#include <algorithm>
#include <cmath>

#include "base/translation.h"
#include "desk/kit/gtk.h"
#include "desk/kit/rows/row_lines.h"

namespace fairdeal {

namespace {

constexpr int parts_of_a_price = 2, least_spin = 120;
constexpr double cents = 100, step = 0.5;

/// As wide as it wants to be in the style that it gets once it is shown.
wxSize size_of(const wxWindow* spin) {
    return {std::max(least_spin, spin->GetBestSize().x + 4 * grid), -1};
}

void draw_choice(wxGraphicsContext& gc, const wxRect2DDouble& row, const std::string& reading,
                 const std::string& mark, bool chosen) {
    constexpr int size = 18;
    const double left = row.m_x + 20;
    const double words = left + size + grid;
    const double width = row.m_x + row.m_width - row_edge - words;
    const wxFont letter = font(14, chosen ? wxFONTWEIGHT_SEMIBOLD : wxFONTWEIGHT_NORMAL);
    const auto [first, rest] = in_two_lines(gc, reading, letter, width);
    const RowLines lines = rest.empty() ? RowLines(row, {14, 13}) : RowLines(row, {14, 14, 13});
    if (chosen) draw_mark(gc, true, left, lines.beside(0, size), size);
    draw_text(gc, first, letter, Tone::Text, words, lines.top(0), width);
    draw_text(gc, rest, letter, Tone::Text, words, lines.top(1), width);
    draw_text(gc, mark, font(13), Tone::Muted, words, lines.top(rest.empty() ? 1 : 2), width);
}

}  // namespace

OptionPanel::OptionPanel(wxWindow* parent) : Tile(parent, card(Tone::Surface)) {
    auto* column = new wxBoxSizer(wxVERTICAL);
    question_ = new Text(this, "", 15, Hue::Text, wxFONTWEIGHT_SEMIBOLD);
    open_point_ = new Text(this, "", 13, Hue::Note);
    put(column, question_, {2 * grid, Gap::part, 2 * grid, Gap::hair});
    put(column, open_point_, {2 * grid, Gap::hair, 2 * grid, Gap::hair});
    column->Add(make_numbers(), wxSizerFlags().Border(wxLEFT | wxRIGHT, 2 * grid));
    choices_ = new RowList(this, tr("What the house may choose"),
                           height_of_lines({14, 14, 13}, Gap::hair), Tone::Surface);
    choices_->opens_on_click = true;
    choices_->on_open = [this](int row) {
        if (on_choose && row >= 0) on_choose(static_cast<std::size_t>(row));
    };
    put(column, choices_, {Gap::hair, Gap::hair, Gap::hair, grid}, true);
    SetSizer(column);
}

wxSizer* OptionPanel::make_numbers() {
    auto* column = new wxBoxSizer(wxVERTICAL);
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    for (std::size_t field = 0; field < parts_of_a_price; ++field) {
        Number number{new Text(this, "", 14), new wxSpinCtrl(this, wxID_ANY)};
        number.spin->SetMinSize(size_of(number.spin));
        number.spin->Bind(wxEVT_SPINCTRL, [this, field](wxSpinEvent& event) {
            if (on_number) on_number(field, event.GetPosition());
        });
        row->Add(number.name, wxSizerFlags().CentreVertical().Border(wxRIGHT, grid));
        row->Add(number.spin, wxSizerFlags().CentreVertical().Border(wxRIGHT, 2 * grid));
        numbers_.push_back(number);
    }
    amount_ = new wxSpinCtrlDouble(this, wxID_ANY);
    amount_->SetDigits(2);
    amount_->SetIncrement(step);
    amount_->SetMinSize(size_of(amount_));
    amount_->Bind(wxEVT_SPINCTRLDOUBLE, [this](wxSpinDoubleEvent& event) {
        if (on_number) on_number(0, static_cast<int>(std::lround(event.GetValue() * cents)));
    });
    row->Add(amount_, wxSizerFlags().CentreVertical());
    column->Add(row);
    reading_ = new Text(this, "", 13, Hue::Muted);
    column->Add(reading_, wxSizerFlags().Border(wxTOP, grid));
    return column;
}

void OptionPanel::show_choices() {
    choices_->set_rows(
        shown_.choices.size(),
        [this](wxGraphicsContext& gc, const wxRect2DDouble& row, std::size_t number,
               bool selected) {
            if (selected) fill_row(gc, row);
            draw_choice(gc, row, shown_.choices.at(number), shown_.marks.at(number),
                        number == shown_.chosen);
        },
        [this](std::size_t number) {
            std::string words = shown_.choices.at(number);
            if (number == shown_.chosen) words += " " + tr("Chosen.");
            return shown_.marks.at(number).empty() ? words
                                                   : words + " " + shown_.marks.at(number) + ".";
        });
    choices_->Show(!shown_.choices.empty());
}

void OptionPanel::show_numbers() {
    const bool in_cents = !shown_.numbers.empty() && shown_.numbers.front().in_cents;
    for (std::size_t i = 0; i < numbers_.size(); ++i) {
        const bool used = i < shown_.numbers.size() && !in_cents;
        numbers_[i].name->Show(used && shown_.numbers.size() > 1);
        numbers_[i].spin->Show(used);
        if (!used) continue;
        const NumberField& field = shown_.numbers[i];
        numbers_[i].name->say(field.name);
        gtk::set_name(numbers_[i].spin, field.name);
        numbers_[i].spin->SetRange(field.least, field.most);
        if (numbers_[i].spin->GetValue() != field.value) numbers_[i].spin->SetValue(field.value);
        numbers_[i].spin->Enable(shown_.can_choose);
    }
    amount_->Show(in_cents);
    reading_->say(shown_.reading);
    reading_->Show(!shown_.numbers.empty());
    if (!in_cents) return;
    const NumberField& field = shown_.numbers.front();
    gtk::set_name(amount_, field.name);
    amount_->SetRange(field.least / cents, field.most / cents);
    if (std::lround(amount_->GetValue() * cents) != field.value)
        amount_->SetValue(field.value / cents);
    amount_->Enable(shown_.can_choose);
}

void OptionPanel::show(const HouseOptionScreen& option) {
    // What is picked and not chosen yet stays picked while the page is shown again.
    const bool is_other = shown_.question != option.question || shown_.chosen != option.chosen;
    shown_ = option;
    question_->say(option.question);
    open_point_->say(option.open_point);
    open_point_->Show(!option.open_point.empty());
    show_choices();
    if (!shown_.choices.empty() && (is_other || choices_->GetSelection() == wxNOT_FOUND))
        choices_->show_selected(static_cast<int>(shown_.chosen));
    show_numbers();
    lay_out();
}

void OptionPanel::lay_out() {
    const int width = GetClientSize().x - 4 * grid;
    if (width < 100) return;
    for (Text* text : {question_, open_point_, reading_}) text->wrap_to(width);
    Layout();
}

void OptionPanel::take_focus() {
    if (choices_->IsShown())
        choices_->SetFocus();
    else if (amount_->IsShown())
        amount_->SetFocus();
    else
        numbers_.front().spin->SetFocus();
}

void OptionPanel::theme_changed() {
    choices_->theme_changed();
    Refresh();
}

}  // namespace fairdeal

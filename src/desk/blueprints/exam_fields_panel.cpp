#include "desk/blueprints/exam_fields_panel.h"

#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/spinctrl.h>
#include <wx/textctrl.h>

#include <algorithm>
#include <cmath>

#include "desk/kit/fields.h"
#include "desk/kit/gtk.h"
#include "desk/kit/keys/tab_order.h"

namespace fairdeal {

namespace {

constexpr int exam_field_width = 200, exam_words_height = 64, exam_number_width = 140;

bool has_same_shape(const ExamField& a, const ExamField& b) {
    return a.name == b.name && a.kind == b.kind && a.label == b.label && a.hint == b.hint &&
           a.choices == b.choices && a.digits == b.digits;
}

double scale_of(const ExamField& field) { return std::pow(10.0, field.digits); }

}  // namespace

ExamFieldsPanel::ExamFieldsPanel(wxWindow* parent, const std::string& name)
    : wxScrolledWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                       wxVSCROLL | wxTAB_TRAVERSAL) {
    SetScrollRate(0, 2 * grid);
    gtk::set_name(this, name);
    theme_changed();
    SetSizer(new wxBoxSizer(wxVERTICAL));
}

wxWindow* ExamFieldsPanel::make_number(const ExamField& field) {
    auto* spin = new wxSpinCtrlDouble(this, wxID_ANY);
    const double scale = scale_of(field);
    spin->SetDigits(static_cast<unsigned>(field.digits));
    spin->SetRange(field.least / scale, field.most / scale);
    spin->SetIncrement(1);
    spin->SetMinSize({std::max(exam_number_width, spin->GetBestSize().x), -1});
    spin->Bind(wxEVT_SPINCTRLDOUBLE, [this, name = field.name, scale](wxSpinDoubleEvent& event) {
        if (on_set) on_set(name, static_cast<int>(std::lround(event.GetValue() * scale)));
    });
    leave_wheel_to(this, spin);
    return spin;
}

wxWindow* ExamFieldsPanel::make_control(const ExamField& field) {
    const auto typed = [this, name = field.name](const std::string& words) {
        if (on_type) on_type(name, words);
    };
    switch (field.kind) {
        case ExamField::Kind::Number: return make_number(field);
        case ExamField::Kind::Choice: {
            auto* choice = make_choice_field(this, field.label, [this, name = field.name](int row) {
                if (on_set && row >= 0) on_set(name, row);
            });
            choice->SetMinSize({exam_field_width, -1});
            leave_wheel_to(this, choice);
            return choice;
        }
        case ExamField::Kind::Tick: {
            auto* tick = new wxCheckBox(this, wxID_ANY, wide(field.label));
            tick->Bind(wxEVT_CHECKBOX, [this, tick, name = field.name](wxCommandEvent&) {
                if (on_set) on_set(name, tick->GetValue() ? 1 : 0);
            });
            return tick;
        }
        case ExamField::Kind::Words: {
            auto* text =
                new wxTextCtrl(this, wxID_ANY, "", wxDefaultPosition,
                               wxSize(exam_field_width, exam_words_height), wxTE_MULTILINE);
            gtk::add_class(text, "field");
            text->Bind(wxEVT_TEXT,
                       [text, typed](wxCommandEvent&) { typed(text->GetValue().utf8_string()); });
            return text;
        }
        case ExamField::Kind::Line: break;
    }
    return make_text_field(this, field.label, exam_field_width, typed);
}

void ExamFieldsPanel::build(const std::vector<ExamField>& fields) {
    made_.clear();
    DestroyChildren();
    auto* column = new wxBoxSizer(wxVERTICAL);
    for (const ExamField& field : fields) {
        Made made{field};
        const bool ticks = field.kind == ExamField::Kind::Tick;
        if (!ticks) {
            made.label = new Text(this, field.label, 14, Hue::Text, wxFONTWEIGHT_MEDIUM);
            column->Add(made.label, wxSizerFlags().Border(wxTOP, Gap::row));
        }
        made.control = make_control(field);
        gtk::set_name(made.control, field.label);
        wxSizerFlags place = wxSizerFlags().Border(wxTOP | wxRIGHT, ticks ? Gap::tight : Gap::hair);
        if (field.kind != ExamField::Kind::Number && !ticks) place.Expand();
        column->Add(made.control, place);
        made.hint = new Text(this, field.hint, 13, Hue::Muted);
        made.hint->Show(!field.hint.empty());
        column->Add(made.hint, wxSizerFlags().Border(wxTOP, Gap::hair));
        made.problem = new Text(this, "", 13, Hue::Bad);
        column->Add(made.problem, wxSizerFlags().Border(wxTOP, Gap::hair));
        made_.push_back(std::move(made));
    }
    column->AddSpacer(2 * grid);
    SetSizer(column);
}

void ExamFieldsPanel::show_value(const Made& made) {
    const ExamField& field = made.field;
    if (auto* spin = dynamic_cast<wxSpinCtrlDouble*>(made.control); spin != nullptr) {
        if (std::lround(spin->GetValue() * scale_of(field)) != field.number)
            spin->SetValue(field.number / scale_of(field));
    } else if (auto* choice = dynamic_cast<wxChoice*>(made.control); choice != nullptr) {
        fill_choice(choice, field.choices, field.number);
    } else if (auto* tick = dynamic_cast<wxCheckBox*>(made.control); tick != nullptr) {
        tick->SetValue(field.number != 0);
    } else if (auto* text = dynamic_cast<wxTextCtrl*>(made.control); text != nullptr) {
        put_text(text, field.value);
    }
}

void ExamFieldsPanel::show(const std::vector<ExamField>& fields, bool can_change) {
    const bool same =
        std::equal(fields.begin(), fields.end(), made_.begin(), made_.end(),
                   [](const ExamField& a, const Made& b) { return has_same_shape(a, b.field); });
    if (!same) build(fields);
    for (std::size_t i = 0; i < fields.size(); ++i) {
        Made& made = made_[i];
        made.field = fields[i];
        show_value(made);
        made.control->Enable(can_change);
        made.problem->say(made.field.problem);
        made.problem->Show(!made.field.problem.empty());
    }
    renew_tab_order(this);
    lay_out();
}

void ExamFieldsPanel::lay_out() {
    const int width = GetClientSize().x - 2 * grid;
    if (width < 100 || !IsShown()) return;
    for (const Made& made : made_) {
        for (Text* text : {made.label, made.hint, made.problem})
            if (text != nullptr) text->wrap_to(width);
    }
    FitInside();
    Layout();
}

wxWindow* ExamFieldsPanel::field(const std::string& name) const {
    const auto found = std::find_if(made_.begin(), made_.end(),
                                    [&](const Made& made) { return made.field.name == name; });
    return found == made_.end() ? nullptr : found->control;
}

void ExamFieldsPanel::take_focus() {
    if (!made_.empty()) made_.front().control->SetFocus();
}

void ExamFieldsPanel::theme_changed() {
    SetBackgroundColour(colour(Tone::Surface));
    Refresh();
}

}  // namespace fairdeal

// A form in the panel: its fields, what is typed into them, its buttons.

#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/textctrl.h>

#include <algorithm>
#include <utility>

#include "base/translation.h"
#include "desk/certify/office/office_panel.h"
#include "desk/kit/gtk.h"

namespace fairdeal {

namespace {

constexpr int office_words_height = 76;
constexpr int field_width = 380;

/// Where the value of a choice stands in its list.
int place_of(const FormField& field) {
    for (std::size_t i = 0; i < field.choices.size(); ++i) {
        if (field.choices[i].first == field.value) return static_cast<int>(i);
    }
    return wxNOT_FOUND;
}

std::string shape_of(const CertifyForm& form, const std::string& note) {
    std::string shape = "form " + title_of(office_task(form.task)) + note;
    for (const FormField& field : form.fields) {
        shape += "|" + field.name;
        for (const auto& [id, label] : field.choices) shape += "," + id;
    }
    return shape;
}

}  // namespace

void OfficePanel::show_form(const CertifyForm& form, int width) {
    const std::string typed_in = focused_field();
    const OfficeTask& task = office_task(form.task);
    set_label(submit_, submit_of(task));
    const std::string note = use_.session->form_note();
    if (!begin(shape_of(form, note), width, true)) return show_values(form);
    auto* column = new wxBoxSizer(wxVERTICAL);
    add_words(column, title_of(task), Hue::Text, 18, wxFONTWEIGHT_SEMIBOLD);
    add_words(column, tr(task.story), Hue::Muted, 14);
    add_words(column, note, Hue::Note, 14);
    column->AddSpacer(Gap::beside);
    for (const FormField& field : form.fields) add_field(column, field);
    end(column);
    if (wxWindow* again = field(typed_in); again != nullptr) again->SetFocus();
    go_to_wanted_field();
}

/// A form of the same fields that was opened again, or whose passphrases are gone.
void OfficePanel::show_values(const CertifyForm& form) {
    for (const FormField& one : form.fields) {
        wxWindow* made = field(one.name);
        if (auto* tick = dynamic_cast<wxCheckBox*>(made); tick != nullptr)
            tick->SetValue(!one.value.empty());
        if (auto* choice = dynamic_cast<wxChoice*>(made); choice != nullptr)
            choice->SetSelection(place_of(one));
        auto* text = dynamic_cast<wxTextCtrl*>(made);
        if (text != nullptr && text->GetValue().utf8_string() != one.value)
            text->ChangeValue(wide(one.value));
    }
    go_to_wanted_field();
}

void OfficePanel::go_to_wanted_field() const {
    auto& form = use_.session->form;
    if (!form || form->go_to.empty()) return;
    wxWindow* wanted = field(std::exchange(form->go_to, ""));
    if (wanted != nullptr) wanted->SetFocus();
}

/// Rebuilt, a form keeps the keyboard where it was.
std::string OfficePanel::focused_field() const {
    const wxWindow* focus = FindFocus();
    const auto found = std::find_if(fields_.begin(), fields_.end(), [&](const auto& named) {
        return focus != nullptr && named.second == focus;
    });
    return found == fields_.end() ? "" : found->first;
}

void OfficePanel::add_field(wxSizer* column, const FormField& field) {
    const bool ticks = field.kind == FormFieldKind::Tick;
    if (!ticks) add_words(column, field.label, Hue::Muted, 13);
    wxWindow* made = make_control(field);
    gtk::set_name(made, field.label);
    fields_.emplace_back(field.name, made);
    const int room = width_ - 2 * grid;
    const bool tall = field.kind == FormFieldKind::Words;
    made->SetMinSize(wxSize(tall ? room : std::min(room, field_width),
                            tall ? as_high(office_words_height) : as_high(ticks ? 24 : 36)));
    column->Add(made, wxSizerFlags().Border(wxLEFT, Gap::tight));
    column->AddSpacer(ticks ? Gap::hair : Gap::row);
}

wxWindow* OfficePanel::make_control(const FormField& field) {
    switch (field.kind) {
        case FormFieldKind::Choice: return make_choice(field);
        case FormFieldKind::Tick: return make_tick(field);
        case FormFieldKind::Line:
        case FormFieldKind::Words:
        case FormFieldKind::Secret: break;
    }
    return make_text(field);
}

wxWindow* OfficePanel::make_text(const FormField& field) {
    const bool tall = field.kind == FormFieldKind::Words;
    long style = tall ? wxTE_MULTILINE : wxTE_PROCESS_ENTER;
    if (field.kind == FormFieldKind::Secret) style |= wxTE_PASSWORD;
    auto* made =
        new wxTextCtrl(this, wxID_ANY, wide(field.value), wxDefaultPosition, wxDefaultSize, style);
    if (tall) gtk::add_class(made, "field");
    if (!tall) made->SetHint(wide(field.hint));
    if (!field.hint.empty()) made->SetToolTip(wide(field.hint));
    made->Bind(wxEVT_TEXT, [this, made, name = field.name](wxCommandEvent&) {
        typed(name, made->GetValue().utf8_string());
    });
    return made;
}

wxWindow* OfficePanel::make_choice(const FormField& field) {
    wxArrayString names;
    for (const auto& [id, label] : field.choices) names.Add(wide(label));
    auto* made = new wxChoice(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, names);
    made->SetSelection(place_of(field));
    leave_wheel_to(this, made);
    made->Bind(wxEVT_CHOICE, [this, made, field](wxCommandEvent&) {
        const int at = made->GetSelection();
        if (at < 0) return;
        const std::string before = use_.session->form_note();
        typed(field.name, field.choices.at(static_cast<std::size_t>(at)).first);
        if (use_.session->form_note() != before) CallAfter([this] { context_.changed(); });
    });
    return made;
}

wxWindow* OfficePanel::make_tick(const FormField& field) {
    auto* made = new wxCheckBox(this, wxID_ANY, wide(field.label));
    made->SetValue(!field.value.empty());
    made->Bind(wxEVT_CHECKBOX, [this, made, name = field.name](wxCommandEvent&) {
        typed(name, made->GetValue() ? "yes" : "");
    });
    return made;
}

bool OfficePanel::press(const KeyPress& key) {
    wxWindow* focus = FindFocus();
    const auto* text = dynamic_cast<const wxTextCtrl*>(focus);
    const bool writes_lines = text != nullptr && text->IsMultiLine();
    if (key.name != KeyName::Enter || key.control || writes_lines || !IsShownOnScreen() ||
        use_.session == nullptr || !use_.session->form || !IsDescendant(focus))
        return false;
    CallAfter(use_.submit);  // the field may go away with its form
    return true;
}

void OfficePanel::typed(const std::string& name, const std::string& value) const {
    auto& form = use_.session->form;
    if (FormField* field = form ? form->field(name) : nullptr; field != nullptr)
        field->value = value;
}

void OfficePanel::make_buttons(wxWindow* parent) {
    buttons_ = new Tile(parent, ground(Tone::Surface));
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    submit_ = make_button(buttons_, "", "primary", [this] { CallAfter(use_.submit); });
    auto* back = make_button(buttons_, tr(action_named(office_back_keys, OfficeKey::Back).label),
                             "", [this] {
                                 CallAfter([this] {
                                     use_.session->drop_form();
                                     context_.changed();
                                 });
                             });
    row->Add(submit_, wxSizerFlags().CentreVertical().Border(wxLEFT, Gap::tight));
    row->Add(back, wxSizerFlags().CentreVertical().Border(wxLEFT, grid));
    buttons_->SetSizer(row);
    buttons_->Hide();
}

}  // namespace fairdeal

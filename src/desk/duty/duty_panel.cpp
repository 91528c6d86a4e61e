#include "desk/duty/duty_panel.h"

#include <wx/choice.h>
#include <wx/textctrl.h>

#include <algorithm>

#include "base/translation.h"
#include "desk/kit/fields.h"
#include "desk/kit/gtk.h"
#include "desk/kit/keys/tab_order.h"

namespace fairdeal {

namespace {

constexpr int panel_field_width = 420;

Hue hue_of(DutyAnswer answer) {
    switch (answer) {
        case DutyAnswer::Yes: return Hue::Good;
        case DutyAnswer::YesWithWarning:
        case DutyAnswer::WithSupervisor:
        case DutyAnswer::AskFloor: return Hue::Note;
        case DutyAnswer::No: return Hue::Bad;
    }
    throw Fault("invalid answer");
}

int place_of(const DutyFieldScreen& field) {
    for (std::size_t i = 0; i < field.choices.size(); ++i) {
        if (field.choices[i].first == field.value) return static_cast<int>(i);
    }
    return wxNOT_FOUND;
}

std::string shape_of(const DutyFormScreen& form) {
    std::string shape = "form " + form.title + form.story;
    for (const DutyFieldScreen& field : form.fields) shape += "|" + field.name + field.problem;
    return shape;
}

}  // namespace

DutyPanel::DutyPanel(wxWindow* parent, PageContext& context)
    : wxScrolledWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                       wxVSCROLL | wxBORDER_NONE | wxTAB_TRAVERSAL),
      context_(context) {
    SetScrollRate(0, 8);
    ShowScrollbars(wxSHOW_SB_NEVER, wxSHOW_SB_DEFAULT);
    SetBackgroundColour(colour(Tone::Surface));
    gtk::keep_scrollbar(this);
    gtk::set_name(this, tr("Details"));
}

bool DutyPanel::begin(const std::string& shape, int width) {
    if (shape == built_ && width == width_) {
        wrap_again();
        return false;
    }
    built_ = shape;
    width_ = width;
    fields_.clear();
    adds_.clear();
    words_.clear();
    texts_.clear();
    DestroyChildren();
    return true;
}

/// Letters can be measured rightly only once they are on the screen.
void DutyPanel::wrap_again() {
    for (Text* text : texts_) text->wrap_to(width_ - 3 * grid);
    Layout();
    FitInside();
}

void DutyPanel::end(wxSizer* column) {
    column->AddSpacer(2 * grid);
    SetSizer(column, true);
    gtk::set_name(this, tr("Details"));  // the toolkit makes an empty ground a stop again
    gtk::set_description(this, words_);
    renew_tab_order(this);
    FitInside();
    Scroll(0, 0);
    context_.letters_are_new();
}

Text* DutyPanel::add_words(wxSizer* column, const std::string& words, Hue hue, double pixels,
                           wxFontWeight weight) {
    words_ += words + "\n";
    auto* text = new Text(this, words, pixels, hue, weight);
    text->wrap_to(width_ - 3 * grid);
    texts_.push_back(text);
    column->Add(text, wxSizerFlags().Border(wxLEFT | wxBOTTOM, Gap::tight));
    return text;
}

void DutyPanel::show_words(const std::string& words, int width) {
    if (!begin("words " + words, width)) return;
    auto* column = new wxBoxSizer(wxVERTICAL);
    add_words(column, words, Hue::Muted, 15);
    end(column);
}

// --- an answer

void DutyPanel::show_answer(const DutyAnswerScreen& answer, int width) {
    if (!begin("answer " + answer.text, width)) return;
    auto* column = new wxBoxSizer(wxVERTICAL);
    const std::string large =
        answer.until.empty() ? answer.words : answer.words + " " + answer.until;
    add_words(column, large, hue_of(answer.answer), 40, wxFONTWEIGHT_BOLD);
    add_words(column, answer.question, Hue::Muted, 15);
    column->AddSpacer(Gap::row);
    for (std::size_t i = 0; i < answer.reasons.size(); ++i)
        add_reason(column, answer.reasons[i], i, i == 0 ? hue_of(answer.answer) : Hue::Text);
    end(column);
}

void DutyPanel::add_reason(wxSizer* column, const DutyReasonScreen& reason, std::size_t number,
                           Hue hue) {
    if (number == 1) {
        column->AddSpacer(grid);
        add_words(column, tr("Besides that:"), Hue::Muted, 14);
    }
    column->AddSpacer(Gap::row);
    add_words(column, reason.reason, hue, 17, wxFONTWEIGHT_SEMIBOLD);
    for (const std::string& fact : reason.facts) add_words(column, fact, Hue::Muted, 14);
    if (reason.change.empty()) return;
    add_words(column, reason.change, Hue::Text, 14);
    for (std::size_t add = 0; add < reason.adds.size(); ++add) {
        auto* button = make_button(this, reason.adds[add].label, "", [this, number, add] {
            CallAfter([=, this] { on_add(number, add); });  // the button goes with the answer
        });
        adds_.push_back(button);
        column->Add(button, wxSizerFlags().Border(wxLEFT | wxTOP | wxBOTTOM, Gap::tight));
    }
}

// --- a fact

void DutyPanel::show_fact(const DutyFactScreen& fact, int width) {
    std::string shape = "fact " + fact.title;
    for (const auto& [label, value] : fact.values) shape += "|" + label + value;
    if (!begin(shape, width)) return;
    auto* column = new wxBoxSizer(wxVERTICAL);
    add_words(column, fact.title, Hue::Text, 18, wxFONTWEIGHT_SEMIBOLD);
    for (const auto& [label, value] : fact.values) {
        column->AddSpacer(Gap::beside);
        add_words(column, label, Hue::Muted, 13);
        add_words(column, value, Hue::Text, 15);
    }
    end(column);
}

// --- a form

void DutyPanel::show_form(const DutyFormScreen& form, int width) {
    if (!begin(shape_of(form), width)) return show_values(form);
    auto* column = new wxBoxSizer(wxVERTICAL);
    add_words(column, form.title, Hue::Text, 18, wxFONTWEIGHT_SEMIBOLD);
    add_words(column, form.story, Hue::Muted, 14);
    column->AddSpacer(Gap::beside);
    for (const DutyFieldScreen& field : form.fields) add_field(column, field);
    end(column);
    const auto wrong = std::find_if(form.fields.begin(), form.fields.end(),
                                    [](const auto& one) { return !one.problem.empty(); });
    if (wrong != form.fields.end()) field(wrong->name)->SetFocus();
}

void DutyPanel::add_field(wxSizer* column, const DutyFieldScreen& screen) {
    add_words(column, screen.label, Hue::Muted, 13);
    // Above the field: where the keyboard goes to a field, it is in sight.
    if (!screen.problem.empty()) add_words(column, screen.problem, Hue::Bad, 13);
    wxWindow* made = screen.choices.empty() ? make_typed(screen) : make_choice(screen);
    gtk::set_name(made, screen.label);
    fields_.emplace_back(screen.name, made);
    made->SetMinSize(wxSize(std::min(width_ - 3 * grid, panel_field_width), as_high(36)));
    column->Add(made, wxSizerFlags().Border(wxLEFT, Gap::tight));
    if (screen.is_file) {
        const std::string label = tr("Choose \u2026");
        auto* button =
            make_button(this, label, "quiet", [this, name = screen.name] { on_choose_file(name); });
        gtk::set_name(button, label + " " + screen.label);
        column->Add(button, wxSizerFlags().Border(wxLEFT | wxTOP, Gap::tight));
    }
    column->AddSpacer(Gap::row);
}

wxWindow* DutyPanel::make_typed(const DutyFieldScreen& screen) {
    auto* made = new wxTextCtrl(this, wxID_ANY, wide(screen.value), wxDefaultPosition,
                                wxDefaultSize, screen.is_secret ? wxTE_PASSWORD : 0);
    made->Bind(wxEVT_TEXT, [this, made, name = screen.name](wxCommandEvent&) {
        on_typed(name, typed_in(made));
    });
    return made;
}

wxWindow* DutyPanel::make_choice(const DutyFieldScreen& screen) {
    wxArrayString words;
    for (const auto& [value, label] : screen.choices) words.Add(wide(label));
    auto* made = new wxChoice(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, words);
    made->SetSelection(place_of(screen));
    leave_wheel_to(this, made);
    made->Bind(wxEVT_CHOICE, [this, made, screen](wxCommandEvent&) {
        const int at = made->GetSelection();
        if (at >= 0) on_typed(screen.name, screen.choices.at(static_cast<std::size_t>(at)).first);
    });
    return made;
}

/// The same fields, with something else in them: a file that was chosen, a passphrase that is gone.
void DutyPanel::show_values(const DutyFormScreen& form) {
    for (const DutyFieldScreen& one : form.fields) {
        wxWindow* made = field(one.name);
        if (auto* text = dynamic_cast<wxTextCtrl*>(made)) put_text(text, one.value);
        if (auto* choice = dynamic_cast<wxChoice*>(made)) choice->SetSelection(place_of(one));
    }
}

void DutyPanel::take_focus() {
    if (!fields_.empty()) fields_.front().second->SetFocus();
}

void DutyPanel::take_focus(const std::string& name) {
    if (wxWindow* named = field(name); named != nullptr) named->SetFocus();
}

wxWindow* DutyPanel::field(const std::string& name) const {
    const auto found = std::find_if(fields_.begin(), fields_.end(),
                                    [&](const auto& named) { return named.first == name; });
    return found == fields_.end() ? nullptr : found->second;
}

void DutyPanel::theme_changed() {
    SetBackgroundColour(colour(Tone::Surface));
    built_.clear();
}

}  // namespace fairdeal

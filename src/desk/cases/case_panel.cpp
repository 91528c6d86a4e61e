#include "desk/cases/case_panel.h"

#include <algorithm>

#include "base/translation.h"
#include "desk/kit/gtk.h"
#include "desk/kit/secret_fields.h"
#include "desk/verdict/verdict_card.h"

namespace fairdeal {

namespace {

constexpr int case_name_width = 150;
constexpr int case_words_height = 92;
constexpr int least_field_width = 200;  // of one that stands beside another

/// All that is said, without what is typed: where this is the same nothing is rebuilt.
std::string shape_of_case(const CaseScreen& screen) {
    std::string shape;
    if (screen.form) {
        shape += "form " + screen.form->title;
        for (const CaseField& field : screen.form->fields) shape += "|" + field.name;
    }
    if (screen.checked) shape += "checked " + *screen.checked;
    if (!screen.view) return shape;
    const CaseViewScreen& view = *screen.view;
    shape += "|" + view.title + view.next + view.proof_note;
    for (const auto& [name, words] : view.facts) shape += "|" + words;
    for (const auto& [name, words] : view.proof) shape += "|" + words;
    for (const CaseCard& card : view.cards) shape += "|" + card.heading + card.text;
    return shape;
}

long style_of(CaseFieldKind kind) {
    if (kind == CaseFieldKind::Words) return wxTE_MULTILINE;
    return kind == CaseFieldKind::Secret ? wxTE_PROCESS_ENTER | wxTE_PASSWORD : wxTE_PROCESS_ENTER;
}

}  // namespace

CasePanel::CasePanel(wxWindow* parent, CaseSession& session, OnClick submit)
    : wxScrolledWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                       wxVSCROLL | wxBORDER_NONE | wxTAB_TRAVERSAL),
      session_(session),
      submit_(std::move(submit)) {
    SetScrollRate(0, 8);
    ShowScrollbars(wxSHOW_SB_NEVER, wxSHOW_SB_DEFAULT);
    SetBackgroundColour(colour(Tone::Surface));
    gtk::keep_scrollbar(this);
}

void CasePanel::show(const CaseScreen& screen, int width) {
    const std::string shape = shape_of_case(screen);
    if (screen.form)
        empty_secrets(screen.form->fields, [this](const std::string& name) { return field(name); });
    if (shape == built_ && width == width_) return;
    built_ = shape;
    width_ = width;
    build(screen);
}

void CasePanel::build(const CaseScreen& screen) {
    fields_.clear();
    words_.clear();
    DestroyChildren();
    auto* column = new wxBoxSizer(wxVERTICAL);
    // A form to open a case has the page's own heading, and no case below it.
    const bool opening = screen.form && screen.form->opens;
    if (screen.form) add_form(column, *screen.form, !opening);
    if (screen.view && !opening) add_view(column, *screen.view);
    SetSizer(column, true);
    FitInside();
    Scroll(0, 0);
}

void CasePanel::add_words(wxSizer* column, const std::string& words, Hue hue, double pixels,
                          wxFontWeight weight) {
    auto* text = new Text(this, words, pixels, hue, weight);
    text->wrap_to(width_ - grid);
    column->Add(text, wxSizerFlags().Border(wxLEFT | wxBOTTOM, Gap::tight));
}

void CasePanel::add_form(wxSizer* column, const CaseFormScreen& form, bool headed) {
    if (headed) {
        add_words(column, form.title, Hue::Text, 18, wxFONTWEIGHT_SEMIBOLD);
        add_words(column, form.explanation, Hue::Muted, 13);
        column->AddSpacer(Gap::beside);
    }
    wxBoxSizer* row = nullptr;
    for (std::size_t i = 0; i < form.fields.size(); ++i) {
        const CaseField& field = form.fields[i];
        const bool has_room = width_ > 2 * least_field_width * letters();
        const bool begins = row == nullptr || !field.beside || !has_room;
        const bool shares =
            has_room && (!begins || (i + 1 < form.fields.size() && form.fields[i + 1].beside));
        if (begins) row = new wxBoxSizer(wxHORIZONTAL);
        const bool whole = field.kind == CaseFieldKind::Words;
        const int width = shares  ? (width_ - 2 * grid) / 2
                          : whole ? width_ - grid
                                  : std::min(width_ - grid, side_list_width);
        row->Add(make_labelled(field, width),
                 wxSizerFlags().Bottom().Border(wxLEFT, begins ? Gap::tight : grid));
        if (begins) column->Add(row, wxSizerFlags().Border(wxBOTTOM, Gap::row));
    }
    column->AddSpacer(2 * grid);
}

wxTextCtrl* CasePanel::make_field(const CaseField& field) {
    const bool tall = field.kind == CaseFieldKind::Words;
    auto* made =
        new wxTextCtrl(this, wxID_ANY, wide(field.value), wxDefaultPosition,
                       wxSize(60, as_high(tall ? case_words_height : 36)), style_of(field.kind));
    if (tall)
        gtk::add_class(made, "field");
    else
        made->SetHint(wide(field.hint));
    gtk::set_name(made, field.label);
    made->Bind(wxEVT_TEXT, [this, made, name = field.name](wxCommandEvent&) {
        CaseField* typed = session_.form ? session_.form->field(name) : nullptr;
        if (typed != nullptr) typed->value = made->GetValue().utf8_string();
    });
    // Later: the field goes away with its form.
    if (!tall) made->Bind(wxEVT_TEXT_ENTER, [this](wxCommandEvent&) { CallAfter(submit_); });
    made->Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
        const bool enter =
            event.GetKeyCode() == WXK_RETURN || event.GetKeyCode() == WXK_NUMPAD_ENTER;
        if (enter && event.ControlDown())
            CallAfter(submit_);
        else
            event.Skip();
    });
    fields_.emplace_back(field.name, made);
    return made;
}

wxSizer* CasePanel::make_labelled(const CaseField& field, int width) {
    auto* column = new wxBoxSizer(wxVERTICAL);
    auto* label = new Text(this, field.label, 13, Hue::Muted);
    label->wrap_to(width);
    column->Add(label, wxSizerFlags().Border(wxBOTTOM, Gap::tight));
    column->Add(make_field(field), wxSizerFlags().Expand());
    column->SetMinSize(width, -1);
    return column;
}

void CasePanel::add_pairs(wxSizer* column,
                          const std::vector<std::pair<std::string, std::string>>& pairs) {
    auto* table = new wxFlexGridSizer(2, Gap::tight, grid);
    for (const auto& [name, words] : pairs) {
        auto* label = new Text(this, name, 13, Hue::Muted);
        label->SetMinSize(wxSize(case_name_width, -1));
        auto* text = new Text(this, words, 13, Hue::Text, wxFONTWEIGHT_MEDIUM);
        text->wrap_to(width_ - case_name_width - 3 * grid);
        words_.append(name).append(": ").append(words).append("\n");
        table->Add(label);
        table->Add(text);
    }
    column->Add(table, wxSizerFlags().Border(wxLEFT, Gap::tight));
    column->AddSpacer(Gap::row + Gap::tight);
}

void CasePanel::add_view(wxSizer* column, const CaseViewScreen& view) {
    add_pairs(column, view.facts);
    for (const CaseCard& card : view.cards) {
        words_ += card.heading + "\n" + card.text + "\n";
        column->Add(new Remark(this, card.heading, card.text, Tone::Surface, card.sealed,
                               width_ - Gap::tight),
                    wxSizerFlags().Border(wxBOTTOM, Gap::row));
    }
    add_words(column, tr("Proof"), Hue::Text, 15, wxFONTWEIGHT_SEMIBOLD);
    if (!view.proof.empty()) add_pairs(column, view.proof);
    if (!view.proof_note.empty()) add_words(column, view.proof_note, Hue::Muted, 13);
    words_ += view.proof_note;
}

bool CasePanel::take_focus() {
    if (fields_.empty()) return false;
    const auto empty = std::find_if(fields_.begin(), fields_.end(),
                                    [](const auto& named) { return named.second->IsEmpty(); });
    (empty == fields_.end() ? fields_.front() : *empty).second->SetFocus();
    return true;
}

wxTextCtrl* CasePanel::field(const std::string& name) const {
    const auto found = std::find_if(fields_.begin(), fields_.end(),
                                    [&](const auto& named) { return named.first == name; });
    return found == fields_.end() ? nullptr : found->second;
}

void CasePanel::theme_changed() {
    SetBackgroundColour(colour(Tone::Surface));
    built_.clear();
}

}  // namespace fairdeal

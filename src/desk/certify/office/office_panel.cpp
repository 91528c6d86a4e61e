#include "desk/certify/office/office_panel.h"

#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/textctrl.h>

#include <algorithm>
#include <array>

#include "desk/kit/gtk.h"
#include "desk/kit/tab_order.h"
#include "desk/kit/secret_fields.h"
#include "words/words.h"

namespace fairdeal {

namespace {

constexpr int office_gap = 10;
constexpr int office_name_width = 120;
constexpr int office_words_height = 76;
constexpr int field_width = 380;

/// A key's name is longer than a narrow column: it may break anywhere.
std::string breakable(const std::string& words) {
    constexpr std::size_t longest = 24;
    std::string text;
    std::size_t run = 0;
    for (const char c : words) {
        run = c == ' ' ? 0 : run + 1;
        text += c;
        const bool plain = static_cast<unsigned char>(c) < 0x80;
        if (run < longest || !plain) continue;
        text += "\u200b";
        run = 0;
    }
    return text;
}

Hue hue_of(CheckStanding standing) {
    constexpr std::array hues{Hue::Good, Hue::Bad, Hue::Note, Hue::Muted};
    return hues.at(static_cast<std::size_t>(standing));
}

std::string shape_of(const CertifyForm& form) {
    std::string shape = "form " + words_of(form.task).title;
    for (const FormField& field : form.fields) {
        shape += "|" + field.name;
        for (const auto& [id, label] : field.choices) shape += "," + id;
    }
    return shape;
}

std::string shape_of(const SittingsScreen& screen) {
    std::string shape = "sitting " + screen.heading + screen.verdict + screen.not_yours;
    for (const FactRow& fact : screen.facts) shape += "|" + fact.value;
    for (const CellRow& cell : screen.cells) shape += "|" + cell.spoken;
    for (const FactRow& fact : screen.incidents) shape += "|" + fact.value;
    return shape;
}

}  // namespace

OfficePanel::OfficePanel(wxWindow* parent, PageContext& context, FormUse use)
    : wxScrolledWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                       wxVSCROLL | wxBORDER_NONE | wxTAB_TRAVERSAL),
      context_(context),
      use_(std::move(use)) {
    SetScrollRate(0, 8);
    ShowScrollbars(wxSHOW_SB_NEVER, wxSHOW_SB_DEFAULT);
    SetBackgroundColour(colour(Tone::Surface));
    // Of whichever field has the keyboard: the key comes up from it.
    Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
        const bool enter =
            event.GetKeyCode() == WXK_RETURN || event.GetKeyCode() == WXK_NUMPAD_ENTER;
        if (enter && event.ControlDown() && !fields_.empty())
            CallAfter(use_.submit);
        else
            event.Skip();
    });
}

bool OfficePanel::begin(const std::string& shape, int width) {
    if (shape == built_ && width == width_) {
        wrap_again();
        return false;
    }
    built_ = shape;
    width_ = width;
    fields_.clear();
    words_.clear();
    texts_.clear();
    DestroyChildren();
    return true;
}

void OfficePanel::wrap(Text* text, int width) {
    text->wrap_to(width);
    texts_.emplace_back(text, width);
}

/// Letters can be measured rightly only once they are on the screen.
void OfficePanel::wrap_again() {
    for (const auto& [text, width] : texts_) text->wrap_to(width);
    Layout();
    FitInside();
}

void OfficePanel::end(wxSizer* column) {
    column->AddSpacer(2 * grid);
    SetSizer(column, true);
    gtk::set_name(this, "Details");  // the toolkit makes an empty ground a stop again
    renew_tab_order(this);
    FitInside();
    Scroll(0, 0);
    context_.letters_are_new();
}

void OfficePanel::add_words(wxSizer* column, const std::string& words, Hue hue, double pixels,
                            wxFontWeight weight) {
    if (words.empty()) return;
    words_ += words + "\n";
    auto* text = new Text(this, words, pixels, hue, weight);
    wrap(text, width_ - 2 * grid);
    column->Add(text, wxSizerFlags().Border(wxLEFT | wxBOTTOM, 4));
}

// --- a form

void OfficePanel::show_form(const CertifyForm& form, int width) {
    const std::string typed_in = focused_field();
    empty_secrets(form.fields, [this](const std::string& name) { return field(name); });
    if (!begin(shape_of(form), width)) return;
    const FormWords words = fairdeal::words_of(form.task);
    auto* column = new wxBoxSizer(wxVERTICAL);
    add_words(column, words.title, Hue::Text, 18, wxFONTWEIGHT_SEMIBOLD);
    add_words(column, words.story, Hue::Muted, 14);
    column->AddSpacer(6);
    for (const FormField& field : form.fields) add_field(column, field);
    add_buttons(column, words.button);
    end(column);
    if (wxWindow* again = field(typed_in); again != nullptr) again->SetFocus();
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
    column->Add(made, wxSizerFlags().Border(wxLEFT, 4));
    column->AddSpacer(ticks ? 2 : office_gap);
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
    if (tall) gtk::add_class(made, "words");
    if (!tall) made->SetHint(wide(field.hint));
    if (!field.hint.empty()) made->SetToolTip(wide(field.hint));
    made->Bind(wxEVT_TEXT, [this, made, name = field.name](wxCommandEvent&) {
        typed(name, made->GetValue().utf8_string());
    });
    // Later: the field goes away with its form.
    if (!tall) made->Bind(wxEVT_TEXT_ENTER, [this](wxCommandEvent&) { CallAfter(use_.submit); });
    return made;
}

wxWindow* OfficePanel::make_choice(const FormField& field) {
    wxArrayString names;
    int chosen = wxNOT_FOUND;
    for (const auto& [id, label] : field.choices) {
        if (id == field.value) chosen = static_cast<int>(names.size());
        names.Add(wide(label));
    }
    auto* made = new wxChoice(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, names);
    made->SetSelection(chosen);
    made->Bind(wxEVT_CHOICE, [this, made, field](wxCommandEvent&) {
        const int at = made->GetSelection();
        if (at >= 0) typed(field.name, field.choices.at(static_cast<std::size_t>(at)).first);
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

void OfficePanel::typed(const std::string& name, const std::string& value) {
    CertifyForm* form = use_.open();
    if (FormField* field = form == nullptr ? nullptr : form->field(name); field != nullptr)
        field->value = value;
}

void OfficePanel::add_buttons(wxSizer* column, const std::string& label) {
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(make_button(this, label, "primary", [this] { CallAfter(use_.submit); }),
             wxSizerFlags().Border(wxRIGHT, grid));
    row->Add(make_button(this, "Cancel", "",
                         [this] {
                             CallAfter([this] {
                                 use_.drop();
                                 context_.changed();
                             });
                         }),
             wxSizerFlags().CentreVertical());
    column->AddSpacer(grid);
    column->Add(row, wxSizerFlags().Border(wxLEFT, 4));
}

// --- a sitting

void OfficePanel::show_sitting(const SittingsScreen& screen, int width) {
    if (!begin(shape_of(screen), width)) return;
    auto* column = new wxBoxSizer(wxVERTICAL);
    add_words(column, screen.not_yours, Hue::Note, 14);
    add_pairs(column, screen.facts);
    if (!screen.cells.empty()) {
        add_words(column, "Result", Hue::Text, 16, wxFONTWEIGHT_SEMIBOLD);
        add_words(column, screen.verdict, Hue::Muted, 14);
        add_cells(column, screen.cells);
    } else {
        add_words(column, screen.verdict, Hue::Note, 14);
    }
    if (!screen.incidents.empty()) {
        add_words(column, "What else happened", Hue::Text, 16, wxFONTWEIGHT_SEMIBOLD);
        add_pairs(column, screen.incidents);
    }
    end(column);
}

void OfficePanel::add_pairs(wxSizer* column, const std::vector<FactRow>& pairs) {
    auto* table = new wxFlexGridSizer(2, 4, grid);
    const int names = as_high(office_name_width);
    for (const auto& [name, words] : pairs) {
        auto* label = new Text(this, name, 13, Hue::Muted);
        wrap(label, names);
        auto* text = new Text(this, words, 13, Hue::Text, wxFONTWEIGHT_MEDIUM);
        wrap(text, std::max(120, width_ - names - 4 * grid));
        words_.append(name).append(": ").append(words).append("\n");
        table->Add(label);
        table->Add(text);
    }
    column->Add(table, wxSizerFlags().Border(wxLEFT, 4));
    column->AddSpacer(office_gap + 4);
}

void OfficePanel::add_cells(wxSizer* column, const std::vector<CellRow>& cells) {
    auto* table = new wxFlexGridSizer(3, 4, 2 * grid);
    const int last = as_high(80);
    for (const CellRow& cell : cells) {
        auto* title = new Text(this, cell.title, 13);
        wrap(title, std::max(120, width_ - 2 * last - 7 * grid));
        auto* count =
            new Text(this, cell.right + " of " + cell.asked, 13, Hue::Text, wxFONTWEIGHT_MEDIUM);
        wrap(count, last);
        auto* word =
            new Text(this, cell.word, 13, cell.met ? Hue::Good : Hue::Bad, wxFONTWEIGHT_MEDIUM);
        wrap(word, last);
        words_ += cell.spoken + "\n";
        table->Add(title);
        table->Add(count);
        table->Add(word);
    }
    column->Add(table, wxSizerFlags().Border(wxLEFT, 4));
    column->AddSpacer(office_gap + 4);
}

// --- records

void OfficePanel::show_regrading(const RecordsScreen& screen, int width) {
    if (!begin("regrading " + screen.verdict + (screen.marking ? "..." : ""), width)) return;
    const FormWords words = fairdeal::words_of(CertifyTask::Regrade);
    auto* column = new wxBoxSizer(wxVERTICAL);
    add_words(column, words.title, Hue::Text, 18, wxFONTWEIGHT_SEMIBOLD);
    add_words(column, words.story, Hue::Muted, 14);
    column->AddSpacer(grid);
    if (screen.marking) add_words(column, "Exams are being marked again \u2026", Hue::Note, 15);
    add_words(column, screen.verdict, screen.changed.empty() ? Hue::Text : Hue::Note, 15);
    column->AddSpacer(grid);
    add_pairs(column, screen.changed);
    add_pairs(column, screen.problems);
    gtk::set_description(this, words_);
    end(column);
}

// --- a certificate

void OfficePanel::show_found(const VerifyFound* found, const std::string& otherwise, int width) {
    if (!begin("found " + (found != nullptr ? found->text : otherwise), width)) return;
    auto* column = new wxBoxSizer(wxVERTICAL);
    if (found == nullptr) {
        add_words(column, otherwise, Hue::Muted, 15);
        gtk::set_description(this, words_);
        return end(column);
    }
    add_words(column, found->verdict, hue_of(found->standing), 18, wxFONTWEIGHT_SEMIBOLD);
    column->AddSpacer(office_gap);
    add_words(column, "What was checked", Hue::Text, 16, wxFONTWEIGHT_SEMIBOLD);
    add_checks(column, found->lines);
    std::vector<FactRow> said;
    for (const auto& [label, value] : found->says) said.push_back({label, value});
    if (!said.empty()) {
        add_words(column, "What it says", Hue::Text, 16, wxFONTWEIGHT_SEMIBOLD);
        add_pairs(column, said);
    }
    gtk::set_description(this, words_);
    end(column);
}

void OfficePanel::add_checks(wxSizer* column, const std::vector<CheckLine>& lines) {
    auto* table = new wxFlexGridSizer(2, 6, grid);
    const int names = as_high(office_name_width) / 2;
    for (const CheckLine& line : lines) {
        const std::string word = capital(std::string(word_of(line.standing)));
        auto* mark = new Text(this, word, 13, hue_of(line.standing), wxFONTWEIGHT_SEMIBOLD);
        auto* text = new Text(this, breakable(line.words), 13);
        wrap(text, std::max(120, width_ - names - 4 * grid));
        words_ += word + ": " + line.words + "\n";
        wrap(mark, names);
        table->Add(mark);
        table->Add(text);
    }
    column->Add(table, wxSizerFlags().Border(wxLEFT, 4));
    column->AddSpacer(office_gap + 4);
}

// --- permissions

void OfficePanel::show_permissions(const PermissionsScreen& screen, int width) {
    if (!begin("permissions", width)) return;
    auto* column = new wxBoxSizer(wxVERTICAL);
    add_words(column, "Who may do what", Hue::Text, 18, wxFONTWEIGHT_SEMIBOLD);
    add_words(column,
              "The office itself asks this before every deed, below windows and commands, and "
              "records what is refused. Nobody changes their own roles, examines themselves, or "
              "examines somebody they train without a recorded reason.",
              Hue::Muted, 14);
    column->AddSpacer(grid);
    std::vector<FactRow> rows;
    for (const auto& line : screen.lines) rows.push_back({line.right, line.who});
    add_pairs(column, rows);
    gtk::set_description(this, words_);
    end(column);
}

bool OfficePanel::take_focus() {
    if (fields_.empty()) return false;
    fields_.front().second->SetFocus();
    return true;
}

wxWindow* OfficePanel::field(const std::string& name) const {
    const auto found = std::find_if(fields_.begin(), fields_.end(),
                                    [&](const auto& named) { return named.first == name; });
    return found == fields_.end() ? nullptr : found->second;
}

void OfficePanel::theme_changed() {
    SetBackgroundColour(colour(Tone::Surface));
    built_.clear();
}

}  // namespace fairdeal

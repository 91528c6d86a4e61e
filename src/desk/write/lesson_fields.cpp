#include "desk/write/lesson_fields.h"

#include <wx/wrapsizer.h>

#include "base/translation.h"
#include "desk/kit/gtk.h"

namespace fairdeal {

namespace {

constexpr int link_width = 220;
constexpr const char* heading = sentence("What is typed here");

int height_of(FieldShape shape) {
    switch (shape) {
        case FieldShape::Words: return 84;
        case FieldShape::Linked: return 132;
        case FieldShape::Code: return 240;
        case FieldShape::Line:
        case FieldShape::Choice: break;
    }
    return 36;
}

std::string shape_of_fields(const std::vector<DraftField>& fields, const std::string& row) {
    std::string shape = row;
    for (const DraftField& field : fields) shape += "|" + field.key + field.label;
    return shape;
}

}  // namespace

LessonFields::LessonFields(wxWindow* parent, PageContext& context, AuthorSession& session)
    : wxScrolledWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                       wxVSCROLL | wxBORDER_NONE | wxTAB_TRAVERSAL),
      context_(context),
      session_(session) {
    SetScrollRate(0, 8);
    gtk::set_name(this, tr(heading));
    SetBackgroundColour(colour(Tone::Surface));
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        lay_out();
    });
}

void LessonFields::show(const std::vector<DraftField>& fields, const std::string& row) {
    const std::string shape = shape_of_fields(fields, row);
    if (shape != built_) {
        built_ = shape;
        build(fields);
        return;
    }
    for (std::size_t i = 0; i < fields.size(); ++i) {
        wxTextCtrl* text = shown_[i].text;
        if (text != nullptr && text->GetValue().utf8_string() != fields[i].value)
            text->ChangeValue(wide(fields[i].value));
        if (shown_[i].choice != nullptr)
            shown_[i].choice->SetStringSelection(wide(fields[i].value));
    }
}

void LessonFields::build(const std::vector<DraftField>& fields) {
    const UpdateLock lock(this);
    shown_.clear();
    words_.clear();
    clauses_ = nullptr;
    DestroyChildren();
    auto* column = new wxBoxSizer(wxVERTICAL);
    for (const DraftField& field : fields) {
        auto* label = new Text(this, field.label, 14, Hue::Text, wxFONTWEIGHT_MEDIUM);
        column->Add(label, wxSizerFlags().Border(wxTOP, Gap::part));
        field.shape == FieldShape::Choice ? add_choice(column, field) : add_text(column, field);
        if (field.hint.empty()) continue;
        words_.push_back(new Text(this, field.hint, 13, Hue::Muted));
        column->Add(words_.back(), wxSizerFlags().Border(wxTOP, Gap::hair));
    }
    SetSizer(column, true);
    lay_out();
    Scroll(0, 0);
}

void LessonFields::add_text(wxSizer* column, const DraftField& field) {
    const bool tall = field.shape != FieldShape::Line;
    auto* text =
        new wxTextCtrl(this, wxID_ANY, wide(field.value), wxDefaultPosition,
                       wxSize(60, as_high(height_of(field.shape))), tall ? wxTE_MULTILINE : 0);
    if (tall) gtk::add_class(text, "field");
    if (field.shape == FieldShape::Code)
        text->SetFont(wxFont(wxFontInfo(10).Family(wxFONTFAMILY_TELETYPE)));
    gtk::set_name(text, field.label);
    text->Bind(wxEVT_TEXT, [this, text, key = field.key](wxCommandEvent&) {
        set(key, text->GetValue().utf8_string());
    });
    // Tab leaves a text of several lines like any other field.
    text->Bind(wxEVT_CHAR_HOOK, [text](wxKeyEvent& event) {
        if (event.GetKeyCode() != WXK_TAB || event.ControlDown()) return event.Skip();
        text->Navigate(event.ShiftDown() ? wxNavigationKeyEvent::IsBackward
                                         : wxNavigationKeyEvent::IsForward);
    });
    column->Add(text, wxSizerFlags().Expand().Border(wxTOP, Gap::tight));
    shown_.push_back({field.key, text, nullptr});
    if (field.shape == FieldShape::Linked) add_links(column, text);
}

void LessonFields::add_choice(wxSizer* column, const DraftField& field) {
    auto* choice = new wxChoice(this, wxID_ANY);
    for (const std::string& word : field.choices) choice->Append(wide(word));
    choice->SetStringSelection(wide(field.value));
    gtk::set_name(choice, field.label);
    choice->Bind(wxEVT_CHOICE, [this, choice, key = field.key](wxCommandEvent&) {
        set(key, choice->GetStringSelection().utf8_string());
    });
    column->Add(choice, wxSizerFlags().Border(wxTOP, Gap::tight));
    shown_.push_back({field.key, nullptr, choice});
}

wxChoice* LessonFields::make_links(const std::string& name, std::vector<LinkChoice> links,
                                   wxTextCtrl* into) {
    auto* choice = new wxChoice(this, wxID_ANY, wxDefaultPosition, wxSize(link_width, -1));
    choice->Append(wide(name));
    constexpr std::size_t longest = 70;
    for (const LinkChoice& link : links) choice->Append(wide(link.label).Left(longest));
    choice->SetSelection(0);
    gtk::set_name(choice, name);
    choice->Bind(wxEVT_CHOICE, [choice, into, links = std::move(links)](wxCommandEvent&) {
        const int at = choice->GetSelection();
        choice->SetSelection(0);
        if (at <= 0) return;
        into->WriteText(wide(links.at(static_cast<std::size_t>(at) - 1).xml));
        into->SetFocus();
    });
    return choice;
}

void LessonFields::add_links(wxSizer* column, wxTextCtrl* into) {
    auto* row = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
    clauses_ = make_links(tr("Insert a clause"), session_.clause_links(), into);
    row->Add(clauses_, wxSizerFlags().Border(wxTOP | wxRIGHT, Gap::beside));
    row->Add(make_links(tr("Insert a term"), session_.term_links(), into),
             wxSizerFlags().Border(wxTOP, Gap::beside));
    column->Add(row, wxSizerFlags().Expand());
}

void LessonFields::set(const std::string& key, const std::string& value) {
    session_.set_field(key, value);
    context_.changed();
}

void LessonFields::lay_out() {
    const int width = GetClientSize().x - 2 * grid;
    if (width < 100 || GetSizer() == nullptr) return;
    for (Text* words : words_) words->wrap_to(width);
    Layout();
    FitInside();
    gtk::set_name(this, tr(heading));  // the toolkit makes an empty ground a stop again
}

wxTextCtrl* LessonFields::field(const std::string& key) const {
    for (const Shown& shown : shown_) {
        if (shown.key == key) return shown.text;
    }
    return nullptr;
}

void LessonFields::take_focus() {
    for (const Shown& shown : shown_) {
        if (shown.text != nullptr) return shown.text->SetFocus();
    }
}

void LessonFields::theme_changed() { SetBackgroundColour(colour(Tone::Surface)); }

}  // namespace fairdeal

#include "desk/write/lesson_fields.h"

#include <wx/wrapsizer.h>

#include <algorithm>
#include <utility>

#include "base/translation.h"
#include "desk/kit/fields.h"
#include "desk/kit/gtk.h"

namespace fairdeal {

namespace {

constexpr int choice_width = 360;
constexpr const char* heading = sentence("What is typed here");

int height_of(FieldShape shape) {
    switch (shape) {
        case FieldShape::Words: return 84;
        case FieldShape::Linked: return 132;
        case FieldShape::Code: return 240;
        case FieldShape::Line:
        case FieldShape::Choice:
        case FieldShape::Chosen:
        case FieldShape::Shown: break;
    }
    return 36;
}

std::string shape_of_fields(const std::vector<DraftField>& fields, const std::string& row,
                            bool more) {
    std::string shape = row + (more ? "+" : "");
    for (const DraftField& field : fields) shape += "|" + field.key + field.label;
    return shape;
}

int place_of(const DraftField& field) {
    const auto at = std::find(field.choices.begin(), field.choices.end(), field.value);
    return at == field.choices.end() ? -1 : static_cast<int>(at - field.choices.begin());
}

std::string nothing_yet(FieldShape shape) {
    return shape == FieldShape::Shown ? tr("There is no hand yet.") : tr("Nothing is chosen yet.");
}

}  // namespace

LessonFields::LessonFields(wxWindow* parent, PageContext& context, AuthorSession& session,
                           OnList open_list)
    : wxScrolledWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                       wxVSCROLL | wxBORDER_NONE | wxTAB_TRAVERSAL),
      context_(context),
      session_(session),
      open_list_(std::move(open_list)) {
    SetScrollRate(0, 8);
    gtk::set_name(this, tr(heading));
    SetBackgroundColour(colour(Tone::Surface));
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        lay_out();
    });
}

void LessonFields::show(std::vector<DraftField> fields, std::string row) {
    fields_ = std::move(fields);
    row_ = std::move(row);
    const std::string shape = shape_of_fields(fields_, row_, more_);
    if (shape != built_ && !is_typing_code(row_)) {
        const bool here = built_.starts_with(row_ + "|") || built_.starts_with(row_ + "+|");
        const int scrolled = here ? GetViewStart().y : 0;
        built_ = shape;
        build();
        Scroll(0, scrolled);
        return;
    }
    for (const Shown& shown : shown_) {
        const auto field =
            std::find_if(fields_.begin(), fields_.end(),
                         [&](const DraftField& each) { return each.key == shown.key; });
        if (field != fields_.end()) show_value(*field, shown);
    }
    lay_out();
}

/// Whether there are fields for a hand at all changes with each key then: they wait until the text
/// is left.
bool LessonFields::is_typing_code(const std::string& row) const {
    const bool here = built_.starts_with(row + "|") || built_.starts_with(row + "+|");
    return here && std::any_of(shown_.begin(), shown_.end(), [](const Shown& shown) {
               return shown.shape == FieldShape::Code && shown.text->HasFocus();
           });
}

/// A text with links is left alone while somebody types in it: a link that they type as in the file
/// would be taken from under their hands.
void LessonFields::show_value(const DraftField& field, const Shown& shown) {
    const bool is_typed = shown.shape == FieldShape::Linked && shown.text->HasFocus();
    if (shown.text != nullptr && !is_typed) put_text(shown.text, field.value);
    if (shown.choice != nullptr) fill_choice(shown.choice, field.choices, place_of(field));
    if (shown.said == nullptr) return;
    shown.said->set_hue(field.value.empty() ? Hue::Muted : Hue::Text);
    shown.said->say(field.value.empty() ? nothing_yet(field.shape) : field.value);
}

void LessonFields::build() {
    const UpdateLock lock(this);
    shown_.clear();
    words_.clear();
    more_button_ = nullptr;
    DestroyChildren();
    auto* column = new wxBoxSizer(wxVERTICAL);
    for (const DraftField& field : fields_) {
        if (!field.more) add_field(column, field);
    }
    add_more(column);
    SetSizer(column, true);
    lay_out();
}

void LessonFields::add_more(wxSizer* column) {
    const auto is_more = [](const DraftField& field) { return field.more; };
    if (std::none_of(fields_.begin(), fields_.end(), is_more)) return;
    more_button_ = make_toggle(this, tr("More"), [this](bool down) {
        more_ = down;
        CallAfter([this] {  // the button is made again
            show(fields_, row_);
            if (more_button_ != nullptr) more_button_->SetFocus();
        });
    });
    more_button_->SetValue(more_);
    more_button_->SetToolTip(wide(tr("What is seldom changed")));
    column->Add(more_button_, wxSizerFlags().Border(wxTOP, 2 * grid));
    for (const DraftField& field : fields_) {
        if (field.more && more_) add_field(column, field);
    }
}

void LessonFields::add_field(wxSizer* column, const DraftField& field) {
    auto* label = new Text(this, field.label, 14, Hue::Text, wxFONTWEIGHT_MEDIUM);
    column->Add(label, wxSizerFlags().Border(wxTOP, Gap::part));
    Shown shown;
    shown.key = field.key;
    shown.shape = field.shape;
    switch (field.shape) {
        case FieldShape::Choice: add_choice(column, field, shown); break;
        case FieldShape::Chosen:
        case FieldShape::Shown: add_said(column, field, shown); break;
        case FieldShape::Line:
        case FieldShape::Words:
        case FieldShape::Linked:
        case FieldShape::Code: add_text(column, field, shown); break;
    }
    add_lists(column, field, shown);
    show_value(field, shown);
    shown_.push_back(std::move(shown));
    if (field.hint.empty()) return;
    words_.push_back(new Text(this, field.hint, 13, Hue::Muted));
    column->Add(words_.back(), wxSizerFlags().Border(wxTOP, Gap::hair));
}

void LessonFields::add_text(wxSizer* column, const DraftField& field, Shown& shown) {
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
    if (field.shape == FieldShape::Code)
        text->Bind(wxEVT_KILL_FOCUS, [this](wxFocusEvent& event) {
            event.Skip();
            CallAfter([this] { context_.changed(); });
        });
    column->Add(text, wxSizerFlags().Expand().Border(wxTOP, Gap::tight));
    shown.text = text;
}

void LessonFields::add_choice(wxSizer* column, const DraftField& field, Shown& shown) {
    shown.choice = make_choice_field(this, field.label, [this, key = field.key](int row) {
        const auto here = std::find_if(fields_.begin(), fields_.end(),
                                       [&](const DraftField& each) { return each.key == key; });
        if (here == fields_.end() || row < 0) return;
        session_.set_field(key, here->choices.at(static_cast<std::size_t>(row)));
        CallAfter([this, key] {  // other fields may come with it
            const wxChoice* before = choice(key);
            show(fields_of(session_.draft, session_.row, session_.shelf()), row_);
            wxChoice* now = choice(key);
            if (now != nullptr && now != before) now->SetFocus();
            context_.changed();
        });
    });
    shown.choice->SetMinSize(wxSize(choice_width, as_high(36)));
    column->Add(shown.choice, wxSizerFlags().Border(wxTOP, Gap::tight));
}

void LessonFields::add_said(wxSizer* column, const DraftField&, Shown& shown) {
    shown.said = new Text(this, "", 14);
    words_.push_back(shown.said);
    column->Add(shown.said, wxSizerFlags().Border(wxTOP, Gap::tight));
}

void LessonFields::add_lists(wxSizer* column, const DraftField& field, Shown& shown) {
    if (field.lists.empty()) return;
    auto* row = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
    for (const FieldList& list : field.lists) {
        auto* button = make_button(this, list.label, "", [this, key = field.key, of = list.of] {
            if (const Shown* at = find(key)) open_list(*at, of);
        });
        gtk::set_name(button, list.label + ": " + field.label);
        if (list.of == ListOf::TermInText)
            button->SetToolTip(
                wide(tip_of(action_named(author_actions, AuthorAction::TermInText))));
        if (list.of == ListOf::ClauseInText)
            button->SetToolTip(
                wide(tip_of(action_named(author_actions, AuthorAction::ClauseInText))));
        row->Add(button, wxSizerFlags().Border(wxTOP | wxRIGHT, Gap::beside));
        shown.lists.push_back(button);
    }
    column->Add(row, wxSizerFlags().Expand());
}

void LessonFields::open_list(const Shown& shown, ListOf of) {
    const std::string before =
        shown.text == nullptr
            ? ""
            : shown.text->GetRange(0, shown.text->GetInsertionPoint()).utf8_string();
    open_list_(shown.key, of, before);
}

bool LessonFields::open_text_list(ListOf of) {
    const Shown* into = nullptr;
    for (const Shown& shown : shown_) {
        if (shown.shape != FieldShape::Linked) continue;
        if (into == nullptr || shown.text->HasFocus()) into = &shown;
    }
    if (into != nullptr) open_list(*into, of);
    return into != nullptr;
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

const LessonFields::Shown* LessonFields::find(const std::string& key) const {
    const auto found = std::find_if(shown_.begin(), shown_.end(),
                                    [&](const Shown& shown) { return shown.key == key; });
    return found == shown_.end() ? nullptr : &*found;
}

wxTextCtrl* LessonFields::field(const std::string& key) const {
    const Shown* shown = find(key);
    return shown == nullptr ? nullptr : shown->text;
}

wxChoice* LessonFields::choice(const std::string& key) const {
    const Shown* shown = find(key);
    return shown == nullptr ? nullptr : shown->choice;
}

wxButton* LessonFields::list_button(const std::string& key, std::size_t number) const {
    const Shown* shown = find(key);
    return shown == nullptr || number >= shown->lists.size() ? nullptr : shown->lists[number];
}

void LessonFields::take_focus(const std::string& key, std::optional<std::size_t> at) {
    const bool under_more = std::any_of(fields_.begin(), fields_.end(), [&](const auto& field) {
        return field.more && field.key == key;
    });
    if (under_more && !more_) {
        more_ = true;
        show(fields_, row_);
    }
    const Shown* shown = find(key);
    if (shown == nullptr && !shown_.empty()) shown = &shown_.front();
    if (shown == nullptr) return;
    if (shown->choice != nullptr) return shown->choice->SetFocus();
    if (shown->text == nullptr && !shown->lists.empty()) return shown->lists.front()->SetFocus();
    if (shown->text == nullptr) return;
    shown->text->SetFocus();
    if (at) shown->text->SetInsertionPoint(static_cast<long>(*at));
}

void LessonFields::theme_changed() { SetBackgroundColour(colour(Tone::Surface)); }

}  // namespace fairdeal

#include "desk/log/feed/feed_dialog.h"

#include "base/translation.h"
#include "desk/kit/dialog.h"
#include "desk/kit/fields.h"
#include "desk/kit/gtk.h"

namespace fairdeal {

namespace {

constexpr int trial_pace = 100;  // milliseconds between two looks at it
constexpr int list_height = 120;

}  // namespace

FeedDialog::FeedDialog(wxWindow* parent, FeedForm& form, FileChooser& chooser)
    : wxDialog(parent, wxID_ANY, wide(tr("Import from another system"))),
      form_(form),
      chooser_(chooser),
      timer_(this) {
    ground_ = new Tile(this, ground(Tone::Window));
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(
        new Text(ground_, tr("Import from another system"), 22, Hue::Text, wxFONTWEIGHT_BOLD));
    column->Add(make_mapping_row(), wxSizerFlags().Expand().Border(wxTOP, 2 * grid));
    about_ = new Text(ground_, "", 14, Hue::Muted);
    column->Add(about_, wxSizerFlags().Expand().Border(wxTOP, Gap::tight));
    documents_ = add_file(ground_, tr("File of documents"), column,
                          [this](std::string file) { form_.set_documents(std::move(file)); });
    add_outcome(column);
    column->Add(make_buttons(), wxSizerFlags().Expand().Border(wxTOP, 2 * grid));
    put_in_dialog(this, ground_, column, true);
    Bind(wxEVT_TIMER, [this](wxTimerEvent&) {
        if (form_.poll()) show_state();
    });
    timer_.Start(trial_pace);
    show_mappings();
    show_joined();
    // A list takes the keyboard only once it is on the screen.
    Bind(wxEVT_SHOW, [this](wxShowEvent& event) {
        event.Skip();
        if (event.IsShown()) CallAfter([this] { take_focus(); });
    });
}

/// To what is to be chosen first.
void FeedDialog::take_focus() {
    if (form_.mapping() == nullptr)
        mapping_->SetFocus();
    else
        documents_->SetFocus();
}

/// What is joined, where it goes, and what a trial says.
void FeedDialog::add_outcome(wxSizer* column) {
    joined_part_ = new Tile(ground_, ground(Tone::Window));
    joined_part_->SetSizer(new wxBoxSizer(wxVERTICAL));
    column->Add(joined_part_, wxSizerFlags().Expand());
    into_new_ =
        new wxCheckBox(ground_, wxID_ANY, wide(tr("Into a new log, not the one that is open")));
    into_new_->Bind(wxEVT_CHECKBOX, [this](wxCommandEvent&) {
        form_.set_into_new(into_new_->GetValue());
        show_state();
    });
    column->Add(into_new_, wxSizerFlags().Border(wxTOP, Gap::part));
    where_ = new Text(ground_, "", 14, Hue::Muted);
    column->Add(where_, wxSizerFlags().Expand().Border(wxTOP, Gap::tight));
    said_ = new Text(ground_, "", 14, Hue::Accent);
    column->Add(said_, wxSizerFlags().Expand().Border(wxTOP, grid));
    not_taken_ = new wxTextCtrl(ground_, wxID_ANY, "", wxDefaultPosition, wxSize(-1, list_height),
                                wxTE_MULTILINE | wxTE_READONLY | wxTE_DONTWRAP);
    gtk::set_name(not_taken_, tr("What would not be taken: file, line and reason"));
    column->Add(not_taken_, wxSizerFlags(1).Expand().Border(wxTOP, grid));
}

wxSizer* FeedDialog::make_mapping_row() {
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(
        new Text(ground_, tr("Mapping: how the system\u2019s documents are read"), 13, Hue::Muted));
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    mapping_ = make_choice_field(ground_, tr("Mapping"), [this](int mapping) {
        form_.pick(mapping);
        show_joined();
    });
    row->Add(mapping_, wxSizerFlags(1).CentreVertical().Border(wxRIGHT, grid));
    other_ = make_button(ground_, tr("Another\u2026"), "", [this] { add_mapping(); });
    other_->SetToolTip(wide(tr("A folder with a mapping of the house\u2019s own")));
    row->Add(other_, wxSizerFlags().CentreVertical());
    column->Add(row, wxSizerFlags().Expand().Border(wxTOP, Gap::hair));
    return column;
}

wxTextCtrl* FeedDialog::add_file(wxWindow* parent, const std::string& label, wxSizer* column,
                                 std::function<void(std::string)> typed) {
    column->Add(new Text(parent, label, 13, Hue::Muted), wxSizerFlags().Border(wxTOP, Gap::part));
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    auto* field =
        make_text_field(parent, label, -1, [this, typed = std::move(typed)](std::string file) {
            typed(std::move(file));
            show_state();
        });
    row->Add(field, wxSizerFlags(1).CentreVertical().Border(wxRIGHT, grid));
    auto* choose = make_button(parent, tr("Choose\u2026"), "", [this, field, label] {
        const auto file = chooser_.file_to_open(label);
        if (file) field->SetValue(wide(*file));
    });
    row->Add(choose, wxSizerFlags().CentreVertical());
    column->Add(row, wxSizerFlags().Expand().Border(wxTOP, Gap::hair));
    return field;
}

void FeedDialog::show_mappings() {
    std::vector<std::string> names;
    for (const Mapping& mapping : form_.mappings())
        names.push_back(form_.is_own(mapping)
                            ? tr("{mapping}, in {folder}", "mapping"_a = mapping.versioned_name(),
                                 "folder"_a = short_path(mapping.folder.string()))
                            : mapping.versioned_name());
    fill_choice(mapping_, names, form_.picked());
}

/// The fields of what the mapping joins.
void FeedDialog::show_joined() {
    wxSizer* column = joined_part_->GetSizer();
    column->Clear(true);
    joined_.clear();
    for (std::size_t place = 0; place < form_.files().joined.size(); ++place)
        joined_.push_back(add_file(
            joined_part_, form_.title_of(place), column,
            [this, place](std::string file) { form_.set_joined(place, std::move(file)); }));
    show_state();
}

void FeedDialog::add_mapping() {
    const auto folder = chooser_.folder_to_open(tr("A folder with a mapping.xml"));
    if (!folder) return;
    form_.add(*folder);
    show_mappings();
    show_joined();
}

wxSizer* FeedDialog::make_buttons() {
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    try_ = make_button(ground_, tr("Try without storing"), "", [this] {
        cancel_->SetFocus();  // a button that is greyed hears no key
        form_.start_trial();
        show_state();
    });
    row->Add(try_, wxSizerFlags().CentreVertical());
    row->AddStretchSpacer();
    cancel_ = make_button(ground_, tr("Cancel"), "", [this] { close(wxID_CANCEL); });
    row->Add(cancel_, wxSizerFlags().CentreVertical().Border(wxRIGHT, grid));
    import_ = make_button(ground_, tr("Import"), "primary", [this] { import(); });
    row->Add(import_, wxSizerFlags().CentreVertical());
    Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) { key_pressed(event); });
    return row;
}

/// Escape closes; Enter imports, but on a button or a list does what that does.
void FeedDialog::key_pressed(wxKeyEvent& event) {
    const int key = event.GetKeyCode();
    const bool enter = key == WXK_RETURN || key == WXK_NUMPAD_ENTER;
    const bool in_field =
        dynamic_cast<wxTextCtrl*>(FindFocus()) != nullptr && FindFocus() != not_taken_;
    if (key == WXK_ESCAPE)
        close(wxID_CANCEL);
    else if (enter && in_field && import_->IsEnabled())
        import();
    else
        event.Skip();
}

void FeedDialog::import() {
    form_.import();
    close(wxID_OK);
}

void FeedDialog::close(int result) {
    timer_.Stop();
    if (IsModal())
        EndModal(result);
    else
        Hide();
}

void FeedDialog::show_state() {
    const Mapping* const mapping = form_.mapping();
    about_->say(mapping == nullptr ? "" : mapping->title);
    mapping_->SetToolTip(mapping == nullptr ? wxString() : wide(mapping->folder.string()));
    where_->say(form_.where_to());
    where_->SetToolTip(form_.where_to().empty() ? wxString() : wide(form_.log()));
    into_new_->Show(form_.may_go_into_open_log());
    const LogWork* const trial = form_.trial();
    const std::string missing = form_.missing();
    std::string said = form_.report().empty() ? form_.error() : form_.report();
    if (trial != nullptr)
        said = trial->per_mille() < 0 ? trial->title() + "\u2026"
                                      : tr("{what}: {percent} %", "what"_a = trial->title(),
                                           "percent"_a = trial->per_mille() / 10);
    else if (said.empty())
        said = missing;
    said_->say(said);
    said_->set_hue(form_.error().empty() || trial != nullptr ? Hue::Accent : Hue::Bad);
    std::string lines;
    for (const std::string& line : form_.not_taken()) lines += line + "\n";
    if (lines == said + "\n") lines.clear();  // it stands above already
    put_text(not_taken_, lines);
    not_taken_->Show(!lines.empty());
    try_->Enable(missing.empty() && trial == nullptr);
    import_->Enable(missing.empty() && trial == nullptr);
    lay_out();
}

void FeedDialog::lay_out() {
    for (Text* text : {about_, where_, said_}) text->wrap_to(dialog_width);
    joined_part_->Layout();
    ground_->Layout();
    Fit();
}

}  // namespace fairdeal

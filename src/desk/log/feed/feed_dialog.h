#pragma once
// The window in which another system's documents are chosen with the mapping that reads them, tried
// and imported.

#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/dialog.h>
#include <wx/textctrl.h>
#include <wx/timer.h>

#include "desk/kit/file_chooser.h"
#include "desk/kit/tile.h"
#include "desk/log/feed/feed_form.h"

namespace fairdeal {

class FeedDialog : public wxDialog {
public:
    FeedDialog(wxWindow* parent, FeedForm& form, FileChooser& chooser);
    /// Shows what is so now.
    void show_state();

    [[nodiscard]] wxChoice* mapping_field() const { return mapping_; }
    [[nodiscard]] wxTextCtrl* documents_field() const { return documents_; }
    [[nodiscard]] wxTextCtrl* joined_field(std::size_t place) const { return joined_.at(place); }
    [[nodiscard]] wxCheckBox* into_new_box() const { return into_new_; }
    [[nodiscard]] wxButton* other_button() const { return other_; }
    [[nodiscard]] wxButton* try_button() const { return try_; }
    [[nodiscard]] wxButton* import_button() const { return import_; }
    [[nodiscard]] std::string said() const { return said_->GetLabelText().utf8_string(); }
    [[nodiscard]] std::string not_taken() const { return typed_in(not_taken_); }

private:
    wxSizer* make_mapping_row();
    void add_outcome(wxSizer* column);
    /// A field for the path of a file with a button that chooses one; `typed` hears every change.
    wxTextCtrl* add_file(wxWindow* parent, const std::string& label, wxSizer* column,
                         std::function<void(std::string)> typed);
    void show_mappings();
    void show_joined();
    void add_mapping();
    wxSizer* make_buttons();
    void key_pressed(wxKeyEvent& event);
    void take_focus();
    void import();
    void close(int result);
    void lay_out();

    FeedForm& form_;
    FileChooser& chooser_;
    Tile* ground_ = nullptr;
    wxChoice* mapping_ = nullptr;
    wxButton* other_ = nullptr;
    Text* about_ = nullptr;
    wxTextCtrl* documents_ = nullptr;
    Tile* joined_part_ = nullptr;
    std::vector<wxTextCtrl*> joined_;
    Text* where_ = nullptr;
    wxCheckBox* into_new_ = nullptr;
    Text* said_ = nullptr;
    wxTextCtrl* not_taken_ = nullptr;
    wxButton* try_ = nullptr;
    wxButton* cancel_ = nullptr;
    wxButton* import_ = nullptr;
    wxTimer timer_;
};

}  // namespace fairdeal

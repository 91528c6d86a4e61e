#pragma once
// Before anything is opened: a backup is brought back while this window says how far it is.

#include <wx/dialog.h>
#include <wx/timer.h>

#include "desk/files/files_session.h"
#include "desk/kit/tile.h"

namespace fairdeal {

class RestoreDialog : public wxDialog {
public:
    /// Starts at once. It can be closed once it is over.
    RestoreDialog(FilesSession& session, const RestoreRequest& request, const UtcTime& now);

    [[nodiscard]] std::string words() const { return words_->GetLabelText().utf8_string(); }
    [[nodiscard]] wxButton* open_button() const { return open_; }

private:
    void show_state();

    FilesSession& session_;
    wxTimer timer_;
    Tile* ground_ = nullptr;
    Text* words_ = nullptr;
    wxButton* stop_ = nullptr;
    wxButton* open_ = nullptr;
};

}  // namespace fairdeal

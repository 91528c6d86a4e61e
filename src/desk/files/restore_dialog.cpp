#include "desk/files/restore_dialog.h"

#include "base/translation.h"
#include "desk/kit/dialog.h"
#include "desk/kit/side_panel.h"
#include "desk/kit/theme.h"

namespace fairdeal {

namespace {

constexpr int restore_pace = 100;  // milliseconds

}  // namespace

RestoreDialog::RestoreDialog(FilesSession& session, const RestoreRequest& request,
                             const UtcTime& now)
    : wxDialog(nullptr, wxID_ANY, wide(tr("Bringing a backup back"))),
      session_(session),
      timer_(this) {
    ground_ = new Tile(this, ground(Tone::Window));
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(new Text(ground_, tr("Bringing a backup back"), 20, Hue::Text, wxFONTWEIGHT_BOLD));
    words_ = new Text(ground_, "", 14, Hue::Muted);
    column->Add(words_, wxSizerFlags(1).Expand().Border(wxTOP, grid));
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->AddStretchSpacer();
    stop_ = make_button(ground_, tr("Cancel"), "", [this] { session_.stop(); });
    open_ = make_button(ground_, tr("Open Fairdeal"), "primary", [this] { EndModal(wxID_OK); });
    row->Add(stop_);
    row->Add(open_);
    column->Add(row, wxSizerFlags().Expand().Border(wxTOP, 2 * grid));
    put_in_dialog(this, ground_, column, true);
    Bind(wxEVT_TIMER, [this](wxTimerEvent&) {
        if (session_.poll()) show_state();
    });
    Bind(wxEVT_CLOSE_WINDOW, [this](wxCloseEvent&) {
        if (session_.is_working())
            session_.stop();
        else
            EndModal(wxID_OK);
    });
    session_.begin_restore(request, now);
    timer_.Start(restore_pace);
    show_state();
}

void RestoreDialog::show_state() {
    const FilesScreen screen = session_.screen();
    words_->set_hue(screen.error.empty() ? Hue::Muted : Hue::Bad);
    words_->say(screen.busy            ? screen.busy_words
                : screen.error.empty() ? screen.report
                                       : screen.error);
    words_->wrap_to(dialog_width);
    stop_->Show(screen.busy);
    open_->Show(!screen.busy);
    (screen.busy ? stop_ : open_)->SetFocus();
    Layout();
    Fit();
}

}  // namespace fairdeal

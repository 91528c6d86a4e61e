#pragma once
// The desktop program, and what every program that shows its window starts with.

#include <wx/app.h>
#include <filesystem>

#include "desk/frame/desk.h"

namespace fairdeal {

/// The whole program; the status is 0, or 2 when the arguments are wrong.
int run_desk(int argc, char** argv);

/// An application that nothing thrown ends: the window says what could not be done, and stays.
class GuardedApp : public wxApp {
public:
    bool OnExceptionInMainLoop() override;
    void OnUnhandledException() override;
    void ProcessPendingEvents() override;
};

/// Runs the application, which is now the toolkit's, to its end; its status.
int run_app(wxApp* app, char* program);

/// Everything before the first window: what the toolkit asserts and logs goes to stderr and never
/// stops the program with a dialog; letters; no animation if `still`.
void prepare_toolkit(bool still);

/// The folder of FAIRDEAL_CONTENT, else the one that the program finds; empty: there is none.
std::filesystem::path content_folder();

/// Before its window is made: adds the user's own lessons, says on stderr what is left out of the
/// content, and chooses the theme of FAIRDEAL_THEME, where it is set.
void prepare_desk(Desk& desk);

}  // namespace fairdeal

#pragma once
// The desktop program: reads its arguments, opens the desk, shows the window.

#include <wx/app.h>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "desk/frame/window/desk_frame.h"

namespace fairdeal {

/// What the program was asked for.
struct DeskArguments {
    std::string demo;      // --demo PNG
    std::string pictures;  // --pictures DIR
    std::string log;       // a log to open
    bool help = false;
    std::string wrong;  // what cannot be understood; empty: nothing
};
DeskArguments desk_arguments(const std::vector<std::string>& words);
extern const char* const desk_usage;

/// An application that nothing thrown ends: the window says what could not be done, and stays.
class GuardedApp : public wxApp {
public:
    bool OnExceptionInMainLoop() override;
    void OnUnhandledException() override;
    void ProcessPendingEvents() override;
};

class DeskApp : public GuardedApp {
public:
    explicit DeskApp(DeskArguments arguments) : arguments_(std::move(arguments)) {}
    bool OnInit() override;
    int OnRun() override;

private:
    DeskArguments arguments_;
    std::optional<Desk> desk_;
    DeskFrame* frame_ = nullptr;
};

/// The whole program; the status is 0, 1 when a picture could not be made, 2 when the arguments are
/// wrong.
int run_desk(int argc, char** argv);

/// Everything before the first window: assertions are logged and never stop the program with a
/// dialog; letters; no animation if `still`.
void prepare_toolkit(bool still);

/// The theme of FAIRDEAL_THEME, where it is set.
std::optional<Look> look_from_environment();

}  // namespace fairdeal

// Saves pictures of the desktop app as a user sees it; see README.md.

#include <wx/evtloop.h>
#include <cstdio>
#include <optional>

#include "desk/frame/window/desk_app.h"
#include "store/interrupts.h"
#include "tour/tour.h"

namespace fairdeal {

namespace {

/// The desktop app with a state of its own, driven by a tour.
class TourApp : public GuardedApp {
public:
    TourApp(bool demo, std::string to) : demo_(demo), to_(std::move(to)) {}
    bool OnInit() override {
        prepare_toolkit(true);
        Desk& desk = desk_.emplace(content_folder(), Tour::folder());
        desk.learn.file = Tour::folder() / "school.db";
        prepare_desk(desk);
        frame_ = new DeskFrame(desk);
        frame_->SetPosition(wxPoint(0, 0));
        frame_->Show();
        return true;
    }
    int OnRun() override {
        wxGUIEventLoop loop;
        const wxEventLoopActivator active(&loop);
        Tour tour(*frame_, *desk_);
        const bool made = demo_ ? tour.play_demo(to_) : tour.take_pictures(to_);
        frame_->Destroy();
        std::error_code error;
        std::filesystem::remove_all(Tour::folder(), error);
        return made ? 0 : 1;
    }

private:
    bool demo_;
    std::string to_;
    std::optional<Desk> desk_;
    DeskFrame* frame_ = nullptr;
};

}  // namespace

}  // namespace fairdeal

/// The status is 0, 1 when a picture could not be made, 2 when the arguments are wrong.
int main(int argc, char** argv) {
    const std::string option = argc == 3 ? argv[1] : "";
    if (option != "--demo" && option != "--pictures") {
        std::fputs(
            "usage: fairdeal-tour --demo PNG       play a short session and save a picture of it\n"
            "       fairdeal-tour --pictures DIR   save a picture of every screen\n"
            "FAIRDEAL_THEME=light|dark chooses the look, FAIRDEAL_CONTENT the folder with "
            "scenarios and rule books.\n",
            stderr);
        return 2;
    }
    fairdeal::clean_up_when_interrupted();
    return fairdeal::run_app(new fairdeal::TourApp(option == "--demo", argv[2]), argv[0]);
}

#include "bench/gui/first_paint.h"

#include <fmt/format.h>
#include <unistd.h>
#include <wx/frame.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <stdexcept>
#include <vector>

#include "desk/frame/window/desk_app.h"
#include "desk/frame/window/desk_frame.h"

namespace fairdeal {

namespace {

namespace fs = std::filesystem;

/// The first picture is there: whoever waits is told, and there is nothing else to do.
void end_when_painted(wxWindow* window) {
    window->Bind(wxEVT_PAINT, [](wxPaintEvent& event) {
        event.Skip();
        wxTheApp->CallAfter([] {
            std::puts("painted");
            std::fflush(stdout);
            ::_exit(0);
        });
    });
}

class EmptyApp : public wxApp {
public:
    bool OnInit() override {
        auto* frame = new wxFrame(nullptr, wxID_ANY, "Fairdeal", wxDefaultPosition, {1280, 800});
        end_when_painted(frame);
        frame->Show();
        return true;
    }
};

class DeskApp : public GuardedApp {
public:
    explicit DeskApp(std::string log)
        : log_(std::move(log)), content_(content_folder()), library_(read_ahead(content_)) {}
    bool OnInit() override {
        const fs::path state = fs::temp_directory_path() / "fairdeal-first-paint";
        prepare_toolkit(false);
        Desk& desk = desk_.emplace(content_, state, std::move(library_));
        desk.learn.file = state / "school.db";
        prepare_desk(desk);
        open_at_start(desk);
        if (!log_.empty()) open_log(desk, log_);
        auto* frame = new DeskFrame(desk);
        end_when_painted(frame->open_page());
        frame->Show();
        return true;
    }

private:
    std::string log_;
    fs::path content_;
    LibraryAhead library_;
    std::optional<Desk> desk_;
};

double run_once(const std::string& command) {
    const auto start = std::chrono::steady_clock::now();
    std::FILE* out = ::popen(command.c_str(), "r");
    if (out == nullptr) throw std::runtime_error("cannot be run: " + command);
    char line[64] = "";
    const bool painted = std::fgets(line, sizeof line, out) != nullptr;
    const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - start;
    ::pclose(out);
    if (!painted) throw std::runtime_error("nothing was painted by " + command);
    return took.count();
}

}  // namespace

const char* word_of(Shown shown) { return shown == Shown::Desk ? "--desk" : "--empty"; }

double first_paint(Shown shown, const std::string& program, int times) {
    std::vector<double> took;
    for (int i = 0; i < times; ++i)
        took.push_back(run_once(fmt::format("'{}' {}", program, word_of(shown))));
    std::ranges::sort(took);
    return took[took.size() / 2];
}

int show_until_painted(Shown shown, char* program, const std::string& log) {
    if (shown == Shown::Desk) return run_app(new DeskApp(log), program);
    return run_app(new EmptyApp, program);
}

}  // namespace fairdeal

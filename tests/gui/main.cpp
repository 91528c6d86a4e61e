// A Boost.Test program that owns a real application, its event loop and its window.
#define BOOST_TEST_NO_MAIN
#define BOOST_TEST_ALTERNATIVE_INIT_API
#include <gtk/gtk.h>
#include <unistd.h>
#include <wx/evtloop.h>
#include <wx/scrolwin.h>
#include <wx/vlbox.h>
#include <boost/test/unit_test.hpp>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <optional>

#include "content/library.h"
#include "desk/frame/window/desk_app.h"
#include "store/places.h"
#include "window.h"

namespace fairdeal::testing {

Desk* desk = nullptr;
DeskFrame* frame = nullptr;
std::string chosen_file;
int assertions = 0;

namespace {

int test_argc = 0;
char** test_argv = nullptr;
std::optional<Desk> open_program;

class Answers : public FileChooser {
public:
    std::optional<std::string> log_to_open() override { return next(); }
    std::optional<std::string> records_to_import() override { return next(); }
    std::optional<std::string> record_to_save() override { return next(); }
    std::optional<std::string> file_to_save(const std::string&) override { return next(); }
    std::optional<std::string> file_to_make(const std::string&) override { return next(); }
    std::optional<std::string> file_to_open(const std::string&) override { return next(); }

private:
    static std::optional<std::string> next() {
        return chosen_file.empty() ? std::nullopt : std::optional(chosen_file);
    }
};

/// This run's own: the suites run side by side.
std::filesystem::path state_folder() {
    return std::filesystem::current_path() / ("gui-test-state-" + std::to_string(::getpid()));
}

/// What the program does when it is started.
void open_window(const std::filesystem::path& state) {
    desk = &open_program.emplace(FAIRDEAL_SOURCE_DIR, state);
    desk->learn.file = state / "school.db";
    offer_open_exams(*desk);
    frame = new DeskFrame(*desk, std::make_unique<Answers>());
    frame->SetPosition(wxPoint(0, 0));
    frame->Show();
}

class TestApp : public GuardedApp {
public:
    bool OnInit() override {
        prepare_toolkit(true);
        wxSetAssertHandler([](const wxString& file, int line, const wxString&,
                              const wxString& condition, const wxString& message) {
            ++assertions;
            std::fprintf(stderr, "%s:%d: %s %s\n", file.utf8_str().data(), line,
                         condition.utf8_str().data(), message.utf8_str().data());
        });
        std::filesystem::remove_all(state_folder());
        open_window(state_folder());
        return true;
    }
    int OnRun() override {
        wxGUIEventLoop loop;
        const wxEventLoopActivator active(&loop);
        let_happen([] { return frame->IsShownOnScreen(); });
        come_to_rest();
        const int status =
            boost::unit_test::unit_test_main([] { return true; }, test_argc, test_argv);
        frame->Destroy();
        catch_up();
        std::filesystem::remove_all(state_folder());
        return status;
    }
    int OnExit() override {
        open_program.reset();
        return GuardedApp::OnExit();
    }
};

}  // namespace

void start_program_again(const std::string& folder) {
    frame->Destroy();
    catch_up();
    open_program.reset();
    open_window(folder.empty() ? state_folder() : state_folder() / folder);
    let_happen([] { return frame->IsShownOnScreen(); });
    come_to_rest();
}

void system_moves_things(bool moves) {
    g_object_set(gtk_settings_get_default(), "gtk-enable-animations", moves ? TRUE : FALSE,
                 nullptr);
}

void catch_up() {
    // After the screen's answer to this nothing is still on its way. What an event puts off may
    // ask the screen in turn.
    for (int i = 0; i < 2; ++i) {
        gdk_display_sync(gdk_display_get_default());
        wxYield();
    }
}

namespace {

/// Waits until the toolkit has laid out and painted what was changed before. A clock that stands
/// still, because nothing is to be painted, is not waited for longer than many frames take.
void await_frame() {
    constexpr int many_frames = 200;  // milliseconds
    GdkFrameClock* const clock = gtk_widget_get_frame_clock(frame->GetHandle());
    if (clock == nullptr) return;
    const auto before = gdk_frame_clock_get_frame_counter(clock);
    gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_AFTER_PAINT);
    let_happen([&] { return gdk_frame_clock_get_frame_counter(clock) > before; }, many_frames);
}

}  // namespace

void come_to_rest() {
    BOOST_REQUIRE(comes_true([] {
        catch_up();
        // A page that gets another size as it is laid out is laid out once more.
        await_frame();
        await_frame();
        catch_up();
        return frame->is_at_rest();
    }));
}

void click_at(wxWindow* window, wxPoint at) {
    wxUIActionSimulator hand;
    hand.MouseMove(window->ClientToScreen(at));
    catch_up();
    hand.MouseClick();
    catch_up();
}

void click(wxWindow* window) {
    const wxSize size = window->GetSize();
    click_at(window, wxPoint(size.x / 2, size.y / 2));
}

void type(const std::string& text) {
    wxUIActionSimulator hand;
    hand.Text(text.c_str());
    catch_up();
}

void press(int key, int modifiers) {
    wxUIActionSimulator hand;
    hand.Char(key, modifiers);
    catch_up();
}

void start_over() {
    desk->section = DeskSection::Practise;
    desk->keys_shown = false;
    desk->practise.list({});
    desk->practise.close();
    frame->show_now();
    come_to_rest();
}

void open(const std::string& scenario) {
    start_over();
    desk->practise.open(scenario);
    frame->show_now();
    come_to_rest();
}

std::string cut_off(const wxWindow* window) {
    const bool scrolls = dynamic_cast<const wxScrolledWindow*>(window) != nullptr;
    const wxSize room = window->GetClientSize();
    for (const wxWindow* child : window->GetChildren()) {
        if (!child->IsShown() || child->IsTopLevel()) continue;
        const wxRect place = child->GetRect();
        const bool fits = place.x >= 0 && place.GetRight() <= room.x &&
                          (scrolls || (place.y >= 0 && place.GetBottom() <= room.y));
        const bool seen = place.width > 0 && (place.height > 0 || child->GetLabel().empty());
        if (!fits || !seen)
            return (child->GetLabel() + wxString::Format(" at %d,%d %dx%d in %dx%d", place.x,
                                                         place.y, place.width, place.height, room.x,
                                                         room.y))
                .utf8_string();
        std::string deeper = cut_off(child);
        if (!deeper.empty()) return deeper;
    }
    return {};
}

}  // namespace fairdeal::testing

int main(int argc, char** argv) {
    using namespace fairdeal::testing;
    test_argc = argc;
    test_argv = argv;
    const int status = fairdeal::run_app(new TestApp, argv[0]);
    return status != 0 || assertions != 0 ? 1 : 0;
}

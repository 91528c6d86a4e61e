#include "desk/frame/window/desk_app.h"

#include <fmt/format.h>
#include <unistd.h>
#include <wx/log.h>

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <optional>
#include <string>
#include <vector>

#include "base/printable.h"
#include "base/program_log.h"
#include "base/time/utc_now.h"
#include "base/translation.h"
#include "base/version.h"
#include "content/library.h"
#include "desk/files/restore_dialog.h"
#include "desk/frame/window/desk_frame.h"
#include "desk/kit/gtk.h"
#include "school/packs/packs.h"
#include "store/places.h"

namespace fairdeal {

namespace {

const char* const desk_usage = sentence(
    "usage: fairdeal-desk [--restore BACKUP] [LOG]\n"
    "       --restore BACKUP brings a backup back first, its hand log to LOG\n"
    "       fairdeal-desk --version   print its version\n"
    "FAIRDEAL_THEME=light|dark chooses the look, FAIRDEAL_CONTENT the folder with scenarios and "
    "rule books, FAIRDEAL_PACKS the folder with content packs.\n");

/// What the program was asked for.
struct DeskArguments {
    std::string log;      // to open
    std::string restore;  // a backup to bring back first; empty: none
    bool help = false;
    std::string wrong;  // what cannot be understood; empty: nothing
};

DeskArguments desk_arguments(const std::vector<std::string>& words) {
    DeskArguments arguments;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string& word = words[i];
        if (word == "--help" || word == "-h")
            arguments.help = true;
        else if (word == "--restore" && i + 1 < words.size())
            arguments.restore = words[++i];
        else if (word.starts_with('-') || !arguments.log.empty())
            arguments.wrong = tr("{word} is not understood", "word"_a = word);
        else
            arguments.log = word;
    }
    return arguments;
}

/// The theme of FAIRDEAL_THEME, where it is set.
std::optional<Look> look_from_environment() {
    const char* set = std::getenv("FAIRDEAL_THEME");
    if (set == nullptr) return std::nullopt;
    if (std::string(set) == "dark") return Look::Dark;
    return std::string(set) == "light" ? std::optional(Look::Light) : std::nullopt;
}

/// What went wrong, for who looks after the machine.
void tell(const std::string& what) {
    std::fprintf(stderr, "fairdeal-desk: %s\n", printable_lines(what).c_str());
    log_line(LogLevel::Error, what);
}

/// In words, what is being thrown just now.
std::string what_is_thrown() {
    try {
        throw;
    } catch (const std::exception& error) {
        return error.what();
    } catch (...) {
        return tr("an unknown fault");
    }
}

}  // namespace

void prepare_toolkit(bool still) {
    wxSetAssertHandler([](const wxString& file, int line, const wxString& function,
                          const wxString& condition, const wxString& message) {
        tell(fmt::format("{}:{}: {}: {} {}", file.utf8_string(), line, function.utf8_string(),
                         condition.utf8_string(), message.utf8_string()));
    });
    delete wxLog::SetActiveTarget(new wxLogStderr);
    wxLog::SetLogLevel(wxLOG_Message);
    gtk::prepare(control_font, still);
}

std::filesystem::path content_folder() {
    const char* asked = std::getenv("FAIRDEAL_CONTENT");
    return find_content(asked == nullptr ? "" : asked, program_folder()).value_or("");
}

void prepare_desk(Desk& desk) {
    desk.own_lessons.open(desk.problems);
    for (const Problem& problem : desk.cards.put_in_force()) {
        desk.problems.push_back(problem);
        desk.notice =
            tr("A table card is left out, and what was in force before it holds: {problem}",
               "problem"_a = to_text(problem));
    }
    for (const Problem& problem : desk.problems) tell(to_text(problem));
    desk.preferences.theme = look_from_environment().value_or(desk.preferences.theme);
}

bool GuardedApp::OnExceptionInMainLoop() {
    const std::string what = what_is_thrown();
    tell(what);
    if (auto* frame = dynamic_cast<DeskFrame*>(GetTopWindow()); frame != nullptr)
        frame->say_fault(what);
    return true;
}

/// Before there is a window, or after it.
void GuardedApp::OnUnhandledException() { tell(what_is_thrown()); }

/// What was put off until an event was done is called from the toolkit's own loop, which must not
/// be unwound.
void GuardedApp::ProcessPendingEvents() {
    try {
        wxApp::ProcessPendingEvents();
    } catch (...) {
        OnExceptionInMainLoop();
    }
}

int run_app(wxApp* app, char* program) {
    wxApp::SetInstance(app);
    int one = 1;  // the toolkit permutes and frees its arguments: it gets none of ours
    char* only[] = {program, nullptr};
    return wxEntry(one, only);
}

namespace {

/// What this run of the program leaves to the next; it outlives the application.
std::optional<RestoreRequest> restore_next;

/// Starts the program again in this one's place. It does not return unless that fails.
int start_again(char* program, const RestoreRequest& restore) {
    const std::string backup = restore.backup.string(), log = restore.log.string();
    ::execl("/proc/self/exe", program, "--restore", backup.c_str(),
            log.empty() ? nullptr : log.c_str(), nullptr);
    tell(tr("the program cannot be started again: {why}", "why"_a = std::strerror(errno)));
    return 1;
}

/// Brings a backup back while nothing else is open.
void restore_first(const DeskArguments& arguments) {
    const std::filesystem::path content = content_folder();
    Library library;
    if (auto misreadings = load_misreadings(content)) library.misreadings = *std::move(misreadings);
    const OpenLog none;
    const std::filesystem::path no_school, nothing_seen;
    FilesSession session(library, content, no_school, none, nothing_seen);
    RestoreDialog(session, {arguments.restore, arguments.log}, utc_now()).ShowModal();
}

class DeskApp : public GuardedApp {
public:
    explicit DeskApp(DeskArguments arguments)
        : arguments_(std::move(arguments)),
          content_(content_folder()),
          library_(read_ahead(content_)) {}
    bool OnInit() override {
        prepare_toolkit(false);
        if (!arguments_.restore.empty()) restore_first(arguments_);
        log_line(LogLevel::Info, fixed("started, version ") + std::string(program_version()));
        Desk& desk = desk_.emplace(content_, state_folder(), std::move(library_));
        open_packs(desk, packs_folder());
        prepare_desk(desk);
        desk.house.open(house_file());
        if (!offer_open_exams(desk)) open_at_start(desk);
        if (!arguments_.log.empty()) open_log(desk, arguments_.log);
        auto* frame = new DeskFrame(desk);
        frame->Centre();
        frame->Show();
        return true;
    }

    int OnExit() override {
        restore_next = desk_->restore;
        log_line(LogLevel::Info, fixed("ended"));
        return GuardedApp::OnExit();
    }

private:
    DeskArguments arguments_;
    std::filesystem::path content_;
    LibraryAhead library_;
    std::optional<Desk> desk_;
};

}  // namespace

int run_desk(int argc, char** argv) {
    const DeskArguments arguments = desk_arguments(std::vector<std::string>(argv + 1, argv + argc));
    if (arguments.help) return std::fputs(tr(desk_usage).c_str(), stdout), 0;
    if (!arguments.wrong.empty()) {
        std::fprintf(stderr, "fairdeal-desk: %s\n%s", arguments.wrong.c_str(),
                     tr(desk_usage).c_str());
        return 2;
    }
    open_program_log(program_log_file(), fixed("fairdeal-desk"));
    const int status = run_app(new DeskApp(arguments), argv[0]);
    return restore_next ? start_again(argv[0], *restore_next) : status;
}

}  // namespace fairdeal

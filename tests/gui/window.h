#pragma once
// The one real window of these tests, and hands to click and type with.

#include <wx/uiaction.h>
#include <functional>

#include "desk/frame/window/desk_frame.h"
#include "support/let_happen.h"

namespace fairdeal::testing {

/// Made by main before the first test, gone after the last.
extern Desk* desk;
extern DeskFrame* frame;
/// What the file chooser answers next; empty: the user thinks better of it.
extern std::string chosen_file;
/// Assertions of the toolkit so far; any is a failure.
extern int assertions;

inline SchoolSession& school() { return desk->learn.school; }

/// Waits until it holds; false if it never does, on however slow a machine.
inline bool comes_true(const std::function<bool()>& done) { return let_happen(done, 60000); }

/// Waits until every key and click so far has come to the window and is done.
void catch_up();
/// So, and until all that it changed is laid out and painted and the window waits for the next.
void come_to_rest();

/// The program goes away as if it were killed, and is started again with what it remembers in this
/// folder of the run's own; empty: where it was from the first.
void start_program_again(const std::string& folder);

/// Real events of the screen's own mouse and keyboard, done when these return.
void click(wxWindow* window);
void click_at(wxWindow* window, wxPoint at);
void type(const std::string& text);
void press(int key, int modifiers = wxMOD_NONE);

/// Whether the desktop's own setting lets things move; in tests it does not.
void system_moves_things(bool moves);

/// Back to the list of scenarios, everything else as it was.
void start_over();
void open(const std::string& scenario);
/// The scenario that is open.
inline Practice& answered() { return *desk->practise.practice(); }

/// Every visible child lies within its parent; the first that does not, by its label and place.
std::string cut_off(const wxWindow* window);

}  // namespace fairdeal::testing

#pragma once
// What the program needs of GTK and wxWidgets does not offer: style sheets, dark mode, names for
// screen readers, wrapped labels. gtk.cpp is the only source that includes GTK's headers; a port to
// another toolkit replaces it.

#include <functional>
#include <string>

class wxFont;
class wxWindow;

namespace fairdeal::gtk {

/// Once, before the first window: the font of everything, no blinking caret if `still`.
void prepare(const char* font, bool still);
/// The system lets things move on the screen.
bool moves_things();
/// All letters so many times as large as the desktop has them, from now on.
void scale_letters(double times);
/// The style sheet of the whole program, in place of the one before; `dark` is the desktop theme
/// beneath it.
void set_style(const std::string& css, bool dark);

void add_class(wxWindow* window, const char* name);
void set_class(wxWindow* window, const char* name, bool on);

/// What a screen reader says of a window.
void set_name(wxWindow* window, const std::string& name);
/// What it is to a screen reader, by the name that its own list gives: "radio button".
void set_role(wxWindow* window, const char* role);
void set_description(wxWindow* window, const std::string& description);

/// The text with a mark at the head of each line that begins in a script written from right to
/// left: it stays a line from left to right, as the program's language has it.
std::string from_left(const std::string& text);

/// Something that is shown and can be used has the keyboard in this top window, or will have it
/// when the window is active.
bool has_keyboard(wxWindow* top);

/// Whether a list that opens, within this window, has the keyboard. Of one that was reached by Tab
/// wxWidgets does not know it.
bool is_choosing(const wxWindow* window);

/// The bar of what scrolls stays in sight while there is more than fits, so that the end of the
/// view is not taken for the end of the list.
void keep_scrollbar(wxWindow* window);

/// A label breaks its lines to the width it is given, within a word that is wider than that: a
/// hash, a path.
void wrap_label(wxWindow* label);
/// Gives a label its letters at once: by its style alone it would be measured in the desktop's own
/// until it has been on the screen.
void set_letters(wxWindow* label, const wxFont& font);
/// So does the label of a button.
void wrap_button(wxWindow* button);
/// The height a window needs at this width.
int height_for(wxWindow* window, int width);
/// Text is set from the left, as in a list; buttons centre it otherwise.
void align_left(wxWindow* button);
bool is_aligned_left(wxWindow* button);
/// Likewise to the right, as amounts are.
void align_right(wxWindow* button);

/// A button with icon and label has the icon above.
void put_icon_on_top(wxWindow* button);

/// Words as they stand in Pango's markup.
std::string in_markup(const std::string& words);
/// The text of a label in Pango's markup, with links in it (<a href="...">); `clicked` gets what
/// the link says, and goes with the label or with the next links.
void set_links(wxWindow* label, const std::string& markup,
               std::function<void(const std::string& href)> clicked);

/// The program that the user's desktop opens this kind of file with, as it would be started; empty:
/// none.
std::string default_player(const std::string& file);

/// A magnifying glass at the left of a text field.
void show_search_icon(wxWindow* entry);

}  // namespace fairdeal::gtk

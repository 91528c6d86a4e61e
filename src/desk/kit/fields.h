#pragma once
// Fields of one line that are typed into, and lists to choose from.

#include <wx/choice.h>
#include <wx/scrolwin.h>
#include <wx/textctrl.h>
#include <functional>
#include <string>
#include <vector>

namespace fairdeal {

/// Hears what stands in a field after each change.
using OnTyped = std::function<void(std::string)>;

/// `name` is what a screen reader says. As high as its letters; a width of -1: it takes what its
/// sizer gives.
wxTextCtrl* make_text_field(wxWindow* parent, const std::string& name, int width, OnTyped typed,
                            long style = 0);
/// One to search by, with a lens.
wxTextCtrl* make_search_field(wxWindow* parent, const std::string& hint, const std::string& name,
                              int width, OnTyped typed);

/// A list that opens, as high as a field; its sizer gives it its width. `chosen` hears the row.
wxChoice* make_choice_field(wxWindow* parent, const std::string& name,
                            std::function<void(int row)> chosen);
/// Filled with other words only where they are others: else the list would close while it is open.
void fill_choice(wxChoice* choice, const std::vector<std::string>& words, int chosen);

/// Over this field of a page the wheel scrolls the page, as elsewhere, and chooses nothing.
void leave_wheel_to(wxScrolledWindow* page, wxWindow* field);

}  // namespace fairdeal

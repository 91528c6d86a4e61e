#pragma once
// Fields of one line that are typed into.

#include <wx/textctrl.h>
#include <functional>
#include <string>

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

}  // namespace fairdeal

#include "desk/kit/fields.h"

#include "desk/kit/gtk.h"
#include "desk/kit/tile.h"

namespace fairdeal {

namespace {
constexpr int narrowest = 60;  // of one that its sizer makes wider
}

wxTextCtrl* make_text_field(wxWindow* parent, const std::string& name, int width, OnTyped typed,
                            long style) {
    const wxSize size(width < 0 ? narrowest : width, as_high(36));
    auto* field = new wxTextCtrl(parent, wxID_ANY, "", wxDefaultPosition, size, style);
    gtk::set_name(field, name);
    if (typed)
        field->Bind(wxEVT_TEXT,
                    [field, typed = std::move(typed)](wxCommandEvent&) { typed(typed_in(field)); });
    return field;
}

wxTextCtrl* make_search_field(wxWindow* parent, const std::string& hint, const std::string& name,
                              int width, OnTyped typed) {
    auto* field = make_text_field(parent, name, width, std::move(typed));
    field->SetHint(wide(hint));
    gtk::show_search_icon(field);
    return field;
}

wxChoice* make_choice_field(wxWindow* parent, const std::string& name,
                            std::function<void(int row)> chosen) {
    auto* choice =
        new wxChoice(parent, wxID_ANY, wxDefaultPosition, wxSize(narrowest, as_high(36)));
    gtk::set_name(choice, name);
    choice->Bind(wxEVT_CHOICE, [choice, chosen = std::move(chosen)](wxCommandEvent&) {
        chosen(choice->GetSelection());
    });
    return choice;
}

void fill_choice(wxChoice* choice, const std::vector<std::string>& words, int chosen) {
    bool same = choice->GetCount() == words.size();
    for (unsigned i = 0; same && i < choice->GetCount(); ++i)
        same = choice->GetString(i).utf8_string() == words[i];
    if (!same) {
        choice->Clear();
        for (const std::string& each : words) choice->Append(wide(each));
    }
    if (choice->GetSelection() != chosen) choice->SetSelection(chosen);
}

void leave_wheel_to(wxScrolledWindow* page, wxWindow* choice) {
    choice->Bind(wxEVT_MOUSEWHEEL, [page](wxMouseEvent& event) {
        const int lines = event.GetWheelRotation() > 0 ? -3 : 3;
        page->Scroll(-1, page->GetViewStart().y + lines);
    });
}

}  // namespace fairdeal

#pragma once
// What is said of a case, and what is typed for it: the form on top, the facts, who said what, the
// proof. It is rebuilt where what it says has changed; what is typed is the app's.

#include <wx/scrolwin.h>
#include <wx/textctrl.h>

#include "desk/cases/case_words.h"
#include "desk/kit/tile.h"

namespace fairdeal {

class CasePanel : public wxScrolledWindow {
public:
    CasePanel(wxWindow* parent, CaseSession& session, OnClick submit);
    void show(const CaseScreen& screen, int width);
    /// Puts the keyboard where one types first; false: nothing is typed.
    bool take_focus();
    void theme_changed();

    /// The field of this name; null where there is none.
    [[nodiscard]] wxTextCtrl* field(const std::string& name) const;
    /// Every word of the cards: for tests.
    [[nodiscard]] std::string words() const { return words_; }

private:
    void build(const CaseScreen& screen);
    void add_form(wxSizer* column, const CaseFormScreen& form, bool headed);
    wxSizer* make_labelled(const CaseField& field, int width);
    wxTextCtrl* make_field(const CaseField& field);
    void add_view(wxSizer* column, const CaseViewScreen& view);
    void add_pairs(wxSizer* column, const std::vector<std::pair<std::string, std::string>>& pairs);
    void add_words(wxSizer* column, const std::string& words, Hue hue, double pixels,
                   wxFontWeight weight = wxFONTWEIGHT_NORMAL);

    CaseSession& session_;
    OnClick submit_;
    int width_ = 0;
    std::string built_, words_;
    std::vector<std::pair<std::string, wxTextCtrl*>> fields_;
};

}  // namespace fairdeal

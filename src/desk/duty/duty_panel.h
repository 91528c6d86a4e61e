#pragma once
// The part of the page that scrolls: an answer with every reason, a fact, or the form of a new one.
// Rebuilt only when something else is said.

#include <wx/scrolwin.h>

#include "desk/duty/duty_screen.h"
#include "desk/frame/page_context.h"
#include "desk/kit/tile.h"

namespace fairdeal {

class DutyPanel : public wxScrolledWindow {
public:
    DutyPanel(wxWindow* parent, PageContext& context);
    void show_answer(const DutyAnswerScreen& answer, int width);
    void show_fact(const DutyFactScreen& fact, int width);
    void show_form(const DutyFormScreen& form, int width);
    /// In place of all that.
    void show_words(const std::string& words, int width);
    /// The form's first field takes the keyboard, or the one of this name.
    void take_focus();
    void take_focus(const std::string& name);
    void theme_changed();

    /// A reason's button was pressed; its place among the reasons, and among the reason's own.
    std::function<void(std::size_t reason, std::size_t add)> on_add;
    std::function<void(const std::string& field, const std::string& value)> on_typed;
    /// A file is to be chosen for this field.
    std::function<void(const std::string& field)> on_choose_file;

    /// The control of a field of the form; null: there is none.
    [[nodiscard]] wxWindow* field(const std::string& name) const;
    /// The buttons of the reasons that have one.
    [[nodiscard]] const std::vector<wxButton*>& add_buttons() const { return adds_; }
    /// Every word that is shown: for tests.
    [[nodiscard]] const std::string& words() const { return words_; }

private:
    /// False: this is shown already.
    bool begin(const std::string& shape, int width);
    void end(wxSizer* column);
    void wrap_again();
    Text* add_words(wxSizer* column, const std::string& words, Hue hue, double pixels,
                    wxFontWeight weight = wxFONTWEIGHT_NORMAL);
    void add_reason(wxSizer* column, const DutyReasonScreen& reason, std::size_t number, Hue hue);
    void add_field(wxSizer* column, const DutyFieldScreen& field);
    wxWindow* make_typed(const DutyFieldScreen& field);
    wxWindow* make_choice(const DutyFieldScreen& field);
    void show_values(const DutyFormScreen& form);

    PageContext& context_;
    int width_ = 0;
    std::string built_, words_;
    std::vector<Text*> texts_;
    std::vector<std::pair<std::string, wxWindow*>> fields_;
    std::vector<wxButton*> adds_;
};

}  // namespace fairdeal

#pragma once
// The part of the exam office's pages that scrolls: a form that is filled in, or the facts of a
// sitting. Rebuilt only when something else is said.

#include <wx/scrolwin.h>
#include <wx/window.h>

#include "desk/certify/certify_records.h"
#include "desk/frame/page_context.h"
#include "desk/kit/tile.h"
#include "desk/verify/verify_session.h"

namespace fairdeal {

/// Between the parts of a panel, in pixels.
/// Of the names of facts; of times beside what happened, which do not break.
constexpr int office_name_width = 120, office_date_width = 180;

/// What is done with the form that is open in a panel.
struct FormUse {
    OfficeSession* session = nullptr;  // whose form; null: there never is one
    OnClick submit{};
};

class OfficePanel : public wxScrolledWindow {
public:
    OfficePanel(wxWindow* parent, PageContext& context, FormUse use);
    void show_form(const CertifyForm& form, int width);
    void show_sitting(const SittingsScreen& screen, int width);
    /// What marking old exams again found, or that it is under way.
    void show_regrading(const RecordsScreen& screen, int width);
    /// Of an exam, part by part and candidate by candidate.
    void show_results(const ResultsScreen& screen, int width);
    /// What a certificate or a transcript says, and what of it holds; null: `otherwise` alone.
    void show_found(const VerifyFound* found, const std::string& otherwise, int width);
    void show_permissions(const PermissionsScreen& screen, int width);
    /// Puts the keyboard where one types first; false: nothing is typed.
    bool take_focus();
    /// Enter in a form does what the form is for, but in a text of several lines. False: it is not
    /// the form's.
    bool press(const KeyPress& key);
    void theme_changed();

    /// What sends and drops a form, for a place below the panel: it stays in sight while the form
    /// scrolls. Shown with a form only.
    [[nodiscard]] Tile* buttons() const { return buttons_; }
    bool Show(bool show = true) override;
    /// The control of a field of the form; null where there is none.
    [[nodiscard]] wxWindow* field(const std::string& name) const;
    /// Every word that is shown: for tests.
    [[nodiscard]] const std::string& words() const { return words_; }

private:
    /// False: this is shown already. The buttons are there for a form alone.
    bool begin(const std::string& shape, int width, bool is_form = false);
    void end(wxSizer* column);
    void wrap(Text* text, int width);
    void wrap_again();
    [[nodiscard]] std::string focused_field() const;
    void add_words(wxSizer* column, const std::string& words, Hue hue, double pixels,
                   wxFontWeight weight = wxFONTWEIGHT_NORMAL);
    void add_pairs(wxSizer* column, const std::vector<FactRow>& pairs,
                   int name_width = office_name_width);
    void add_parts(wxSizer* column, const std::vector<ResultsScreen::PartRow>& parts);
    void add_checks(wxSizer* column, const std::vector<CheckLine>& lines);
    void add_cells(wxSizer* column, const std::vector<CellRow>& cells);
    void add_field(wxSizer* column, const FormField& field);
    void make_buttons(wxWindow* parent);
    wxWindow* make_control(const FormField& field);
    wxWindow* make_text(const FormField& field);
    wxWindow* make_choice(const FormField& field);
    wxWindow* make_tick(const FormField& field);
    void show_values(const CertifyForm& form);
    void go_to_wanted_field() const;
    void typed(const std::string& name, const std::string& value) const;

    PageContext& context_;
    FormUse use_;
    Tile* buttons_ = nullptr;
    wxButton* submit_ = nullptr;
    int width_ = 0;
    std::string built_, words_;
    std::vector<std::pair<Text*, int>> texts_;  // and how wide each is
    std::vector<std::pair<std::string, wxWindow*>> fields_;
};

}  // namespace fairdeal

#pragma once
// A column of fields that scrolls: lines, texts, numbers, choices and ticks, each with what is
// wrong with it below. Rebuilt only when the fields are others.

#include <wx/scrolwin.h>
#include <functional>

#include "desk/blueprints/blueprint_screen.h"
#include "desk/kit/tile.h"

namespace fairdeal {

class ExamFieldsPanel : public wxScrolledWindow {
public:
    ExamFieldsPanel(wxWindow* parent, const std::string& name);
    /// `can_change`: what is not a draft is only read.
    void show(const std::vector<ExamField>& fields, bool can_change);
    void lay_out();
    void take_focus();
    void theme_changed();
    /// Null where there is none.
    [[nodiscard]] wxWindow* field(const std::string& name) const;

    std::function<void(const std::string& field, const std::string& words)> on_type;
    std::function<void(const std::string& field, int value)> on_set;

private:
    struct Made {
        ExamField field;
        Text* label = nullptr;
        wxWindow* control = nullptr;
        Text* hint = nullptr;
        Text* problem = nullptr;
    };
    void build(const std::vector<ExamField>& fields);
    wxWindow* make_control(const ExamField& field);
    wxWindow* make_number(const ExamField& field);
    static void show_value(const Made& made);

    std::vector<Made> made_;
};

}  // namespace fairdeal

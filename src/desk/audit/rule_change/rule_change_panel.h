#pragma once
// What another rule would have cost: the game, the rule and its reading, each from a list; beside
// them the result, by the clause that decides.

#include <wx/choice.h>
#include <wx/gauge.h>
#include <wx/scrolwin.h>

#include "desk/audit/rule_change/rule_change.h"
#include "desk/kit/row_list.h"
#include "desk/kit/tile.h"

namespace fairdeal {

class RuleChangePanel : public Tile {
public:
    RuleChangePanel(wxWindow* parent, std::function<void()> work_out);
    void show(RuleChangeScreen screen);
    void theme_changed();
    void take_focus();
    /// Breaks its sentences for the width it has.
    void lay_out(int width);

    [[nodiscard]] wxChoice* rules() const { return rules_; }
    [[nodiscard]] wxChoice* readings() const { return readings_; }
    [[nodiscard]] wxButton* work_out_button() const { return work_out_; }
    [[nodiscard]] RowList* clauses() const { return clauses_; }
    [[nodiscard]] const RuleChangeScreen& shown() const { return shown_; }
    /// Called with what is chosen in a list; opened by double click.
    std::function<void(int)> on_game, on_rule, on_reading, on_clause, on_open;

private:
    wxWindow* make_asked(std::function<void()> work_out);
    wxWindow* make_result();
    wxChoice* add_choice(wxSizer* column, const std::string& label,
                         std::function<void(int)> RuleChangePanel::*chosen);

    RuleChangeScreen shown_;
    wxBoxSizer* body_ = nullptr;
    Tile* asked_ = nullptr;
    wxScrolledWindow* fields_ = nullptr;
    Text* intro_ = nullptr;
    wxChoice* games_ = nullptr;
    wxChoice* rules_ = nullptr;
    wxChoice* readings_ = nullptr;
    wxButton* work_out_ = nullptr;
    wxGauge* gauge_ = nullptr;
    Text* problem_ = nullptr;
    Tile* result_ = nullptr;
    Text* title_ = nullptr;
    Text* story_ = nullptr;
    RowList* clauses_ = nullptr;
};

}  // namespace fairdeal

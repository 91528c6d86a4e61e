#pragma once
// What another rule would have cost: over which hands, and the game, the table card, the rule and
// its reading, each from a list; beside them the result, by the clause that decides.

#include <wx/choice.h>
#include <wx/gauge.h>
#include <wx/scrolwin.h>

#include "desk/audit/audit_actions.h"
#include "desk/audit/rule_change/rule_change.h"
#include "desk/kit/rows/row_list.h"
#include "desk/kit/tile.h"

namespace fairdeal {

class RuleChangePanel : public Tile {
public:
    /// Hears of the two buttons.
    using OnAction = std::function<void(AuditAction)>;
    RuleChangePanel(wxWindow* parent, const OnAction& take);
    void show(RuleChangeScreen screen);
    void theme_changed();
    void take_focus();
    /// Breaks its sentences for the width it has.
    void lay_out(int width);

    [[nodiscard]] wxChoice* games() const { return games_; }
    [[nodiscard]] wxChoice* cards() const { return cards_; }
    [[nodiscard]] wxChoice* rules() const { return rules_; }
    [[nodiscard]] wxChoice* readings() const { return readings_; }
    [[nodiscard]] wxButton* work_out_button() const { return work_out_; }
    [[nodiscard]] wxButton* whole_button() const { return whole_; }
    [[nodiscard]] RowList* clauses() const { return clauses_; }
    [[nodiscard]] const RuleChangeScreen& shown() const { return shown_; }
    /// Called with what is chosen in a list; opened by double click.
    std::function<void(int)> on_game, on_card, on_rule, on_reading, on_clause, on_open;

private:
    wxWindow* make_asked(const OnAction& take);
    void add_game_and_card(wxSizer* column);
    void add_scope(wxSizer* column, const OnAction& take);
    void add_work(wxSizer* column, const OnAction& take);
    void show_lists();
    void give_way();
    void keep_focus();
    wxWindow* make_result();
    wxChoice* add_choice(wxSizer* column, const std::string& label,
                         std::function<void(int)> RuleChangePanel::*chosen);

    RuleChangeScreen shown_;
    wxBoxSizer* body_ = nullptr;
    Tile* asked_ = nullptr;
    wxScrolledWindow* fields_ = nullptr;
    Text* intro_ = nullptr;
    Text* over_ = nullptr;
    wxButton* whole_ = nullptr;
    wxChoice* games_ = nullptr;
    wxChoice* cards_ = nullptr;
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

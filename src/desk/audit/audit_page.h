#pragma once
// Audit: a log and which of its hands, the sums of what was found, the cells of one dimension with
// bars, and the patterns.

#include <wx/choice.h>
#include <wx/gauge.h>
#include <wx/statbmp.h>
#include <wx/textctrl.h>

#include "desk/audit/audit_actions.h"
#include "desk/audit/audit_words.h"
#include "desk/audit/ranking/ranking_panel.h"
#include "desk/audit/rule_change/rule_change_panel.h"
#include "desk/frame/page.h"
#include "desk/kit/rows/row_list.h"

namespace fairdeal {

class AuditPage : public Page {
public:
    AuditPage(wxWindow* parent, PageContext& context, AuditSession& session);
    void show_desk() override;
    bool press(const KeyPress& key) override;
    void theme_changed() override;
    void take_focus() override;

    [[nodiscard]] RowList* cells() const { return cells_; }
    [[nodiscard]] RowList* patterns() const { return patterns_; }
    [[nodiscard]] RankingPanel* ranking() const { return ranking_; }
    [[nodiscard]] RuleChangePanel* rule_change() const { return rule_change_; }
    [[nodiscard]] wxButton* start_button() const { return start_; }
    [[nodiscard]] wxButton* begin_button() const { return begin_; }
    [[nodiscard]] wxButton* rule_button() const { return rule_instead_; }
    [[nodiscard]] wxButton* shoes_button() const { return shoes_; }
    [[nodiscard]] wxButton* practice_button() const { return practice_; }
    [[nodiscard]] wxButton* give_button() const { return give_; }
    [[nodiscard]] wxTextCtrl* dealer_field() const { return dealer_; }

private:
    struct FigureTile {
        Tile* tile = nullptr;
        Text* title = nullptr;
        Text* value = nullptr;
        Text* detail = nullptr;
    };
    wxSizer* make_head();
    wxSizer* make_query();
    wxSizer* make_work();
    wxWindow* make_invitation();
    wxWindow* make_found();
    wxSizer* make_cards(wxWindow* parent);
    wxSizer* make_choosers(wxWindow* parent);
    wxSizer* make_headings(wxWindow* parent);
    wxWindow* make_cells(wxWindow* parent);
    wxWindow* make_patterns(wxWindow* parent);
    wxWindow* make_ranking(wxWindow* parent);
    wxWindow* make_rule_change(wxWindow* parent);
    wxTextCtrl* make_field(const char* hint, const char* name);  // marked sentences
    void show_head();
    void show_found();
    void show_table();
    void show_headings();
    void ask();
    wxButton* make_action_button(wxWindow* parent, AuditAction action, const char* kind);
    void take(AuditAction action);
    [[nodiscard]] bool can(AuditAction action) const;
    void choose();
    void save(AuditFormat format);
    void save_report(ReportForm form);
    void make_scenario();
    void pick(int row);
    void pick_pattern(int row);
    void pick_ranked_row(int row);
    void pick_cause(int row);
    void pick_changed(int row);
    void enter_rule_change();
    void move(int step);
    void begin();
    void lay_out() override;
    [[nodiscard]] bool is_low() const;
    void lay_out_cards(int width);
    void lay_out_choosers(int width);
    void lay_out_body(int width);

    static constexpr int invitation_width = dialog_width + 5 * grid;
    static constexpr int card_count = 6;
    AuditSession& session_;
    AuditScreen shown_;
    Text* summary_ = nullptr;
    Text* status_ = nullptr;
    Text* notice_ = nullptr;
    wxButton* choose_ = nullptr;
    wxButton* from_replay_ = nullptr;
    wxButton* start_ = nullptr;
    wxButton* restart_ = nullptr;
    wxGauge* gauge_ = nullptr;
    wxChoice* game_ = nullptr;
    wxTextCtrl* dealer_ = nullptr;
    wxTextCtrl* table_ = nullptr;
    wxTextCtrl* from_ = nullptr;
    wxTextCtrl* to_ = nullptr;
    Tile* invitation_ = nullptr;
    wxStaticBitmap* picture_ = nullptr;
    std::vector<Text*> pitch_;
    wxButton* begin_ = nullptr;
    wxButton* sample_ = nullptr;
    wxButton* rule_instead_ = nullptr;  // a rule change without an audit
    wxButton* shoes_instead_ = nullptr;
    wxButton* shoes_ = nullptr;
    Tile* found_ = nullptr;
    bool shows_found_ = false;
    wxGridSizer* cards_row_ = nullptr;
    wxBoxSizer* choosers_row_ = nullptr;
    wxBoxSizer* views_ = nullptr;  // the tables with the patterns, or the ranking
    wxBoxSizer* body_ = nullptr;
    std::vector<FigureTile> cards_;
    std::vector<wxToggleButton*> choosers_;
    std::vector<wxButton*> headings_;
    std::vector<wxButton*> savers_;
    Tile* cells_card_ = nullptr;
    RowList* cells_ = nullptr;
    Text* empty_ = nullptr;
    wxButton* practice_ = nullptr;
    wxButton* give_ = nullptr;
    wxToggleButton* rank_ = nullptr;
    wxToggleButton* rule_ = nullptr;
    RankingPanel* ranking_ = nullptr;
    RuleChangePanel* rule_change_ = nullptr;
    Tile* patterns_card_ = nullptr;
    RowList* patterns_ = nullptr;
    Text* no_patterns_ = nullptr;
};

}  // namespace fairdeal

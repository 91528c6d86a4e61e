#pragma once
// The right side of a scenario: the wagers to settle or the choices to choose from, and once it is
// marked the verdict with its clauses.

#include <wx/scrolwin.h>

#include "desk/answer/aids/show_me.h"
#include "desk/answer/answering.h"
#include "desk/answer/panel/answer_row.h"
#include "desk/answer/panel/order_card.h"
#include "desk/answer/panel/pay_table_card.h"
#include "desk/answer/panel/payments_card.h"
#include "desk/answer/panel/show_me_card.h"
#include "desk/frame/page_context.h"
#include "desk/verdict/verdict_card.h"

namespace fairdeal {

class AnswerPanel : public Tile {
public:
    AnswerPanel(wxWindow* parent, PageContext& context, Answering& answering);
    void show(const PracticeScreen& screen);
    void theme_changed();
    /// Everything is rebuilt when it is shown next: the letters have another size.
    void letters_changed() {
        built_.clear();
        pay_table_->letters_changed();
    }

    [[nodiscard]] const std::vector<AnswerRow*>& rows() const { return rows_; }
    [[nodiscard]] const std::vector<wxToggleButton*>& choices() const { return choices_; }
    [[nodiscard]] const std::vector<VerdictCard*>& verdicts() const { return verdicts_; }
    [[nodiscard]] const OrderCard* order() const { return order_; }
    [[nodiscard]] const PaymentsCard* payments() const { return payments_; }
    [[nodiscard]] const ClauseCard* clause() const { return clause_; }
    [[nodiscard]] wxButton* check_button() const { return check_; }
    [[nodiscard]] wxButton* hint_button() const { return hint_; }
    [[nodiscard]] wxButton* again_button() const { return again_; }
    [[nodiscard]] wxButton* next_button() const { return next_; }
    [[nodiscard]] wxButton* undo_button() const { return undo_; }
    [[nodiscard]] wxToggleButton* pay_table_button() const { return pays_; }
    [[nodiscard]] const PayTableCard* pay_table() const { return pay_table_; }
    [[nodiscard]] wxButton* show_button(ShowAction action) const {
        return action == ShowAction::Begin ? show_ : action == ShowAction::Next ? line_ : end_;
    }
    [[nodiscard]] std::string banner() const { return title_->GetLabelText().utf8_string(); }

private:
    void make_payments(wxSizer* column);
    void make_footer(wxSizer* column);
    wxButton* make_action_button(AnswerAction action, const char* kind);
    wxButton* make_show_button(ShowAction action, const char* kind);
    void make_aids();
    void apply(AnswerAction action);
    void show_heading(const PracticeScreen& screen);
    void show_body(const PracticeScreen& screen);
    void show_footer(const PracticeScreen& screen);
    void show_aids(const PracticeScreen& screen);
    void build(const PracticeScreen& screen);
    void build_rows(const PracticeScreen& screen, wxSizer* column);
    void build_choices(const PracticeScreen& screen, wxSizer* column);
    void build_verdicts(const PracticeScreen& screen, wxSizer* column);
    AnswerRow* make_row(const RowScreen& screen, std::size_t number);
    void bring_into_view(const wxWindow& row);
    void update_rows(const PracticeScreen& screen);
    void update_choices(const PracticeScreen& screen);
    void add_heading(wxSizer* column, const std::string& text, bool first);
    void focus_current(const PracticeScreen& screen);
    [[nodiscard]] OnClause clause_shown();
    wxSizer* make_choice(const ChoiceScreen& choice, std::size_t number);

    void change(const std::function<void(Practice&)>& act);

    PageContext& context_;
    Answering& answering_;
    std::string built_;  // what the body was built for
    Text* title_ = nullptr;
    Text* status_ = nullptr;
    wxScrolledWindow* body_ = nullptr;
    PaymentsCard* payments_ = nullptr;
    OrderCard* order_ = nullptr;
    ClauseCard* clause_ = nullptr;
    PayTableCard* pay_table_ = nullptr;
    Text* keys_ = nullptr;
    wxToggleButton* pays_ = nullptr;
    wxButton* undo_ = nullptr;
    wxButton* show_ = nullptr;  // Show me,
    wxButton* line_ = nullptr;  // then the next line,
    wxButton* end_ = nullptr;   // and back to the verdict
    wxButton* hint_ = nullptr;
    wxButton* check_ = nullptr;
    wxButton* again_ = nullptr;
    wxButton* next_ = nullptr;
    std::vector<AnswerRow*> rows_;
    std::vector<wxToggleButton*> choices_;
    std::vector<VerdictCard*> verdicts_;
};

}  // namespace fairdeal

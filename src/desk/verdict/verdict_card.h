#pragma once
// What became of one answer: the mark, what was said and what is due, the misreading, the clauses
// to click.

#include "desk/answer/practice_screen.h"
#include "desk/kit/tile.h"

namespace fairdeal {

/// A tick or a cross in a round field.
class Sign : public wxPanel {
public:
    Sign(wxWindow* parent, bool right, Tone around, int size);
};

using OnClause = std::function<void(const std::string& id)>;

/// The clauses as buttons, title before code, in as many lines as they need at this width; they
/// are added to `chips`.
wxSizer* make_chips(wxWindow* parent, const std::vector<ClauseName>& clauses, int width,
                    const std::string& open_clause, const OnClause& clause,
                    std::vector<wxButton*>& chips);

/// `open_clause` is the clause whose words are shown; its chip is marked.
class VerdictCard : public Tile {
public:
    VerdictCard(wxWindow* parent, const VerdictScreen& verdict, int width,
                const std::string& open_clause, const OnClause& clause);
    [[nodiscard]] const std::vector<wxButton*>& chips() const { return chips_; }

private:
    wxSizer* make_heading(const VerdictScreen& verdict, int width);
    void add_amounts(wxSizer* column, const VerdictScreen& verdict, int width);
    std::vector<wxButton*> chips_;
};

/// A soft panel with a sentence or two.
class Remark : public Tile {
public:
    Remark(wxWindow* parent, const std::string& heading, const std::string& text, Tone around,
           bool note, int width);
};

/// The words of one clause, as a page of the rule book.
class ClauseCard : public Tile {
public:
    ClauseCard(wxWindow* parent, std::function<void()> close);
    void show(const ClauseScreen& clause, int width);
    [[nodiscard]] std::string shown_text() const { return text_->GetLabelText().utf8_string(); }

private:
    Text* heading_ = nullptr;
    Text* text_ = nullptr;
    Text* source_ = nullptr;
    wxButton* close_ = nullptr;
};

}  // namespace fairdeal

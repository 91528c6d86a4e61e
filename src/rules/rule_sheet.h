#pragma once
// The sheet a hand is ruled by, as its reader knows it: every clause as it stands, or one of them
// misread. Each game's own sheet adds the house's choices.

#include <initializer_list>

#include "record/options.h"
#include "rules/clause.h"
#include "rules/misreading.h"

namespace fairdeal {

/// What becomes of a wager, and why: Take, Push, or Pay at the odds.
struct Outcome {
    Verb verb = Verb::Push;
    Odds odds;
    Clauses because;  // the deciding clause first
};

class RuleSheet {
public:
    /// The misreading must outlive the sheet; null: the reader knows every clause.
    explicit RuleSheet(const Misreading* misread) : misread_(misread) {}

    /// False only for a clause that this reader has forgotten.
    [[nodiscard]] bool knows(ClauseId clause) const {
        return misread_ == nullptr || still_knows(clause);
    }

    // The outcomes a clause can rule; a misread deciding clause rules what its reader takes it to
    // say.
    [[nodiscard]] Outcome take(std::initializer_list<ClauseId> because) const;
    [[nodiscard]] Outcome push(std::initializer_list<ClauseId> because) const;
    [[nodiscard]] Outcome pay(Odds odds, std::initializer_list<ClauseId> because) const;

    /// The price that a clause sets beside the one that decides the outcome; a reader who misreads
    /// that clause has their own.
    [[nodiscard]] Odds price(ClauseId clause, Odds odds) const {
        return misread_ == nullptr ? odds : misread_price(clause, odds);
    }

    /// How this reader orders what the clause puts in order; nothing: as it says.
    [[nodiscard]] std::optional<OrderSlip> order_slip(ClauseId clause) const {
        return misread_ == nullptr ? std::nullopt : misread_order(clause);
    }
    /// They have the clause's order the other way round.
    [[nodiscard]] bool is_reversed(ClauseId clause) const {
        return order_slip(clause) == OrderSlip::Reversed;
    }

protected:
    /// The card with the one choice changed that the misreading changes, if that is what it does.
    static TableCard as_chosen(TableCard card, const Misreading* misread);
    [[nodiscard]] const Misreading* misread() const { return misread_; }

private:
    [[nodiscard]] bool still_knows(ClauseId clause) const;
    [[nodiscard]] Odds misread_price(ClauseId clause, Odds odds) const;
    [[nodiscard]] std::optional<OrderSlip> misread_order(ClauseId clause) const;
    void read(Outcome& outcome) const;
    const Misreading* misread_;
};

}  // namespace fairdeal

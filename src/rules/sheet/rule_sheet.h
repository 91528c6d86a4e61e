#pragma once
// The sheet a hand is ruled by, as its reader knows it: every clause as it stands, or one of them
// misread. Each game's own sheet adds the house's choices. Sections that are lists of rows are read
// by rows.h.

#include "record/options.h"
#include "rules/clause.h"
#include "rules/sheet/payment.h"
#include "rules/sheet/ruling_options.h"

namespace fairdeal {

/// What becomes of a wager, and why: Take, Push, or Pay at the odds.
struct Outcome {
    Verb verb = Verb::Push;
    Odds odds;
    Clauses because;  // the deciding clause first; empty if the sheet is read for amounts alone
    StakePart part = StakePart::All;
};

class RuleSheet {
public:
    /// The table card and the misreading must outlive the sheet.
    RuleSheet(const TableCard& card, const RulingOptions& options)
        : misread_(options.misread), depth_(options.depth), card_(&card) {
        if (misread_ != nullptr && misread_->change.option) choose_otherwise();
    }
    RuleSheet(const RuleSheet&) = delete;
    RuleSheet& operator=(const RuleSheet&) = delete;

    /// The table card as this reader has it.
    [[nodiscard]] const TableCard& card() const { return *card_; }
    [[nodiscard]] const Misreading* misread() const { return misread_; }
    [[nodiscard]] bool wants_reasons() const { return depth_ == Depth::Reasons; }

    /// True if the table card has the choice, or none is named.
    [[nodiscard]] bool has(const std::optional<Where>& where) const {
        return stands(where, *card_);
    }
    /// What a row that cites `decides` first makes of a wager; without clauses.
    [[nodiscard]] Outcome outcome_of(const Payment& payment, ClauseId decides) const {
        const Odds odds = payment.price ? card_->price(*payment.price) : payment.odds;
        Outcome outcome{payment.verb, odds, {}, payment.part};
        if (misread_ != nullptr) read(outcome, payment, decides);
        return outcome;
    }
    /// Notes that it made a difference whether the clause is known.
    void note_known(ClauseId clause) const;
    /// What is asked from now on is asked for the settlement of this wager, and no line about any
    /// other hangs on the answer; None: for the whole hand.
    void settles(Wager wager) const {
        if (misread_ != nullptr && misread_->asked != nullptr) misread_->asked->settling = wager;
    }
    /// Notes that this row of the section rules.
    void note_row(std::string_view section, std::size_t row) const;

    /// False only for a clause that this reader has forgotten.
    [[nodiscard]] bool knows(ClauseId clause) const {
        return misread_ == nullptr || still_knows(clause);
    }

    /// A wager that is taken by this clause alone; who misreads it rules what they take it to say.
    [[nodiscard]] Outcome take(ClauseId because) const;

    /// The price that a clause sets beside the one that decides the outcome; a reader who misreads
    /// that clause has their own.
    [[nodiscard]] Odds price(ClauseId clause, Odds odds) const {
        return misread_ == nullptr ? odds : misread_price(clause, odds);
    }

    /// How this reader orders what the clause puts in order; nothing: as it says.
    [[nodiscard]] std::optional<OrderSlip> order_slip(ClauseId clause) const {
        return misread_ == nullptr ? std::nullopt : misread_order(clause);
    }

protected:
    ~RuleSheet() = default;

private:
    /// The card with the one choice changed that the misreading changes.
    void choose_otherwise();
    [[nodiscard]] bool still_knows(ClauseId clause) const;
    [[nodiscard]] Odds misread_price(ClauseId clause, Odds odds) const;
    [[nodiscard]] std::optional<OrderSlip> misread_order(ClauseId clause) const;
    void read(Outcome& outcome, ClauseId decides) const;
    void read(Outcome& outcome, const Payment& payment, ClauseId decides) const;
    const Misreading* misread_;
    Depth depth_;
    const TableCard* card_;
    std::optional<TableCard> own_card_;
};

}  // namespace fairdeal

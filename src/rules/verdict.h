#pragma once
// A claim compared with a ruling, wager by wager.

#include <optional>
#include <string>
#include <vector>

#include "rules/claim.h"
#include "rules/misreading.h"
#include "rules/ruling.h"

namespace fairdeal {

/// How a claim on one wager stands to the ruling.
/// Undecided: the ruling hangs on an unreadable card, and the claim is one of those it can be.
/// WrongOrder: every sum is right, but a short bank was paid out in another order.
enum class Standing : std::uint8_t {
    Right,
    WrongAmount,
    WrongOutcome,
    Missing,
    NotDue,
    Undecided,
    WrongOrder
};
/// "right", "wrong amount", "wrong outcome", "missing", "not due", "undecided", "wrong order".
std::string_view to_text(Standing standing);

/// Ruled against claimed on one wager (or tip, or place).
struct WagerVerdict : Subject {
    Standing standing = Standing::Right;
    SettledLines ruled;                          // empty: nothing is due, or it hangs on a card
    SettledLines claimed;                        // empty: nothing is said
    bool hangs_on_a_card = false;                // that cannot be read
    std::vector<SettledLines> may_be = {};       // then: every possible settlement; empty: too many
    Clauses because = {};                        // of the ruled lines; of what is not due: empty
    std::optional<std::string> misreading = {};  // the id of the one that gives exactly the claim
    std::string trainer_says = {};               // its sentence
    friend bool operator==(const WagerVerdict&, const WagerVerdict&) = default;

    /// Neither right nor undecided.
    [[nodiscard]] bool is_wrong() const {
        return standing != Standing::Right && standing != Standing::Undecided;
    }
    /// What the guest (of a tip: the dealer) got too much; negative: too little.
    [[nodiscard]] Money overpaid() const { return moved_by(claimed) - moved_by(ruled); }
    /// Of what is due the lines that were not made, and of what was made those that are not due;
    /// sorted.
    [[nodiscard]] SettledLines missing() const { return without(ruled, claimed); }
    [[nodiscard]] SettledLines extra() const { return without(claimed, ruled); }
};

/// A wager that would have gone short, had the bank been paid out in the order that was claimed.
struct WentShort {
    Who who;
    Wager wager = Wager::None;
    Money short_by;  // of what the right order gives it; never nothing
};

/// The first two lines of a claim that stand in an order which a clause forbids.
struct BrokenOrder {
    Line first, then;                   // as ruled: what had to come first, what was put before it
    ClauseId clause;                    // that sets the order
    std::vector<WentShort> went_short;  // of a short bank
};

struct Verdict {
    bool right = false;  // every due line with its amount, and no other; none undecided
    std::vector<WagerVerdict> wagers;  // in the ruling's order, what is not due last
    /// Any order that breaks no pair is right. Only of a short bank's pays is it a discrepancy;
    /// elsewhere the sums are what counts, and a record shows the delay as a fault.
    std::optional<BrokenOrder> order;
    /// Every wager that is not right; an undecided one is no discrepancy.
    [[nodiscard]] std::vector<WagerVerdict> discrepancies() const;
};

/// The claim is the ruling, line for line and in its order: the commonest of right claims, told
/// without a verdict. False says nothing.
bool is_line_for_line(const Claim& claim, const Ruling& ruling);
/// The same of a record's settlement events.
bool is_line_for_line(const HandRecord& record, const Ruling& ruling);

/// Claim and ruling give the subject the same. Nothing at all is the same too, if the
/// ruling is of a complete hand.
bool agree_about(const Claim& claim, const Ruling& ruling, const Subject& about);

/// Holds the claim against the ruling. No misreading is named yet (see games/all_games.h).
Verdict judge(const Claim& claim, const Ruling& ruling);

}  // namespace fairdeal

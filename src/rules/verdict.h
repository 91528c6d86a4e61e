#pragma once
// A claim held against a ruling, wager by wager.

#include <optional>
#include <string>
#include <vector>

#include "rules/claim.h"
#include "rules/misreading.h"
#include "rules/ruling.h"

namespace fairdeal {

/// How a claim on one wager stands to the ruling.
enum class Standing : std::uint8_t { Right, WrongAmount, WrongOutcome, Missing, NotDue };
/// "right", "wrong amount", "wrong outcome", "missing", "not due".
std::string_view to_text(Standing standing);

/// One wager (or tip, or place) of the ruling or the claim, held against the other.
struct WagerVerdict {
    Who who;
    Wager wager = Wager::None;  // None: tip, out or place
    Standing standing = Standing::Right;
    std::string ruled;          // "take 5", "push", "nothing"; several lines are joined by ", "
    std::string claimed;        // likewise
    Clauses because;            // of the ruled lines; of a wager that is not due: empty
    std::optional<std::string> misreading;     // the id of the one that gives exactly the claim
    std::string trainer_says;                  // its sentence
};

struct Verdict {
    bool right = false;                  // every due line with its amount, and no other
    std::vector<WagerVerdict> wagers;    // in the ruling's order, what is not due last
    [[nodiscard]] std::vector<WagerVerdict> discrepancies() const;
};

/// Holds the claim against the ruling. No misreading is named yet (see games/all_games.h).
Verdict judge(const Claim& claim, const Ruling& ruling);

}  // namespace fairdeal

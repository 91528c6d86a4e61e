#pragma once
// The wagers of a hand that were not settled as ruled, each as the lines that are due and were not
// made, and the lines that were made and are not due.

#include <compare>
#include <string>
#include <vector>

#include "games/all_games.h"

namespace fairdeal {

/// One settlement line without its wager. A push has no amount.
struct Settled {
    Verb verb = Verb::Push;
    Money amount;
    int place = 0;
    friend auto operator<=>(const Settled&, const Settled&) = default;
};
using SettledLines = std::vector<Settled>;  // sorted

struct WrongWager {
    WagerVerdict verdict;
    SettledLines due;        // all that is ruled on the wager
    SettledLines missing;    // of these, what was not made
    SettledLines extra;      // made and not due
    Money stake;             // put up, as doubles have made it; nothing: none is known
    std::vector<int> lines;  // of the record: its settlement, or where it was put up

    /// "seat 2's super-tie", "hand 2.1's player", "the out of seat 5".
    [[nodiscard]] std::string name() const;
};

/// Every discrepancy of the verdict, in its order.
std::vector<WrongWager> wrong_wagers(const HandRecord& record, const Ruling& ruling,
                                     const Verdict& verdict);

/// Is the line (ruled or claimed) about the wager, tip, out or place of the verdict?
template <class AnyLine>
bool is_on(const AnyLine& line, const WagerVerdict& wager) {
    if (line.who != wager.who || line.wager != wager.wager) return false;
    return wager.wager != Wager::None || line.verb == wager.verb;
}

/// What lines move on a wager towards the guest (of a tip: the dealer): paid is plus, taken is
/// minus. A stake that is pushed or handed back moves nothing.
template <class AnyLines>
Money moved_on(const AnyLines& lines, const WagerVerdict& wager) {
    Money sum;
    for (const auto& line : lines) {
        if (!is_on(line, wager)) continue;
        if (line.verb == Verb::Pay || line.verb == Verb::Tip) sum += line.amount;
        if (line.verb == Verb::Take) sum -= line.amount;
    }
    return sum;
}

/// "take 12.50", "push", "out 5".
std::string to_text(const Settled& line);
/// "seat 2", "hand 2.1", "the dealer".
std::string spot_in_words(Who who);

}  // namespace fairdeal

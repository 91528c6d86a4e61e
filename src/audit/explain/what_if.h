#pragma once
// What if? One thing of a record is changed, and the ruling of the changed hand is laid beside the
// true one. The record itself never changes.

#include <variant>

#include "games/all_games.h"

namespace fairdeal {

/// Another card in place of the `number`-th (from 1) of a line; where it lies face down also where
/// it is turned up.
struct OtherCard {
    int line = 0;
    int number = 1;
    Card card;
};
/// Another event in place of a line's, in the notation: an action, a wager. Empty: the line is left
/// out.
struct OtherEvent {
    int line = 0;
    std::string words;
};
/// One event more, after a line (1: after the header).
struct MoreEvent {
    int behind = 1;
    std::string words;
};
/// Another choice of the house.
struct OtherOption {
    std::string name, value;
};
using Change = std::variant<OtherCard, OtherEvent, MoreEvent, OtherOption>;

/// The record with the change made, its lines renumbered; or what is wrong with that, by line
/// and column of the changed record. Of an option the place is line 1.
Result<HandRecord> changed(const HandRecord& record, const Change& change);

/// The record with another card at one place, and where that card is turned up. Both indices must
/// be there.
HandRecord with_card(const HandRecord& record, std::size_t event, std::size_t number, Card card);

/// A wager (tip, place) that two rulings settle differently: the other ruling's lines as a claim,
/// judged by the true one.
struct RulingDifference {
    WagerVerdict verdict;  // ruled: as it was; claimed: as it is
    Clauses is_because;    // empty where nothing is due
    /// For the guest; negative: less.
    [[nodiscard]] Money more() const { return verdict.overpaid(); }
};

/// Every wager that `is` settles differently from `was`, in the order of `was`.
std::vector<RulingDifference> differences(const Ruling& was, const Ruling& is);

struct WhatIf {
    HandRecord record;
    Ruling ruling;
    std::vector<RulingDifference> differences;
    std::vector<Breach> new_faults, gone_faults;  // told apart by their words: lines may have moved
    bool changes_play =
        false;  // the play is over in one and not in the other, or goes on otherwise
    [[nodiscard]] bool changes_ruling() const {
        return !differences.empty() || !new_faults.empty() || !gone_faults.empty() || changes_play;
    }
};

/// The changed hand's ruling beside the true one.
Result<WhatIf> what_if(const HandRecord& record, const Ruling& ruling, const Change& change);

/// The hand under other choices of the house, which `other` has, beside its true ruling.
WhatIf under(const HandRecord& record, HandRecord other);

/// The values of an option that are worth a look, as a card writes them: of words every word, of
/// prices, numbers and amounts the usual ones, though a game may allow fewer.
std::vector<std::string_view> usual_values(const OptionSpec& spec);

/// A single other choice of the house that would change the ruling.
struct OptionEffect {
    std::string name, from, to;
    WhatIf what_if;
};

/// Every single other choice that would change this ruling, in the rule book's order: of each
/// option its usual values.
std::vector<OptionEffect> option_effects(const HandRecord& record, const Ruling& ruling);

}  // namespace fairdeal

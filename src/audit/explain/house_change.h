#pragma once
// What would other choices of the house have cost? Every hand of a log is ruled as it was dealt and
// once more under the other choices; the two rulings are compared, not what was paid.

#include "audit/explain/what_if.h"
#include "audit/sums.h"
#include "log/hand_log.h"

namespace fairdeal {

/// Other choices of the house: a whole table card, or some options of each hand's own.
struct HouseChange {
    Game game = Game::Breakout;
    std::optional<TableCard> card{};     // of that game
    std::vector<OtherOption> options{};  // set on the card, or else on the hand's own
    std::int64_t records = 0;            // the first so many of the log; 0: all
    /// Only these of the log, by their numbers; empty: all that the filter lets through.
    std::vector<std::int64_t> hands{};
};
/// The choice that an option names, as "hit-soft-17=yes". Refused: it is none, or no value of it.
Result<OtherOption> other_option_from(Game game, std::string_view words);
/// The numbers of hands that "12,40-55" names, rising. Refused: it is none of these, or names more
/// than a million.
Result<std::vector<std::int64_t>> hand_numbers_from(std::string_view words);

struct HouseChangeReport {
    bool finished = false;
    std::int64_t hands = 0;      // of the game, that could be read
    std::int64_t same_card = 0;  // dealt by these very choices: nothing could change
    std::int64_t otherwise = 0;  // settled otherwise
    /// Dealt as it would not have been: the cards that would have come nobody knows, so its amounts
    /// are not counted.
    std::int64_t played_otherwise = 0;
    std::int64_t wagers = 0;  // settled otherwise
    Exposures
        guests;  // overpaid: what players would have had more; underpaid: what they would lack
    /// By the clause that decides under the other choices ("-": nothing is due): the wagers and
    /// amounts.
    std::vector<NamedCell> clauses;
    std::vector<std::int64_t> first_hands;       // settled otherwise, at most hands_kept
    std::vector<std::int64_t> first_unplayable;  // played otherwise, likewise
    /// For the house, of one unit; negative: it would have cost the house.
    [[nodiscard]] Money for_the_house(Unit unit) const;
};

/// Goes through the hands that the filter lets through, in the log's order, until `progress` says
/// false; of hands that are named no other is read. Refused: the log cannot be opened, a hand that
/// is named is not in it, or the choices are of another game.
Result<HouseChangeReport> house_change(const std::filesystem::path& log, const HandFilter& filter,
                                       const HouseChange& change, const Progress& progress);

}  // namespace fairdeal

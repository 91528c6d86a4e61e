#pragma once
// The one door to the four games: a record in, its ruling out. Which game it is stands in its
// header.

#include <span>
#include <vector>

#include "games/irregular/irregular.h"
#include "games/league/tournament/sequence.h"
#include "rules/sheet/printed.h"
#include "rules/sheet/ruling_options.h"
#include "rules/verdict.h"

namespace fairdeal {

/// One game's rules as the rooms above see them.
struct GameRules {
    Game game;
    /// Rules a record (its table folds, as read_record has seen to). Never fails: whatever stands
    /// in the record, legal or not, is ruled.
    /// The ruling is cleared first, and its memory used again.
    void (*rule)(const HandRecord& record, const RulingOptions& options, Ruling& ruling);
    /// Every clause and open point the rules of the game can cite.
    std::span<const ClauseId> (*clauses)();
    /// The sections of its sheet that are lists of rows, in the order of the document.
    std::vector<PrintedSection> (*sections)();
    /// What a stake that wins is paid at a price of the sheet, rounded as the table card says; of a
    /// bank that can pay it.
    Money (*pays)(const TableCard& card, Money stake, Odds price);
};

/// The games that are ruled.
std::span<const GameRules> all_games();

/// The rules of a game; null for one that is not ruled yet.
const GameRules* rules_of(Game game);

/// Rules a record by its own header, one of notation version 2 by the chapter IRR too. The game
/// must be one that is ruled (rules_of).
Ruling rule(const HandRecord& record);
/// The same into a ruling whose memory is used again: a hand whose cards can all be read, that
/// breaks no clause, takes no memory of its own. For the amounts alone it is quicker.
void rule_into(const HandRecord& record, Ruling& ruling, Depth depth = Depth::Reasons);
/// Reads a record and rules it: what read_record_into() and rule_into() do one after the other, but
/// the table of a hand in which nothing is wrong is folded once. The problems, if there are any
/// (those of miscounted() too): neither record nor ruling is then of use. A game that is not ruled
/// is only read. A hand that went wrong is laid as_played(), so that its events are those of the
/// ruling.
Problems read_and_rule_into(HandRecord& record, std::string_view text, Ruling& ruling,
                            Depth depth = Depth::Reasons);
/// `end` becomes the table after the last event where it was folded for the reading itself, as it
/// is of every record of notation version 2; else nothing.
Problems read_and_rule_into(HandRecord& record, std::string_view text, Ruling& ruling,
                            std::optional<TableState>& end);
/// The same, by somebody who misreads one clause.
Ruling rule_misread(const HandRecord& record, const Misreading& misread);
void rule_misread_into(const HandRecord& record, const Misreading& misread, Ruling& ruling,
                       Depth depth = Depth::Reasons);

/// Of these misreadings, in their order, those by which the record may be ruled otherwise than it
/// is; by any other it is ruled the same, because no rule asked for the clause.
std::vector<const Misreading*> misreadings_that_show(const HandRecord& record,
                                                     std::span<const Misreading> misreadings);

/// The rows of the game's sections() by which the record is ruled, each once.
std::vector<RowAsked> rows_that_rule(const HandRecord& record);

/// Holds a claim against the record's ruling and names, for each wrong wager, the misreading that
/// gives exactly what was claimed: of several, one that explains the most wagers, then the first
/// listed.
Verdict judge(const Claim& claim, const HandRecord& record, const Ruling& ruling,
              std::span<const Misreading> misreadings);

/// Every break between the league records of one `table=`, taken in the order given; records of
/// other games, or without a table, belong to no sequence. For a stream of records: LeagueTables
/// (games/league/tournament/sequence.h), which comes with this header, as does next_hand_of.
std::vector<SequenceBreak> sequence_breaks(std::span<const HandRecord> records);

}  // namespace fairdeal

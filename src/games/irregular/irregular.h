#pragma once
// The chapter IRR as the games' door sees it: a hand on which something went wrong is laid as it is
// to be ruled, ruled by its game, and what the chapter adds is put beside.

#include <span>

#include "games/irregular/course.h"

namespace fairdeal {

/// What the chapter asks of the game whose hand it is.
struct IrregularGame {
    irr::RulePlain rule;  // by the game's own clauses alone
    /// What a stake that wins is paid at a price, rounded as the table card says.
    Money (*pays)(const TableCard& card, Money stake, Odds price) = nullptr;
    RulingOptions options{};  // who reads the chapter, and how much they say
};

/// The hand as_played() by somebody who misreads (null: by who knows every clause): who forgets
/// IRR-4 draws on after a refusal, who forgets IRR-15 goes by what the scanner said. Fault: the
/// record cannot be laid.
HandRecord laid_as_read(HandRecord record, const Misreading* misread);

/// Rules a hand of notation version 2 that is as_played(). Of what the game objects to, what stands
/// on a line that breaks a clause of the chapter is said by the chapter alone.
void rule_irregular(const HandRecord& laid, const IrregularGame& game, Ruling& ruling);

/// What the header's count of the shoe makes impossible: more cards drawn than were left, or a
/// shuffle of another number than the discards. By line; nothing without `out=`. Of a record as it
/// was read or as_played().
Problems miscounted(const HandRecord& record);

/// What the id of each of its clauses begins with.
inline constexpr std::string_view irregular_prefix = "IRR-";

/// Ruling::at_issue can name the clause: what went wrong is seen in the record's lines.
bool can_be_at_issue(std::string_view clause);

/// What a house may choose by the clause; null: it leaves no choice, or there is no such clause.
const RemedySpec* remedy_of(std::string_view clause);

/// Whether the clause has a say in hands of this game: no, where the game's own document comes
/// first or what it is about cannot happen. Of an id of the chapter.
bool arises_in(Game game, std::string_view clause);

/// The clause whose choice decides: IRR-3 for IRR-12, which has no choice; any other clause decides
/// for itself.
std::string_view clause_followed(std::string_view clause);

/// The clauses that such a ruling can cite.
std::span<const ClauseId> irregular_clauses();

}  // namespace fairdeal

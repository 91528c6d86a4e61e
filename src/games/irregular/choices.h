#pragma once
// What a house may choose in the chapter IRR, by name: each list in the order of the words in
// record/irregular/remedies.cpp.

#include "rules/sheet/rule_sheet.h"

namespace fairdeal::irr {

enum class BoxedCard : std::uint8_t { Discard, VoidIfTwo };
enum class LooseUnseen : std::uint8_t { Next, Burn };
enum class LooseSeen : std::uint8_t { Offer, Burn, Void };
enum class DealSeen : std::uint8_t { Play, Void };
enum class Overdraw : std::uint8_t { Burn, Count };
enum class DealerMissed : std::uint8_t { Complete, PlayersOption };
enum class SeatMissed : std::uint8_t { Return, DealLast };
enum class OneCard : std::uint8_t { DealLast, SeatOption, TableOption };
enum class EmptyBox : std::uint8_t { Burn, MoveOne, PlayersOption };
enum class CardsOut : std::uint8_t { ShuffleDiscards, Void };
enum class Misplaced : std::uint8_t { MoveIfLast, FloorMoves, Stays };
enum class Misscan : std::uint8_t { CancelIfMatters, Rescan, TableCounts };
enum class HoleSeen : std::uint8_t { Play, Void };
enum class BadCard : std::uint8_t { Replace, VoidRound };
enum class OffLimit : std::uint8_t { Stands, Return };
enum class Machine : std::uint8_t { VoidIfMatters, GoOn };

/// The chapter as its reader knows it: every clause and choice of the house as it stands, or one
/// misread.
class ChapterSheet final : public RuleSheet {
public:
    using RuleSheet::RuleSheet;
};

template <class Words>
[[nodiscard]] Words chosen(const ChapterSheet& sheet, Remedy remedy) {
    return sheet.card().remedies.choice<Words>(remedy);
}

}  // namespace fairdeal::irr

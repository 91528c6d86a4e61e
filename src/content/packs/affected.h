#pragma once
// What a changed table card does to the content: which scenarios and lesson items are answered
// otherwise when the house chooses otherwise.

#include <atomic>

#include "training/library.h"

namespace fairdeal {

struct AffectedItem {
    std::string id, title;             // of a scenario, or of a lesson's own item
    std::vector<std::string> lessons;  // a scenario: the lessons that link to it
    std::string was, is;               // the key in words; alike: other clauses make it so
    std::string because, is_because;   // the clauses of the two, the deciding one first
    std::string why_not;               // it cannot be asked any more; empty: it can
};

/// A hand of a scenario under another table card; nothing: it is answered as it is now.
std::optional<AffectedItem> affected_item(const Scenario& scenario, const TableCard& card);
/// The hand under another table card, or why there is no such hand.
Result<HandRecord> dealt_under(const TableCard& card, HandRecord hand);
/// A fault that the hand `is` shows and `was` does not, in words; empty: none.
std::string new_fault(const HandRecord& was, const HandRecord& is);

/// What is answered otherwise, or cannot be asked any more, with `changed` in the place of the
/// library's table card of the same id; scenarios first, in the library's order. Questions of talk
/// are left out: no table card decides them. Refused if there is no such table card of the game.
/// `called_off`, if it is not null, may become true meanwhile: the list is of no use then.
Result<std::vector<AffectedItem>> affected_by(const TableCardFile& changed, const Library& library,
                                              const std::atomic<bool>* called_off = nullptr);

}  // namespace fairdeal

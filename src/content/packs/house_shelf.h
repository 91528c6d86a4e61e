#pragma once
// The library of a house that deals by cards of its own: what the content says of the house's own
// tables is dealt by the card that is in force there. What was written is remembered, so that
// another card can take its place at any time.

#include <map>

#include "training/library.h"

namespace fairdeal {

class HouseShelf {
public:
    /// `cards`: those in force today, at most one a game; a game without one has the card that
    /// ships. Each takes the place of the library's house_card_id, and so do scenarios and lesson
    /// items that are dealt by it. What has another answer then loses its hints, for they lead to
    /// the old one; what cannot be asked then, or would show a fault, is asked as it was written.
    /// To be called again after anything was put on the shelf.
    void put_in_force(const std::vector<TableCardFile>& cards, Library& library);

    /// The card that ships, of a library that has one in force; null: nothing was put in force.
    [[nodiscard]] const TableCardFile* shipped(const std::string& house_card) const;

private:
    struct Dealt {
        Scenario written, made;
    };
    void deal(Scenario& scenario, const TableCardFile& card);

    std::map<std::string, TableCardFile> shipped_;  // by id
    std::map<std::string, Dealt> dealt_;            // by the id of a scenario or lesson item
};

}  // namespace fairdeal

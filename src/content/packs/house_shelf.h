#pragma once
// Puts the table cards that a house has in force into the library: scenarios and lesson items that
// use the standard card are dealt by the house's card instead. The originals are kept, so that the
// card can be changed at any time.

#include <map>

#include "training/library.h"

namespace fairdeal {

class HouseShelf {
public:
    /// `cards`: those in force today, at most one a game; a game without one has the card that
    /// ships. Each takes the place of the library's house_card_id, and so do scenarios and lesson
    /// items that are dealt by it. What has another answer then loses its hints, for they lead to
    /// the old one; what cannot be asked then, or would show a fault, is asked as it was written.
    /// Call it again after anything was added to the library.
    void put_in_force(const std::vector<TableCardFile>& cards, Library& library);

    /// The card that ships, of a library that has one in force; null: nothing was put in force.
    [[nodiscard]] const TableCardFile* shipped(const std::string& house_card) const;

private:
    struct Dealt {
        Scenario written, made;
    };
    void deal(Scenario& scenario, const TableCardFile& card);
    void deal(Lesson& lesson, const TableCardFile& card);

    std::map<std::string, TableCardFile> shipped_;  // by id
    std::map<std::string, Dealt> dealt_;            // by the id of a scenario or lesson item
};

}  // namespace fairdeal

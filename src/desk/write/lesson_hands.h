#pragma once
// What can be put into a lesson that is being written: pieces of prose, the hands that are open in
// the other rooms, and the scenarios on the shelf.

#include "desk/write/lesson_desk.h"

namespace fairdeal {

/// Where it comes from. New: it is still to be written. Removed: it was in the lesson before.
enum class OfferFrom : std::uint8_t { New, Removed, Drill, Replay, Rebuild, Case, Audit, Shelf };

struct Offer {
    OfferFrom from = OfferFrom::New;
    PartKind kind = PartKind::Text;  // what it becomes
    std::string id;                  // Shelf: the scenario's
    std::string title, detail;
    std::string why_not;  // it cannot be put in, and why; empty: it can
    std::string spoken;
};

/// The part of the lesson that something would be put into.
LessonPart place_to_put_in(const AuthorRoom& room);

/// For the part of the lesson that the picked row belongs to: what is new first, then what is open,
/// then the shelf as far as the search goes.
std::vector<Offer> offers(const Desk& desk);

/// Puts the offer of this number after the picked row, which it becomes.
void put_in(Desk& desk, std::size_t number);

/// Goes to the lesson that is written with what can be put in listed, and the drill's hand picked.
void take_to_lesson(Desk& desk);

/// Can this hand be kept as a scenario of its own?
bool can_be_scenario(const Offer& offer);
/// Keeps it in our own folder, from where it is in Practise at once and can be linked to.
void keep_as_scenario(Desk& desk, std::size_t number);

}  // namespace fairdeal

#pragma once
// A sitting's ticket: the sitting's id and a random number, signed with the office's exam key. The
// log holds a commitment to it from the opening on. With what invigilator and candidate contribute
// at the start (draw.h) it gives the sitting's items.
//
// Tickets of older programs have no random number, and gave the items by themselves.

#include <string>

#include "assessment/exam_form.h"
#include "ledger/key.h"

namespace fairdeal {

/// A new ticket as a text of lines, another each time. Throws Fault for a key that is no log's.
std::string make_ticket(const SigningKey& exam_key, std::string_view sitting);
/// It has the form of a ticket of this sitting; who signed it is not looked at.
bool is_ticket_of(std::string_view ticket, std::string_view sitting);

/// What the log says before the exam of a ticket that it keeps secret until the end: 64 hexadecimal
/// digits.
std::string commitment_to(std::string_view ticket);

/// The seeds that a hash gives, an own one for every place and attempt.
ExamSeeds seeds_from(const Hash& hash);
/// The seeds of the ticket alone, as older programs drew their items. Refused: no ticket of this
/// sitting, or, with a key, not signed by it.
Result<ExamSeeds> seeds_of(std::string_view ticket, std::string_view sitting,
                           const std::optional<PublicKey>& exam_key);

/// The key that the item of a place is sealed with in the log. No seed of an item gives it, nor
/// does the key of another place.
using ItemKeys = std::function<Hash(int place)>;
/// Of the ticket alone. Refused: no ticket of this sitting.
Result<ItemKeys> item_keys_of(std::string_view ticket, std::string_view sitting);

}  // namespace fairdeal

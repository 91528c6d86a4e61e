#pragma once
// A sitting's ticket: the sitting's id signed with the office's exam key. The hash of that
// signature is the seed of the sitting's items, so that nobody without the key can know them
// before, and everybody with the public key can see afterwards that they were not picked. Ed25519
// signs the same text always alike: the key alone, kept or escrowed, gives every ticket again.

#include <string>

#include "assessment/exam_form.h"
#include "ledger/key.h"

namespace fairdeal {

/// The ticket as a text of lines. Throws Fault for a key that is no log's.
std::string make_ticket(const SigningKey& exam_key, std::string_view sitting);

/// What the log says before the exam of a ticket that it keeps secret until the end: 64 hexadecimal
/// digits.
std::string commitment_to(std::string_view ticket);

/// The seeds of the ticket's items. Refused: no ticket of this sitting, or, with a key, not signed
/// by it.
Result<ExamSeeds> seeds_of(std::string_view ticket, std::string_view sitting,
                           const std::optional<PublicKey>& exam_key);

/// The key that the item of a place is sealed with in the log. No seed of an item gives it, nor
/// does the key of another place.
using ItemKeys = std::function<Hash(int place)>;
/// Refused: no ticket of this sitting.
Result<ItemKeys> item_keys_of(std::string_view ticket, std::string_view sitting);

}  // namespace fairdeal

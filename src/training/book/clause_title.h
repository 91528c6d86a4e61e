#pragma once
// What a clause is called in a row or on a button, where its text would be too long: by the section
// of the rule book that it stands in; an open point by its question.

#include "training/library.h"

namespace fairdeal {

/// "Dealer Hand Push", "Does the dealer draw on a soft 17?"; empty if no book has the id.
std::string clause_title(const Library& library, std::string_view id);
/// "Dealer Hand Push (BRK-PUSH-3)"; the id alone if no book has it.
std::string clause_title_with_id(const Library& library, std::string_view id);

}  // namespace fairdeal

#pragma once
// What a clause is called in a row or on a button, where its text would be too long: by the section
// of the rule book that it stands in; an open point by its question.

#include "rules/clause.h"
#include "training/library.h"

namespace fairdeal {

/// A clause or an open point as people are told of it: its title beside its code.
struct ClauseName {
    std::string id, title;  // "BRK-PUSH-3", "Dealer Hand Push"; no book has the id: no title
    friend bool operator==(const ClauseName&, const ClauseName&) = default;
};
ClauseName named_clause(const Library& library, std::string_view id);
/// In their order; `clauses` is any list of ClauseId.
template <class Ids>
std::vector<ClauseName> named_clauses(const Library& library, const Ids& clauses) {
    std::vector<ClauseName> names;
    for (const ClauseId clause : clauses) names.push_back(named_clause(library, clause.id));
    return names;
}
/// "Dealer Hand Push (BRK-PUSH-3)"; without a title the id alone.
std::string to_text(const ClauseName& clause);
/// All of them, separated by semicolons.
std::string to_text(const std::vector<ClauseName>& clauses);

/// "Dealer Hand Push", "Does the dealer draw on a soft 17?"; empty if no book has the id.
std::string clause_title(const Library& library, std::string_view id);
/// "Dealer Hand Push (BRK-PUSH-3)"; the id alone if no book has it.
std::string clause_title_with_id(const Library& library, std::string_view id);

}  // namespace fairdeal

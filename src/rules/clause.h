#pragma once
// Clauses by their ids in the rule book ("BRK-PUSH-3", "AMB-BRK-04"). The words of a clause are
// content; the rules only cite.

#include <algorithm>
#include <string_view>

#include "base/inline_vector.h"

namespace fairdeal {

/// The id of a clause or an open point; the text it points to lives as long as the program.
struct ClauseId {
    std::string_view id;
    friend constexpr bool operator==(const ClauseId&, const ClauseId&) = default;
};

/// The clauses that make a line so, the deciding one first; never empty in a ruling.
using Clauses = InlineVector<ClauseId, 8>;

inline bool cites(const Clauses& clauses, ClauseId clause) {
    return std::find(clauses.begin(), clauses.end(), clause) != clauses.end();
}
/// Adds a clause that is not there yet, if there is room.
inline void cite(Clauses& clauses, ClauseId clause) {
    if (!full(clauses) && !cites(clauses, clause)) clauses.push_back(clause);
}

}  // namespace fairdeal

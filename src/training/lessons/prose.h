#pragma once
// Prose with links in it, as lessons and the glossary are written: plain words, clauses by their
// ids, and the floor's terms.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace fairdeal {

enum class ProseKind : std::uint8_t { Words, Clause, Term };

/// A run of words, or one link.
struct ProsePart {
    ProseKind kind = ProseKind::Words;
    std::string text;    // as it is read: of a clause its id
    std::string target;  // the id of the clause or term; of plain words empty
    friend bool operator==(const ProsePart&, const ProsePart&) = default;
};

/// One paragraph. Blanks between its parts stand in the words.
using Prose = std::vector<ProsePart>;

/// The paragraph as it is read aloud or searched.
std::string plain_text(const Prose& prose);

/// The targets of all links of a kind, in the order in which they stand.
std::vector<std::string> links_in(const Prose& prose, ProseKind kind);

}  // namespace fairdeal

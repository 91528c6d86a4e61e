#include "training/lessons/glossary.h"

#include <algorithm>

namespace fairdeal {

const GlossaryTerm* find_term(const Glossary& glossary, std::string_view id) {
    const auto found = std::find_if(glossary.begin(), glossary.end(),
                                    [&](const GlossaryTerm& term) { return term.id == id; });
    return found == glossary.end() ? nullptr : &*found;
}

bool belongs_to(const GlossaryTerm& term, Game game) {
    return term.games.empty() ||
           std::find(term.games.begin(), term.games.end(), game) != term.games.end();
}

}  // namespace fairdeal

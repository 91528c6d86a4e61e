#include "drills/drill_words.h"

#include "base/translation.h"
#include "questions/kinds/kind.h"

namespace fairdeal {

std::string story_of(const Question& question) { return kind_of(question).story(question); }

std::vector<std::string> hints_for(const Key& key) {
    if (key.because.empty())
        return {tr("Count the cards, and look at what each hand may still do.")};
    const std::string_view clause = key.because.front().id;
    const std::string_view family = clause.substr(0, clause.rfind('-'));
    return {tr("Name the clause first: it is one of {family}.", "family"_a = family),
            tr("Read {clause} again.", "clause"_a = clause)};
}

}  // namespace fairdeal

#pragma once
// What a watch tells beside its findings, in words.

#include "forensics/watch/report.h"

namespace fairdeal {

/// The word of a record's header that says it: "sign".
std::string_view header_word_of(Unsaid what);
/// "40 of 312 hands name no pack (pack=): ..."; nothing where all say it, or it is not missed.
std::optional<std::string> unsaid_in_words(Unsaid what, const WatchReport& report);

/// "one shoe says nothing about missing cards ..."; empty: they are provable.
std::string not_provable_in_words(NotProvable why);

/// How sure it is that something is wrong with a pack, from the natural logarithm of its odds: "1
/// in 14 by chance", as of a finding; "no sign of it".
std::string evidence_in_words(double log_odds);

}  // namespace fairdeal

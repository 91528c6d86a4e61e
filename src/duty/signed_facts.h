#pragma once
// Facts that come from documents which the exam office signed, and from a regulator's profile: they
// are read and checked here, and cannot be typed.

#include "content/regulators/regulator.h"
#include "duty/facts.h"
#include "ledger/key.h"

namespace fairdeal {

/// A certificate's document (or the text of its code) that one of the keys signed, held by the
/// human being who bears this id. Refused: another signature or holder; an id that nobody, or more
/// than one, bears.
Result<Fact> certificate_fact(const Facts& facts, const std::string& dealer,
                              std::string_view document, const std::string& source,
                              const std::vector<PublicKey>& keys);

/// A list of withdrawn certificates that one of the keys signed.
Result<Fact> withdrawn_fact(std::string_view list, const std::string& source,
                            const std::vector<PublicKey>& keys);

/// A profile, kept whole. `from` as typed.
Result<Fact> profile_fact(const std::string& xml, const std::string& source,
                          const std::string& from);

}  // namespace fairdeal

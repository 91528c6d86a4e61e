#pragma once
// Facts that come from documents which the exam office signed, and from a regulator's profile: they
// are read and checked here, and cannot be typed.

#include "content/regulators/regulator.h"
#include "duty/facts/facts.h"
#include "ledger/key.h"
#include "training/library.h"

namespace fairdeal {

/// In bytes: what an office signs, and a record from elsewhere, such as a scan of many pages.
constexpr std::size_t largest_document = 1U << 20U, largest_record_from_elsewhere = 64U << 20U;

/// A certificate's document (or the text of its code) that one of the keys signed, held by the
/// human being who bears this id. Refused: another signature or holder; an id that nobody, or more
/// than one, bears.
Result<Fact> certificate_fact(const Facts& facts, const std::string& dealer,
                              std::string_view document, const std::string& source,
                              const std::vector<PublicKey>& keys);

/// An exam that was passed elsewhere, or before this house used this program: a record on paper or
/// of another system. Nothing is signed by an exam office; somebody of the house vouches for it.
struct RecordFromElsewhere {
    std::string dealer, number, since, until;  // as typed
    TableCard card;                            // that they were examined by
    std::string record;                        // the bytes of the record, such as a scan
    std::string examiner;                      // who vouches, signed in
};
/// A certificate fact of it, for the clauses as they are in this program today. Refused: a number
/// or time of another form, an id that nobody bears: each at its option ("--number"); a record
/// without bytes: at `place`.
Result<Fact> attested_certificate(const Facts& facts, const RecordFromElsewhere& from,
                                  const Library& library, const Place& place);

/// A list of withdrawn certificates that one of the keys signed.
Result<Fact> withdrawn_fact(std::string_view list, const std::string& source,
                            const std::vector<PublicKey>& keys);

/// A profile, kept whole. `from` as typed.
Result<Fact> profile_fact(const std::string& xml, const std::string& source,
                          const std::string& from);

}  // namespace fairdeal

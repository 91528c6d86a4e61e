#pragma once
// What the tests of the ledger share: keys, entries, changes behind the triggers' back.

#include "log/hand_log.h"

namespace fairdeal {

/// The key of the log casino.example/pit-1/hands, and a witness's; always the same.
const SigningKey& log_key();
const SigningKey& witness_key();

/// Adds an entry that must be taken; its number.
std::int64_t add(HandLog& log, const Entry& entry);

/// A note about a hand, by somebody.
Entry note_about(std::int64_t idx);

/// SQL that takes a table's triggers away, does `sql`, and puts them back to the letter.
std::string around_triggers(const std::string& table, const std::string& sql);

/// A line for each damage.
std::string told(const CheckReport& report);

/// Does a damage stand at this record?
bool names(const CheckReport& report, std::int64_t idx);

}  // namespace fairdeal

#pragma once
// Small sound files of every kind, to be spoiled: of what ships, of hands that are dealt, of a log
// of two records.

#include <span>
#include <string>
#include <vector>

#include "ledger/key.h"
#include "ledger/note.h"
#include "rules/misreading.h"

namespace fairdeal {

std::vector<std::string> notation_seeds();
std::vector<std::string> xml_seeds();
std::vector<std::string> csv_seeds();
std::vector<std::string> json_lines_seeds();
std::vector<std::string> proof_seeds();
std::vector<std::string> note_seeds();
std::vector<std::string> case_seeds();
std::vector<std::string> certificate_seeds();
std::vector<std::string> badge_seeds();
std::vector<std::string> revocation_seeds();
std::vector<std::string> marks_seeds();
std::vector<std::string> panel_seeds();

/// The key of the log of two records, and its checkpoint.
const SigningKey& fuzz_key();
const Note& fuzz_checkpoint();

/// A certificate by that key, and the text of a list of those withdrawn.
const std::string& fuzz_certificate();
const std::string& fuzz_revocations();

std::span<const Misreading> shipped_misreadings();

}  // namespace fairdeal

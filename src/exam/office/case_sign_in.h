#pragma once
// Signing in to write in a case, at the desk and at the command line alike.

#include <filesystem>

#include "audit/cases/case_author.h"

namespace fairdeal {

struct CaseSignIn {
    std::string id, passphrase;
    std::filesystem::path office, school;  // of the exam office; empty: the log's own accounts
};

/// The office whose accounts the cases of a log are written with: `named`, else, where the log has
/// no accounts of its own, FAIRDEAL_OFFICE; empty: none.
std::filesystem::path office_for_cases(const HandLog& log, const std::filesystem::path& named);

/// Refused: anybody who cannot sign in there; at an office, too, who is nothing but a trainee.
Result<CaseAuthor> sign_in_for_case(const HandLog& log, const CaseSignIn& who);

}  // namespace fairdeal

#pragma once
// An exam starts, or goes on, at this machine: invigilator and candidate fill in a form together,
// a page says what comes, and the clock begins only when the candidate asks for it.

#include "desk/certify/certify_room.h"

namespace fairdeal {

/// Opens the form for the picked sitting.
void ask_for_start(Desk& desk);
/// What the form asks: of a sitting that has started, less.
void ask_start(CertifyForm& form, const Sitting& sitting, const School& school);
/// Does what the form is for; what is returned is said on the page.
Result<std::string> start_exam(Desk& desk, const CertifyForm& form);
Result<std::string> resume_exam(Desk& desk, const CertifyForm& form);
/// Both receipts of the exam that is about to begin, as files in a folder that is there.
void save_receipts(CertifyRoom& room, const std::string& folder);
/// Not now: whatever was shown goes on only when the invigilator releases it again.
void give_up_start(CertifyRoom& room);
/// Sits down at the sitting that was released: its clock begins.
void sit_down(Desk& desk);

}  // namespace fairdeal

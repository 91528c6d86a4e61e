#pragma once
// The facts of a sitting as the office's page lists them: how it was opened, how it went, what was
// decided about it later.

#include "desk/certify/certify_screen.h"
#include "desk/certify/office_session.h"

namespace fairdeal {

/// The exam's title; of a renewal what it is.
std::string title_of_exam(const OfficeSession& session, const Sitting& sitting);
/// A record's text is whole lines; on the screen the last one ends nothing.
std::string without_end_of_line(std::string text);
void add_facts(SittingsScreen& screen, const OfficeSession& session, const Sitting& sitting);

}  // namespace fairdeal

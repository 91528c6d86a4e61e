#pragma once
// A hand's record as everybody at the table sees it.

#include <string>

#include "record/record.h"

namespace fairdeal {

/// The record's text with question marks for what nobody may see yet: cards that lie face down and
/// were not turned, amounts of secret bets that are not shown yet (IBL-SEC-5, AMB-IBL-09).
std::string text_as_seen(const HandRecord& hand);

}  // namespace fairdeal

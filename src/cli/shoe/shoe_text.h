#pragma once
// What a watch of shoes tells, as text.

#include <string>

#include "forensics/watch/report.h"

namespace fairdeal {

std::string text_of(const WatchReport& report);
/// The findings alone, after how many there are.
std::string findings_in_text(const WatchReport& report);

}  // namespace fairdeal

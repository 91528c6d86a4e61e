#pragma once
// What a watch of shoes tells, as text.

#include <string>

#include "forensics/watch/report.h"

namespace fairdeal {

std::string text_of(const WatchReport& report);

}  // namespace fairdeal

#pragma once
// What a watch of shoes tells, as JSON: an object a shoe, a pack and a finding, then one of all.

#include <string>

#include "forensics/watch/report.h"

namespace fairdeal {

std::string json_of(const WatchReport& report);
/// The findings alone.
std::string findings_as_json(const WatchReport& report);

}  // namespace fairdeal

#pragma once
// Schools and answers for tests.

#include <string>
#include <vector>

#include "school/school.h"
#include "store/folder.h"
#include "support/cheap.h"

namespace fairdeal {

constexpr Millis monday = 1'789'000'000'000;

/// "school.db" in the folder, made if it is not there, with these people as trainees.
School school_of(const Folder& folder, const std::vector<std::string>& people);

GivenAnswer answer_to(const std::string& person, const std::string& clause, bool right, Millis at,
                      const std::string& item = "seed=1");

}  // namespace fairdeal

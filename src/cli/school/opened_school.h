#pragma once
// A school's file, for somebody who signs in.

#include "cli/school/school.h"
#include "school/school.h"

namespace fairdeal {

/// The school, for a trainer who signs in; who may set something is the school's to say.
Result<School> opened_by_trainer(const SchoolOptions& options);

}  // namespace fairdeal

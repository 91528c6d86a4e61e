#pragma once
// Who may take what was answered out of a school's file.

#include <functional>

#include "school/school.h"

namespace fairdeal {

/// What `reader` types: asked only of somebody who has a passphrase.
using AskPassphrase = std::function<Result<std::string>(const std::string& reader)>;

/// Nothing, or why what `about` answered (empty: everybody) is not for `reader` (empty: they are
/// `about` themselves). Others' answers are for who may_see_others and signs in. Where nobody who
/// is more than a trainee has a passphrase, what somebody without one answered is for everybody.
Result<void> may_read_answers(const School& school, const std::string& reader,
                              const std::string& about, const AskPassphrase& ask);

}  // namespace fairdeal

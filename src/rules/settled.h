#pragma once
// Whether a record shows how its hand was settled, so that it can be judged.

#include "rules/ruling.h"

namespace fairdeal {

/// A settlement is recorded; or none is though something was due on a complete hand, and the
/// record's source would have shown it (settlements=known): then all that was due was missed.
bool has_settlement(const HandRecord& record, const Ruling& ruling);

}  // namespace fairdeal

#pragma once
// A log of hands and the log of an exam office are files of one kind; what is in the office's is not
// for everybody who can read the file's name.

#include "store/hand_log.h"

namespace fairdeal {

/// HandLog::open; refused, too, where it is an exam office's log. Whoever may read that signs in at
/// the office.
Result<HandLog> open_hand_log(const std::filesystem::path& file, Access access,
                              std::vector<Misreading> misreadings);

/// Is something in it that an exam office recorded?
bool is_office_log(const HandLog& log);

}  // namespace fairdeal

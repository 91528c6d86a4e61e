#pragma once
// A log of hands and the log of an exam office are files of one kind; what is in the office's is
// not for everybody who can read the file's name.

#include "log/hand_log.h"

namespace fairdeal {

/// HandLog::open; refused, too, where it is an exam office's log. Anybody who may read that signs
/// in at the office. Every door to hands goes through here, so that none is left open.
Result<HandLog> open_hand_log(const std::filesystem::path& file, Access access,
                              std::vector<Misreading> misreadings);
/// HandLog::open_or_create, likewise: hands do not belong into an office's log.
Result<HandLog> open_or_create_hand_log(const std::filesystem::path& file,
                                        std::vector<Misreading> misreadings);

/// Is something in it that an exam office recorded?
bool is_office_log(const HandLog& log);

/// Does it begin with a fact of who may deal where? Such a file is no hand log either: `fairdeal
/// duty` reads it.
bool is_duty_log(const HandLog& log);

}  // namespace fairdeal

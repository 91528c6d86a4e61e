#pragma once
// The hand log that is open at the desk: one for Replay, its audits and its cases.

#include <memory>
#include <string>

#include "log/hand_log.h"

namespace fairdeal {

struct OpenLog {
    std::string file;
    std::unique_ptr<HandLog> log;  // null: none is open
};

}  // namespace fairdeal

#pragma once
// What the help of a command says of its exit status, where nothing is special about it.

#include "base/translation.h"

namespace fairdeal {

constexpr const char* exit_statuses = sentence(
    "Exit status: 0 when everything could be read and nothing is wrong, 1 when a claim differs "
    "from its\n"
    "ruling, 2 when an input, a file or the command line cannot be used or the output cannot be "
    "written.");

}  // namespace fairdeal

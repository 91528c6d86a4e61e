#pragma once
// How `fairdeal` ends; the same for every sub-command, and printed by --help.

namespace fairdeal {

enum class ExitStatus : int {
    Fine = 0,   // everything was read and nothing is wrong
    Wrong = 1,  // everything was read; a claim differs from its ruling, or a log is damaged
    Unusable =
        2,  // an input, a file or the command line cannot be used, or the output not be written
};

constexpr ExitStatus worse(ExitStatus a, ExitStatus b) { return a < b ? b : a; }

}  // namespace fairdeal

// fairdeal: the command line program.

#include <csignal>
#include <cstdio>
#include <exception>
#include <iostream>

#include "cli/arguments.h"
#include "cli/output.h"

namespace {

fairdeal::ExitStatus run(int count, const char* const* words) {
    using fairdeal::ExitStatus;
    try {
        const ExitStatus status = fairdeal::run_command_line(count, words);
        fairdeal::finish_output();
        return status;
    } catch (const fairdeal::OutputError& error) {
        if (!error.silent()) std::fprintf(stderr, "fairdeal: %s\n", error.what());
    } catch (const std::exception& error) {
        std::fprintf(stderr, "fairdeal: %s\n", error.what());
    }
    return ExitStatus::Unusable;
}

}  // namespace

int main(int count, char** words) {
    std::signal(SIGPIPE, SIG_IGN);  // a closed pipe is a failed write, seen where it happens
    std::ios::sync_with_stdio(false);
    return static_cast<int>(run(count, words));
}

// fairdeal: the command line program.

#include <fcntl.h>

#include <csignal>
#include <cstdio>
#include <exception>
#include <iostream>

#include "base/printable.h"
#include "base/program_log.h"
#include "cli/arguments/arguments.h"
#include "cli/output.h"
#include "store/interrupts.h"
#include "store/places.h"

namespace {

constexpr const char* program_name = "fairdeal";

/// What ended the program.
void tell(const char* what) {
    std::fprintf(stderr, "fairdeal: %s\n", fairdeal::printable_lines(what).c_str());
    fairdeal::log_line(fairdeal::LogLevel::Error, what);
}

fairdeal::ExitStatus run(int count, const char* const* words) {
    using fairdeal::ExitStatus;
    try {
        const ExitStatus status = fairdeal::run_command_line(count, words);
        fairdeal::finish_output();
        return status;
    } catch (const fairdeal::OutputError& error) {
        if (!error.silent()) tell(error.what());
    } catch (const std::exception& error) {
        tell(error.what());
    }
    return ExitStatus::Unusable;
}

/// A closed standard input or output must not become the first file that is opened. In its place
/// stands one that cannot be read, or not be written: an input that is not there is not an empty
/// one.
void fill_closed_streams() {
    for (int stream = 0; stream <= 2; ++stream) {
        if (::fcntl(stream, F_GETFD) >= 0) continue;
        // The lowest number that is free is given, so it is this one.
        if (::open("/dev/null", stream == 0 ? O_WRONLY : O_RDONLY) < 0) return;
    }
}

}  // namespace

int main(int count, char** words) {
    fill_closed_streams();
    std::signal(SIGPIPE, SIG_IGN);  // a closed pipe is a failed write, seen where it happens
    fairdeal::clean_up_when_interrupted();
    fairdeal::open_program_log(fairdeal::program_log_file(), program_name);
    std::ios::sync_with_stdio(false);
    return static_cast<int>(run(count, words));
}

#include "cli/output.h"

#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

namespace fairdeal {

namespace {

[[noreturn]] void output_failed() {
    const int error = errno;
    throw OutputError(fmt::format("cannot write the output: {}", std::strerror(error)),
                      error == EPIPE);
}

}  // namespace

void print(std::string_view text) {
    if (std::fwrite(text.data(), 1, text.size(), stdout) != text.size()) output_failed();
}

void finish_output() {
    if (std::fflush(stdout) != 0) output_failed();
}

void complain(std::string_view text) {
    finish_output();
    fmt::print(stderr, "fairdeal: {}\n", text);
}

void complain(const Problems& problems) {
    finish_output();
    std::string lines;
    for (const Problem& problem : problems) lines += to_text(problem) + "\n";
    std::fwrite(lines.data(), 1, lines.size(), stderr);
}

ExitStatus unusable(const Problems& problems) {
    complain(problems);
    return ExitStatus::Unusable;
}

ExitStatus unusable(std::string_view what) {
    complain(what);
    return ExitStatus::Unusable;
}

bool is_watched() { return isatty(STDERR_FILENO) == 1; }

}  // namespace fairdeal

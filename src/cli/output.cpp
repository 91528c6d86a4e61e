#include "cli/output.h"

#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "base/printable.h"
#include "base/program_log.h"

namespace fairdeal {

namespace {

constexpr std::size_t most_logged = 20;  // of the problems of one complaint

[[noreturn]] void output_failed() {
    const int error = errno;
    throw OutputError(tr("cannot write the output: {reason}", "reason"_a = std::strerror(error)),
                      error == EPIPE);
}

/// For the whole run of the program.
bool& quiet() {
    static bool is_quiet = false;
    return is_quiet;
}

}  // namespace

void be_quiet() { quiet() = true; }

void print(std::string_view whole) {
    if (quiet()) return;
    static const bool is_terminal = isatty(STDOUT_FILENO) == 1;
    const std::string shown = is_terminal ? printable_lines(whole) : "";
    const std::string_view text = is_terminal ? shown : whole;
    if (std::fwrite(text.data(), 1, text.size(), stdout) != text.size()) output_failed();
}

void finish_output() {
    if (std::fflush(stdout) != 0) output_failed();
}

void complain(std::string_view text) {
    finish_output();
    fmt::print(stderr, "fairdeal: {}\n", printable_lines(text));
    log_line(LogLevel::Warning, text);
}

void complain_of_arguments(std::string_view text) {
    finish_output();
    fmt::print(stderr, "fairdeal: {}\n", printable_lines(text));
    log_line(LogLevel::Warning, fixed("the command line is not understood"));
}

void complain(const Problems& problems) {
    finish_output();
    std::string lines;
    std::size_t told = 0;
    for (const Problem& problem : problems) {
        lines += to_text(problem) + "\n";
        if (++told <= most_logged) log_line(LogLevel::Warning, to_text(problem));
    }
    if (told > most_logged)
        log_line(LogLevel::Warning, fmt::format(fixed("and {} more"), told - most_logged));
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

void show_progress(std::int64_t done, std::int64_t of) {
    fmt::print(stderr, "\r{} ", tr("{done} of {all} records", "done"_a = done, "all"_a = of));
    std::fflush(stderr);
}

void clear_progress() {
    fmt::print(stderr, "\r\x1b[K");
    std::fflush(stderr);
}

std::function<bool(std::int64_t done, std::int64_t of)> told_progress() {
    if (!is_watched()) return {};
    return [](std::int64_t done, std::int64_t of) {
        if (done < of)
            show_progress(done, of);
        else
            clear_progress();
        return true;
    };
}

std::optional<InEnglish> english_for_programs(bool asked) {
    if (!asked) return std::nullopt;
    return std::optional<InEnglish>(std::in_place);
}

bool is_watched() { return !quiet() && isatty(STDERR_FILENO) == 1; }

}  // namespace fairdeal

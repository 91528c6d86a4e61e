#include "memory.h"

#include <fmt/format.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <string_view>

#include "audit/audit.h"
#include "sample.h"

namespace fairdeal {

namespace {

constexpr const char* word_for_it = "--audit-for-its-memory";

/// In MB; nothing where the audit failed.
std::optional<double> peak_of_audit(const fs::path& log) {
    std::string program = "/proc/self/exe";
    std::string word = word_for_it;
    std::string file = log.string();
    std::array<char*, 4> arguments{program.data(), word.data(), file.data(), nullptr};
    pid_t child = 0;
    if (::posix_spawn(&child, program.c_str(), nullptr, nullptr, arguments.data(), environ) != 0)
        return std::nullopt;
    int status = 0;
    rusage used{};
    if (::wait4(child, &status, 0, &used) != child || status != 0) return std::nullopt;
    return static_cast<double>(used.ru_maxrss) / 1024;
}

void print(std::string_view which, const fs::path& log) {
    if (const auto peak = peak_of_audit(log))
        fmt::print("{:<44} {:>8.1f} MB\n", which, *peak);
    else
        fmt::print("{:<44}   failed\n", which);
}

}  // namespace

void print_peak_memory() {
    print("peak memory, audit of 100000 hands", small_log());
    print(fmt::format("peak memory, audit of {} hands", hands_in_big_log()), big_log());
}

std::optional<int> audit_for_its_memory(int argc, char** argv) {
    if (argc != 3 || std::string_view(argv[1]) != word_for_it) return std::nullopt;
    Audit audit(argv[2], misreadings(), {});
    const bool finished = audit.run(1, {}, {}) && audit.report().finished;
    return finished ? 0 : 1;
}

}  // namespace fairdeal

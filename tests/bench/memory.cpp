#include "memory.h"

#include <fmt/format.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cstdio>
#include <fstream>
#include <string_view>

#include "audit/audit.h"
#include "sample.h"

namespace fairdeal {

namespace {

constexpr const char* word_for_it = "--audit-for-its-memory";

/// The most that this process ever held, in MB. (What its parent is told when it ends also counts
/// what the parent held.)
double peak_of_this_process() {
    std::ifstream status("/proc/self/status");
    for (std::string word; status >> word;) {
        double kilobytes = 0;
        if (word == "VmHWM:" && status >> kilobytes) return kilobytes / 1024;
    }
    return 0;
}

void print(std::string_view which, const fs::path& log) {
    std::string program = "/proc/self/exe";
    std::string word = word_for_it;
    std::string file = log.string();
    std::array<char*, 4> arguments{program.data(), word.data(), file.data(), nullptr};
    fmt::print("{:<44}", which);
    std::fflush(stdout);
    pid_t child = 0;
    int status = 1;
    if (::posix_spawn(&child, program.c_str(), nullptr, nullptr, arguments.data(), environ) == 0)
        ::waitpid(child, &status, 0);
    if (status != 0) fmt::print("   failed\n");
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
    if (finished) fmt::print(" {:>8.1f} MB\n", peak_of_this_process());
    return finished ? 0 : 1;
}

}  // namespace fairdeal

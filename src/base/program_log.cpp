#include "base/program_log.h"

#include <spdlog/sinks/rotating_file_sink.h>
#include <spdlog/spdlog.h>

#include <exception>
#include <fstream>
#include <memory>

#include "base/printable.h"

namespace fairdeal {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t largest_file = std::size_t{1} << 20U;
constexpr std::size_t older_files = 2;
constexpr std::size_t longest_line = 2000;  // bytes

/// Of the whole program; null: nothing is logged.
std::shared_ptr<spdlog::logger>& program_log() {
    static std::shared_ptr<spdlog::logger> log;
    return log;
}

spdlog::level::level_enum level_of(LogLevel level) {
    switch (level) {
        case LogLevel::Info: return spdlog::level::info;
        case LogLevel::Warning: return spdlog::level::warn;
        case LogLevel::Error: break;
    }
    return spdlog::level::err;
}

/// There, and for its owner alone, before anything is written to it.
void make_private(const fs::path& file) {
    fs::create_directories(file.parent_path());
    std::ofstream(file, std::ios::app);
    fs::permissions(file, fs::perms::owner_read | fs::perms::owner_write);
}

}  // namespace

void open_program_log(const fs::path& file, std::string_view program) {
    program_log().reset();
    if (file.empty()) return;
    try {
        make_private(file);
        auto sink = std::make_shared<spdlog::sinks::rotating_file_sink_mt>(
            file.string(), largest_file, older_files);
        auto log = std::make_shared<spdlog::logger>(std::string(program), std::move(sink));
        log->set_pattern("%Y-%m-%dT%H:%M:%S.%eZ %n[%P] %l: %v", spdlog::pattern_time_type::utc);
        log->set_error_handler([](const std::string&) {});  // a full disk stops no work
        log->flush_on(spdlog::level::info);
        program_log() = std::move(log);
    } catch (const std::exception&) {
        return;  // as the header says
    }
}

void log_line(LogLevel level, std::string_view text) noexcept {
    const auto& log = program_log();
    if (log == nullptr) return;
    try {
        log->log(level_of(level), "{}", printable(text.substr(0, longest_line)));
    } catch (const std::exception&) {
        return;  // likewise
    }
}

}  // namespace fairdeal

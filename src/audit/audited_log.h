#pragma once
// A log as an audit reads it, wherever it lies: in a file, or on a server that holds the logs of
// many houses.

#include <filesystem>
#include <functional>
#include <memory>
#include <string_view>
#include <vector>

#include "base/problem.h"

namespace fairdeal {

class ServerLog;

/// Hears of a hand, by its number and text; false ends the reading.
using HandUse = std::function<bool(std::int64_t idx, std::string_view text)>;

/// The hands of a log, for one thread.
class HandReader {
public:
    HandReader() = default;
    virtual ~HandReader() = default;
    HandReader(const HandReader&) = delete;
    HandReader& operator=(const HandReader&) = delete;
    /// Every hand after record `after` up to record `last`, in order. Spans are read whole, and
    /// together they cover the log from the first one's begin on, by whatever thread.
    virtual void for_each_hand(std::int64_t after, std::int64_t last, const HandUse& use) = 0;
};

class AuditedLog {
public:
    AuditedLog() = default;
    virtual ~AuditedLog() = default;
    AuditedLog(const AuditedLog&) = delete;
    AuditedLog& operator=(const AuditedLog&) = delete;

    /// Opens a reader; an audit opens one for each thread, all from one thread. Refused if the log
    /// cannot be opened.
    virtual Result<std::unique_ptr<HandReader>> open() = 0;
    /// How many records it has.
    virtual Result<std::int64_t> size() = 0;
    /// The hands whose order of settlement is not known (log/source.h).
    virtual Result<std::vector<std::int64_t>> hands_without_order() = 0;
    /// The file; empty: it is not in one, and an audit of it is not kept.
    [[nodiscard]] virtual std::filesystem::path file() const = 0;
};

std::shared_ptr<AuditedLog> log_in_file(std::filesystem::path file);

/// A log on a server, which is read once, by one audit.
std::shared_ptr<AuditedLog> log_on_server(ServerLog&& log);

}  // namespace fairdeal

#include "audit/audited_log.h"

#include <condition_variable>
#include <exception>
#include <mutex>
#include <optional>
#include <utility>

#include "log/entry.h"
#include "log/houses/server_log.h"
#include "log/office_log.h"
#include "log/source.h"

namespace fairdeal {

namespace {

class FileReader : public HandReader {
public:
    explicit FileReader(HandLog log) : log_(std::move(log)) {}

    void for_each_hand(std::int64_t after, std::int64_t last, const HandUse& use) override {
        log_.for_each_record(after, [&](std::int64_t idx, std::string_view text) {
            return idx <= last && use(idx, text) && idx < last;
        });
    }

private:
    HandLog log_;
};

class FileLog : public AuditedLog {
public:
    explicit FileLog(std::filesystem::path file) : file_(std::move(file)) {}

    /// The first reader takes over the log that the questions below have opened.
    Result<std::unique_ptr<HandReader>> open() override {
        return opened().map([this](HandLog*) -> std::unique_ptr<HandReader> {
            return std::make_unique<FileReader>(*std::exchange(log_, std::nullopt));
        });
    }
    Result<std::int64_t> size() override {
        return opened().map([](const HandLog* log) { return log->size(); });
    }
    Result<std::vector<std::int64_t>> hands_without_order() override {
        return opened().map([](const HandLog* log) { return fairdeal::hands_without_order(*log); });
    }
    [[nodiscard]] std::filesystem::path file() const override { return file_; }

private:
    Result<HandLog*> opened() {
        if (!log_) {
            auto log = open_hand_log(file_, Access::Read, {});
            if (!log) return tl::make_unexpected(std::move(log.error()));
            log_ = *std::move(log);
        }
        return &*log_;
    }
    std::filesystem::path file_;
    std::optional<HandLog> log_;
};

/// One connection for all threads: each takes its records in its turn, for the log is hashed in
/// order, and rules them while others take theirs.
class OnServer : public AuditedLog {
public:
    explicit OnServer(ServerLog log) : log_(std::move(log)) {}

    Result<std::unique_ptr<HandReader>> open() override;
    Result<std::int64_t> size() override { return log_.head().size; }
    Result<std::vector<std::int64_t>> hands_without_order() override {
        return log_.hands_without_order();
    }
    [[nodiscard]] std::filesystem::path file() const override { return {}; }

    struct ReadHand {
        std::int64_t idx = 0;
        std::string text;
    };
    /// The hands of a span, which is the next, or becomes it when others have taken theirs.
    void take(std::int64_t after, std::int64_t last, std::vector<ReadHand>& hands) {
        hands.clear();
        std::unique_lock lock(mutex_);
        turn_.wait(lock, [&] { return trouble_ || log_.position() >= after; });
        if (trouble_) std::rethrow_exception(trouble_);
        if (log_.position() != after) throw Fault("a log on a server is read once, in order");
        try {
            log_.read_to(last, [&](std::int64_t idx, std::string_view text) {
                if (!is_entry(text)) hands.push_back({idx, std::string(text)});
            });
        } catch (...) {
            trouble_ = std::current_exception();
            turn_.notify_all();
            throw;
        }
        turn_.notify_all();
    }

private:
    std::mutex mutex_;
    std::condition_variable turn_;
    ServerLog log_;
    std::exception_ptr trouble_;  // of whichever thread met it first
};

class ReaderInTurn : public HandReader {
public:
    explicit ReaderInTurn(OnServer& log) : log_(log) {}

    void for_each_hand(std::int64_t after, std::int64_t last, const HandUse& use) override {
        log_.take(after, last, hands_);
        for (const OnServer::ReadHand& hand : hands_) {
            if (!use(hand.idx, hand.text)) return;
        }
    }

private:
    OnServer& log_;
    std::vector<OnServer::ReadHand> hands_;
};

Result<std::unique_ptr<HandReader>> OnServer::open() {
    return std::make_unique<ReaderInTurn>(*this);
}

}  // namespace

std::shared_ptr<AuditedLog> log_in_file(std::filesystem::path file) {
    return std::make_shared<FileLog>(std::move(file));
}

std::shared_ptr<AuditedLog> log_on_server(ServerLog&& log) {
    return std::make_shared<OnServer>(std::move(log));
}

}  // namespace fairdeal

#pragma once
// A piece of work that may last longer than a blink, on a thread of its own; the window asks now
// and then whether it is done.

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <future>

namespace fairdeal {

/// How far the work is, and whether it is called off; shared with its thread.
struct WorkReached {
    std::atomic<bool> called_off{false};
    std::atomic<std::int64_t> done{0}, of{0};
    /// Takes note of it. False: it is called off.
    bool reach(std::int64_t now_done, std::int64_t now_of) {
        done = now_done;
        of = now_of;
        return !called_off;
    }
};

/// Anybody who drops it waits until the work is over.
template <class Outcome>
class OffThread {
public:
    /// `work` must own all it looks at. Not before the outcome of the last was taken.
    void begin(std::function<Outcome()> work) {
        future_ = std::async(std::launch::async, std::move(work));
    }
    /// Started, and its outcome not taken yet.
    [[nodiscard]] bool is_under_way() const { return future_.valid(); }
    [[nodiscard]] bool is_done() const {
        return future_.valid() &&
               future_.wait_for(std::chrono::seconds(0)) == std::future_status::ready;
    }
    /// Waits for it, if need be. Throws what the work threw.
    Outcome take() { return future_.get(); }

private:
    std::future<Outcome> future_;
};

}  // namespace fairdeal

#pragma once
// Questions dealt ahead, on a thread of their own, while the open one is read and answered: a
// clause that comes up once in a thousand hands takes the machine seconds, and nobody is to wait
// for it.

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>

#include "training/diagnosis.h"

namespace fairdeal {

struct ReadyItem {
    Scenario scenario;
    std::string clause;     // the one that decides; empty: none does
    ReaderAnswers answers;  // what every reader of the game's sheet says
};

class ItemsAhead {
public:
    /// Deals the n-th item of a shelf, from 0, on the thread; nothing: none was found, or it was
    /// called off. It must hold everything it needs.
    using Deal = std::function<std::optional<ReadyItem>(std::uint64_t n,
                                                        const std::atomic<bool>& called_off)>;
    struct Order {
        std::string shelf;
        std::size_t many = 1;  // that are to lie ready
        Deal deal;
    };
    ItemsAhead();
    /// Calls off what is being dealt and waits for it.
    ~ItemsAhead();
    ItemsAhead(const ItemsAhead&) = delete;
    ItemsAhead& operator=(const ItemsAhead&) = delete;

    /// The shelves to be filled, in this order. What lies on a shelf of the same name stays there;
    /// other shelves are given up.
    void order(std::vector<Order> orders);

    using Worth = std::function<double(const ReadyItem&)>;
    /// The item worth most of a shelf. Where none lies ready, that shelf is filled first, and the
    /// first item is waited for until `patience` is over. Nothing: there is none by then.
    std::optional<ReadyItem> take(const std::string& shelf, std::chrono::milliseconds patience,
                                  const Worth& worth);
    /// Whether as many items lie ready as were ordered, or no more can be dealt.
    [[nodiscard]] bool is_full(const std::string& shelf);

private:
    struct Shelf {
        Order order;
        std::uint64_t dealt = 0;
        int failures = 0;  // one after the other
        std::vector<ReadyItem> ready;
        [[nodiscard]] bool is_spent() const { return failures >= 2; }
        [[nodiscard]] bool wants() const { return ready.size() < order.many && !is_spent(); }
    };
    Shelf* find(const std::string& name);
    Shelf* next_to_fill();
    void run();
    void put(const std::string& shelf, std::optional<ReadyItem> item);

    std::mutex mutex_;
    std::condition_variable changed_;
    std::vector<Shelf> shelves_;
    std::string urgent_;   // a shelf that somebody waits for
    std::string dealing_;  // the one that is being filled
    bool ending_ = false;
    std::atomic<bool> called_off_{false};
    std::thread thread_;
};

}  // namespace fairdeal

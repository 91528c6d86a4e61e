#include "desk/practise/items_ahead.h"

#include <algorithm>

namespace fairdeal {

ItemsAhead::ItemsAhead() : thread_([this] { run(); }) {}

ItemsAhead::~ItemsAhead() {
    {
        const std::lock_guard lock(mutex_);
        ending_ = true;
        called_off_ = true;
    }
    changed_.notify_all();
    thread_.join();
}

ItemsAhead::Shelf* ItemsAhead::find(const std::string& name) {
    const auto found = std::find_if(shelves_.begin(), shelves_.end(),
                                    [&](const Shelf& shelf) { return shelf.order.shelf == name; });
    return found == shelves_.end() ? nullptr : &*found;
}

ItemsAhead::Shelf* ItemsAhead::next_to_fill() {
    Shelf* urgent = find(urgent_);
    if (urgent != nullptr && urgent->ready.empty() && urgent->wants()) return urgent;
    const auto found = std::find_if(shelves_.begin(), shelves_.end(),
                                    [](const Shelf& shelf) { return shelf.wants(); });
    return found == shelves_.end() ? nullptr : &*found;
}

void ItemsAhead::order(std::vector<Order> orders) {
    {
        const std::lock_guard lock(mutex_);
        std::vector<Shelf> shelves;
        for (Order& order : orders) {
            Shelf shelf;
            if (Shelf* before = find(order.shelf); before != nullptr) shelf = std::move(*before);
            shelf.order = std::move(order);
            shelves.push_back(std::move(shelf));
        }
        shelves_ = std::move(shelves);
        if (!dealing_.empty() && find(dealing_) == nullptr) called_off_ = true;
    }
    changed_.notify_all();
}

std::optional<ReadyItem> ItemsAhead::take(const std::string& shelf,
                                          std::chrono::milliseconds patience, const Worth& worth) {
    std::unique_lock lock(mutex_);
    const auto is_settled = [&] {
        const Shelf* found = find(shelf);
        return found == nullptr || !found->ready.empty() || found->is_spent();
    };
    if (!is_settled()) {
        urgent_ = shelf;
        if (dealing_ != shelf) called_off_ = true;
        changed_.notify_all();
        changed_.wait_for(lock, patience, is_settled);
        urgent_.clear();
    }
    Shelf* found = find(shelf);
    if (found == nullptr || found->ready.empty()) return std::nullopt;
    auto& ready = found->ready;
    std::size_t best = 0;
    double most = worth(ready[0]);
    for (std::size_t i = 1; i < ready.size(); ++i) {
        const double is_worth = worth(ready[i]);
        if (is_worth <= most) continue;
        most = is_worth;
        best = i;
    }
    ReadyItem item = std::move(ready[best]);
    ready.erase(ready.begin() + static_cast<std::ptrdiff_t>(best));
    changed_.notify_all();
    return item;
}

bool ItemsAhead::is_full(const std::string& shelf) {
    const std::lock_guard lock(mutex_);
    const Shelf* found = find(shelf);
    return found == nullptr || !found->wants();
}

void ItemsAhead::put(const std::string& shelf, std::optional<ReadyItem> item) {
    Shelf* found = find(shelf);
    if (found == nullptr) return;
    if (item) {
        found->ready.push_back(*std::move(item));
        found->failures = 0;
    } else if (!called_off_) {
        ++found->failures;
    }
}

void ItemsAhead::run() {
    std::unique_lock lock(mutex_);
    while (true) {
        changed_.wait(lock, [this] { return ending_ || next_to_fill() != nullptr; });
        if (ending_) return;
        Shelf& shelf = *next_to_fill();
        dealing_ = shelf.order.shelf;
        const Deal deal = shelf.order.deal;
        const std::uint64_t n = shelf.dealt++;
        called_off_ = false;
        lock.unlock();
        std::optional<ReadyItem> item;
        try {
            item = deal(n, called_off_);
        } catch (const std::exception&) {
            item.reset();  // as if none had been found
        }
        lock.lock();
        put(dealing_, std::move(item));
        dealing_.clear();
        changed_.notify_all();
    }
}

}  // namespace fairdeal

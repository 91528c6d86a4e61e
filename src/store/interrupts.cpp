#include "store/interrupts.h"

#include <unistd.h>

#include <array>
#include <atomic>
#include <csignal>

namespace fairdeal {

namespace {

/// A handler may neither lock nor allocate, so the names lie in arrays of fixed size.
struct Slot {
    enum State : int { Free, Changing, Taken };
    std::atomic<int> state{Free};
    std::array<char, 4096> file{};
};

std::array<Slot, 32>& slots() {
    static std::array<Slot, 32> all;
    return all;
}

int slot_for(const std::string& file) {
    if (file.size() >= Slot().file.size()) return -1;
    for (std::size_t i = 0; i < slots().size(); ++i) {
        Slot& slot = slots()[i];
        int expected = Slot::Free;
        if (!slot.state.compare_exchange_strong(expected, Slot::Changing)) continue;
        slot.file[file.copy(slot.file.data(), file.size())] = '\0';
        slot.state = Slot::Taken;
        return static_cast<int>(i);
    }
    return -1;
}

/// The signal is as by default again; raised here it comes once this has returned.
extern "C" void remove_and_end(int signal) {
    for (Slot& slot : slots()) {
        if (slot.state == Slot::Taken) ::unlink(slot.file.data());
    }
    std::raise(signal);
}

}  // namespace

void clean_up_when_interrupted() {
    slots();
    for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
        struct sigaction action {};
        if (::sigaction(signal, nullptr, &action) != 0 || action.sa_handler == SIG_IGN) continue;
        action = {};
        action.sa_handler = remove_and_end;
        action.sa_flags = static_cast<int>(SA_RESETHAND);
        ::sigaction(signal, &action, nullptr);
    }
    std::signal(SIGXFSZ, SIG_IGN);
}

RemovedWhenInterrupted::RemovedWhenInterrupted(const std::string& file) : slot_(slot_for(file)) {}

RemovedWhenInterrupted::~RemovedWhenInterrupted() {
    if (slot_ >= 0) slots()[static_cast<std::size_t>(slot_)].state = Slot::Free;
}

namespace {

constexpr std::array held_signals{SIGINT, SIGTERM, SIGHUP};

}  // namespace

HeldInterrupts::HeldInterrupts() {
    sigset_t held{};
    sigset_t before{};
    ::sigemptyset(&held);
    for (const int signal : held_signals) ::sigaddset(&held, signal);
    ::pthread_sigmask(SIG_BLOCK, &held, &before);
    for (std::size_t i = 0; i < held_signals.size(); ++i)
        were_held_.at(i) = ::sigismember(&before, held_signals.at(i)) == 1;
}

HeldInterrupts::~HeldInterrupts() {
    sigset_t free{};
    ::sigemptyset(&free);
    for (std::size_t i = 0; i < held_signals.size(); ++i) {
        if (!were_held_.at(i)) ::sigaddset(&free, held_signals.at(i));
    }
    ::pthread_sigmask(SIG_UNBLOCK, &free, nullptr);
}

bool is_removed_when_interrupted(const std::string& file) {
    for (const Slot& slot : slots()) {
        if (slot.state == Slot::Taken && file == slot.file.data()) return true;
    }
    return false;
}

}  // namespace fairdeal

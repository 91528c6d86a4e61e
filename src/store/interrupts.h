#pragma once
// Files that are not to outlive this program unfinished: an interrupt (Ctrl-C, a closed terminal, a
// shutdown) takes them away before it ends the program.

#include <array>
#include <string>

namespace fairdeal {

/// From now on SIGINT, SIGTERM and SIGHUP, unless they are ignored, remove what is registered below
/// and then end the program as they do without it; and a file that would grow past the limit of the
/// shell (SIGXFSZ) is a failed write, told like every other, instead of the program's end. For
/// main(); a program that does not call it leaves its files to the next run.
void clean_up_when_interrupted();

/// While this lives its file is removed by an interrupt.
class RemovedWhenInterrupted {
public:
    /// `file` is an absolute path.
    explicit RemovedWhenInterrupted(const std::string& file);
    ~RemovedWhenInterrupted();
    RemovedWhenInterrupted(const RemovedWhenInterrupted&) = delete;
    RemovedWhenInterrupted& operator=(const RemovedWhenInterrupted&) = delete;

    /// False where there is no room for one more, or its name is too long.
    [[nodiscard]] bool is_registered() const { return slot_ >= 0; }

private:
    int slot_;
};

/// While this lives SIGINT, SIGTERM and SIGHUP wait for the thread that made it: for what must not
/// end halfway. A kill does not wait.
class HeldInterrupts {
public:
    HeldInterrupts();
    ~HeldInterrupts();
    HeldInterrupts(const HeldInterrupts&) = delete;
    HeldInterrupts& operator=(const HeldInterrupts&) = delete;

private:
    std::array<bool, 3> were_held_{};  // each of the three, before
};

/// Is this file registered just now?
bool is_removed_when_interrupted(const std::string& file);

}  // namespace fairdeal

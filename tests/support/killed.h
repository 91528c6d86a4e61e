#pragma once
// Work in a process of its own, which tells of every step once it is done and is killed in between.

#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <boost/test/unit_test.hpp>
#include <optional>

namespace fairdeal {

/// In the child: false where nobody listens any more.
template <class Told>
bool tell(int to, const Told& now) {
    return ::write(to, &now, sizeof now) == static_cast<ssize_t>(sizeof now);
}

template <class Told>
std::optional<Told> next_told(int from) {
    Told next;
    if (::read(from, &next, sizeof next) != static_cast<ssize_t>(sizeof next)) return std::nullopt;
    return next;
}

/// Lets a child work until it has told of so many steps (0: it may be killed while it begins) and
/// so many microseconds more, or is done, and kills it. The last that it told of; `Told` has
/// `over`.
template <class Told, class Work>
Told work_until_killed(Work work, unsigned steps, useconds_t wait) {
    int told[2] = {};
    BOOST_REQUIRE(::pipe(told) == 0);
    const pid_t child = ::fork();
    if (child == 0) {
        ::close(told[0]);
        try {
            work(told[1]);
        } catch (...) {  // the parent misses its next word
        }
        ::_exit(0);
    }
    ::close(told[1]);
    Told last;
    for (unsigned step = 0; step < steps && !last.over; ++step) {
        const auto next = next_told<Told>(told[0]);
        BOOST_TEST(next.has_value(), "nothing can be gone on with");
        if (!next) break;
        last = *next;
    }
    ::usleep(wait);
    ::kill(child, SIGKILL);
    ::waitpid(child, nullptr, 0);
    while (const auto next = next_told<Told>(told[0])) last = *next;
    ::close(told[0]);
    return last;
}

}  // namespace fairdeal

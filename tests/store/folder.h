#pragma once
// A folder for one test, gone with it; the bytes of files; hands to store.

#include <cstdint>
#include <filesystem>
#include <sstream>
#include <string>

#include "log/import.h"
#include "support/why.h"

namespace fairdeal {

/// A new, empty folder that anybody may enter and read.
class Folder {
public:
    Folder();
    ~Folder();
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    [[nodiscard]] std::filesystem::path file(const std::string& name) const { return path_ / name; }
    [[nodiscard]] const std::filesystem::path& path() const { return path_; }
    /// The names of the files in it, sorted, one space between; the journal beside a log is left
    /// out where nothing is to be undone from it.
    [[nodiscard]] std::string names() const;

private:
    std::filesystem::path path_;
};

std::string bytes_of(const std::filesystem::path& file);
void write_bytes(const std::filesystem::path& file, std::string_view bytes);
/// The bytes with a number of four of them put in, the highest first, as SQLite writes it.
std::string with_number_at(std::string bytes, std::size_t at, std::uint32_t number);

/// A log that can be opened, or the test fails.
HandLog opened(const std::filesystem::path& file, Access access = Access::Write);
ImportReport import_text(HandLog& log, const std::string& text,
                         const std::string& source = "night.txt");

/// One settled Breakout hand: seat 1 on the dealer's hand for 25 with a 5 Super Tie; the guest has
/// 19, the dealer 20, so `pay dealer 25` and `take super-tie 5` are due. `header` goes after
/// "breakout".
std::string hand_text(const std::string& header, const std::string& main = "pay dealer 25",
                      const std::string& side = "take super-tie 5");
/// Hands N1, N2, ... of alternating dealers and tables, one minute apart; every fifth is paid
/// wrongly.
std::string night(int hands, int first = 1);

/// The result of `work` in a child process, which is another user than the owner of the files where
/// this one may change its user; true if it did what it should.
template <class Work>
bool in_a_child(bool as_nobody, Work work);

}  // namespace fairdeal

#include <sys/wait.h>
#include <unistd.h>

namespace fairdeal {

template <class Work>
bool in_a_child(bool as_nobody, Work work) {
    constexpr int nobody = 65534;
    const pid_t child = ::fork();
    if (child == 0) {
        if (as_nobody && ::geteuid() == 0 && (::setgid(nobody) != 0 || ::setuid(nobody) != 0))
            ::_exit(2);
        bool fine = false;
        try {
            fine = work();
        } catch (...) {
            fine = false;
        }
        ::_exit(fine ? 0 : 1);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

}  // namespace fairdeal

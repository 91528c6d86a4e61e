#include "cli/passphrase.h"

#include <unistd.h>

#include <filesystem>

#include "base/lines.h"
#include "base/translation.h"
#include "cli/input.h"

namespace fairdeal {

namespace {

constexpr std::size_t longest_passphrase = 4096;

/// A pipe or a terminal is nobody else's to read.
Result<void> must_be_closed(const std::string& file) {
    namespace fs = std::filesystem;
    constexpr fs::perms others = fs::perms::group_all | fs::perms::others_all;
    std::error_code error;
    const fs::file_status status = fs::status(file, error);
    if (file == "-" || !fs::is_regular_file(status)) return {};
    if ((status.permissions() & others) == fs::perms::none) return {};
    return refused(
        {file, 0, 0},
        tr("others may read or write this passphrase file: let only its owner (chmod 600)"));
}

Result<std::string> first_line_of(const std::string& file) {
    if (auto closed = must_be_closed(file); !closed)
        return tl::make_unexpected(std::move(closed.error()));
    auto input = Input::open(file);
    // The name is not told: who mistakes the option types the passphrase itself, and this is
    // logged.
    if (!input)
        return refused({}, tr("the passphrase file cannot be opened: name a file whose line 1 is "
                              "the passphrase"));
    Lines lines(input->stream(), longest_passphrase);
    lines.next();
    if (input->stream().bad()) return tl::make_unexpected(Problems{cut_off(file)});
    if (lines.is_cut()) return refused({file, 1, 0}, tr("this line is too long for a passphrase"));
    return lines.text();
}

}  // namespace

Result<std::string> passphrase_in(const std::string& file, const std::string& what, bool twice) {
    if (!file.empty()) return first_line_of(file);
    if (::isatty(STDIN_FILENO) == 0)
        return refused(
            {}, tr("no passphrase: nobody is at the terminal, and no file of it is named ({what})",
                   "what"_a = what));
    const char* typed = ::getpass((what + ": ").c_str());
    std::string passphrase = typed == nullptr ? "" : typed;
    if (!twice) return passphrase;
    const char* again = ::getpass((tr("Repeat it") + ": ").c_str());
    if (again == nullptr || passphrase != again)
        return refused({}, tr("the two passphrases are not the same"));
    return passphrase;
}

}  // namespace fairdeal

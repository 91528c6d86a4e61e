#include "cli/passphrase.h"

#include <unistd.h>

#include <algorithm>

#include "cli/input.h"

namespace fairdeal {

namespace {

constexpr std::size_t longest_passphrase = 4096;

Result<std::string> first_line_of(const std::string& file) {
    auto input = Input::open(file);
    if (!input) return tl::make_unexpected(std::move(input.error()));
    std::string text(longest_passphrase, '\0');
    input->stream().read(text.data(), static_cast<std::streamsize>(text.size()));
    text.resize(static_cast<std::size_t>(input->stream().gcount()));
    text.resize(std::min(text.size(), text.find('\n')));
    return text;
}

}  // namespace

Result<std::string> passphrase_in(const std::string& file, const std::string& what, bool twice) {
    if (!file.empty()) return first_line_of(file);
    if (::isatty(STDIN_FILENO) == 0)
        return refused({}, "no passphrase: nobody is at the terminal, and no file of it is named (" +
                               what + ")");
    const char* typed = ::getpass((what + ": ").c_str());
    std::string passphrase = typed == nullptr ? "" : typed;
    if (!twice) return passphrase;
    const char* again = ::getpass("Once more: ");
    if (again == nullptr || passphrase != again)
        return refused({}, "the two passphrases are not the same");
    return passphrase;
}

}  // namespace fairdeal

#include "cli/arguments/old_names.h"

#include <algorithm>
#include <array>

#include "base/translation.h"
#include "cli/arguments/command_tree.h"
#include "cli/output.h"

namespace fairdeal {

namespace {

struct OldName {
    std::string_view command;  // "exam transcript"
    std::string_view was;
    std::string_view is;
    std::string_view value = "";  // that the new option takes for the old one; empty: what follows
};
// clang-format off
constexpr std::array old_names{
    OldName{"log",                          "--from",   "--since"},
    OldName{"log",                          "--to",     "--until"},
    OldName{"audit",                        "--from",   "--since"},
    OldName{"audit",                        "--to",     "--until"},
    OldName{"what-if",                      "--from",   "--since"},
    OldName{"what-if",                      "--to",     "--until"},
    OldName{"report",                       "--from",   "--since"},
    OldName{"report",                       "--to",     "--until"},
    OldName{"case",                         "--by",     "--as"},
    OldName{fixed("video add"),             "--by",     "--as"},
    OldName{fixed("ledger backup"),         "--to",     "--out"},
    OldName{fixed("exam transcript"),       "--to",     "--out"},
    OldName{fixed("exam revoked"),          "--to",     "--out"},
    OldName{fixed("exam training-file"),    "--to",     "--out"},
    OldName{fixed("exam certify"),          "--letter", "--paper", "letter"},
    OldName{fixed("exam training-file"),    "--letter", "--paper", "letter"},
    OldName{"man",                          "--out",    "--to"}};
// clang-format on

/// "case open" is under "case".
bool is_under(std::string_view command, std::string_view above) {
    return command.starts_with(above) &&
           (command.size() == above.size() || command[above.size()] == ' ');
}

const OldName* find_old_name(std::string_view command, std::string_view word) {
    const auto* found = std::ranges::find_if(old_names, [&](const OldName& old) {
        return old.was == word && is_under(command, old.command);
    });
    return found == old_names.end() ? nullptr : found;
}

}  // namespace

std::vector<std::string> with_new_names(const CLI::App& app, std::vector<std::string> words) {
    std::vector<std::string> renamed;
    const CLI::App* command = &app;
    std::string path;
    bool options_end = false;
    const bool quiet = std::ranges::find(words, "--quiet") != words.end();
    for (std::string& word : words) {
        options_end = options_end || word == "--";
        if (const CLI::App* next = options_end ? nullptr : command_below(*command, word)) {
            command = next;
            path += (path.empty() ? "" : " ") + word;
        }
        const auto equals = word.find('=');
        const OldName* old = options_end ? nullptr : find_old_name(path, word.substr(0, equals));
        if (old == nullptr) {
            renamed.push_back(std::move(word));
            continue;
        }
        if (!quiet)
            complain(tr("note: {was} is {is} now; the old name works in this version",
                        "was"_a = old->was, "is"_a = old->is));
        const std::string value = equals == std::string::npos ? "" : word.substr(equals);
        renamed.push_back(std::string(old->is) + value);
        if (!old->value.empty()) renamed.emplace_back(old->value);
    }
    return renamed;
}

}  // namespace fairdeal

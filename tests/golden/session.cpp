#include "golden/session.h"

#include <algorithm>
#include <regex>
#include <vector>

#include "base/time/utc_now.h"
#include "cli/running.h"

namespace fairdeal {

namespace {

constexpr std::string_view margin = "  ", command_sign = "  $ ", more_sign = "  > ";

std::vector<std::string> lines_of(std::string_view text) {
    std::vector<std::string> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size() - 1);
        lines.emplace_back(text.substr(0, end + 1));
        if (lines.back().back() == '\n') lines.back().pop_back();
        text.remove_prefix(end + 1);
    }
    return lines;
}

bool is_said(const std::string& line) {
    return line.starts_with(margin) && !line.starts_with(command_sign) &&
           !line.starts_with(more_sign);
}

/// The session without what its commands said: an empty line belongs to them where more of it
/// follows.
std::vector<std::string> without_output(const std::vector<std::string>& lines) {
    std::vector<std::string> kept;
    for (auto line = lines.begin(); line != lines.end(); ++line) {
        const auto next =
            std::find_if(line, lines.end(), [](const std::string& at) { return !at.empty(); });
        if (next == lines.end() || !is_said(*next)) kept.push_back(*line);
    }
    return kept;
}

/// A fixed world: no variable of who runs the test, times in UTC, the school and the packs in the
/// session's own folder.
std::string in_a_fixed_world(const std::string& command, const Folder& folder) {
    return "cd '" + folder.path("") +
           "' && unset XDG_DATA_HOME XDG_STATE_HOME XDG_CONFIG_HOME FAIRDEAL_HOUSE FAIRDEAL_OFFICE "
           "FAIRDEAL_PACKS && export "
           "HOME=\"$PWD\" TZ=UTC "
           "LC_ALL=C.UTF-8 SOURCE='" FAIRDEAL_SOURCE_DIR "' PATH=\"" FAIRDEAL_BIN_DIR
           ":$PATH\"\numask 077\n" +
           command;
}

/// What no two runs share. A session names the masks that it needs in a line of its prose.
struct Mask {
    const char *word, *pattern, *replacement;
};
constexpr Mask masks[] = {
    {"[KEY]", R"(\+[0-9a-f]{8}\+[A-Za-z0-9+/]{43,44}=?)", "+[KEY]"},
    {"[SIGNATURE]", R"((— \S+) [A-Za-z0-9+/]{60,}=*)", "$1 [SIGNATURE]"},
    {"[HASH]", R"(\b[0-9a-f]{64}\b|[A-Za-z0-9+/]{43}=)", "[HASH]"},
    {"[PRINT]", R"(\b[0-9a-f]{4}( [0-9a-f]{4}){3}\b)", "[PRINT]"},
    {"[NUMBER]", R"(\b([A-Z]{3})-20[0-9]{2}-([0-9]{6})\b)", "$1-[YEAR]-$2"},
    {"[BYTES]", R"(\b[0-9]+ bytes)", "[BYTES] bytes"},
};

/// The line of a session's prose that names its masks; empty: there is none.
std::string masks_line_of(const std::vector<std::string>& session) {
    for (const std::string& line : session)
        if (!line.starts_with(margin) && line.find("Masked: ") != std::string::npos) return line;
    return "";
}

std::vector<Mask> masks_named(const std::string& line) {
    std::vector<Mask> named;
    for (const Mask& mask : masks)
        if (line.find(mask.word) != std::string::npos) named.push_back(mask);
    return named;
}

void replace_all(std::string& text, const std::string& what, const std::string& by) {
    for (std::size_t at = 0; (at = text.find(what, at)) != std::string::npos; at += by.size())
        text.replace(at, what.size(), by);
}

/// [TIME] and [DAY]: times and days from today on are of the clock on the wall.
std::string without_the_clock(const std::string& text) {
    static const std::string today = day_of(utc_now());
    static const std::regex a_time(R"((20[0-9]{2}-[0-9]{2}-[0-9]{2})([T ][0-9:]{5,8}Z?)?)");
    std::string masked;
    auto from = text.begin();
    for (std::sregex_iterator found(text.begin(), text.end(), a_time), none; found != none;
         ++found) {
        const std::smatch& time = *found;
        masked.append(from, time[0].first);
        masked += time[1].str() < today ? time.str() : time[2].matched ? "[TIME]" : "[DAY]";
        from = time[0].second;
    }
    return masked.append(from, text.end());
}

/// One session as it is played: its folder, and what is masked.
struct Play {
    Folder folder;
    std::vector<Mask> masks;
    bool without_the_clock = false;
};

std::string masked(std::string text, const Play& play) {
    replace_all(text, play.folder.path(""), "");
    replace_all(text, FAIRDEAL_SOURCE_DIR, "$SOURCE");
    if (play.without_the_clock) text = without_the_clock(text);
    for (const Mask& mask : play.masks)
        text = std::regex_replace(text, std::regex(mask.pattern), mask.replacement);
    return text;
}

/// What was said, each line after the sign; a last line without an end is told by its sign.
std::string said(const std::string& text, const std::string& sign) {
    std::string lines;
    for (const std::string& line : lines_of(text))
        lines += line.empty() && sign == margin ? "\n" : sign + line + "\n";
    if (!text.empty() && text.back() != '\n') lines += std::string(margin) + "[no end of line]\n";
    return lines;
}

std::string what_it_says(const std::string& command, const Play& play) {
    const Ran ran = shell(in_a_fixed_world(command, play.folder));
    std::string text =
        said(masked(ran.out, play), std::string(margin)) + said(masked(ran.err, play), "  ! ");
    // Without the last line the next reader could not tell this blank one from the session's.
    if (ran.status != 0 || text.ends_with("\n\n") || text == "\n")
        text += "  [status " + std::to_string(ran.status) + "]\n";
    return text;
}

}  // namespace

std::string played_again(std::string_view session) {
    const std::vector<std::string> lines = without_output(lines_of(session));
    const std::string named = masks_line_of(lines);
    const Play play{{}, masks_named(named), named.find("[TIME]") != std::string::npos};
    std::string text;
    for (auto line = lines.begin(); line != lines.end();) {
        const bool is_command = line->starts_with(command_sign);
        std::string command = is_command ? line->substr(command_sign.size()) : "";
        text += *line++ + "\n";
        if (!is_command) continue;
        for (; line != lines.end() && line->starts_with(more_sign); ++line) {
            command += "\n" + line->substr(more_sign.size());
            text += *line + "\n";
        }
        text += what_it_says(command + "\n", play);
    }
    return text;
}

}  // namespace fairdeal

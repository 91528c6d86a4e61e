#include "desk/kit/player.h"

#include <fmt/format.h>
#include <wx/utils.h>
#include <array>
#include <filesystem>

#include "base/translation.h"
#include "desk/kit/gtk.h"
#include "desk/kit/tile.h"
#include "log/video.h"

namespace fairdeal {

namespace {

struct KnownPlayer {
    std::string_view program;
    std::string_view option;
    bool apart = false;  // the seconds are a word of their own
};

constexpr std::array known_players{
    KnownPlayer{"mpv", "--start="},          KnownPlayer{"celluloid", "--mpv-start="},
    KnownPlayer{"vlc", "--start-time="},     KnownPlayer{"mplayer", "-ss", true},
    KnownPlayer{"smplayer", "-start", true}, KnownPlayer{"ffplay", "-ss", true},
};

bool run(const std::vector<std::string>& words) {
    std::vector<std::wstring> wide_words;
    wide_words.reserve(words.size());
    for (const std::string& word : words) wide_words.push_back(wide(word).ToStdWstring());
    std::vector<const wchar_t*> pointers;
    pointers.reserve(words.size() + 1);
    for (const std::wstring& word : wide_words) pointers.push_back(word.c_str());
    pointers.push_back(nullptr);
    return wxExecute(pointers.data(), wxEXEC_ASYNC) != 0;
}

}  // namespace

std::vector<std::string> player_words(const std::string& player, const std::string& file,
                                      std::chrono::milliseconds start) {
    const std::string program = std::filesystem::path(player).filename().string();
    const std::string seconds = fmt::format("{}.{:03}", start.count() / 1000, start.count() % 1000);
    for (const KnownPlayer& known : known_players) {
        if (known.program != program) continue;
        std::vector<std::string> words{player};
        if (known.apart) {
            words.emplace_back(known.option);
            words.push_back(seconds);
        } else {
            words.push_back(std::string(known.option) + seconds);
        }
        words.push_back(file);
        return words;
    }
    return {};
}

OpenedOutside open_video(const std::string& file, std::chrono::milliseconds start) {
    const std::string player = gtk::default_player(file);
    const auto words = player_words(player, file, start);
    const std::string opened = tr("Opened {video}", "video"_a = file);
    if (!words.empty() && run(words)) return {true, opened};
    if (player.empty() || !wxLaunchDefaultApplication(wide(file)))
        return {false, tr("This computer has no program that opens {file}.", "file"_a = file)};
    if (start.count() == 0) return {true, opened};
    return {true, tr("{player} cannot be told where to begin: go to {start}.", "player"_a = player,
                     "start"_a = start_in_words(start))};
}

OpenedOutside open_address(const std::string& address, std::chrono::milliseconds start) {
    if (wxLaunchDefaultBrowser(wide(address)))
        return {true, start.count() == 0
                          ? tr("Opened {video}", "video"_a = address)
                          : tr("Opened {video}: go to {time} in it.", "video"_a = address,
                               "time"_a = start_in_words(start))};
    return {false, tr("This computer has no program that opens {file}.", "file"_a = address)};
}

}  // namespace fairdeal

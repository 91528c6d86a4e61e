#include "whole_hands.h"

#include <fstream>

namespace fairdeal {

namespace {

/// The rest of a line that begins so; nothing if it does not.
std::optional<std::string> after(std::string_view line, std::string_view start) {
    if (!line.starts_with(start)) return std::nullopt;
    return std::string(line.substr(start.size()));
}

void add(std::string& list, const std::string& item, const char* between) {
    list += (list.empty() ? "" : between) + item;
}

std::vector<WholeHand> read_hands(Game game) {
    std::ifstream in(std::string(FAIRDEAL_SOURCE_DIR "/tests/hands/") + std::string(to_text(game)) +
                     ".hands");
    std::vector<WholeHand> hands;
    bool is_open = false;
    for (std::string line; std::getline(in, line);) {
        if (line.empty()) is_open = false;
        if (const auto clause = after(line, "#= rests ")) {
            hands.back().clause = *clause;
        } else if (const auto expected = after(line, "#= ")) {
            if (*expected != "nothing") add(hands.back().lines, *expected, ", ");
        } else if (!line.empty() && line.front() != '#') {
            if (!is_open) hands.emplace_back();
            is_open = true;
            add(hands.back().record, line, " / ");
        }
    }
    return hands;
}

}  // namespace

const std::vector<WholeHand>& whole_hands(Game game) {
    static const std::array all{read_hands(Game::Breakout), read_hands(Game::Midnight),
                                read_hands(Game::Extreme), read_hands(Game::League)};
    return all.at(static_cast<std::size_t>(game));
}

}  // namespace fairdeal

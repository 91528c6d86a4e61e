#include "cli/games.h"

#include "base/text.h"
#include "record/words.h"

namespace fairdeal {

std::string names_of_games() {
    std::string games;
    for (const Game game : every_game) {
        const char* before = games.empty() ? "" : game == every_game.back() ? " or " : ", ";
        games += before + std::string(to_text(game));
    }
    return games;
}

Problem no_game(const std::string& word) {
    return {{"--game", 0, 0}, in_quotes(word) + " is not a game: " + names_of_games()};
}

}  // namespace fairdeal

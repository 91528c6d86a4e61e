#include "cli/games.h"

#include "base/text.h"
#include "record/words.h"

namespace fairdeal {

Problem no_game(const std::string& word) {
    std::string games;
    for (const Game game : every_game) {
        const char* before = games.empty() ? "" : game == every_game.back() ? " or " : ", ";
        games += before + std::string(to_text(game));
    }
    return {{"--game", 0, 0}, fairdeal::quoted(word) + " is not a game: " + games};
}

}  // namespace fairdeal

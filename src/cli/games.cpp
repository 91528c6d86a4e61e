#include "cli/games.h"

#include "base/text.h"
#include "base/translation.h"
#include "record/words.h"

namespace fairdeal {

std::string names_of_games() {
    std::vector<std::string> games;
    games.reserve(every_game.size());
    for (const Game game : every_game) games.emplace_back(to_text(game));
    return or_list(games);
}

Problem no_game(const std::string& word) {
    return {{"--game", 0, 0},
            tr("{word} is not a game: {games}", "word"_a = in_quotes(word),
               "games"_a = names_of_games())};
}

}  // namespace fairdeal

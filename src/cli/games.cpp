#include "cli/games.h"

#include "base/text.h"
#include "base/translation.h"
#include "cli/arguments/listed.h"
#include "record/words.h"

namespace fairdeal {

std::string names_of_games() { return listed(every_game); }

Problem no_game(const std::string& word) {
    return {{"--game", 0, 0},
            tr("{word} is not a game: {games}", "word"_a = in_quotes(word),
               "games"_a = names_of_games())};
}

}  // namespace fairdeal

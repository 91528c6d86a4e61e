#pragma once
// Content files read, compared with each other and every scenario ruled again: what `fairdeal
// check` prints.

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "content/library.h"

namespace fairdeal {

/// What one game's content teaches.
struct Coverage {
    Game game = Game::Breakout;
    int clauses = 0;                         // settlement and procedure clauses of its rule book
    std::vector<std::string> not_taught;     // those that no scenario names
    std::vector<std::string> not_exercised;  // those the rules can cite, but for no scenario's key
    std::vector<std::string> not_misread;    // settlement clauses that no misreading is of
    std::vector<std::string> not_caught;     // misreadings that change no scenario's key
    int lessons = 0;
    std::vector<std::string> in_no_lesson;  // clauses of every kind and open points; where the game
                                            // has no lessons: empty
};

struct ContentReport {
    Problems problems;
    int files = 0;  // that were read
    int books = 0, tables = 0, misreadings = 0, scenarios = 0, lessons = 0, terms = 0;
    int hands = 0,
        expectations = 0;  // of files of hands, and what they expect (content/hand_file.h)
    std::map<QuestionKind, int> questions;       // how many of each kind are asked
    Library checked;                             // what could be read
    std::map<std::string, std::string> sources;  // of lessons and scenarios: the file, by id
    std::vector<Coverage> coverage;              // of games with scenarios, where nothing is wrong
};

/// Checks files, the XML files and files of hands (.hands) below folders, and packs. `content` is
/// the folder of all content, to which they may refer; none: to nothing but each other.
ContentReport check_content(const std::vector<std::filesystem::path>& paths,
                            const std::optional<std::filesystem::path>& content);

}  // namespace fairdeal

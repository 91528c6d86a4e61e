#include "base/text.h"
#include "base/translation.h"
#include "content/lessons/read_prose.h"
#include "content/readers.h"

namespace fairdeal {

namespace {

/// Names of games, parted by blanks; none: every game.
std::vector<Game> games_in(const Element& element) {
    std::vector<Game> games;
    if (!element.has("games")) return games;
    const std::string all = element.words_in("games");
    for (const std::string_view word : split_at(all, ' ')) {
        const auto game = game_from(word);
        if (game)
            games.push_back(*game);
        else
            element.wrong_value("games", tr("{word} is not a game", "word"_a = in_quotes(word)));
    }
    return games;
}

GlossaryTerm term_of(const Element& element, Places& places) {
    element.must_have({"id", "word"}, {"games"});
    GlossaryTerm term{name_in(element, "id"), element.words_in("word"), games_in(element),
                      read_prose(element, places)};
    if (!places.try_emplace(term.id, element.value_place("id")).second)
        element.wrong_value("id", tr("{term} is in the glossary already", "term"_a = term.id));
    return term;
}

Sourced<Glossary> glossary_of(const Element& root, const std::string& source) {
    root.must_have({"format"});
    root.must_hold({{"entry", 1, any_number}});
    Sourced<Glossary> file{{}, source, {}};
    for (const Element& entry : root.children("entry"))
        file.value.push_back(term_of(entry, file.places));
    return file;
}

}  // namespace

Result<Sourced<Glossary>> read_glossary(std::string_view xml, const std::string& source) {
    return read_xml<Sourced<Glossary>>(
        xml, source, "glossary", [&](const Element& root) { return glossary_of(root, source); });
}

}  // namespace fairdeal

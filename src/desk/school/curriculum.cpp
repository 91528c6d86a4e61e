#include "desk/school/curriculum.h"

#include <algorithm>
#include <array>
#include <map>

#include "training/aims.h"

namespace fairdeal {

namespace {

constexpr std::array kinds_to_learn{ClauseKind::Settlement, ClauseKind::Procedure,
                                    ClauseKind::Definition, ClauseKind::Talk};

/// In the order of the kinds, each clause once.
void add_to(std::vector<std::string>& curriculum, const std::vector<BookSection>& sections) {
    for (const ClauseKind kind : kinds_to_learn) {
        for (const BookSection& section : sections) {
            for (const BookClause& clause : section.clauses) {
                const bool is_new =
                    std::find(curriculum.begin(), curriculum.end(), clause.id) == curriculum.end();
                if (clause.kind == kind && is_new) curriculum.push_back(clause.id);
            }
        }
    }
}

}  // namespace

std::vector<Game> games_of(const Library& library, const SchoolSettings& settings) {
    std::vector<Game> games = settings.games;
    for (const RuleBook& book : library.books) {
        if (settings.games.empty()) games.push_back(book.game);
    }
    std::erase_if(games, [&](Game game) { return find_book(library, game) == nullptr; });
    return games;
}

std::vector<std::string> curriculum_of(const Library& library, const SchoolSettings& settings) {
    std::vector<std::string> curriculum;
    const std::vector<Game> games = games_of(library, settings);
    for (const Game game : games) add_to(curriculum, find_book(library, game)->sections);
    for (const Game game : games) add_to(curriculum, {chapter_to_learn(*find_book(library, game))});
    return curriculum;
}

std::optional<Game> game_of_clause(const std::string& clause, const Library& library,
                                   const std::vector<Game>& preferred) {
    for (const Game game : preferred) {
        const RuleBook* book = find_book(library, game);
        if (book != nullptr && find_clause(*book, clause) != nullptr && can_be_dealt(game, clause))
            return game;
    }
    for (const RuleBook& book : library.books) {
        if (find_clause(book, clause) != nullptr) return book.game;
    }
    return std::nullopt;
}

std::vector<ClauseEdition> editions_now(const Library& library, Millis now) {
    std::vector<ClauseEdition> editions;
    std::map<std::string, std::vector<std::string>> of_chapter;
    for (const RuleBook& book : library.books) {
        const TableCard card = house_card(library, book.game);
        for (const BookSection& section : book.sections) {
            for (const BookClause& clause : section.clauses)
                editions.push_back({clause.id, edition_of(clause, book, card), now});
        }
        const BookSection chapter = chapter_to_learn(book);
        for (const BookClause& clause : chapter.clauses)
            of_chapter[clause.id].push_back(edition_of(clause, book, card));
    }
    for (const auto& [clause, says] : of_chapter)
        editions.push_back({clause, one_edition(says), now});
    return editions;
}

}  // namespace fairdeal

#include "content/packs/shelve.h"

#include <algorithm>
#include <tuple>

namespace fairdeal {

namespace {

template <class T, class Values>
void append(Values& values, std::vector<Sourced<T>>&& files) {
    for (Sourced<T>& file : files) values.push_back(std::move(file.value));
}

void sort(Library& library) {
    std::sort(library.tables.begin(), library.tables.end(),
              [](const auto& a, const auto& b) { return a.id < b.id; });
    std::sort(library.glossary.begin(), library.glossary.end(),
              [](const auto& a, const auto& b) { return a.word < b.word; });
    std::sort(library.lessons.begin(), library.lessons.end(), [](const auto& a, const auto& b) {
        return std::pair(a.game, a.number) < std::pair(b.game, b.number);
    });
    std::sort(library.scenarios.begin(), library.scenarios.end(),
              [](const Scenario& a, const Scenario& b) {
                  return std::tuple(a.game(), a.level, std::string_view(a.title)) <
                         std::tuple(b.game(), b.level, std::string_view(b.title));
              });
}

}  // namespace

void shelve(ContentFiles files, Library& library) {
    append(library.books, std::move(files.books));
    for (const auto& chapter : files.chapters) {
        for (RuleBook& book : library.books) put_chapter(chapter.value, book);
    }
    // Approved is only what lies in the house's own folder (school/cards).
    for (auto& file : files.tables) file.value.approved.reset();
    append(library.tables, std::move(files.tables));
    append(library.scenarios, std::move(files.scenarios));
    append(library.lessons, std::move(files.lessons));
    for (auto& file : files.glossaries) {
        std::move(file.value.begin(), file.value.end(), std::back_inserter(library.glossary));
    }
    for (auto& file : files.misreadings) {
        std::move(file.value.begin(), file.value.end(), std::back_inserter(library.misreadings));
    }
    sort(library);
}

Library library_of(ContentFiles files) {
    Library library;
    shelve(std::move(files), library);
    return library;
}

}  // namespace fairdeal

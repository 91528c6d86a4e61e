#include "training/book/clause_title.h"

#include "base/translation.h"
#include "words/words.h"

namespace fairdeal {

std::string clause_title(const Library& library, std::string_view id) {
    for (const RuleBook& book : library.books) {
        if (const BookPlace place = place_of(book, id); place.section != nullptr)
            return place.section->title;
        if (const OpenPoint* point = find_open_point(book, id)) return point->question;
    }
    return {};
}

ClauseName named_clause(const Library& library, std::string_view id) {
    return {std::string(id), clause_title(library, id)};
}

std::string to_text(const ClauseName& clause) {
    return clause.title.empty()
               ? clause.id
               : tr("{title} ({id})", "title"_a = clause.title, "id"_a = clause.id);
}

std::string to_text(const std::vector<ClauseName>& clauses) {
    std::vector<std::string> texts;
    for (const ClauseName& clause : clauses) texts.push_back(to_text(clause));
    return semicolon_list(texts);
}

std::string clause_title_with_id(const Library& library, std::string_view id) {
    return to_text(named_clause(library, id));
}

}  // namespace fairdeal

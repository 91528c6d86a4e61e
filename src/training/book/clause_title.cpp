#include "training/book/clause_title.h"

#include "base/translation.h"

namespace fairdeal {

std::string clause_title(const Library& library, std::string_view id) {
    for (const RuleBook& book : library.books) {
        if (const BookPlace place = place_of(book, id); place.section != nullptr)
            return place.section->title;
        if (const OpenPoint* point = find_open_point(book, id)) return point->question;
    }
    return {};
}

std::string clause_title_with_id(const Library& library, std::string_view id) {
    const std::string title = clause_title(library, id);
    return title.empty() ? std::string(id) : tr("{title} ({id})", "title"_a = title, "id"_a = id);
}

}  // namespace fairdeal

#include "content/lessons/read_prose.h"

#include <fmt/format.h>

#include "base/translation.h"
#include "content/write.h"

namespace fairdeal {

namespace {

ProsePart link_to_clause(const Element& element, Places& places) {
    element.must_have({"id"});
    element.must_hold({});
    const std::string id = clause_in(element, "id");
    places.try_emplace("clause " + id, element.value_place("id"));
    return {ProseKind::Clause, id, id};
}

ProsePart term_link_of(const Element& element, Places& places) {
    element.must_have({"id"});
    element.must_hold_text();
    const std::string id = name_in(element, "id");
    places.try_emplace("term " + id, element.value_place("id"));
    return {ProseKind::Term, element.words(), id};
}

/// No blanks at the ends, and no empty part.
void trim(Prose& prose) {
    if (!prose.empty() && prose.front().text.starts_with(' ')) prose.front().text.erase(0, 1);
    if (!prose.empty() && prose.back().text.ends_with(' ')) prose.back().text.pop_back();
    std::erase_if(prose, [](const ProsePart& part) { return part.text.empty(); });
}

}  // namespace

Prose read_prose(const Element& element, Places& places) {
    element.must_hold_text_and({{"clause", 0, any_number}, {"term", 0, any_number}});
    Prose prose;
    for (const auto& content : element.contents()) {
        if (const auto* text = std::get_if<std::string>(&content)) {
            prose.push_back({ProseKind::Words, *text, {}});
            continue;
        }
        const auto& link = std::get<Element>(content);
        if (link.name() == "clause") prose.push_back(link_to_clause(link, places));
        if (link.name() == "term") prose.push_back(term_link_of(link, places));
    }
    trim(prose);
    if (prose.empty()) element.note_empty();
    return prose;
}

std::string write_prose(const Prose& prose) {
    std::string xml;
    for (const ProsePart& part : prose) {
        switch (part.kind) {
            case ProseKind::Words: xml += escaped(part.text); break;
            case ProseKind::Clause:
                xml += fmt::format(fixed("<clause id=\"{}\"/>"), escaped(part.target));
                break;
            case ProseKind::Term:
                xml += fmt::format(fixed("<term id=\"{}\">{}</term>"), escaped(part.target),
                                   escaped(part.text));
                break;
        }
    }
    return xml;
}

}  // namespace fairdeal

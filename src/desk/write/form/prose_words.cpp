#include "desk/write/form/prose_words.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.h"
#include "base/translation.h"

namespace fairdeal {

namespace {

constexpr std::string_view link_dot = " \u00b7 ";
constexpr std::size_t longest_clause = 48;  // bytes of its words

std::string lower(std::string_view text) {
    std::string small(text);
    std::transform(small.begin(), small.end(), small.begin(), [](char c) {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    });
    return small;
}

/// "BRK-PUSH-3", whether or not a book has it.
bool looks_like_clause(std::string_view text) {
    const bool shaped = std::all_of(text.begin(), text.end(), [](char c) {
        return (c >= 'A' && c <= 'Z') || is_digit(c) || c == '-';
    });
    return shaped && !text.empty() && text.front() >= 'A' && is_digit(text.back()) &&
           text.find('-') != std::string_view::npos;
}

/// What means something where it stands in brackets is left out of them.
std::string without_signs(std::string text) {
    std::erase_if(text, [](char c) { return c == '[' || c == ']' || c == '<' || c == '>'; });
    return text;
}

bool fits_in_brackets(std::string_view text) {
    return text.find_first_of("[]<>\n") == std::string_view::npos &&
           text.find(link_dot) == std::string_view::npos;
}

const GlossaryTerm* term_of_word(const Library& library, std::string_view word) {
    const std::string wanted = lower(word);
    const auto found =
        std::find_if(library.glossary.begin(), library.glossary.end(),
                     [&](const GlossaryTerm& term) { return lower(term.word) == wanted; });
    return found == library.glossary.end() ? nullptr : &*found;
}

std::string clause_link(std::string_view id) {
    return fmt::format(fixed("<clause id=\"{}\"/>"), id);
}
std::string term_link(std::string_view id, std::string_view word) {
    return fmt::format(fixed("<term id=\"{}\">{}</term>"), id, word);
}

/// A link as the file has it, at the beginning of the text.
struct Link {
    std::size_t length = 0;
    bool is_term = false;
    std::string_view id, word;
};
std::optional<Link> link_at(std::string_view text) {
    constexpr std::string_view clause = fixed("<clause id=\""), term = fixed("<term id=\"");
    const bool is_term = text.starts_with(term);
    if (!is_term && !text.starts_with(clause)) return std::nullopt;
    const std::size_t start = is_term ? term.size() : clause.size();
    const std::string_view end_of_id = is_term ? "\">" : "\"/>";
    const auto id_end = text.find(end_of_id, start);
    if (id_end == std::string_view::npos) return std::nullopt;
    Link link{id_end + end_of_id.size(), is_term, text.substr(start, id_end - start), {}};
    if (!is_term) return link;
    const auto end = text.find("</term>", link.length);
    if (end == std::string_view::npos) return std::nullopt;
    link.word = text.substr(link.length, end - link.length);
    link.length = end + std::string_view("</term>").size();
    return link;
}

std::string in_words(const Link& link, std::string_view as_typed, const Library& library,
                     Game game) {
    if (!link.is_term)
        return clause_in_words(link.id, library, game).empty()
                   ? std::string(as_typed)
                   : clause_in_brackets(link.id, library, game);
    const GlossaryTerm* term = find_term(library.glossary, link.id);
    if (term == nullptr || !fits_in_brackets(link.word) || !fits_in_brackets(term->word) ||
        term_of_word(library, term->word) != term || link.word.empty())
        return std::string(as_typed);
    if (lower(link.word) == lower(term->word)) return fmt::format("[{}]", link.word);
    return fmt::format("[{}{}{}]", link.word, link_dot, term->word);
}

/// What stands between brackets as a link; empty: it is none.
std::string link_of(std::string_view inside, const Library& library) {
    const auto dot = inside.rfind(link_dot);
    const std::string_view named =
        dot == std::string_view::npos ? inside : inside.substr(dot + link_dot.size());
    if (looks_like_clause(named)) return clause_link(named);
    const GlossaryTerm* term = term_of_word(library, named);
    if (term == nullptr) return {};
    return term_link(term->id, dot == std::string_view::npos ? inside : inside.substr(0, dot));
}

}  // namespace

std::string cut_at_word(const std::string& text, std::size_t longest) {
    if (text.size() <= longest) return text;
    const std::size_t space = text.rfind(' ', longest);
    std::size_t end = space == std::string::npos || space == 0 ? longest : space;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xc0U) == 0x80U) --end;
    return text.substr(0, end) + "\u2026";
}

std::string clause_in_words(std::string_view id, const Library& library, Game game) {
    const RuleBook* book = find_book(library, game);
    if (book == nullptr) return {};
    if (const BookClause* clause = find_clause(*book, id)) return clause->text;
    const OpenPoint* point = find_open_point(*book, id);
    return point == nullptr ? "" : point->question;
}

std::string clause_in_brackets(std::string_view id, const Library& library, Game game) {
    const std::string words = without_signs(clause_in_words(id, library, game));
    return fmt::format("[{}{}{}]", cut_at_word(words, longest_clause), link_dot, id);
}

std::string term_in_brackets(std::string_view id, const Library& library) {
    const GlossaryTerm* term = find_term(library.glossary, id);
    if (term == nullptr) return {};
    std::string word = term->word;
    const bool is_name = lower(word.substr(1)) != word.substr(1);  // "Super Tie"
    if (!is_name) word = lower(word.substr(0, 1)) + word.substr(1);
    return in_words({0, true, term->id, word}, term_link(term->id, word), library, Game::Breakout);
}

std::string prose_in_words(std::string_view prose, const Library& library, Game game) {
    std::string words;
    while (!prose.empty()) {
        const auto link = link_at(prose);
        const std::size_t length = link ? link->length : 1;
        words += link ? in_words(*link, prose.substr(0, length), library, game)
                      : std::string(prose.substr(0, 1));
        prose.remove_prefix(length);
    }
    return words;
}

std::string prose_from_words(std::string_view words, const Library& library) {
    std::string prose;
    while (!words.empty()) {
        const auto end = words.front() == '[' ? words.find(']') : std::string_view::npos;
        const std::string link =
            end == std::string_view::npos ? "" : link_of(words.substr(1, end - 1), library);
        prose += link.empty() ? std::string(words.substr(0, 1)) : link;
        words.remove_prefix(link.empty() ? 1 : end + 1);
    }
    return prose;
}

}  // namespace fairdeal

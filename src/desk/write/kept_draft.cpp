// A draft as a text of our own, in which it is kept while it is written.

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "base/text.h"
#include "base/translation.h"
#include "desk/write/lesson_draft.h"
#include "record/words.h"

namespace fairdeal {

namespace {

constexpr std::string_view kept_head = fixed("fairdeal lesson draft 1");

std::string one_line(std::string_view value) {
    std::string line;
    for (const char c : value) {
        if (c == '\\')
            line += "\\\\";
        else if (c == '\n')
            line += "\\n";
        else
            line += c;
    }
    return line;
}

std::string from_one_line(std::string_view line) {
    std::string value;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const bool marked = line[i] == '\\' && i + 1 < line.size();
        if (marked) ++i;
        value += marked && line[i] == 'n' ? '\n' : line[i];
    }
    return value;
}

/// The texts of a draft or of a piece by their names, to write and to read.
template <class Draft>
auto fields_of_whole(Draft& draft) {
    return std::array{std::pair("id", &draft.id),
                      std::pair("title", &draft.title),
                      std::pair("aim", &draft.aim),
                      std::pair("clauses", &draft.clauses),
                      std::pair("number", &draft.number),
                      std::pair("minutes", &draft.minutes),
                      std::pair("here", &draft.here),
                      std::pair("there", &draft.there),
                      std::pair("difference", &draft.difference)};
}
template <class Part>
auto fields_of_part(Part& part) {
    return std::array{std::pair("words", &part.words), std::pair("title", &part.title),
                      std::pair("table", &part.table), std::pair("clauses", &part.clauses),
                      std::pair("body", &part.body)};
}

template <class Fields>
std::string lines_of(const Fields& fields) {
    std::string text;
    for (const auto& [name, value] : fields)
        text += fmt::format("{}\t{}\n", name, one_line(*value));
    return text;
}

template <class Fields>
bool put(const Fields& fields, std::string_view name, std::string_view value) {
    for (const auto& [each, text] : fields) {
        if (name != each) continue;
        *text = from_one_line(value);
        return true;
    }
    return false;
}

template <class Value, std::size_t count>
std::optional<Value> word_among(const std::array<Value, count>& values, std::string_view word) {
    for (const Value value : values) {
        if (to_text(value) == word) return value;
    }
    return std::nullopt;
}

/// "rule text": where a piece stands and what it is.
std::optional<DraftPart> part_from(std::string_view words) {
    constexpr std::array all_places{LessonPart::Rule,  LessonPart::Worked,   LessonPart::Faded,
                                    LessonPart::Whole, LessonPart::Contrast, LessonPart::Check};
    constexpr std::array all_kinds{PartKind::Text,  PartKind::Say,    PartKind::Row,
                                   PartKind::Watch, PartKind::Figure, PartKind::Hand,
                                   PartKind::Link,  PartKind::Talk};
    const auto parts = split_at(words, ' ');
    if (parts.size() != 2) return std::nullopt;
    const auto place = word_among(all_places, parts[0]);
    const auto kind = word_among(all_kinds, parts[1]);
    if (!place || !kind) return std::nullopt;
    DraftPart part;
    part.place = *place;
    part.kind = *kind;
    return part;
}

bool take_in(LessonDraft& draft, std::string_view name, std::string_view value) {
    if (name == "part") {
        auto part = part_from(value);
        if (!part) return false;
        draft.parts.push_back(*std::move(part));
        return true;
    }
    if (name == "scenario") {
        draft.is_scenario = true;
        draft.level = from_one_line(value);
        return true;
    }
    if (name == "game") {
        const auto game = game_from(value);
        draft.game = game.value_or(draft.game);
        return game.has_value();
    }
    return draft.parts.empty() ? put(fields_of_whole(draft), name, value)
                               : put(fields_of_part(draft.parts.back()), name, value);
}

}  // namespace

std::string kept_text(const LessonDraft& draft) {
    std::string text = fmt::format("{}\ngame\t{}\n", kept_head, to_text(draft.game));
    if (draft.is_scenario) text += fmt::format("scenario\t{}\n", one_line(draft.level));
    text += lines_of(fields_of_whole(draft));
    for (const DraftPart& part : draft.parts) {
        text += fmt::format("part\t{} {}\n", to_text(part.place), to_text(part.kind));
        text += lines_of(fields_of_part(part));
    }
    return text;
}

std::optional<LessonDraft> draft_from(std::string_view kept) {
    if (!kept.ends_with('\n')) return std::nullopt;
    kept.remove_suffix(1);
    const auto lines = split_at(kept, '\n');
    if (lines.front() != kept_head) return std::nullopt;
    LessonDraft draft;
    for (std::size_t i = 1; i < lines.size(); ++i) {
        const auto tab = lines[i].find('\t');
        if (tab == std::string_view::npos ||
            !take_in(draft, lines[i].substr(0, tab), lines[i].substr(tab + 1)))
            return std::nullopt;
    }
    const bool in_order =
        std::is_sorted(draft.parts.begin(), draft.parts.end(),
                       [](const DraftPart& a, const DraftPart& b) { return a.place < b.place; });
    const bool whole = !draft.is_scenario || draft.parts.size() == 1;
    return in_order && whole ? std::optional(std::move(draft)) : std::nullopt;
}

}  // namespace fairdeal

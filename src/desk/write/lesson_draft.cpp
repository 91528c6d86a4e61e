#include "desk/write/lesson_draft.h"

#include <algorithm>
#include <array>

#include "base/translation.h"
#include "content/lessons/lesson_xml.h"
#include "record/words.h"

namespace fairdeal {

namespace {

constexpr std::array places{LessonPart::Rule,  LessonPart::Worked,   LessonPart::Faded,
                            LessonPart::Whole, LessonPart::Contrast, LessonPart::Check};

struct KindWords {
    PartKind kind;
    std::string_view word;
    const char* title;
};
constexpr std::array kinds{KindWords{PartKind::Text, "text", sentence("Paragraph")},
                           KindWords{PartKind::Say, "say", sentence("What the dealer says")},
                           KindWords{PartKind::Row, "row", sentence("Line of a list")},
                           KindWords{PartKind::Watch, "watch", sentence("Watch out")},
                           KindWords{PartKind::Figure, "figure", sentence("Figure")},
                           KindWords{PartKind::Hand, "hand", sentence("Hand")},
                           KindWords{PartKind::Link, "link", sentence("Scenario")},
                           KindWords{PartKind::Talk, "talk", sentence("Question of talk")}};

const KindWords& words_of(PartKind kind) { return kinds.at(static_cast<std::size_t>(kind)); }

std::string listed(const std::vector<std::string>& ids) {
    std::string text;
    for (const std::string& id : ids) text += (text.empty() ? "" : " ") + id;
    return text;
}

bool stands_in_rule(PartKind kind) { return kind <= PartKind::Figure; }

DraftPart part_of(const LessonBlock& block) {
    if (block.kind == BlockKind::Figure) return part_of(block.figure);
    DraftPart part;
    constexpr std::array same{PartKind::Text, PartKind::Say, PartKind::Row, PartKind::Watch};
    part.kind = same.at(static_cast<std::size_t>(block.kind));
    part.words = typed_prose(block.prose);
    return part;
}

void add_all(LessonDraft& draft, LessonPart place, const std::vector<LessonItem>& items) {
    for (const LessonItem& item : items) draft.parts.push_back(part_of(item, place));
}

}  // namespace

std::string_view to_text(PartKind kind) { return words_of(kind).word; }
std::string title_of(PartKind kind) { return tr(words_of(kind).title); }

DraftPart part_of(const LessonItem& item, LessonPart place) {
    DraftPart part;
    part.place = place;
    if (const auto* link = std::get_if<ScenarioLink>(&item)) {
        part.kind = PartKind::Link;
        part.body = link->id;
        return part;
    }
    const auto& hand = std::get<Scenario>(item);
    const bool talk = hand.question.kind == QuestionKind::Talk;
    part.kind = talk ? PartKind::Talk : PartKind::Hand;
    part.title = hand.title;
    part.words = hand.story;
    part.table = talk ? "" : hand.table;
    part.clauses = listed(hand.clauses);
    part.body = xml_of_item(hand);
    return part;
}

DraftPart part_of(const LessonFigure& figure) {
    DraftPart part;
    part.kind = PartKind::Figure;
    part.words = figure.caption;
    part.table = figure.table;
    part.body = xml_of_record(figure.hand);
    return part;
}

LessonDraft draft_of(const Lesson& lesson) {
    LessonDraft draft;
    draft.id = lesson.id;
    draft.title = lesson.title;
    draft.aim = lesson.aim;
    draft.clauses = listed(lesson.clauses);
    draft.number = std::to_string(lesson.number);
    draft.minutes = std::to_string(lesson.minutes);
    draft.game = lesson.game;
    draft.here = lesson.contrast.here;
    draft.there = lesson.contrast.there;
    draft.difference = typed_prose(lesson.contrast.difference);
    for (const LessonBlock& block : lesson.rule) draft.parts.push_back(part_of(block));
    add_all(draft, LessonPart::Worked, lesson.worked);
    add_all(draft, LessonPart::Faded, lesson.faded);
    add_all(draft, LessonPart::Whole, lesson.whole);
    add_all(draft, LessonPart::Contrast, lesson.contrast.items);
    add_all(draft, LessonPart::Check, lesson.check);
    return draft;
}

LessonDraft draft_of(const Scenario& scenario) {
    LessonDraft draft = empty_scenario(scenario.game());
    draft.id = scenario.id;
    draft.title = scenario.title;
    draft.clauses = listed(scenario.clauses);
    draft.level = std::to_string(scenario.level);
    DraftPart part = part_of(LessonItem(scenario), LessonPart::Worked);
    part.title.clear();
    part.clauses.clear();
    part.table = scenario.table;
    if (part.kind == PartKind::Talk)
        part.body = xml_of_record(scenario.hand) + part.body + xml_of_hints(scenario);
    draft.parts = {std::move(part)};
    return draft;
}

LessonDraft empty_scenario(Game game) {
    LessonDraft draft;
    draft.is_scenario = true;
    draft.game = game;
    DraftPart hand;
    hand.place = LessonPart::Worked;
    hand.kind = PartKind::Hand;
    draft.parts = {std::move(hand)};
    return draft;
}

std::vector<DraftRow> rows_of(const LessonDraft& draft) {
    std::vector<DraftRow> rows{{LessonPart::End, std::nullopt}};
    if (draft.is_scenario) {
        for (std::size_t i = 0; i < draft.parts.size(); ++i)
            rows.push_back({draft.parts[i].place, i});
        return rows;
    }
    std::size_t next = 0;
    for (const LessonPart place : places) {
        rows.push_back({place, std::nullopt});
        for (; next < draft.parts.size() && draft.parts[next].place == place; ++next)
            rows.push_back({place, next});
    }
    return rows;
}

namespace {

std::size_t row_of_part(const LessonDraft& draft, std::size_t part) {
    const auto rows = rows_of(draft);
    for (std::size_t row = 0; row < rows.size(); ++row) {
        if (rows[row].part == part) return row;
    }
    return 0;
}

/// The first part that stands after all of a place.
std::size_t end_of(const LessonDraft& draft, LessonPart place) {
    const auto behind = std::find_if(draft.parts.begin(), draft.parts.end(),
                                     [&](const DraftPart& part) { return part.place > place; });
    return static_cast<std::size_t>(behind - draft.parts.begin());
}

std::optional<std::size_t> part_at(const LessonDraft& draft, std::size_t row) {
    const auto rows = rows_of(draft);
    return row < rows.size() ? rows[row].part : std::nullopt;
}

/// The next place that takes a piece of this kind, or none.
std::optional<LessonPart> next_place(LessonPart place, PartKind kind, int by) {
    const int to = static_cast<int>(place) + by;
    if (stands_in_rule(kind) || to < static_cast<int>(LessonPart::Worked) ||
        to > static_cast<int>(LessonPart::Check))
        return std::nullopt;
    return static_cast<LessonPart>(to);
}

}  // namespace

std::size_t add_part(LessonDraft& draft, std::size_t row, DraftPart part) {
    const auto rows = rows_of(draft);
    std::size_t at = end_of(draft, part.place);
    if (row < rows.size() && rows[row].place == part.place) {
        if (rows[row].part) at = *rows[row].part + 1;
    }
    draft.parts.insert(draft.parts.begin() + static_cast<std::ptrdiff_t>(at), std::move(part));
    return row_of_part(draft, at);
}

std::size_t move_part(LessonDraft& draft, std::size_t row, int by) {
    const auto part = part_at(draft, row);
    if (!part) return row;
    const std::size_t at = *part;
    auto& parts = draft.parts;
    const bool at_end = by < 0 ? at == 0 || parts[at - 1].place != parts[at].place
                               : at + 1 == parts.size() || parts[at + 1].place != parts[at].place;
    if (at_end) {
        if (const auto place = next_place(parts[at].place, parts[at].kind, by))
            parts[at].place = *place;
        return row_of_part(draft, at);
    }
    const std::size_t to = by < 0 ? at - 1 : at + 1;
    std::swap(parts[at], parts[to]);
    return row_of_part(draft, to);
}

std::size_t remove_part(LessonDraft& draft, std::size_t row) {
    const auto part = part_at(draft, row);
    if (!part) return row;
    draft.parts.erase(draft.parts.begin() + static_cast<std::ptrdiff_t>(*part));
    const auto rows = rows_of(draft);
    return row < rows.size() && rows[row].part ? row : row - 1;
}

}  // namespace fairdeal

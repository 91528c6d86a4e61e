#include "desk/write/author_screen.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "base/text.h"
#include "desk/frame/desk.h"

namespace fairdeal {

namespace {

constexpr std::size_t longest_title = 60;  // bytes

/// How many items a part takes.
struct Takes {
    std::size_t least, most;
};
std::optional<Takes> takes(LessonPart place) {
    switch (place) {
        case LessonPart::Worked:
        case LessonPart::Contrast: return Takes{2, 2};
        case LessonPart::Faded:
        case LessonPart::Check: return Takes{2, 6};
        case LessonPart::Whole: return Takes{3, 3};
        case LessonPart::Rule:
        case LessonPart::End: break;
    }
    return std::nullopt;
}

std::string advice_on(LessonPart place) {
    switch (place) {
        case LessonPart::End:
            return "One family of clauses in ten to fifteen minutes. Then fill the parts below, "
                   "from the rule to the check.";
        case LessonPart::Rule:
            return "The rule in plain words, paragraph by paragraph. Link every clause that the "
                   "lesson teaches, and show a hand as a figure.";
        case LessonPart::Worked: return "Two hands that are shown with every step.";
        case LessonPart::Faded:
            return "Two to six hands: the last step is left to the trainee, then the last two, and "
                   "so on.";
        case LessonPart::Whole: return "Three hands that the trainee settles alone.";
        case LessonPart::Contrast:
            return "Two hands as near to each other as can be: one clause decides the first, its "
                   "neighbour the second.";
        case LessonPart::Check: return "Two to six hands; all must be right to pass.";
    }
    return "";
}

/// The words without the links' tags, cut at a length.
std::string plain(const std::string& prose) {
    std::string text;
    bool in_tag = false;
    for (const char c : prose) {
        if (c == '<') in_tag = true;
        if (!in_tag) text += c == '\n' ? ' ' : c;
        if (c == '>') in_tag = false;
    }
    if (text.size() <= longest_title) return text;
    std::size_t end = longest_title;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xc0U) == 0x80U) --end;
    return text.substr(0, end) + "\u2026";
}

std::string title_of(const Desk& desk, const DraftPart& part) {
    std::string title =
        part.kind == PartKind::Hand || part.kind == PartKind::Talk ? part.title : part.words;
    if (part.kind == PartKind::Link) {
        const Scenario* scenario = find_scenario(desk.library, part.body);
        title = scenario == nullptr ? part.body : scenario->title;
    }
    title = plain(title);
    return title.empty() ? "Nothing typed yet" : title;
}

std::string count_in(const LessonDraft& draft, LessonPart place) {
    const auto count = static_cast<std::size_t>(
        std::count_if(draft.parts.begin(), draft.parts.end(),
                      [&](const DraftPart& part) { return part.place == place; }));
    const auto needs = takes(place);
    if (!needs) return fmt::format("{} piece{}", count, count == 1 ? "" : "s");
    if (needs->least == needs->most) return fmt::format("{} of {}", count, needs->most);
    if (count < needs->least) return fmt::format("{} of at least {}", count, needs->least);
    if (count > needs->most) return fmt::format("{}, at most {}", count, needs->most);
    return std::to_string(count);
}

std::set<std::size_t> wrong_rows(const AuthorRoom& room) {
    std::set<std::size_t> rows;
    if (room.problems.empty()) return rows;
    for (const Problem& problem : room.problems)
        rows.insert(row_at(room.checked, problem.where.line));
    return rows;
}

OutlineItem outline_item(const Desk& desk, const DraftRow& row) {
    const LessonDraft& draft = desk.learn.author.draft;
    if (row.part) {
        const DraftPart& part = draft.parts.at(*row.part);
        return {title_of(desk, part), std::string(title_of(part.kind)), false, false, {}};
    }
    if (row.place == LessonPart::End) return {"About the lesson", draft.id, true, false, {}};
    return {std::string(title_of(row.place)), count_in(draft, row.place), true, false, {}};
}

std::vector<OutlineItem> outline_of(const Desk& desk, const std::vector<DraftRow>& rows) {
    std::vector<OutlineItem> items;
    const auto wrong = wrong_rows(desk.learn.author);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        OutlineItem item = outline_item(desk, rows[i]);
        item.wrong = wrong.count(i) != 0;
        item.spoken = item.title + ". " + item.detail + (item.detail.empty() ? "" : ".");
        if (item.wrong) item.spoken += " Something is wrong here.";
        items.push_back(std::move(item));
    }
    return items;
}

ProblemItem problem_item(const Problem& problem, bool with_file) {
    ProblemItem item{place_in_words(problem.where), problem.what, {}};
    if (with_file && !problem.where.source.empty())
        item.where = problem.where.source + (item.where.empty() ? "" : ", " + item.where);
    item.spoken = item.where + (item.where.empty() ? "" : ": ") + item.what;
    return item;
}

std::string state_of(const Desk& desk) {
    if (!is_saved(desk)) return "Not saved yet; kept as it is typed";
    return desk.learn.author.draft.title.empty() ? "Nothing written yet" : "Saved";
}

std::string heading_of(const Desk& desk, const DraftRow& row) {
    const LessonDraft& draft = desk.learn.author.draft;
    if (row.place == LessonPart::End) return "About the lesson";
    const std::string part(title_of(row.place));
    if (!row.part) return part + " \u00b7 " + count_in(draft, row.place);
    return part + " \u00b7 " + std::string(title_of(draft.parts.at(*row.part).kind));
}

void show_row(const Desk& desk, const std::vector<DraftRow>& rows, AuthorScreen& screen) {
    const LessonDraft& draft = desk.learn.author.draft;
    const DraftRow& row = rows.at(screen.row);
    screen.heading = heading_of(desk, row);
    screen.advice = row.part ? "" : advice_on(row.place);
    screen.fields = fields_of(draft, screen.row);
    screen.can_remove = row.part.has_value();
    if (!row.part) return;
    LessonDraft moved = draft;
    move_part(moved, screen.row, -1);
    screen.can_up = !(moved == draft);
    moved = draft;
    move_part(moved, screen.row, 1);
    screen.can_down = !(moved == draft);
}

void show_question(const AuthorRoom& room, AuthorScreen& screen) {
    const std::string lesson = "\u201c" + screen.title + "\u201d";
    screen.asks = room.asks != AuthorQuestion::None;
    switch (room.asks) {
        case AuthorQuestion::None: return;
        case AuthorQuestion::Changes:
            screen.question = lesson + " is not saved. What is to become of it?";
            screen.answers = {{"Save it", save_changes}, {"Drop the changes", drop_changes}};
            break;
        case AuthorQuestion::Remove:
            screen.question = lesson +
                              " goes off the shelf for everybody. It can be brought back from the "
                              "list of lessons.";
            screen.answers = {{"Remove it", remove_lesson}};
            break;
        case AuthorQuestion::Rename:
            screen.question = fmt::format(
                "So far {} is in the file {}. Is that to be {} from now on? Whoever is in it stays "
                "where they are.",
                lesson, room.own, room.draft.id);
            screen.answers = {{"Rename it", rename_lesson}, {"Keep both", save_as_another}};
            break;
    }
    screen.answers.push_back({"Stay", stay_with_changes});
}

}  // namespace

std::string place_in_words(const Place& place) {
    if (place.line == 0) return "";
    if (place.column == 0) return fmt::format("Line {}", place.line);
    return fmt::format("Line {}, column {}", place.line, place.column);
}

AuthorScreen author_screen(const Desk& desk) {
    const AuthorRoom& room = desk.learn.author;
    AuthorScreen screen;
    screen.title = room.draft.title.empty() ? "A new lesson" : room.draft.title;
    screen.state = state_of(desk);
    const auto rows = rows_of(room.draft);
    screen.row = std::min(room.row, rows.size() - 1);
    screen.outline = outline_of(desk, rows);
    show_row(desk, rows, screen);
    screen.adding = room.adding;
    if (room.adding) {
        screen.heading = std::string("Put into: ") + std::string(title_of(place_to_put_in(room)));
        screen.advice = "A new piece, a hand that is open somewhere, or a scenario.";
        screen.offers = offers(desk);
    }
    for (const Problem& problem : room.problems)
        screen.problems.push_back(problem_item(problem, false));
    screen.error = room.error;
    screen.notice = room.notice;
    screen.can_remove_lesson = can_remove_lesson(desk);
    screen.removed = room.gone;
    show_question(room, screen);
    return screen;
}

namespace {

std::string all_things(std::size_t count) {
    if (count == 0) return "Nothing is wrong";
    return count == 1 ? "One thing is wrong" : fmt::format("{} things are wrong", count);
}

std::string with_clauses(const std::string& key, const std::string& clauses) {
    return clauses.empty() ? key : key + " (" + clauses + ")";
}

AffectedRow affected_row(const AffectedItem& item) {
    AffectedRow row{
        item.title + " \u00b7 " + item.id, "Now: " + with_clauses(item.was, item.because), {}, {}};
    row.is = item.why_not.empty() ? "Then: " + with_clauses(item.is, item.is_because)
                                  : "It cannot be asked any more: " + item.why_not;
    for (const std::string& lesson : item.lessons) row.title += " \u00b7 in " + lesson;
    row.spoken = row.title + ". " + row.was + ". " + row.is + ".";
    return row;
}

}  // namespace

LookScreen look_screen(const Desk& desk) {
    LookScreen screen;
    const auto& look = desk.learn.author.look;
    if (!look) return screen;
    screen.path = look->path.string();
    screen.result = all_things(look->problems.size());
    screen.found = look->found;
    for (const Problem& problem : look->problems)
        screen.problems.push_back(problem_item(problem, problem.where.source != screen.path));
    for (const SoundItem& item : look->sound) {
        const std::string what = item.is_lesson ? "Lesson" : "Scenario";
        SoundRow row{item.title, what + " \u00b7 " + std::string(title_of(item.game)), {}};
        if (!item.problems.empty()) row.detail += " \u00b7 as far as it goes";
        if (row.title.empty()) row.title = item.id;
        row.spoken = row.title + ". " + row.detail + ".";
        screen.sound.push_back(std::move(row));
    }
    for (const AffectedItem& item : look->affected) screen.affected.push_back(affected_row(item));
    if (look->card.empty()) return screen;
    screen.card = fmt::format("What \u201c{}\u201d would change", look->card);
    if (screen.affected.empty())
        screen.unaffected = "Every scenario and lesson is answered as it is now.";
    return screen;
}

PreviewScreen preview_screen(const Problems& problems) {
    PreviewScreen screen;
    if (problems.empty()) return screen;
    screen.result = all_things(problems.size()) + ": what is sound is shown";
    for (const Problem& problem : problems) screen.problems.push_back(problem_item(problem, false));
    return screen;
}

}  // namespace fairdeal

#include "desk/write/author_screen.h"

#include <algorithm>
#include <set>

#include "base/text.h"
#include "base/translation.h"
#include "desk/write/author_session.h"
#include "words/words.h"

namespace fairdeal {

namespace {

constexpr std::size_t longest_title = 60;  // bytes

std::string advice_on(const LessonDraft& draft, LessonPart place) {
    switch (place) {
        case LessonPart::End:
            if (draft.is_scenario)
                return tr("One hand with a question. It is in Practise once it is saved.");
            return tr(
                "One family of clauses in ten to fifteen minutes. Then fill the parts below, "
                "from the rule to the check.");
        case LessonPart::Rule:
            return tr(
                "The rule in plain words, paragraph by paragraph. Link every clause that the "
                "lesson teaches, and show a hand as a figure.");
        case LessonPart::Worked: return tr("Two hands that are shown with every step.");
        case LessonPart::Faded:
            return tr(
                "Two to six hands: the last step is left to the trainee, then the last two, and "
                "so on.");
        case LessonPart::Whole: return tr("Three hands that the trainee settles alone.");
        case LessonPart::Contrast:
            return tr(
                "Two hands as near to each other as can be: one clause decides the first, its "
                "neighbour the second.");
        case LessonPart::Check: return tr("Two to six hands; all must be right to pass.");
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

std::string title_of(const DraftPart& part, const Library& shelf) {
    std::string title =
        part.kind == PartKind::Hand || part.kind == PartKind::Talk ? part.title : part.words;
    if (part.kind == PartKind::Link) {
        const Scenario* scenario = find_scenario(shelf, part.body);
        title = scenario == nullptr ? part.body : scenario->title;
    }
    title = plain(title);
    return title.empty() ? tr("Nothing typed yet") : title;
}

std::string count_in(const LessonDraft& draft, LessonPart place) {
    const auto count = static_cast<std::size_t>(
        std::count_if(draft.parts.begin(), draft.parts.end(),
                      [&](const DraftPart& part) { return part.place == place; }));
    const auto needs = pieces_wanted(place);
    if (!needs) return tr_n("{count} piece", "{count} pieces", static_cast<std::int64_t>(count));
    if (needs->least == needs->most)
        return tr("{pieces} of {needed}", "pieces"_a = count, "needed"_a = needs->most);
    if (count < needs->least)
        return tr("{pieces} of at least {least}", "pieces"_a = count, "least"_a = needs->least);
    if (count > needs->most)
        return tr("{pieces}, at most {most}", "pieces"_a = count, "most"_a = needs->most);
    return std::to_string(count);
}

OutlineItem outline_item(const LessonDraft& draft, const DraftRow& row, const Library& shelf) {
    if (draft.is_scenario)
        return {row.part ? tr("Hand and question") : tr("About the scenario"), "", true, false, {}};
    if (row.part) {
        const DraftPart& part = draft.parts.at(*row.part);
        return {title_of(part, shelf), title_of(part.kind), false, false, {}};
    }
    if (row.place == LessonPart::End) return {tr("About the lesson"), "", true, false, {}};
    return {title_of(row.place), count_in(draft, row.place), true, false, {}};
}

std::string heading_of(const LessonDraft& draft, const DraftRow& row) {
    if (draft.is_scenario) return row.part ? tr("Hand and question") : tr("About the scenario");
    if (row.place == LessonPart::End) return tr("About the lesson");
    const std::string part = title_of(row.place);
    if (!row.part) return part + " \u00b7 " + count_in(draft, row.place);
    return part + " \u00b7 " + title_of(draft.parts.at(*row.part).kind);
}

}  // namespace

std::string place_in_words(const Place& place) {
    if (place.line == 0) return "";
    if (place.column == 0) return tr("Line {line}", "line"_a = place.line);
    return tr("Line {line}, column {column}", "line"_a = place.line, "column"_a = place.column);
}

ProblemItem problem_item(const Problem& problem, bool with_file) {
    ProblemItem item{place_in_words(problem.where), problem.what, {}};
    if (with_file && !problem.where.source.empty())
        item.where = item.where.empty() ? problem.where.source
                                        : comma_list({problem.where.source, item.where});
    item.spoken = item.where + (item.where.empty() ? "" : ": ") + item.what;
    return item;
}

std::vector<OutlineItem> AuthorSession::outline_of(const std::vector<DraftRow>& rows) const {
    std::set<std::size_t> wrong;
    for (const DraftProblem& problem : problems) wrong.insert(problem.place.row);
    std::vector<OutlineItem> items;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        OutlineItem item = outline_item(draft, rows[i], shelf());
        item.wrong = wrong.count(i) != 0;
        item.spoken = item.title + ". " + item.detail + (item.detail.empty() ? "" : ".");
        if (item.wrong) item.spoken += " " + tr("Something is wrong here.");
        items.push_back(std::move(item));
    }
    return items;
}

void AuthorSession::show_row(const std::vector<DraftRow>& rows, AuthorScreen& shown) const {
    const DraftRow& picked = rows.at(shown.row);
    shown.heading = heading_of(draft, picked);
    shown.advice = picked.part ? "" : advice_on(draft, picked.place);
    shown.fields = fields_of(draft, shown.row, shelf());
    shown.field = field;
    shown.cursor = cursor;
    shown.can_remove = picked.part.has_value() && !draft.is_scenario;
    if (draft.is_scenario)
        shown.why_not_move = tr("A scenario is one hand: nothing in it is moved or removed.");
    else if (!picked.part)
        shown.why_not_move = tr("Pick a piece of the lesson to move or remove it.");
    if (!shown.why_not_move.empty()) return;
    LessonDraft moved = draft;
    move_part(moved, shown.row, -1);
    shown.can_up = !(moved == draft);
    moved = draft;
    move_part(moved, shown.row, 1);
    shown.can_down = !(moved == draft);
    if (!shown.can_up) shown.why_not_move = tr("It is the first here: it cannot go up.");
    if (!shown.can_down) shown.why_not_move = tr("It is the last here: it cannot go down.");
    if (!shown.can_up && !shown.can_down)
        shown.why_not_move = tr("It is the only one here: it cannot be moved.");
}

void AuthorSession::show_offers(AuthorScreen& shown) const {
    shown.adding = true;
    shown.heading = draft.is_scenario
                        ? tr("The hand of the scenario")
                        : tr("Put into: {part}", "part"_a = title_of(place_to_put_in()));
    shown.advice = draft.is_scenario
                       ? tr("A hand that is open somewhere, or one of the library to be changed.")
                       : tr("A new piece, a hand that is open somewhere, or a scenario.");
    shown.search = search;
    shown.offers = offers();
    if (shown.offers.empty()) return;
    shown.offer = std::min(offer, shown.offers.size() - 1);
    const Offer& picked = shown.offers[shown.offer];
    shown.can_put_in = picked.why_not.empty();
    shown.can_save_scenario = can_be_scenario(picked) && !draft.is_scenario;
    if (!shown.can_put_in)
        shown.why_not_put_in = as_sentence(picked.why_not);
    else if (!shown.can_save_scenario && !draft.is_scenario)
        shown.why_not_put_in = tr("Only a hand that is open elsewhere can be saved as a scenario.");
}

void AuthorSession::show_question(AuthorScreen& shown) const {
    shown.asks = asks != AuthorQuestion::None;
    switch (asks) {
        case AuthorQuestion::None: return;
        case AuthorQuestion::Changes:
            shown.question = tr("\u201c{lesson}\u201d is not saved. What must happen to it?",
                                "lesson"_a = shown.title);
            shown.answers = {AuthorAction::SaveChanges, AuthorAction::DropChanges};
            break;
        case AuthorQuestion::Remove:
            shown.question =
                tr("\u201c{lesson}\u201d will be removed for everybody. You can bring it back from "
                   "the "
                   "list of lessons.",
                   "lesson"_a = shown.title);
            shown.answers = {AuthorAction::RemoveLesson};
            break;
        case AuthorQuestion::Rename:
            shown.question =
                tr("So far \u201c{lesson}\u201d is in the file {file}. Is that to be {name} from "
                   "now on? Trainees who are in the lesson stay where they are.",
                   "lesson"_a = shown.title, "file"_a = own, "name"_a = draft.id);
            shown.answers = {AuthorAction::Rename, AuthorAction::KeepBoth};
            break;
    }
    shown.answers.push_back(AuthorAction::Stay);
}

AuthorScreen AuthorSession::screen() const {
    AuthorScreen shown;
    shown.title = !draft.title.empty() ? draft.title
                  : draft.is_scenario  ? tr("A new scenario")
                                       : tr("A new lesson");
    shown.state = !is_saved()           ? tr("Not saved yet; kept as it is typed")
                  : draft.title.empty() ? tr("Nothing written yet")
                                        : tr("Saved");
    const auto rows = rows_of(draft);
    shown.row = std::min(row, rows.size() - 1);
    shown.outline = outline_of(rows);
    show_row(rows, shown);
    if (adding) show_offers(shown);
    if (choosing) show_list(shown);
    if (is_dealing()) {
        shown.dealing = deal_screen(*dealing, shelf());
        shown.heading = tr("Deal the hand");
        shown.advice = "";
    }
    shown.problems = problem_items();
    shown.error = error;
    shown.notice = notice;
    shown.is_scenario = draft.is_scenario;
    shown.why_not_remove = why_not_remove();
    shown.can_remove_lesson = shown.why_not_remove.empty();
    for (const Lesson& lesson : shelf().lessons)
        shown.lessons.push_back(
            {lesson.id, tr("{game} {number}: {lesson}", "game"_a = short_title_of(lesson.game),
                           "number"_a = lesson.number, "lesson"_a = lesson.title)});
    shown.scenarios = own_scenarios;
    shown.removed = gone;
    show_question(shown);
    return shown;
}

std::string all_things(std::size_t count) {
    if (count == 0) return tr("Nothing is wrong");
    if (count == 1) return tr("One thing is wrong");
    return tr_n("{count} thing is wrong", "{count} things are wrong",
                static_cast<std::int64_t>(count));
}

PreviewScreen preview_screen(std::vector<ProblemItem> problems) {
    PreviewScreen screen;
    if (problems.empty()) return screen;
    screen.result = tr("{things_wrong}: what is sound is shown",
                       "things_wrong"_a = all_things(problems.size()));
    screen.problems = std::move(problems);
    return screen;
}

PreviewScreen preview_screen(const Problems& problems) {
    std::vector<ProblemItem> items;
    for (const Problem& problem : problems) items.push_back(problem_item(problem, false));
    return preview_screen(std::move(items));
}

}  // namespace fairdeal

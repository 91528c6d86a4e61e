#include "desk/lesson/lesson_screen.h"

#include <algorithm>

#include "base/translation.h"
#include "drills/drill_words.h"
#include "questions/words/act_words.h"
#include "words/words.h"

namespace fairdeal {

namespace {

std::string label_of(BlockKind kind) {
    switch (kind) {
        case BlockKind::Say: return tr("Say");
        case BlockKind::Watch: return tr("Watch out");
        case BlockKind::Text:
        case BlockKind::Row:
        case BlockKind::Figure: break;
    }
    return "";
}

/// The whole hand of a figure.
TableScreen table_of(const LessonFigure& figure) {
    Scenario scenario;
    scenario.table = figure.table;
    scenario.hand = figure.hand;
    return table_screen(scenario);
}

BlockScreen block_screen(const LessonBlock& block) {
    BlockScreen screen;
    screen.kind = block.kind;
    screen.label = label_of(block.kind);
    if (block.kind == BlockKind::Figure) {
        screen.table = table_of(block.figure);
        screen.caption = block.figure.caption;
        screen.spoken = tr("Figure: {caption}", "caption"_a = screen.caption);
        return screen;
    }
    screen.prose = block.prose;
    screen.spoken = (screen.label.empty() ? "" : screen.label + ": ") + plain_text(block.prose);
    return screen;
}

void add_blocks(LessonScreen& screen, const LessonWalk& walk) {
    if (walk.part == LessonPart::Rule) {
        screen.aim = walk.lesson.aim;
        for (const LessonBlock& block : walk.lesson.rule)
            screen.blocks.push_back(block_screen(block));
    }
    // What differs would answer both questions: it is said once one is answered.
    if (walk.part == LessonPart::Contrast && !walk.aside && is_marked(walk)) {
        LessonBlock difference;
        difference.prose = walk.lesson.contrast.difference;
        screen.blocks.push_back(block_screen(difference));
    }
}

std::string mark_word(StepStanding standing) {
    switch (standing) {
        case StepStanding::Right: return tr("Right");
        case StepStanding::FollowsFrom: return tr("Right from your value before");
        case StepStanding::Wrong: return tr("Wrong");
        case StepStanding::NotJudged: return tr("Not judged");
    }
    throw Fault("a step of no standing");
}

std::string label_in(const TraceStep& step, const std::string& value, Unit unit) {
    for (const TraceChoice& choice : step.choices) {
        if (choice.value == value) return whole_label(choice);
    }
    return value_in_words(step.step.kind, value, unit);
}

void put_blank(StepScreen& screen, const LessonWalk& walk, const Library& library, std::size_t step,
               std::size_t blank) {
    const TraceStep& traced = walk.trace.steps[step];
    screen.blank = true;
    screen.blank_number = blank;
    screen.choices = traced.choices;
    const std::string& given = walk.blanks.given[blank];
    screen.given = given;
    screen.value = traced.choices.empty() ? given
                   : given.empty()        ? ""
                                   : label_in(traced, given, unit_of(walk.scenario.hand.header));
    screen.clauses.clear();
    if (!walk.blanks.mark) {
        screen.current = walk.blanks.current == blank;
        return;
    }
    const MarkedStep& mark = walk.blanks.mark->steps[step];
    screen.mark = mark_word(mark.standing);
    screen.right = mark.standing != StepStanding::Wrong;
    if (!screen.right)
        screen.due = label_in(traced, mark.expected, unit_of(walk.scenario.hand.header));
    screen.clauses = named_clauses(library, traced.step.because);
}

void speak(StepScreen& step) {
    step.spoken = (step.part.empty() ? "" : step.part + ". ") + step.asks + " ";
    step.spoken += !step.shown          ? tr("Not shown yet.")
                   : step.value.empty() ? tr("To be filled in.")
                                        : step.value + ".";
    if (!step.mark.empty()) step.spoken += " " + step.mark + ".";
    if (!step.due.empty()) step.spoken += " " + tr("It is {answer}.", "answer"_a = step.due);
}

void add_steps(LessonScreen& screen, const LessonWalk& walk, const Library& library) {
    if (walk.practice) return;
    const std::size_t blanks = walk.blanks.given.size();
    std::size_t part = walk.trace.parts.size();
    for (std::size_t i = 0; i < walk.trace.steps.size(); ++i) {
        const TraceStep& traced = walk.trace.steps[i];
        StepScreen step;
        if (traced.part != part) step.part = walk.trace.parts[traced.part].title;
        part = traced.part;
        step.asks = traced.step.asks;
        step.shown = walk.part != LessonPart::Worked || i < walk.revealed;
        if (step.shown) step.value = traced.shown;
        if (step.shown) step.clauses = named_clauses(library, traced.step.because);
        if (i + blanks >= walk.trace.steps.size())
            put_blank(step, walk, library, i, i + blanks - walk.trace.steps.size());
        speak(step);
        screen.steps.push_back(std::move(step));
    }
}

void add_item(LessonScreen& screen, const LessonWalk& walk, const Library& library) {
    if (walk.part == LessonPart::Rule || walk.part == LessonPart::End) return;
    screen.story = shown_story(walk.scenario);
    const std::string event =
        event_asked_in_words(walk.scenario.question, unit_of(walk.scenario.hand.header));
    if (!event.empty()) screen.story += " " + event;
    if (walk.practice) {
        screen.practice = screen_of(*walk.practice, library);
        screen.table = table_screen(*walk.practice);
    } else {
        screen.table = table_screen(walk.scenario);
    }
    if (walk.scenario.question.kind == QuestionKind::Talk) screen.table.reset();
    add_steps(screen, walk, library);
    screen.feedback = feedback_of(walk, library);
}

void add_parts(LessonScreen& screen, const LessonWalk& walk) {
    for (std::size_t i = 0; i < lesson_part_count; ++i) {
        const auto part = static_cast<LessonPart>(i);
        screen.parts.push_back({part, title_of(part), part == walk.part,
                                i < static_cast<std::size_t>(walk.part),
                                !has_pages(walk.lesson, part)});
    }
    screen.page = page_of(walk);
    screen.pages = pages_of(walk);
    screen.progress =
        tr("Page {page} of {pages}", "page"_a = screen.page + 1, "pages"_a = screen.pages);
}

void add_end(LessonScreen& screen, const LessonWalk& walk, const Library& library) {
    if (walk.part != LessonPart::End) return;
    std::size_t right = 0;
    for (std::size_t i = 0; i < walk.lesson.check.size(); ++i) {
        const Scenario* item = scenario_of(walk.lesson.check[i], library);
        const bool was_right = i < walk.checked.size() && walk.checked[i];
        right += was_right ? 1 : 0;
        const std::string title = item ? item->title : "";
        screen.results.push_back(
            was_right ? tr("{number}. {item}: right", "number"_a = i + 1, "item"_a = title)
                      : tr("{number}. {item}: not yet", "number"_a = i + 1, "item"_a = title));
    }
    const auto all = static_cast<std::int64_t>(walk.lesson.check.size());
    screen.banner = Banner{walk.passed(), walk.passed() ? tr("Passed") : tr("Not passed yet"),
                           tr_n("{right} of {count} item of the check right at the first try.",
                                "{right} of {count} items of the check right at the first try.",
                                all, "right"_a = right)};
    screen.repeat = part_to_repeat(walk, library);
}

void add_open(LessonScreen& screen, const LessonWalk& walk, const Library& library) {
    const TableCard card = walk.part == LessonPart::Rule || walk.part == LessonPart::End
                               ? house_card(library, walk.lesson.game)
                               : walk.scenario.hand.header.card;
    if (!walk.clause.empty()) screen.clause = clause_screen(walk.clause, library, card);
    if (const GlossaryTerm* term = find_term(library.glossary, walk.term))
        screen.term = TermScreen{term->word, term->meaning};
}

/// Where the last page leads: the part to take again, else the next lesson, else the list.
std::string label_at_end(const LessonWalk& walk, const Library& library) {
    if (const auto part = part_to_repeat(walk, library))
        return tr("Take again: {part}", "part"_a = title_of(*part));
    if (lesson_after(library.lessons, walk.lesson) != nullptr) return tr("Next lesson");
    return tr("Back to the lessons");
}

std::string go_on_label(const LessonWalk& walk, const Library& library) {
    if (walk.part == LessonPart::End) return label_at_end(walk, library);
    if (walk.part == LessonPart::Worked && !can_go_on(walk)) return tr("Show the next step");
    if (walk.part == LessonPart::Contrast && walk.item + 1 == walk.lesson.contrast.items.size())
        return tr("To the check");
    if (walk.part == LessonPart::Check && walk.item + 1 == walk.lesson.check.size())
        return tr("How did it go?");
    return walk.part == LessonPart::Rule ? tr("See it done") : tr("Next");
}

/// How the blank that has the keyboard is answered.
std::string blank_keys(const LessonWalk& walk) {
    if (walk.blanks.given.empty())
        return tr("Enter next \u00b7 \u2190 back \u00b7 B rule book \u00b7 Esc the lessons");
    const auto& choices = walk.trace.steps[step_of_blank(walk, walk.blanks.current)].choices;
    if (choices.empty()) return tr("\u2191 \u2193 step \u00b7 type the value \u00b7 Enter checks");
    std::vector<std::string> letters;
    for (const TraceChoice& choice : choices) {
        if (choice.key != 0) letters.push_back(capital(std::string(1, choice.key)));
    }
    if (letters.size() == choices.size())
        return tr("\u2191 \u2193 step \u00b7 {letters} choose \u00b7 Enter checks",
                  "letters"_a = or_list(letters));
    return tr("\u2191 \u2193 step \u00b7 1\u2013{last} choose \u00b7 Enter checks",
              "last"_a = std::min<std::size_t>(choices.size(), 9));
}

std::string key_line(const LessonWalk& walk) {
    if (walk.part == LessonPart::End)
        return walk.passed() ? tr("Esc back to the lessons")
                             : tr("R take that part again \u00b7 Esc back");
    const bool marked = walk.blanks.mark || (walk.practice && walk.practice->mark);
    if (marked)
        return tr(
            "Enter next \u00b7 A again \u00b7 S the same again \u00b7 C contrast \u00b7 B "
            "rule book");
    if (walk.part == LessonPart::Faded && !walk.practice) return blank_keys(walk);
    return tr("Enter next \u00b7 \u2190 back \u00b7 B rule book \u00b7 Esc the lessons");
}

void speak(LessonScreen& screen) {
    screen.spoken = screen.title + ". " + screen.heading + ". " + screen.progress + ".";
    const auto add = [&](const std::string& text) {
        if (!text.empty()) screen.spoken += "\n" + text;
    };
    add(screen.aim);
    for (const BlockScreen& block : screen.blocks) add(block.spoken);
    add(screen.story);
    for (const StepScreen& step : screen.steps) add(step.spoken);
    if (screen.feedback) add(screen.feedback->spoken);
    if (screen.banner) add(screen.banner->title + ". " + screen.banner->text);
    for (const std::string& result : screen.results) add(result);
    if (screen.banner) add(screen.go_on_label);
}

}  // namespace

LessonScreen screen_of(const LessonWalk& walk, const Library& library) {
    LessonScreen screen;
    const Lesson& lesson = walk.lesson;
    screen.title = lesson.title;
    screen.crumb = std::string(title_of(lesson.game)) + dot +
                   tr("Lesson {number}", "number"_a = lesson.number) + dot +
                   tr_n("{count} minute", "{count} minutes", lesson.minutes);
    screen.heading = title_of(walk.part);
    if (!walk.scenario.title.empty() && walk.part != LessonPart::Rule &&
        walk.part != LessonPart::End)
        screen.heading += dot + shown_title(walk.scenario);
    add_parts(screen, walk);
    add_blocks(screen, walk);
    add_item(screen, walk, library);
    add_end(screen, walk, library);
    add_open(screen, walk, library);
    screen.can_go_on = can_go_on(walk);
    screen.can_go_back = page_of(walk) > 0;
    screen.can_check = can_check(walk);
    screen.can_reveal = walk.part == LessonPart::Worked && !can_go_on(walk);
    screen.go_on_label = go_on_label(walk, library);
    const Lesson* next = lesson_after(library.lessons, walk.lesson);
    if (next != nullptr && walk.part == LessonPart::End) screen.next_lesson = next->title;
    screen.key_line = key_line(walk);
    speak(screen);
    return screen;
}

}  // namespace fairdeal

// What is answered on the page of a lesson, as lines of text: how many steps are shown, what stands
// in the blanks or in the answer, whether it is marked; of a hand beside the lesson the hand
// itself. A blank is named by its step and a choice by its words.

#include <fmt/format.h>

#include "base/text.h"
#include "desk/answer/draft.h"
#include "desk/lesson/lesson.h"
#include "desk/practise/kept_item.h"

namespace fairdeal {

namespace {

constexpr std::string_view hand_follows = "aside\n";

bool is_one_line(const std::string& typed) { return typed.find('\n') == std::string::npos; }

/// "amount 1": the step that a blank is of. Steps of one kind and place come in their order.
std::string name_of_blank(const LessonWalk& walk, std::size_t blank) {
    const Step& step = walk.trace.steps.at(step_of_blank(walk, blank)).step;
    return fmt::format("{} {}", to_text(step.kind), to_text(step.who));
}

void add_blanks(std::string& draft, const LessonWalk& walk) {
    const auto& given = walk.blanks.given;
    std::size_t filled = given.size();
    while (filled > 0 && given[filled - 1].empty()) --filled;
    if (filled == 0) return;
    draft += fmt::format("blanks {}\n", given.size());
    for (std::size_t i = 0; i < filled; ++i) {
        draft += "blank " + name_of_blank(walk, i);
        if (!given[i].empty() && is_one_line(given[i])) draft += " " + given[i];
        draft += "\n";
    }
    if (walk.blanks.mark) draft += "marked\n";
}

void add_answer(std::string& draft, const Practice& practice) {
    if (practice.hints > 0) draft += fmt::format("hints {}\n", practice.hints);
    const std::string answer = draft_of(practice);
    for (const std::string_view line : split_at(answer, '\n')) {
        if (!line.empty()) draft += fmt::format("answer {}\n", line);
    }
    if (practice.form() == AnswerForm::OneChoice && practice.chosen)
        draft += fmt::format("chosen {}\n", practice.choices[*practice.chosen].text);
    if (practice.mark) draft += "marked\n";
}

/// Reads the lines about one item into the walk that shows it.
class PageReader {
public:
    PageReader(LessonWalk& walk, const Library& library) : walk_(walk), library_(library) {}

    bool take(std::string_view line) {
        const std::size_t space = line.find(' ');
        const std::string_view word = line.substr(0, space);
        const std::string_view rest =
            space == std::string_view::npos ? std::string_view() : line.substr(space + 1);
        if (word == "item") return rest == walk_.scenario.id;
        if (word == "answer" && walk_.practice) {
            answer_ += std::string(rest) + "\n";
            return true;
        }
        if (word == "blank") return take_blank(rest);
        if (word == "chosen") return take_chosen(rest);
        if (word == "marked") return marked_ = true;
        const auto number = whole_number_from(rest, 1000);
        return number && take_number(word, static_cast<std::size_t>(*number));
    }

    /// After the last line.
    bool finish() {
        if (walk_.practice && !answer_.empty() && !take_up_draft(*walk_.practice, answer_))
            return false;
        if (marked_) mark_again(walk_, library_);
        return !marked_ ||
               (walk_.practice ? walk_.practice->mark.has_value() : walk_.blanks.mark.has_value());
    }

private:
    bool take_number(std::string_view word, std::size_t number) {
        if (word == "revealed" && number <= walk_.trace.steps.size()) {
            walk_.revealed = number;
        } else if (word == "blanks" && number <= walk_.trace.steps.size()) {
            walk_.blanks.given.assign(number, "");
        } else if (word == "hints" && walk_.practice && number <= walk_.scenario.hints.size()) {
            walk_.practice->hints = number;
        } else {
            return false;
        }
        return true;
    }

    /// Older builds kept the choice's number.
    bool take_chosen(std::string_view rest) {
        if (!walk_.practice) return false;
        const auto number = whole_number_from(rest, 1000);
        const auto choice = choice_from(*walk_.practice, rest);
        if (!choice && !number) return false;
        const std::size_t chosen = choice.value_or(static_cast<std::size_t>(number.value_or(0)));
        if (chosen >= walk_.practice->choices.size()) return false;
        choose(*walk_.practice, chosen, library_.misreadings);
        return true;
    }

    /// "KIND WHO TYPED"; older builds kept the blank's number.
    bool take_blank(std::string_view rest) {
        const std::string_view kind = take_word(rest);
        if (const auto number = whole_number_from(kind, 1000))
            return fill(static_cast<std::size_t>(*number), rest);
        const std::string name = fmt::format("{} {}", kind, take_word(rest));
        while (blank_ < walk_.blanks.given.size() && name_of_blank(walk_, blank_) != name) ++blank_;
        return fill(blank_++, rest);
    }

    bool fill(std::size_t blank, std::string_view typed) {
        if (blank >= walk_.blanks.given.size()) return false;
        if (!typed.empty()) fill_blank(walk_, blank, std::string(typed));
        return true;
    }

    LessonWalk& walk_;
    const Library& library_;
    std::string answer_;
    std::size_t blank_ = 0;  // the next one to be named
    bool marked_ = false;
};

/// The seed of the fresh hands stands in the first line, if at all.
std::string_view take_seed(LessonWalk& walk, std::string_view lines) {
    constexpr std::string_view seed = "seed ";
    if (lines.substr(0, seed.size()) != seed) return lines;
    const std::size_t end = lines.find('\n');
    const auto number = whole_number_from(lines.substr(seed.size(), end - seed.size()), 1'000'000);
    if (!number || end == std::string_view::npos) return lines;
    walk.seed = static_cast<std::uint64_t>(*number);
    return lines.substr(end + 1);
}

bool take_up(LessonWalk& walk, const Library& library, std::string_view lines) {
    lines = take_seed(walk, lines);
    reopen(walk, library);
    if (lines.substr(0, hand_follows.size()) == hand_follows) {
        const std::size_t end = lines.find("\n\n");
        if (end == std::string_view::npos) return false;
        auto hand = kept_scenario(std::string(lines.substr(end + 2)), library);
        if (!hand) return false;
        show_aside(walk, *std::move(hand), library);
        lines = lines.substr(hand_follows.size(), end + 1 - hand_follows.size());
    }
    PageReader reader(walk, library);
    for (const std::string_view line : split_at(lines, '\n')) {
        if (!line.empty() && !reader.take(line)) return false;
    }
    return reader.finish();
}

}  // namespace

std::string page_draft_of(const LessonWalk& walk, const Library& library) {
    std::string draft;
    if (walk.part == LessonPart::Worked && walk.revealed > 1)
        draft += fmt::format("revealed {}\n", walk.revealed);
    if (walk.part == LessonPart::Faded) add_blanks(draft, walk);
    if (walk.practice) add_answer(draft, *walk.practice);
    const bool is_item = walk.part != LessonPart::Rule && walk.part != LessonPart::End;
    if (!draft.empty() && is_one_line(walk.scenario.id))
        draft = fmt::format("item {}\n", walk.scenario.id) + draft;
    if (walk.aside && is_item)
        draft = std::string(hand_follows) + draft + "\n" + kept_as(walk.scenario, library);
    return walk.seed == 1 ? draft : fmt::format("seed {}\n", walk.seed) + draft;
}

bool take_up_page_draft(LessonWalk& walk, const Library& library, const std::string& draft) {
    if (draft.empty()) return true;
    LessonWalk copy = walk;
    if (!take_up(copy, library, draft)) return false;
    walk = std::move(copy);
    return true;
}

}  // namespace fairdeal

#include "cli/exam/exam_line.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "base/text.h"
#include "base/translation.h"
#include "desk/answer/practice_screen.h"
#include "picture/table/seen_text.h"

namespace fairdeal {

namespace {

std::string how_to_answer() {
    return tr("Say, for example: 1 take / 1 pay 25 / 1 pay 25 tip 1 / 1 push / 1 return 5");
}

using Words = std::vector<std::string_view>;

/// The n-th choice is called A, B, ..., Z, AA, AB, ...
std::string name_of_choice(std::size_t index) {
    constexpr std::size_t letters = 26;
    std::string name;
    for (std::size_t left = index + 1; left > 0; left = (left - 1) / letters)
        name.insert(name.begin(), static_cast<char>('A' + (left - 1) % letters));
    return name;
}

template <std::size_t n>
std::optional<std::size_t> index_in(const std::array<std::string_view, n>& all,
                                    std::string_view word) {
    const auto found = std::find(all.begin(), all.end(), word);
    if (found == all.end()) return std::nullopt;
    return static_cast<std::size_t>(found - all.begin());
}

std::string take_wager(Practice& practice, std::size_t row, const Words& words) {
    constexpr std::array<std::string_view, 4> calls{"take", "push", "pay", "return"};
    const auto call = index_in(calls, words[1]);
    if (!call) return tr("say take, push, pay or return");
    set_call(practice, row, static_cast<Call>(*call));
    std::size_t next = 2;
    if (words.size() > next && words[next] != "tip")
        type_amount(practice, row, std::string(words[next++]));
    if (words.size() == next + 2 && words[next] == "tip") {
        type_tip(practice, row, std::string(words[next + 1]));
        next += 2;
    }
    return next == words.size() ? answer_problem(practice, row) : tr("these are too many words");
}

std::string take_seat(Practice& practice, std::size_t row, const Words& words) {
    constexpr std::array<std::string_view, 3> fates{"in", "out", "place"};
    const auto fate = index_in(fates, words[1]);
    if (!fate || words.size() > 3) return tr("say in, out 6 or place 1");
    set_fate(practice, row - practice.wagers.size(), static_cast<Fate>(*fate));
    if (words.size() == 3) type_amount(practice, row, std::string(words[2]));
    return answer_problem(practice, row);
}

std::string take_count(Practice& practice, std::size_t row, const Words& words) {
    constexpr std::array<std::string_view, 3> calls{"hard", "soft", "natural"};
    const auto call = index_in(calls, words[1]);
    if (!call || words.size() > 3) return tr("say hard 12, soft 17 or natural");
    if (words.size() == 3) type_amount(practice, row, std::string(words[2]));
    if (!practice.count->call || static_cast<std::size_t>(*practice.count->call) != *call)
        answer_row(practice, row, *call);
    return answer_problem(practice, row);
}

std::string take_row(Practice& practice, std::size_t row, const Words& words) {
    if (words.size() < 2) return tr("say what happens to it");
    if (row < practice.wagers.size()) return take_wager(practice, row, words);
    if (row < practice.wagers.size() + practice.seats.size())
        return take_seat(practice, row, words);
    if (practice.count) return take_count(practice, row, words);
    if (words.size() > 2) return tr("say how many");
    type_amount(practice, row, std::string(words[1]));
    return answer_problem(practice, row);
}

std::string rows_text(const PracticeScreen& screen, const Practice& practice, bool said_only) {
    std::string text;
    for (std::size_t i = 0; i < screen.rows.size(); ++i) {
        const RowScreen& row = screen.rows[i];
        std::string said;
        for (const CallScreen& call : row.calls) {
            if (call.on && i < practice.rows()) said += " " + call.label;
        }
        if (!row.amount.empty()) said += " " + row.amount;
        if (!row.tip.empty()) said += " " + tr("tip {amount}", "amount"_a = row.tip);
        if (said_only && said.empty()) continue;
        text += fmt::format("  {:>2}  {} {} {}{}\n", i + 1, row.place, row.title, row.stake,
                            said.empty() ? "" : " :" + said);
    }
    return text;
}

}  // namespace

std::string question_text(const Practice& practice, const Library& library) {
    const PracticeScreen screen = screen_of(practice, library);
    std::string text = screen.story + "\n\n" + text_as_seen(practice.scenario.hand) + "\n" +
                       screen.question + (screen.event.empty() ? "" : ": " + screen.event) + "\n";
    text += rows_text(screen, practice, false);
    for (std::size_t i = 0; i < screen.choices.size(); ++i) {
        const ChoiceScreen& choice = screen.choices[i];
        if (!choice.whom.empty()) text += "  " + choice.whom + "\n";
        text += fmt::format("  {:>2}  {}{}\n", name_of_choice(i), choice.label,
                            choice.detail.empty() ? "" : " - " + choice.detail);
    }
    return text;
}

std::string answer_text(const Practice& practice, const Library& library) {
    const PracticeScreen screen = screen_of(practice, library);
    std::string text = rows_text(screen, practice, true);
    for (std::size_t i = 0; i < screen.choices.size(); ++i) {
        if (practice.choices[i].ticked || practice.chosen == i)
            text += fmt::format("  {:>2}  {}\n", name_of_choice(i), screen.choices[i].label);
    }
    return text.empty() ? "  " + tr("nothing yet") + "\n" : text;
}

std::string take_line(Practice& practice, std::string_view line) {
    Words words;
    for (const std::string_view word : split_at(line, ' ')) {
        if (!word.empty()) words.push_back(word);
    }
    if (words.empty()) return how_to_answer();
    if (const auto row = whole_number_from(words[0], 1000)) {
        if (*row < 1 || static_cast<std::size_t>(*row) > practice.rows())
            return tr("there is no {number}", "number"_a = words[0]);
        Practice changed = practice;
        std::string why = take_row(changed, static_cast<std::size_t>(*row) - 1, words);
        if (why.empty()) practice = std::move(changed);
        return why;
    }
    std::string name(words[0]);
    for (char& c : name) c = c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    for (std::size_t i = 0; i < practice.choices.size(); ++i) {
        if (name_of_choice(i) != name || words.size() > 1) continue;
        choose(practice, i, {});
        return "";
    }
    return how_to_answer();
}

}  // namespace fairdeal

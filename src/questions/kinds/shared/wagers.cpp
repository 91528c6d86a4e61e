#include "questions/kinds/shared/wagers.h"

#include <algorithm>

#include "base/translation.h"
#include "questions/answer_text.h"
#include "questions/kinds/shared/breach_words.h"
#include "words/words.h"

namespace fairdeal {

namespace {

bool holds(const std::vector<WagerOf>& wagers, const WagerOf& wager) {
    return std::find(wagers.begin(), wagers.end(), wager) != wagers.end();
}

std::string wagers_in_words(const std::vector<WagerOf>& wagers, const std::string& none) {
    if (wagers.empty()) return none;
    Texts words;
    for (const WagerOf& wager : wagers)
        words.push_back(wager.wager == Wager::None ? place_in_words(wager.who)
                                                   : wager_in_words(wager.who, wager.wager));
    return with_between(words, "; ");
}

}  // namespace

Answer WagersKind::right_answer(const Scenario&, const Key& key) const {
    return WagersAnswer{key.wagers};
}

void WagersKind::mark(Mark& mark, const Answer& answer, const Scenario&,
                      std::span<const Misreading>) const {
    for (const WagerOf& wager : mark.key.wagers) {
        if (!holds(of(answer).wagers, wager)) mark.missed.push_back(wager);
    }
    for (const WagerOf& wager : of(answer).wagers) {
        if (!holds(mark.key.wagers, wager) && !holds(mark.key.may_wait, wager))
            mark.false_alarms.push_back(wager);
    }
    mark.right = mark.missed.empty() && mark.false_alarms.empty();
}

std::string WagersKind::text(const Answer& answer, const Scenario&) const {
    Texts names;
    for (const WagerOf& wager : of(answer).wagers) names.push_back(to_text(wager));
    return joined_lines(sorted_lines_once(std::move(names)), none_of_them);
}

Answer WagersKind::read(AnswerLines& lines) const {
    WagersAnswer answer;
    if (lines.is_only(none_of_them)) return answer;
    for (std::size_t i = 0; i < lines.lines().size(); ++i) {
        if (const auto wager = wager_of_from(lines.lines()[i]))
            answer.wagers.push_back(*wager);
        else
            lines.wrong(i, tr("{line} is not a wager such as '1.2 player'",
                              "line"_a = in_quotes(lines.lines()[i])));
    }
    return answer;
}

std::string WagersKind::in_one_line(const Answer& answer, const Scenario&) const {
    return names_of(of(answer).wagers, {});
}

Answer WagersKind::answer(const FilledIn& filled, const Scenario&) const {
    WagersAnswer answer;
    for (const std::string& chosen : filled.chosen) {
        if (const auto wager = wager_of_from(chosen)) answer.wagers.push_back(*wager);
    }
    return answer;
}

std::vector<std::string> WagersKind::right_choices(const Key& key, const Scenario&) const {
    if (key.wagers.empty()) return {std::string(none_of_them)};
    Texts right;
    for (const WagerOf& wager : key.wagers) right.push_back(to_text(wager));
    return right;
}

std::string WagersKind::said(const Answer& answer, const Scenario&) const {
    return wagers_in_words(of(answer).wagers, tr(none_));
}

std::string WagersKind::due(const Key& key, const Scenario&) const {
    return wagers_in_words(key.wagers, tr(none_));
}

std::string WagersKind::objection(const Mark& mark) const {
    std::string words;
    if (!mark.missed.empty())
        words = tr("Missed: {wagers}.", "wagers"_a = wagers_in_words(mark.missed, ""));
    if (mark.false_alarms.empty()) return words;
    return words + (words.empty() ? "" : " ") +
           tr("Not one of them: {wagers}.", "wagers"_a = wagers_in_words(mark.false_alarms, ""));
}

std::string WagersKind::names_of(const std::vector<WagerOf>& wagers,
                                 const std::vector<WagerOf>& may_wait) {
    Texts names;
    for (const WagerOf& wager : wagers) {
        if (!holds(may_wait, wager)) names.push_back(to_text(wager));
    }
    return with_between(sorted_lines(std::move(names)), ", ");
}

Choice WagersKind::none() const { return {std::string(none_of_them), tr(none_), "", ""}; }

Choice WagersKind::choice_of(const WagerOf& about, std::string label) {
    return {to_text(about), std::move(label), place_in_words(about.who), "", about};
}

}  // namespace fairdeal

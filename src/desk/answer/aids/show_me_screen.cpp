// The line of the right settlement that is shown, in words.

#include "base/translation.h"
#include "desk/answer/aids/show_me.h"
#include "desk/answer/practice_screen.h"
#include "words/amounts.h"

namespace fairdeal {

namespace {

void add_to(std::string& text, const std::string& words) {
    if (!words.empty()) text += (text.empty() ? "" : " ") + words;
}

std::string why_of(const Line& line, const Practice& practice) {
    std::string why;
    if (line.verb == Verb::Pay)
        add_to(why, price_in_words(practice.scenario.hand, line.who, line.wager));
    if (line.bank_after)
        add_to(why, tr("The bank has {amount} left.",
                       "amount"_a = amount_in_words(*line.bank_after, practice.unit())));
    if (line.is_urgent()) add_to(why, tr("This is done before the next card."));
    return why;
}

}  // namespace

std::optional<ShowMeScreen> show_me_screen(const Practice& practice, const Library& library) {
    const Line* line = line_shown(practice);
    if (line == nullptr) return std::nullopt;
    const std::size_t lines = practice.mark->key.lines.size();
    ShowMeScreen screen;
    screen.heading =
        tr("Line {number} of {count}", "number"_a = *practice.shown_line + 1, "count"_a = lines);
    screen.line = event_in_words(event_of(*line), practice.unit());
    screen.why = why_of(*line, practice);
    if (!line->because.empty())
        screen.clause = clause_screen(std::string(line->because.front().id), library,
                                      practice.scenario.hand.header.card);
    screen.is_last = *practice.shown_line + 1 == lines;
    screen.next_label =
        tr(action_named(show_actions, screen.is_last ? ShowAction::End : ShowAction::Next).label);
    screen.spoken = screen.heading + ". " + screen.line + ".";
    add_to(screen.spoken, screen.why);
    add_to(screen.spoken, screen.clause.text);
    return screen;
}

}  // namespace fairdeal

#pragma once
// What is said of one wager, by a ruling or by a claim: its settlement lines as values, without
// their reasons. Words for them are in rules/verdict_words.h.

#include <vector>

#include "record/event.h"

namespace fairdeal {

/// What a settlement line is about.
struct Subject {
    Who who;
    Wager wager = Wager::None;  // None: tip, out or place
    Verb verb = Verb::Push;     // of a tip, out or place; otherwise without meaning
    [[nodiscard]] bool is_place() const { return wager == Wager::None && is_about_a_place(verb); }
    friend bool operator==(const Subject&, const Subject&) = default;
};

/// One settlement line without its subject and its reasons.
struct SettledLine {
    Verb verb = Verb::Push;
    Money amount;   // of a push none is said
    int place = 0;  // out, place
    friend auto operator<=>(const SettledLine&, const SettledLine&) = default;
};
/// All that is said of one subject, in the order in which it is said; empty: nothing.
using SettledLines = std::vector<SettledLine>;

/// Of a ruled line, a claimed one or a settlement event. Tip, out and place carry no wager and are
/// told apart by their verb.
template <class AnyLine>
bool is_about(const AnyLine& line, const Subject& subject) {
    if (line.who != subject.who || line.wager != subject.wager) return false;
    return line.wager != Wager::None || line.verb == subject.verb;
}

template <class AnyLine>
Subject subject_of(const AnyLine& line) {
    return {line.who, line.wager, line.wager == Wager::None ? line.verb : Verb::Push};
}

template <class AnyLine>
SettledLine settled_line(const AnyLine& line) {
    return {line.verb, line.verb == Verb::Push ? Money{} : line.amount, line.place};
}

template <class AnyLine>
SettledLines lines_about(const std::vector<AnyLine>& lines, const Subject& subject) {
    SettledLines said;
    for (const AnyLine& line : lines) {
        if (is_about(line, subject)) said.push_back(settled_line(line));
    }
    return said;
}

/// Whatever their order.
bool are_the_same(SettledLines a, SettledLines b);

/// The lines of `all` that are not in `others`, each as often as it is left over; sorted.
SettledLines without(SettledLines all, SettledLines others);

/// The lines with all that they pay in one of them.
SettledLines with_one_payment(const SettledLines& lines);

/// What the lines move towards the guest (of a tip: the dealer): paid is plus, taken is minus. A
/// stake that is pushed or handed back moves nothing.
Money moved_by(const SettledLines& lines);

/// All that the lines name, taken, paid or handed back: "take 12.50, return 12.50" is 25.
Money handled_in(const SettledLines& lines);

}  // namespace fairdeal

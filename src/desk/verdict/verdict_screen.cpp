// The verdict on each wager, tip and place in words.

#include <algorithm>

#include "desk/answer/practice_screen.h"
#include "desk/words/amounts.h"
#include "desk/words/words.h"

namespace fairdeal {

namespace {

bool starts_with(const std::string& text, std::string_view start) {
    return text.rfind(start, 0) == 0;
}

bool is_place(const std::string& settlement) {
    return starts_with(settlement, "out ") || starts_with(settlement, "place ");
}

/// "2nd place", "out in 6th place", "stays in" of a verdict about a place.
std::string for_people(const std::string& settlement, bool place, Unit unit) {
    if (place && settlement == "nothing") return "Stays in";
    return capital(settlement_for_people(settlement, unit));
}

/// The other half of a place: it was put out in place of placed, or placed in place of out.
std::vector<VerdictScreen>::iterator other_half(std::vector<VerdictScreen>& screens,
                                                const VerdictScreen& screen) {
    return std::find_if(screens.begin(), screens.end(), [&](const VerdictScreen& other) {
        return screen.title == "Place" && other.title == "Place" && other.who == screen.who;
    });
}

void join(VerdictScreen& ruled, VerdictScreen claimed) {
    if (ruled.clauses.empty()) std::swap(ruled, claimed);
    ruled.yours = claimed.yours;
    ruled.word = "Wrong outcome";
    if (ruled.trainer_says.empty()) ruled.trainer_says = claimed.trainer_says;
}

}  // namespace

bool is_about_place(const WagerVerdict& verdict) {
    return is_place(verdict.ruled) || is_place(verdict.claimed);
}

VerdictScreen verdict_screen(const WagerVerdict& verdict, Unit unit) {
    const bool place = is_about_place(verdict);
    VerdictScreen screen;
    screen.right = verdict.standing == Standing::Right;
    screen.word = capital(std::string(to_text(verdict.standing)));
    screen.title = place                          ? "Place"
                   : verdict.wager == Wager::None ? "Dealer tip"
                                                  : std::string(title_of(verdict.wager));
    screen.place = place_in_words(verdict.who);
    screen.yours = for_people(verdict.claimed, place, unit);
    screen.due = for_people(verdict.ruled, place, unit);
    for (const ClauseId clause : verdict.because) screen.clauses.emplace_back(clause.id);
    screen.trainer_says = verdict.trainer_says;
    screen.who = verdict.who;
    screen.wager = verdict.wager;
    return screen;
}

std::vector<VerdictScreen> verdict_screens(const Verdict& verdict, Unit unit) {
    std::vector<VerdictScreen> screens;
    for (const WagerVerdict& wager : verdict.wagers) {
        VerdictScreen screen = verdict_screen(wager, unit);
        const auto half = other_half(screens, screen);
        if (half == screens.end())
            screens.push_back(std::move(screen));
        else
            join(*half, std::move(screen));
    }
    return screens;
}

}  // namespace fairdeal
